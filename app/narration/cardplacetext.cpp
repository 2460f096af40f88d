// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/cardplacetext.h"

#include "app/narration/cardtext.h"
#include "app/narration/fill.h"
#include "app/narration/tabletext.h"

#include <QCoreApplication>

namespace showdown::narration {
namespace {

struct CardPlaceText
{
    Q_DECLARE_TR_FUNCTIONS(CardPlaceText)
};

QString positionIn(const SeenPlace& place)
{
    return QString::number(place.position + 1);
}

QString boardPlaceName(const SeenPlace& place)
{
    const Street street = streetOfBoardCard(place.position);
    if (street == Street::flop)
        return fill(CardPlaceText::tr("Flop, card %1", "%1: 1 to 3"), {positionIn(place)});
    return street == Street::turn ? CardPlaceText::tr("Turn", "the place of a card")
                                  : CardPlaceText::tr("River", "the place of a card");
}

/// The place inside a sentence.
QString placeInline(const SeenPlace& place, const QStringList& names)
{
    switch (place.area) {
    case SeenArea::hole:
        return placeName(place, names);
    case SeenArea::board:
        switch (streetOfBoardCard(place.position)) {
        case Street::turn:
            return CardPlaceText::tr("the turn", "inside a sentence");
        case Street::river:
            return CardPlaceText::tr("the river", "inside a sentence");
        case Street::preflop:
        case Street::flop:
            break;
        }
        return fill(CardPlaceText::tr("flop card %1", "inside a sentence; %1: 1 to 3"),
                    {positionIn(place)});
    case SeenArea::dead:
        break;
    }
    return fill(CardPlaceText::tr("dead card %1", "inside a sentence; a card out of play"),
                {positionIn(place)});
}

QString movePattern(MoveKind kind)
{
    switch (kind) {
    case MoveKind::nothing:
        return CardPlaceText::tr("%1 stays where it is", "%1: 'K♦'");
    case MoveKind::place:
        return CardPlaceText::tr("%1 goes to %2", "%1: 'K♦'; %2: 'Player 2, card 4', 'the turn'");
    case MoveKind::replace:
        return CardPlaceText::tr("%1 goes to %2 and replaces %3",
                                 "%1, %3: 'K♦'; %2: 'Player 2, card 4', 'the turn'");
    case MoveKind::move:
        return CardPlaceText::tr("%1 moves to %2", "%1: 'K♦'; %2: 'Player 2, card 4', 'the turn'");
    case MoveKind::swap:
        return CardPlaceText::tr("%1 and %3 change places: %1 moves to %2",
                                 "%1, %3: 'K♦'; %2: 'Player 2, card 4', 'the turn'");
    case MoveKind::insert:
        return CardPlaceText::tr("%1 goes in at %2, and the cards there make room",
                                 "%1: 'K♦'; %2: 'Player 2, card 4', 'the turn'");
    case MoveKind::clear:
        return CardPlaceText::tr("%1 is taken off the table", "%1: 'K♦'");
    }
    return {};
}

} // namespace

QString slotName(CardPlace place, const QStringList& names)
{
    return fill(CardPlaceText::tr("%1, card %2", "%1: a player; %2: 1 to 5"),
                {playerName(place.hand + 1, names), QString::number(place.position + 1)});
}

QString placeName(const SeenPlace& place, const QStringList& names)
{
    switch (place.area) {
    case SeenArea::hole:
        return slotName({place.player, place.position}, names);
    case SeenArea::board:
        return boardPlaceName(place);
    case SeenArea::dead:
        break;
    }
    return fill(CardPlaceText::tr("Dead card %1", "%1: a number; a card out of play"),
                {positionIn(place)});
}

QString placedSymbol(PlacedCard card, const HouseRules& rules)
{
    return card.isUnknown() ? QStringLiteral("?") : cardSymbol(*card.face(), rules);
}

QString placedName(PlacedCard card, const HouseRules& rules)
{
    return card.isUnknown() ? CardPlaceText::tr("Unknown card") : cardName(*card.face(), rules);
}

QString placeContent(std::optional<PlacedCard> card, const HouseRules& rules)
{
    return card ? placedName(*card, rules) : CardPlaceText::tr("Empty", "a place for a card");
}

QString nextPlaceText(const SeenPlace& place, std::optional<PlacedCard> there,
                      const HouseRules& rules, const QStringList& names)
{
    const QString name = placeName(place, names);
    if (!there)
        return name;
    if (there->face() == Card::joker())
        return fill(CardPlaceText::tr("%1 (replaces the wild)", "%1: 'Player 2, card 4'"), {name});
    return fill(CardPlaceText::tr("%1 (replaces %2)", "%1: 'Player 2, card 1'; %2: 'Q♥' or '?'"),
                {name, placedSymbol(*there, rules)});
}

QString putText(PlacedCard card, const SeenPlace& place, const HouseRules& rules,
                const QString& made)
{
    const QString name = placedName(card, rules);
    if (!made.isEmpty())
        return fill(CardPlaceText::tr("%1, card %2. %3.",
                                      "%1: 'King of hearts'; %2: 1 to 5; %3: 'Pair of kings'"),
                    {name, positionIn(place), made});
    if (place.area == SeenArea::hole)
        return fill(CardPlaceText::tr("%1, card %2.", "%1: 'King of hearts'; %2: 1 to 5"),
                    {name, positionIn(place)});
    return fill(CardPlaceText::tr("%1, %2.", "%1: 'King of hearts'; %2: 'Turn'"),
                {name, placeName(place)});
}

QString goesTo(int cards, const SeenPlace& place, const QStringList& names)
{
    const QString where = placeInline(place, names);
    if (cards == 1)
        return fill(CardPlaceText::tr("Goes to %1", "%1: 'Player 2, card 4', 'the turn'"), {where});
    return fill(
        CardPlaceText::tr("%n cards, from %1 on", "%1: 'Player 2, card 4', 'flop card 1'", cards),
        {where});
}

QString alreadyIn(const SeenPlace& holder, const QStringList& names)
{
    switch (holder.area) {
    case SeenArea::hole:
        return fill(CardPlaceText::tr("Already in %1, card %2", "%1: a player; %2: 1 to 5"),
                    {playerName(holder.player + 1, names), positionIn(holder)});
    case SeenArea::board:
        return fill(CardPlaceText::tr("Already on the board, card %1", "%1: 1 to 5"),
                    {positionIn(holder)});
    case SeenArea::dead:
        break;
    }
    return CardPlaceText::tr("Already among the dead cards");
}

QString alreadyHeld(Card card, const SeenPlace& holder, const HouseRules& rules,
                    const QStringList& names)
{
    const QString name = cardName(card, rules);
    switch (holder.area) {
    case SeenArea::hole:
        return fill(CardPlaceText::tr("%1 is already in %2, card %3.",
                                      "Queen of diamonds is already in Player 1, card 3."),
                    {name, playerName(holder.player + 1, names), positionIn(holder)});
    case SeenArea::board:
        return fill(CardPlaceText::tr("%1 is already on the board, card %2.",
                                      "Queen of spades is already on the board, card 1."),
                    {name, positionIn(holder)});
    case SeenArea::dead:
        break;
    }
    return fill(CardPlaceText::tr("%1 is already among the dead cards.", "%1: 'Queen of spades'"),
                {name});
}

QString inUse(const SeenPlace& holder, const QStringList& names)
{
    switch (holder.area) {
    case SeenArea::hole:
        return fill(CardPlaceText::tr("In use, %1 card %2", "%1: a player; %2: 1 to 5"),
                    {playerName(holder.player + 1, names), positionIn(holder)});
    case SeenArea::board:
        return fill(CardPlaceText::tr("In use, board card %1", "%1: 1 to 5"), {positionIn(holder)});
    case SeenArea::dead:
        break;
    }
    return CardPlaceText::tr("In use, dead card");
}

QString noRoomHere()
{
    return CardPlaceText::tr("There is no room for one more card.");
}

QString givenCard()
{
    return CardPlaceText::tr("This card is given.");
}

QString noUnknownCardHere()
{
    return CardPlaceText::tr("Only a hole card can be unknown.");
}

QString moveText(MoveKind kind, PlacedCard card, const SeenPlace& place,
                 std::optional<PlacedCard> there, const HouseRules& rules, const QStringList& names)
{
    return fill(movePattern(kind), {placedSymbol(card, rules), placeInline(place, names),
                                    there ? placedSymbol(*there, rules) : QString()});
}

QString pickedUpText(PlacedCard card, const HouseRules& rules)
{
    return fill(CardPlaceText::tr("%1 is picked up. Arrows choose a slot, Enter drops it, Esc "
                                  "takes it back.",
                                  "%1: 'K♦' or '?'"),
                {placedSymbol(card, rules)});
}

QString nothingToPickUp()
{
    return CardPlaceText::tr("There is no card to pick up.");
}

} // namespace showdown::narration

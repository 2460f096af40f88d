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

QString movePattern(MoveKind kind)
{
    switch (kind) {
    case MoveKind::nothing:
        return CardPlaceText::tr("%1 stays where it is", "%1: 'K♦'");
    case MoveKind::place:
        return CardPlaceText::tr("%1 goes to: %2", "%1: 'K♦'; %2: 'Player 2, card 1' or 'Turn'");
    case MoveKind::replace:
        return CardPlaceText::tr("%1 replaces %3: %2",
                                 "%1, %3: 'K♦'; %2: 'Player 2, card 1' or 'Turn'");
    case MoveKind::move:
    case MoveKind::insert:
        return CardPlaceText::tr("%1 moves to: %2", "%1: 'K♦'; %2: 'Player 2, card 1' or 'Turn'");
    case MoveKind::swap:
        return CardPlaceText::tr("%1 and %3 change places: %2",
                                 "%1, %3: 'K♦'; %2: 'Player 2, card 1' or 'Turn'");
    case MoveKind::clear:
        return CardPlaceText::tr("%1 is taken off the table", "%1: 'K♦'");
    }
    return {};
}

} // namespace

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
    return fill(CardPlaceText::tr("%1 (replaces %2)", "%1: 'Player 2, card 1'; %2: 'Q♥' or '?'"),
                {name, placedSymbol(*there, rules)});
}

QString goesToPlace(int cards, const SeenPlace& place, const QStringList& names)
{
    const QString name = placeName(place, names);
    if (cards == 1)
        return fill(CardPlaceText::tr("Goes to: %1", "%1: 'Player 2, card 1' or 'Turn'"), {name});
    return fill(CardPlaceText::tr("%n cards, from here on: %1",
                                  "%1: 'Player 2, card 1' or 'Flop, card 1'", cards),
                {name});
}

QString alreadyInPlace(const SeenPlace& holder, const QStringList& names)
{
    switch (holder.area) {
    case SeenArea::hole:
        return alreadyIn({holder.player, holder.position}, names);
    case SeenArea::board:
        return fill(CardPlaceText::tr("Already on the board, card %1", "%1: 1 to 5"),
                    {positionIn(holder)});
    case SeenArea::dead:
        break;
    }
    return CardPlaceText::tr("Already among the dead cards");
}

QString alreadyHeldIn(Card card, const SeenPlace& holder, const HouseRules& rules,
                      const QStringList& names)
{
    switch (holder.area) {
    case SeenArea::hole:
        return alreadyHeld(card, {holder.player, holder.position}, rules, names);
    case SeenArea::board:
        return fill(CardPlaceText::tr("%1 is already on the board, card %2.",
                                      "Queen of spades is already on the board, card 1."),
                    {cardName(card, rules), positionIn(holder)});
    case SeenArea::dead:
        break;
    }
    return fill(CardPlaceText::tr("%1 is already among the dead cards.", "%1: 'Queen of spades'"),
                {cardName(card, rules)});
}

QString placeInUse(const SeenPlace& holder, const QStringList& names)
{
    switch (holder.area) {
    case SeenArea::hole:
        return inUse({holder.player, holder.position}, names);
    case SeenArea::board:
        return fill(CardPlaceText::tr("In use, board card %1", "%1: 1 to 5"), {positionIn(holder)});
    case SeenArea::dead:
        break;
    }
    return CardPlaceText::tr("In use, dead card");
}

QString noUnknownCardHere()
{
    return CardPlaceText::tr("Only a hole card can be unknown.");
}

QString placeMoveText(MoveKind kind, PlacedCard card, const SeenPlace& place,
                      std::optional<PlacedCard> there, const HouseRules& rules,
                      const QStringList& names)
{
    return fill(movePattern(kind), {placedSymbol(card, rules), placeName(place, names),
                                    there ? placedSymbol(*there, rules) : QString()});
}

QString placedPickedUpText(PlacedCard card, const HouseRules& rules)
{
    return fill(CardPlaceText::tr("%1 is picked up. Arrows choose a slot, Enter drops it, Esc "
                                  "takes it back.",
                                  "%1: 'K♦' or '?'"),
                {placedSymbol(card, rules)});
}

} // namespace showdown::narration

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/narration/decktext.h"

#include "app/narration/cardtext.h"
#include "app/narration/fill.h"
#include "app/narration/tabletext.h"

#include <QCoreApplication>

namespace showdown::narration {

namespace {

struct DeckText
{
    Q_DECLARE_TR_FUNCTIONS(DeckText)
};

QString slotNumber(CardPlace place)
{
    return QString::number(place.position + 1);
}

QString holderName(CardPlace place, const QStringList& names)
{
    return playerName(place.hand + 1, names);
}

} // namespace

QString nextSlotText(CardPlace place, std::optional<Card> there, const QStringList& names)
{
    const QString slot = slotName(place, names);
    if (!there)
        return slot;
    if (there->isJoker())
        return fill(DeckText::tr("%1 (replaces the wild)", "%1: 'Player 2, card 4'"), {slot});
    return fill(DeckText::tr("%1 (replaces %2)", "%1: 'Player 2, card 4'; %2: 'Q♥'"),
                {slot, cardSymbol(*there)});
}

QString cardsLeftText(int left, int all)
{
    return fill(DeckText::tr("%1 of %2 left", "cards of the deck that nobody holds: 38 of 52"),
                {QString::number(left), QString::number(all)});
}

QString cardsLeftShort(int left)
{
    return fill(DeckText::tr("%1 left", "how many cards of the deck nobody holds"),
                {QString::number(left)});
}

QString cardsLeftLine(int left, int all)
{
    return fill(DeckText::tr("%1 of %n cards left", "in the deck: 38 of 52 cards left", all),
                {QString::number(left)});
}

QString goesTo(int cards, CardPlace place, const QStringList& names)
{
    const QString slot = slotName(place, names);
    if (cards == 1)
        return fill(DeckText::tr("Goes to %1", "%1: 'Player 2, card 4'"), {slot});
    return fill(DeckText::tr("%n cards, from %1 on", "%1: 'Player 2, card 4'", cards), {slot});
}

QString alreadyIn(CardPlace holder, const QStringList& names)
{
    return fill(DeckText::tr("Already in %1, card %2", "%1: a player; %2: 1 to 5"),
                {holderName(holder, names), slotNumber(holder)});
}

QString comesTwice(Card card)
{
    return fill(DeckText::tr("%1 comes twice", "%1: 'Queen of diamonds'"), {cardName(card)});
}

QString noSuchCard()
{
    return DeckText::tr("No such card. Try Ks, 10h or *.");
}

QString roomFor(int cards)
{
    return DeckText::tr("There is room for %n cards.", "when more were typed", cards);
}

QString deckKeyName(Card card)
{
    return card.isJoker() ? DeckText::tr("Wild card, any number") : cardName(card);
}

QString inUse(CardPlace holder, const QStringList& names)
{
    return fill(DeckText::tr("In use, %1 card %2", "%1: a player; %2: 1 to 5"),
                {holderName(holder, names), slotNumber(holder)});
}

QString usedTwiceQuestion(int cards)
{
    return DeckText::tr("%n cards are used twice. Keep the first of each?", nullptr, cards);
}

QString notEnoughCards()
{
    return DeckText::tr("Not enough cards left to deal. Clear a hand or allow duplicates.");
}

} // namespace showdown::narration

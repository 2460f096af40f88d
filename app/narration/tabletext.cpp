// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/narration/tabletext.h"

#include "app/narration/cardtext.h"
#include "app/narration/categorytext.h"
#include "app/narration/fill.h"
#include "app/narration/handtext.h"
#include "app/narration/translation.h"

#include <QCoreApplication>

#include <algorithm>

namespace showdown::narration {

namespace {

struct DeckText
{
    Q_DECLARE_TR_FUNCTIONS(DeckText)
};

struct TableText
{
    Q_DECLARE_TR_FUNCTIONS(TableText)
};

const PlayerResult& playerOf(const Showdown& showdown, int player)
{
    return showdown.players[static_cast<std::size_t>(player - 1)];
}

bool isTied(const Showdown& showdown, std::optional<int> place)
{
    return std::ranges::count(showdown.players, place, &PlayerResult::place) > 1;
}

struct WorkingText
{
    Q_DECLARE_TR_FUNCTIONS(WorkingText)
};

/// "queen", or "queen of spades" where there is a suit.
QString cardWords(Rank rank, std::optional<Suit> suit)
{
    if (!suit)
        return rankWord(rank);
    return fill(WorkingText::tr("%1 of %2", "inside a sentence: 'queen of spades'"),
                {rankWord(rank), suitWord(*suit)});
}

/// "first place", "tied for first place": as a screen reader says it.
QString placeWords(int place, bool tied)
{
    switch (place) {
    case 1:
        return tied ? TableText::tr("tied for first place") : TableText::tr("first place");
    case 2:
        return tied ? TableText::tr("tied for second place") : TableText::tr("second place");
    default:
        return TableText::tr("third place");
    }
}

} // namespace

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

QString handsComeIn(int hands)
{
    return DeckText::tr("%n hands take the place of those on the table", nullptr, hands);
}

QString comesTwice(Card card, const HouseRules& rules)
{
    return fill(DeckText::tr("%1 comes twice", "%1: 'Queen of diamonds'"), {cardName(card, rules)});
}

QString cardsSetAside(const QStringList& players)
{
    return players.size() == 1
               ? fill(DeckText::tr("As long as this table is open, the cards of %1 come back with "
                                   "the player.",
                                   "%1: 'Player 3'"),
                      players)
               : fill(DeckText::tr("As long as this table is open, the cards of %1 and %2 come "
                                   "back with the players.",
                                   "%1: 'Player 2'; %2: 'Player 3'"),
                      players);
}

QString noSuchCard()
{
    return DeckText::tr("No such card. Try Ks, 10h or *.");
}

QString roomFor(int cards)
{
    return DeckText::tr("There is room for %n cards.", "when more were typed", cards);
}

QString deckKeyName(Card card, const HouseRules& rules)
{
    return card.isJoker() ? DeckText::tr("Wild card, any number") : cardName(card, rules);
}

QString usedTwiceQuestion(int cards)
{
    return DeckText::tr("%n cards are used twice. Keep the first of each?", nullptr, cards);
}

QString notEnoughCards()
{
    return DeckText::tr("Not enough cards left to deal. Clear a hand or allow duplicates.");
}

QString playerName(int number)
{
    return fill(TableText::tr("Player %1", "the name of a player who has no other; %1: a number"),
                {QString::number(number)});
}

QString playerName(int number, const QStringList& names)
{
    const QString own = names.value(number - 1);
    if (own.isEmpty())
        return playerName(number);
    const std::optional<int> otherNumber = playerNumber(own);
    const bool isOthers = names.count(own) > 1 || (otherNumber && *otherNumber != number);
    return isOthers ? fill(
               TableText::tr("%1 (%2)", "a name that two players have, and the player's number"),
               {own, QString::number(number)})
                    : own;
}

std::optional<int> playerNumber(const QString& name)
{
    static const QStringList patterns = inAllLanguages(
        "TableText", "Player %1", "the name of a player who has no other; %1: a number");
    for (int number = 1; number <= 3; ++number) {
        for (const QString& pattern : patterns) {
            if (name == fill(pattern, {QString::number(number)}))
                return number;
        }
    }
    return std::nullopt;
}

QString playerShortName(int number)
{
    return fill(TableText::tr("P%1", "short for 'Player %1'; %1: a number"),
                {QString::number(number)});
}

QString placeMark(int place, bool tied)
{
    switch (place) {
    case 1:
        return tied ? TableText::tr("Tied 1st", "mark of a place")
                    : TableText::tr("1st", "mark of a place");
    case 2:
        return tied ? TableText::tr("Tied 2nd", "mark of a place")
                    : TableText::tr("2nd", "mark of a place");
    default:
        return TableText::tr("3rd", "mark of a place");
    }
}

QString placeInWords(int place, bool tied)
{
    return placeWords(place, tied);
}

QString placeMark(const Showdown& showdown, int player)
{
    const PlayerResult& result = playerOf(showdown, player);
    if (result.failsLens())
        return TableText::tr("No place", "mark of a hand that does not fit the rank compared as");
    return result.place ? placeMark(*result.place, isTied(showdown, result.place))
                        : TableText::tr("Not in yet");
}

QString playerDescription(const Showdown& showdown, int player, const QStringList& names)
{
    const PlayerResult& result = playerOf(showdown, player);
    const QString name = playerName(player, names);
    if (result.result && result.place)
        return fill(TableText::tr("%1, %2, %3",
                                  "player, place, hand: Player 2, first place, pair of queens"),
                    {name, placeWords(*result.place, isTied(showdown, result.place)),
                     handNameInline(result.result->value)});
    if (result.hand.isComplete())
        return fill(TableText::tr("%1, takes no part", "%1: a player whose hand does not fit"),
                    {name});
    return fill(TableText::tr("%1, %2 of 5 cards", "%1: a player; %2: 0 to 4"),
                {name, QString::number(result.hand.size())});
}

QString playerHand(const Showdown& showdown, int player, const QStringList& names)
{
    const PlayerResult& result = playerOf(showdown, player);
    if (!result.result)
        return playerDescription(showdown, player, names);
    return fill(TableText::tr("%1, %2", "player, hand: Player 2, pair of queens"),
                {playerName(player, names), handNameInline(result.result->value)});
}

QString onlyTried(const QString& what)
{
    return fill(TableText::tr("%1, tried", "%1: '3rd'; a choice for a wild is tried"), {what});
}

QString workingHandTitle(int player, std::optional<Category> lens, const QStringList& names)
{
    const QString name = playerName(player, names);
    if (!lens)
        return fill(WorkingText::tr("%1 working hand, in comparing order", "%1: 'Player 2'"),
                    {name});
    return fill(WorkingText::tr("%1 working hand, as %2", "%1: 'Player 2'; %2: 'full house'"),
                {name, categoryInline(*lens)});
}

QString workingCardDescription(int player, int position, const WorkingCard& card,
                               const HandPart& part, const QStringList& names)
{
    const QString pattern =
        card.isSubstitute
            ? WorkingText::tr("%1, position %2 of 5, %3, from a wild, part of the %4",
                              "Player 2, position 1 of 5, queen, from a wild, part of the pair")
            : WorkingText::tr("%1, position %2 of 5, %3, part of the %4",
                              "Player 2, position 2 of 5, queen of spades, part of the pair");
    return fill(pattern, {playerName(player, names), QString::number(position),
                          cardWords(card.rank, card.suit), part.name});
}

QString slotContent(std::optional<Card> card, const std::optional<Substitution>& substitution,
                    const HouseRules& rules, bool isTried)
{
    if (!card)
        return WorkingText::tr("Empty", "a slot");
    if (!substitution)
        return cardName(*card, rules);
    const QString acts = cardWords(substitution->rank, substitution->suit);
    if (card->isJoker())
        return fill(isTried ? WorkingText::tr("Wild, tried as %1", "%1: 'nine'")
                            : WorkingText::tr("Wild, acts as %1", "%1: 'queen'"),
                    {acts});
    return fill(isTried ? WorkingText::tr("%1, tried as %2", "a card that the rules make wild")
                        : WorkingText::tr("%1, acts as %2", "a card that the rules make wild"),
                {cardName(*card, rules), acts});
}

QString slotPart(const HandPart& part, bool decides)
{
    return fill(decides ? WorkingText::tr("In the %1. Decides: yes.", "%1: 'pair'")
                        : WorkingText::tr("In the %1. Decides: no.", "%1: 'pair'"),
                {part.name});
}

} // namespace showdown::narration

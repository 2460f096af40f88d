// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/narration/nextcardtext.h"

#include "app/narration/cardtext.h"
#include "app/narration/categorytext.h"
#include "app/narration/fill.h"
#include "app/narration/handtext.h"
#include "app/narration/numbertext.h"
#include "app/narration/tabletext.h"

#include <QCoreApplication>

#include <algorithm>
#include <bit>

namespace showdown::narration {

namespace {

struct NextCardText
{
    Q_DECLARE_TR_FUNCTIONS(NextCardText)
};

/// The card settles who wins: it is the last one, and all hands are seen.
bool settles(const Situation& situation)
{
    return situation.boardCardsToCome() == 1 && situation.areAllKnown();
}

/// "J♠", "2♥ (wild)", and "★, 2 left" for several jokers.
QString unseenSymbol(const UnseenCard& unseen, const HouseRules& rules)
{
    const QString symbol = cardSymbol(unseen.card, rules);
    if (unseen.copies == 1)
        return symbol;
    return fill(NextCardText::tr("%1, %n left", "several jokers; %1: '★'", unseen.copies),
                {symbol});
}

QString unseenName(const UnseenCard& unseen, const HouseRules& rules)
{
    const QString name = cardName(unseen.card, rules);
    if (unseen.copies == 1)
        return name;
    return fill(NextCardText::tr("%1, %n left", "several jokers; %1: 'Wild card'", unseen.copies),
                {name});
}

QString legendText(const QString& name, int cards)
{
    return fill(
        NextCardText::tr("%1: %n cards", "in a legend; %1: 'Player 1', 'Tie', 'flush'", cards),
        {name});
}

void countIn(std::vector<NextCardGroup>& counted, const NextCardGroup& group)
{
    const auto same = std::ranges::find_if(counted, [&](const NextCardGroup& other) {
        return other.ahead == group.ahead && other.makes == group.makes;
    });
    if (same == counted.end())
        counted.push_back(group);
    else
        same->cards += group.cards;
}

} // namespace

QString nextCardsTitle(Street street)
{
    switch (street) {
    case Street::flop:
        return NextCardText::tr("Every turn card", "the title of a page");
    case Street::turn:
        return NextCardText::tr("Every river card", "the title of a page");
    case Street::preflop:
    case Street::river:
        break;
    }
    return NextCardText::tr("Every next card", "the title of a page");
}

QString nextCardsLack(Street street)
{
    switch (street) {
    case Street::preflop:
        return NextCardText::tr("The map begins with the flop.");
    case Street::river:
        return NextCardText::tr("No card is to come.");
    case Street::flop:
    case Street::turn:
        break;
    }
    return {};
}

QString nextCardsUnknown(const Situation& situation)
{
    int known = 0;
    const int players = static_cast<int>(situation.players.size());
    for (int player = 0; player < players; ++player)
        known += situation.isKnown(player) ? 1 : 0;
    if (known == players)
        return {};
    switch (known) {
    case 0:
        return NextCardText::tr("No hand is known, so nobody is marked as ahead.");
    case 1:
        return NextCardText::tr("Only one hand is known, so its player is marked everywhere; the "
                                "percent and the shade say what each card is worth.");
    default:
        return NextCardText::tr("Hole cards are unknown: marked is who leads of the others.");
    }
}

QString nextCardsCaption(const NextCards& next, int player, const OddsPlayers& players)
{
    if (players.count() == 1)
        return NextCardText::tr("What each card makes; filled: a better rank",
                                "above a map of cards");
    const QStringList words{players.name(player),
                            countText(static_cast<std::uint64_t>(next.reached)),
                            countText(next.cards.size())};
    if (!next.isComplete)
        return fill(NextCardText::tr("Percent: chances of %1; counted: %2 of %3 cards",
                                     "'Player 1'; numbers"),
                    words);
    return fill(next.isExact
                    ? NextCardText::tr("Percent: chances of %1", "%1: 'Player 1'")
                    : NextCardText::tr("Percent: chances of %1, from samples", "%1: 'Player 1'"),
                words);
}

QString nextCardPercent(const NextCard& next, int player, bool isNarrow)
{
    if (next.equity.counted == 0)
        return {};
    const Chance share = next.equity.share(player);
    return isNarrow ? percentNumber(share, 0) : percentText(share, 0);
}

QString nextCardOutcome(const NextCard& next, const Situation& situation,
                        const OddsPlayers& players)
{
    if (players.count() == 1)
        return next.hands.front() ? handName(*next.hands.front()).whole : QString();
    return settles(situation) ? whoWins(next.ahead, players) : whoIsAhead(next.ahead, players);
}

QString nextCardTitle(const NextCard& next, const Situation& situation, const OddsPlayers& players)
{
    const QString symbol = unseenSymbol(next.card, situation.rules);
    const QString outcome = nextCardOutcome(next, situation, players);
    if (outcome.isEmpty() || players.count() == 1)
        return symbol;
    return fill(NextCardText::tr("%1: %2", "a card and what it does: 'J♠', 'Player 1 wins'"),
                {symbol, outcome});
}

QStringList nextCardLines(const NextCard& next, const OddsPlayers& players)
{
    QStringList lines;
    for (int player = 0; player < players.count(); ++player) {
        const std::optional<HandValue>& value = next.hands[static_cast<std::size_t>(player)];
        const QString hand = value ? handNameInline(*value)
                                   : NextCardText::tr("unknown cards", "in place of a hand");
        if (next.equity.counted == 0 || players.count() == 1)
            lines << fill(NextCardText::tr("%1: %2", "'Player 1', 'flush, ace high'"),
                          {players.name(player), hand});
        else
            lines << fill(
                NextCardText::tr("%1: %2 (%3)",
                                 "'Player 1', 'flush, ace high', the chances: '100.0 %'"),
                {players.name(player), hand, sharePercentText(next.equity.share(player))});
    }
    return lines;
}

QString nextCardName(const NextCard& next, const Situation& situation, int player,
                     const OddsPlayers& players)
{
    const QString card = unseenName(next.card, situation.rules);
    const QString outcome = nextCardOutcome(next, situation, players);
    const bool hasChances = players.count() > 1 && next.equity.counted > 0;
    const QString chances = hasChances ? sharePercentText(next.equity.share(player)) : QString();
    if (outcome.isEmpty() && !hasChances)
        return card;
    if (!hasChances)
        return fill(NextCardText::tr("%1: %2", "'Jack of spades', 'Player 1 wins'"),
                    {card, outcome});
    if (outcome.isEmpty())
        return fill(
            NextCardText::tr("%1: chances of %2 %3", "'Jack of spades', 'Player 1', '100.0 %'"),
            {card, players.name(player), chances});
    return fill(NextCardText::tr("%1: %2, chances of %3 %4",
                                 "'Jack of spades', 'Player 1 wins', 'Player 1', '100.0 %'"),
                {card, outcome, players.name(player), chances});
}

QString seenCardName(Card card, SeenPlace place, const HouseRules& rules,
                     const OddsPlayers& players)
{
    const QString name = cardName(card, rules);
    switch (place.area) {
    case SeenArea::hole:
        return fill(NextCardText::tr("%1: %2 holds it", "'Ace of spades', 'Player 1'"),
                    {name, players.name(place.player)});
    case SeenArea::board:
        return fill(NextCardText::tr("%1: on the board", "'Ace of spades'"), {name});
    case SeenArea::dead:
        return fill(NextCardText::tr("%1: dead", "'Ace of spades', a card out of play"), {name});
    }
    return {};
}

QString seenCardMark(SeenPlace place, const OddsPlayers& players)
{
    switch (place.area) {
    case SeenArea::hole:
        return QString::number(players.number(place.player));
    case SeenArea::board:
        return NextCardText::tr("B", "a card on the board, in a small cell");
    case SeenArea::dead:
        return QStringLiteral("×");
    }
    return {};
}

std::vector<NextCardGroup> nextCardGroups(const NextCards& next, const OddsPlayers& players)
{
    constexpr PlayerSet everyone = 7;
    const bool isAlone = players.count() == 1;
    std::vector<NextCardGroup> found;
    for (int player = 0; !isAlone && !next.cards.empty() && player < players.count(); ++player) {
        if (next.cards.front().hands[static_cast<std::size_t>(player)]) // else nobody can tell
            found.push_back({withPlayer(0, player), Category::highCard, false, 0, {}});
    }
    for (const NextCard& card : next.cards) {
        NextCardGroup group{card.ahead, Category::highCard, false, card.card.copies, {}};
        if (group.ahead == 0)
            continue;
        if (playersIn(group.ahead) > 1)
            group.ahead = everyone;
        if (isAlone) {
            group.makes = card.hands.front()->category();
            group.isBetter = isAmong(card.lifted, 0);
        }
        countIn(found, group);
    }
    std::ranges::sort(found, [](const NextCardGroup& first, const NextCardGroup& second) {
        return std::pair(first.ahead, second.makes) < std::pair(second.ahead, first.makes);
    });
    for (NextCardGroup& group : found) {
        if (isAlone)
            group.text = legendText(categoryInline(group.makes), group.cards);
        else if (group.ahead == everyone)
            group.text = legendText(NextCardText::tr("Tie", "in a legend of cards"), group.cards);
        else
            group.text = legendText(players.name(std::countr_zero(group.ahead)), group.cards);
    }
    return found;
}

} // namespace showdown::narration

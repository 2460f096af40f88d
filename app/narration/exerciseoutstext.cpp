// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/exerciseoutstext.h"

#include "app/narration/cardtext.h"
#include "app/narration/fill.h"
#include "app/narration/handtext.h"
#include "app/narration/nextcardtext.h"
#include "app/narration/oddsplayers.h"
#include "app/narration/oddstext.h"
#include "core/odds/nextcards.h"
#include "core/questions/exercisefacts.h"

#include <QCoreApplication>

#include <algorithm>
#include <numeric>

namespace showdown::narration {

namespace {

struct ExerciseOutsText
{
    Q_DECLARE_TR_FUNCTIONS(ExerciseOutsText)
};

OddsPlayers playersOf(const Situation& situation)
{
    std::vector<int> numbers(situation.players.size());
    std::iota(numbers.begin(), numbers.end(), 0);
    return oddsPlayers(numbers, {});
}

/// Why a card is no out that comes next.
QString whyNoOut(const Situation& situation, const NextCard& next)
{
    const QString card = cardSymbol(next.card.card, situation.rules);
    if (situation.players.size() == 1)
        return fill(
            ExerciseOutsText::tr("%1 is no out: it makes only %2.", "'K♠', 'a pair of kings'"),
            {card, handPhrase(*next.hands.front(), HandDetail::allGroups)});
    return fill(ExerciseOutsText::tr("%1 is no out: %2.", "'K♠', 'Player 2 is ahead'"),
                {card, nextCardOutcome(next, situation, playersOf(situation))});
}

QString whyNoOut(const Situation& situation, const PlayerOuts& outs, Card card)
{
    const auto isIt = [card](const auto& each) { return each.card.card == card; };
    const QString symbol = cardSymbol(card, situation.rules);
    const auto miss = std::ranges::find_if(outs.misses, isIt);
    if (miss != outs.misses.end()) {
        PlayerOuts alone;
        alone.misses.push_back(*miss);
        alone.misses.front().card.copies = 1;
        return fill(ExerciseOutsText::tr("%1 is no out. %2",
                                         "'K♠', 'It makes a flush, but it gives Player 2 …'"),
                    {symbol, missGroups(alone, playersOf(situation)).front().reason});
    }
    const std::optional<NextCards> all = nextCardsOf(situation);
    const auto next = std::ranges::find_if(all->cards, isIt);
    if (next == all->cards.end())
        return fill(ExerciseOutsText::tr("%1 has been seen already.", "%1: 'K♠'"), {symbol});
    return whyNoOut(situation, *next);
}

} // namespace

QStringList outGroupTexts(const PlayerOuts& outs)
{
    QStringList texts;
    for (const OutGroup& group : outGroups(outs))
        texts << fill(ExerciseOutsText::tr("%1: %2.", "outs: 'Flush, ace high', '9 cards'"),
                      {group.makes, cardCountText(group.count)});
    return texts;
}

QString falseOutsText(const Exercise& exercise, const PlayerOuts& outs)
{
    const std::vector<MissGroup> groups = missGroups(outs, playersOf(*exercise.situation));
    if (groups.empty())
        return {};
    QStringList cards;
    for (const UnseenCard& card : groups.front().cards)
        cards << cardSymbol(card.card, exercise.rules);
    return fill(ExerciseOutsText::tr("%1: %2. %3",
                                     "'Cards that are no outs', '9♠ 9♥', 'They make a pair, …'"),
                {missHeading(groups.front().cards), cards.join(u' '), groups.front().reason});
}

QString markedOutsText(const Exercise& exercise, int player, const Judgement& judgement)
{
    const Situation situation = situationOf(exercise);
    const std::optional<PlayerOuts> outs = outsAsked(exercise, player);
    if (judgement.isRight)
        return outGroupTexts(*outs).join(u' ');
    QStringList told;
    if (!judgement.wrong.empty())
        told << whyNoOut(situation, *outs, judgement.wrong.front());
    if (!judgement.missing.empty())
        told << ExerciseOutsText::tr("%n out(s) are missing.", "among marked cards",
                                     static_cast<int>(judgement.missing.size()));
    return told.join(u' ');
}

QString wrongOutsText(const Exercise& exercise, int player, const Judgement& judgement)
{
    const PlayerOuts outs = *outsAsked(exercise, player);
    const auto symbols = [&exercise](auto first, auto last) {
        QStringList cards;
        std::for_each(first, last, [&](Card card) { cards << cardSymbol(card, exercise.rules); });
        return cards.join(u' ');
    };
    QStringList told;
    const auto& wrong = judgement.wrong;
    if (!wrong.empty())
        told << whyNoOut(situationOf(exercise), outs, wrong.front());
    if (wrong.size() > 1)
        told << fill(ExerciseOutsText::tr("Nor are these: %1.", "outs: '2♣ 3♣'"),
                     {symbols(wrong.begin() + 1, wrong.end())});
    if (!judgement.missing.empty())
        told << fill(ExerciseOutsText::tr("Missing: %1. %2",
                                          "outs: '9♥ 9♦'; 'Straight, ten high: 2 cards.'"),
                     {symbols(judgement.missing.begin(), judgement.missing.end()),
                      outGroupTexts(outs).join(u' ')});
    return told.join(u' ');
}

} // namespace showdown::narration

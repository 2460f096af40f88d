// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/keyhint.h"

#include "app/narration/cardtext.h"
#include "app/narration/categorytext.h"
#include "app/narration/fill.h"
#include "app/narration/handtext.h"
#include "app/narration/tabletext.h"

#include <QCoreApplication>

#include <algorithm>

namespace showdown::narration {

namespace {

struct KeyHintText
{
    Q_DECLARE_TR_FUNCTIONS(KeyHintText)
};

/// The numbers of players with five cards, and of those with one to four.
struct Counts
{
    int complete = 0;
    int unfinished = 0;
};

Counts countsOf(const Showdown& outcome)
{
    Counts counts;
    for (const PlayerResult& player : outcome.players) {
        if (player.hand.isComplete())
            ++counts.complete;
        else if (player.plays())
            ++counts.unfinished;
    }
    return counts;
}

QString handAlone(const QStringList& arguments)
{
    return fill(KeyHintText::tr("%1 here: %2", "%1: 'K♦'; %2: 'full house, kings over sixes'"),
                arguments);
}

QString oneWins(bool soFar)
{
    return soFar ? KeyHintText::tr("%1 here: %2; %3 would win so far",
                                   "%1: 'K♦'; %2: 'full house, kings over sixes'; %3: 'Player 2'")
                 : KeyHintText::tr("%1 here: %2; %3 would win",
                                   "%1: 'K♦'; %2: 'full house, kings over sixes'; %3: 'Player 2'");
}

QString numbersTie(bool soFar)
{
    return soFar ? KeyHintText::tr("%1 here: %2; Players %3 and %4 would tie so far",
                                   "%1: 'K♦'; %2: 'full house, kings over sixes'; %3, %4: numbers")
                 : KeyHintText::tr("%1 here: %2; Players %3 and %4 would tie",
                                   "%1: 'K♦'; %2: 'full house, kings over sixes'; %3, %4: numbers");
}

QString namesTie(bool soFar)
{
    return soFar ? KeyHintText::tr("%1 here: %2; %3 and %4 would tie so far",
                                   "%1: 'K♦'; %2: 'full house, kings over sixes'; %3, %4: names")
                 : KeyHintText::tr("%1 here: %2; %3 and %4 would tie",
                                   "%1: 'K♦'; %2: 'full house, kings over sixes'; %3, %4: names");
}

/// A tie of some players: two, as all three are everyone.
QString someTie(const Showdown& outcome, bool soFar, QStringList arguments,
                const QStringList& names)
{
    bool areNumbers = true;
    QStringList called;
    for (const int winner : outcome.winners) {
        called << playerName(winner, names);
        areNumbers = areNumbers && called.back() == playerName(winner);
    }
    if (!areNumbers)
        return fill(namesTie(soFar), arguments << called);
    for (const int winner : outcome.winners)
        arguments << QString::number(winner);
    return fill(numbersTie(soFar), arguments);
}

/// What the card makes, and who would win with it; %2 of the patterns is the hand.
QString outcomeText(const CardHere& here, const QString& hand, const HouseRules& rules,
                    const QStringList& names)
{
    QStringList arguments{cardSymbol(here.card, rules), hand};
    const Counts counts = countsOf(here.outcome);
    const auto winners = static_cast<int>(here.outcome.winners.size());
    const bool soFar = counts.unfinished > 0;
    if (winners == 0 || counts.complete < 2)
        return handAlone(arguments);
    if (winners == 1)
        return fill(oneWins(soFar), arguments << playerName(here.outcome.winners.front(), names));
    if (winners == counts.complete + counts.unfinished)
        return fill(KeyHintText::tr("%1 here: %2; everyone would tie",
                                    "%1: 'K♦'; %2: 'full house, kings over sixes'"),
                    arguments);
    return someTie(here.outcome, soFar, arguments, names);
}

} // namespace

QStringList keyHints(const CardHere& here, const HouseRules& rules, std::optional<Category> lens,
                     const QStringList& names)
{
    const auto& result = here.outcome.players[static_cast<std::size_t>(here.player - 1)].result;
    const QString misfit = lens ? categoryDenied(*lens, rules) : QString();
    const QString whole = result ? handNameInline(result->value) : misfit;
    const QString rank = result ? categoryInline(result->value.category()) : misfit;
    return {outcomeText(here, whole, rules, names), outcomeText(here, rank, rules, names),
            handAlone({cardSymbol(here.card, rules), rank})};
}

QString keyHint(const CardHere& here, const HouseRules& rules, std::optional<Category> lens,
                const QStringList& names)
{
    return keyHints(here, rules, lens, names).front();
}

} // namespace showdown::narration

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/whytext.h"

#include "app/narration/cardtext.h"
#include "app/narration/fill.h"
#include "app/narration/numbertext.h"
#include "app/narration/rulestext.h"
#include "app/narration/tabletext.h"

#include <QCoreApplication>

#include <algorithm>

namespace showdown::narration {

namespace {

struct WhyText
{
    Q_DECLARE_TR_FUNCTIONS(WhyText)
};

/// "Standard", "Standard or Bug", "Standard, Bug or Deuces wild".
QString presetChoice(QStringList presets)
{
    const QString last = presets.takeLast();
    if (presets.isEmpty())
        return last;
    return fill(
        WhyText::tr("%1 or %2", "house rules; %1: 'Standard' or 'Standard, Bug'; %2: 'Bug'"),
        {presets.join(QStringLiteral(", ")), last});
}

QString outcomeText(const QString& presets, const Showdown& result, const QStringList& names)
{
    const std::vector<int>& winners = result.winners;
    QStringList parts{presets};
    for (const int winner : winners)
        parts << playerName(winner, names);
    switch (winners.size()) {
    case 0:
        return fill(WhyText::tr("Under %1, no hand would fit", "%1: 'Standard'"), parts);
    case 1:
        return fill(WhyText::tr("Under %1, %2 would win", "%1: 'Standard'; %2: a player"), parts);
    case 2:
        return fill(WhyText::tr("Under %1, %2 and %3 would tie", "%1: 'Standard'; %2, %3: players"),
                    parts);
    default:
        return fill(WhyText::tr("Under %1, everyone would tie", "%1: 'Standard'"), parts);
    }
}

bool isWinner(const Showdown& showdown, int player)
{
    return std::ranges::find(showdown.winners, player) != showdown.winners.end();
}

} // namespace

QString rarityText(const Chance& below, bool isThroughLens)
{
    if (below.good() == 0)
        return isThroughLens ? WhyText::tr("By its best rank no five-card hand is worth less")
                             : WhyText::tr("No five-card hand is worth less");
    return fill(
        isThroughLens
            ? WhyText::tr("By its best rank better than %1 of all five-card hands", "%1: '93.4 %'")
            : WhyText::tr("Better than %1 of all five-card hands", "%1: '93.4 %'"),
        {sharePercentText(below)});
}

std::vector<OtherRulesText> otherRulesTexts(const std::vector<PresetOutcome>& outcomes,
                                            const QStringList& names)
{
    std::vector<OtherRulesText> texts;
    std::vector<const PresetOutcome*> others;
    for (const PresetOutcome& outcome : outcomes) {
        if (outcome.hasOtherWinners)
            others.push_back(&outcome);
    }
    while (!others.empty()) {
        const PresetOutcome& first = *others.front();
        const auto isLike = [&first](const PresetOutcome* other) {
            return other->result.winners == first.result.winners;
        };
        QStringList called;
        std::vector<Preset> presets;
        for (const PresetOutcome* other : others) {
            if (!isLike(other))
                continue;
            called << fill(WhyText::tr("%1", "the name of house rules, inside a sentence"),
                           {presetName(other->preset)});
            presets.push_back(other->preset);
        }
        texts.push_back({outcomeText(presetChoice(called), first.result, names), presets});
        std::erase_if(others, isLike);
    }
    return texts;
}

QString sameUnderEveryPreset()
{
    return WhyText::tr("The same under every preset");
}

QString oneCardText(const Showdown& showdown, int player, const CardChange& change,
                    const HouseRules& rules, const QStringList& names)
{
    const Card before =
        showdown.players[static_cast<std::size_t>(player) - 1].hand[change.position];
    const bool ties = isWinner(showdown, player);
    const QStringList parts{cardSymbol(change.card, rules), cardSymbol(before, rules),
                            playerName(player, names)};
    if (change.card.isJoker())
        return fill(
            ties ? WhyText::tr("With a wild in place of %2 %3 would win alone",
                               "%2: '2♥'; %3: a player")
                 : WhyText::tr("With a wild in place of %2 %3 would win", "%2: '2♥'; %3: a player"),
            parts);
    if (before.isJoker())
        return fill(ties ? WhyText::tr("With %1 in place of the wild %3 would win alone",
                                       "%1: '7♠'; %3: a player")
                         : WhyText::tr("With %1 in place of the wild %3 would win",
                                       "%1: '7♠'; %3: a player"),
                    parts);
    return fill(ties ? WhyText::tr("With %1 in place of %2 %3 would win alone",
                                   "%1: '7♠'; %2: '2♥'; %3: a player")
                     : WhyText::tr("With %1 in place of %2 %3 would win",
                                   "%1: '7♠'; %2: '2♥'; %3: a player"),
                parts);
}

QString noCardSaves(const Showdown& showdown, int player, const QStringList& names)
{
    return fill(isWinner(showdown, player)
                    ? WhyText::tr("No single card makes %1 win alone", "%1: a player")
                    : WhyText::tr("No single card saves %1", "%1: a player"),
                {playerName(player, names)});
}

QString winsAsItIs()
{
    return WhyText::tr("The hand wins as it is");
}

} // namespace showdown::narration

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/cli/commands.h"
#include "app/cli/report.h"
#include "app/narration/categorytext.h"
#include "app/narration/numbertext.h"
#include "core/odds/frequencies.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

namespace showdown::cli {

namespace {

struct RanksText
{
    Q_DECLARE_TR_FUNCTIONS(RanksText)
};

/// How often each rank comes under some rules.
struct RanksReport
{
    NamedRules rules;
    Frequencies frequencies;
};

constexpr int shareDecimals = 4; // a royal flush is 0.0002 %

/// Its keys are in a documented order.
nlohmann::ordered_json toJson(const RanksReport& report)
{
    nlohmann::ordered_json json;
    addRules(json, report.rules, Rule::jokers);
    json["jokers"] = report.rules.rules.jokers.count();
    json["total"] = report.frequencies.total;
    for (const Category category : knownRanks(report.rules.rules))
        json["counts"][id(category)] = report.frequencies.of(category);
    return json;
}

/// A line for each rank that the rules know, the highest first.
QString toText(const RanksReport& report)
{
    const Frequencies& frequencies = report.frequencies;
    Columns columns({Align::left, Align::right, Align::right, Align::ratio});
    columns.addHeadings({RanksText::tr("Rank", "heading of a column"),
                         RanksText::tr("Hands", "heading of a column: how many there are"),
                         RanksText::tr("Share", "heading of a column: in percent"),
                         RanksText::tr("Odds", "heading of a column: '20.8 : 1 against'")});
    for (const Category category : knownRanks(report.rules.rules)) {
        const Chance chance = frequencies.chanceOf(category);
        columns.add({narration::categoryName(category, report.rules.rules),
                     narration::countText(chance.good()),
                     narration::percentText(chance, shareDecimals), narration::oddsText(chance)});
    }
    columns.add({RanksText::tr("All five-card hands", "the last row: the sum"),
                 narration::countText(frequencies.total)});
    return rulesHeading(report.rules) + QLatin1String("\n\n") + columns.text();
}

} // namespace

void runRanks(const Arguments& arguments, std::ostream& out)
{
    NamedRules rules = readRules(arguments);
    rules.rules.deck = DeckKind::one; // whatever they say of hands
    const Format format = readFormat(arguments, textOrJson, Format::text);
    refuseOperands(arguments);
    writeReport(out, RanksReport{rules, frequenciesOf(rules.rules)}, format);
}

} // namespace showdown::cli

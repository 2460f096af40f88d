// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/cli/commands.h"
#include "app/cli/report.h"
#include "app/narration/fill.h"
#include "app/narration/rulestext.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

namespace showdown::cli {

using Json = nlohmann::ordered_json;

namespace {

struct RulesCommandText
{
    Q_DECLARE_TR_FUNCTIONS(RulesCommandText)
};

/// House rules that have a name.
struct PresetsReport
{
    std::vector<Preset> presets;
};

QString presetHeading(Preset preset)
{
    return narration::fill(
        RulesCommandText::tr("%1 (--rules %2): %3",
                             "%1: 'Bug rules'; %2: 'bug'; %3: 'a wild is an ace, or …'"),
        {narration::rulesLine({preset, rulesOf(preset)}), QString::fromUtf8(id(preset)),
         narration::presetDescription(preset)});
}

/// The name, the value and the meaning of each rule.
QString presetText(Preset preset)
{
    const HouseRules rules = rulesOf(preset);
    Columns columns;
    for (const Rule rule : allRules())
        columns.add({QStringLiteral("  ") + QString::fromUtf8(id(rule)),
                     QString::fromStdString(valueText(rules, rule)),
                     narration::ruleSentence(rules, rule)});
    return headingLines(presetHeading(preset)) + columns.text();
}

/// Its keys are in a documented order.
Json toJson(const PresetsReport& report)
{
    Json json;
    json["presets"] = Json::array();
    for (const Preset preset : report.presets) {
        const HouseRules rules = rulesOf(preset);
        Json values;
        for (const Rule rule : allRules())
            values[std::string(id(rule))] = valueText(rules, rule);
        json["presets"].push_back({{"preset", id(preset)}, {"rules", std::move(values)}});
    }
    return json;
}

/// A line for each rule.
QString toText(const PresetsReport& report)
{
    QStringList texts;
    for (const Preset preset : report.presets)
        texts += presetText(preset);
    return texts.join(QLatin1Char('\n'));
}

} // namespace

void runRules(const Arguments& arguments, std::ostream& out)
{
    const Format format = readFormat(arguments, textOrJson, Format::text);
    refuseOperands(arguments, 1);
    constexpr auto all = allPresets();
    PresetsReport report{{all.begin(), all.end()}};
    if (!arguments.operands.empty())
        report.presets = {readPreset(arguments.operands.front())};
    writeReport(out, report, format);
}

} // namespace showdown::cli

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/cli/explaincommand.h"

#include "app/cli/commands.h"
#include "app/cli/explainsteps.h"
#include "app/cli/report.h"
#include "app/narration/categorytext.h"
#include "app/narration/comparisontext.h"
#include "app/narration/errortext.h"
#include "app/narration/fill.h"
#include "app/narration/laddertext.h"
#include "app/narration/steptext.h"
#include "app/narration/storytext.h"
#include "app/narration/tabletext.h"
#include "app/page/page.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <limits>
#include <utility>

namespace showdown::cli {

using Json = nlohmann::ordered_json;

namespace {

struct ExplainText
{
    Q_DECLARE_TR_FUNCTIONS(ExplainText)
};

template <typename T>
Json orNull(const std::optional<T>& value)
{
    return value ? Json(*value) : Json(nullptr);
}

Json ladderJson(const PlayerResult& player, const HouseRules& rules)
{
    Json json = Json::array();
    for (const LadderRow& row : player.ladder)
        json.push_back(Json{{"rank", id(row.rank)},
                            {"fits", orNull(row.fits())},
                            {"reason", row.reason()},
                            {"text", narration::ladderText(row, player, rules).toStdString()}});
    return json;
}

Json partValue(const ComparisonPart& part, int value)
{
    return part.kind == PartKind::rank ? Json(id(static_cast<Category>(value))) : Json(value);
}

Json partJson(const ComparisonPart& part)
{
    Json json;
    json["part"] = id(part.kind);
    if (part.index > 0)
        json["index"] = part.index;
    json["values"] = Json::array({partValue(part, part.first), partValue(part, part.second)});
    json["result"] = static_cast<int>(part.outcome);
    return json;
}

Json comparisonJson(const Comparison& comparison)
{
    Json parts = Json::array();
    for (const ComparisonPart& part : comparison.parts)
        parts.push_back(partJson(part));
    Json json;
    json["between"] = Json::array({comparison.firstPlayer, comparison.secondPlayer});
    json["for"] = comparison.place;
    json["comparator"] = name(comparison.comparator);
    json["parts"] = std::move(parts);
    json["winner"] = orNull(comparison.winner());
    return json;
}

Json variablesJson(const Step& step)
{
    Json json = Json::object();
    for (const Variable& variable : step.variables)
        json[std::string(variable.name)] = toText(variable.value);
    return json;
}

Json cardsInRolesJson(const Step& step)
{
    Json json = Json::array();
    for (const CardInRole& card : step.cards)
        json.push_back(
            Json{{"player", card.player}, {"card", card.position + 1}, {"role", id(card.role)}});
    return json;
}

Json stepJson(const Run& run, int index)
{
    const Step& step = run.step(index);
    Json json;
    json["n"] = index + 1;
    json["level"] = id(step.level());
    json["comparison"] = orNull(step.comparison);
    json["players"] = step.players;
    json["function"] = step.listing->function;
    json["line"] = step.number(run.terms());
    json["depth"] = step.depth;
    json["variables"] = variablesJson(step);
    json["cards"] = cardsInRolesJson(step);
    if (step.condition)
        json["condition"] = *step.condition;
    json["text"] = narration::stepText(step, run.hands(), run.terms().rules).toStdString();
    if (step.finding)
        json["story"] = narration::storyText(run, index).toStdString();
    return json;
}

/// The listings that the steps run through, as they first come up. Three names stand for two
/// listings each, but those belong to different ranks, and one run compares by one rank alone.
Json listingsJson(const std::vector<Step>& steps, const Terms& terms)
{
    Json json = Json::object();
    for (const Step& step : steps) {
        const std::string function(step.listing->function);
        if (!json.contains(function))
            json[function] = step.listing->shown(terms);
    }
    return json;
}

QChar mark(const LadderRow& row)
{
    const std::optional<bool> fits = row.fits();
    if (!fits)
        return u'–';
    return *fits ? u'✓' : u'✗';
}

/// One player's rank check. Its marks never stand without words.
QString ladderBlock(const ExplainReport& report, int number)
{
    const auto index = static_cast<std::size_t>(number) - 1;
    const PlayerResult& player = report.compared.showdown.players[index];
    if (!player.plays())
        return {};
    if (!player.hand.isComplete())
        return QLatin1Char('\n')
               + narration::ladderWaits(number, player.hand, report.compared.names)
               + QLatin1Char('\n');

    const HouseRules& rules = report.compared.rules.rules;
    Columns rows;
    for (const LadderRow& row : player.ladder) {
        const QString answer = QStringLiteral("  ") + mark(row) + QLatin1Char(' ');
        const QString rank = narration::categoryName(row.rank, rules);
        if (row.fits())
            rows.add({answer + narration::ladderAnswer(row), rank,
                      narration::ladderText(row, player, rules)});
        else
            rows.add({answer + narration::ladderAnswer(row), rank});
    }
    return QLatin1Char('\n') + asHeading(narration::playerName(number, report.compared.names))
           + QLatin1Char('\n') + rows.text();
}

QString comparisonBlock(const ExplainReport& report, const Comparison& comparison)
{
    Columns leaves;
    const std::vector<ComparisonPart> parts =
        narration::leafParts(comparison, report.compared.showdown);
    for (const ComparisonPart& part : parts) {
        const bool last = &part == &parts.back();
        leaves.add({(last ? QStringLiteral("  └─ ") : QStringLiteral("  ├─ "))
                        + narration::partName(part, comparison.comparator),
                    narration::leafText(part)});
    }
    const QString title =
        narration::fill(ExplainText::tr("%1: %2", "'Player 1 vs Player 2: tie'"),
                        {narration::branchTitle(comparison, report.compared.names),
                         narration::branchResult(comparison, report.compared.names)});
    return QLatin1Char('\n') + headingLines(title) + leaves.text();
}

QString laddersText(const ExplainReport& report)
{
    QString text;
    for (int number = 1; number <= static_cast<int>(report.compared.showdown.players.size());
         ++number)
        text += ladderBlock(report, number);
    return text.isEmpty() ? text : headed(ExplainText::tr("Rank check")) + text;
}

QString comparisonsText(const ExplainReport& report)
{
    const std::vector<Comparison>& comparisons = report.compared.showdown.comparisons;
    if (comparisons.empty())
        return {};
    QString text = headed(ExplainText::tr("Comparisons"));
    for (const Comparison& comparison : comparisons)
        text += comparisonBlock(report, comparison);
    return text;
}

/// A choice of steps is for texts; the other forms are of the whole run.
void refuseStepChoice(const Arguments& arguments)
{
    for (const std::string_view option : {"level", "step", "function"}) {
        if (arguments.has(option))
            throw badUsage(
                ExplainText::tr(
                    "--%1 chooses among the steps of a text; --format %2 takes no choice",
                    "%2: 'json', 'html'")
                    .arg(QUtf8StringView(option).toString(),
                         QString::fromStdString(*arguments.value("format"))));
    }
}

} // namespace

ExplainReport explainReport(std::span<const Hand> hands, const NamedRules& rules,
                            std::optional<Category> lens, const QStringList& names)
{
    Run run({hands.begin(), hands.end()}, {rules.rules, lens});
    CompareReport compared = compareReport(run.outcome(), rules, lens, names);
    return {std::move(compared), std::move(run)};
}

Json toJson(const ExplainReport& report)
{
    const Run& run = report.run;
    Json json = toJson(report.compared);
    for (std::size_t player = 0; player < run.outcome().players.size(); ++player)
        json["players"][player]["ladder"] =
            ladderJson(run.outcome().players[player], run.terms().rules);
    json["comparisons"] = Json::array();
    for (const Comparison& comparison : run.outcome().comparisons)
        json["comparisons"].push_back(comparisonJson(comparison));
    json["steps"] = Json::array();
    for (int index = 0; index < run.size(); ++index)
        json["steps"].push_back(stepJson(run, index));
    json["listings"] = listingsJson(run.steps(), run.terms());
    return json;
}

QString reasonsText(const ExplainReport& report)
{
    return toText(report.compared) + laddersText(report) + comparisonsText(report);
}

QString toText(const ExplainReport& report, const StepChoice& choice)
{
    return choice.step ? oneStepText(report, choice)
                       : reasonsText(report) + stepsText(report, choice);
}

StepChoice readStepChoice(const Arguments& arguments)
{
    StepChoice choice;
    if (const std::string* level = arguments.value("level"))
        choice.level =
            valueNamed(*level, allLevels, ExplainText::tr("unknown level %1; did you mean %2?"),
                       ExplainText::tr("unknown level %1; one of %2"));
    if (arguments.has("step"))
        choice.step =
            static_cast<int>(readNumber(arguments, "step", 1, 1, std::numeric_limits<int>::max()));
    if (const std::string* function = arguments.value("function"))
        choice.function = *function;
    if (choice.step && choice.function)
        throw badUsage(ExplainText::tr("--step shows one step and --function many: give one of "
                                       "them"));
    return choice;
}

void runExplain(const Arguments& arguments, std::ostream& out)
{
    const CompareRequest request = readCompareRequest(arguments, formsOfRun);
    const StepChoice choice = readStepChoice(arguments);
    if (request.format != Format::text)
        refuseStepChoice(arguments);
    const ExplainReport report =
        explainReport(request.hands, request.rules, request.lens, request.names);
    const page::PageInput input{request.rules, request.names, request.title};
    switch (request.format) {
    case Format::text:
    case Format::csv:
    case Format::pdf: // not among the forms of a run
        return writeText(out, toText(report, choice));
    case Format::json:
        out << jsonText(toJson(report), 2) << '\n';
        return;
    case Format::html:
        out << page::html(report.run, input).toStdString();
        return;
    case Format::markdown:
        out << page::markdown(report.run, input).toStdString();
        return;
    }
}

} // namespace showdown::cli

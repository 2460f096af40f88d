// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/cli/explaincommand.h"

#include "app/cli/commands.h"
#include "app/cli/report.h"
#include "app/narration/categorytext.h"
#include "app/narration/comparisontext.h"
#include "app/narration/fill.h"
#include "app/narration/laddertext.h"
#include "app/narration/steptext.h"
#include "app/narration/tabletext.h"
#include "core/compare/lens.h"
#include "core/compare/placing.h"
#include "core/compare/winningplayer.h"
#include "core/match/pokerhand.h"
#include "core/trace/recorder.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

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

Json stepJson(int number, const Step& step, const Terms& terms, const QString& text)
{
    Json json;
    json["n"] = number;
    json["comparison"] = orNull(step.comparison);
    json["players"] = step.players;
    json["function"] = step.listing->function;
    json["line"] = step.number(terms);
    json["depth"] = step.depth;
    json["variables"] = variablesJson(step);
    json["cards"] = cardsInRolesJson(step);
    if (step.condition)
        json["condition"] = *step.condition;
    json["text"] = text.toStdString();
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

/// Writes one step after the other.
class StepsPage
{
public:
    explicit StepsPage(const ExplainReport& report)
        : m_report(report),
          m_hands(report.hands()),
          m_terms(report.terms()),
          m_width(QString::number(report.steps.size()).size())
    {}

    QString text()
    {
        int number = 0;
        for (const Step& step : m_report.steps) {
            separate(step);
            add(++number, step);
        }
        return m_text;
    }

private:
    /// A heading where a part of the run begins and where a comparison has ended; an empty line
    /// where a loop over the ranks turns and where the next player is taken up.
    void separate(const Step& step)
    {
        const QString heading = chapter(step);
        const bool turns =
            m_previous && m_previous->isAt(getPokerHandListing, GetPokerHandLine::askFound);
        const bool goesOn =
            m_previous && step.listing == &placePlayersListing && m_previous->depth > step.depth;
        if (!heading.isEmpty())
            m_text += QLatin1Char('\n') + underlined(heading, u'-');
        else if (goesOn || (turns && step.isAt(getPokerHandListing, GetPokerHandLine::nextRank)))
            m_text += QLatin1Char('\n');
        m_previous = &step;
    }

    /// The part of the run that begins with this step; empty within a part.
    QString chapter(const Step& step) const
    {
        const bool follows = m_previous && m_previous->comparison && !step.comparison;
        if (follows || step.isAt(placePlayersListing, PlacePlayersLine::start))
            return ExplainText::tr("Places", "a part of the steps: who comes first, second, third");
        if (step.isAt(getPokerHandListing, GetPokerHandLine::start)
            || step.isAt(fitsLensListing, FitsLensLine::start))
            return narration::fill(
                ExplainText::tr("Rank check for %1", "%1: 'Player 2'"),
                {narration::playerName(step.players.front(), m_report.compared.names)});
        if (step.isAt(getWinningPlayerListing, GetWinningPlayerLine::start))
            return narration::branchTitle(
                m_report.compared.showdown.comparisons[static_cast<std::size_t>(*step.comparison)],
                m_report.compared.names);
        return {};
    }

    void add(int number, const Step& step)
    {
        const std::string_view line = step.text(m_terms);
        const QString code = QString::fromUtf8(line.data(), static_cast<qsizetype>(line.size()));
        const qsizetype indent = code.size() - code.trimmed().size();
        const QString guides = QStringLiteral("│ ").repeated(step.depth);
        const QString numbers = QStringLiteral("%1 %2  ")
                                    .arg(QString::number(number), static_cast<int>(m_width))
                                    .arg(step.number(m_terms), 3);
        const QString margin = QString(numbers.size(), QLatin1Char(' ')) + guides;
        const QString within = QString(indent, QLatin1Char(' '));

        m_text += wrapped(code.trimmed() + answer(step), numbers + guides + within,
                          margin + within + QStringLiteral("    "));
        const QString sentence = narration::stepText(step, m_hands, m_terms.rules);
        const QString below = margin + within + QStringLiteral("  ");
        m_text += wrapped(sentence, below, below);
    }

    static QString answer(const Step& step)
    {
        if (!step.condition)
            return {};
        return QLatin1Char(' ')
               + (*step.condition ? ExplainText::tr("→ yes", "after a question")
                                  : ExplainText::tr("→ no", "after a question"));
    }

    const ExplainReport& m_report;
    std::vector<Hand> m_hands;
    Terms m_terms;
    qsizetype m_width;
    const Step* m_previous = nullptr;
    QString m_text;
};

QString headed(const QString& heading)
{
    return QLatin1Char('\n') + underlined(heading, u'=');
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
    return QLatin1Char('\n') + asHeading(title) + QLatin1Char('\n') + leaves.text();
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

/// The steps and then the verdict again, which by then is pages above.
QString chaptersOfSteps(const ExplainReport& report)
{
    if (report.steps.empty())
        return {};
    const QString legend =
        ExplainText::tr("Each line of pseudo-code as it ran: the number of the step, that of the "
                        "line in its\nfunction, the line, and below it what happened.\n",
                        "at most 90 characters a line");
    return headed(ExplainText::tr("Steps")) + legend + StepsPage(report).text()
           + headed(ExplainText::tr("Result")) + asHeading(report.compared.verdict.title)
           + QLatin1Char('\n') + wrapped(report.compared.verdict.sentence);
}

} // namespace

std::vector<Hand> ExplainReport::hands() const
{
    std::vector<Hand> all;
    for (const PlayerResult& player : compared.showdown.players)
        all.push_back(player.hand);
    return all;
}

ExplainReport explainReport(std::span<const Hand> hands, const NamedRules& rules,
                            std::optional<Category> lens, const QStringList& names)
{
    Recorder recorder;
    CompareReport compared = compareReport(hands, rules, lens, &recorder, names);
    return {std::move(compared), recorder.steps()};
}

Json toJson(const ExplainReport& report)
{
    const std::vector<Hand> hands = report.hands();
    const Terms terms = report.terms();
    Json json = toJson(report.compared);
    for (std::size_t player = 0; player < hands.size(); ++player)
        json["players"][player]["ladder"] =
            ladderJson(report.compared.showdown.players[player], terms.rules);
    json["comparisons"] = Json::array();
    for (const Comparison& comparison : report.compared.showdown.comparisons)
        json["comparisons"].push_back(comparisonJson(comparison));
    json["steps"] = Json::array();
    int number = 0;
    for (const Step& step : report.steps)
        json["steps"].push_back(
            stepJson(++number, step, terms, narration::stepText(step, hands, terms.rules)));
    json["listings"] = listingsJson(report.steps, terms);
    return json;
}

QString toText(const ExplainReport& report)
{
    return toText(report.compared) + laddersText(report) + comparisonsText(report)
           + chaptersOfSteps(report);
}

void runExplain(const Arguments& arguments, std::ostream& out)
{
    const CompareRequest request = readCompareRequest(arguments);
    writeReport(out, explainReport(request.hands, request.rules, request.lens, request.names),
                request.format);
}

} // namespace showdown::cli

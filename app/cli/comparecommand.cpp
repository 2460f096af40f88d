// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/cli/comparecommand.h"

#include "app/cli/commands.h"
#include "app/cli/handarguments.h"
#include "app/cli/report.h"
#include "app/narration/cardtext.h"
#include "app/narration/fill.h"
#include "app/narration/handtext.h"
#include "app/narration/rulestext.h"
#include "app/narration/tabletext.h"
#include "core/cards/notation.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace showdown::cli {

using Json = nlohmann::ordered_json;

namespace {

struct CompareText
{
    Q_DECLARE_TR_FUNCTIONS(CompareText)
};

Json workingJson(const WorkingHand& working)
{
    Json cards = Json::array();
    for (const WorkingCard& card : working)
        cards.push_back(toText(card));
    return cards;
}

Json wildsJson(const std::vector<Substitution>& substitutions)
{
    Json wilds = Json::array();
    for (const Substitution& wild : substitutions)
        wilds.push_back(Json{{"card", wild.dealtPosition + 1}, {"as", toText(wild)}});
    return wilds;
}

Json comparedPlayerJson(int number, const PlayerResult& player)
{
    Json json;
    json["player"] = number;
    json["hand"] = cardsJson(player.hand.cards());
    for (const char* key : {"rank", "name", "values", "working", "wilds", "place"})
        json[key] = nullptr;
    if (const std::optional<HandResult>& result = player.result) {
        json["rank"] = id(result->value.category());
        json["name"] = narration::handName(result->value).whole.toStdString();
        json["values"] = valuesJson(result->value);
        json["working"] = workingJson(result->working);
        json["wilds"] = wildsJson(result->substitutions);
    }
    if (player.place)
        json["place"] = *player.place;
    if (!player.hand.isComplete())
        json["missing"] = player.hand.missing();
    return json;
}

/// A line in two columns.
struct LabelledLine
{
    QString label;
    QString text;
};

using Block = std::vector<LabelledLine>;

QString dealt(const Hand& hand)
{
    return QString::fromStdString(toText(hand));
}

QString inOrder(const WorkingHand& working)
{
    QStringList cards;
    for (const WorkingCard& card : working)
        cards += QString::fromStdString(toText(card));
    return cards.join(QLatin1Char(' '));
}

/// "10h", "K": a ten by its number, as sentences have it.
QString actsAs(const Substitution& wild)
{
    return wild.suit ? narration::rankSymbol(wild.rank) + QLatin1Char(letter(*wild.suit))
                     : narration::spokenRank(wild.rank);
}

QString wildText(const Hand& hand, const Substitution& wild)
{
    return CompareText::tr("card %1 (%2) acts as %3",
                           "%1: 1 to 5; %2: '*' or '2h'; %3: 'K', '10' or 'Ks'")
        .arg(QString::number(wild.dealtPosition + 1),
             QString::fromStdString(toText(hand[wild.dealtPosition])), actsAs(wild));
}

QString headline(const CompareReport& report, const PlayerResult& player)
{
    if (player.result)
        return narration::handName(player.result->value).whole;
    if (player.failsLens() && report.lens)
        return narration::doesNotFit(*report.lens, report.rules.rules);
    if (!player.plays())
        return CompareText::tr("Does not play", "a player without cards");
    return CompareText::tr("%n of 5 card(s)", "how many cards somebody has", player.hand.size());
}

QString heading(const CompareReport& report, int number)
{
    const PlayerResult& player = report.showdown.players[static_cast<std::size_t>(number - 1)];
    const QString name = narration::playerName(number, report.names);
    if (!player.place)
        return name;
    return narration::fill(CompareText::tr("%1, %2", "a player and the place: 'Player 1, 1st'"),
                           {name, narration::placeMark(report.showdown, number)});
}

Block playerBlock(const CompareReport& report, int number)
{
    const PlayerResult& player = report.showdown.players[static_cast<std::size_t>(number - 1)];
    Block block;
    block.push_back({asHeading(heading(report, number)), headline(report, player)});
    if (player.plays())
        block.push_back(
            {CompareText::tr("  hand", "label; keep the two spaces"), dealt(player.hand)});
    if (!player.result)
        return block;
    block.push_back({CompareText::tr("  working hand", "label; keep the two spaces"),
                     inOrder(player.result->working)});
    const QString note = narration::lowPairNote(player.result->value, report.rules.rules);
    if (!note.isEmpty())
        block.push_back({CompareText::tr("  note", "label; keep the two spaces"), note});
    const auto& wilds = player.result->substitutions;
    for (const Substitution& wild : wilds) {
        const bool first = &wild == &wilds.front();
        const QString label = CompareText::tr("  wild(s)", "label; keep the two spaces",
                                              static_cast<int>(wilds.size()));
        block.push_back({first ? label : QString(), wildText(player.hand, wild)});
    }
    return block;
}

QString verdictText(const narration::Verdict& verdict)
{
    return headingLines(verdict.title) + wrapped(verdict.sentence);
}

/// The blocks in two columns, each with an empty line after it.
QString joined(const std::vector<Block>& blocks)
{
    Columns columns;
    for (const Block& block : blocks) {
        for (const LabelledLine& row : block)
            columns.add({row.label, row.text});
        columns.add({QString()});
    }
    return columns.text();
}

/// One to three hands.
std::vector<Hand> readComparedHands(std::span<const std::string> texts, const HouseRules& rules)
{
    if (texts.empty())
        throw badUsage(CompareText::tr("no hand given; one to three are possible"));
    refuseUnquotedHands(texts, mostHands);
    if (texts.size() > mostHands)
        throw badUsage(CompareText::tr("%n hands given; at most three are possible", "",
                                       static_cast<int>(texts.size())));
    return readHands(texts, rules);
}

} // namespace

CompareRequest readCompareRequest(const Arguments& arguments, std::span<const Format> possible)
{
    CompareRequest request;
    request.rules = readRules(arguments);
    request.format = readFormat(arguments, possible, Format::text);
    const std::optional<tables::CardTable> table = readTableOperand(arguments);
    if (table)
        request.rules = readRules(arguments, table->rules);
    request.lens = readLens(arguments, request.rules.rules, table ? table->lens : std::nullopt);
    if (table) {
        request.hands = tables::hands(*table);
        request.names = tables::names(*table);
        request.title = table->title;
        refuseRepeatedCards(request.hands, request.rules.rules);
    } else {
        request.hands = readComparedHands(arguments.operands, request.rules.rules);
    }
    return request;
}

CompareReport compareReport(const Showdown& showdown, const NamedRules& rules,
                            std::optional<Category> lens, const QStringList& names)
{
    return {rules, lens, showdown,
            narration::verdict(showdown, rules.rules, lens, names, narration::Medium::text), names};
}

Json toJson(const CompareReport& report)
{
    Json json;
    addRules(json, report.rules);
    json["lens"] = report.lens ? Json(id(*report.lens)) : Json(nullptr);
    json["players"] = Json::array();
    int number = 0;
    for (const PlayerResult& player : report.showdown.players)
        json["players"].push_back(comparedPlayerJson(++number, player));
    json["winners"] = report.showdown.winners;
    json["verdict"] = report.verdict.text().toStdString();
    return json;
}

QString toText(const CompareReport& report)
{
    std::vector<Block> blocks;
    for (int number = 1; number <= static_cast<int>(report.showdown.players.size()); ++number)
        blocks.push_back(playerBlock(report, number));

    QString text = rulesHeading(report.rules) + QLatin1Char('\n');
    if (report.lens)
        text += narration::comparingAs(*report.lens) + QLatin1Char('\n');
    text += QLatin1Char('\n') + joined(blocks);
    return text + verdictText(report.verdict);
}

void runCompare(const Arguments& arguments, std::ostream& out)
{
    if (arguments.has("batch"))
        return runBatch(arguments, out);
    if (arguments.has("jobs"))
        throw badUsage(CompareText::tr("--jobs goes with --batch alone"));
    const CompareRequest request = readCompareRequest(arguments);
    const Showdown result = compareHands(request.hands, request.rules.rules, request.lens);
    writeReport(out, compareReport(result, request.rules, request.lens, request.names),
                request.format);
}

} // namespace showdown::cli

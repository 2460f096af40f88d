// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/cli/commands.h"
#include "app/cli/handarguments.h"
#include "app/cli/report.h"
#include "app/narration/errortext.h"
#include "app/narration/fill.h"
#include "app/narration/handtext.h"
#include "core/cards/notation.h"
#include "core/questions/wildchoices.h"

#include <QCoreApplication>
#include <QHash>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <iterator>

namespace showdown::cli {

using Json = nlohmann::ordered_json;

namespace {

struct WildText
{
    Q_DECLARE_TR_FUNCTIONS(WildText)
};

/// What the wilds of a hand may be taken for.
struct WildReport
{
    NamedRules rules;
    Hand hand;
    std::vector<WildChoice> choices; ///< best first; none without a wild or without five cards
};

Json choiceJson(const WildChoice& choice)
{
    Json json;
    json["as"] = Json::array();
    for (const Substitution& wild : choice.as)
        json["as"].push_back(toText(wild));
    json["rank"] = id(choice.value.category());
    json["values"] = valuesJson(choice.value);
    json["name"] = narration::handName(choice.value).whole.toStdString();
    return json;
}

QString takenFor(const WildChoice& choice)
{
    QStringList cards;
    for (const Substitution& wild : choice.as)
        cards += QString::fromStdString(toText(wild));
    return cards.join(QLatin1Char(' '));
}

/// The names of what the choices make. Those that are called the same name all their cards.
QStringList choiceNames(const std::vector<WildChoice>& choices)
{
    QHash<QString, int> calledSo;
    for (const WildChoice& choice : choices)
        ++calledSo[narration::handName(choice.value).whole];
    QStringList names;
    for (const WildChoice& choice : choices) {
        const narration::HandName name = narration::handName(choice.value);
        names += calledSo[name.whole] == 1
                     ? name.whole
                     : narration::fill(WildText::tr("%1, %2", "%1: 'Flush, king high'; "
                                                              "%2: 'then queen, nine, five, two'"),
                                       {name.whole, name.second});
    }
    return names;
}

QString choicesText(const WildReport& report)
{
    if (!report.hand.isComplete())
        return WildText::tr("Nothing to rank: a hand needs five cards.\n");
    if (report.choices.empty())
        return WildText::tr("This hand holds no wild.\n");
    Columns columns;
    columns.addHeadings(
        {WildText::tr("Wilds as", "heading of a column: what they stand for: 'A 6'"),
         WildText::tr("Hand", "heading of a column: what they make, 'Three sixes'")});
    const QStringList names = choiceNames(report.choices);
    for (std::size_t i = 0; i < report.choices.size(); ++i)
        columns.add({takenFor(report.choices[i]), names[static_cast<qsizetype>(i)]});
    return columns.text();
}

/// Its keys are in a documented order.
Json toJson(const WildReport& report)
{
    Json json;
    addRules(json, report.rules);
    json["hand"] = cardsJson(report.hand.cards());
    json["choices"] = Json::array();
    for (const WildChoice& choice : report.choices)
        json["choices"].push_back(choiceJson(choice));
    return json;
}

/// A line for each choice.
QString toText(const WildReport& report)
{
    QString text = rulesHeading(report.rules) + QLatin1Char('\n');
    if (report.hand.size() > 0)
        text += QString::fromStdString(toText(report.hand)) + QLatin1Char('\n');
    return text + QLatin1Char('\n') + choicesText(report);
}

Hand readOneHand(std::span<const std::string> texts, const HouseRules& rules)
{
    if (texts.empty())
        throw badUsage(WildText::tr("no hand given; one is needed"));
    refuseUnquotedHands(texts, 1);
    if (texts.size() > 1)
        throw badUsage(WildText::tr("%n hand(s) given; only one is possible", "",
                                    static_cast<int>(texts.size())));
    return readHands(texts, rules).front();
}

/// The one hand with wilds, or else the one with cards. Fails if there is no such hand or several.
Hand handOfTable(const tables::CardTable& table, const HouseRules& rules, const std::string& file)
{
    const std::vector<Hand> all = tables::hands(table);
    refuseRepeatedCards(all, rules);
    const auto holdsWild = [&](const Hand& hand) {
        return std::ranges::any_of(hand, [&](Card card) { return rules.isWild(card); });
    };
    const auto holdsCards = [](const Hand& hand) { return hand.size() > 0; };
    std::vector<Hand> meant;
    std::ranges::copy_if(all, std::back_inserter(meant), holdsWild);
    if (meant.empty())
        std::ranges::copy_if(all, std::back_inserter(meant), holdsCards);
    if (meant.size() == 1)
        return meant.front();
    const QString name = narration::quotedPath(QString::fromStdString(file));
    if (meant.empty())
        throw badInput(narration::fill(WildText::tr("%1 holds no cards", "%1: a file"), {name}));
    throw badInput(narration::fill(
        WildText::tr("%1 holds several hands that may be meant; wild takes one", "%1: a file"),
        {name}));
}

} // namespace

void runWild(const Arguments& arguments, std::ostream& out)
{
    NamedRules rules = readRules(arguments);
    const Format format = readFormat(arguments, textOrJson, Format::text);
    const std::optional<tables::CardTable> table = readTableOperand(arguments);
    if (table)
        rules = readRules(arguments, table->rules);
    const Hand hand = table ? handOfTable(*table, rules.rules, arguments.operands.front())
                            : readOneHand(arguments.operands, rules.rules);
    writeReport(out, WildReport{rules, hand, wildChoices(hand, rules.rules)}, format);
}

} // namespace showdown::cli

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/cli/report.h"

#include "app/narration/errortext.h"
#include "app/narration/filetext.h"
#include "app/narration/fill.h"
#include "app/tables/savefile.h"
#include "core/cards/notation.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <iterator>

namespace showdown::cli {

using Json = nlohmann::ordered_json;

namespace {

struct ReportText
{
    Q_DECLARE_TR_FUNCTIONS(ReportText)
};

} // namespace

QString headed(const QString& heading)
{
    return QLatin1Char('\n') + underlined(heading, u'=');
}

void addRules(Json& json, const NamedRules& rules, std::optional<Rule> statedElsewhere)
{
    json["rules"] = id(rules.preset);
    for (const Rule rule : rules.changed()) {
        if (rule != statedElsewhere)
            json["changed"][id(rule)] = valueText(rules.rules, rule);
    }
}

std::vector<Category> knownRanks(const HouseRules& rules)
{
    std::vector<Category> known;
    std::ranges::copy_if(allCategories(), std::back_inserter(known),
                         [&](Category category) { return rules.knows(category); });
    std::ranges::reverse(known);
    return known;
}

Json cardsJson(std::span<const Card> cards)
{
    Json json = Json::array();
    for (const Card card : cards)
        json.push_back(toText(card));
    return json;
}

Json valuesJson(const HandValue& value)
{
    Json values = Json::array();
    for (int i = 0; i < value.size(); ++i)
        values.push_back(number(value[i]));
    return values;
}

void saveResults(std::span<const tables::NewFile> files)
{
    if (const auto failed = tables::saveFiles(files))
        throw badInput(narration::fill(
            ReportText::tr("%1: %2", "a file; why it could not be saved"),
            {narration::quotedPath(failed->path), narration::saveFaultText(failed->fault)}));
}

} // namespace showdown::cli

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/cli/rulesoptions.h"

#include "app/narration/errortext.h"

#include <QCoreApplication>

#include <algorithm>

namespace showdown::cli {

namespace {

struct RulesOptionText
{
    Q_DECLARE_TR_FUNCTIONS(RulesOptionText)
};

Failure badUsage(const QString& message)
{
    return {ExitCode::badUsage, message};
}

QString shown(const std::string& text)
{
    return narration::quoted(QString::fromStdString(text));
}

template <typename Values>
QString listedIds(const Values& values)
{
    std::vector<std::string_view> ids;
    std::ranges::transform(values, std::back_inserter(ids), [](auto value) { return id(value); });
    return listed(ids);
}

QString valuesOf(Rule rule)
{
    switch (rule) {
    case Rule::pairFloor:
        return RulesOptionText::tr("2 to 10, J, Q, K, A", "values of a rule");
    case Rule::lowAceStraight:
    case Rule::fiveOfAKind:
    case Rule::flushRepeats:
    case Rule::naturalBeatsWild:
        return QStringLiteral("on, off");
    case Rule::wildScope:
        return QStringLiteral("full, bug");
    case Rule::wildRanks:
        return RulesOptionText::tr("none, or ranks such as 2,J", "values of a rule");
    case Rule::wildCards:
        return RulesOptionText::tr("none, or cards such as Jh,Js", "values of a rule");
    case Rule::deck:
        return QStringLiteral("one, free");
    case Rule::jokers:
        return RulesOptionText::tr("0 to 1000", "values of a rule");
    }
    return {};
}

std::optional<Failure> setRule(HouseRules& rules, Rule rule, const std::string& value)
{
    if (setFromText(rules, rule, value))
        return std::nullopt;
    return badUsage(RulesOptionText::tr("%1 is no value of %2; possible: %3")
                        .arg(shown(value), listedIds(std::array{rule}), valuesOf(rule)));
}

/// RULE=VALUE.
std::optional<Failure> applySet(HouseRules& rules, const std::string& text)
{
    const std::size_t equals = text.find('=');
    if (equals == std::string::npos)
        return badUsage(RulesOptionText::tr("--set needs RULE=VALUE, not %1").arg(shown(text)));
    const std::optional<Rule> rule = ruleFromId(text.substr(0, equals));
    if (!rule)
        return badUsage(RulesOptionText::tr("unknown rule %1; one of %2")
                            .arg(shown(text.substr(0, equals)), listedIds(allRules())));
    return setRule(rules, *rule, text.substr(equals + 1));
}

std::optional<Failure> apply(HouseRules& rules, const Option& option)
{
    if (option.name == "set")
        return applySet(rules, option.value);
    if (option.name == "deck")
        return setRule(rules, Rule::deck, option.value);
    if (option.name == "jokers")
        return setRule(rules, Rule::jokers, option.value);
    return std::nullopt;
}

} // namespace

Result<NamedRules> readRules(const Arguments& arguments, Preset defaultPreset)
{
    NamedRules result{defaultPreset, rulesOf(defaultPreset)};
    if (const std::string* name = arguments.value("rules")) {
        const std::optional<Preset> preset = presetFromId(*name);
        if (!preset)
            return badUsage(RulesOptionText::tr("unknown rules %1; one of %2")
                                .arg(shown(*name), listedIds(allPresets())));
        result = {*preset, rulesOf(*preset)};
    }
    for (const Option& option : arguments.options) {
        if (const std::optional<Failure> failure = apply(result.rules, option))
            return *failure;
    }
    return result;
}

Result<std::optional<Category>> readLens(const Arguments& arguments, const HouseRules& rules)
{
    return readRank(arguments, "lens", rules);
}

Result<std::optional<Category>> readRank(const Arguments& arguments, std::string_view option,
                                         const HouseRules& rules)
{
    const std::string* name = arguments.value(option);
    if (!name)
        return std::nullopt;
    const std::optional<Category> lens = categoryFromId(*name);
    if (!lens) {
        std::vector<Category> known;
        std::ranges::copy_if(allCategories(), std::back_inserter(known),
                             [&](Category category) { return rules.knows(category); });
        return badUsage(
            RulesOptionText::tr("unknown rank %1; one of %2").arg(shown(*name), listedIds(known)));
    }
    if (!rules.knows(*lens))
        return badUsage(
            RulesOptionText::tr("these rules have no rank %1; --set fiveOfAKind=on adds it")
                .arg(shown(*name)));
    return lens;
}

} // namespace showdown::cli

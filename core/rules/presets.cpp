// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/rules/presets.h"

namespace showdown {
namespace {

/// The rules most players know: any pair counts, the ace is also low, wilds are free.
HouseRules standardRules()
{
    HouseRules rules;
    rules.pairFloor = Rank::two;
    rules.lowAceStraight = true;
    rules.fiveOfAKind = true;
    rules.flushRepeats = false;
    return rules;
}

HouseRules bugRules()
{
    HouseRules rules = standardRules();
    rules.wildScope = WildScope::bug;
    return rules;
}

HouseRules deucesRules()
{
    HouseRules rules = standardRules();
    rules.wildRanks.insert(Rank::two);
    return rules;
}

} // namespace

std::string_view id(Preset preset)
{
    switch (preset) {
    case Preset::series:
        return "series";
    case Preset::standard:
        return "standard";
    case Preset::bug:
        return "bug";
    case Preset::deuces:
        return "deuces";
    }
    return {};
}

std::optional<Preset> presetFromId(std::string_view text)
{
    for (const Preset preset : allPresets()) {
        if (id(preset) == text)
            return preset;
    }
    return std::nullopt;
}

HouseRules rulesOf(Preset preset)
{
    switch (preset) {
    case Preset::series:
        return {};
    case Preset::standard:
        return standardRules();
    case Preset::bug:
        return bugRules();
    case Preset::deuces:
        return deucesRules();
    }
    return {};
}

std::vector<Rule> NamedRules::changed() const
{
    const HouseRules original = rulesOf(preset);
    std::vector<Rule> result;
    for (const Rule rule : allRules()) {
        if (valueText(rules, rule) != valueText(original, rule))
            result.push_back(rule);
    }
    return result;
}

} // namespace showdown

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/cases/testcase.h"

#include <algorithm>
#include <utility>

namespace showdown {

namespace {

std::string partText(const ComparisonPart& part)
{
    const std::string kind(id(part.kind));
    return part.index == 0 ? kind : kind + ' ' + std::to_string(part.index);
}

} // namespace

TestCase testCase(std::vector<Hand> hands, const HouseRules& rules, std::optional<Category> lens)
{
    Showdown answer = showdown(hands, rules, lens);
    return {std::move(hands), std::move(answer)};
}

std::string whyText(const Showdown& answer)
{
    if (answer.winners.size() > 1)
        return "tie";
    const auto& comparisons = answer.comparisons;
    const auto settled = std::find_if(comparisons.rbegin(), comparisons.rend(),
                                      [](const Comparison& each) { return each.place == 1; });
    if (settled == comparisons.rend())
        return "fit";
    const ComparisonPart* part = settled->decidingPart();
    return part ? partText(*part) : "tie";
}

} // namespace showdown

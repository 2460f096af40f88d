// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/session/handcounts.h"

#include "core/table/valuetable.h"

#include <algorithm>
#include <iterator>
#include <utility>
#include <vector>

namespace showdown::gui {
namespace {

/// As many as a user switches between.
constexpr std::size_t mostCounts = 8;

using CountsOfRules = std::pair<HouseRules, std::shared_ptr<const ValueDistribution>>;

} // namespace

std::shared_ptr<const ValueDistribution> handCounts(const HouseRules& rules)
{
    static std::vector<CountsOfRules> known; // the latest first
    const auto found = std::ranges::find(known, rules, &CountsOfRules::first);
    if (found != known.end()) {
        std::rotate(known.begin(), found, std::next(found));
        return known.front().second;
    }
    if (known.size() == mostCounts)
        known.pop_back();
    known.insert(known.begin(),
                 {rules, std::make_shared<const ValueDistribution>(distributionOf(rules))});
    return known.front().second;
}

std::jthread prepareHandCounts(const HouseRules& rules)
{
    return std::jthread([rules] { valueTable(rules); });
}

} // namespace showdown::gui

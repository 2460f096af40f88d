// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/table/valuetable.h"

#include <list>
#include <mutex>

namespace showdown {
namespace {

/// At 0.6 megabytes each: more than a person compares, and a limit for a program that tries every
/// possible rule.
constexpr std::size_t mostTables = 16;

struct Entry
{
    HouseRules rules;
    std::shared_ptr<const ValueTable> table;
};

/// The rules without those that do not affect the value of a hand.
HouseRules relevant(HouseRules rules)
{
    const HouseRules defaults;
    rules.deck = defaults.deck;
    rules.jokers = defaults.jokers;
    return rules;
}

} // namespace

std::shared_ptr<const ValueTable> valueTable(const HouseRules& rules)
{
    static std::mutex mutex;
    static std::list<Entry> entries; // the last used first

    const HouseRules wanted = relevant(rules);
    // Building takes milliseconds: a thread that waits for other rules hardly notices.
    const std::scoped_lock lock(mutex);
    const auto found = std::ranges::find(entries, wanted, &Entry::rules);
    if (found != entries.end()) {
        entries.splice(entries.begin(), entries, found);
    } else {
        entries.push_front({wanted, std::make_shared<const ValueTable>(wanted)});
        if (entries.size() > mostTables)
            entries.pop_back();
    }
    return entries.front().table;
}

} // namespace showdown

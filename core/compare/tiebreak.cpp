// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/compare/tiebreak.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <span>

namespace showdown {

HandValue tieBreak(Category category, const ValueList& groups, const PlayedHand& rest)
{
    ValueList values = groups;
    for (const PlayedCard& card : rest)
        values.add(std::min<int>(card.value, cardvalue::ace));

    const int size = tieBreakSize(category);
    assert(values.size() >= size);
    std::array<Rank, Hand::fullSize> ranks{};
    for (int i = 0; i < size; ++i)
        ranks[static_cast<std::size_t>(i)] = static_cast<Rank>(values[i]);
    return *HandValue::of(category, std::span(ranks).first(static_cast<std::size_t>(size)));
}

} // namespace showdown

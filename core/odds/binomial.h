// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace showdown {

/// How many ways there are to choose k of n things, for k up to 7 and n up to 1100; 0 for k > n.
constexpr std::uint64_t binomial(int n, int k)
{
    std::uint64_t ways = 1;
    for (int i = 0; i < k; ++i) {
        if (n <= i)
            return 0;
        ways = ways * static_cast<std::uint64_t>(n - i) / static_cast<std::uint64_t>(i + 1);
    }
    return ways;
}

} // namespace showdown

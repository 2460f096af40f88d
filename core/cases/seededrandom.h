// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <random>
#include <span>
#include <utility>

namespace showdown {

/// Random numbers that repeat: one seed gives the same choices on every machine. The distributions
/// of the standard library do not promise that, so numbers are mapped here.
class SeededRandom
{
public:
    explicit SeededRandom(std::uint64_t seed) : m_random(seed) {}

    /// A number from 0 to `count` - 1, all equally likely; `count` must be positive.
    int below(int count)
    {
        assert(count > 0);
        const auto range = static_cast<std::uint64_t>(count);
        constexpr std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
        const std::uint64_t limit = most - most % range; // a multiple of the range
        std::uint64_t number = m_random();
        while (number >= limit)
            number = m_random();
        return static_cast<int>(number % range);
    }

    /// True `times` times out of `of`.
    bool chance(int times, int of) { return below(of) < times; }

    /// An index of a list of weights; a weight of 2 is chosen twice as often as one of 1.
    std::size_t weighted(std::span<const int> weights)
    {
        int sum = 0;
        for (const int weight : weights)
            sum += weight;
        int rest = below(sum);
        std::size_t index = 0;
        while (rest >= weights[index])
            rest -= weights[index++];
        return index;
    }

    /// One of the elements of a container that is not empty.
    template <typename Container>
    auto pick(const Container& container)
    {
        return container[static_cast<std::size_t>(below(static_cast<int>(container.size())))];
    }

    template <typename Container>
    void shuffle(Container& values)
    {
        for (std::size_t i = values.size(); i > 1; --i)
            std::swap(values[i - 1], values[static_cast<std::size_t>(below(static_cast<int>(i)))]);
    }

private:
    std::mt19937_64 m_random;
};

} // namespace showdown

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/table/valuecode.h"
#include "core/table/valuetable.h"

#include <array>

namespace showdown {

/// Computes the numbers of a ValueTable from the definition of a hand's value: the largest over all
/// assignments of the wilds that the rules allow.
class TableBuilder
{
public:
    TableBuilder(ValueTable& table, const HouseRules& rules) : m_table(table), m_rules(rules) {}

    void build();

private:
    /// The count of each kind of card, and the sum of their keys.
    struct Kinds
    {
        std::array<std::uint8_t, kindCount> count{};
        std::uint64_t word = 0;

        void add(int kind, int copies = 1);
        void remove(int kind, int copies = 1);
        int wilds() const { return count[wildKind]; }
    };

    /// The best that five cards can be in each of four respects, when wilds may be anything;
    /// 0 where they cannot.
    struct Codes
    {
        ValueCode suitless = 0;      ///< without regard to suits
        ValueCode straight = 0;      ///< the same, but nothing except a straight
        ValueCode straightFlush = 0; ///< if all are of one suit, a straight or royal flush
        ValueCode flush = 0;         ///< if all are of one suit, a flush of different values
    };

    /// Calls `handle` for each multiset of this many cards, those with fewer wilds first.
    template <typename Handle>
    static void forEachMultiset(int cards, Handle handle);

    Codes naturalCodes(const Kinds& kinds) const;
    void addCodes(const Kinds& kinds);
    void addFiveCards(Kinds kinds);
    void numberCodes();
    void addFlushes();

    ValueTable& m_table;
    const HouseRules& m_rules;

    // by the place of the multiset
    std::array<Codes, hashdata::size5> m_codes{};
    std::array<ValueCode, hashdata::size5> m_suitless{};
    std::array<ValueCode, hashdata::size5> m_suited{};
};

} // namespace showdown

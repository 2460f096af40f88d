// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/table/valuecode.h"
#include "core/table/valuetable.h"

#include <array>
#include <vector>

namespace showdown {

/// The count of each kind of card, and the sum of their keys.
struct CardKinds
{
    std::array<std::uint8_t, kindCount> count{};
    std::uint64_t word = 0;

    void add(int kind, int copies = 1);
    void remove(int kind, int copies = 1);
    int wilds() const { return count[wildKind]; }
};

/// The values of all hands of five cards, computed from the definition of a hand's value: the
/// largest over all assignments of the wilds that the rules allow.
class FiveCardCodes
{
public:
    explicit FiveCardCodes(const HouseRules& rules);

    /// By the place of the multiset: suits aside, and if all natural cards are of one suit.
    const auto& suitless() const { return m_suitless; }
    const auto& suited() const { return m_suited; }

private:
    /// The best that five cards can be in each of four respects, when wilds may be anything;
    /// 0 where they cannot.
    struct Codes
    {
        ValueCode suitless = 0;      ///< without regard to suits
        ValueCode straight = 0;      ///< the same, but nothing except a straight
        ValueCode straightFlush = 0; ///< if all are of one suit, a straight or royal flush
        ValueCode flush = 0;         ///< if all are of one suit, a flush of different values
    };

    Codes naturalCodes(const CardKinds& kinds) const;
    void addCodes(const CardKinds& kinds, std::vector<Codes>& codes) const;
    void addFiveCards(CardKinds kinds, const std::vector<Codes>& codes);

    HouseRules m_rules;
    std::array<ValueCode, hashdata::size5> m_suitless{};
    std::array<ValueCode, hashdata::size5> m_suited{};
};

/// Computes the numbers of a ValueTable.
class TableBuilder
{
public:
    TableBuilder(ValueTable& table, const HouseRules& rules) : m_table(table), m_five(rules) {}

    void build();

private:
    void numberCodes();
    void addFlushes();

    ValueTable& m_table;
    const FiveCardCodes m_five;
};

} // namespace showdown

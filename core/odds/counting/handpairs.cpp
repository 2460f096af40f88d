// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "core/odds/counting/handpairs.h"

#include "core/odds/counting/holding.h"

namespace showdown {

HandPairs::HandPairs(const ValueTable& table)
    : m_table(table), m_hands(static_cast<std::size_t>(table.highest()) + 1)
{}

PairCounts HandPairs::count(const TableHand& board, const SuitedCards& unseen, TableValue best)
{
    valueHands(board, unseen, best);
    Sums pairs = countPairs(best);
    for (std::size_t card = 0; card < m_cards.size(); ++card)
        subtractShared(card, best, pairs);

    const int left = unseen.count();
    const auto all = static_cast<std::int64_t>(binomial(left, 2) * binomial(left - 2, 2));
    const std::int64_t unequal =
        all - pairs.worse - pairs.equal - pairs.better - 2 * pairs.worseAndEqual;
    PairCounts counts;
    counts.bothWorse = static_cast<std::uint64_t>(pairs.worse);
    counts.oneEqual = static_cast<std::uint64_t>(pairs.worseAndEqual);
    counts.bothEqual = static_cast<std::uint64_t>(pairs.equal);
    counts.oneBetter = static_cast<std::uint64_t>(unequal / 2);
    counts.bothBetter = static_cast<std::uint64_t>(pairs.better);
    return counts;
}

void HandPairs::valueHands(const TableHand& board, const SuitedCards& unseen, TableValue best)
{
    m_cards.clear();
    m_copies.clear();
    for (CardKind kind = 0; kind <= wildCardKind; ++kind) {
        if (contains(unseen, kind)) {
            m_cards.push_back(tableCard(kind));
            m_copies.push_back(kind == wildCardKind ? unseen.wilds : 1);
        }
    }
    m_values.resize(m_cards.size() * m_cards.size());
    for (std::size_t first = 0; first < m_cards.size(); ++first) {
        const TableHand hand = board + m_cards[first];
        for (std::size_t second = first; second < m_cards.size(); ++second) {
            const TableValue value = second == first && m_copies[first] < 2
                                         ? TableValue::none
                                         : m_table.value<7>(hand + m_cards[second]);
            const auto number = value < best ? 0 : static_cast<std::size_t>(value);
            m_values[place(first, second)] = number;
            m_values[place(second, first)] = number;
        }
    }
}

/// The pairs of hands of one value, with those that share cards.
HandPairs::Sums HandPairs::countPairs(TableValue best)
{
    m_found.clear();
    for (std::size_t first = 0; first < m_cards.size(); ++first) {
        for (std::size_t second = first; second < m_cards.size(); ++second) {
            const std::int64_t ways = first == second ? m_copies[first] * (m_copies[first] - 1) / 2
                                                      : m_copies[first] * m_copies[second];
            if (ways > 0)
                addHands(m_values[place(first, second)], ways);
        }
    }
    Sums pairs;
    pairs.worseAndEqual = m_hands[0] * m_hands[static_cast<std::size_t>(best)];
    for (const std::size_t value : m_found) {
        pairs.of(value, best) += m_hands[value] * (m_hands[value] + 1);
        m_hands[value] = 0;
    }
    return pairs;
}

/// Takes out the pairs that share this card, each of its copies.
void HandPairs::subtractShared(std::size_t card, TableValue best, Sums& pairs)
{
    m_found.clear();
    for (std::size_t other = 0; other < m_cards.size(); ++other) {
        const std::int64_t ways = m_copies[other] - (other == card ? 1 : 0);
        if (ways > 0)
            addHands(m_values[place(card, other)], ways);
    }
    pairs.worseAndEqual -= m_copies[card] * m_hands[0] * m_hands[static_cast<std::size_t>(best)];
    for (const std::size_t value : m_found) {
        pairs.of(value, best) -= m_copies[card] * m_hands[value] * m_hands[value];
        m_hands[value] = 0;
    }
}

void HandPairs::addHands(std::size_t value, std::int64_t ways)
{
    if (m_hands[value] == 0)
        m_found.push_back(value);
    m_hands[value] += ways;
}

} // namespace showdown

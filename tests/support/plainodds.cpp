// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "tests/support/plainodds.h"

#include "core/cards/deck.h"
#include "core/compare/showdown.h"
#include "core/rules/handvalue.h"

#include <algorithm>
#include <cstddef>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace showdown::tests {
namespace {

using Worth = std::pair<HandValue, int>;

/// Deals every deal of a situation.
class PlainLoop
{
public:
    explicit PlainLoop(const Situation& situation) : m_situation(situation)
    {
        const std::vector<Card> shown = situation.shownCards();
        const auto jokers = static_cast<int>(std::ranges::count(shown, Card::joker()));
        m_deck = deckWithJokers(std::max(jokers, situation.rules.jokers.count()));
        for (const Card card : shown)
            m_deck.erase(std::ranges::find(m_deck, card));
        m_isDealt.resize(m_deck.size());
    }

    void count() { deal(0, 0); }

    std::array<std::uint64_t, 8> byWinners{};
    std::array<std::uint64_t, allCategories().size()> byRank{}; ///< of the first player

private:
    /// Fills the first gap from this place on: hole cards by player, then the board. The cards of
    /// one player, and those of the board, come in the order of the deck, each set once.
    void deal(std::size_t player, std::size_t from)
    {
        if (player < m_situation.players.size()) {
            HoleCards& hole = m_situation.players[player];
            const auto gap = std::ranges::find_if(hole, [](const auto& card) { return !card; });
            if (gap == hole.end())
                deal(player + 1, 0);
            else
                tryAll(
                    player, from, [&](Card card) { *gap = card; }, [&] { gap->reset(); });
        } else if (m_situation.board.size() < 5) {
            tryAll(
                player, from, [&](Card card) { m_situation.board.push_back(card); },
                [&] { m_situation.board.pop_back(); });
        } else {
            judge();
        }
    }

    template <typename Put, typename Take>
    void tryAll(std::size_t player, std::size_t from, Put put, Take take)
    {
        for (std::size_t i = from; i < m_deck.size(); ++i) {
            if (m_isDealt[i])
                continue;
            m_isDealt[i] = true;
            put(m_deck[i]);
            deal(player, i + 1);
            take();
            m_isDealt[i] = false;
        }
    }

    void judge()
    {
        std::vector<Worth> worths;
        for (int player = 0; player < static_cast<int>(m_situation.players.size()); ++player)
            worths.push_back(bestOfSeven(m_situation.cardsOf(player)));
        const Worth best = std::ranges::max(worths);
        std::size_t set = 0;
        for (std::size_t player = 0; player < worths.size(); ++player)
            set |= static_cast<std::size_t>(worths[player] == best) << player;
        ++byWinners[set];
        ++byRank[static_cast<std::size_t>(worths.front().first.category())];
    }

    Worth bestOfSeven(const std::vector<Card>& cards)
    {
        std::optional<Worth> best;
        for (std::size_t first = 0; first < cards.size(); ++first) {
            for (std::size_t second = first + 1; second < cards.size(); ++second) {
                std::vector<Card> five;
                for (std::size_t i = 0; i < cards.size(); ++i) {
                    if (i != first && i != second)
                        five.push_back(cards[i]);
                }
                best = std::max(best, std::optional(worthOf(std::move(five))));
            }
        }
        return *best;
    }

    Worth worthOf(std::vector<Card> five)
    {
        std::ranges::sort(five);
        const auto known = m_known.find(five);
        if (known != m_known.end())
            return known->second;
        const HandResult result = *evaluate(*Hand::of(five), m_situation.rules);
        const Worth worth(result.value,
                          m_situation.rules.naturalBeatsWild ? -result.wildCount() : 0);
        m_known.emplace(std::move(five), worth);
        return worth;
    }

    Situation m_situation;
    std::vector<Card> m_deck;
    std::vector<bool> m_isDealt;
    std::map<std::vector<Card>, Worth> m_known;
};

} // namespace

std::array<std::uint64_t, 8> plainCounts(const Situation& situation)
{
    PlainLoop loop(situation);
    loop.count();
    return loop.byWinners;
}

std::array<std::uint64_t, allCategories().size()> plainRanks(const Situation& situation)
{
    PlainLoop loop(situation);
    loop.count();
    return loop.byRank;
}

} // namespace showdown::tests

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "tests/support/plainodds.h"

#include "core/cards/deck.h"
#include "tests/support/reference.h"

#include <algorithm>
#include <cstddef>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace showdown::tests {
namespace {

/// Goes through every deal of a situation.
class PlainLoop
{
public:
    PlainLoop(PlainOdds& odds, const Situation& situation) : m_odds(odds), m_situation(situation)
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
            auto* const gap = std::ranges::find_if(hole, [](const auto& card) { return !card; });
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
        std::vector<PlainWorth> worths;
        worths.reserve(m_situation.players.size());
        for (int player = 0; player < static_cast<int>(m_situation.players.size()); ++player)
            worths.push_back(*m_odds.worthOf(m_situation.cardsOf(player)));
        const PlainWorth best = std::ranges::max(worths);
        std::size_t set = 0;
        for (std::size_t player = 0; player < worths.size(); ++player)
            set |= static_cast<std::size_t>(worths[player] == best) << player;
        ++byWinners[set];
        ++byRank[static_cast<std::size_t>(worths.front().first.category())];
    }

    PlainOdds& m_odds;
    Situation m_situation;
    std::vector<Card> m_deck;
    std::vector<bool> m_isDealt;
};

} // namespace

std::optional<PlainWorth> PlainOdds::worthOf(const std::vector<Card>& cards)
{
    std::vector<Card> ordered = cards;
    // wilds are all alike, whatever card they are
    for (Card& card : ordered)
        card = m_rules.isWild(card) ? Card::joker() : card;
    std::ranges::sort(ordered);
    std::vector<Card> chosen;
    return bestOf(ordered, 0, chosen);
}

/// The best of all ways to complete five cards with cards from this index on.
std::optional<PlainWorth> PlainOdds::bestOf(const std::vector<Card>& cards, std::size_t from,
                                            std::vector<Card>& chosen)
{
    if (chosen.size() == 5)
        return worthOfFive(chosen);
    std::optional<PlainWorth> best;
    for (std::size_t i = from; i < cards.size(); ++i) {
        chosen.push_back(cards[i]);
        best = std::max(best, bestOf(cards, i + 1, chosen));
        chosen.pop_back();
    }
    return best;
}

PlainWorth PlainOdds::worthOfFive(const std::vector<Card>& five)
{
    const auto known = m_known.find(five);
    if (known != m_known.end())
        return known->second;
    const auto wilds =
        std::ranges::count_if(five, [this](Card card) { return m_rules.isWild(card); });
    const PlainWorth worth(*reference::valuesOf(*Hand::of(five), m_rules).best,
                           m_rules.naturalBeatsWild ? -static_cast<int>(wilds) : 0);
    m_known.emplace(five, worth);
    return worth;
}

std::array<std::uint64_t, 8> PlainOdds::counts(const Situation& situation)
{
    PlainLoop loop(*this, situation);
    loop.count();
    return loop.byWinners;
}

std::array<std::uint64_t, allCategories().size()> PlainOdds::ranks(const Situation& situation)
{
    PlainLoop loop(*this, situation);
    loop.count();
    return loop.byRank;
}

std::array<std::uint64_t, 8> plainCounts(const Situation& situation)
{
    return PlainOdds(situation.rules).counts(situation);
}

std::array<std::uint64_t, allCategories().size()> plainRanks(const Situation& situation)
{
    return PlainOdds(situation.rules).ranks(situation);
}

} // namespace showdown::tests

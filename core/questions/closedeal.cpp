// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/questions/closedeal.h"

#include "core/cards/deck.h"
#include "core/compare/showdown.h"
#include "core/questions/handofrank.h"
#include "core/questions/naturalcards.h"

#include <algorithm>
#include <array>

namespace showdown {
namespace {

/// The ranks to try for the hands, frequent ones several times. Chance alone would deal hardly
/// anything but high cards and pairs.
constexpr auto triedRanks = [] {
    using enum Category;
    return std::array{highCard,      highCard,     pair,         pair,        pair,
                      pair,          twoPair,      twoPair,      twoPair,     twoPair,
                      threeOfAKind,  threeOfAKind, threeOfAKind, straight,    flush,
                      flush,         fullHouse,    fullHouse,    fourOfAKind, fourOfAKind,
                      straightFlush, fiveOfAKind};
}();

/// Deals hands one after another from one pack.
class CloseDealer
{
public:
    CloseDealer(const HouseRules& rules, SeededRandom& random) : m_rules(rules), m_random(random) {}

    /// Hands of this rank, at least two of which are equal in the part compared first.
    std::optional<std::vector<Hand>> deal(int players, Category rank, bool withWilds)
    {
        m_withWilds = withWilds;
        m_pack = deckWithJokers(m_rules.jokers.count());
        std::vector<Hand> hands;
        std::vector<HandValue> values;
        const auto fits = [&](const NaturalValues& each) {
            const HandValue& value = each.value;
            if (value.category() != rank)
                return false;
            if (values.empty())
                return true;
            const bool isLower = values.size() > 1 && value < std::min(values[0], values[1]);
            return isLower || value[0] == values[0][0];
        };
        while (static_cast<int>(hands.size()) < players) {
            const std::optional<Hand> hand = dealHand(fits);
            if (!hand)
                return std::nullopt;
            hands.push_back(*hand);
            values.push_back(evaluate(*hand, m_rules)->value);
        }
        m_random.shuffle(hands);
        return hands;
    }

private:
    std::optional<Hand> dealHand(const ValuesFit& fits)
    {
        std::vector<Card> cards = drawWilds();
        const auto all = naturalValues(static_cast<int>(cards.size()), m_rules);
        const auto natural = NaturalCards(m_rules, held()).pickAny(*all, fits, m_random);
        if (!natural)
            return std::nullopt;
        cards.insert(cards.end(), natural->begin(), natural->end());
        if (m_rules.deck == DeckKind::one) {
            for (const Card card : cards)
                m_pack.erase(std::ranges::find(m_pack, card));
        }
        m_random.shuffle(cards);
        return Hand::of(cards);
    }

    /// The wilds among five cards off the pack, four at most.
    std::vector<Card> drawWilds()
    {
        if (!m_withWilds)
            return {};
        std::vector<Card> pack = m_pack;
        m_random.shuffle(pack);
        if (pack.size() > Hand::fullSize)
            pack.resize(Hand::fullSize, Card::joker());
        std::erase_if(pack, [this](Card card) { return !m_rules.isWild(card); });
        if (static_cast<int>(pack.size()) > mostWildsOfRank)
            pack.pop_back();
        return pack;
    }

    CardSet held() const
    {
        CardSet held;
        for (const Card card : naturalDeck()) {
            if (std::ranges::find(m_pack, card) == m_pack.end())
                held.insert(card);
        }
        return held;
    }

    const HouseRules& m_rules;
    SeededRandom& m_random;
    bool m_withWilds = true;
    std::vector<Card> m_pack;
};

} // namespace

bool isClose(std::span<const Hand> hands, const HouseRules& rules)
{
    const Showdown result = compareHands(hands, rules);
    if (result.winners.size() != 1)
        return false;
    std::vector<int> places;
    for (const PlayerResult& each : result.players) {
        if (!each.result
            || each.result->value.category() != result.players[0].result->value.category())
            return false;
        places.push_back(*each.place);
    }
    std::ranges::sort(places);
    if (std::ranges::adjacent_find(places) != places.end())
        return false;
    const Comparison* deciding = decidingComparison(result, result.winners[0]);
    return deciding && deciding->decidingPart() != nullptr && deciding->parts.size() > 1;
}

std::optional<std::vector<Hand>> closeHands(int players, const HouseRules& rules,
                                            SeededRandom& random)
{
    constexpr int attempts = 400;
    CloseDealer dealer(rules, random);
    for (int attempt = 0; attempt < attempts; ++attempt) {
        const Category rank = random.pick(triedRanks);
        if (!rules.knows(rank))
            continue;
        const auto hands = dealer.deal(players, rank, attempt < attempts / 2);
        if (hands && isClose(*hands, rules))
            return hands;
    }
    return std::nullopt;
}

} // namespace showdown

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/questions/naturalcards.h"

#include "core/cards/deck.h"
#include "core/cards/hand.h"
#include "core/table/tablebuilder.h"

#include <algorithm>
#include <list>
#include <mutex>

namespace showdown {
namespace {

constexpr int naturalRankCount = 13;

/// The number of ways to take `chosen` of `from` things, with or without taking one again.
int waysToChoose(int from, int chosen, bool isFree)
{
    const int of = isFree ? from + chosen - 1 : from;
    if (from == 0 || of < chosen)
        return chosen == 0 ? 1 : 0;
    int result = 1;
    for (int i = 0; i < chosen; ++i)
        result = result * (of - i) / (i + 1);
    return result;
}

/// Advances to the next ranks, which do not descend; false after the last.
bool advanceRanks(std::vector<int>& ranks)
{
    for (std::size_t i = ranks.size(); i-- > 0;) {
        if (ranks[i] + 1 == naturalRankCount)
            continue;
        const int next = ranks[i] + 1;
        for (; i < ranks.size(); ++i)
            ranks[i] = next;
        return true;
    }
    return false;
}

/// Every choice of suits for this many cards of one rank; a suit repeats only if the deck is free.
std::vector<std::vector<Suit>> suitChoices(const std::vector<Suit>& suits, int cards, bool isFree)
{
    std::vector<std::vector<std::size_t>> places{{}};
    for (int card = 0; card < cards; ++card) {
        std::vector<std::vector<std::size_t>> longer;
        for (const auto& each : places) {
            const std::size_t first = each.empty() ? 0 : each.back() + (isFree ? 0 : 1);
            for (std::size_t place = first; place < suits.size(); ++place) {
                longer.push_back(each);
                longer.back().push_back(place);
            }
        }
        places = longer;
    }
    std::vector<std::vector<Suit>> chosen;
    for (const auto& each : places) {
        std::vector<Suit> some;
        some.reserve(each.size());
        for (const std::size_t place : each)
            some.push_back(suits[place]);
        chosen.push_back(some);
    }
    return chosen;
}

bool areOfOneSuit(const std::vector<Card>& cards)
{
    return std::ranges::all_of(cards,
                               [&](Card card) { return card.suit() == cards.front().suit(); });
}

std::vector<NaturalValues> allNaturalValues(int wilds, const FiveCardCodes& codes)
{
    const auto cards = static_cast<std::size_t>(Hand::fullSize - wilds);
    std::vector<NaturalValues> all;
    std::vector<int> ranks(cards, 0);
    do {
        CardKinds kinds;
        kinds.add(wildKind, wilds);
        for (const int rank : ranks)
            kinds.add(rank);
        const std::size_t place = multisetPlace<Hand::fullSize>(kinds.word);
        for (const bool isSuited : {false, true}) {
            if (!isSuited && cards == 1)
                continue;
            const ValueCode code = (isSuited ? codes.suited() : codes.suitless())[place];
            NaturalValues values{{}, isSuited, handValueOf(code), all.size()};
            std::copy_n(kinds.count.begin(), naturalRankCount, values.counts.begin());
            all.push_back(values);
        }
    } while (advanceRanks(ranks));
    return all;
}

/// What was found for some rules.
struct KnownValues
{
    HouseRules rules;
    std::shared_ptr<const FiveCardCodes> codes;
    std::array<std::shared_ptr<const std::vector<NaturalValues>>, Hand::fullSize> byWilds;
};

constexpr std::size_t mostKnownRules = 12;

} // namespace

std::shared_ptr<const std::vector<NaturalValues>> naturalValues(int wilds, const HouseRules& rules)
{
    static std::mutex mutex;
    static std::list<KnownValues> known; // the last used first

    // The wilds are jokers here; other wild cards would not add values.
    HouseRules plain = rules;
    plain.wildRanks = {};
    plain.wildCards = {};
    plain.naturalBeatsWild = false;
    plain.deck = DeckKind::one;
    plain.jokers = {};
    const std::scoped_lock lock(mutex);
    const auto found = std::ranges::find(known, plain, &KnownValues::rules);
    if (found != known.end())
        known.splice(known.begin(), known, found);
    else
        known.push_front({plain, std::make_shared<const FiveCardCodes>(plain), {}});
    if (known.size() > mostKnownRules)
        known.pop_back();
    auto& values = known.front().byWilds[static_cast<std::size_t>(wilds)];
    if (!values)
        values = std::make_shared<const std::vector<NaturalValues>>(
            allNaturalValues(wilds, *known.front().codes));
    return values;
}

NaturalCards::NaturalCards(const HouseRules& rules, const CardSet& held)
    : m_isFree(rules.deck == DeckKind::free)
{
    for (const Card card : naturalDeck()) {
        if (!rules.isWild(card) && (m_isFree || !held.contains(card)))
            m_suits[static_cast<std::size_t>(number(*card.rank()) - 2)].push_back(*card.suit());
    }
}

int NaturalCards::ways(const NaturalValues& values) const
{
    int all = 1;
    std::array<int, 4> ofSuit{1, 1, 1, 1};
    for (int rank = 0; rank < naturalRankCount; ++rank) {
        const int count = values.counts[static_cast<std::size_t>(rank)];
        if (count == 0)
            continue;
        const std::vector<Suit>& suits = m_suits[static_cast<std::size_t>(rank)];
        all *= waysToChoose(static_cast<int>(suits.size()), count, m_isFree);
        for (std::size_t suit = 0; suit < ofSuit.size(); ++suit) {
            const bool has = std::ranges::find(suits, allSuits()[suit]) != suits.end();
            ofSuit[suit] *= has && (count == 1 || m_isFree) ? 1 : 0;
        }
    }
    const int suited = ofSuit[0] + ofSuit[1] + ofSuit[2] + ofSuit[3];
    return values.isSuited ? suited : all - suited;
}

std::vector<Card> NaturalCards::pick(const NaturalValues& values, SeededRandom& random) const
{
    std::vector<std::vector<Card>> choices{{}};
    for (int rank = 0; rank < naturalRankCount; ++rank) {
        const int count = values.counts[static_cast<std::size_t>(rank)];
        if (count == 0)
            continue;
        const Rank name = *rankOf(rank + 2);
        const auto suits = suitChoices(m_suits[static_cast<std::size_t>(rank)], count, m_isFree);
        std::vector<std::vector<Card>> longer;
        for (const std::vector<Card>& before : choices) {
            for (const std::vector<Suit>& some : suits) {
                longer.push_back(before);
                for (const Suit suit : some)
                    longer.back().emplace_back(name, suit);
            }
        }
        choices = longer;
    }
    std::erase_if(choices, [&](const std::vector<Card>& cards) {
        return areOfOneSuit(cards) != values.isSuited;
    });
    return random.pick(choices);
}

std::optional<std::vector<Card>> NaturalCards::pickAny(const std::vector<NaturalValues>& all,
                                                       const ValuesFit& fits,
                                                       SeededRandom& random) const
{
    std::vector<int> weights;
    int sum = 0;
    for (const NaturalValues& each : all) {
        weights.push_back(fits(each) ? ways(each) : 0);
        sum += weights.back();
    }
    if (sum == 0)
        return std::nullopt;
    int rest = random.below(sum);
    std::size_t chosen = 0;
    while (rest >= weights[chosen])
        rest -= weights[chosen++];
    return pick(all[chosen], random);
}

std::vector<Card> wildCards(int wilds, const HouseRules& rules, const CardSet& held,
                            SeededRandom& random)
{
    std::vector<Card> natural;
    for (const Card card : naturalDeck()) {
        if (rules.isWild(card) && (rules.deck == DeckKind::free || !held.contains(card)))
            natural.push_back(card);
    }
    std::vector<Card> chosen;
    while (static_cast<int>(chosen.size()) < wilds) {
        const bool isNatural = !natural.empty() && random.chance(2, 3);
        chosen.push_back(isNatural ? random.pick(natural) : Card::joker());
        if (isNatural && rules.deck == DeckKind::one)
            std::erase(natural, chosen.back());
    }
    return chosen;
}

} // namespace showdown

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/table/tablebuilder.h"

#include <algorithm>
#include <bit>
#include <iterator>
#include <vector>

namespace showdown {
namespace {

constexpr int aceKind = 12;

constexpr Rank rankOfKind(int kind)
{
    return static_cast<Rank>(kind + 2);
}

/// Five natural cards by value: the most frequent first, then the highest first.
struct Groups
{
    std::array<Rank, 5> ranks{};
    std::array<int, 5> sizes{};
    std::size_t count = 0;

    template <typename Counts>
    explicit Groups(const Counts& counts)
    {
        for (int size = 5; size > 0; --size) {
            for (int kind = aceKind; kind >= 0; --kind) {
                if (counts[static_cast<std::size_t>(kind)] == size) {
                    ranks[count] = rankOfKind(kind);
                    sizes[count++] = size;
                }
            }
        }
    }
};

/// All five values, descending.
template <typename Counts>
std::array<Rank, 5> descending(const Counts& counts)
{
    std::array<Rank, 5> ranks{};
    std::size_t size = 0;
    for (int kind = aceKind; kind >= 0; --kind) {
        for (int copies = counts[static_cast<std::size_t>(kind)]; copies > 0; --copies)
            ranks[size++] = rankOfKind(kind);
    }
    return ranks;
}

ValueCode codeOf(Category category, std::span<const Rank> values)
{
    const auto size = static_cast<std::size_t>(tieBreakSize(category));
    return valueCode(*HandValue::of(category, values.first(size)));
}

/// The highest card if five different values are in a row, the highest first.
std::optional<Rank> highestInARow(const Groups& groups, const HouseRules& rules)
{
    if (groups.count != 5)
        return std::nullopt;
    const int highest = number(groups.ranks[0]);
    if (highest - number(groups.ranks[4]) == 4)
        return groups.ranks[0];
    const bool isLowest = groups.ranks[0] == Rank::ace && groups.ranks[1] == Rank::five;
    return isLowest && rules.lowAceStraight ? std::optional(Rank::five) : std::nullopt;
}

/// The category of five natural cards, straights and suits aside.
Category categoryOf(const Groups& groups, const HouseRules& rules)
{
    switch (groups.sizes[0]) {
    case 5:
        return rules.fiveOfAKind ? Category::fiveOfAKind : Category::fourOfAKind;
    case 4:
        return Category::fourOfAKind;
    case 3:
        return groups.sizes[1] == 2 ? Category::fullHouse : Category::threeOfAKind;
    case 2:
        if (groups.sizes[1] == 2)
            return Category::twoPair;
        return groups.ranks[0] >= rules.pairFloor ? Category::pair : Category::highCard;
    default:
        return Category::highCard;
    }
}

/// Calls `handle` for each multiset of this many cards, those with fewer wilds first.
template <typename Handle>
void forEachMultiset(int cards, Handle handle)
{
    const auto deal = [&](const auto& self, CardKinds& kinds, int first, int left) -> void {
        if (left == 0) {
            handle(kinds);
            return;
        }
        for (int kind = first; kind < wildKind; ++kind) {
            kinds.add(kind);
            self(self, kinds, kind, left - 1);
            kinds.remove(kind);
        }
    };
    for (int wilds = 0; wilds <= cards; ++wilds) {
        CardKinds kinds;
        kinds.add(wildKind, wilds);
        deal(deal, kinds, 0, cards - wilds);
    }
}

} // namespace

void CardKinds::add(int kind, int copies)
{
    const auto index = static_cast<std::size_t>(kind);
    count[index] = static_cast<std::uint8_t>(count[index] + copies);
    word += hashdata::keys[index] * static_cast<std::uint64_t>(copies);
}

void CardKinds::remove(int kind, int copies)
{
    const auto index = static_cast<std::size_t>(kind);
    count[index] = static_cast<std::uint8_t>(count[index] - copies);
    word -= hashdata::keys[index] * static_cast<std::uint64_t>(copies);
}

FiveCardCodes::FiveCardCodes(const HouseRules& rules) : m_rules(rules)
{
    forEachMultiset(5, [this](const CardKinds& kinds) { addCodes(kinds); });
    forEachMultiset(5, [this](const CardKinds& kinds) { addFiveCards(kinds); });
}

FiveCardCodes::Codes FiveCardCodes::naturalCodes(const CardKinds& kinds) const
{
    const Groups groups(kinds.count);
    const std::array<Rank, 5> values = descending(kinds.count);
    Codes codes;
    if (const std::optional<Rank> highest = highestInARow(groups, m_rules)) {
        const Category inSuit =
            *highest == Rank::ace ? Category::royalFlush : Category::straightFlush;
        codes.straight = codeOf(Category::straight, std::span(&*highest, 1));
        codes.straightFlush = codeOf(inSuit, std::span(&*highest, 1));
    }
    if (groups.count == 5)
        codes.flush = codeOf(Category::flush, values);

    const Category category = categoryOf(groups, m_rules);
    std::array<Rank, 5> tuple = groups.ranks;
    if (category == Category::highCard)
        tuple = values;
    else if (category == Category::fourOfAKind && groups.count == 1)
        tuple[1] = tuple[0];
    codes.suitless = std::max(codeOf(category, tuple), codes.straight);
    return codes;
}

/// A hand with a wild is worth the best that it is with any rank in place of the wild.
void FiveCardCodes::addCodes(const CardKinds& kinds)
{
    Codes& codes = m_codes[multisetPlace<5>(kinds.word)];
    if (kinds.wilds() == 0) {
        codes = naturalCodes(kinds);
        return;
    }
    for (int kind = 0; kind <= aceKind; ++kind) {
        CardKinds assigned = kinds;
        assigned.remove(wildKind);
        assigned.add(kind);
        const Codes& other = m_codes[multisetPlace<5>(assigned.word)];
        codes.suitless = std::max(codes.suitless, other.suitless);
        codes.straight = std::max(codes.straight, other.straight);
        codes.straightFlush = std::max(codes.straightFlush, other.straightFlush);
        codes.flush = std::max(codes.flush, other.flush);
    }
}

void FiveCardCodes::addFiveCards(CardKinds kinds)
{
    const int wilds = kinds.wilds();
    const std::size_t place = multisetPlace<5>(kinds.word);
    const Codes& codes = m_codes[place];
    kinds.remove(wildKind, wilds);
    kinds.add(aceKind, wilds);
    const ValueCode asAces = m_codes[multisetPlace<5>(kinds.word)].suitless;

    ValueCode suitless = codes.suitless;
    if (m_rules.wildScope == WildScope::bug)
        suitless = std::max(asAces, codes.straight);

    // Without wilds a flush may repeat values, and with wilds if they are all aces.
    ValueCode flush = codes.flush;
    if (wilds == 0 || m_rules.flushRepeats)
        flush = codeOf(Category::flush, descending(kinds.count));
    const ValueCode suited = std::max({suitless, codes.straightFlush, flush});

    const auto fewerWilds = static_cast<ValueCode>(m_rules.naturalBeatsWild ? 5 - wilds : 0);
    m_suitless[place] = suitless + fewerWilds;
    m_suited[place] = suited + fewerWilds;
}

/// Numbers the codes in order, and gives the numbers to all hands of five cards.
void TableBuilder::numberCodes()
{
    std::vector<ValueCode>& codes = m_table.m_codes;
    const auto isValue = [](ValueCode code) { return code != 0; }; // not the place of no multiset
    std::ranges::copy_if(m_five.suitless(), std::back_inserter(codes), isValue);
    std::ranges::copy_if(m_five.suited(), std::back_inserter(codes), isValue);
    std::ranges::sort(codes);
    codes.erase(std::unique(codes.begin(), codes.end()), codes.end());
    codes.shrink_to_fit();

    const auto numberOf = [&](ValueCode code) {
        if (!isValue(code))
            return TableValue::none;
        const auto above = std::ranges::upper_bound(codes, code);
        return static_cast<TableValue>(above - codes.begin());
    };
    std::ranges::transform(m_five.suitless(), m_table.m_values5.begin(), numberOf);
    std::ranges::transform(m_five.suited(), m_table.m_suited5.begin(), numberOf);
}

/// The flush of each lane: of five cards as such, of more the best without one of them.
void TableBuilder::addFlushes()
{
    constexpr unsigned lanes = 1 << 16;
    constexpr unsigned wild = 1 << wildKind;
    auto& flushes = m_table.m_flushes;
    for (unsigned lane = 0; lane < lanes; ++lane) {
        const int cards = std::popcount(lane % wild) + static_cast<int>(lane / wild);
        flushes[lane].sixfoldCards = static_cast<std::uint16_t>(6 * cards);
    }

    for (unsigned lane = 0; lane < lanes; ++lane) {
        if (flushes[lane].sixfoldCards != 6 * 5)
            continue;
        CardKinds kinds;
        kinds.add(wildKind, static_cast<int>(lane / wild));
        for (int kind = 0; kind <= aceKind; ++kind)
            kinds.add(kind, static_cast<int>(lane >> kind & 1));
        flushes[lane].value = m_table.m_suited5[multisetPlace<5>(kinds.word)];
    }
    for (int cards = 6; cards <= 7; ++cards) {
        for (unsigned lane = 0; lane < lanes; ++lane) {
            auto& flush = flushes[lane];
            if (flush.sixfoldCards != 6 * cards)
                continue;
            for (unsigned bit = 1; bit <= wild; bit *= 2) {
                const bool isHeld = bit == wild ? lane >= wild : (lane & bit) != 0;
                if (isHeld)
                    flush.value = std::max(flush.value, flushes[lane - bit].value);
            }
        }
    }
}

void TableBuilder::build()
{
    numberCodes();

    const auto bestWithoutOne = [](const CardKinds& kinds, const auto& values, auto place) {
        TableValue best = TableValue::none;
        for (std::size_t kind = 0; kind < kinds.count.size(); ++kind) {
            if (kinds.count[kind] > 0)
                best = std::max(best, values[place(kinds.word - hashdata::keys[kind])]);
        }
        return best;
    };
    forEachMultiset(6, [&](const CardKinds& kinds) {
        m_table.m_values6[multisetPlace<6>(kinds.word)] =
            bestWithoutOne(kinds, m_table.m_values5, multisetPlace<5>);
    });
    forEachMultiset(7, [&](const CardKinds& kinds) {
        m_table.m_values7[multisetPlace<7>(kinds.word)] =
            bestWithoutOne(kinds, m_table.m_values6, multisetPlace<6>);
    });
    addFlushes();
}

} // namespace showdown

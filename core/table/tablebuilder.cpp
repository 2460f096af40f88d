// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/table/tablebuilder.h"

#include <algorithm>
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

/// Calls `handle` for each multiset of five cards, those with fewer wilds first.
template <typename Handle>
void forEachFiveCards(Handle handle)
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
    for (int wilds = 0; wilds <= Hand::fullSize; ++wilds) {
        CardKinds kinds;
        kinds.add(wildKind, wilds);
        deal(deal, kinds, 0, Hand::fullSize - wilds);
    }
}

/// Gives each hand of this many cards, suits aside, the best number that it has without one of them.
template <int cards>
void addHands(const auto& smaller, auto& values)
{
    std::array<std::uint64_t, cards> keys{};
    const auto deal = [&](const auto& self, std::size_t dealt, std::size_t first,
                          std::uint64_t word) -> void {
        if (dealt == keys.size()) {
            TableValue best = TableValue::none;
            for (const std::uint64_t key : keys) // all, which is faster than each kind once
                best = std::max(best, smaller[multisetPlace<cards - 1>(word - key)]);
            values[multisetPlace<cards>(word)] = best;
            return;
        }
        for (std::size_t kind = first; kind < kindCount; ++kind) {
            keys[dealt] = hashdata::keys[kind];
            self(self, dealt + 1, kind, word + keys[dealt]);
        }
    };
    deal(deal, 0, 0, 0);
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
    std::vector<Codes> codes(hashdata::size5); // not kept: the numbers of the codes need the room
    forEachFiveCards([&](const CardKinds& kinds) { addCodes(kinds, codes); });
    forEachFiveCards([&](const CardKinds& kinds) { addFiveCards(kinds, codes); });
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
void FiveCardCodes::addCodes(const CardKinds& kinds, std::vector<Codes>& codes) const
{
    Codes& own = codes[multisetPlace<5>(kinds.word)];
    if (kinds.wilds() == 0) {
        own = naturalCodes(kinds);
        return;
    }
    for (int kind = 0; kind <= aceKind; ++kind) {
        CardKinds assigned = kinds;
        assigned.remove(wildKind);
        assigned.add(kind);
        const Codes& other = codes[multisetPlace<5>(assigned.word)];
        own.suitless = std::max(own.suitless, other.suitless);
        own.straight = std::max(own.straight, other.straight);
        own.straightFlush = std::max(own.straightFlush, other.straightFlush);
        own.flush = std::max(own.flush, other.flush);
    }
}

void FiveCardCodes::addFiveCards(CardKinds kinds, const std::vector<Codes>& codes)
{
    const int wilds = kinds.wilds();
    const std::size_t place = multisetPlace<5>(kinds.word);
    const Codes& best = codes[place];
    kinds.remove(wildKind, wilds);
    kinds.add(aceKind, wilds);
    const ValueCode asAces = codes[multisetPlace<5>(kinds.word)].suitless;

    ValueCode suitless = best.suitless;
    if (m_rules.wildScope == WildScope::bug)
        suitless = std::max(asAces, best.straight);

    // Without wilds a flush may repeat values, and with wilds if they are all aces.
    ValueCode flush = best.flush;
    if (wilds == 0 || m_rules.flushRepeats)
        flush = codeOf(Category::flush, descending(kinds.count));
    const ValueCode suited = std::max({suitless, best.straightFlush, flush});

    const auto fewerWilds = static_cast<ValueCode>(m_rules.naturalBeatsWild ? 5 - wilds : 0);
    m_suitless[place] = suitless + fewerWilds;
    m_suited[place] = suited + fewerWilds;
}

/// Numbers the codes in order, and gives the numbers to all hands of five cards.
void TableBuilder::numberCodes()
{
    struct CodeAt
    {
        ValueCode code = 0;
        std::uint32_t place = 0; ///< of the hand; those of one suit follow all others
    };
    std::vector<CodeAt> hands;
    hands.reserve(2 * hashdata::size5);
    const auto add = [&](const auto& codes, std::uint32_t place) {
        for (const ValueCode code : codes) {
            if (code != 0) // not the place of no multiset
                hands.push_back({code, place});
            ++place;
        }
    };
    add(m_five.suitless(), 0);
    add(m_five.suited(), hashdata::size5);
    std::ranges::sort(hands, {}, &CodeAt::code);

    std::vector<ValueCode>& codes = m_table.m_codes;
    for (const auto& [code, place] : hands) {
        if (codes.empty() || codes.back() != code)
            codes.push_back(code);
        const bool isSuited = place >= hashdata::size5;
        auto& values = isSuited ? m_table.m_suited5 : m_table.m_values5;
        values[isSuited ? place - hashdata::size5 : place] = static_cast<TableValue>(codes.size());
    }
    codes.shrink_to_fit();
}

/// The flush of each lane: of five cards as such, of more the best without one of them.
void TableBuilder::addFlushes()
{
    constexpr unsigned wild = 1 << wildKind;
    auto& flushes = m_table.m_flushes;
    for (unsigned lane = 1; lane < flushes.size(); ++lane) {
        auto& flush = flushes[lane];
        const unsigned withoutOne = lane >= wild ? lane - wild : lane & (lane - 1);
        flush.sixfoldCards = static_cast<std::uint16_t>(flushes[withoutOne].sixfoldCards + 6);
        const int cards = flush.sixfoldCards / 6;
        if (cards == 5) {
            CardKinds kinds;
            kinds.add(wildKind, static_cast<int>(lane / wild));
            for (int kind = 0; kind <= aceKind; ++kind)
                kinds.add(kind, static_cast<int>(lane >> kind & 1));
            flush.value = m_table.m_suited5[multisetPlace<5>(kinds.word)];
        } else if (cards == 6 || cards == 7) {
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
    addHands<6>(m_table.m_values5, m_table.m_values6);
    addHands<7>(m_table.m_values6, m_table.m_values7);
    addFlushes();
}

} // namespace showdown

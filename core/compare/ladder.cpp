// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/compare/ladder.h"

#include "core/compare/lens.h"
#include "core/match/counting.h"
#include "core/match/pokerhand.h"
#include "core/match/samesuit.h"
#include "core/match/straight.h"
#include "core/match/straightflush.h"
#include "core/match/wilds.h"

#include <algorithm>
#include <bitset>

namespace showdown {

namespace {

/// A hand that is not of some rank, and the questions that its reason needs answered.
class Denial
{
public:
    Denial(const PlayedHand& hand, const HouseRules& rules) : m_hand(hand), m_rules(rules) {}

    LadderDetail reasonAgainst(Category category) const
    {
        switch (category) {
        case Category::highCard:
            return Fits{};
        case Category::pair:
            return againstPair();
        case Category::twoPair:
        case Category::fullHouse:
            return againstTwoGroups(category);
        case Category::threeOfAKind:
            return tooFewEqual(3);
        case Category::fourOfAKind:
            return tooFewEqual(4);
        case Category::fiveOfAKind:
            return tooFewEqual(5);
        case Category::straight:
            return againstStraight();
        case Category::flush:
            return againstFlush();
        case Category::straightFlush:
            return areCardsSameSuit(m_hand, NoRecorder{}) ? againstStraight() : suitsDiffer();
        case Category::royalFlush:
            return againstRoyalFlush();
        }
        return NotReached{};
    }

private:
    /// The natural values with their counts, most frequent first, then highest first.
    static std::vector<ValueCount> naturalCounts(const PlayedHand& cards)
    {
        std::vector<ValueCount> counts = countCardValues(cards, NoRecorder{});
        std::erase_if(counts, [](ValueCount each) { return each.value == cardvalue::wild; });
        std::ranges::sort(counts, [](ValueCount a, ValueCount b) {
            return a.count != b.count ? a.count > b.count : a.value > b.value;
        });
        return counts;
    }

    static int wildCount(const PlayedHand& cards)
    {
        return countCardsByValue(cards, cardvalue::wild, NoRecorder{});
    }

    /// The cards as matchers of equal values see them.
    PlayedHand forEqualValues() const
    {
        return m_rules.wildScope == WildScope::bug ? readBugs(m_hand, NoRecorder{}) : m_hand;
    }

    LadderDetail suitsDiffer() const
    {
        std::bitset<5> suits;
        for (const PlayedCard& card : m_hand) {
            if (!card.isWild())
                suits.set(card.suit);
        }
        return SuitsDiffer{static_cast<int>(suits.count())};
    }

    LadderDetail againstFlush() const
    {
        if (!areCardsSameSuit(m_hand, NoRecorder{}))
            return suitsDiffer();
        return equalValues();
    }

    LadderDetail equalValues() const
    {
        const ValueCount most = naturalCounts(m_hand).front();
        return EqualValues{most.value, most.count};
    }

    LadderDetail againstStraight() const
    {
        const std::vector<ValueCount> counts = naturalCounts(m_hand);
        if (!counts.empty() && counts.front().count > 1)
            return equalValues();
        std::vector<int> values(counts.size());
        std::ranges::transform(counts, values.begin(), &ValueCount::value);
        GapTooWide gap = gapBetween(values);
        if (m_rules.lowAceStraight) {
            std::ranges::replace(values, cardvalue::ace, cardvalue::lowAce);
            GapTooWide lowGap = gapBetween(values);
            if (lowGap.missing.size() < gap.missing.size())
                gap = std::move(lowGap);
        }
        return gap;
    }

    GapTooWide gapBetween(const std::vector<int>& values) const
    {
        const auto [lowest, highest] = std::ranges::minmax(values);
        GapTooWide gap{lowest, highest, wildCount(m_hand), {}};
        for (int value = highest - 1; value > lowest; --value) {
            if (std::ranges::find(values, value) == values.end())
                gap.missing.push_back(value);
        }
        return gap;
    }

    LadderDetail againstRoyalFlush() const
    {
        if (!areCardsSameSuit(m_hand, NoRecorder{}))
            return suitsDiffer();
        if (!straightFlush(m_hand, m_rules, NoRecorder{}))
            return againstStraight();
        return NotAceHigh{highestOfStraight()};
    }

    int highestOfStraight() const
    {
        // Wilds beside natural cards reach as far up as five values allow, short of the ace here.
        int lowest = cardvalue::ace;
        bool hasAce = false;
        for (const PlayedCard& card : m_hand) {
            hasAce = hasAce || card.value == cardvalue::ace;
            lowest = std::min<int>(lowest, card.value);
        }
        return hasAce ? cardvalue::five : lowest + Hand::fullSize - 1;
    }

    LadderDetail tooFewEqual(int needed) const
    {
        const PlayedHand cards = forEqualValues();
        const ValueCount most = naturalCounts(cards).front();
        return TooFewEqual{most.value, most.count, wildCount(cards), needed};
    }

    LadderDetail againstTwoGroups(Category category) const
    {
        const PlayedHand cards = forEqualValues();
        const std::vector<ValueCount> counts = naturalCounts(cards);
        const int wilds = wildCount(cards);
        if (category == Category::twoPair && counts.front().count + wilds < 2)
            return tooFewEqual(2);
        return NoSecondGroup{static_cast<int>(counts.size()), counts.front().value,
                             counts.front().count, wilds};
    }

    LadderDetail againstPair() const
    {
        const PlayedHand cards = forEqualValues();
        const int wilds = wildCount(cards);
        int best = 0;
        for (const ValueCount each : naturalCounts(cards)) {
            if (each.count + wilds >= 2)
                best = std::max(best, each.value);
        }
        if (best == 0)
            return tooFewEqual(2);
        return BelowFloor{best, m_rules.pairFloor};
    }

    const PlayedHand& m_hand;
    const HouseRules& m_rules;
};

} // namespace

std::string_view id(LadderReason reason)
{
    switch (reason) {
    case LadderReason::fits:
        return "fits";
    case LadderReason::suitsDiffer:
        return "suits-differ";
    case LadderReason::equalValues:
        return "equal-values";
    case LadderReason::gapTooWide:
        return "gap-too-wide";
    case LadderReason::notAceHigh:
        return "not-ace-high";
    case LadderReason::tooFewEqual:
        return "too-few-equal";
    case LadderReason::noSecondGroup:
        return "no-second-group";
    case LadderReason::belowFloor:
        return "below-floor";
    case LadderReason::notReached:
        return "not-reached";
    }
    return {};
}

std::vector<LadderRow> ladder(const Hand& hand, const HouseRules& rules,
                              std::optional<Category> lens)
{
    if (!hand.isComplete() || (lens && !rules.knows(*lens)))
        return {};
    const PlayedHand played = read(hand, rules);
    const Denial denial(played, rules);
    if (lens) {
        const bool fits = fitsLens(played, *lens, rules, NoRecorder{});
        return {{*lens, fits ? LadderDetail(Fits{}) : denial.reasonAgainst(*lens)}};
    }

    const Category rank = getPokerHand(played, rules, NoRecorder{});
    std::vector<LadderRow> rows;
    constexpr auto categories = allCategories();
    for (const Category each : categories) {
        if (!rules.knows(each))
            continue;
        if (each == rank)
            rows.push_back({each, Fits{}});
        else if (each < rank)
            rows.push_back({each, NotReached{}});
        else
            rows.push_back({each, denial.reasonAgainst(each)});
    }
    std::ranges::reverse(rows);
    return rows;
}

} // namespace showdown

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/compare/lens.h"

#include "core/compare/categoryvalue.h"
#include "core/match/fullhouse.h"
#include "core/match/ofakind.h"
#include "core/match/pokerhand.h"
#include "core/match/samesuit.h"
#include "core/match/twopair.h"
#include "core/match/wilds.h"

#include <algorithm>
#include <array>
#include <functional>
#include <optional>
#include <string_view>
#include <vector>

namespace showdown {

namespace {

constexpr std::array<std::string_view, 6> fitsLines{
    "function FitsLens(hand, rank)",
    "  cards ← hand",
    "  if a wild is a bug and rank is one of equal values",
    "    cards ← ReadBugs(hand, rank)",
    "  fits ← the matcher of rank with cards; SetInfoAndCheckForTwoPair for two pair",
    "  return fits",
};

constexpr std::array<std::string_view, 12> bugsLines{
    "function ReadBugs(hand, rank)",
    "  best ← CopyHand(hand)",
    "  ReplaceWildsWithAces(best)",
    "  if hands are compared by their best rank, or a wild in a flush may not repeat a value",
    "    return best: beside equal values a bug is an ace",
    "  sameSuit ← AreCardsSameSuit(hand)",
    "  if not sameSuit",
    "    return best: it is no flush",
    "  for each choice of values for the bugs: ace, king, queen or a natural card's",
    "    if it makes no more than a flush and, as rank, beats best",
    "      best ← hand with this choice",
    "  return best",
};

bool fits(const PlayedHand& cards, Category lens, const HouseRules& rules, Recorder* recorder)
{
    MatchInfo info;
    return lens == Category::twoPair ? setInfoAndCheckForTwoPair(cards, info, recorder)
                                     : matches(cards, lens, rules, recorder);
}

std::optional<HandValue> valueIfFits(const PlayedHand& cards, Category category,
                                     const HouseRules& rules)
{
    if (!fits(cards, category, rules, nullptr))
        return std::nullopt;
    return valueAs(category, cards, rules);
}

bool isBetterThanFlush(const PlayedHand& cards)
{
    MatchInfo info;
    return fullHouse(cards, info, nullptr) || fourOfAKind(cards, nullptr);
}

/// Ace, king and queen, and the values of the natural cards; the highest first.
std::vector<int> valuesWorthTrying(const PlayedHand& hand)
{
    std::vector<int> values{cardvalue::ace, cardvalue::king, cardvalue::king - 1};
    for (const PlayedCard& card : hand) {
        if (!card.isWild() && std::ranges::find(values, int{card.value}) == values.end())
            values.push_back(card.value);
    }
    std::ranges::sort(values, std::greater{});
    return values;
}

/// Every way to give the wilds from `position` on one of `values`, none higher than the one before.
void addChoices(PlayedHand hand, int position, std::size_t from, const std::vector<int>& values,
                std::vector<PlayedHand>& choices)
{
    while (position < hand.size() && !hand[position].isWild())
        ++position;
    if (position == hand.size()) {
        choices.push_back(hand);
        return;
    }
    for (std::size_t i = from; i < values.size(); ++i) {
        hand[position].value = static_cast<std::uint8_t>(values[i]);
        addChoices(hand, position + 1, i, values, choices);
    }
}

} // namespace

constinit const Listing fitsLensListing{"FitsLens", fitsLines};
constinit const Listing readBugsListing{"ReadBugs", bugsLines};

bool fitsLens(const PlayedHand& hand, Category lens, const HouseRules& rules, Recorder* recorder)
{
    PlayedHand cards = hand;
    bool fit = false;
    Call call(recorder, fitsLensListing, hand);
    call.watch("hand", hand).watch("rank", lens).line(1);
    call.watch("cards", cards).line(2);
    if (call.ask(3, rules.wildScope == WildScope::bug && isOfEqualValues(lens))) {
        call.line(4);
        cards = readBugs(hand, lens, true, rules, recorder);
    }
    call.watch("fits", fit).line(5);
    fit = fits(cards, lens, rules, recorder);
    return call.result(6, fit);
}

PlayedHand readBugs(const PlayedHand& hand, Category category, bool throughLens,
                    const HouseRules& rules, Recorder* recorder)
{
    bool sameSuit = false;
    Call call(recorder, readBugsListing, hand);
    call.watch("hand", hand).watch("rank", category).line(1);
    call.line(2);
    PlayedHand best = copyHand(hand, recorder);
    call.watch("best", best).line(3);
    replaceWildsWithAces(best, recorder);
    if (call.ask(4, !throughLens || !rules.flushRepeats)) {
        call.line(5);
        return best;
    }
    call.watch("sameSuit", sameSuit).line(6);
    sameSuit = areCardsSameSuit(hand, recorder);
    if (call.ask(7, !sameSuit)) {
        call.line(8);
        return best;
    }
    std::vector<PlayedHand> choices;
    addChoices(hand, 0, 0, valuesWorthTrying(hand), choices);
    for (const PlayedHand& choice : choices) {
        call.ask(9, true);
        const bool beats = !isBetterThanFlush(choice)
                           && valueIfFits(choice, category, rules) > valueIfFits(best, category, rules);
        if (call.ask(10, beats)) {
            best = choice;
            call.line(11);
        }
    }
    call.ask(9, false);
    call.line(12);
    return best;
}

} // namespace showdown

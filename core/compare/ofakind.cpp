// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/compare/ofakind.h"

#include "core/compare/askpart.h"
#include "core/compare/categoryvalue.h"
#include "core/compare/kickers.h"
#include "core/match/counting.h"
#include "core/match/samevalue.h"
#include "core/match/sorting.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <string_view>

namespace showdown {

namespace {

/// What differs between the texts of the three listings.
struct FindWinnerTexts
{
    std::string_view start;
    std::string_view search1;
    std::string_view search2;
    std::string_view compareGroups;
    std::string_view searchUnsorted1; ///< as printed
    std::string_view searchUnsorted2;
    std::string_view compareUnsorted;
};

/// Five of a kind has no kickers, and so a separate listing below.
consteval auto findWinnerLines(const FindWinnerTexts& texts)
{
    using Line = FindWinnerOfAKindLine;
    return linesOf<Line>({
        {Line::start, texts.start},
        {Line::sort, "  sorted1 ← SortCardsByDescendingValue(hand1)", Half::first},
        {Line::newInfo, "  info1 ← a new info", Half::first},
        {Line::search, texts.search1, Half::first, when::repaired<5>},
        {Line::search, texts.searchUnsorted1, Half::first, when::printed<5>},
        {Line::sort, "  sorted2 ← SortCardsByDescendingValue(hand2)", Half::second},
        {Line::newInfo, "  info2 ← a new info", Half::second},
        {Line::search, texts.search2, Half::second, when::repaired<5>},
        {Line::search, texts.searchUnsorted2, Half::second, when::printed<5>},
        {Line::compareGroups, texts.compareGroups, when::repaired<5>},
        {Line::compareGroups, texts.compareUnsorted, when::printed<5>},
        {Line::askDecided, "  if result ≠ 0"},
        {Line::returnDecided, "    return result"},
        {Line::compareKickers, "  result ← CompareKickers(sorted1, info1, sorted2, info2)",
         when::repaired<5>},
        {Line::compareKickers, "  result ← CompareKickers(hand1, info1, hand2, info2)",
         when::printed<5>},
        {Line::returnResult, "  return result"},
    });
}

constexpr auto pairLines = findWinnerLines({
    .start = "function FindWinnerJacksOrBetter(hand1, hand2)",
    .search1 = "  DoCardsHaveSameValue(sorted1, 2, info1)",
    .search2 = "  DoCardsHaveSameValue(sorted2, 2, info2)",
    .compareGroups = "  result ← ComparePairs(sorted1, info1, sorted2, info2)",
    .searchUnsorted1 = "  DoCardsHaveSameValue(hand1, 2, info1)",
    .searchUnsorted2 = "  DoCardsHaveSameValue(hand2, 2, info2)",
    .compareUnsorted = "  result ← ComparePairs(hand1, info1, hand2, info2)",
});

constexpr auto threeLines = findWinnerLines({
    .start = "function FindWinnerThreeKind(hand1, hand2)",
    .search1 = "  DoCardsHaveSameValue(sorted1, 3, info1)",
    .search2 = "  DoCardsHaveSameValue(sorted2, 3, info2)",
    .compareGroups = "  result ← CompareTrios(sorted1, info1, sorted2, info2)",
    .searchUnsorted1 = "  DoCardsHaveSameValue(hand1, 3, info1)",
    .searchUnsorted2 = "  DoCardsHaveSameValue(hand2, 3, info2)",
    .compareUnsorted = "  result ← CompareTrios(hand1, info1, hand2, info2)",
});

constexpr auto fourLines = findWinnerLines({
    .start = "function FindWinnerFourOfAKind(hand1, hand2)",
    .search1 = "  DoCardsHaveSameValue(sorted1, 4, info1)",
    .search2 = "  DoCardsHaveSameValue(sorted2, 4, info2)",
    .compareGroups = "  result ← CompareQuads(sorted1, info1, sorted2, info2)",
    .searchUnsorted1 = "  DoCardsHaveSameValue(hand1, 4, info1)",
    .searchUnsorted2 = "  DoCardsHaveSameValue(hand2, 4, info2)",
    .compareUnsorted = "  result ← CompareQuads(hand1, info1, hand2, info2)",
});

constexpr auto fiveLines = [] {
    using Line = FindWinnerOfAKindLine;
    return linesOf<Line>({
        {Line::start, "function FindWinnerFiveOfAKind(hand1, hand2)"},
        {Line::sort, "  sorted1 ← SortCardsByDescendingValue(hand1)", Half::first},
        {Line::newInfo, "  info1 ← a new info", Half::first},
        {Line::search, "  DoCardsHaveSameValue(sorted1, 5, info1)", Half::first},
        {Line::sort, "  sorted2 ← SortCardsByDescendingValue(hand2)", Half::second},
        {Line::newInfo, "  info2 ← a new info", Half::second},
        {Line::search, "  DoCardsHaveSameValue(sorted2, 5, info2)", Half::second},
        {Line::compareGroups, "  result ← CompareFives(sorted1, info1, sorted2, info2)"},
        {Line::returnResult, "  return result"},
    });
}();

constexpr auto comparePairsLines = [] {
    using Line = CompareGroupsLine;
    return linesOf<Line>({
        {Line::start, "function ComparePairs(sorted1, info1, sorted2, info2)"},
        {Line::setValue, "  pair1 ← info1.cardValues[0]", Half::first},
        {Line::countWilds, "  numWilds ← CountCardsByValue(sorted1, wild)", Half::first},
        {Line::askAllWild, "  if numWilds ≥ 2", Half::first},
        {Line::becomeAce, "    pair1 ← ace", Half::first},
        {Line::setValue, "  pair2 ← info2.cardValues[0]", Half::second},
        {Line::countWilds, "  numWilds ← CountCardsByValue(sorted2, wild)", Half::second},
        {Line::askAllWild, "  if numWilds ≥ 2", Half::second},
        {Line::becomeAce, "    pair2 ← ace", Half::second},
        {Line::askBetter, "  if pair1 > pair2"},
        {Line::returnBetter, "    return 1: hand 1 is better"},
        {Line::askWorse, "  if pair1 < pair2"},
        {Line::returnWorse, "    return −1: hand 2 is better"},
        {Line::returnTie, "  return 0: a tie"},
    });
}();

constexpr auto compareTriosLines = [] {
    using Line = CompareGroupsLine;
    return linesOf<Line>({
        {Line::start, "function CompareTrios(sorted1, info1, sorted2, info2)"},
        {Line::setValue, "  trio1 ← info1.cardValues[0]", Half::first},
        {Line::countWilds, "  numWilds ← CountCardsByValue(sorted1, wild)", Half::first},
        {Line::askAllWild, "  if numWilds ≥ 3", Half::first},
        {Line::becomeAce, "    trio1 ← ace", Half::first, when::repaired<4>},
        {Line::setUnread, "    pair1 ← ace", Half::first, when::printed<4>},
        {Line::setValue, "  trio2 ← info2.cardValues[0]", Half::second},
        {Line::countWilds, "  numWilds ← CountCardsByValue(sorted2, wild)", Half::second},
        {Line::askAllWild, "  if numWilds ≥ 3", Half::second},
        {Line::becomeAce, "    trio2 ← ace", Half::second},
        {Line::askBetter, "  if trio1 > trio2"},
        {Line::returnBetter, "    return 1: hand 1 is better"},
        {Line::askWorse, "  if trio1 < trio2"},
        {Line::returnWorse, "    return −1: hand 2 is better"},
        {Line::returnTie, "  return 0: a tie"},
    });
}();

constexpr auto compareQuadsLines = [] {
    using Line = CompareGroupsLine;
    return linesOf<Line>({
        {Line::start, "function CompareQuads(sorted1, info1, sorted2, info2)"},
        {Line::setValue, "  quad1 ← info1.cardValues[0]", Half::first},
        {Line::countWilds, "  numWilds ← CountCardsByValue(sorted1, wild)", Half::first},
        {Line::askAllWild, "  if numWilds ≥ 4", Half::first},
        {Line::becomeAce, "    quad1 ← ace", Half::first, when::repaired<4>},
        {Line::setUnread, "    pair1 ← ace", Half::first, when::printed<4>},
        {Line::setValue, "  quad2 ← info2.cardValues[0]", Half::second},
        {Line::countWilds, "  numWilds ← CountCardsByValue(sorted2, wild)", Half::second},
        {Line::askAllWild, "  if numWilds ≥ 4", Half::second},
        {Line::becomeAce, "    quad2 ← ace", Half::second},
        {Line::askBetter, "  if quad1 > quad2"},
        {Line::returnBetter, "    return 1: hand 1 is better"},
        {Line::askWorse, "  if quad1 < quad2"},
        {Line::returnWorse, "    return −1: hand 2 is better"},
        {Line::returnTie, "  return 0: a tie"},
    });
}();

constexpr auto compareFivesLines = [] {
    using Line = CompareGroupsLine;
    return linesOf<Line>({
        {Line::start, "function CompareFives(sorted1, info1, sorted2, info2)"},
        {Line::setValue, "  five1 ← info1.cardValues[0]", Half::first},
        {Line::countWilds, "  numWilds ← CountCardsByValue(sorted1, wild)", Half::first},
        {Line::askAllWild, "  if numWilds ≥ 5", Half::first},
        {Line::becomeAce, "    five1 ← ace", Half::first},
        {Line::setValue, "  five2 ← info2.cardValues[0]", Half::second},
        {Line::countWilds, "  numWilds ← CountCardsByValue(sorted2, wild)", Half::second},
        {Line::askAllWild, "  if numWilds ≥ 5", Half::second},
        {Line::becomeAce, "    five2 ← ace", Half::second},
        {Line::askBetter, "  if five1 > five2"},
        {Line::returnBetter, "    return 1: hand 1 is better"},
        {Line::askWorse, "  if five1 < five2"},
        {Line::returnWorse, "    return −1: hand 2 is better"},
        {Line::returnTie, "  return 0: a tie"},
    });
}();

} // namespace

constinit const ListingOf<FindWinnerOfAKindLine> findWinnerJacksOrBetterListing{
    "FindWinnerJacksOrBetter", pairLines};
constinit const ListingOf<FindWinnerOfAKindLine> findWinnerThreeKindListing{"FindWinnerThreeKind",
                                                                            threeLines};
constinit const ListingOf<FindWinnerOfAKindLine> findWinnerFourOfAKindListing{
    "FindWinnerFourOfAKind", fourLines};
constinit const ListingOf<FindWinnerOfAKindLine> findWinnerFiveOfAKindListing{
    "FindWinnerFiveOfAKind", fiveLines};
constinit const ListingOf<CompareGroupsLine> comparePairsListing{"ComparePairs", comparePairsLines};
constinit const ListingOf<CompareGroupsLine> compareTriosListing{"CompareTrios", compareTriosLines};
constinit const ListingOf<CompareGroupsLine> compareQuadsListing{"CompareQuads", compareQuadsLines};
constinit const ListingOf<CompareGroupsLine> compareFivesListing{"CompareFives", compareFivesLines};

namespace {

/// What differs between the four ranks; the code below is the same for all of them.
struct Group
{
    Category category;
    PartKind part;
    const ListingOf<FindWinnerOfAKindLine>& findWinner;
    const ListingOf<CompareGroupsLine>& compareGroups;
    std::string_view variable1;
    std::string_view variable2;

    constexpr int size() const { return groupRange(category, 0).count; }
};

constexpr std::array groups{
    Group{Category::pair, PartKind::pair, findWinnerJacksOrBetterListing, comparePairsListing,
          "pair1", "pair2"},
    Group{Category::threeOfAKind, PartKind::trio, findWinnerThreeKindListing, compareTriosListing,
          "trio1", "trio2"},
    Group{Category::fourOfAKind, PartKind::quad, findWinnerFourOfAKindListing, compareQuadsListing,
          "quad1", "quad2"},
    Group{Category::fiveOfAKind, PartKind::five, findWinnerFiveOfAKindListing, compareFivesListing,
          "five1", "five2"},
};

const Group& groupOf(Category category)
{
    const auto* found = std::ranges::find(groups, category, &Group::category);
    assert(found != groups.end());
    return *found;
}

/// How many of the wilds joined the group.
int joinedWilds(const MatchInfo& info, const Group& group, int numWilds)
{
    return numWilds >= group.size() ? group.size() : numWilds - info.numWilds;
}

/// The first wilds join the group and take its value; the others are kickers.
template <typename Line>
void tellWilds(const PlayedHand& sorted, int value, int joined, Call<Line>& call)
{
    if (!call.isRecording() || joined == 0)
        return;
    WildsGiven given{PlayedHand(sorted.player())};
    for (PlayedCard card : sorted) {
        if (!card.isWild() || given.wilds.size() == joined)
            continue;
        card.value = static_cast<std::uint8_t>(value);
        given.wilds.add(card);
    }
    call.found(given, [&] { return cardsOf(given); });
}

/// Reads the value of the group of one hand.
void readGroup(const PlayedHand& sorted, const MatchInfo& info, const Group& group, Half half,
               int& value, int& numWilds, Call<CompareGroupsLine>& call, Recorder* recorder)
{
    using Line = CompareGroupsLine;
    call.turnTo(half);
    value = info.cardValues[0];
    call.watchValue(half == Half::first ? group.variable1 : group.variable2, value);
    call.line(Line::setValue);
    call.line(Line::countWilds);
    numWilds = countCardsByValue(sorted, cardvalue::wild, recorder);
    call.watch("numWilds", numWilds);
    if (call.ask(Line::askAllWild, numWilds >= group.size())) {
        static constexpr int unread = cardvalue::ace;
        if (isPrinted(recorder, 4) && half == Half::first && group.size() > 2)
            return call.watchValue("pair1", unread).line(Line::setUnread);
        value = cardvalue::ace;
        call.line(Line::becomeAce);
        tellWilds(sorted, value, group.size(), call);
    }
}

/// Looks for the group. Wilds that complete it get its value here, unless there are so many that
/// they make a better one by themselves, which only the comparison decides.
void search(const PlayedHand& sorted, MatchInfo& info, const Group& group,
            Call<FindWinnerOfAKindLine>& call, Recorder* recorder)
{
    call.line(FindWinnerOfAKindLine::search);
    const bool found = doCardsHaveSameValue(sorted, group.size(), &info, recorder);
    const auto numWilds = static_cast<int>(std::ranges::count_if(sorted, &PlayedCard::isWild));
    if (found && numWilds < group.size())
        tellWilds(sorted, info.cardValues[0], joinedWilds(info, group, numWilds), call);
}

/// The cards of the group: the wilds that joined it, and the natural cards that need none.
CardsInRoles cardsOfGroup(const PlayedHand& sorted, const MatchInfo& info, const Group& group,
                          int value, int numWilds)
{
    const int joined = joinedWilds(info, group, numWilds);
    return groupCards(sorted, value, group.size() - joined, joined);
}

Outcome compareGroups(const PlayedHand& sorted1, const MatchInfo& info1, const PlayedHand& sorted2,
                      const MatchInfo& info2, const Group& group, Comparison& comparison,
                      Recorder* recorder)
{
    using Line = CompareGroupsLine;
    int value1 = 0;
    int value2 = 0;
    int numWilds = 0;
    Call call(recorder, group.compareGroups, sorted1, sorted2);
    call.watch("sorted1", sorted1).watch("info1.cardValues", info1.cardValues);
    call.watch("sorted2", sorted2).watch("info2.cardValues", info2.cardValues).line(Line::start);
    readGroup(sorted1, info1, group, Half::first, value1, numWilds, call, recorder);
    const int numWilds1 = numWilds;
    readGroup(sorted2, info2, group, Half::second, value2, numWilds, call, recorder);
    comparison.parts.push_back({group.part, 0, value1, value2, outcomeOf(value1, value2)});
    switch (askPart(call, Line::askBetter, Line::askWorse, comparison.parts.back(), [&] {
        return both(cardsOfGroup(sorted1, info1, group, value1, numWilds1),
                    cardsOfGroup(sorted2, info2, group, value2, numWilds));
    })) {
    case Outcome::better:
        return call.result(Line::returnBetter, Outcome::better);
    case Outcome::worse:
        return call.result(Line::returnWorse, Outcome::worse);
    case Outcome::equal:
        break;
    }
    return call.result(Line::returnTie, Outcome::equal);
}

} // namespace

Outcome findWinnerOfAKind(Category category, const PlayedHand& hand1, const PlayedHand& hand2,
                          Comparison& comparison, Recorder* recorder)
{
    using Line = FindWinnerOfAKindLine;
    const Group& group = groupOf(category);
    MatchInfo info1;
    MatchInfo info2;
    Call call(recorder, group.findWinner, hand1, hand2);
    call.watch("hand1", hand1).watch("hand2", hand2).line(Line::start);
    call.line(Line::sort);
    const PlayedHand sorted1 = sortCardsByDescendingValue(hand1, recorder);
    call.watch("sorted1", sorted1).watch("info1.cardValues", info1.cardValues).line(Line::newInfo);
    const bool isUnsorted = isPrinted(recorder, 5) && group.size() < Hand::fullSize;
    const PlayedHand& passed1 = isUnsorted ? hand1 : sorted1;
    search(passed1, info1, group, call, recorder);
    call.turnTo(Half::second);
    call.line(Line::sort);
    const PlayedHand sorted2 = sortCardsByDescendingValue(hand2, recorder);
    call.watch("sorted2", sorted2).watch("info2.cardValues", info2.cardValues).line(Line::newInfo);
    const PlayedHand& passed2 = isUnsorted ? hand2 : sorted2;
    search(passed2, info2, group, call, recorder);
    call.line(Line::compareGroups);
    Outcome result = compareGroups(passed1, info1, passed2, info2, group, comparison, recorder);
    call.watch("result", result);
    if (group.size() == Hand::fullSize)
        return call.result(Line::returnResult, result);
    if (call.ask(Line::askDecided, result != Outcome::equal))
        return call.result(Line::returnDecided, result);
    call.line(Line::compareKickers);
    result = category == Category::pair
                 ? comparePairKickers(passed1, info1, passed2, info2, comparison, recorder)
                 : compareKickers(passed1, info1, passed2, info2, category, comparison, recorder);
    return call.result(Line::returnResult, result);
}

HandValue ofAKindValue(Category category, const PlayedHand& hand)
{
    const Group& group = groupOf(category);
    const PlayedHand sorted = sortCardsByDescendingValue(hand, nullptr);
    MatchInfo info;
    doCardsHaveSameValue(sorted, group.size(), &info, nullptr);
    int value = 0;
    int numWilds = 0;
    Call silent(nullptr, group.compareGroups, hand);
    readGroup(sorted, info, group, Half::first, value, numWilds, silent, nullptr);
    PlayedHand kickers = group.size() == 2 ? pairKickers(sorted, info)
                                           : getKickers(sorted, info, group.size(), nullptr);
    return tieBreak(category, {value}, kickers);
}

} // namespace showdown

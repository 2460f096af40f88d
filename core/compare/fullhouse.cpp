// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/compare/fullhouse.h"

#include "core/compare/askpart.h"
#include "core/compare/categoryvalue.h"
#include "core/match/counting.h"
#include "core/match/fullhouse.h"
#include "core/match/sorting.h"
#include "core/match/wilds.h"

#include <algorithm>

namespace showdown {

namespace {

constexpr auto findWinnerLines = [] {
    using Line = FindWinnerFullHouseLine;
    return linesOf<Line>({
        {Line::start, "function FindWinnerFullHouse(hand1, hand2)"},
        {Line::sort, "  working1 ← SortCardsByDescendingValue(hand1)", Half::first,
         when::printed<12, 25>},
        {Line::findGroups, "  FullHouse(hand1, info1): finds the values of both groups",
         Half::first, when::repaired<25>},
        {Line::assumeInfo, "  cardValues ← WildsAssumeInfoCardValues(info1.cardValues)",
         Half::first, when::repaired<25>},
        {Line::assumeValues, "  working1 ← WildsAssumeCardValues(hand1, cardValues)", Half::first,
         when::repaired<12, 25>},
        {Line::assumeValues, "  working1 ← WildsAssumeCardValues(working1, cardValues)",
         Half::first, when::printed<12>},
        {Line::readTrioPair, "  values1 ← GetTrioPairValues(working1)", Half::first},
        {Line::sort, "  working2 ← SortCardsByDescendingValue(hand2)", Half::second,
         when::printed<12, 25>},
        {Line::findGroups, "  FullHouse(hand2, info2): finds the values of both groups",
         Half::second, when::repaired<25>},
        {Line::assumeInfo, "  cardValues ← WildsAssumeInfoCardValues(info2.cardValues)",
         Half::second, when::repaired<25>},
        {Line::assumeValues, "  working2 ← WildsAssumeCardValues(hand2, cardValues)", Half::second,
         when::repaired<12, 25>},
        {Line::assumeValues, "  working2 ← WildsAssumeCardValues(working2, cardValues)",
         Half::second, when::printed<12>},
        {Line::readTrioPair, "  values2 ← GetTrioPairValues(working2)", Half::second},
        {Line::setTrio, "  trio1 ← values1[0]", Half::first},
        {Line::setTrio, "  trio2 ← values2[0]", Half::second},
        {Line::askTrioBetter, "  if trio1 > trio2"},
        {Line::returnTrioBetter, "    return 1: hand 1 is better"},
        {Line::askTrioWorse, "  if trio1 < trio2"},
        {Line::returnTrioWorse, "    return −1: hand 2 is better"},
        {Line::setPair, "  pair1 ← values1[1]", Half::first},
        {Line::setPair, "  pair2 ← values2[1]", Half::second},
        {Line::askPairBetter, "  if pair1 > pair2"},
        {Line::returnPairBetter, "    return 1: hand 1 is better"},
        {Line::askPairWorse, "  if pair1 < pair2"},
        {Line::returnPairWorse, "    return −1: hand 2 is better"},
        {Line::returnTie, "  return 0: a tie"},
    });
}();

constexpr auto infoValuesLines = [] {
    using Line = WildsAssumeInfoCardValuesLine;
    return linesOf<Line>({
        {Line::start, "function WildsAssumeInfoCardValues(cardValues)"},
        {Line::setReplaceValue, "  replaceValue ← ace"},
        {Line::nextValue, "  for each value of cardValues"},
        {Line::askWild, "    if the value is wild"},
        {Line::askHeld, "      if cardValues holds replaceValue", when::repaired<23>},
        {Line::takeKing, "        replaceValue ← king", when::repaired<23>},
        {Line::becomeValue, "      the value becomes replaceValue"},
        {Line::takeKing, "      replaceValue ← king", when::printed<23>},
        {Line::sortValues, "  sort cardValues, highest first"},
        {Line::returnValues, "  return cardValues"},
    });
}();

constexpr auto cardValuesLines = [] {
    using Line = WildsAssumeCardValuesLine;
    return linesOf<Line>({
        {Line::start, "function WildsAssumeCardValues(hand, cardValues)"},
        {Line::copyHand, "  copy ← CopyHand(hand)"},
        {Line::nextGroup,
         "  for each value of cardValues, size being 3 with the first and 2 with the second"},
        {Line::countValue, "    count ← CountCardsByValue(copy, value)"},
        {Line::setMissing, "    numMissing ← size − count"},
        {Line::nextWild, "    for each wild of copy, while numMissing > 0", when::repaired<12>},
        {Line::nextWild, "    for each wild of copy, if numMissing > 0", when::printed<12>},
        {Line::takeValue, "      card.value ← value"},
        {Line::countMissing, "      numMissing ← numMissing − 1", when::repaired<12>},
        {Line::sort, "  copy ← SortCardsByDescendingValue(copy)", when::repaired<12>},
        {Line::returnCopy, "  return copy"},
    });
}();

constexpr auto trioPairLines = [] {
    using Line = GetTrioPairValuesLine;
    return linesOf<Line>({
        {Line::start, "function GetTrioPairValues(hand)"},
        {Line::askTrioFirst, "  if hand[1].value = hand[2].value"},
        {Line::returnTrioFirst, "    return [hand[1].value, hand[3].value]"},
        {Line::returnTrioLast, "  return [hand[2].value, hand[1].value]"},
    });
}();

void fill(PlayedHand& copy, int value, int& numMissing, Call<WildsAssumeCardValuesLine>& call,
          const Recorder* recorder)
{
    using Line = WildsAssumeCardValuesLine;
    for (PlayedCard& card : copy) {
        if (numMissing <= 0)
            break;
        if (!card.isWild())
            continue;
        call.ask(Line::nextWild, true, {{card, CardRole::current}});
        card.value = static_cast<std::uint8_t>(value);
        call.line(Line::takeValue, {{card, CardRole::wild}});
        if (isPrinted(recorder, 12)) // takes every wild there is
            continue;
        --numMissing;
        call.line(Line::countMissing);
    }
    call.ask(Line::nextWild, false);
}

/// A hand whose wilds have joined trio and pair, and the values of both.
struct TrioPair
{
    PlayedHand working;
    ValueList values;
};

/// Reads the values of trio and pair of one hand.
TrioPair readGroups(const PlayedHand& hand, Half half, Call<FindWinnerFullHouseLine>& call,
                    Recorder* recorder)
{
    using Line = FindWinnerFullHouseLine;
    MatchInfo info;
    PlayedHand working = hand;
    call.turnTo(half);
    if (isPrinted(recorder, 12, 25)) {
        call.line(Line::sort);
        working = sortCardsByDescendingValue(hand, recorder);
    }
    if (!isPrinted(recorder, 25)) {
        call.line(Line::findGroups);
        fullHouse(hand, info, recorder);
        call.line(Line::assumeInfo);
        const ValueList cardValues =
            wildsAssumeInfoCardValues(info.cardValues, hand.player(), recorder);
        call.line(Line::assumeValues);
        working = wildsAssumeCardValues(working, cardValues, recorder);
    }
    call.line(Line::readTrioPair);
    return {working, trioPairValues(working, recorder)};
}

/// The cards of the trio (index 0) or the pair (1) of both hands.
CardsInRoles cardsOfBoth(const TrioPair& first, const TrioPair& second, int index)
{
    return both(groupCards(first.working, first.values[index], 3, 0),
                groupCards(second.working, second.values[index], 3, 0));
}

} // namespace

constinit const ListingOf<FindWinnerFullHouseLine> findWinnerFullHouseListing{"FindWinnerFullHouse",
                                                                              findWinnerLines};
constinit const ListingOf<WildsAssumeInfoCardValuesLine> wildsAssumeInfoCardValuesListing{
    "WildsAssumeInfoCardValues", infoValuesLines};
constinit const ListingOf<WildsAssumeCardValuesLine> wildsAssumeCardValuesListing{
    "WildsAssumeCardValues", cardValuesLines};
constinit const ListingOf<GetTrioPairValuesLine> getTrioPairValuesListing{"GetTrioPairValues",
                                                                          trioPairLines};

ValueList wildsAssumeInfoCardValues(const ValueList& cardValues, int player, Recorder* recorder)
{
    using Line = WildsAssumeInfoCardValuesLine;
    ValueList values = cardValues;
    int replaceValue = cardvalue::ace;
    int current = 0;
    Call call(recorder, wildsAssumeInfoCardValuesListing, player);
    call.watch("cardValues", values).line(Line::start);
    call.watchValue("replaceValue", replaceValue).line(Line::setReplaceValue);
    call.watchValue("value", current);
    for (int& value : values) {
        current = value;
        call.ask(Line::nextValue, true);
        if (!call.ask(Line::askWild, current == cardvalue::wild))
            continue;
        const bool isAsked = !isPrinted(recorder, 23);
        if (isAsked && call.ask(Line::askHeld, values.contains(replaceValue))) {
            replaceValue = cardvalue::king;
            call.line(Line::takeKing);
        }
        current = replaceValue;
        value = current;
        call.line(Line::becomeValue);
        if (!isAsked) {
            replaceValue = cardvalue::king;
            call.line(Line::takeKing);
        }
    }
    call.ask(Line::nextValue, false);
    sortDescending(values);
    call.line(Line::sortValues);
    return call.result(Line::returnValues, values);
}

PlayedHand wildsAssumeCardValues(const PlayedHand& hand, const ValueList& cardValues,
                                 Recorder* recorder)
{
    using Line = WildsAssumeCardValuesLine;
    int value = 0;
    int size = 0;
    int count = 0;
    int numMissing = 0;
    Call call(recorder, wildsAssumeCardValuesListing, hand);
    call.watch("hand", hand).watch("cardValues", cardValues).line(Line::start);
    call.line(Line::copyHand);
    PlayedHand copy = copyHand(hand, recorder);
    call.watch("copy", copy);
    for (int group = 0; group < 2; ++group) {
        value = cardValues[group];
        size = 3 - group;
        call.watchValue("value", value).watch("size", size).ask(Line::nextGroup, true);
        call.line(Line::countValue);
        count = countCardsByValue(copy, value, recorder);
        call.watch("count", count);
        numMissing = size - count;
        call.watch("numMissing", numMissing).line(Line::setMissing);
        fill(copy, value, numMissing, call, recorder);
    }
    call.ask(Line::nextGroup, false);
    if (!isPrinted(recorder, 12)) {
        call.line(Line::sort);
        copy = sortCardsByDescendingValue(copy, recorder);
    }
    call.line(Line::returnCopy);
    tellGivenWilds(copy, call);
    return copy;
}

ValueList trioPairValues(const PlayedHand& sorted, Recorder* recorder)
{
    using Line = GetTrioPairValuesLine;
    Call call(recorder, getTrioPairValuesListing, sorted);
    call.watch("hand", sorted).line(Line::start);
    const PlayedCard& second = sorted[1];
    const PlayedCard& third = sorted[2];
    const bool trioFirst = second.value == third.value;
    if (call.ask(Line::askTrioFirst, trioFirst,
                 {{second, CardRole::current}, {third, CardRole::current}}))
        return call.result(Line::returnTrioFirst, ValueList{second.value, sorted[3].value});
    return call.result(Line::returnTrioLast, ValueList{third.value, second.value});
}

Outcome findWinnerFullHouse(const PlayedHand& hand1, const PlayedHand& hand2,
                            Comparison& comparison, Recorder* recorder)
{
    using Line = FindWinnerFullHouseLine;
    Call call(recorder, findWinnerFullHouseListing, hand1, hand2);
    call.watch("hand1", hand1).watch("hand2", hand2).line(Line::start);
    const TrioPair groups1 = readGroups(hand1, Half::first, call, recorder);
    call.watch("values1", groups1.values);
    const TrioPair groups2 = readGroups(hand2, Half::second, call, recorder);
    call.watch("values2", groups2.values);

    const int trio1 = groups1.values[0];
    call.turnTo(Half::first);
    call.watchValue("trio1", trio1).line(Line::setTrio);
    const int trio2 = groups2.values[0];
    call.turnTo(Half::second);
    call.watchValue("trio2", trio2).line(Line::setTrio);
    comparison.parts.push_back({PartKind::trio, 0, trio1, trio2, outcomeOf(trio1, trio2)});
    const auto cardsOf = [&](int index) {
        return [&, index] { return cardsOfBoth(groups1, groups2, index); };
    };
    switch (askPart(call, Line::askTrioBetter, Line::askTrioWorse, comparison.parts.back(),
                    cardsOf(0))) {
    case Outcome::better:
        return call.result(Line::returnTrioBetter, Outcome::better);
    case Outcome::worse:
        return call.result(Line::returnTrioWorse, Outcome::worse);
    case Outcome::equal:
        break;
    }

    const int pair1 = groups1.values[1];
    call.turnTo(Half::first);
    call.watchValue("pair1", pair1).line(Line::setPair);
    const int pair2 = groups2.values[1];
    call.turnTo(Half::second);
    call.watchValue("pair2", pair2).line(Line::setPair);
    comparison.parts.push_back({PartKind::pair, 0, pair1, pair2, outcomeOf(pair1, pair2)});
    switch (askPart(call, Line::askPairBetter, Line::askPairWorse, comparison.parts.back(),
                    cardsOf(1))) {
    case Outcome::better:
        return call.result(Line::returnPairBetter, Outcome::better);
    case Outcome::worse:
        return call.result(Line::returnPairWorse, Outcome::worse);
    case Outcome::equal:
        break;
    }
    return call.result(Line::returnTie, Outcome::equal);
}

HandValue fullHouseValue(const PlayedHand& hand)
{
    Call silent(nullptr, findWinnerFullHouseListing, hand);
    return tieBreak(Category::fullHouse, readGroups(hand, Half::first, silent, nullptr).values, {});
}

} // namespace showdown

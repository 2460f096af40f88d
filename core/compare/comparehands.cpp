// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/compare/comparehands.h"

#include "core/match/sorting.h"

#include <algorithm>

namespace showdown {

namespace {

constexpr auto handsLines = [] {
    using Line = CompareHandsLine;
    return linesOf<Line>({
        {Line::start, "function CompareHands(hand1, hand2)"},
        {Line::setNumToCompare, "  numToCompare ← the number of cards in the shorter hand"},
        {Line::nextIndex, "  for index ← 0 to numToCompare − 1", when::repaired<2>},
        {Line::nextIndex, "  for index ← 0 to numToCompare", when::printed<2>},
        {Line::setValue, "    value1 ← hand1[index].value, a wild as an ace", Half::first},
        {Line::setValue, "    value2 ← hand2[index].value, a wild as an ace", Half::second,
         when::repaired<1>},
        {Line::setValue, "    value2 ← hand1[index].value, a wild as an ace", Half::second,
         when::printed<1>},
        {Line::askBetter, "    if value1 > value2"},
        {Line::returnBetter, "      return 1: hand 1 is better"},
        {Line::askWorse, "    if value1 < value2"},
        {Line::returnWorse, "      return −1: hand 2 is better"},
        {Line::returnTie, "  return 0: a tie"},
    });
}();

constexpr auto highCardLines = [] {
    using Line = FindWinnerHighCardLine;
    return linesOf<Line>({
        {Line::start, "function FindWinnerHighCard(hand1, hand2)"},
        {Line::sort, "  sorted1 ← SortCardsByDescendingValueHighWilds(hand1)", Half::first},
        {Line::sort, "  sorted2 ← SortCardsByDescendingValueHighWilds(hand2)", Half::second},
        {Line::compareHands, "  result ← CompareHands(sorted1, sorted2)"},
        {Line::returnResult, "  return result"},
    });
}();

bool isNumbered(PartKind kind)
{
    return kind == PartKind::card || kind == PartKind::kicker;
}

/// A wild beside the groups is an ace as soon as it is looked at.
void tellWild(const PlayedCard& card, int value, Call<CompareHandsLine>& call)
{
    if (!call.isRecording() || !card.isWild())
        return;
    WildsGiven given{PlayedHand(card.player)};
    given.wilds.add(card);
    given.wilds[0].value = static_cast<std::uint8_t>(value);
    call.found(given, [&] { return cardsOf(given); });
}

/// Asks which of two cards is higher. Where the part is numbered, or the first, that settles it.
Outcome askCards(const PlayedCard& card1, const PlayedCard& card2, const ComparisonPart& part,
                 bool isPart, Call<CompareHandsLine>& call)
{
    using Line = CompareHandsLine;
    const auto ask = [&](Line line, Outcome outcome) {
        return call.ask(line, part.outcome == outcome,
                        {{card1, CardRole::current}, {card2, CardRole::current}});
    };
    if (!ask(Line::askBetter, Outcome::better))
        ask(Line::askWorse, Outcome::worse);
    if (isPart)
        call.found(PartCompared{part});
    return part.outcome;
}

} // namespace

constinit const ListingOf<CompareHandsLine> compareHandsListing{"CompareHands", handsLines};
constinit const ListingOf<FindWinnerHighCardLine> findWinnerHighCardListing{"FindWinnerHighCard",
                                                                            highCardLines};

Outcome compareHands(const PlayedHand& hand1, const PlayedHand& hand2, PartKind kind,
                     Comparison& comparison, Recorder* recorder)
{
    using Line = CompareHandsLine;
    const int numToCompare = std::min(hand1.size(), hand2.size());
    int index = 0;
    int value1 = 0;
    int value2 = 0;
    Call call(recorder, compareHandsListing, hand1, hand2);
    call.watch("hand1", hand1).watch("hand2", hand2).line(Line::start);
    call.watch("numToCompare", numToCompare).line(Line::setNumToCompare);
    call.watch("index", index);
    for (; index < numToCompare; ++index) {
        const PlayedCard& card1 = hand1[index];
        const PlayedCard& card2 = hand2[index];
        call.ask(Line::nextIndex, true, {{card1, CardRole::current}, {card2, CardRole::current}});
        call.turnTo(Half::first);
        value1 = std::min<int>(card1.value, cardvalue::ace);
        call.watchValue("value1", value1).line(Line::setValue, {{card1, CardRole::current}});
        tellWild(card1, value1, call);
        call.turnTo(Half::second);
        const PlayedCard& readCard = isPrinted(recorder, 1) ? card1 : card2;
        value2 = std::min<int>(readCard.value, cardvalue::ace);
        call.watchValue("value2", value2).line(Line::setValue, {{readCard, CardRole::current}});
        tellWild(readCard, value2, call);
        const ComparisonPart part{kind, isNumbered(kind) ? index + 1 : 0, value1, value2,
                                  outcomeOf(value1, value2)};
        // of a straight only the highest card is compared
        const bool isPart = isNumbered(kind) || index == 0;
        if (isPart)
            comparison.parts.push_back(part);
        switch (askCards(card1, card2, part, isPart, call)) {
        case Outcome::better:
            return call.result(Line::returnBetter, Outcome::better, {{card1, CardRole::current}});
        case Outcome::worse:
            return call.result(Line::returnWorse, Outcome::worse, {{card2, CardRole::current}});
        case Outcome::equal:
            break;
        }
    }
    if (isPrinted(recorder, 2)) {
        call.ask(Line::nextIndex, true);
        call.turnTo(Half::first);
        call.stop(Line::setValue, PrintedEnd::undefined);
    }
    call.ask(Line::nextIndex, false);
    return call.result(Line::returnTie, Outcome::equal);
}

Outcome findWinnerHighCard(const PlayedHand& hand1, const PlayedHand& hand2, Comparison& comparison,
                           Recorder* recorder)
{
    using Line = FindWinnerHighCardLine;
    Call call(recorder, findWinnerHighCardListing, hand1, hand2);
    call.watch("hand1", hand1).watch("hand2", hand2).line(Line::start);
    call.line(Line::sort);
    const PlayedHand sorted1 = sortCardsByDescendingValueHighWilds(hand1, recorder);
    call.turnTo(Half::second);
    call.watch("sorted1", sorted1).line(Line::sort);
    const PlayedHand sorted2 = sortCardsByDescendingValueHighWilds(hand2, recorder);
    call.watch("sorted2", sorted2).line(Line::compareHands);
    const Outcome result = compareHands(sorted1, sorted2, PartKind::card, comparison, recorder);
    return call.watch("result", result).result(Line::returnResult, result);
}

} // namespace showdown

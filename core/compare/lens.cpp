// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/compare/lens.h"

#include "core/match/pokerhand.h"
#include "core/match/twopair.h"
#include "core/match/wilds.h"

namespace showdown {

namespace {

using Line = FitsLensLine;

constexpr auto fitsLines = linesOf<Line>({
    {Line::start, "function FitsLens(hand, rank)"},
    {Line::setCards, "  cards ← hand", when::bug},
    {Line::askBug, "  if rank is one of equal values: a wild is a bug", when::bug},
    {Line::readBugs, "    cards ← ReadBugs(hand)", when::bug},
    {Line::tryMatcher,
     "  fits ← the matcher of rank with hand; SetInfoAndCheckForTwoPair for two pair", when::noBug,
     when::repaired<5, 9, 10, 11, 21>},
    {Line::tryMatcher,
     "  fits ← the matcher of rank with hand; SetInfoAndCheckForTwoPair, sorted, for two pair",
     when::noBug, when::printed<5, 9, 10, 11, 21>},
    {Line::tryMatcher,
     "  fits ← the matcher of rank with cards; SetInfoAndCheckForTwoPair for two pair", when::bug},
    {Line::returnFits, "  return fits"},
});

MatchAnswer answerOf(const PlayedHand& cards, Category lens, const HouseRules& rules,
                     Recorder* recorder)
{
    return lens == Category::twoPair ? twoDifferentPairs(cards, recorder)
                                     : matches(cards, lens, rules, recorder);
}

} // namespace

constinit const ListingOf<FitsLensLine> fitsLensListing{"FitsLens", fitsLines};

MatchAnswer fitsLens(const PlayedHand& hand, Category lens, const HouseRules& rules,
                     Recorder* recorder)
{
    PlayedHand cards = hand;
    Call call(recorder, fitsLensListing, hand);
    call.watch("hand", hand).watch("rank", lens).line(Line::start);
    call.found(Started{Started::Question::fitsLens});
    if (rules.wildScope == WildScope::bug) {
        call.watch("cards", cards).line(Line::setCards);
        if (call.ask(Line::askBug, isOfEqualValues(lens))) {
            call.line(Line::readBugs);
            cards = readBugs(hand, recorder);
        }
    }
    call.line(Line::tryMatcher);
    const MatchAnswer answer = answerOf(cards, lens, rules, recorder);
    const bool fit = fits(answer);
    // as printed nothing asks whether there is a group before its value is read
    if (isPrinted(recorder, 17) && lens != Category::twoPair && equalGroupCount(lens) > 0)
        throw PrintedEnd::stops;
    call.watch("fits", fit);
    if (lens == Category::highCard) // no matcher has answered
        return call.answer(Line::returnFits, lens, answer, cards);
    return call.result(Line::returnFits, answer);
}

} // namespace showdown

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/match/samevalue.h"
#include "core/printed/printedanswer.h"
#include "core/rules/handvalue.h"
#include "core/rules/playedhand.h"

#include <optional>
#include <span>
#include <vector>

namespace showdown {

/// One run of the series as it was printed with one mistake, everything else repaired. The
/// functions have the names of the series.
class PrintedSeries
{
public:
    PrintedSeries(int mistake, std::optional<Category> lens, int pairFloor)
        : m_mistake(mistake), m_lens(lens), m_pairFloor(pairFloor)
    {}

    /// The numbers of the winners, from 1.
    std::vector<int> placePlayers(std::span<const PlayedHand> hands);

    /// The rank of a hand; nothing if it is incomplete or does not fit the lens.
    std::optional<Category> getPokerHand(const PlayedHand& hand);

    /// Why there is no answer; what the functions have returned means nothing then.
    std::optional<PrintedEnd> end() const { return m_end; }

private:
    bool has(int mistake) const { return m_mistake == mistake; }
    void stop(PrintedEnd end) { m_end = m_end.value_or(end); }

    // matching
    bool fits(const PlayedHand& sorted, Category rank);
    bool doCardsHaveSameValue(const PlayedHand& sorted, int numToMatch, MatchInfo& info);
    bool areCardsStraight(const PlayedHand& sorted, MatchInfo& info) const;
    bool twoPair(const PlayedHand& hand, MatchInfo& info);
    bool twoPairByTwoCalls(const PlayedHand& hand, MatchInfo& info);
    bool setInfoAndCheckForTwoPair(const PlayedHand& hand, MatchInfo& info);
    bool setInfoByCounting(const PlayedHand& hand, MatchInfo& info);
    bool fullHouse(const PlayedHand& sorted, MatchInfo& info);

    // comparing
    PlayedHand sortedOrDealt(const PlayedHand& hand) const;
    Outcome getWinningPlayer(Category rank, const PlayedHand& hand1, const PlayedHand& hand2);
    Outcome compareHands(const PlayedHand& hand1, const PlayedHand& hand2);
    Outcome findWinnerOfAKind(int groupSize, const PlayedHand& hand1, const PlayedHand& hand2);
    Outcome findWinnerTwoPair(const PlayedHand& hand1, const PlayedHand& hand2);
    Outcome findWinnerFullHouse(const PlayedHand& hand1, const PlayedHand& hand2);
    Outcome findWinnerStraight(const PlayedHand& hand1, const PlayedHand& hand2);
    PlayedHand pairKickers(const PlayedHand& hand, const MatchInfo& info,
                           const PlayedHand& countedIn) const;
    PlayedHand getKickers(const PlayedHand& hand, const MatchInfo& info, int groupSize) const;
    PlayedHand getTwoPairKickers(const PlayedHand& hand, const MatchInfo& info) const;
    ValueList getTrioPairValues(const PlayedHand& sorted);
    PlayedHand wildsAssumeCardValues(const PlayedHand& hand, const ValueList& cardValues) const;
    PlayedHand wildsAssumeValues(const PlayedHand& hand) const;

    int m_mistake;
    std::optional<Category> m_lens;
    int m_pairFloor;
    std::optional<PrintedEnd> m_end;
};

} // namespace showdown

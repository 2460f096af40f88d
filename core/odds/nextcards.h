// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/equity.h"
#include "core/odds/situation.h"
#include "core/rules/handvalue.h"

#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

namespace showdown {

/// The effect of one card that may come next.
struct NextCard
{
    UnseenCard card;

    /// The hand each player then has: the best five of the cards seen with it. Nothing for a player
    /// with an unknown hole card.
    std::vector<std::optional<HandValue>> hands;

    /// The players with the best of these hands; with one card to come and all hole cards known,
    /// those who win or share. Empty if no player is known.
    PlayerSet ahead = 0;

    /// Who then wins how often. `counted` is 0 for a card not yet reached.
    EquityResult equity;

    /// The known players whose rank the card lifts.
    PlayerSet lifted = 0;

    bool operator==(const NextCard&) const = default;
};

/// Every card that may come next.
struct NextCards
{
    std::vector<NextCard> cards; ///< in the order of UnseenDeck, all of them from the start
    int reached = 0;             ///< how many, from the first, have their equity
    bool isComplete = false;     ///< all have; false while it runs, and after a stop
    bool isExact = true;         ///< no equity reached so far is sampled

    bool operator==(const NextCards&) const = default;
};

/// Called with the results so far, by the calling thread: once with the hands alone, then after
/// every card.
using NextCardsProgress = std::function<void(const NextCards&)>;

/// The effect of each card that may come next, on flop and turn; nothing on other streets. The
/// hands are there at once, and between known players the equities take a few milliseconds in all.
/// With unknown hole cards each card is counted or sampled as the options say, which may take long.
std::optional<NextCards> nextCardsOf(const Situation& situation, const EquityOptions& options = {},
                                     const std::stop_token& stop = {},
                                     const NextCardsProgress& progress = {});

} // namespace showdown

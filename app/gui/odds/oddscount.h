// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/session/cardtable.h"
#include "core/odds/draws.h"
#include "core/odds/equity.h"
#include "core/odds/frequencies.h"
#include "core/odds/nextcards.h"
#include "core/odds/outs.h"
#include "core/odds/streets.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace showdown::gui {

/// What is known so far about a question. The parts arrive one after the other.
struct OddsCount
{
    OddsQuestion question;

    EquityResult equity;       ///< a first estimate, then what is counted or sampled
    bool hasEquity = false;    ///< false until the first estimate
    bool isSettled = false;    ///< equity is final: exact, or a sample as precise as wanted
    std::uint64_t counted = 0; ///< progress of the exact count, of equity.deals, while it runs

    /// The progress of the equity, with figures only for that: an exact count in progress shows a
    /// sample.
    EquityResult progress() const
    {
        EquityResult progress = equity;
        if (counted > 0) {
            progress.isExact = true;
            progress.counted = counted;
        }
        return progress;
    }

    // By player of the question, from 0 (question.players gives their numbers at the table)
    std::vector<std::optional<HandValue>> hands; ///< of the cards seen so far
    std::vector<std::optional<PlayerOuts>> outs; ///< on the turn, or of a player alone; on the flop
                                                 ///< against others cardsAhead()
    std::vector<std::vector<Draw>> draws;
    std::vector<std::optional<Frequencies>> final; ///< how often each rank comes at the river;
                                                   ///< nothing for unknown cards
    PlayerSet ahead = 0; ///< who has the best hand so far, from the flop on

    std::optional<NextCards> next;     ///< every next card, on flop and turn
    std::vector<StreetEquity> streets; ///< up to this street, as far as known
};

} // namespace showdown::gui

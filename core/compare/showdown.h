// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cards/hand.h"
#include "core/compare/comparison.h"
#include "core/compare/workinghand.h"
#include "core/match/ladder.h"
#include "core/rules/handvalue.h"
#include "core/rules/houserules.h"
#include "core/rules/playedhand.h"

#include <optional>
#include <span>
#include <vector>

namespace showdown {

class Recorder;

/// The evaluation of one complete hand.
struct HandResult
{
    HandValue value;
    WorkingHand working;
    std::vector<Substitution> substitutions; ///< in the order of the wilds in the hand

    /// The number of wild cards among the five, whatever they stand for.
    int wildCount() const { return static_cast<int>(substitutions.size()); }

    bool operator==(const HandResult&) const = default;
};

/// The outcome for one player.
struct PlayerResult
{
    Hand hand; ///< as dealt

    /// The values given to its wilds, if any were given; see TakenWilds.
    std::vector<Substitution> taken;

    /// Nothing while the hand is incomplete or if it does not fit the lens.
    std::optional<HandResult> result;

    /// Why the hand is of its rank and of no higher one; through a lens, why it fits or does not.
    /// Empty if the hand is incomplete or the rules do not know the lens.
    Ladder ladder;

    /// One more than the number of better hands, among complete hands that fit; nothing for
    /// those who take no part.
    std::optional<int> place;

    /// A player without cards does not play.
    bool plays() const { return !hand.isEmpty(); }
    /// The hand is complete but not of the rank that all hands are compared as.
    bool failsLens() const { return hand.isComplete() && !result; }

    bool operator==(const PlayerResult&) const = default;
};

/// The hand of a result as the rules read it, with its wilds as they were taken.
PlayedHand playedHand(const PlayerResult& result, const HouseRules& rules, int player = 1);

/// The outcome for one to three players.
struct Showdown
{
    std::vector<PlayerResult> players;   ///< one for each hand given, in that order
    std::vector<Comparison> comparisons; ///< in the order in which they ran
    std::vector<int> winners; ///< player numbers from 1, ascending; empty if no player takes part

    bool operator==(const Showdown&) const = default;
};

/// The comparison that gave a player (from 1) their place: for a winner the one with the best of
/// the others, or with another winner; for a second the comparison for second place, if it ran;
/// otherwise the one lost to the player next above. nullptr if no comparison did, as for a player
/// who takes no part, is alone or is not at the table.
const Comparison* decidingComparison(const Showdown& showdown, int player);

/// The comparison that gave the only winner first place, with the best of the others; nullptr where
/// first place is shared or there is no other hand to compare with.
const Comparison* firstPlaceComparison(const Showdown& showdown);

/// The value, working hand and substitutes of a complete hand under these rules; with a lens,
/// of the hand treated as that category. Nothing if the hand is incomplete, does not fit the
/// lens, or the rules do not know the lens.
std::optional<HandResult> evaluate(const Hand& hand, const HouseRules& rules,
                                   std::optional<Category> lens = std::nullopt,
                                   Recorder* recorder = nullptr);

/// Compares up to three hands (further ones are ignored) in the order of the series, as
/// placePlayers() does. Incomplete hands and hands that do not fit the lens take no part. The
/// result is the same with and without a recorder. With one that has a printed mistake no player
/// has a `result`; if the run ends early, there is a winner only if nobody else could win.
Showdown compareHands(std::span<const Hand> hands, const HouseRules& rules,
                      std::optional<Category> lens = std::nullopt, Recorder* recorder = nullptr);

/// The values that one player's wilds are to take, whether or not they are the best.
struct TakenWilds
{
    int player = 1; ///< from 1
    /// One per wild of the hand. Wilds without a suit take suits that keep the five cards from
    /// being of one suit.
    std::vector<Substitution> as;

    bool operator==(const TakenWilds&) const = default;
};

/// As compareHands() by best rank, but the wilds of one complete hand take the given values. They
/// still count as wilds for naturalBeatsWild. The rules must allow those values.
Showdown compareHandsTaking(std::span<const Hand> hands, const HouseRules& rules,
                            const TakenWilds& taken);

} // namespace showdown

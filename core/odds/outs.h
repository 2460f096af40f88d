// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cards/hand.h"
#include "core/odds/chance.h"
#include "core/odds/equity.h"
#include "core/odds/frequencies.h"
#include "core/odds/playerset.h"
#include "core/odds/situation.h"
#include "core/rules/category.h"
#include "core/rules/handvalue.h"
#include "core/rules/houserules.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace showdown {

/// The value of a player's cards so far: the best five of hole and board. Nothing with fewer than
/// five cards seen.
std::optional<HandValue> handSoFar(const Situation& situation, int player);

/// The five cards that give a player (from 0) the value of handSoFar(): hole cards before board
/// cards; of equally good choices, the first. Nothing with fewer than five cards seen.
std::optional<Hand> bestFive(const Situation& situation, int player);

/// The players whose cards so far are worth the most, among those with known hole cards. Empty
/// before the flop, or if no player is known.
PlayerSet aheadSoFar(const Situation& situation);

/// A card that achieves the goal.
struct Out
{
    UnseenCard card;
    HandValue makes; ///< what the player then has

    bool operator==(const Out&) const = default;
};

/// Why a card that improves the hand does not win.
enum class MissReason : std::uint8_t {
    helpsOpponent, ///< the card lifts an opponent's rank as well, who then wins or shares; of two
                   ///< who share, the ranks of both
    staysBehind,   ///< an opponent who wins or shares had that rank before
};

/// A card that lifts the player's rank without making the player win alone.
struct Miss
{
    UnseenCard card;
    HandValue makes; ///< what the player then has
    MissReason reason = MissReason::staysBehind;
    int opponent = 0;  ///< from 0: the best of the others; of equal ones one whom the card helps
    HandValue theirs;  ///< what that opponent then has
    bool ties = false; ///< the player shares the pot
    std::optional<int> other = std::nullopt; ///< from 0: a second opponent who shares it

    bool operator==(const Miss&) const = default;
};

/// The outs of one player.
struct PlayerOuts
{
    std::vector<Out> outs;          ///< in the order of UnseenDeck
    std::vector<Miss> misses;       ///< in that order too; none for a player alone
    int count = 0;                  ///< outs, every joker counted
    int unseen = 0;                 ///< cards not seen
    Chance nextCard;                ///< count of unseen
    std::optional<Chance> twoCards; ///< on the flop: at least one out among the next two cards;
                                    ///< leaves out pairs that make it only together, which
                                    ///< ranksAtRiver() counts

    /// The two factors of missing twice: the next card is no out, and then the one after it is none
    /// either. The chance in two cards is one less their product.
    Chance missesNext() const;
    Chance missesAgain() const;
    Chance inTwoCards() const;

    /// The chance with all cards to come: `twoCards` if there are two, else `nextCard`.
    Chance byRiver() const { return twoCards.value_or(nextCard); }

    /// The rule by heart for one card to come, in percent: the outs twice.
    int byHeartNextCard() const { return 2 * count; }
    /// The rule by heart for two cards to come, in percent: the outs four times.
    int byHeartTwoCards() const { return 4 * count; }

    bool operator==(const PlayerOuts&) const = default;
};

/// Where a player whose outs are counted stands.
enum class OutsStanding : std::uint8_t {
    alone,   ///< there is no opponent
    draws,   ///< others are ahead, or level
    leads,   ///< ahead of all others: the outs are what keeps the lead
    decided, ///< the same players get the pot, whatever comes
};

/// The standing of a player (from 0) among `players`; `ahead` comes from aheadSoFar(), `decided`
/// from EquityResult::decidedFor().
OutsStanding outsStanding(int players, PlayerSet ahead, std::optional<PlayerSet> decided,
                          int player);

/// The ranks that a player alone with this rank can hope for: the higher ones that the rules know,
/// best first; five of a kind only if it can come, as far as the ranks at the river are known.
std::vector<Category> ranksToHopeFor(Category has, const HouseRules& rules,
                                     const std::optional<Frequencies>& atRiver = {});

/// The outs of a player, counted from 0. Alone, on flop and turn: the cards that, with those seen,
/// give `target` or a better rank. With opponents, on the turn: the cards with which the player
/// wins alone. Nothing on other streets, while a hole card is unknown, or if a player alone has
/// `target` or better already.
std::optional<PlayerOuts> outsOf(const Situation& situation, int player,
                                 Category target = Category::straight);

/// Against opponents on the flop, all hole cards known: the cards with which the player would be
/// ahead alone if no more came, and those that lift the player's rank without that, both as in
/// outsOf() on the turn. `twoCards` is empty, because the last card can change who is ahead.
/// Nothing elsewhere.
std::optional<PlayerOuts> cardsAhead(const Situation& situation, int player);

} // namespace showdown

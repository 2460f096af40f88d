// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cards/card.h"
#include "core/rules/houserules.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace showdown {

/// The two cards that one player holds; nothing stands for a card that nobody has seen.
using HoleCards = std::array<std::optional<Card>, 2>;

/// How far the board is dealt.
enum class Street : std::uint8_t { preflop, flop, turn, river };

/// Two cards each and a board of five in the end: what odds are asked about. Odds are always those
/// of one deck, whatever the rule `deck` says. A person may show any number of jokers; the deck
/// holds as many as its rule says or, if more, as are shown.
struct Situation
{
    static constexpr int maximumPlayers = 3;
    static constexpr int boardSize = 5;

    std::vector<HoleCards> players; ///< one to three
    std::vector<Card> board;        ///< none, three, four or five cards
    std::vector<Card> dead;         ///< seen by all and out of play
    HouseRules rules;

    /// The street of a board of a proper size; preflop for any other.
    Street street() const;

    /// How many board cards are still to come, 0 to 5.
    int boardCardsToCome() const;

    /// How many hole cards nobody has seen.
    int unknownCards() const;

    /// How many of this player's, counted from 0.
    int unknownCards(int player) const;

    /// True if both hole cards of this player, counted from 0, are seen.
    bool isKnown(int player) const;

    /// True if that holds for every player.
    bool areAllKnown() const;

    /// The cards that this player, counted from 0, is seen to have: hole, then board.
    std::vector<Card> cardsOf(int player) const;

    /// All cards seen: holes, board, dead.
    std::vector<Card> shownCards() const;

    bool operator==(const Situation&) const = default;
};

/// What a card belongs to.
enum class SeenArea : std::uint8_t { hole, board, dead };

/// Where a card was given.
struct SeenPlace
{
    SeenArea area = SeenArea::hole;
    int player = 0;   ///< from 0; only for hole cards
    int position = 0; ///< in its area, from 0

    bool operator==(const SeenPlace&) const = default;
};

/// Why a situation cannot be.
enum class SituationFault : std::uint8_t {
    noPlayer,       ///< there is nobody
    tooManyPlayers, ///< `count` players are more than three
    badBoardSize,   ///< the board has `count` cards: not 0, 3, 4 or 5
    repeatedCard,   ///< `card` lies at `first` and again at `second`
    deckTooSmall,   ///< unknown and coming cards need `count` more than are left
};

struct SituationError
{
    SituationFault fault = SituationFault::noPlayer;
    int count = 0;
    std::optional<Card> card;
    SeenPlace first;
    SeenPlace second;

    bool operator==(const SituationError&) const = default;
};

/// The first thing that is wrong with a situation, in the order of SituationFault; nothing if it
/// can be. Everything else in core/odds asks for situations without an error.
std::optional<SituationError> findError(const Situation& situation);

} // namespace showdown

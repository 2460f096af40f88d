// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/compare/comparison.h"
#include "core/match/ladder.h"
#include "core/rules/playedhand.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

namespace showdown {

/// The level of detail of a run, the coarsest first. A level chooses among the same steps, and each
/// shows all that a coarser one does.
enum class Level : std::uint8_t {
    story,     ///< the steps that have found something out
    questions, ///< each question and each result as well, but none of counting, sorting, copying
    every,     ///< every line
};

/// The levels, the coarsest first.
inline constexpr std::array allLevels{Level::story, Level::questions, Level::every};

/// The machine-readable name: `questions`.
std::string_view id(Level level);

/// The level of this name, or nothing.
std::optional<Level> levelFromId(std::string_view text);

// The findings of steps. The running code reports them where it knows them.

/// A part of the run begins.
struct Started
{
    /// The question of the part.
    enum class Question : std::uint8_t {
        whichRank, ///< of one hand
        fitsLens,  ///< whether one hand can be compared as the lens
        whoWins,   ///< of two hands
        places,    ///< of all players
    };

    Question question = Question::whichRank;
    bool operator==(const Started&) const = default;
};

/// Whether one hand is of this rank, and why.
struct RankAnswered
{
    Category rank = Category::highCard;
    MatchAnswer answer;
    bool operator==(const RankAnswered&) const = default;
};

/// Wilds of one hand have the values that they are compared with.
struct WildsGiven
{
    PlayedHand wilds; ///< the cards that were dealt as wilds, with those values, 1 to 14
    bool operator==(const WildsGiven&) const = default;
};

/// A part of the comparison is settled. Ranks that are equal are one too, though no entry of
/// Comparison::parts.
struct PartCompared
{
    ComparisonPart part;
    bool operator==(const PartCompared&) const = default;
};

/// Two hands have been compared; the outcome is that of the first.
struct HandsCompared
{
    Outcome outcome = Outcome::equal;
    bool operator==(const HandsCompared&) const = default;
};

/// The places of all who take part; the last finding of a run of several hands.
struct PlayersPlaced
{
    std::array<int, 3> places{}; ///< of players 1 to 3; 0: does not take part
    bool operator==(const PlayersPlaced&) const = default;
};

using Finding =
    std::variant<Started, RankAnswered, WildsGiven, PartCompared, HandsCompared, PlayersPlaced>;

/// The role of a card in a step.
enum class CardRole : std::uint8_t {
    current,  ///< the card that the line looks at
    base,     ///< a card of the value being matched
    matched,  ///< part of a group that has been found
    wild,     ///< a wild that fills in or takes a value
    excluded, ///< taken out of a list
    kicker,   ///< left over beside the group
};

/// The machine-readable name: `current`.
std::string_view id(CardRole role);

/// A dealt card in its role.
struct CardInRole
{
    CardInRole(const PlayedCard& card, CardRole cardRole)
        : player(card.player), position(card.position), role(cardRole)
    {}

    int player;   ///< from 1
    int position; ///< in the hand as dealt, from 0
    CardRole role;

    bool operator==(const CardInRole&) const = default;
};

using CardsInRoles = std::vector<CardInRole>;

/// The cards that an answer is about: those that make the rank, the group that is too small and the
/// wilds, the ends of a gap. `hand` is what was asked about: for a bug, the hand with aces for its
/// wilds.
CardsInRoles cardsOf(const RankAnswered& finding, const PlayedHand& hand);

/// The wilds that were given values.
CardsInRoles cardsOf(const WildsGiven& finding);

/// All cards of a hand in one role.
CardsInRoles cardsOf(const PlayedHand& hand, CardRole role);

/// These cards of a hand, then its other cards as kickers.
CardsInRoles withKickers(CardsInRoles cards, const PlayedHand& hand);

/// A group of equal cards: the first `naturals` natural ones of this value as `matched`, then
/// `wilds` wilds, from the wild with this index (from 0), as `wild`. A wild that has already taken
/// the value counts among the former, but in the role of a wild.
CardsInRoles groupCards(const PlayedHand& hand, int value, int naturals, int wilds,
                        int firstWild = 0);

} // namespace showdown

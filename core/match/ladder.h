// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/category.h"
#include "core/rules/houserules.h"

#include <optional>
#include <string_view>
#include <variant>
#include <vector>

namespace showdown {

// Why a hand is of a rank, or is not, each reason with its machine-readable name and its numbers.
// Values are card values of core/rules/playedhand.h; a bug counts as an ace wherever values have to
// be equal.

/// The hand is of this rank.
struct Fits
{
    static constexpr std::string_view reason = "fits";
    bool operator==(const Fits&) const = default;
};

/// The natural cards are of this many suits, 2 to 4.
struct SuitsDiffer
{
    static constexpr std::string_view reason = "suits-differ";
    int suits = 0;
    bool operator==(const SuitsDiffer&) const = default;
};

/// Natural cards share a value where all must differ.
struct EqualValues
{
    static constexpr std::string_view reason = "equal-values";
    int value = 0; ///< the most frequent one, the highest of several
    int count = 0; ///< how many natural cards have it, 2 to 5
    bool operator==(const EqualValues&) const = default;
};

/// The natural cards span more than five values.
struct GapTooWide
{
    static constexpr std::string_view reason = "gap-too-wide";
    int lowest = 0; ///< 1 if an ace would have to be below the two
    int highest = 0;
    int wilds = 0;
    RankSet missing; ///< the values between them
    bool operator==(const GapTooWide&) const = default;
};

/// A straight flush, but not up to the ace.
struct NotAceHigh
{
    static constexpr std::string_view reason = "not-ace-high";
    int highest = 0;
    bool operator==(const NotAceHigh&) const = default;
};

/// The largest group that the hand can make is too small.
struct TooFewEqual
{
    static constexpr std::string_view reason = "too-few-equal";
    int value = 0;    ///< of the group: the most frequent natural value, the highest of several
    int naturals = 0; ///< natural cards of that value, and bugs if it is the ace
    int wilds = 0;
    int needed = 0; ///< 2 to 5
    int bugs = 0;   ///< wilds that count as aces here
    bool operator==(const TooFewEqual&) const = default;
};

/// There is one group, or none, where two of different values are needed.
struct NoSecondGroup
{
    static constexpr std::string_view reason = "no-second-group";
    int values = 0;   ///< different natural values
    int value = 0;    ///< of the one group: as in TooFewEqual
    int naturals = 0; ///< natural cards of that value, and bugs if it is the ace
    int wilds = 0;
    int bugs = 0; ///< wilds that count as aces here
    bool operator==(const NoSecondGroup&) const = default;
};

/// The best pair is lower than the lowest pair that counts.
struct BelowFloor
{
    static constexpr std::string_view reason = "below-floor";
    int value = 0;
    Rank floor = Rank::jack;
    int bugs = 0; ///< wilds that count as aces here
    bool operator==(const BelowFloor&) const = default;
};

/// A higher rank fits already.
struct NotReached
{
    static constexpr std::string_view reason = "not-reached";
    bool operator==(const NotReached&) const = default;
};

/// The answer of a matcher: that the hand fits, or why it does not.
using MatchAnswer = std::variant<Fits, SuitsDiffer, EqualValues, GapTooWide, NotAceHigh,
                                 TooFewEqual, NoSecondGroup, BelowFloor, NotReached>;

/// True if the answer is yes.
inline bool fits(const MatchAnswer& answer)
{
    return std::holds_alternative<Fits>(answer);
}

/// One rank with the answer for one hand.
struct LadderRow
{
    Category rank = Category::highCard;
    MatchAnswer detail;

    /// The machine-readable name of the answer: `suits-differ`.
    std::string_view reason() const
    {
        return std::visit([](const auto& answer) { return answer.reason; }, detail);
    }

    /// Yes, no, or nothing if the rank was not reached.
    std::optional<bool> fits() const
    {
        if (std::holds_alternative<NotReached>(detail))
            return std::nullopt;
        return std::holds_alternative<Fits>(detail);
    }

    bool operator==(const LadderRow&) const = default;
};

/// The answers for one hand: every rank that the rules know, from the highest down to high card;
/// through a lens the one row of the lens.
using Ladder = std::vector<LadderRow>;

} // namespace showdown

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/category.h"
#include "core/rules/houserules.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>

namespace showdown {

/// The terms on which hands are compared. They decide which lines a listing has.
struct Terms
{
    HouseRules rules;
    std::optional<Category> lens; ///< the rank that all hands are treated as; nothing: the best one
    int mistake = 0; ///< the listings as they were printed with this one, 3 for E3; 0: repaired

    bool operator==(const Terms&) const = default;
};

/// With which printed mistakes a line stands in a listing.
struct InPrint
{
    std::uint32_t mistakes = 0; ///< a bit for each; 0: the line is not in question
    bool isPrinted = false;     ///< it stands with these mistakes; otherwise without them

    /// Whether the line is another one, or is not there, with this mistake.
    constexpr bool concerns(int mistake) const { return (mistakes >> mistake & 1U) != 0; }

    constexpr bool isShown(int mistake) const
    {
        return mistakes == 0 || concerns(mistake) == isPrinted;
    }
};

/// Under which terms a line of a listing is shown: `{Line::readBugs, "…", when::bug}`.
namespace when {

inline bool bug(const Terms& terms)
{
    return terms.rules.wildScope == WildScope::bug;
}
inline bool noBug(const Terms& terms)
{
    return !bug(terms);
}
inline bool lowAce(const Terms& terms)
{
    return terms.rules.lowAceStraight;
}
inline bool noLowAce(const Terms& terms)
{
    return !lowAce(terms);
}
/// Some pairs are too low to count.
inline bool pairFloor(const Terms& terms)
{
    return terms.rules.pairFloor != Rank::two;
}
inline bool flushRepeats(const Terms& terms)
{
    return terms.rules.flushRepeats;
}
inline bool noFlushRepeats(const Terms& terms)
{
    return !flushRepeats(terms);
}
inline bool naturalBeatsWild(const Terms& terms)
{
    return terms.rules.naturalBeatsWild;
}
inline bool fiveOfAKind(const Terms& terms)
{
    return terms.rules.fiveOfAKind;
}
inline bool lens(const Terms& terms)
{
    return terms.lens.has_value();
}
inline bool noLens(const Terms& terms)
{
    return !lens(terms);
}

/// The line as it was printed with one of these mistakes, and as it is without them:
/// `{Line::setValue, "…", Half::second, when::printed<1>}`.
template <int... mistake>
inline constexpr InPrint printed{((1U << mistake) | ...), true};
template <int... mistake>
inline constexpr InPrint repaired{((1U << mistake) | ...), false};

/// The condition of this name; nullptr if there is none. A learner never sees the names: the sources
/// of the listings in other languages name their conditions so.
inline bool (*named(std::string_view name))(const Terms&)
{
    using Condition = bool (*)(const Terms&);
    constexpr auto conditions = std::to_array<std::pair<std::string_view, Condition>>({
        {"bug", bug},
        {"noBug", noBug},
        {"lowAce", lowAce},
        {"noLowAce", noLowAce},
        {"pairFloor", pairFloor},
        {"flushRepeats", flushRepeats},
        {"noFlushRepeats", noFlushRepeats},
        {"naturalBeatsWild", naturalBeatsWild},
        {"fiveOfAKind", fiveOfAKind},
        {"lens", lens},
        {"noLens", noLens},
    });
    for (const auto& [each, condition] : conditions) {
        if (each == name)
            return condition;
    }
    return nullptr;
}

} // namespace when

} // namespace showdown

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/trace/run.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace showdown {

/// A card as the code sees it at a step.
struct SceneCard
{
    PlayedCard card;              ///< a wild that has taken a value has that value
    std::optional<CardRole> role; ///< in the step

    bool operator==(const SceneCard&) const = default;
};

/// One hand as the code sees it at a step.
struct SceneHand
{
    /// The order of the cards.
    enum class Order : std::uint8_t {
        dealt,   ///< as they were dealt
        sorted,  ///< as the running function, or the nearest caller that did, has sorted them
        working, ///< in comparing order
    };

    int player = 1; ///< from 1
    Order order = Order::dealt;
    std::string_view variable; ///< that holds it: `sorted`; empty where none does
    std::vector<SceneCard> cards;
    std::optional<int> rankFoundAt; ///< the step, if it is not a later one, that found the rank

    bool operator==(const SceneHand&) const = default;
};

/// The cards that are being matched while a rank is sought, and those beside them.
struct SceneGroup
{
    int value = 0;  ///< that they share, 2 to 14, or cardvalue::wild; 0 if there is no such value
    int count = 0;  ///< how many there are,
    int needed = 0; ///< and how many the rank takes; both 0 where nothing is counted
    std::vector<SceneCard> cards; ///< a wild has the value that it stands for
    std::vector<SceneCard> rest;

    bool operator==(const SceneGroup&) const = default;
};

/// A part of the comparison that is already settled.
struct ScenePart
{
    int step = 0; ///< that settled it
    ComparisonPart part;
    CardRange columns; ///< of the hands in comparing order; no card if it is about all of them

    bool operator==(const ScenePart&) const = default;
};

/// The numbers of the columns as the code counts them: indexes of the hands that the running
/// function holds.
struct SceneIndex
{
    std::string variables; ///< that hold them, `sorted` or `hand1, hand2`; empty: no such hands
    std::array<std::optional<int>, Hand::fullSize> columns; ///< nothing where they have no card

    bool operator==(const SceneIndex&) const = default;
};

/// The cards that the code works on at a step, and what it has found out about them so far.
struct Scene
{
    /// The one hand whose rank is sought, the two being compared, or else all who take part.
    std::vector<SceneHand> hands;
    std::optional<SceneGroup> group;  ///< only while a rank is sought
    std::vector<ScenePart> parts;     ///< of the comparison that goes on, in order
    std::optional<CardRange> columns; ///< that the step compares
    SceneIndex index;                 ///< only while a rank is sought or hands are compared
    std::array<int, 3> places{};      ///< of players 1 to 3, once they are settled; 0: none

    bool operator==(const Scene&) const = default;
};

/// The scene at a moment, from what the run has recorded so far; before a line has run, with the
/// cards that it asks about. In a comparison hands lie in comparing order. A wild stays one until
/// the code has given it a value, and its hand lies as the code holds it until then, because its
/// place would give the value away.
Scene sceneAt(const Run& run, Moment moment);

} // namespace showdown

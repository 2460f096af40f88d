// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/explain/why/comparisonsmodel.h"
#include "core/compare/comparison.h"
#include "core/compare/showdown.h"

#include <QString>

#include <optional>
#include <vector>

namespace showdown::gui {

/// A row of the ladder of a player, both from 0.
struct LadderPlace
{
    int player = 0;
    int row = 0;

    bool operator==(const LadderPlace&) const = default;
};

/// The marks of what decided, in and between the working hands. Players count from 1.
struct DecisionMarks
{
    /// Cards with the ring of what decides.
    struct Ring
    {
        int player = 1;
        CardRange cards;

        bool operator==(const Ring&) const = default;
    };

    /// A link between two working hands, the upper one first.
    struct Join
    {
        int upper = 1;
        int lower = 2;
        bool tie = false;          ///< equal signs between all columns, and no label
        std::optional<int> column; ///< of the line, from 0; nothing: no column is marked
        QString label;             ///< "3 beats 2", "pair beats high card"

        bool operator==(const Join&) const = default;
    };

    std::vector<Ring> rings;
    std::vector<Join> joins;

    /// Whether the card of a player, at a position from 0, is ringed in the working hand.
    bool isRinged(int player, int position) const;

    bool operator==(const DecisionMarks&) const = default;
};

/// The cards of a chosen row or leaf of Why: ringed too, in another colour.
struct ChosenMarks
{
    std::vector<DecisionMarks::Ring> working;
    std::vector<DecisionMarks::Ring> dealt;

    /// Whether the card of a player, at a position from 0, is ringed in the working hand.
    bool isRinged(int player, int position) const;

    /// Whether the dealt card of a player, at a position from 0, is ringed.
    bool isDealtRinged(int player, int position) const;

    bool operator==(const ChosenMarks&) const = default;
};

/// The marks of what decided: between the winner and the best of the others, or between all who
/// share first place; none if there was no comparison.
DecisionMarks decisionMarks(const Showdown& showdown);

/// The cards that a part compared, whether or not it decided; none if there is no such part.
ChosenMarks partMarks(const Showdown& showdown, PartPlace place);

/// The cards that a row of the ladder of a player, both from 0, is about, as dealt and in the
/// working hand. None if it is about none, or there is no such row.
ChosenMarks rowMarks(const Showdown& showdown, LadderPlace place, const HouseRules& rules);

} // namespace showdown::gui

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/trace/scene.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace showdown::narration {

// The words on the scene of a step. `names` are the players' own names; a missing or empty one
// means "Player 1" and so on.

/// "no wilds", "2 wilds", "wild acts as Q", "wilds act as Q, K": the current state of a hand's
/// wilds.
QString wildsText(const SceneHand& hand);

/// "as dealt", "as the code sorted it", "in comparing order": how the cards of a hand lie.
QString orderText(SceneHand::Order order);

/// "queen", "wild": the value shared by the cards of a group; empty if they share none.
QString groupValue(const SceneGroup& group);

/// "2 of 3": how many of the cards it needs a group has; empty where nothing is counted.
QString groupCount(const SceneGroup& group);

/// "Q♥, matched", "Wild card, acts as 9": a card of the scene as a screen reader says it.
QString sceneCardText(const SceneCard& card, const Run& run);

/// A remark about a player, from 1, whom the step is not about: "Pair of queens" as soon as it is
/// found, or "comes next", "comes later", "meets the winner of this pair next".
QString waitingText(const Run& run, int index, int player);

/// A finding as one line of a list.
struct FoundLine
{
    enum class Mark : std::uint8_t { yes, no, equal, decides };

    Mark mark = Mark::yes;
    QString subject; ///< "Straight", "Kicker 1", "Player 1 vs Player 2"
    QString finding; ///< "3 up to queen: too far apart", "9 = 9", "Player 2 higher"
    int step = 0;    ///< that found it

    bool operator==(const FoundLine&) const = default;
};

/// What the part of the run that a step belongs to has found out so far, in order: which ranks the
/// hand does not have, which parts were compared, or which comparisons have been made.
std::vector<FoundLine> foundLines(const Run& run, int index, const QStringList& names = {});

} // namespace showdown::narration

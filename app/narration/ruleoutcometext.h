// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/questions/ruleoutcomes.h"

#include <QString>
#include <QStringList>

namespace showdown::narration {

/// How a changed rule would change the result: "With this on, Player 1 would win: pair of tens beats
/// high card."; empty if it would not. `names` are the players' own names; a missing or empty one
/// means "Player 1" and so on.
QString ruleNote(const Showdown& before, const RuleOutcome& outcome, const QStringList& names = {});

} // namespace showdown::narration

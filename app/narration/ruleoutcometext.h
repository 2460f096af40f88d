// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/questions/ruleoutcomes.h"

#include <QString>
#include <QStringList>

namespace showdown::narration {

/// What a changed rule would make of the result there is: "No change to this result.", "With this
/// on, Player 1 would win: pair of tens beats high card.", "With twos: no change to this result."
/// Names of players who are called otherwise than "Player 1" may be given.
QString ruleNote(const Showdown& before, const RuleOutcome& outcome, const QStringList& names = {});

} // namespace showdown::narration

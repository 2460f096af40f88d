// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/presets.h"
#include "core/trace/run.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace showdown::narration {

/// " → yes" or " → no" after a line that asks; empty after others.
QString answerMark(const Step& step);

/// A listing, its lines numbered; no word of where a run stands or what it finds.
QString numberedListing(const Listing& listing, const Terms& terms);

/// One step of a run as a page of text: the rules, its number, its sentence, its listing, its
/// variables and its callers. Its headings are marked, see pagetext.h. With a level the number
/// counts the steps that the level shows; the step must be one of them. `names` are the players'
/// own names; a missing or empty one means "Player 1" and so on.
QString oneStepText(const Run& run, int index, const NamedRules& rules,
                    const QStringList& names = {}, std::optional<Level> level = std::nullopt);

} // namespace showdown::narration

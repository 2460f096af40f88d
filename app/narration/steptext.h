// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cards/hand.h"
#include "core/rules/houserules.h"
#include "core/trace/step.h"

#include <QString>

#include <span>

namespace showdown::narration {

/// What happened at a step, with these cards: "6♥ equals the base value 6: two of two, the pair is
/// found." `hands` are the hands as dealt, in the order of the players, and `rules` those under
/// which the step was recorded. Empty if there is no sentence for the step.
///
/// The sentences are in app/narration/steps/, in a tree like that of core/match and
/// core/compare: core/match/straight.cpp is told by steps/match/straightsteps.cpp. To add one for
/// a new line of a listing, add a row to the table of its function there:
///
///     {Line::askOtherValue, no,
///      QT_TRANSLATE_NOOP3("Steps", "%1 equals the base value %2.", "%1: 6♥; %2: 6, jack"),
///      with(card, "baseValue")},
///
/// the name of the line, or of several, {Line::a, Line::b}; answer, sentence, and what stands for
/// %1, %2 …: most often the name of a variable of the listing. The first row that fits the step is
/// used; steps/stepsentence.h says what else a row can hold. A new listing gets a separate table,
/// named in steps/tables.h and in steptext.cpp. After that build update_translations and translate
/// the new texts; tst_steptext.cpp fails while a line has no sentence in one of the languages, and
/// while tests/data/step-sentences.txt does not show the sentence under its line.
QString stepText(const Step& step, std::span<const Hand> hands, const HouseRules& rules);

} // namespace showdown::narration

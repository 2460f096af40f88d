// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/exercises/askedstep.h"
#include "app/gui/view/view.h"
#include "app/lessons/lesson.h"
#include "core/questions/practicequestion.h"

#include <QString>

namespace showdown::gui {

/// Hands, whose outcome is to be explained, or a situation, with their rules and their lens.
AskedTable askedTable(const lessons::Setting& setting, const Guest& from);

/// The hands of a step that an exercise, counted from 1, asks for, at that step, under rules that may
/// be changed for it.
AskedTable askedTable(const AskedStep& step, const NamedRules& rules, int exercise,
                      const QString& lesson);

/// The cards of a question of practice as a lesson has them, with the hands as they were answered.
lessons::Setting questionSetting(const PracticeQuestion& question, const Judgement& judgement);

/// The first step that tells something.
std::optional<int> firstOfStory(const Run& run);

} // namespace showdown::gui

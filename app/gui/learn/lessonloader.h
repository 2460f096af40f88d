// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/questions/askedstep.h"
#include "app/lessons/lesson.h"

#include <QString>

namespace showdown::gui {

class OddsSession;
class Session;
struct Guest;

/// The tables on which lessons show their cards, beside the user's own.
struct LessonTables
{
    Session& compare;
    OddsSession& odds;
};

/// Shows hands in Compare, or a situation in Odds, with their rules and their lens.
void showBeside(const LessonTables& tables, const lessons::Setting& setting, const Guest& from);

/// Shows the hands of a step that an exercise, counted from 1, asks for, under rules that may be
/// changed for it.
void showBeside(const LessonTables& tables, const AskedStep& step, const NamedRules& rules,
                int exercise, const QString& lesson);

} // namespace showdown::gui

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/questions/askedstep.h"
#include "app/lessons/lesson.h"

#include <QString>

#include <functional>

namespace showdown::gui {

class OddsSession;
class CompareSession;
struct Guest;

/// Beside whose own tables lessons show their cards.
struct LessonTables
{
    CompareSession& compare;
    OddsSession& odds;

    /// Shows hands in Compare, or a situation in Odds, with their rules and their lens; then does
    /// `then`.
    void showBeside(const lessons::Setting& setting, const Guest& from,
                    const std::function<void()>& then) const;

    /// Shows the hands of a step that an exercise, counted from 1, asks for, under rules that may be
    /// changed for it; then does `then`.
    void showBeside(const AskedStep& step, const NamedRules& rules, int exercise,
                    const QString& lesson, const std::function<void()>& then) const;
};

} // namespace showdown::gui

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/theme/colors.h"
#include "app/lessons/lesson.h"

class QWidget;

namespace showdown::gui {

struct LessonPlace;

/// Shows what the text of a lesson looks like on paper, to be printed. Its questions are open.
void printLesson(const lessons::Lesson& lesson, const LessonPlace& place, SuitColors suits,
                 QWidget& window);

} // namespace showdown::gui

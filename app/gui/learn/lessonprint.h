// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/theme/colors.h"
#include "app/lessons/lesson.h"

#include <QByteArray>

class QWidget;

namespace showdown::gui {

enum class LessonTasks : std::uint8_t;
struct LessonPlace;

/// A lesson as it is given away: its text with open questions, examples, and exercises.
struct LessonOnPaper
{
    lessons::Lesson lesson;
    const LessonPlace& place;
    SuitColors suits;
    LessonTasks tasks;
};

/// Shows what a lesson looks like on paper, to be printed.
void printLesson(const LessonOnPaper& paper, QWidget& window);

/// The same as a PDF file.
QByteArray lessonPdf(const LessonOnPaper& paper);

/// The same as one HTML file, whose cards are drawn in it.
QByteArray lessonHtml(const LessonOnPaper& paper);

} // namespace showdown::gui

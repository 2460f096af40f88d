// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/export/paperpages.h"
#include "app/gui/learn/lessonwriter.h"
#include "app/lessons/lesson.h"

#include <QByteArray>
#include <QPageLayout>

#include <memory>

class QWidget;

namespace showdown::gui {

class LessonDocument;
enum class LessonTasks : std::uint8_t;
struct LessonPlace;

/// The look of a text on paper.
LessonLook paperLook(SuitColors suits, double textSize = LessonLook::usualText);

/// Divides a text of that look into pages with lines as wide as the sheet.
PaperPages dividedInto(const QPageLayout& sheet, const std::shared_ptr<LessonDocument>& text);

/// An upright sheet of the country.
QPageLayout uprightSheet();

/// A lesson as it is given away: its text with open questions, examples, and exercises.
struct LessonOnPaper
{
    lessons::Lesson lesson;
    const LessonPlace& place;
    SuitColors suits = SuitColors::two;
    LessonTasks tasks{};
};

/// Shows what a lesson looks like on paper, to be printed.
void printLesson(const LessonOnPaper& paper, QWidget& window);

/// The same as a PDF file.
QByteArray lessonPdf(const LessonOnPaper& paper);

/// The same as one HTML file, whose cards are drawn in it.
QByteArray lessonHtml(const LessonOnPaper& paper);

} // namespace showdown::gui

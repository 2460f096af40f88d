// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/view/actions.h"

namespace showdown::gui {

/// The actions of Learn.
class LearnActions : public ActionSet
{
    Q_OBJECT

    // Actions are created in the order of their declarations here.
public:
    explicit LearnActions(QObject* parent = nullptr);

    void retranslate() override;

    /// Shows the view.
    QAction* const mode;

    QAction* const previousLesson;
    QAction* const nextLesson;

    /// Goes to the field for finding lessons.
    QAction* const findLesson;

    /// Loads the selected example, or checks the exercise if it has the focus.
    QAction* const loadExample;

    /// Puts all examples onto tables in a row.
    QAction* const loadAllExamples;
    QAction* const previousExercise;
    QAction* const nextExercise;

    /// Shows only the text, larger.
    QAction* const readingMode;

    /// Shows or hides the column of lessons.
    QAction* const lessonList;

    /// Writes the lesson into a file for paper or for a browser; with the answers or without.
    QAction* const exportPdf;
    QAction* const exportHtml;
    QAction* const withAnswers;

    /// Prints the lesson; user lessons, and the user's progress in all lessons.
    QAction* const print;
    QAction* const openLessons;
    QAction* const readAgain;
    QAction* const closeLessons;
    QAction* const exportProgress;
    QAction* const clearProgress;

    /// The entries of File.
    QList<QAction*> fileMenu() const;

    /// The entries of the view's own menu.
    QList<QAction*> menu() const;
};

} // namespace showdown::gui

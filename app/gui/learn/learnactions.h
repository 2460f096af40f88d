// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/view/actions.h"

namespace showdown::gui {

/// What a person can do in Learn.
class LearnActions : public ActionSet
{
    Q_OBJECT

    // Actions are made in the order in which they stand here.
public:
    explicit LearnActions(QObject* parent = nullptr);

    void retranslate() override;

    /// Shows the view.
    QAction* const mode;

    QAction* const previousLesson;
    QAction* const nextLesson;

    /// Goes to the field that finds lessons.
    QAction* const findLesson;

    /// Loads the selected example, or checks the exercise where the focus is in it.
    QAction* const loadExample;
    QAction* const previousExercise;
    QAction* const nextExercise;

    /// The text alone, larger.
    QAction* const readingMode;

    /// Shows the column of lessons, or hides it.
    QAction* const lessonList;

    /// Lessons of one's own, and what one has done in all of them.
    QAction* const openLessons;
    QAction* const closeLessons;
    QAction* const exportProgress;
    QAction* const clearProgress;

    /// The entries of File.
    QList<QAction*> fileMenu() const;

    /// The entries of the menu of the view.
    QList<QAction*> menu() const;
};

} // namespace showdown::gui

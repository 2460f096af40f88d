// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/view/toolbar.h"
#include "app/lessons/lesson.h"

#include <vector>

class QComboBox;

namespace showdown::gui {

class LearnActions;

/// The tools of Learn: going from lesson to lesson, and how the text is shown. There is nothing to
/// undo, and nothing to explain beside the view.
class LearnToolBar : public ToolBar
{
    Q_OBJECT

public:
    LearnToolBar(const Actions& actions, const LearnActions& tools, QWidget* parent = nullptr);

    void setLessons(const std::vector<lessons::Lesson>& lessons);

    /// Shows which lesson is open, from 0.
    void setLesson(int lesson);

signals:
    void lessonChosen(int lesson);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void showWords() override;

private:
    QLabel* m_caption = nullptr;
    QComboBox* m_lessons = nullptr;
};

} // namespace showdown::gui

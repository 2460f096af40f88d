// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/exercises/exerciseview.h"

#include "app/gui/exercises/answerfield.h"
#include "app/gui/exercises/exercisefoot.h"
#include "app/gui/exercises/exercisepanel.h"
#include "app/gui/view/toolbar.h"

#include <QEvent>

namespace showdown::gui {

ExerciseView::ExerciseView(const Appearance& appearance, const Actions& actions, QWidget* window)
    : View(window), m_appearance(appearance), m_windowActions(actions), m_window(window)
{}

void ExerciseView::setParts(ToolBar& tools, QWidget& page, NoticePlace& notices,
                            ExercisePanel& panel)
{
    m_tools = &tools;
    m_page = &page;
    m_notices = &notices;
    m_panel = &panel;
    m_page->installEventFilter(this);
    connect(m_panel, &ExercisePanel::fieldChanged, this, &View::undoStackChanged);
}

ToolBar& ExerciseView::toolBar() const
{
    return *m_tools;
}

QUndoStack* ExerciseView::undoStack() const
{
    AnswerField* field = m_panel ? m_panel->field() : nullptr;
    return field ? field->undoStack() : nullptr;
}

void ExerciseView::setCompact(bool compact)
{
    m_tools->setCompact(compact);
}

Area ExerciseView::exerciseArea(QWidget& root, const std::function<void()>& focusAnswer) const
{
    const auto enter = [this, focusAnswer] {
        focusAnswer();
        m_panel->tellQuestion();
    };
    return {&root, enter, &m_panel->foot()};
}

bool ExerciseView::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_page && event->type() == QEvent::Show)
        emit shown();
    return View::eventFilter(watched, event);
}

void ExerciseView::dropFocus() const
{
    if (QWidget* focused = m_window->focusWidget())
        focused->clearFocus();
}

} // namespace showdown::gui

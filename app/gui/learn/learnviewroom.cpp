// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
// The part of Learn that implements View: its parts, its focus, and its texts.
#include "app/gui/learn/exampleslist.h"
#include "app/gui/learn/learnactions.h"
#include "app/gui/learn/learnpage.h"
#include "app/gui/learn/learntoolbar.h"
#include "app/gui/learn/learnview.h"
#include "app/gui/learn/lessonexercises.h"
#include "app/gui/learn/lessonpane.h"
#include "app/gui/learn/lessonstates.h"
#include "app/gui/learn/lessontree.h"
#include "app/gui/questions/exercisefoot.h"
#include "app/gui/questions/exercisepanel.h"

#include <QAction>
#include <QScrollBar>

#include <utility>

namespace showdown::gui {

QString LearnView::title() const
{
    return tr("Lesson");
}

QString LearnView::documentTitle() const
{
    return current() ? current()->title : QString();
}

NoticePlace& LearnView::notices() const
{
    return m_page->notices();
}

QAction& LearnView::modeAction() const
{
    return *m_actions->mode;
}

QWidget& LearnView::widget() const
{
    return *m_page;
}

ToolBar& LearnView::toolBar() const
{
    return *m_toolBar;
}

std::vector<Area> LearnView::areas() const
{
    return {
        {&m_page->list(), [this] { m_page->list().focusLessons(); }},
        {&m_page->pane(), [this] { m_page->pane().setFocus(Qt::ShortcutFocusReason); }},
        {&m_page->examples(),
         [this] {
             m_page->examples().focusSelected();
             m_page->showFocusBeside();
         }},
        {m_exercises, [this] { focusExercise(); }, &m_exercises->panel().foot()},
    };
}

ViewMenus LearnView::menus() const
{
    return {{},
            {m_actions->readingMode, m_actions->lessonList},
            {{QStringLiteral("lessonMenu"), tr("&Lesson"), m_actions->menu()}},
            m_actions->fileMenu()};
}

Status LearnView::status() const
{
    const lessons::Lesson* lesson = current();
    QString focus;
    const int example = m_page->examples().selected();
    if (lesson && example >= 0 && example < static_cast<int>(lesson->examples.size()))
        focus = tr("Example %1 of %2: %3")
                    .arg(example + 1)
                    .arg(m_page->examples().count())
                    .arg(lesson->examples[static_cast<std::size_t>(example)].title);
    const std::vector<lessons::Lesson> none;
    const std::vector<lessons::Lesson>& lessons = m_shelf ? m_shelf->lessons() : none;
    const auto all = static_cast<int>(lessons.size());
    return {focus,
            {{QStringLiteral("lessonsDoneFactLabel"),
              //: In the status bar: "5 of 25 lessons done"
              tr("%1 of %n lessons done", nullptr, all).arg(doneCount(lessons, m_states))}}};
}

void LearnView::focus()
{
    if (std::exchange(m_comesBackToExercise, false))
        focusExercise();
    else
        m_page->pane().setFocus(Qt::OtherFocusReason);
}

void LearnView::focusExercise() const
{
    m_exercises->panel().focusAnswer();
    m_page->showFocusBeside();
}

void LearnView::setCompact(bool compact)
{
    m_toolBar->setCompact(compact);
    m_page->setCompact(compact);
}

void LearnView::setPresenting(bool presenting)
{
    m_page->setPresenting(presenting);
}

/// Turns a page of the text forward or back.
void LearnView::turnPage(bool forward)
{
    QScrollBar* bar = m_page->pane().verticalScrollBar();
    bar->triggerAction(forward ? QAbstractSlider::SliderPageStepAdd
                               : QAbstractSlider::SliderPageStepSub);
}

QList<QAction*> LearnView::presentActions() const
{
    return {m_actions->previousLesson, m_actions->nextLesson, m_actions->loadExample};
}

} // namespace showdown::gui

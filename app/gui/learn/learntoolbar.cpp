// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/learn/learntoolbar.h"

#include "app/gui/learn/learnactions.h"
#include "app/gui/learn/lessonmodel.h"
#include "app/gui/widgets/wordedcombo.h"

#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QKeyEvent>
#include <QLabel>
#include <QToolButton>

namespace showdown::gui {

LearnToolBar::LearnToolBar(const Actions& actions, const LearnActions& tools, QWidget* parent)
    : ToolBar(actions, parent, ToolBarKind::reading), m_lessons(new WordedCombo(this))
{
    setObjectName(QStringLiteral("learnToolBar"));
    m_lessons->setObjectName(QStringLiteral("lessonCombo"));
    addWorded({tools.previousLesson, tools.nextLesson});
    QAction* const beforeLesson = addSeparator();
    m_caption = addCaption(QStringLiteral("lessonCaption"));
    m_caption->setBuddy(m_lessons);
    addWidget(m_lessons);
    setYielding({beforeLesson});
    addWorded({tools.readingMode});
    addEnd();
    const QList<QAction*> all = this->actions();
    for (QAction* action : all) { // the reading mode is at the end with the look
        const QWidget* widget = widgetForAction(action);
        if (widget && widget->objectName() == QLatin1String("textSizeButton"))
            insertAction(action, tools.readingMode);
    }
    m_lessons->installEventFilter(this);
    connect(m_lessons, &QComboBox::activated, this, &LearnToolBar::lessonChosen);
    showWords();
}

/// Arrow keys open the list, so that a lesson is opened only once it is chosen.
bool LearnToolBar::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_lessons && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Up || key == Qt::Key_Down) {
            m_lessons->showPopup();
            return true;
        }
    }
    return ToolBar::eventFilter(watched, event);
}

void LearnToolBar::setLessons(const std::vector<lessons::Lesson>& lessons)
{
    m_lessons->clear();
    int at = 0;
    for (const lessons::Lesson& lesson : lessons) {
        //: An entry of the list of lessons: its number and its title
        m_lessons->addItem(tr("%1  %2").arg(lessonNumber(lesson, at++)).arg(lesson.title));
    }
    m_lessons->setEnabled(!lessons.empty());
    showWords();
}

void LearnToolBar::setLesson(int lesson)
{
    m_lessons->setCurrentIndex(lesson);
}

void LearnToolBar::showWords()
{
    ToolBar::showWords();
    m_caption->setText(tr("Le&sson"));
    m_lessons->setAccessibleName(tr("Lesson"));
    m_lessons->setToolTip(tr("Choose a lesson"));
    m_lessons->setStatusTip(m_lessons->toolTip());
    m_lessons->setMinimumWidth(m_lessons->sizeHint().width()); // the bar would cut off its words
    fitWords();
}

} // namespace showdown::gui

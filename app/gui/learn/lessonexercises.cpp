// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/learn/lessonexercises.h"

#include "app/gui/questions/exercisefoot.h"
#include "app/gui/questions/exercisepanel.h"
#include "app/gui/theme/scale.h"
#include "app/gui/theme/textsize.h"
#include "app/gui/view/toolbar.h"
#include "app/gui/widgets/language.h"

#include <QAction>
#include <QApplication>
#include <QEvent>
#include <QLabel>
#include <QShortcut>
#include <QToolButton>
#include <QVBoxLayout>

namespace showdown::gui {

LessonExercises::LessonExercises(const Appearance& appearance, QAction& previous, QAction& next,
                                 QWidget* parent)
    : QWidget(parent),
      m_previous(previous),
      m_next(next),
      m_title(new QLabel(this)),
      m_place(new QLabel(this)),
      m_back(new QToolButton(this)),
      m_on(new QToolButton(this)),
      m_panel(new ExercisePanel(appearance, this))
{
    setObjectName(QStringLiteral("lessonExercises"));
    m_title->setObjectName(QStringLiteral("exerciseTitleLabel"));
    m_place->setObjectName(QStringLiteral("exercisePlaceLabel"));
    for (const auto& [button, action] : {std::pair(m_back, &previous), {m_on, &next}}) {
        button->setDefaultAction(action);
        button->setToolButtonStyle(Qt::ToolButtonIconOnly);
        button->setAutoRaise(true);
        nameToolButton(*button, *action);
        connect(action, &QAction::changed, button,
                [named = button, of = action] { nameToolButton(*named, *of); });
    }
    // Ctrl+Enter is the key of an action of the view; of two owners neither would get it.
    const auto keys = m_panel->findChildren<QShortcut*>(Qt::FindDirectChildrenOnly);
    for (QShortcut* key : keys)
        key->setEnabled(false);
    arrange();
    applyLengths();
    connect(&previous, &QAction::triggered, this, [this] { goTo(m_current - 1); });
    connect(&next, &QAction::triggered, this, [this] { goTo(m_current + 1); });
    connect(m_panel, &ExercisePanel::answered, this,
            [this](bool isRight) { emit answered(m_current, isRight); });
    connect(m_panel, &ExercisePanel::stepAsked, this,
            [this](const AskedStep& step) { emit stepAsked(m_current, step); });
    inEveryLanguage(*this, [this] {
        m_title->setText(tr("Exercise"));
        showPlace();
    });
}

void LessonExercises::arrange()
{
    auto* head = new QHBoxLayout;
    head->addWidget(m_title);
    head->addStretch();
    head->addWidget(m_back);
    head->addWidget(m_place);
    head->addWidget(m_on);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(head);
    layout->addWidget(m_panel);
}

void LessonExercises::applyLengths()
{
    const auto length = [this](double pixels) { return scaled(pixels, font()); };
    layout()->setSpacing(length(6));
    m_title->setFont(designFont(font(), 14, QFont::DemiBold));
    m_place->setFont(designFont(font(), 12.5));
    for (QToolButton* button : {m_back, m_on}) {
        button->setIconSize({length(16), length(16)});
        button->setMinimumSize(length(26), length(26));
    }
}

bool LessonExercises::holds(const QWidget* widget) const
{
    return isAncestorOf(widget) || m_panel->foot().isAncestorOf(widget);
}

int LessonExercises::count() const
{
    return m_exercises ? static_cast<int>(m_exercises->size()) : 0;
}

void LessonExercises::setExercises(const std::vector<lessons::LessonExercise>& exercises, int first)
{
    m_exercises = &exercises;
    m_current = -1;
    setVisible(count() > 0);
    if (count() == 0)
        m_panel->clear();
    showPlace();
    showExercise(first);
}

void LessonExercises::showExercise(int exercise)
{
    if (exercise < 0 || exercise >= count() || exercise == m_current)
        return;
    m_current = exercise;
    m_panel->setExercise((*m_exercises)[static_cast<std::size_t>(exercise)]);
    showPlace();
}

/// The focus goes along if it was in the exercise before.
void LessonExercises::goTo(int exercise)
{
    const QWidget* focus = QApplication::focusWidget();
    const bool goesAlong = holds(focus) && focus != m_back && focus != m_on;
    showExercise(exercise);
    if (goesAlong)
        m_panel->focusAnswer();
    emit wentTo(m_current);
}

void LessonExercises::showPlace()
{
    //: Which of the exercises of a lesson is shown: "2 of 4"
    m_place->setText(count() > 0 ? tr("%1 of %2").arg(m_current + 1).arg(count()) : QString());
    m_previous.setEnabled(m_current > 0);
    m_next.setEnabled(m_current >= 0 && m_current + 1 < count());
}

void LessonExercises::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        applyLengths();
}

} // namespace showdown::gui

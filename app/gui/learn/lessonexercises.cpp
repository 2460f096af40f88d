// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/learn/lessonexercises.h"

#include "app/gui/exercises/exercisefoot.h"
#include "app/gui/exercises/exercisepanel.h"
#include "app/gui/learn/exercisediscs.h"
#include "app/gui/learn/lessonstates.h"
#include "app/gui/theme/scale.h"
#include "app/gui/theme/textsize.h"
#include "app/gui/view/toolbar.h"
#include "app/gui/widgets/access.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/look.h"
#include "app/gui/widgets/taborder.h"
#include "app/gui/widgets/tips.h"

#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QShortcut>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <optional>

namespace showdown::gui {

LessonExercises::LessonExercises(LessonStates& states, const Appearance& appearance,
                                 QAction& previous, QAction& next, QWidget* parent)
    : QWidget(parent),
      m_states(states),
      m_previous(previous),
      m_next(next),
      m_right(new QLabel(this)),
      m_place(new QLabel(this)),
      m_back(new QToolButton(this)),
      m_on(new QToolButton(this)),
      m_discs(new ExerciseDiscs(this)),
      m_panel(new ExercisePanel(appearance, this)),
      m_roundWords(new TextLabel(QStringLiteral("roundLabel"), this)),
      m_newRound(new QPushButton(this))
{
    setObjectName(QStringLiteral("lessonExercises"));
    m_right->setObjectName(QStringLiteral("exercisesRightLabel"));
    m_right->setWordWrap(true);
    m_place->setObjectName(QStringLiteral("exercisePlaceLabel"));
    m_roundWords->setWordWrap(true);
    makeNotification(*m_roundWords);
    m_newRound->setObjectName(QStringLiteral("newRoundButton"));
    for (const auto& [button, action] : {std::pair(m_back, &previous), {m_on, &next}}) {
        button->setDefaultAction(action);
        button->setToolButtonStyle(Qt::ToolButtonIconOnly);
        button->setAutoRaise(true);
        nameToolButton(*button, *action);
        connect(action, &QAction::changed, button,
                [named = button, of = action] { nameToolButton(*named, *of); });
    }
    // Ctrl+Enter belongs to an action of the view; with two owners neither would get it.
    const auto keys = m_panel->findChildren<QShortcut*>(Qt::FindDirectChildrenOnly);
    for (QShortcut* key : keys)
        key->setEnabled(false);
    arrange();
    onLookChange(*this, [this] { applyLengths(); });
    connect(&states, &LessonStates::changed, this, &LessonExercises::showAnswers);
    connect(&states, &LessonStates::cleared, this, &LessonExercises::forgetAnswers);
    connect(&previous, &QAction::triggered, this, [this] { goTo(m_current - 1); });
    connect(&next, &QAction::triggered, this,
            [this] { goTo(isVisible() ? m_current + 1 : m_current); });
    connect(m_discs, &ExerciseDiscs::chosen, this, &LessonExercises::goTo);
    connect(m_panel, &ExercisePanel::onAsked, this, &LessonExercises::goOn);
    connect(m_panel, &ExercisePanel::answered, this, [this](bool isRight, bool isFirst) {
        if (isRight)
            m_solved += idOf(m_current);
        emit answered(m_current, isRight, isFirst);
        record(isRight, isFirst);
    });
    connect(m_panel, &ExercisePanel::spoke, this, &LessonExercises::spoke);
    connect(m_newRound, &QPushButton::clicked, this, &LessonExercises::newRoundAsked);
    connect(m_panel, &ExercisePanel::stepAsked, this,
            [this](const AskedStep& step) { emit stepAsked(m_current, step); });
    onRetranslate(*this, [this] {
        m_newRound->setText(tr("New round", "of the questions of a review"));
        setTips(*m_newRound, tr("Deal other tables and ask about them"));
        showAnswers();
        showPlace();
    });
}

void LessonExercises::arrange()
{
    auto* head = new QHBoxLayout;
    head->addWidget(m_right, 1);
    head->addWidget(m_back);
    head->addWidget(m_place);
    head->addWidget(m_on);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(head);
    layout->addWidget(m_discs);
    layout->addWidget(m_panel);
    layout->addWidget(m_roundWords);
    layout->addWidget(m_newRound, 0, Qt::AlignLeading);
    layout->addStretch(1);
}

void LessonExercises::applyLengths()
{
    const auto length = [this](double pixels) { return scaled(pixels, font()); };
    layout()->setSpacing(length(6));
    m_right->setFont(designFont(font(), 12.5));
    m_place->setFont(designFont(font(), 12.5));
    m_roundWords->setFont(designFont(font(), 12.5));
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
    return m_lesson ? static_cast<int>(m_lesson->exercises.size()) : 0;
}

void LessonExercises::setLesson(const lessons::Lesson* lesson, bool hasNext)
{
    const bool isSame = lesson && m_current >= 0 && lesson->key() == m_key;
    if (m_current >= 0)
        m_left[m_key] = m_current;
    m_lesson = lesson;
    m_key = lesson ? lesson->key() : QString();
    setMinimumHeight(0);
    m_hasNextLesson = hasNext;
    if (!isSame)
        beginVisit();
    begin(isSame);
}

/// What is not done can be tried for the first time again.
void LessonExercises::beginVisit()
{
    m_solved.clear();
    for (int exercise = 0; exercise < count(); ++exercise)
        m_panel->beginAgain(keyOf(exercise), isDone(exercise));
    forgetRounds();
}

void LessonExercises::forgetRounds()
{
    m_firstTries.clear();
    for (int exercise = 0; exercise < count(); ++exercise) {
        if (!at(exercise).dealt)
            continue;
        m_solved.removeAll(idOf(exercise));
        m_panel->forgetAnswer(keyOf(exercise));
    }
}

void LessonExercises::beginRound()
{
    int first = m_current; // any exercise of the round
    while (first > 0 && at(first - 1).dealt && at(first - 1).dealt->round == at(first).dealt->round)
        --first;
    m_panel->clear(); // so that its answer is forgotten too
    m_current = -1;
    forgetRounds();
    goTo(first);
    showAnswers();
}

/// Shows the exercise where the reader left this lesson, if that is begun but not right or the
/// lesson is only read again, or else the first open one.
void LessonExercises::begin(bool isReadAgain)
{
    m_current = -1;
    setVisible(count() > 0);
    if (count() == 0)
        m_panel->clear();
    showPlace();
    const std::optional<int> open = firstOpen(0);
    m_wasDone = !open;
    const auto left = m_left.find(m_key);
    const bool isLeft = left != m_left.end() && left->second < count()
                        && (isReadAgain || m_panel->isBegun(keyOf(left->second)));
    showExercise(isLeft ? left->second : open.value_or(0));
    showAnswers();
}

QString LessonExercises::keyOf(int exercise) const
{
    return m_key + u'/' + idOf(exercise);
}

QString LessonExercises::idOf(int exercise) const
{
    return at(exercise).id;
}

const lessons::LessonExercise& LessonExercises::at(int exercise) const
{
    return m_lesson->exercises[static_cast<std::size_t>(exercise)];
}

/// Whether it is done, or its first try in this round was right; nothing if it is to be answered.
std::optional<bool> LessonExercises::answerTo(int exercise) const
{
    if (!at(exercise).dealt)
        return m_states.answer(*m_lesson, idOf(exercise));
    const auto first = m_firstTries.find(idOf(exercise));
    return first == m_firstTries.end() ? std::nullopt : std::optional(first->second);
}

/// Also by an earlier round.
bool LessonExercises::isDone(int exercise) const
{
    return m_states.answer(*m_lesson, at(exercise).recordedId()).value_or(false);
}

/// A round as a whole, once each of its questions was tried.
void LessonExercises::record(bool isRight, bool isFirst)
{
    const lessons::LessonExercise& asked = at(m_current);
    if (!asked.dealt)
        return m_states.record(*m_lesson, asked.id, isRight, isFirst);
    if (!isFirst)
        return showAnswers();
    m_firstTries[asked.id] = isRight;
    const Round round = roundOf(m_current);
    if (round.answered < round.questions)
        return showAnswers();
    m_states.record(*m_lesson, asked.recordedId(), round.wrong == 0, true);
    if (m_roundWords->isHidden())
        return;
    announce(*m_roundWords, m_roundWords->text());
    emit spoke(m_newRound);
}

LessonExercises::Round LessonExercises::roundOf(int exercise) const
{
    Round round;
    for (int other = 0; other < count(); ++other) {
        if (!at(other).dealt || at(other).dealt->round != at(exercise).dealt->round)
            continue;
        const std::optional<bool> first = answerTo(other);
        ++round.questions;
        round.answered += first ? 1 : 0;
        round.wrong += first.value_or(true) ? 0 : 1;
    }
    return round;
}

/// What is to be said of a round that is over and does not count.
void LessonExercises::showRound()
{
    const bool isDealt = m_current >= 0 && at(m_current).dealt;
    const Round round = isDealt ? roundOf(m_current) : Round();
    const bool isOver = round.wrong > 0 && round.answered == round.questions;
    m_roundWords->setVisible(isOver);
    m_newRound->setVisible(isOver);
    //: At the end of a round of questions; %n: how many were wrong, %1: how many there are
    m_roundWords->setText(tr("%n of %1 were not right at the first try, so this round does not "
                             "count.",
                             nullptr, round.wrong)
                              .arg(round.questions));
}

void LessonExercises::showAnswers()
{
    std::vector<std::optional<bool>> answers;
    answers.reserve(static_cast<std::size_t>(count()));
    for (int exercise = 0; exercise < count(); ++exercise)
        answers.push_back(answerTo(exercise));
    m_discs->setAnswers(answers);
    const auto right = std::ranges::count(answers, std::optional(true));
    //: Above the exercises of a lesson; %1: a number, %n: how many exercises there are
    m_right->setText(tr("%1 of %n right at the first try", nullptr, count()).arg(right));
    m_discs->setCurrent(m_current);
    showWhatComes();
    showRound();
}

/// Forgets the answers of all lessons, including the open one.
void LessonExercises::forgetAnswers()
{
    m_left.clear();
    m_solved.clear();
    m_firstTries.clear();
    m_panel->forgetAnswers();
    begin(false);
}

void LessonExercises::showExercise(int exercise)
{
    if (exercise < 0 || exercise >= count() || exercise == m_current)
        return;
    m_current = exercise;
    m_panel->setExercise(at(exercise), keyOf(exercise));
    showPlace();
    chainTabs(tabStops());
}

void LessonExercises::goToFirstOpen()
{
    if (count() > 0)
        goTo(firstOpen(0).value_or(m_current));
}

std::vector<QWidget*> LessonExercises::tabStops() const
{
    std::vector<QWidget*> stops{m_back, m_on};
    for (const auto& part : {m_discs->tabStops(), m_panel->tabStops()})
        stops.insert(stops.end(), part.begin(), part.end());
    stops.insert(std::ranges::find(stops, &m_panel->foot().hintButton()), m_newRound);
    return stops;
}

/// The focus moves along, unless it is where one goes on from. An arrow that is clicked stays under
/// the pointer.
void LessonExercises::goTo(int exercise)
{
    const QWidget* focus = QApplication::focusWidget();
    const bool isPointed = m_back->underMouse() || m_on->underMouse();
    const bool isHeld = holds(focus);
    const bool leadsOn = focus == m_back || focus == m_on || m_discs->isAncestorOf(focus);
    setMinimumHeight(isPointed ? height() : 0);
    showExercise(exercise);
    if (!isPointed)
        emit wentTo(m_current); // which may show the exercises in place of the text
    if (!leadsOn && (isHeld || (isVisible() && !isPointed)))
        m_panel->focusAnswer();
    if (!leadsOn && isVisible() && !isPointed)
        emit answerFocused();
    m_panel->tellQuestion();
}

/// The first exercise that is neither done nor solved in this visit, from one on, and then from the
/// beginning.
std::optional<int> LessonExercises::firstOpen(int from) const
{
    for (int i = 0; i < count(); ++i) {
        const int exercise = (from + i) % count();
        if (!m_solved.contains(idOf(exercise)) && !isDone(exercise))
            return exercise;
    }
    return std::nullopt;
}

/// The exercise after the current one is done; none if the lesson is done too.
std::optional<int> LessonExercises::nextExercise() const
{
    if (const std::optional<int> open = firstOpen(m_current + 1))
        return open != m_current ? open : std::nullopt;
    return m_wasDone && m_current + 1 < count() ? std::optional(m_current + 1) : std::nullopt;
}

void LessonExercises::showWhatComes()
{
    const std::optional<int> next = nextExercise();
    m_panel->foot().setAfter(next == m_current + 1 ? AfterExercise::exercise
                             : next                ? AfterExercise::openExercise
                             : m_hasNextLesson     ? AfterExercise::lesson
                                                   : AfterExercise::nothing);
}

void LessonExercises::goOn()
{
    if (const std::optional<int> next = nextExercise())
        goTo(*next);
    else
        emit nextLessonAsked();
}

void LessonExercises::showPlace()
{
    m_discs->setCurrent(m_current);
    showWhatComes();
    showRound();
    //: Which of the exercises of a lesson is shown: "2 of 4"
    m_place->setText(count() > 0 ? tr("%1 of %2").arg(m_current + 1).arg(count()) : QString());
    m_previous.setEnabled(m_current > 0);
    m_next.setEnabled(m_current >= 0 && (!isVisible() || m_current + 1 < count()));
}

/// What is not in front can be brought there by the key of the next one.
void LessonExercises::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    showPlace();
}

void LessonExercises::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    showPlace();
}

} // namespace showdown::gui

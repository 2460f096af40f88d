// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/explain/steps/stepactions.h"

#include "core/printed/printedmistakes.h"

#include <QAction>
#include <QActionGroup>
#include <QKeyEvent>

#include <algorithm>

namespace showdown::gui {

StepActions::StepActions(StepPlayer& player, QObject* parent)
    : ActionSet("StepActions", parent),
      play(declare("playStepsAction", QT_TRANSLATE_NOOP("StepActions", "&Play"),
                   QT_TRANSLATE_NOOP("StepActions", "Go through the steps one after the other"),
                   {Qt::Key_F5}, {IconId::play})),
      next(declare("nextStepAction", QT_TRANSLATE_NOOP("StepActions", "&Next step"),
                   QT_TRANSLATE_NOOP("StepActions", "Go to the next step of the level"),
                   {Qt::Key_F8}, {IconId::stepNext})),
      back(declare("previousStepAction", QT_TRANSLATE_NOOP("StepActions", "Step &back"),
                   QT_TRANSLATE_NOOP("StepActions", "Go to the step before"),
                   {QKeyCombination(Qt::SHIFT, Qt::Key_F8)}, {IconId::stepBack})),
      last(declare("lastStepAction", QT_TRANSLATE_NOOP("StepActions", "&Last step"),
                   QT_TRANSLATE_NOOP("StepActions", "Go to the end of the run"), {ctrl(Qt::Key_F8)},
                   {IconId::stepLast})),
      first(declare("firstStepAction", QT_TRANSLATE_NOOP("StepActions", "&First step"),
                    QT_TRANSLATE_NOOP("StepActions", "Go to the start of the run"),
                    {ctrlShift(Qt::Key_F8)}, {IconId::stepFirst})),
      into(declare("stepIntoAction", QT_TRANSLATE_NOOP("StepActions", "Step &into"),
                   QT_TRANSLATE_NOOP("StepActions", "Go to the steps that this level hides"),
                   {Qt::Key_F7}, {IconId::stepInto})),
      out(declare("stepOutAction", QT_TRANSLATE_NOOP("StepActions", "Step &out"),
                  QT_TRANSLATE_NOOP("StepActions", "Go to the step that sums up the hidden ones"),
                  {QKeyCombination(Qt::SHIFT, Qt::Key_F7)}, {IconId::stepOut})),
      nextComparison(
          declare("nextComparisonAction", QT_TRANSLATE_NOOP("StepActions", "Next &comparison"),
                  QT_TRANSLATE_NOOP("StepActions", "Go to where the next two hands are compared"),
                  {Qt::Key_F4}, {IconId::nextComparison})),
      nextStop(declare("nextStopMarkAction", QT_TRANSLATE_NOOP("StepActions", "&Jump to stop mark"),
                       QT_TRANSLATE_NOOP("StepActions", "Go to the next step on a marked line"),
                       {QKeyCombination(Qt::SHIFT, Qt::Key_F4)}, {IconId::nextStop})),
      toggleStop(
          declare("toggleStopMarkAction", QT_TRANSLATE_NOOP("StepActions", "Stop &mark"),
                  QT_TRANSLATE_NOOP("StepActions", "Mark the current line, or take its mark away"),
                  {ctrl(Qt::Key_B)})),
      find(declare(
          "findStepsAction", QT_TRANSLATE_NOOP("StepActions", "Find in t&he run"),
          QT_TRANSLATE_NOOP("StepActions", "Look for steps by function, variable, card or words"),
          {ctrl(Qt::Key_F)}, {IconId::search})),
      findNext(declare("findNextAction", QT_TRANSLATE_NOOP("StepActions", "Find ne&xt"),
                       QT_TRANSLATE_NOOP("StepActions", "Go to the next step that was found"),
                       {Qt::Key_F3}, {IconId::chevronDown})),
      findPrevious(declare("findPreviousAction", QT_TRANSLATE_NOOP("StepActions", "Find previo&us"),
                           QT_TRANSLATE_NOOP("StepActions", "Go to the step before that was found"),
                           {QKeyCombination(Qt::SHIFT, Qt::Key_F3)}, {IconId::chevronUp})),
      copyStep(declare(
          "copyStepAction", QT_TRANSLATE_NOOP("StepActions", "Cop&y step"),
          QT_TRANSLATE_NOOP("StepActions", "Copy the step as text, with a command that shows it"),
          {QKeyCombination(Qt::Modifiers(Qt::CTRL).setFlag(Qt::ALT), Qt::Key_C)}, {IconId::copy})),
      end(declare("endRunAction", QT_TRANSLATE_NOOP("StepActions", "&End the run"),
                  QT_TRANSLATE_NOOP("StepActions", "Leave the steps"), {Qt::Key_Escape})),
      levels(new QActionGroup(this)),
      nextLevel(declare("nextLevelAction",
                        QT_TRANSLATE_NOOP("StepActions", "Next level of &detail"),
                        QT_TRANSLATE_NOOP("StepActions", "Story, questions, every line"))),
      speeds(new QActionGroup(this)),
      askMe(declare("askMeAction", QT_TRANSLATE_NOOP("StepActions", "As&k me"),
                    QT_TRANSLATE_NOOP("StepActions", "Ask a question before each answer"), {},
                    {std::nullopt, true})),
      asPrinted(declare("asPrintedAction", QT_TRANSLATE_NOOP("StepActions", "A&s printed"),
                        QT_TRANSLATE_NOOP("StepActions",
                                          "Show beside it how the articles print this function, "
                                          "and what goes wrong there"),
                        {}, {std::nullopt, true})),
      m_player(player),
      m_moves{{next, Move::next},
              {back, Move::back},
              {last, Move::last},
              {first, Move::first},
              {into, Move::into},
              {out, Move::out},
              {nextComparison, Move::nextComparison},
              {nextStop, Move::nextStop}}
{
    const auto add = [this](QActionGroup& group, const char* name, const char* text,
                            const char* tip, auto value) {
        QAction* action = declare(name, text, tip, {}, {std::nullopt, true});
        action->setData(static_cast<int>(value));
        group.addAction(action);
    };
    add(*levels, "storyLevelAction", QT_TRANSLATE_NOOP("StepActions", "Sto&ry"),
        QT_TRANSLATE_NOOP("StepActions", "The steps that find something out"), Level::story);
    add(*levels, "questionsLevelAction", QT_TRANSLATE_NOOP("StepActions", "&Questions"),
        QT_TRANSLATE_NOOP("StepActions", "Each question and each result as well"),
        Level::questions);
    add(*levels, "everyLevelAction", QT_TRANSLATE_NOOP("StepActions", "E&very line"),
        QT_TRANSLATE_NOOP("StepActions", "Each line that ran"), Level::every);
    add(*speeds, "slowAction", QT_TRANSLATE_NOOP("StepActions", "Slo&w"),
        QT_TRANSLATE_NOOP("StepActions", "Two seconds a step"), Speed::slow);
    add(*speeds, "normalSpeedAction", QT_TRANSLATE_NOOP("StepActions", "Norm&al"),
        QT_TRANSLATE_NOOP("StepActions", "One second a step"), Speed::normal);
    add(*speeds, "fastAction", QT_TRANSLATE_NOOP("StepActions", "Fas&t"),
        QT_TRANSLATE_NOOP("StepActions", "Less than half a second a step"), Speed::fast);
    add(*speeds, "racingAction", QT_TRANSLATE_NOOP("StepActions", "Racin&g"),
        QT_TRANSLATE_NOOP("StepActions", "A tenth of a second a step"), Speed::racing);
    end->setShortcutContext(Qt::WidgetWithChildrenShortcut); // Esc does other things elsewhere
    connectPlayer();
    StepActions::retranslate();
}

void StepActions::connectPlayer()
{
    for (const auto& [action, move] : std::as_const(m_moves))
        connect(action, &QAction::triggered, this, [this, move = move] { emit moveAsked(move); });
    connect(play, &QAction::triggered, &m_player, [this] {
        if (!m_isSeen)
            emit stepsAsked();
        if (m_player.isPlaying())
            return m_player.pause();
        if (!m_player.isRunning())
            m_player.start();
        m_player.play();
    });
    connect(end, &QAction::triggered, &m_player, [this] { m_player.end(); });
    connect(toggleStop, &QAction::triggered, &m_player,
            [this] { m_player.toggleStop(*m_player.step().listing, m_player.step().line); });
    connect(levels, &QActionGroup::triggered, &m_player, [this](const QAction* action) {
        m_player.setLevel(static_cast<Level>(action->data().toInt()));
    });
    connect(nextLevel, &QAction::triggered, &m_player, [this] {
        const auto level = (static_cast<std::size_t>(m_player.level()) + 1) % allLevels.size();
        m_player.setLevel(allLevels[level]);
    });
    connect(speeds, &QActionGroup::triggered, &m_player, [this](const QAction* action) {
        m_player.setSpeed(static_cast<Speed>(action->data().toInt()));
    });
    for (auto changed :
         {&StepPlayer::started, &StepPlayer::ended, &StepPlayer::moved, &StepPlayer::levelChanged,
          &StepPlayer::speedChanged, &StepPlayer::stopsChanged, &StepPlayer::askingChanged})
        connect(&m_player, changed, this, &StepActions::update);
    connect(&m_player, &StepPlayer::playingChanged, this, &StepActions::retranslate);
    connect(asPrinted, &QAction::toggled, this, &StepActions::update);
    update();
}

void StepActions::setSeen(bool seen)
{
    if (seen == m_isSeen)
        return;
    m_isSeen = seen;
    update();
}

void StepActions::update()
{
    for (const auto& [action, move] : std::as_const(m_moves))
        action->setEnabled((m_isSeen || m_player.question()) && m_player.offers(move));
    for (QAction* action : {toggleStop, find, findNext, findPrevious, copyStep})
        action->setEnabled(m_isSeen && m_player.isRunning());
    asPrinted->setEnabled(
        m_isSeen && m_player.isRunning()
        && (asPrinted->isChecked() || !mistakesOf(*m_player.step().listing).empty()));
    end->setEnabled(m_isSeen ? m_player.isRunning() : m_player.hidesAhead()); // beside other pages
    if (m_player.question())
        copyStep->setEnabled(false); // it has not run
    for (QAction* action : levels->actions())
        action->setChecked(action->data().toInt() == static_cast<int>(m_player.level()));
    for (QAction* action : speeds->actions())
        action->setChecked(action->data().toInt() == static_cast<int>(m_player.speed()));
}

bool StepActions::takeKey(const QKeyEvent& event)
{
    const QKeySequence key(event.keyCombination());
    if (end->isEnabled() && end->shortcuts().contains(key)) {
        end->trigger();
        return true;
    }
    const auto found = std::ranges::find_if(
        m_moves, [&key](const auto& each) { return each.first->shortcuts().contains(key); });
    if (!m_player.isRunning() || !(m_isSeen || m_player.question()) || found == m_moves.end())
        return false;
    emit refused(refusalOf(found->second)); // an action that is enabled takes its key itself
    return true;
}

QString StepActions::refusalOf(Move move)
{
    switch (move) {
    case Move::first:
    case Move::back:
        return tr("This is the first step.");
    case Move::next:
    case Move::last:
    case Move::into:
        return tr("This is the last step.");
    case Move::out:
        return tr("There is nothing to step out of.");
    case Move::nextComparison:
        return tr("No comparison follows.");
    case Move::nextStop:
        return tr("No stop mark follows.");
    case Move::previousChapter:
    case Move::nextChapter:
        break; // of the bar, without a key here
    }
    return {};
}

void StepActions::retranslate()
{
    //: A shortcut, for the next level of detail; no letter that opens a menu in the language
    nextLevel->setShortcut(QKeySequence::fromString(tr("Alt+D")));
    ActionSet::retranslate();
    if (m_player.isPlaying()) {
        setWords(*play, tr("&Pause"), tr("Stay at this step"));
        play->setIcon(icon(IconId::pause));
    } else {
        play->setIcon(icon(IconId::play));
    }
}

QList<QAction*> StepActions::menu() const
{
    QList<QAction*> entries{play, next,           back,    first,      last,     nullptr, into,
                            out,  nextComparison, nullptr, toggleStop, nextStop, nullptr};
    entries << find << findNext << findPrevious << nullptr << levels->actions() << nextLevel
            << nullptr << speeds->actions() << nullptr << askMe << asPrinted << nullptr << copyStep
            << nullptr << end;
    return entries;
}

} // namespace showdown::gui

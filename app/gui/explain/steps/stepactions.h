// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/explain/steps/stepplayer.h"
#include "app/gui/view/actions.h"

class QKeyEvent;

namespace showdown::gui {

/// The actions on a run. An action is enabled while it leads somewhere.
class StepActions : public ActionSet
{
    Q_OBJECT

    // Actions are created in the order of their declarations here.
public:
    /// The player must outlive it.
    explicit StepActions(StepPlayer& player, QObject* parent = nullptr);

    void retranslate() override;

    /// Starts the run, plays it, or pauses.
    QAction* const play;
    QAction* const next;
    QAction* const back;
    QAction* const last;
    QAction* const first;
    QAction* const into;
    QAction* const out;
    QAction* const nextComparison;
    QAction* const nextStop;
    QAction* const toggleStop;

    /// Goes to the field of the search bar.
    QAction* const find;

    /// Go through the steps found; for the search bar.
    QAction* const findNext;
    QAction* const findPrevious;

    /// Copies the text of the step.
    QAction* const copyStep;

    QAction* const end;

    /// The level of detail: the action's data is the Level. Alt+D, in English, goes to the next one.
    QActionGroup* const levels;
    QAction* const nextLevel;

    /// The speed of playing: the action's data is the Speed.
    QActionGroup* const speeds;

    /// Whether a question is asked before a step is shown.
    QAction* const askMe;

    /// Whether the code as it was printed is shown beside that which runs. Enabled where it is, and
    /// in a function that is printed with a mistake.
    QAction* const asPrinted;

    /// Whether the steps are visible: otherwise only Play is enabled, and the moves while a question
    /// is open.
    void setSeen(bool seen);

    /// Takes a key that nothing has used: Esc ends the run, and that of a move says why it leads
    /// nowhere. False if it is neither.
    bool takeKey(const QKeyEvent& event);

    /// All of them for a menu; a null action is a separator.
    QList<QAction*> menu() const;

signals:
    /// Emitted when the user asked to see the steps.
    void stepsAsked();

    /// Emitted when the user asked for a move.
    void moveAsked(Move move);

    /// Emitted with the reason when the key of a move leads nowhere.
    void refused(const QString& reason);

private:
    void connectPlayer();
    void update();
    static QString refusalOf(Move move);

    StepPlayer& m_player;
    bool m_isSeen = false;
    QList<std::pair<QAction*, Move>> m_moves;
};

} // namespace showdown::gui

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/view/actions.h"

#include <QActionGroup>

namespace showdown::gui {

/// The actions of Practice.
class PracticeActions : public ActionSet
{
    Q_OBJECT

    // Actions are created in the order of their declarations here.
public:
    explicit PracticeActions(QObject* parent = nullptr);

    void retranslate() override;

    /// Shows the view.
    QAction* const mode;

    /// Begins a round by the choices of the tool bar; chooses the topics of one; ends the round.
    QAction* const newRound;
    QAction* const chooseTopics;
    QAction* const endRound;

    /// On a question: check it or go on, take a hint.
    QAction* const proceed;
    QAction* const hint;

    // On an answered question.
    QAction* const stepThrough;
    QAction* const openInCompare;
    QAction* const readLesson;
    QAction* const copyCommand;

    /// Write all answers into a file, and forget them.
    QAction* const exportAnswers;
    QAction* const clearResults;

    /// What is asked in the next round: the action's data is the QuestionKind as int, or -1 for all.
    QActionGroup* const kinds;

    /// The kinds that have a button of their own in the tool bar: all, and the first three.
    QList<QAction*> commonKinds() const { return kinds->actions().mid(0, 4); }

    /// The entries of the view's own menu.
    QList<QAction*> menu() const;
};

} // namespace showdown::gui

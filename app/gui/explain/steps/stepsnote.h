// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/explain/steps/stepplayer.h"

#include <QWidget>

class QPushButton;

namespace showdown::gui {

class CompareSession;
class TextLabel;

/// Shown instead of the steps while there is no run: why there is none, and a button that begins
/// one. Both must outlive it.
class StepsNote : public QWidget
{
    Q_OBJECT

public:
    StepsNote(const CompareSession& session, StepPlayer& player, QWidget* parent = nullptr);

signals:
    /// Emitted when there is no complete hand and the user asked to deal one.
    void dealAsked();

private:
    static QString whyEnded(TableDifference difference);
    void say();
    void press();

    const CompareSession& m_session;
    StepPlayer& m_player;
    TextLabel* m_words = nullptr;
    QPushButton* m_button = nullptr;
};

} // namespace showdown::gui

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QStatusBar>

class QLabel;

namespace showdown::gui {

class Session;

/// The status bar: what has the focus, and at the far end players, rules and cards left. A passing
/// message hides the first for a moment.
class StatusLine : public QStatusBar
{
    Q_OBJECT

public:
    explicit StatusLine(const Session& session, QWidget* parent = nullptr);

    void setFocusText(const QString& text);
    void say(const QString& message);

private:
    void showPlayers();
    void showRules();
    void showCards();

    const Session& m_session;
    QLabel* m_focus = nullptr;
    QLabel* m_players = nullptr;
    QLabel* m_rules = nullptr;
    QLabel* m_cards = nullptr;
};

} // namespace showdown::gui

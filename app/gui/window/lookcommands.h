// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

namespace showdown::gui {

class Actions;
class Appearance;

/// Theme, colours of the suits, and text size: what their actions do, and how they show it.
class LookCommands : public QObject
{
    Q_OBJECT

public:
    LookCommands(const Actions& actions, Appearance& appearance, QObject* parent);

private:
    void connectActions();
    void showTheme();
    void showSuitColors();
    void showTextSize();
    void goToNextTheme();

    const Actions& m_actions;
    Appearance& m_appearance;
};

} // namespace showdown::gui

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/theme/appearance.h"

#include <QObject>
#include <QString>

namespace showdown::gui {

class Actions;

/// The commands for theme, suit colours and text size, and how their actions show the state.
class AppearanceCommands : public QObject
{
    Q_OBJECT

public:
    AppearanceCommands(Actions& actions, Appearance& appearance, QObject* parent);

signals:
    /// Emitted when a key without a visible control has changed something.
    void said(const QString& message);

private:
    void connectActions();
    void resizeText(int percent);
    void showTheme();
    void showMotion();
    void showSuitColors();
    void showTextSize();
    void goToNextTheme();
    static QString message(Theme theme);

    Actions& m_actions;
    Appearance& m_appearance;
};

} // namespace showdown::gui

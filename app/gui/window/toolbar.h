// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QToolBar>

class QLabel;

namespace showdown {

class Actions;
class HouseRulesCombo;

/// The buttons that are wanted most, and the house rules. All of it is in the menus as well.
class ToolBar : public QToolBar
{
    Q_OBJECT

public:
    explicit ToolBar(const Actions& actions, QWidget* parent = nullptr);

    HouseRulesCombo& rulesCombo() const { return *m_rulesCombo; }

private:
    void arrange(const Actions& actions);
    QLabel* addCaption(const QString& text);
    void nameButtons();

    HouseRulesCombo* m_rulesCombo = nullptr;
};

} // namespace showdown

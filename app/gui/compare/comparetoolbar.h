// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/view/toolbar.h"

namespace showdown::gui {

class CompareActions;
class HouseRulesCombo;

/// The tools of Compare: what is done with all hands, players and house rules.
class CompareToolBar : public ToolBar
{
    Q_OBJECT

public:
    CompareToolBar(const Actions& actions, const CompareActions& tools, QWidget* parent = nullptr);

    HouseRulesCombo& rulesCombo() const { return *m_rules; }

protected:
    void showWords() override;

private:
    QLabel* m_playersCaption = nullptr;
    QLabel* m_rulesCaption = nullptr;
    HouseRulesCombo* m_rules = nullptr;
};

} // namespace showdown::gui

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/view/toolbar.h"

namespace showdown::gui {

class CompareActions;
class HouseRulesCombo;
class LensCombo;

/// The tools of Compare: commands for all hands, players, house rules, and the lens.
class CompareToolBar : public ToolBar
{
    Q_OBJECT

public:
    CompareToolBar(const Actions& actions, const CompareActions& tools, QWidget* parent = nullptr);

    HouseRulesCombo& rulesCombo() const { return *m_rules; }
    LensCombo& lensCombo() const { return *m_lens; }

    /// Opens from the arrow beside Swap.
    void setSwapMenu(QMenu& menu);

protected:
    void showWords() override;

private:
    QLabel* m_playersCaption = nullptr;
    QLabel* m_rulesCaption = nullptr;
    QLabel* m_lensCaption = nullptr;
    HouseRulesCombo* m_rules = nullptr;
    LensCombo* m_lens = nullptr;
    QAction* const m_swap;
};

} // namespace showdown::gui

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/view/toolbar.h"

namespace showdown::gui {

class HouseRulesCombo;
class OddsActions;

/// The tools of Odds: dealing, comparing the hands, players, street, and house rules.
class OddsToolBar : public ToolBar
{
    Q_OBJECT

public:
    OddsToolBar(const Actions& actions, const OddsActions& tools, QWidget* parent = nullptr);

    HouseRulesCombo& rulesCombo() const { return *m_rules; }

protected:
    void showWords() override;

private:
    QLabel* m_playersCaption = nullptr;
    QLabel* m_streetCaption = nullptr;
    QLabel* m_rulesCaption = nullptr;
    HouseRulesCombo* m_rules = nullptr;
};

} // namespace showdown::gui

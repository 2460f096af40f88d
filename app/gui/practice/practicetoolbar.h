// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/view/toolbar.h"

#include <optional>

class QComboBox;

namespace showdown::gui {

class HouseRulesCombo;
class PracticeActions;

/// The tools of Practice: what the next round asks, how many questions and by which rules.
class PracticeToolBar : public ToolBar
{
    Q_OBJECT

public:
    PracticeToolBar(const Actions& actions, const PracticeActions& tools,
                    QWidget* parent = nullptr);

    HouseRulesCombo& rulesCombo() const { return *m_rules; }

    /// How many questions; nothing: until stopped.
    std::optional<int> count() const;
    void setCount(std::optional<int> count);

signals:
    void countChosen();

protected:
    void showWords() override;

private:
    void nameMore();

    const PracticeActions& m_tools;
    QLabel* m_caption;
    QAction* m_common;   ///< the place of the buttons
    QToolButton* m_more; ///< for a kind without a button
    QComboBox* m_count;
    HouseRulesCombo* m_rules;
};

} // namespace showdown::gui

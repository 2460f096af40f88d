// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/presets.h"

#include <QComboBox>

namespace showdown::gui {

class DescribedRowDelegate;

/// The house rules that have a name. While the rules in force differ from their preset, there is
/// one entry more, such as "Series (changed)", and it is the current one; choosing the preset
/// itself goes back to it.
class HouseRulesCombo : public QComboBox
{
    Q_OBJECT

public:
    explicit HouseRulesCombo(QWidget* parent = nullptr);

    void showRules(const NamedRules& rules);

    /// The list says below each name what the rules are.
    void showPopup() override;

signals:
    void presetChosen(Preset preset);

private:
    void describe();

    DescribedRowDelegate* m_rows = nullptr;
};

} // namespace showdown::gui

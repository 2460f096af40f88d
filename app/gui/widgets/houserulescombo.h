// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/presets.h"

#include <QComboBox>

namespace showdown::gui {

/// The house rules that have a name. While the rules in force differ from their preset, there is
/// one entry more, such as "Series (changed)", and it is the current one; choosing the preset
/// itself goes back to it.
class HouseRulesCombo : public QComboBox
{
    Q_OBJECT

public:
    explicit HouseRulesCombo(QWidget* parent = nullptr);

    void showRules(const NamedRules& rules);

signals:
    void presetChosen(Preset preset);
};

} // namespace showdown::gui

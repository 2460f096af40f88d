// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/session/ownpresets.h"

#include <QComboBox>

#include <vector>

namespace showdown::gui {

class DescribedRowDelegate;

/// The house rules that have a name: the presets and, after a separator, those of one's own. While
/// the rules in force are none of them there is one entry more, such as "Series (changed)", and it
/// is the current one; choosing the preset itself goes back to it.
class HouseRulesCombo : public QComboBox
{
    Q_OBJECT

public:
    explicit HouseRulesCombo(QWidget* parent = nullptr);

    void showRules(const NamedRules& rules);

    /// The rules of one's own that can be chosen from now on. The rules in force are then shown
    /// anew.
    void setOwnPresets(const std::vector<OwnPreset>& presets);

    /// The list says below each name what the rules are.
    void showPopup() override;

signals:
    void presetChosen(Preset preset);

    /// Rules of one's own, by their name.
    void ownPresetChosen(const QString& name);

    /// The list is about to open: what it offers may be brought up to date.
    void aboutToOpen();

private:
    void choose(int row);
    void showNames();
    void describe();
    void removeRowsFrom(int row);
    int rowOf(const NamedRules& rules) const;
    int rowAfterNames() const;

    DescribedRowDelegate* m_rows = nullptr;
    std::vector<OwnPreset> m_own;
    NamedRules m_shown;
};

} // namespace showdown::gui

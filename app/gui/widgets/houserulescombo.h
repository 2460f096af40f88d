// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/session/ownpresets.h"
#include "app/gui/widgets/wordedcombo.h"

#include <vector>

namespace showdown::gui {

class DescribedRowDelegate;

/// A choice of the named house rules: the presets and, after a separator, the user's presets. If
/// the rules in force are none of them there is one more entry, such as "Series (changed)", which
/// is the current one; choosing the preset itself goes back to it.
class HouseRulesCombo : public WordedCombo
{
    Q_OBJECT

public:
    explicit HouseRulesCombo(QWidget* parent = nullptr);

    void showRules(const NamedRules& rules);

    /// Sets the user's presets to choose from, and shows the rules in force again.
    void setOwnPresets(const std::vector<OwnPreset>& presets);

    /// Offers these presets from now on, read again whenever the list opens.
    void offer(OwnPresets& presets);

    /// Opens the list, which describes the rules below each name.
    void showPopup() override;

signals:
    void presetChosen(Preset preset);

    /// Emitted when a user preset was chosen, by its name.
    void ownPresetChosen(const QString& name);

    /// Emitted when any were chosen, with them.
    void rulesChosen(const showdown::NamedRules& rules);

    /// Emitted when the list is about to open, so that its entries can be updated.
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

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/widgets/houserulescombo.h"

#include "app/gui/widgets/language.h"
#include "app/narration/rulestext.h"

namespace showdown::gui {

HouseRulesCombo::HouseRulesCombo(QWidget* parent) : QComboBox(parent)
{
    setObjectName(QStringLiteral("houseRulesCombo"));
    setSizeAdjustPolicy(QComboBox::AdjustToContents);
    addItems(QStringList(static_cast<int>(allPresets().size())));
    inEveryLanguage(*this, [this] {
        setAccessibleName(tr("House rules"));
        setToolTip(tr("The rules that rank and compare the hands"));
        setStatusTip(toolTip());
        for (const Preset preset : allPresets())
            setItemText(static_cast<int>(preset), narration::presetName(preset));
    });
    connect(this, &QComboBox::activated, this, [this](int index) {
        if (index < static_cast<int>(allPresets().size()))
            emit presetChosen(allPresets()[static_cast<std::size_t>(index)]);
    });
}

void HouseRulesCombo::showRules(const NamedRules& rules)
{
    const int presets = static_cast<int>(allPresets().size());
    if (rules.changed().empty()) {
        removeItem(presets);
        setCurrentIndex(static_cast<int>(rules.preset));
        return;
    }
    if (count() == presets)
        addItem({});
    setItemText(presets, narration::rulesName(rules));
    setCurrentIndex(presets);
}

} // namespace showdown::gui

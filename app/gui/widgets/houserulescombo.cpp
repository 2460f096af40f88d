// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/widgets/houserulescombo.h"

#include "app/gui/widgets/describedrow.h"
#include "app/gui/widgets/language.h"
#include "app/narration/rulestext.h"

#include <QAbstractItemView>

#include <algorithm>

namespace showdown::gui {

HouseRulesCombo::HouseRulesCombo(QWidget* parent)
    : QComboBox(parent), m_rows(new DescribedRowDelegate(this))
{
    setObjectName(QStringLiteral("houseRulesCombo"));
    setSizeAdjustPolicy(QComboBox::AdjustToContents);
    setItemDelegate(m_rows);
    addItems(QStringList(static_cast<int>(allPresets().size())));
    inEveryLanguage(*this, [this] {
        setAccessibleName(tr("House rules"));
        setToolTip(tr("The rules that rank and compare the hands"));
        setStatusTip(toolTip());
        for (const Preset preset : allPresets()) {
            const int row = static_cast<int>(preset);
            setItemText(row, narration::presetName(preset));
            setItemData(row, narration::presetDescription(preset), Qt::AccessibleDescriptionRole);
        }
        describe();
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
        describe();
        return;
    }
    if (count() == presets)
        addItem({});
    setItemText(presets, narration::rulesName(rules));
    setCurrentIndex(presets);
    describe();
}

void HouseRulesCombo::describe()
{
    setAccessibleDescription(currentData(Qt::AccessibleDescriptionRole).toString());
}

void HouseRulesCombo::showPopup()
{
    int widest = 0;
    QStyleOptionViewItem option;
    option.font = view()->font();
    for (int row = 0; row < count(); ++row)
        widest = std::max(widest, m_rows->sizeHint(option, model()->index(row, 0)).width());
    view()->setMinimumWidth(widest);
    m_rows->setChosen(currentIndex());
    QComboBox::showPopup();
}

} // namespace showdown::gui

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/widgets/houserulescombo.h"

#include "app/gui/widgets/describedrow.h"
#include "app/gui/widgets/language.h"
#include "app/narration/rulestext.h"

#include <QAbstractItemView>

#include <algorithm>

namespace showdown::gui {
namespace {

constexpr int presetCount = static_cast<int>(allPresets().size());
constexpr int firstOwnRow = presetCount + 1; ///< after the separator

} // namespace

HouseRulesCombo::HouseRulesCombo(QWidget* parent)
    : QComboBox(parent), m_rows(new DescribedRowDelegate(this))
{
    setObjectName(QStringLiteral("houseRulesCombo"));
    setSizeAdjustPolicy(QComboBox::AdjustToContents);
    setItemDelegate(m_rows);
    addItems(QStringList(presetCount));
    inEveryLanguage(*this, [this] {
        setAccessibleName(tr("House rules"));
        setToolTip(tr("The rules that rank and compare the hands"));
        setStatusTip(toolTip());
        showNames();
        describe();
    });
    connect(this, &QComboBox::activated, this, &HouseRulesCombo::choose);
}

void HouseRulesCombo::choose(int row)
{
    const int own = row - firstOwnRow;
    if (row < presetCount)
        emit presetChosen(allPresets()[static_cast<std::size_t>(row)]);
    else if (own >= 0 && own < static_cast<int>(m_own.size()))
        emit ownPresetChosen(m_own[static_cast<std::size_t>(own)].name);
}

void HouseRulesCombo::showRules(const NamedRules& rules)
{
    m_shown = rules;
    const int row = rowOf(rules);
    removeRowsFrom(std::max(rowAfterNames(), row + 1));
    if (row == count()) {
        addItem(narration::rulesName(rules));
    } else if (row == rowAfterNames()) {
        setItemText(row, narration::rulesName(rules));
    }
    setCurrentIndex(row);
    describe();
}

void HouseRulesCombo::setOwnPresets(const std::vector<OwnPreset>& presets)
{
    m_own = presets;
    setCurrentIndex(0);
    removeRowsFrom(presetCount);
    if (!m_own.empty()) {
        insertSeparator(presetCount);
        addItems(QStringList(static_cast<int>(m_own.size())));
    }
    showNames();
    showRules(m_shown);
}

void HouseRulesCombo::showNames()
{
    const auto show = [this](int row, const QString& name, const QString& description) {
        setItemText(row, name);
        setItemData(row, description, Qt::AccessibleDescriptionRole);
    };
    for (const Preset preset : allPresets())
        show(static_cast<int>(preset), narration::presetName(preset),
             narration::presetDescription(preset));
    int row = firstOwnRow;
    for (const OwnPreset& own : m_own)
        show(row++, own.name, narration::rulesName(own.rules));
}

/// The row of these rules; the one after all names if they have none.
int HouseRulesCombo::rowOf(const NamedRules& rules) const
{
    if (rules.changed().empty())
        return static_cast<int>(rules.preset);
    const auto own = std::ranges::find(m_own, rules, &OwnPreset::rules);
    return own == m_own.end() ? rowAfterNames()
                              : firstOwnRow + static_cast<int>(own - m_own.begin());
}

int HouseRulesCombo::rowAfterNames() const
{
    return m_own.empty() ? presetCount : firstOwnRow + static_cast<int>(m_own.size());
}

void HouseRulesCombo::removeRowsFrom(int row)
{
    while (count() > row)
        removeItem(count() - 1);
}

void HouseRulesCombo::describe()
{
    setAccessibleDescription(currentData(Qt::AccessibleDescriptionRole).toString());
}

void HouseRulesCombo::showPopup()
{
    emit aboutToOpen();
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

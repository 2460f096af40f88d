// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/widgets/lenscombo.h"

#include "app/gui/widgets/language.h"
#include "app/narration/rulestext.h"

#include <QSignalBlocker>

#include <algorithm>

namespace showdown::gui {

std::optional<Category> lensOf(const QVariant& data)
{
    return data.isValid() ? std::optional(data.value<Category>()) : std::nullopt;
}

LensCombo::LensCombo(QWidget* parent) : WordedCombo(parent)
{
    setObjectName(QStringLiteral("lensCombo"));
    onRetranslate(*this, [this] {
        setAccessibleName(tr("Compare as"));
        setToolTip(tr("What all hands are compared as: their best rank, or one rank for all"));
        setStatusTip(toolTip());
        fill();
    });
    connect(this, &QComboBox::activated, this,
            [this](int index) { emit lensChosen(lensOf(itemData(index))); });
}

void LensCombo::showLens(std::optional<Category> lens, const HouseRules& rules)
{
    const bool knowsTheSame = std::ranges::all_of(
        allCategories(), [&](Category rank) { return rules.knows(rank) == m_rules.knows(rank); });
    const bool isFilled = knowsTheSame && rules.pairFloor == m_rules.pairFloor;
    m_lens = lens;
    m_rules = rules;
    if (!isFilled)
        return fill();
    setCurrentIndex(lens ? findData(QVariant::fromValue(*lens)) : 0);
}

void LensCombo::fill()
{
    const QSignalBlocker silence(this);
    clear();
    addItem(narration::lensName(std::nullopt, m_rules));
    insertSeparator(1);
    const auto ranks = allCategories();
    for (auto lens = ranks.rbegin(); lens != ranks.rend(); ++lens) {
        if (m_rules.knows(*lens))
            addItem(narration::lensName(*lens, m_rules), QVariant::fromValue(*lens));
    }
    setCurrentIndex(m_lens ? findData(QVariant::fromValue(*m_lens)) : 0);
}

} // namespace showdown::gui

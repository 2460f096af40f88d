// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/category.h"
#include "core/rules/houserules.h"

#include <QComboBox>
#include <QVariant>

#include <optional>

namespace showdown::gui {

/// What an item or an action for a lens holds; nothing, which is the best rank, if it holds none.
std::optional<Category> lensOf(const QVariant& data);

/// Chooses what all hands are compared as: their best rank, or one rank that is a lens for all of
/// them. Offers the ranks that the rules know, highest first. It changes nothing by itself: whoever
/// hears lensChosen() answers with showLens().
class LensCombo : public QComboBox
{
    Q_OBJECT

public:
    explicit LensCombo(QWidget* parent = nullptr);

    /// Shows the lens in force, none being the best rank, among those of these rules.
    void showLens(std::optional<Category> lens, const HouseRules& rules);

signals:
    void lensChosen(std::optional<showdown::Category> lens);

private:
    void fill();

    std::optional<Category> m_lens;
    HouseRules m_rules;
};

} // namespace showdown::gui

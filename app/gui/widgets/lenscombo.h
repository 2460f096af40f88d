// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/widgets/wordedcombo.h"
#include "core/rules/category.h"
#include "core/rules/houserules.h"

#include <QVariant>

#include <optional>

namespace showdown::gui {

/// The lens in the data of an item or action; nothing, which is the best rank, if it holds none.
std::optional<Category> lensOf(const QVariant& data);

/// Chooses the lens: hands are compared by their best rank, or all as one rank. Offers the ranks
/// that the rules know, highest first. It changes nothing by itself: its owner responds to
/// lensChosen() with showLens().
class LensCombo : public WordedCombo
{
    Q_OBJECT

public:
    explicit LensCombo(QWidget* parent = nullptr);

    /// Shows the lens in force, or the best rank, among the ranks of these rules.
    void showLens(std::optional<Category> lens, const HouseRules& rules);

signals:
    void lensChosen(std::optional<showdown::Category> lens);

private:
    void fill();

    std::optional<Category> m_lens;
    HouseRules m_rules;
};

} // namespace showdown::gui

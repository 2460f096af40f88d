// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QComboBox>

namespace showdown::gui {

/// A box that shows its choices whole, in the current language: Qt keeps the least size of an
/// earlier one.
class WordedCombo : public QComboBox
{
public:
    explicit WordedCombo(QWidget* parent = nullptr) : QComboBox(parent)
    {
        setSizeAdjustPolicy(AdjustToContents);
    }

    QSize minimumSizeHint() const override { return sizeHint(); }
};

} // namespace showdown::gui

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QMargins>
#include <QWidgetItem>

namespace showdown::gui {

/// A widget in a layout with margins of its own inside its cell. Where they are negative it reaches
/// beyond the cell, as slots do with their rings, so that the cards are aligned and not the slots.
class InsetItem : public QWidgetItem
{
public:
    /// The widget is a child of the layout's already.
    InsetItem(QWidget* widget, Qt::Alignment alignment);

    /// In pixels; in right-to-left layouts left and right change places.
    void setMargins(const QMargins& margins);

    QSize sizeHint() const override;
    QSize minimumSize() const override;
    QSize maximumSize() const override;
    int heightForWidth(int width) const override;
    int minimumHeightForWidth(int width) const override { return heightForWidth(width); }
    void setGeometry(const QRect& cell) override;

private:
    int innerHeight(int width) const;

    QMargins m_margins;
};

} // namespace showdown::gui

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QLayout>

#include <memory>
#include <vector>

namespace showdown::gui {

/// A layout that puts widgets side by side and wraps into further rows. Rows are filled in the
/// direction of the layout, from its end if the alignment is AlignTrailing; a widget wider than a
/// row is narrowed to it, and those that want to grow share the rest of their row and become equally
/// wide.
class FlowLayout : public QLayout
{
    Q_OBJECT

public:
    explicit FlowLayout(QWidget* parent = nullptr);
    ~FlowLayout() override;

    /// Prefers narrowing widgets as far as they allow, the last ones first, to beginning a row.
    void setShrinking(bool shrinking);

    /// Makes all widgets as wide as the widest, so that rows line up in columns.
    void setEven(bool even);

    void addItem(QLayoutItem* item) override;
    int count() const override { return static_cast<int>(m_items.size()); }
    QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;

    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSize() const override;
    void setGeometry(const QRect& area) override;

private:
    /// Lays the items out in an area, or only measures their height; returns the height.
    int arrange(const QRect& area, bool isMoving) const;

    std::vector<std::unique_ptr<QLayoutItem>> m_items;
    bool m_isShrinking = false;
    bool m_isEven = false;
};

} // namespace showdown::gui

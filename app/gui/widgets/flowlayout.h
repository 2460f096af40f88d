// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QLayout>

#include <memory>
#include <vector>

namespace showdown::gui {

/// Puts widgets beside each other, and what does not fit into another row. Rows are filled in the
/// direction of the layout, towards its end if the alignment is AlignTrailing; a widget that is wider
/// than a row becomes as narrow as that, and one that wants to grow takes what its row has left.
class FlowLayout : public QLayout
{
    Q_OBJECT

public:
    explicit FlowLayout(QWidget* parent = nullptr);
    ~FlowLayout() override;

    /// Rather makes widgets as narrow as they can be, the last ones first, than begin a row.
    void setShrinking(bool shrinking);

    /// Makes all widgets as wide as the widest, so that those of its rows stand in columns.
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
    /// Lays the items out in an area, in truth or only to see how high they are together.
    int arrange(const QRect& area, bool isMoving) const;

    std::vector<std::unique_ptr<QLayoutItem>> m_items;
    bool m_isShrinking = false;
    bool m_isEven = false;
};

} // namespace showdown::gui

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QLayout>

#include <memory>
#include <vector>

namespace showdown::gui {

/// The layout of a notice: icon, text, buttons and close button in one row. Where the text would
/// need more than two lines, its buttons are below it, in as many rows as they need, and the text
/// has the whole width.
class NoticeLayout : public QLayout
{
    Q_OBJECT

public:
    /// Items added later are buttons.
    NoticeLayout(QWidget& icon, QWidget& text, QWidget& close, QWidget* bar);

    ~NoticeLayout() override;

    void addItem(QLayoutItem* item) override;
    int count() const override { return static_cast<int>(m_items.size()); }
    QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;

    Qt::Orientations expandingDirections() const override { return Qt::Horizontal; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSize() const override;
    void setGeometry(const QRect& area) override;

private:
    struct Row;

    std::vector<QLayoutItem*> buttons() const;
    Row rowBeside() const;
    std::vector<Row> rowsFor(int width) const;

    std::vector<std::unique_ptr<QLayoutItem>> m_items;
    QWidget& m_text;
    QWidget& m_icon;
    QWidget& m_close;
};

} // namespace showdown::gui

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/widgets/noticelayout.h"

#include <QFontMetrics>
#include <QStyle>
#include <QWidget>

#include <algorithm>

namespace showdown::gui {

/// Items side by side; the text gets the width that the others leave.
struct NoticeLayout::Row
{
    std::vector<QLayoutItem*> items;
    int start = 0; ///< of the first item
    int width = 0; ///< of all items but the text, with the gaps between all
    int height = 0;
    QLayoutItem* text = nullptr;

    void add(QLayoutItem* item, int gap)
    {
        width += items.empty() ? 0 : gap;
        width += item == text ? 0 : item->sizeHint().width();
        items.push_back(item);
    }

    int widthOf(const QLayoutItem* item, int whole) const
    {
        const int left = whole - start;
        return item == text ? left - width : std::min(item->sizeHint().width(), left);
    }

    int heightOf(const QLayoutItem* item, int whole) const
    {
        return item->hasHeightForWidth() ? item->heightForWidth(widthOf(item, whole))
                                         : item->sizeHint().height();
    }

    /// Text of several lines keeps off the edge by itself; beside one line the buttons do.
    void fitHeight(int whole, int edge)
    {
        height = 0;
        for (const QLayoutItem* item : items) {
            const int needed = heightOf(item, whole);
            const bool isText = item == text && needed > item->minimumSize().height();
            height = std::max(height, isText ? needed + 2 * edge : needed);
        }
    }
};

NoticeLayout::NoticeLayout(QWidget& icon, QWidget& text, QWidget& close, QWidget* bar)
    : QLayout(bar), m_text(text), m_icon(icon), m_close(close)
{
    for (QWidget* part : {&icon, &text, &close})
        addWidget(part);
}

NoticeLayout::~NoticeLayout() = default;

void NoticeLayout::addItem(QLayoutItem* item)
{
    m_items.emplace_back(item);
    invalidate();
}

QLayoutItem* NoticeLayout::itemAt(int index) const
{
    return index >= 0 && index < count() ? m_items[static_cast<std::size_t>(index)].get() : nullptr;
}

QLayoutItem* NoticeLayout::takeAt(int index)
{
    if (index < 0 || index >= count())
        return nullptr;
    QLayoutItem* item = m_items[static_cast<std::size_t>(index)].release();
    m_items.erase(m_items.begin() + index);
    invalidate();
    return item;
}

/// The visible buttons.
std::vector<QLayoutItem*> NoticeLayout::buttons() const
{
    std::vector<QLayoutItem*> buttons;
    for (const std::unique_ptr<QLayoutItem>& item : m_items) {
        const QWidget* widget = item->widget();
        if (!item->isEmpty() && widget != &m_icon && widget != &m_text && widget != &m_close)
            buttons.push_back(item.get());
    }
    return buttons;
}

/// Everything in one row.
NoticeLayout::Row NoticeLayout::rowBeside() const
{
    Row row;
    const auto add = [&](const QWidget& widget) {
        QLayoutItem* item = itemAt(indexOf(&widget));
        if (item && !item->isEmpty())
            row.add(item, spacing());
    };
    row.text = itemAt(indexOf(&m_text));
    add(m_icon);
    add(m_text);
    for (QLayoutItem* button : buttons())
        row.add(button, spacing());
    add(m_close);
    return row;
}

/// The rows in an area of a width.
std::vector<NoticeLayout::Row> NoticeLayout::rowsFor(int width) const
{
    Row whole = rowBeside();
    const std::vector<QLayoutItem*> below = buttons();
    const int edge = spacing() / 4;
    const int threeLines = 3 * m_text.fontMetrics().lineSpacing(); // rounded down
    const int textWidth = whole.widthOf(whole.text, width);
    const bool fits = textWidth >= whole.text->minimumSize().width()
                      && whole.text->heightForWidth(textWidth) < threeLines;
    if (fits || below.empty()) {
        whole.fitHeight(width, edge);
        return {whole};
    }
    std::vector<Row> rows(1);
    rows.front().text = whole.text;
    for (QLayoutItem* item : whole.items) {
        if (std::ranges::find(below, item) == below.end())
            rows.front().add(item, spacing());
    }
    const int start = m_icon.sizeHint().width() + spacing(); // under the text
    for (QLayoutItem* button : below) {
        const Row& last = rows.back();
        const int together = last.start + last.width + spacing() + button->sizeHint().width();
        if (last.text || together > width) {
            rows.emplace_back();
            rows.back().start = start;
        }
        rows.back().add(button, spacing());
    }
    for (Row& row : rows)
        row.fitHeight(width, edge);
    return rows;
}

int NoticeLayout::heightForWidth(int width) const
{
    const QMargins margins = contentsMargins();
    const std::vector<Row> rows = rowsFor(width - margins.left() - margins.right());
    const int below = rows.size() > 1 ? spacing() / 4 : 0; // else the edge is there for the text
    int height = static_cast<int>(rows.size() - 1) * (spacing() / 2) + below;
    for (const Row& row : rows)
        height += row.height;
    return height + margins.top() + margins.bottom();
}

QSize NoticeLayout::sizeHint() const
{
    const Row row = rowBeside();
    QSize size(row.width, 0);
    for (const QLayoutItem* item : row.items)
        size.setHeight(std::max(size.height(), item->sizeHint().height()));
    size.rwidth() += row.text->sizeHint().width();
    return size.grownBy(contentsMargins());
}

QSize NoticeLayout::minimumSize() const
{
    int above = 0;
    int widest = 0;
    int height = 0;
    const std::vector<QLayoutItem*> below = buttons();
    for (const QLayoutItem* item : rowBeside().items) {
        const int width = item->minimumSize().width();
        if (std::ranges::find(below, item) == below.end())
            above += width + (above > 0 ? spacing() : 0);
        else
            widest = std::max(widest, width);
        height = std::max(height, item->minimumSize().height());
    }
    const int start = m_icon.sizeHint().width() + spacing();
    return QSize(std::max(above, widest > 0 ? start + widest : 0), height)
        .grownBy(contentsMargins());
}

void NoticeLayout::setGeometry(const QRect& area)
{
    QLayout::setGeometry(area);
    const QRect inside = contentsRect();
    std::vector<Row> rows = rowsFor(inside.width());
    if (rows.size() == 1)
        rows.front().height = inside.height(); // it is centred where there is more
    int y = inside.top();
    for (const Row& row : rows) {
        int x = inside.left() + row.start;
        for (QLayoutItem* item : row.items) {
            const int width = row.widthOf(item, inside.width());
            const int height = row.heightOf(item, inside.width());
            const QRect place(x, y + (row.height - height) / 2, width, height);
            item->setGeometry(QStyle::visualRect(parentWidget()->layoutDirection(), inside, place));
            x += width + spacing();
        }
        y += row.height + spacing() / 2;
    }
}

} // namespace showdown::gui

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/widgets/flowlayout.h"

#include <QStyle>
#include <QWidget>

#include <algorithm>
#include <functional>
#include <numeric>

namespace showdown::gui {
namespace {

/// The items of one row.
struct FlowRow
{
    std::vector<std::pair<QLayoutItem*, QSize>> items;
    int width = 0;
    int least = 0; ///< the width of items as narrow as they can be
    int height = 0;

    void add(QLayoutItem* item, QSize size, int spacing)
    {
        const int gap = items.empty() ? 0 : spacing;
        width += gap + size.width();
        least += gap + std::min(item->minimumSize().width(), size.width());
        items.emplace_back(item, size);
    }

    /// Narrows the last items until the row fits.
    void shrink(int whole)
    {
        for (auto each = items.rbegin(); each != items.rend() && width > whole; ++each) {
            auto& [item, size] = *each;
            const int spare = std::max(0, size.width() - item->minimumSize().width());
            const int taken = std::min(width - whole, spare);
            size.rwidth() -= taken;
            width -= taken;
        }
    }

    /// Gives the rest of a width to the items that want to grow, so that they become as wide as each
    /// other if they can.
    void fill(int whole)
    {
        std::vector<std::pair<QLayoutItem*, QSize>*> growing;
        for (auto& each : items) {
            if (each.first->expandingDirections().testFlag(Qt::Horizontal))
                growing.push_back(&each);
        }
        std::ranges::sort(growing, std::greater(),
                          [](const auto* each) { return each->second.width(); });
        int rest = std::max(0, whole - width);
        for (auto each = growing.begin(); each != growing.end(); ++each) {
            const int together =
                std::accumulate(each, growing.end(), rest, [](int sum, const auto* left) {
                    return sum + left->second.width();
                });
            auto& [item, size] = **each;
            const int share = together / static_cast<int>(growing.end() - each);
            const int most = std::min(share, item->maximumSize().width());
            const int more = std::clamp(most - size.width(), 0, rest);
            size.rwidth() += more;
            width += more;
            rest -= more;
        }
    }

    /// Sets the height that the items need at their widths.
    void fitHeight()
    {
        height = 0;
        for (auto& [item, size] : items) {
            if (item->hasHeightForWidth())
                size.setHeight(item->heightForWidth(size.width()));
            height = std::max(height, size.height());
        }
    }
};

} // namespace

FlowLayout::FlowLayout(QWidget* parent) : QLayout(parent)
{
    setContentsMargins(0, 0, 0, 0);
}

FlowLayout::~FlowLayout() = default;

void FlowLayout::setShrinking(bool shrinking)
{
    m_isShrinking = shrinking;
    invalidate();
}

void FlowLayout::setEven(bool even)
{
    m_isEven = even;
    invalidate();
}

void FlowLayout::addItem(QLayoutItem* item)
{
    m_items.emplace_back(item);
}

QLayoutItem* FlowLayout::itemAt(int index) const
{
    return index >= 0 && index < count() ? m_items[static_cast<std::size_t>(index)].get() : nullptr;
}

QLayoutItem* FlowLayout::takeAt(int index)
{
    if (index < 0 || index >= count())
        return nullptr;
    QLayoutItem* item = m_items[static_cast<std::size_t>(index)].release();
    m_items.erase(m_items.begin() + index);
    invalidate();
    return item;
}

int FlowLayout::heightForWidth(int width) const
{
    const QMargins margins = contentsMargins();
    return arrange({0, 0, width - margins.left() - margins.right(), 0}, false) + margins.top()
           + margins.bottom();
}

QSize FlowLayout::sizeHint() const
{
    QSize size;
    for (const std::unique_ptr<QLayoutItem>& item : m_items) {
        if (item->isEmpty())
            continue;
        const QSize hint = item->sizeHint();
        size = {size.width() + hint.width() + (size.isEmpty() ? 0 : spacing()),
                std::max(size.height(), hint.height())};
    }
    return size.grownBy(contentsMargins());
}

QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (const std::unique_ptr<QLayoutItem>& item : m_items) {
        if (!item->isEmpty())
            size = size.expandedTo(item->minimumSize());
    }
    return size.grownBy(contentsMargins());
}

void FlowLayout::setGeometry(const QRect& area)
{
    QLayout::setGeometry(area);
    arrange(contentsRect(), true);
}

int FlowLayout::arrange(const QRect& area, bool isMoving) const
{
    std::vector<FlowRow> rows(1);
    int evenWidth = 0;
    for (const std::unique_ptr<QLayoutItem>& item : m_items) {
        if (m_isEven && !item->isEmpty())
            evenWidth = std::max(evenWidth, item->sizeHint().width());
    }
    for (const std::unique_ptr<QLayoutItem>& item : m_items) {
        if (item->isEmpty())
            continue;
        const QSize hint = item->sizeHint().expandedTo({evenWidth, 0});
        const QSize size(
            std::min(hint.width(), std::max(area.width(), item->minimumSize().width())),
            hint.height());
        const FlowRow& last = rows.back();
        const int together = m_isShrinking
                                 ? last.least + std::min(item->minimumSize().width(), size.width())
                                 : last.width + size.width();
        if (!last.items.empty() && together + spacing() > area.width())
            rows.emplace_back();
        rows.back().add(item.get(), size, spacing());
    }
    const Qt::LayoutDirection direction =
        parentWidget() ? parentWidget()->layoutDirection() : Qt::LeftToRight;
    int y = area.top();
    for (FlowRow& row : rows) {
        row.fill(area.width());
        row.shrink(area.width());
        row.fitHeight();
        int x = area.left() + (alignment() & Qt::AlignRight ? area.width() - row.width : 0);
        for (const auto& [item, size] : row.items) {
            const QRect place(QPoint(x, y + (row.height - size.height()) / 2), size);
            if (isMoving)
                item->setGeometry(QStyle::visualRect(direction, area, place));
            x += size.width() + spacing();
        }
        y += row.height + (&row == &rows.back() ? 0 : spacing());
    }
    return y - area.top();
}

} // namespace showdown::gui

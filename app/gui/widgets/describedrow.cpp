// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/widgets/describedrow.h"

#include "app/gui/theme/colors.h"
#include "app/gui/theme/scale.h"
#include "app/gui/theme/textsize.h"

#include <QApplication>
#include <QPainter>

#include <algorithm>

namespace showdown::gui {
namespace {

constexpr double sidePadding = 10;
constexpr double rowPadding = 5;
constexpr double separatorHeight = 7;

/// As QComboBox::insertSeparator() marks it.
bool isSeparator(const QModelIndex& index)
{
    return index.data(Qt::AccessibleDescriptionRole).toString() == QStringLiteral("separator");
}

/// The fonts and lines of one row.
struct Lines
{
    Lines(const QFont& font, const QModelIndex& index)
        : name(font),
          small(resized(font, 12.0 / 13)),
          title(index.data().toString()),
          description(index.data(Qt::AccessibleDescriptionRole).toString())
    {
        name.setWeight(QFont::DemiBold); // chosen or not, so that the list is wide enough
    }

    QFont name;
    QFont small;
    QString title;
    QString description;
};

} // namespace

QSize DescribedRowDelegate::sizeHint(const QStyleOptionViewItem& option,
                                     const QModelIndex& index) const
{
    if (isSeparator(index))
        return {1, scaled(separatorHeight, option.font)};
    const Lines lines(option.font, index);
    const QFontMetrics name(lines.name);
    const QFontMetrics small(lines.small);
    QSize size(name.horizontalAdvance(lines.title), name.height());
    if (!lines.description.isEmpty())
        size = {std::max(size.width(), small.horizontalAdvance(lines.description)),
                size.height() + small.height()};
    return size
           + QSize(2 * scaled(sidePadding, option.font) + 1, 2 * scaled(rowPadding, option.font));
}

void DescribedRowDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const
{
    if (isSeparator(index)) {
        const QRect line(option.rect.left(), option.rect.center().y(), option.rect.width(), 1);
        painter->fillRect(line, Colors::of(option.palette).hairline);
        return;
    }
    QStyleOptionViewItem ground = option;
    initStyleOption(&ground, index);
    ground.text.clear();
    const QStyle* style = option.widget ? option.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &ground, painter, option.widget);

    Lines lines(option.font, index);
    if (index.row() != m_chosen)
        lines.name = option.font;
    const int side = scaled(sidePadding, option.font);
    const int top = scaled(rowPadding, option.font);
    QRect area = option.rect.adjusted(side, top, -side, -top);
    const bool isSelected(option.state & QStyle::State_Selected);
    const QColor ink =
        option.palette.color(isSelected ? QPalette::HighlightedText : QPalette::Text);
    const auto write = [&](const QString& text, const QFont& font, const QColor& color) {
        painter->setFont(font);
        painter->setPen(color);
        painter->drawText(area,
                          QStyle::visualAlignment(option.direction, Qt::AlignLeft) | Qt::AlignTop
                              | Qt::TextSingleLine,
                          text);
        area.setTop(area.top() + QFontMetrics(font).height());
    };
    painter->save();
    write(lines.title, lines.name, ink);
    write(lines.description, lines.small,
          isSelected ? ink : Colors::of(option.palette).secondaryText);
    painter->restore();
}

} // namespace showdown::gui

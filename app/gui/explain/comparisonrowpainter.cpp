// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/explain/comparisonrowpainter.h"

#include "app/gui/explain/comparisonsmodel.h"
#include "app/gui/explain/rowframe.h"
#include "app/gui/theme/colors.h"
#include "app/gui/widgets/icons.h"

#include <QPainter>

#include <algorithm>

namespace showdown::gui {
namespace {

constexpr double columnGap = 8;
constexpr double rowEnd = 4; // free at the end of a row
constexpr double signSize = 12;

QFont fontOf(const RowGeometry& geometry, bool isLeaf, bool decides)
{
    if (isLeaf)
        return geometry.sized(12.5, decides ? QFont::DemiBold : QFont::Normal);
    return geometry.sized(geometry.isCompact ? 12.5 : 13, QFont::DemiBold);
}

QFont resultFontOf(const RowGeometry& geometry, bool isLeaf, bool decides)
{
    if (isLeaf)
        return geometry.sized(12.5, decides ? QFont::Bold : QFont::Normal);
    return geometry.sized(geometry.isCompact ? 12 : 12.5, QFont::DemiBold);
}

int nameStart(const RowGeometry& geometry, bool isLeaf)
{
    const int indentation = ComparisonRowPainter::indentation(geometry);
    return isLeaf ? 2 * indentation + geometry.px(4) : indentation;
}

/// What a row has for its texts.
int textWidth(const RowGeometry& geometry, bool isLeaf)
{
    return geometry.width - nameStart(geometry, isLeaf) - geometry.px(rowEnd);
}

/// Of a leaf: as wide as the widest name, at least as in the design, and never more than half.
int nameColumn(const RowGeometry& geometry, int nameWidth)
{
    const int wanted = std::max(nameWidth, geometry.px(geometry.isCompact ? 70 : 74));
    return std::min(wanted, textWidth(geometry, true) / 2);
}

/// The values stand behind the names; the result of a branch in its line if both fit.
int resultWidth(const QModelIndex& index, const RowGeometry& geometry, int nameWidth)
{
    const bool isLeaf = index.parent().isValid();
    const int width = textWidth(geometry, isLeaf);
    if (isLeaf)
        return width - nameColumn(geometry, nameWidth) - geometry.px(columnGap);
    const QString result = index.data(ComparisonsModel::resultRole).toString();
    return std::min(lineWidth(result, resultFontOf(geometry, false, false)), width);
}

int nameWidthOf(const QModelIndex& index, const RowGeometry& geometry, int nameWidth)
{
    const bool isLeaf = index.parent().isValid();
    if (isLeaf)
        return nameColumn(geometry, nameWidth);
    return std::min(lineWidth(index.data().toString(), fontOf(geometry, false, false)),
                    textWidth(geometry, isLeaf));
}

} // namespace

ComparisonRowPainter::ComparisonRowPainter(const QModelIndex& index, const RowGeometry& geometry,
                                           int nameWidth)
    : m_geometry(geometry),
      m_isLeaf(index.parent().isValid()),
      m_decides(index.data(ComparisonsModel::decidesRole).toBool()),
      m_name(index.data().toString(), fontOf(geometry, m_isLeaf, m_decides),
             nameWidthOf(index, geometry, nameWidth), geometry.direction),
      m_result(index.data(ComparisonsModel::resultRole).toString(),
               resultFontOf(geometry, m_isLeaf, m_decides), resultWidth(index, geometry, nameWidth),
               geometry.direction)
{
    if (m_isLeaf)
        arrangeLeaf();
    else
        arrangeBranch();
}

int ComparisonRowPainter::indentation(const RowGeometry& geometry)
{
    return geometry.px(geometry.isCompact ? 20 : 22);
}

QFont ComparisonRowPainter::nameFont(const RowGeometry& geometry)
{
    return fontOf(geometry, true, true);
}

void ComparisonRowPainter::arrangeBranch()
{
    const int start = nameStart(m_geometry, false);
    const int gap = m_geometry.px(columnGap);
    const int least = m_geometry.px(m_geometry.isCompact ? 25 : 27);
    const int top = std::max(0, (least - m_name.lineHeight()) / 2);
    m_namePlace = {start, top};
    if (m_name.size().width() + gap + m_result.size().width() <= textWidth(m_geometry, false)) {
        const int end = m_geometry.width - m_geometry.px(rowEnd);
        m_resultPlace = {end - m_result.size().width(), top + m_name.ascent() - m_result.ascent()};
    } else {
        m_resultPlace = {start, top + m_name.height()};
    }
    const int bottom =
        std::max(m_namePlace.y() + m_name.height(), m_resultPlace.y() + m_result.height());
    m_height = std::max(least, bottom + top);
}

void ComparisonRowPainter::arrangeLeaf()
{
    const int usual = m_geometry.px(m_geometry.isCompact ? 20 : 22);
    const int least = m_decides ? usual + m_geometry.px(3) : usual;
    const int top = std::max(0, (least - m_name.lineHeight()) / 2);
    const int start = nameStart(m_geometry, true);
    m_namePlace = {start, top};
    m_resultPlace = {start + m_name.size().width() + m_geometry.px(columnGap), top};
    m_height = std::max(least, std::max(m_name.height(), m_result.height()) + 2 * top);
}

void ComparisonRowPainter::paint(QPainter& painter, const QRect& row, const Colors& colors,
                                 QStyle::State state) const
{
    const bool isFramed = m_isLeaf && m_decides;
    const int areaStart = m_isLeaf ? indentation(m_geometry) - m_geometry.px(1) : 0;
    const QRect area = m_geometry.at(
        row, {areaStart, 0, m_geometry.width - areaStart - m_geometry.px(2), m_height});
    const bool isSelected = state.testFlag(QStyle::State_Selected);
    const bool hasFocus = state.testFlag(QStyle::State_HasFocus);
    if (isFramed)
        paintFrame(painter, area, Role::step, colors);
    else if (isSelected)
        paintSelection(painter, area, colors);
    if (m_isLeaf)
        paintSign(painter, row, colors);
    paintTexts(painter, row, colors);
    if (hasFocus || isSelected)
        paintRing(painter, area, isFramed ? 3 : 0, hasFocus ? 2 : 1, colors);
}

void ComparisonRowPainter::paintSign(QPainter& painter, const QRect& row,
                                     const Colors& colors) const
{
    const int size = m_geometry.px(signSize);
    const int middle = m_namePlace.y() + m_name.lineHeight() / 2;
    const QRectF sign = m_geometry.at(
        row, {indentation(m_geometry) * 3 / 2 - size / 2, middle - size / 2, size, size});
    if (!m_decides) {
        paintIcon(painter, IconId::tie, sign, colors.secondaryText);
        return;
    }
    const bool isMirrored = m_geometry.direction == Qt::RightToLeft;
    const qreal base = isMirrored ? sign.right() : sign.left();
    const qreal tip = sign.center().x() + (isMirrored ? -0.3 : 0.3) * sign.width();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colors.role(Role::step));
    painter.drawPolygon(
        QPolygonF({{base, sign.top()}, {tip, sign.center().y()}, {base, sign.bottom()}}));
    painter.restore();
}

void ComparisonRowPainter::paintTexts(QPainter& painter, const QRect& row,
                                      const Colors& colors) const
{
    const auto paint = [&](const WrappedText& text, QPoint place, const QColor& color) {
        text.paint(painter, m_geometry.at(row, QRect(place, text.size())).topLeft(), color);
    };
    paint(m_name, m_namePlace, colors.text);
    if (!m_isLeaf)
        paint(m_result, m_resultPlace, colors.role(m_decides ? Role::winner : Role::tie));
    else
        paint(m_result, m_resultPlace, m_decides ? colors.text : colors.secondaryText);
}

} // namespace showdown::gui

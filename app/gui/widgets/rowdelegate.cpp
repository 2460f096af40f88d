// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/widgets/rowdelegate.h"

#include "app/gui/theme/scale.h"
#include "app/gui/theme/textsize.h"

#include <QFontMetricsF>
#include <QListView>
#include <QPainter>
#include <QStyle>
#include <QTextLayout>
#include <QTreeView>
#include <QtMath>

#include <algorithm>

namespace showdown::gui {
namespace {

constexpr qreal frameRadius = 4;
constexpr qreal bandRadius = 3;
constexpr double discRadius = 9;
constexpr double lineGap = 2; // between a name and the detail below it
constexpr double barGap = 6;  // above a bar
constexpr double barHeight = 7;

/// A text wrapped to a width. Lines break between words, and inside a word that is wider than a
/// line.
class WrappedText
{
public:
    /// The lines are aligned with the leading edge of a layout of this direction, whatever the
    /// direction of the text.
    WrappedText(const RowText& text, int width, Qt::LayoutDirection direction)
        : m_layout(text.text, text.font), m_ink(text.ink), m_size(std::max(1, width), 0)
    {
        QTextOption option; // each text has its own direction, whatever the layout's
        option.setAlignment(QStyle::visualAlignment(direction, Qt::AlignLeft) | Qt::AlignAbsolute);
        option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
        m_layout.setTextOption(option);
        mark(text);
        m_layout.beginLayout();
        while (!text.text.isEmpty()) {
            QTextLine line = m_layout.createLine();
            if (!line.isValid())
                break;
            line.setLineWidth(m_size.width());
            line.setPosition(QPointF(0, m_size.height()));
            m_size.rheight() += qCeil(line.height());
        }
        m_layout.endLayout();
    }

    bool isEmpty() const { return m_layout.lineCount() == 0; }

    /// The width given, and the height of the lines.
    QSize size() const { return m_size; }
    int width() const { return m_size.width(); }
    int height() const { return m_size.height(); }

    /// The height of the first line.
    int lineHeight() const { return isEmpty() ? 0 : qCeil(m_layout.lineAt(0).height()); }

    /// The distance of the first base line from the top.
    int ascent() const { return isEmpty() ? 0 : qCeil(m_layout.lineAt(0).ascent()); }

    void paint(QPainter& painter, QPoint topLeft) const
    {
        painter.setPen(m_ink);
        m_layout.draw(&painter, topLeft);
    }

private:
    void mark(const RowText& text)
    {
        QList<QTextLayout::FormatRange> marks;
        const auto length = static_cast<int>(text.marked.size());
        for (qsizetype at = 0; length > 0; at += length) {
            at = text.text.indexOf(text.marked, at, Qt::CaseInsensitive);
            if (at < 0)
                break;
            QTextCharFormat format;
            format.setBackground(text.markGround);
            format.setFontUnderline(true); // never colour alone
            marks << QTextLayout::FormatRange{static_cast<int>(at), length, format};
        }
        m_layout.setFormats(marks);
    }

    QTextLayout m_layout;
    QColor m_ink;
    QSize m_size;
};

void paintRounded(QPainter& painter, const QRect& area, qreal inset, qreal radius, const QPen& pen,
                  const QBrush& brush)
{
    const qreal edge = inset + (pen.style() == Qt::NoPen ? 0 : pen.widthF() / 2);
    painter.setPen(pen);
    painter.setBrush(brush);
    painter.drawRoundedRect(QRectF(area).adjusted(edge, edge, -edge, -edge), radius, radius);
}

/// The width for the texts of a row.
int roomOf(const PaintedRow& row, const RowLook& look)
{
    return look.width - row.start - row.end;
}

int nameWidth(const PaintedRow& row, const RowLook& look, int column)
{
    const int room = roomOf(row, look);
    if (row.column > 0 && !row.hasDetailBelow)
        return std::min(column, (room - row.gap) / 2);
    return std::min(lineWidth(row.name.text, row.name.font), room);
}

int resultWidth(const PaintedRow& row, const RowLook& look)
{
    return std::min(lineWidth(row.result.text, row.result.font), roomOf(row, look));
}

int detailWidth(const PaintedRow& row, const RowLook& look, int column)
{
    const int room = roomOf(row, look);
    if (row.hasDetailBelow)
        return room;
    const int result = row.result.text.isEmpty() ? 0 : resultWidth(row, look) + row.gap;
    return room - nameWidth(row, look, column) - row.gap - result;
}

/// Lays out and draws one row.
class RowPainter
{
public:
    /// @param column the width of names that have a detail beside them
    RowPainter(const PaintedRow& row, const RowLook& look, int column)
        : m_row(row),
          m_look(look),
          m_name(row.name, nameWidth(row, look, column), look.direction),
          m_detail(row.detail, detailWidth(row, look, column), look.direction),
          m_result(row.result, resultWidth(row, look), look.direction)
    {
        arrange();
    }

    int height() const { return m_height; }

    void paint(QPainter& painter, const QRect& area, QStyle::State state) const
    {
        const QRect frame = at(area, {m_row.frameStart, 0,
                                      m_look.width - m_row.frameStart - m_row.frameEnd, m_height});
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        paintGround(painter, frame, state);
        if (m_row.sign)
            paintSign(painter, area, *m_row.sign);
        m_name.paint(painter, at(area, {m_namePlace, m_name.size()}).topLeft());
        m_detail.paint(painter, at(area, {m_detailPlace, m_detail.size()}).topLeft());
        m_result.paint(painter, at(area, {m_resultPlace, m_result.size()}).topLeft());
        if (m_row.bar)
            paintBar(painter, area);
        paintRing(painter, frame, state);
        painter.restore();
    }

private:
    void arrange()
    {
        const int gap = m_look.px(lineGap);
        const int lines =
            m_row.hasDetailBelow ? m_name.height() + gap + m_detail.height() : m_name.lineHeight();
        const int margin = std::max(m_row.leastMargin, (m_row.leastHeight - lines) / 2);
        m_namePlace = {m_row.start, margin};
        int bottom = margin + m_name.height();
        if (m_name.width() + m_row.gap + m_result.width() <= roomOf(m_row, m_look)) {
            m_resultPlace = {m_look.width - m_row.end - m_result.width(), besideName(m_result)};
            bottom = std::max(bottom, m_resultPlace.y() + m_result.height());
        } else {
            m_resultPlace = {m_row.start, bottom};
            bottom += m_result.height();
        }
        if (m_row.hasDetailBelow) {
            m_detailPlace = {m_row.start, bottom + gap};
            bottom += gap + m_detail.height();
        } else {
            m_detailPlace = {m_row.start + m_name.width() + m_row.gap, besideName(m_detail)};
            bottom = std::max(bottom, m_detailPlace.y() + m_detail.height());
        }
        if (m_row.bar) {
            const int height = m_look.px(barHeight);
            bottom += m_look.px(barGap) + height;
            m_barPlace = {m_row.start, bottom - height, roomOf(m_row, m_look), height};
        }
        m_height = std::max(m_row.leastHeight, bottom + margin);
    }

    /// The top of a text aligned with the base line of the name.
    int besideName(const WrappedText& text) const
    {
        return text.isEmpty() ? m_namePlace.y() : m_namePlace.y() + m_name.ascent() - text.ascent();
    }

    /// A place in the row, in the coordinates of the row's area.
    QRect at(const QRect& area, const QRect& place) const
    {
        return QStyle::visualRect(m_look.direction, area, place.translated(area.topLeft()));
    }

    void paintGround(QPainter& painter, const QRect& frame, QStyle::State state) const
    {
        const Colors& colors = m_look.colors;
        if (m_row.frame)
            paintRounded(painter, frame, 0, frameRadius,
                         QPen(colors.role(*m_row.frame), colors.line(1.5)),
                         colors.fill(*m_row.frame));
        else if (state.testFlag(QStyle::State_Selected))
            paintRounded(painter, frame, 0, frameRadius, Qt::NoPen, colors.selection);
        else if (m_row.isBanded)
            paintRounded(painter, frame, 0, bandRadius, Qt::NoPen, colors.alternate);
    }

    void paintBar(QPainter& painter, const QRect& area) const
    {
        const Colors& colors = m_look.colors;
        const qreal corner = m_barPlace.height() / 2.0;
        const QPen edge =
            colors.isHighContrast ? QPen(colors.outline, colors.line(1)) : QPen(Qt::NoPen);
        paintRounded(painter, at(area, m_barPlace), 0, corner, edge, colors.hairline);
        if (m_row.bar->part <= 0)
            return;
        QRect filled = m_barPlace;
        filled.setWidth(std::max(filled.height(), qRound(m_row.bar->part * filled.width())));
        paintRounded(painter, at(area, filled), 0, corner, Qt::NoPen, m_row.bar->ink);
    }

    /// A ring around the row with the keyboard cursor, thinner around one that is only selected.
    void paintRing(QPainter& painter, const QRect& frame, QStyle::State state) const
    {
        const Colors& colors = m_look.colors;
        const bool hasFocus = state.testFlag(QStyle::State_HasFocus);
        if (hasFocus || state.testFlag(QStyle::State_Selected))
            paintRounded(painter, frame, m_row.frame ? 3 : 0, frameRadius,
                         QPen(colors.role(Role::accent), colors.line(hasFocus ? 2 : 1)),
                         Qt::NoBrush);
    }

    /// A sign in the middle of the first line, or of the row if its detail is below.
    void paintSign(QPainter& painter, const QRect& area, const RowSign& sign) const
    {
        const int middle =
            m_row.hasDetailBelow ? m_height / 2 : m_namePlace.y() + m_name.lineHeight() / 2;
        const QRectF place =
            at(area, {sign.centre - sign.size / 2, middle - sign.size / 2, sign.size, sign.size});
        painter.setPen(Qt::NoPen);
        if (sign.disc.isValid()) {
            const qreal radius = m_look.px(discRadius);
            painter.setBrush(sign.disc);
            painter.drawEllipse(place.center(), radius, radius);
        }
        if (sign.icon) {
            paintIcon(painter, *sign.icon, place, sign.ink);
            return;
        }
        const bool isMirrored = m_look.direction == Qt::RightToLeft;
        const qreal base = isMirrored ? place.right() : place.left();
        const qreal tip = place.center().x() + (isMirrored ? -0.3 : 0.3) * place.width();
        painter.setBrush(sign.ink);
        painter.drawPolygon(
            QPolygonF({{base, place.top()}, {tip, place.center().y()}, {base, place.bottom()}}));
    }

    const PaintedRow& m_row;
    const RowLook& m_look;
    const WrappedText m_name, m_detail, m_result;
    QPoint m_namePlace, m_detailPlace, m_resultPlace; ///< of the corners at the leading edge
    QRect m_barPlace;
    int m_height = 0;
};

} // namespace

int RowLook::px(double length) const
{
    return scaled(length, font);
}

QFont RowLook::sized(double size, QFont::Weight weight) const
{
    QFont result = resized(font, size / 13);
    result.setWeight(weight);
    return result;
}

int lineWidth(const QString& text, const QFont& font)
{
    return qCeil(QFontMetricsF(font).horizontalAdvance(text)) + 1;
}

RowDelegate::RowDelegate(QAbstractItemView& view, const QAbstractItemModel& model,
                         Describe describe)
    : QStyledItemDelegate(&view), m_view(view), m_model(model), m_describe(describe)
{
    const auto forget = [this] { m_heights.clear(); };
    connect(&model, &QAbstractItemModel::modelReset, this, forget);
    connect(&model, &QAbstractItemModel::dataChanged, this, forget);
}

void RowDelegate::setCompact(bool compact)
{
    if (compact == m_compact)
        return;
    m_compact = compact;
    m_view.doItemsLayout();
}

RowLook RowDelegate::look() const
{
    return {m_view.font(), m_view.layoutDirection(), Colors::of(m_view.palette()),
            m_view.viewport()->width(), m_compact};
}

void RowDelegate::measureNames()
{
    m_column = widestName({}, look());
}

int RowDelegate::widestName(const QModelIndex& parent, const RowLook& look) const
{
    int widest = 0;
    for (int row = 0; row < m_model.rowCount(parent); ++row) {
        const QModelIndex index = m_model.index(row, 0, parent);
        widest = std::max({widest, m_describe(index, look).column, widestName(index, look)});
    }
    return widest;
}

void RowDelegate::fitScrollBar()
{
    RowLook whole = look();
    whole.width = m_view.width();
    m_view.setVerticalScrollBarPolicy(
        openHeight({}, whole) > m_view.height() ? Qt::ScrollBarAlwaysOn : Qt::ScrollBarAlwaysOff);
}

int RowDelegate::openHeight(const QModelIndex& parent, const RowLook& look) const
{
    const auto* tree = qobject_cast<const QTreeView*>(&m_view);
    const auto* list = qobject_cast<const QListView*>(&m_view);
    int whole = 0;
    for (int row = 0; row < m_model.rowCount(parent); ++row) {
        if (list && list->isRowHidden(row))
            continue;
        const QModelIndex index = m_model.index(row, 0, parent);
        whole += height(index, look);
        if (tree && tree->isExpanded(index))
            whole += openHeight(index, look);
    }
    return whole;
}

int RowDelegate::heightAt(int width, const QModelIndex& index) const
{
    RowLook wide = look();
    wide.width = width;
    return height(index, wide);
}

int RowDelegate::height(const QModelIndex& index, const RowLook& look) const
{
    const HeightBasis now{look.font, look.isCompact, m_column};
    if (now != m_heightBasis) {
        m_heights.clear();
        m_heightBasis = now;
    }
    const std::pair key(index, look.width);
    if (const auto known = m_heights.find(key); known != m_heights.end())
        return known->second;
    const int height = RowPainter(m_describe(index, look), look, m_column).height();
    m_heights[key] = height;
    return height;
}

void RowDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                        const QModelIndex& index) const
{
    const RowLook now = look();
    const PaintedRow row = m_describe(index, now);
    RowPainter(row, now, m_column).paint(*painter, option.rect, option.state);
}

QSize RowDelegate::sizeHint(const QStyleOptionViewItem& /*option*/, const QModelIndex& index) const
{
    const RowLook now = look();
    return {now.width, height(index, now)};
}

} // namespace showdown::gui

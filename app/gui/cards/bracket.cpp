// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/cards/bracket.h"

#include "app/gui/theme/scale.h"
#include "app/gui/theme/textsize.h"
#include "app/gui/widgets/paintedtext.h"

#include <QFontMetrics>
#include <QPainter>
#include <QStyle>

namespace showdown::gui {
namespace {

constexpr double drop = 8; ///< from the card to the bracket
constexpr double arms = 5; ///< their height
constexpr double inset = 2;
constexpr double labelGap = 4;
constexpr double leastLine = 2; ///< of the line on each side of a name in it

QFont labelFont(const QFont& font)
{
    return designFont(font, 11, QFont::DemiBold);
}

} // namespace

Bracket::Bracket(const QRect& cards, const QString& name, const QFont& font)
    : m_name(name),
      m_font(labelFont(font)),
      m_line(cards.left() + scaled(inset, font), cards.bottom() + 1 + scaled(drop, font),
             cards.width() - 2 * scaled(inset, font), scaled(arms, font)),
      m_gap(scaled(labelGap, font)),
      m_leastLine(scaled(leastLine, font))
{
    const QFontMetrics metrics(m_font);
    m_label.setSize({metrics.horizontalAdvance(name), metrics.height()});
    m_label.moveCenter({m_line.center().x(), m_line.bottom() + 1});
    if (!isLabelInLine())
        m_label.moveTop(m_line.bottom() + 2);
}

Bracket Bracket::mirrored(Qt::LayoutDirection direction, const QRect& all) const
{
    Bracket other = *this;
    other.m_line = QStyle::visualRect(direction, all, m_line);
    other.m_label = QStyle::visualRect(direction, all, m_label);
    return other;
}

int Bracket::height(const QFont& font)
{
    return scaled(drop, font) + scaled(arms, font) + 2 + QFontMetrics(labelFont(font)).height();
}

bool Bracket::isLabelInLine() const
{
    return m_label.width() + 2 * (m_gap + m_leastLine) <= m_line.width();
}

void Bracket::paint(QPainter& painter, const QColor& ink, double line) const
{
    const QRectF box = m_line;
    painter.setPen(QPen(ink, line));
    painter.setBrush(Qt::NoBrush);
    if (!isLabelInLine()) {
        painter.drawPolyline(
            QPolygonF({box.topLeft(), box.bottomLeft(), box.bottomRight(), box.topRight()}));
    } else {
        painter.drawPolyline(QPolygonF(
            {box.topLeft(), box.bottomLeft(), QPointF(m_label.left() - m_gap, box.bottom())}));
        painter.drawPolyline(QPolygonF({QPointF(m_label.right() + 1 + m_gap, box.bottom()),
                                        box.bottomRight(), box.topRight()}));
    }
    painter.setFont(m_font);
    paintText(painter, m_label, Qt::AlignCenter, m_name);
}

} // namespace showdown::gui

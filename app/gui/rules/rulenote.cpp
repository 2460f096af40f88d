// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/rules/rulenote.h"

#include "app/gui/theme/colors.h"
#include "app/gui/theme/scale.h"

#include <QEvent>
#include <QPainter>
#include <QStyle>

namespace showdown::gui {
namespace {

constexpr qreal noteCorner = 4;
constexpr double notePadding = 6;
constexpr double arrowRoom = 14;
constexpr double arrowSize = 7;

} // namespace

RuleNote::RuleNote(const QString& objectName, QWidget* parent) : TextLabel(objectName, parent)
{
    setWordWrap(true);
    hide(); // until there is something to say
    applyLook();
}

void RuleNote::setNote(const QString& text, bool standsOut)
{
    setText(text);
    setVisible(!text.isEmpty());
    if (standsOut == m_standsOut)
        return;
    m_standsOut = standsOut;
    applyLook();
}

void RuleNote::applyLook()
{
    setInk(m_standsOut ? Ink::step : Ink::secondary);
    const int side = m_standsOut ? scaled(notePadding, font()) : 0;
    const int above = m_standsOut ? scaled(2, font()) : 0;
    const int leading = m_standsOut ? side + scaled(arrowRoom, font()) : 0;
    const bool isMirrored = layoutDirection() == Qt::RightToLeft;
    setContentsMargins(isMirrored ? side : leading, above, isMirrored ? leading : side, above);
    update();
}

void RuleNote::changeEvent(QEvent* event)
{
    TextLabel::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LayoutDirectionChange)
        applyLook();
}

void RuleNote::paintEvent(QPaintEvent* event)
{
    if (m_standsOut) {
        const Colors colors = Colors::of(palette());
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(colors.fill(Role::step));
        painter.drawRoundedRect(rect(), noteCorner, noteCorner);
        painter.setBrush(colors.role(Role::step));
        const qreal size = scaled(arrowSize, font());
        const qreal middle = contentsRect().top() + fontMetrics().height() / 2.0;
        const qreal start = scaled(notePadding, font());
        QPolygonF arrow{
            {start, middle - size / 2}, {start + size, middle}, {start, middle + size / 2}};
        if (layoutDirection() == Qt::RightToLeft) {
            for (QPointF& point : arrow)
                point.setX(width() - point.x());
        }
        painter.drawPolygon(arrow);
    }
    TextLabel::paintEvent(event);
}

} // namespace showdown::gui

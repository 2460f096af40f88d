// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/explain/wrappedtext.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace showdown::gui {

int lineWidth(const QString& text, const QFont& font)
{
    return qCeil(QFontMetricsF(font).horizontalAdvance(text)) + 1;
}

WrappedText::WrappedText(const QString& text, const QFont& font, int width,
                         Qt::LayoutDirection direction)
    : m_layout(text, font), m_size(std::max(1, width), 0)
{
    QTextOption option; // each text runs its own way, whichever way the layout does
    option.setAlignment(QStyle::visualAlignment(direction, Qt::AlignLeft) | Qt::AlignAbsolute);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    m_layout.setTextOption(option);
    m_layout.beginLayout();
    for (QTextLine line = m_layout.createLine(); line.isValid(); line = m_layout.createLine()) {
        line.setLineWidth(m_size.width());
        line.setPosition(QPointF(0, m_size.height()));
        m_size.rheight() += qCeil(line.height());
    }
    m_layout.endLayout();
}

int WrappedText::lineHeight() const
{
    return m_layout.lineCount() > 0 ? qCeil(m_layout.lineAt(0).height()) : 0;
}

int WrappedText::ascent() const
{
    return m_layout.lineCount() > 0 ? qCeil(m_layout.lineAt(0).ascent()) : 0;
}

void WrappedText::paint(QPainter& painter, QPoint topLeft, const QColor& color) const
{
    painter.setPen(color);
    m_layout.draw(&painter, topLeft);
}

} // namespace showdown::gui

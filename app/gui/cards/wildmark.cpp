// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/cards/wildmark.h"

#include "app/gui/cards/cardface.h"
#include "app/gui/theme/colors.h"
#include "app/gui/theme/textsize.h"

#include <QMouseEvent>
#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace showdown::gui {
namespace {

constexpr double starSize = 9;
constexpr double starGap = 4;
constexpr double leastTarget = 24; ///< for clicks

} // namespace

WildMark::WildMark(const QString& objectName, QWidget* parent) : QLabel(parent)
{
    setObjectName(objectName);
    setTextFormat(Qt::PlainText);
    setCursor(Qt::PointingHandCursor);
}

void WildMark::setMark(const QString& text, const QString& shortText, bool isTried)
{
    m_isTried = isTried;
    m_text = text;
    m_shortText = shortText;
    setText(text);
    setFont(designFont(parentWidget()->font(), 11, QFont::DemiBold));
    setVisible(!text.isEmpty());
}

int WildMark::starWidth() const
{
    return scaled(starSize + starGap, parentWidget()->font());
}

void WildMark::placeIn(const QRect& area, bool isShort)
{
    setFont(designFont(parentWidget()->font(), 11, QFont::DemiBold));
    setText(isShort ? m_shortText : m_text);
    const int overhang = scaled(1, parentWidget()->font()); // of the last letter
    const int width = fontMetrics().horizontalAdvance(text()) + starWidth() + overhang;
    const int middle = area.center().x() + 1 - (width + 1) / 2;
    const int start = std::clamp(middle, 0, std::max(0, parentWidget()->width() - width));
    const int taller = std::max(0, scaled(leastTarget, parentWidget()->font()) - area.height());
    setGeometry(start, area.top() - taller / 2, width, area.height() + taller);
}

void WildMark::mousePressEvent(QMouseEvent* event)
{
    event->setAccepted(event->button() == Qt::LeftButton);
}

void WildMark::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && rect().contains(event->position().toPoint()))
        emit clicked();
}

void WildMark::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor ink = Colors::of(palette()).role(m_isTried ? Role::step : Role::wild);
    const double size = scaled(starSize, parentWidget()->font());
    const QRect words =
        QStyle::visualRect(layoutDirection(), rect(), rect().adjusted(starWidth(), 0, 0, 0));
    const bool isMirrored = layoutDirection() == Qt::RightToLeft;
    painter.setPen(ink);
    painter.setLayoutDirection(Qt::LayoutDirectionAuto); // follows the words, not the window
    painter.drawText(words, Qt::AlignCenter | Qt::TextDontClip, text());
    const QPointF star(isMirrored ? width() - size / 2 : size / 2, height() / 2.0);
    paintSign(painter, wildPicture(), star, size, ink);
}

} // namespace showdown::gui

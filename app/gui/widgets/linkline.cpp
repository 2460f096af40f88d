// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/widgets/linkline.h"

#include "app/gui/theme/colors.h"
#include "app/gui/theme/scale.h"
#include "app/gui/widgets/textlabel.h"
#include "app/gui/widgets/tips.h"

#include <QFontMetricsF>
#include <QKeyEvent>
#include <QPainter>
#include <QtMath>

#include <algorithm>

namespace showdown::gui {
namespace {

constexpr double leastTarget = 24;
constexpr double lineInset = 3; ///< between the ring of the focus and the text

int textFlags(Qt::LayoutDirection direction)
{
    const Qt::Alignment leading = direction == Qt::LeftToRight ? Qt::AlignLeft : Qt::AlignRight;
    return static_cast<int>((leading | Qt::AlignAbsolute | Qt::AlignVCenter)) | Qt::TextWordWrap;
}

} // namespace

LinkLine::LinkLine(const QString& objectName, QWidget* parent) : QAbstractButton(parent)
{
    setObjectName(objectName);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setCursor(Qt::PointingHandCursor);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void LinkLine::setLine(const QString& text, const QString& tip)
{
    if (text == m_line && tip == toolTip())
        return;
    m_line = text;
    setTips(*this, tip);
    setAccessibleDescription(tip);
    updateGeometry();
    update();
}

QSize LinkLine::sizeHint() const
{
    const int inset = 2 * scaled(lineInset, font());
    const int width = qCeil(QFontMetricsF(font()).horizontalAdvance(m_line)) + inset; // or elided
    return {width, heightForWidth(width)};
}

QSize LinkLine::minimumSizeHint() const
{
    const int fewLetters = 10 * fontMetrics().averageCharWidth();
    return {std::min(fewLetters, sizeHint().width()), scaled(leastTarget, font())};
}

int LinkLine::heightForWidth(int width) const
{
    const int inset = scaled(lineInset, font());
    const QRect room(0, 0, std::max(1, width - 2 * inset), 1'000'000);
    const QString line = withLongWordsElided(m_line, fontMetrics(), room.width());
    const QRect area = fontMetrics().boundingRect(room, textFlags(layoutDirection()), line);
    return std::max(scaled(leastTarget, font()), area.height() + inset);
}

int LinkLine::inset(const QFont& font)
{
    return scaled(lineInset, font);
}

QRect LinkLine::textArea() const
{
    return rect().adjusted(inset(font()), 0, -inset(font()), 0);
}

/// Enter works as on every other link.
void LinkLine::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

void LinkLine::paintEvent(QPaintEvent* /*event*/)
{
    const Colors colors = Colors::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QFont words = font();
    words.setUnderline(underMouse() || hasFocus() || colors.isHighContrast);
    painter.setFont(words);
    painter.setPen(isEnabled() ? colors.role(Role::accent) : colors.disabled);
    painter.drawText(textArea(), textFlags(layoutDirection()),
                     withLongWordsElided(m_line, painter.fontMetrics(), textArea().width()));
    if (hasFocus()) {
        const qreal line = colors.line(2);
        const qreal inset = line / 2;
        painter.setPen(QPen(colors.role(Role::accent), line));
        painter.drawRoundedRect(QRectF(rect()).adjusted(inset, inset, -inset, -inset), 4, 4);
    }
}

} // namespace showdown::gui

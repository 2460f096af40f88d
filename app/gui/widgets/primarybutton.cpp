// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/widgets/primarybutton.h"

#include "app/gui/theme/colors.h"
#include "app/gui/theme/scale.h"

#include <QPainter>

#include <algorithm>

namespace showdown::gui {
namespace {

constexpr double primaryHeight = 32;
constexpr double primaryPadding = 14;
constexpr double iconSide = 18;
constexpr double iconGap = 6;

QFont wordFont(QFont font)
{
    font.setWeight(QFont::DemiBold);
    return font;
}

} // namespace

PrimaryButton::PrimaryButton(QWidget* parent) : QToolButton(parent)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void PrimaryButton::setFace(IconId icon, const QString& word)
{
    m_icon = icon;
    m_word = word;
    updateGeometry();
    update();
}

void PrimaryButton::setWords(const QStringList& words)
{
    m_words = words;
    updateGeometry();
}

QSize PrimaryButton::sizeHint() const
{
    const QFontMetrics metrics(wordFont(font()));
    int words = metrics.horizontalAdvance(m_word);
    for (const QString& word : m_words)
        words = std::max(words, metrics.horizontalAdvance(word));
    const int height = std::max(scaled(primaryHeight, font()), metrics.height() + 6);
    return {words + scaled(2 * primaryPadding + iconSide + iconGap, font()), height};
}

QSize PrimaryButton::minimumSizeHint() const
{
    return {sizeHint().height(), sizeHint().height()};
}

void PrimaryButton::paintEvent(QPaintEvent* /*event*/)
{
    const Colors colors = Colors::of(palette());
    QColor fill = isEnabled() ? colors.role(Role::accent) : colors.disabled;
    if (!colors.isHighContrast && (isDown() || underMouse()))
        fill =
            colors.isDark ? fill.lighter(isDown() ? 125 : 110) : fill.darker(isDown() ? 125 : 110);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(fill);
    painter.drawRoundedRect(rect(), 5, 5);
    const bool isPlainHover = colors.isHighContrast && (isDown() || underMouse());
    if (hasFocus() || isPlainHover) {
        painter.setPen(QPen(colors.onRole, 1.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(3, 3, -3, -3), 3, 3);
    }
    const int side = scaled(iconSide, font());
    const QFont font = wordFont(this->font());
    const int word = QFontMetrics(font).horizontalAdvance(m_word);
    const bool isWordShown = !m_word.isEmpty() && width() >= sizeHint().width();
    const int words = isWordShown ? scaled(iconGap, font) + word : 0;
    const int start = (width() - side - words) / 2;
    const bool isMirrored = isRightToLeft();
    const int iconLeft = isMirrored ? width() - start - side : start;
    paintIcon(painter, m_icon, QRectF(iconLeft, (height() - side) / 2.0, side, side),
              colors.onRole);
    if (!isWordShown)
        return;
    painter.setFont(font);
    painter.setPen(colors.onRole);
    painter.setLayoutDirection(Qt::LeftToRight);
    const int wordLeft = isMirrored ? start : start + side + words - word;
    painter.drawText(QRect(wordLeft, 0, word + 1, height()), Qt::AlignLeft | Qt::AlignVCenter,
                     m_word);
}

} // namespace showdown::gui

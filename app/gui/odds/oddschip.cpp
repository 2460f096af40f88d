// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/odds/oddschip.h"

#include "app/gui/theme/colors.h"
#include "app/gui/theme/scale.h"
#include "app/gui/theme/textsize.h"
#include "app/gui/widgets/access.h"
#include "app/gui/widgets/icons.h"

#include <QPainter>
#include <QStyle>

namespace showdown::gui {
namespace {

constexpr double chipInset = 8;
constexpr double chipHeight = 19;
constexpr double trophySize = 12;
constexpr double trophyGap = 4;

} // namespace

OddsChip::OddsChip(const QString& objectName, bool isFilled, QWidget* parent)
    : QWidget(parent), m_isFilled(isFilled)
{
    setObjectName(objectName);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    makeText(*this);
}

void OddsChip::setText(const QString& text)
{
    m_text = text;
    setAccessibleName(text);
    updateGeometry();
    update();
}

QFont OddsChip::textFont() const
{
    return designFont(font(), 11.5, QFont::DemiBold);
}

QSize OddsChip::sizeHint() const
{
    const QFontMetrics metrics(textFont());
    const int icon = m_isFilled ? scaled(trophySize + trophyGap, font()) : 0;
    return {metrics.horizontalAdvance(m_text) + 2 * scaled(chipInset, font()) + icon,
            std::max(scaled(chipHeight, font()), metrics.height() + 2)};
}

void OddsChip::paintEvent(QPaintEvent* /*event*/)
{
    const Colors colors = Colors::of(palette());
    const Role role = m_isFilled ? Role::winner : Role::accent;
    const QColor ink = m_isFilled ? colors.onRole : colors.role(role);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(colors.isHighContrast ? QPen(colors.text, 1) : QPen(Qt::NoPen));
    painter.setBrush(m_isFilled ? colors.role(role) : colors.fill(role));
    const QRectF field = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.drawRoundedRect(field, field.height() / 2, field.height() / 2);
    QRect words = rect().adjusted(scaled(chipInset, font()), 0, -scaled(chipInset, font()), 0);
    if (m_isFilled) {
        const int size = scaled(trophySize, font());
        const QRect trophy(words.left(), (height() - size) / 2, size, size);
        paintIcon(painter, IconId::winner, QStyle::visualRect(layoutDirection(), rect(), trophy),
                  ink);
        words.setLeft(words.left() + size + scaled(trophyGap, font()));
    }
    painter.setPen(ink);
    painter.setFont(textFont());
    painter.drawText(QStyle::visualRect(layoutDirection(), rect(), words),
                     Qt::AlignCenter | Qt::TextDontClip, m_text);
}

} // namespace showdown::gui

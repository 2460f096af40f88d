// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/odds/oddschip.h"

#include "app/gui/theme/colors.h"
#include "app/gui/theme/scale.h"
#include "app/gui/theme/textsize.h"
#include "app/gui/widgets/access.h"
#include "app/gui/widgets/icons.h"
#include "app/gui/widgets/paintedtext.h"

#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace showdown::gui {
namespace {

constexpr double chipInset = 8;
constexpr double chipHeight = 19;
constexpr double trophySize = 12;
constexpr double trophyGap = 4;

QFont textFont(const QFont& font)
{
    return designFont(font, 11.5, QFont::DemiBold);
}

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

QSize OddsChip::sizeHint() const
{
    return oddsChipSize(m_text, m_isFilled, font());
}

void OddsChip::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintOddsChip(painter, rect(), m_text, m_isFilled, font(), layoutDirection(),
                  Colors::of(palette()));
}

QSize oddsChipSize(const QString& text, bool isFilled, const QFont& font)
{
    const QFontMetrics metrics(textFont(font));
    const int icon = isFilled ? scaled(trophySize, font) + scaled(trophyGap, font) : 0;
    return {metrics.horizontalAdvance(text) + 2 * scaled(chipInset, font) + icon,
            std::max(scaled(chipHeight, font), metrics.height() + 2)};
}

void paintOddsChip(QPainter& painter, const QRect& chip, const QString& text, bool isFilled,
                   const QFont& font, Qt::LayoutDirection direction, const Colors& colors)
{
    const Role role = isFilled ? Role::winner : Role::accent;
    const QColor ink = isFilled ? colors.onRole : colors.role(role);
    painter.setPen(colors.isHighContrast ? QPen(colors.text, 1) : QPen(Qt::NoPen));
    painter.setBrush(isFilled ? colors.role(role) : colors.fill(role));
    const QRectF field = QRectF(chip).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.drawRoundedRect(field, field.height() / 2, field.height() / 2);
    QRect words = chip.adjusted(scaled(chipInset, font), 0, -scaled(chipInset, font), 0);
    const bool hasTrophy = isFilled && oddsChipSize(text, isFilled, font).width() <= chip.width();
    if (hasTrophy) {
        const int size = scaled(trophySize, font);
        const QRect trophy(words.left(), chip.top() + (chip.height() - size) / 2, size, size);
        paintIcon(painter, IconId::winner, QStyle::visualRect(direction, chip, trophy), ink);
        words.setLeft(words.left() + size + scaled(trophyGap, font));
    } else {                            // or too narrow for both
        words.moveTop(words.top() - 1); // over capitals there is more room than under a "g"
    }
    painter.setPen(ink);
    painter.setFont(textFont(font));
    const int room = words.width() + (hasTrophy ? 1 : scaled(1.5 * chipInset, font)); // if squeezed
    paintText(painter, QStyle::visualRect(direction, chip, words), Qt::AlignCenter,
              painter.fontMetrics().elidedText(text, Qt::ElideRight, room));
}

} // namespace showdown::gui

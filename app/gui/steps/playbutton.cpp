// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/steps/playbutton.h"

#include "app/gui/steps/stepplayer.h"
#include "app/gui/theme/colors.h"
#include "app/gui/theme/scale.h"
#include "app/gui/view/toolbar.h"

#include <QAction>
#include <QPainter>

#include <algorithm>

namespace showdown::gui {
namespace {

// Lengths of the design.
constexpr double buttonHeight = 32;
constexpr double buttonPadding = 16;
constexpr double iconSide = 18;
constexpr double iconGap = 6;

QFont wordFont(QFont font)
{
    font.setWeight(QFont::DemiBold);
    return font;
}

} // namespace

PlayButton::PlayButton(QAction& play, const StepPlayer& player, QWidget* parent)
    : QToolButton(parent), m_player(player)
{
    setDefaultAction(&play);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    const auto rename = [this, &play] { nameToolButton(*this, play); };
    rename();
    connect(&play, &QAction::changed, this, rename);
}

QString PlayButton::word() const
{
    return m_player.isPlaying() ? tr("Pause") : tr("Play");
}

QSize PlayButton::sizeHint() const
{
    const QFontMetrics metrics(wordFont(font()));
    const int words =
        std::max(metrics.horizontalAdvance(tr("Pause")), metrics.horizontalAdvance(tr("Play")));
    const int height = std::max(scaled(buttonHeight, font()), metrics.height() + 6);
    return {words + scaled(2 * buttonPadding + iconSide + iconGap, font()), height};
}

QSize PlayButton::minimumSizeHint() const
{
    return {sizeHint().height(), sizeHint().height()};
}

void PlayButton::paintEvent(QPaintEvent* /*event*/)
{
    const Colors colors = Colors::of(palette());
    QColor fill = isEnabled() ? colors.role(Role::accent) : colors.disabled;
    if (isDown() || underMouse())
        fill =
            colors.isDark ? fill.lighter(isDown() ? 125 : 110) : fill.darker(isDown() ? 125 : 110);
    QPainter painter(this);
    painter.setLayoutDirection(Qt::LeftToRight);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(fill);
    painter.drawRoundedRect(rect(), 5, 5);
    if (hasFocus()) {
        painter.setPen(QPen(colors.onRole, 1.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(3, 3, -3, -3), 3, 3);
    }
    const int side = scaled(iconSide, font());
    const bool isWordShown = width() >= sizeHint().width();
    const QFont font = wordFont(this->font());
    const int words =
        isWordShown ? scaled(iconGap, font) + QFontMetrics(font).horizontalAdvance(word()) : 0;
    const int start = (width() - side - words) / 2;
    paintIcon(painter, m_player.isPlaying() ? IconId::pause : IconId::play,
              QRectF(start, (height() - side) / 2.0, side, side), colors.onRole);
    if (!isWordShown)
        return;
    painter.setFont(font);
    painter.setPen(colors.onRole);
    painter.drawText(QRect(start, 0, side + words, height()), Qt::AlignRight | Qt::AlignVCenter,
                     word());
}

} // namespace showdown::gui

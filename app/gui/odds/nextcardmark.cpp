// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/odds/nextcardmark.h"

#include "app/gui/theme/textsize.h"
#include "app/gui/widgets/numberdisc.h"
#include "app/narration/wildlegend.h"

#include <QPainter>

#include <bit>

namespace showdown::gui {
namespace {

QColor blend(const QColor& ground, const QColor& ink, double part)
{
    const auto mix = [part](int from, int to) { return qRound(from + (to - from) * part); };
    return {mix(ground.red(), ink.red()), mix(ground.green(), ink.green()),
            mix(ground.blue(), ink.blue())};
}

} // namespace

narration::OddsPlayers oddsPlayers(const OddsCount& count, const QStringList& names)
{
    return narration::oddsPlayers(count.question.players, names);
}

QColor aheadGround(PlayerSet ahead, int chosen, PlayerSet aheadNow, const Colors& colors)
{
    if (colors.isHighContrast || ahead == 0)
        return colors.base;
    if (playersIn(ahead) > 1)
        return colors.fill(Role::tie);
    const int player = std::countr_zero(ahead);
    if (player == chosen)
        return colors.fill(Role::accent);
    if (ahead == aheadNow)
        return colors.fill(Role::winner);
    int shade = 0; // of the other players, the first is paler
    for (int other = 0; other < player; ++other)
        shade += other == chosen || aheadNow == withPlayer(0, other) ? 0 : 1;
    return blend(colors.base, colors.text, shade == 0 ? 0.04 : 0.16);
}

QColor chanceGround(double chance, const Colors& colors)
{
    constexpr double strongest = 0.35; // words on it stay readable
    return colors.isHighContrast
               ? colors.base
               : blend(colors.base, colors.role(Role::accent), strongest * chance);
}

void paintAheadMark(QPainter& painter, const QRect& place, PlayerSet ahead, int chosen,
                    const narration::OddsPlayers& players, const QFont& font, const Colors& colors)
{
    if (playersIn(ahead) == 1) {
        const int player = std::countr_zero(ahead);
        paintNumberDisc(painter, place, players.number(player),
                        player == chosen ? colors.role(Role::accent) : colors.text,
                        player == chosen ? colors.onRole : colors.base, font);
        return;
    }
    const double line = colors.line(1);
    painter.setPen(QPen(colors.role(Role::tie), line));
    painter.setBrush(colors.base);
    painter.drawEllipse(QRectF(place).adjusted(line / 2, line / 2, -line / 2, -line / 2));
    painter.setFont(designFont(font, 12, QFont::Bold));
    painter.drawText(place, Qt::AlignCenter | Qt::TextDontClip, QStringLiteral("="));
}

void paintMakesMark(QPainter& painter, const QRect& place, Category makes, bool helps,
                    const QFont& font, const Colors& colors)
{
    const double line = colors.line(1);
    const double corner = scaled(3, font);
    painter.setPen(helps ? QPen(Qt::NoPen) : QPen(colors.outline, line));
    painter.setBrush(helps ? colors.role(Role::accent) : colors.base);
    painter.drawRoundedRect(QRectF(place).adjusted(line / 2, line / 2, -line / 2, -line / 2),
                            corner, corner);
    painter.setPen(helps ? colors.onRole : colors.text);
    painter.setFont(designFont(font, 11, QFont::Bold));
    painter.drawText(place, Qt::AlignCenter | Qt::TextDontClip, narration::wildShortName(makes));
}

} // namespace showdown::gui

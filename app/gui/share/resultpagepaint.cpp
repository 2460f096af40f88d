// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
//
// How the page is drawn.
#include "app/gui/cards/cardface.h"
#include "app/gui/compare/placemark.h"
#include "app/gui/compare/playerpanel.h"
#include "app/gui/compare/verdictbanner.h"
#include "app/gui/share/resultpage.h"
#include "app/gui/theme/textsize.h"
#include "app/gui/widgets/numberdisc.h"
#include "app/gui/widgets/paintedtext.h"

#include <QPainter>

namespace showdown::gui {
namespace {

constexpr int bannerRadius = 7;
constexpr int bannerIcon = 22;
constexpr int dividerInset = 12;
constexpr int starSize = 11;

} // namespace

void ResultPage::paint(QPainter& painter) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(QRect(QPoint(), m_size), Qt::white);
    paintVerdict(painter);
    for (const Panel& panel : m_panels)
        paintPanel(painter, panel);
    m_decision.paintLines(painter, QRect(QPoint(), m_size), m_colors);
    for (const Panel& panel : m_panels)
        paintParts(painter, panel);
    m_decision.paintSigns(painter, m_colors);
    for (const Line& line : m_lines) {
        painter.setFont(line.font);
        painter.setPen(line.ink);
        paintText(painter, line.rect, line.alignment | Qt::AlignTop, line.text);
    }
    painter.fillRect(QRect(m_banner.left(), m_hairline, m_banner.width(), 1), m_colors.hairline);
    painter.restore();
}

void ResultPage::paintVerdict(QPainter& painter) const
{
    const std::optional<Role> role = verdictRole(m_verdict);
    painter.setPen(QPen(role ? m_colors.role(*role) : m_colors.outline, 1.5));
    painter.setBrush(role ? m_colors.fill(*role) : m_colors.window);
    painter.drawRoundedRect(QRectF(m_banner).adjusted(0.75, 0.75, -0.75, -0.75), bannerRadius,
                            bannerRadius);
    painter.setPen(Qt::NoPen);
    painter.setBrush(role ? m_colors.role(*role) : m_colors.secondaryText);
    painter.drawEllipse(m_disc);
    QRectF drawing(0, 0, bannerIcon, bannerIcon);
    drawing.moveCenter(QRectF(m_disc).center());
    paintIcon(painter, verdictIcon(m_verdict), drawing, m_colors.onRole);
}

void ResultPage::paintPanel(QPainter& painter, const Panel& panel) const
{
    paintPanelEdge(painter, panel.rect, panel.standing, m_font, m_direction, m_colors);
    if (panel.divider > 0) {
        const int height = panel.rect.height() - 2 * dividerInset;
        painter.fillRect(QRect(panel.divider, panel.rect.top() + dividerInset, 1, height),
                         m_colors.hairline);
    }
    paintNumberDisc(painter, panel.disc, panel.number, m_colors.secondaryText, m_colors.onRole,
                    m_font);
    painter.setFont(designFont(m_font, 11.5, QFont::DemiBold));
    paintPlaceMark(painter, panel.mark, panel.place, panel.standing,
                   {m_colors, m_font, m_direction});
}

/// The cards and what belongs to them, over the lines between the hands: names of brackets stay
/// free of these also where nothing can be clipped.
void ResultPage::paintParts(QPainter& painter, const Panel& panel) const
{
    const CardPainter cards(m_colors, m_suitColors, m_font);
    for (const CardPlace& card : panel.cards)
        cards.paint(painter, card.rect, card.content, card.states);
    for (const Part& part : panel.parts) {
        painter.fillRect(part.bracket.label().adjusted(-2, 1, 2, -1), m_colors.base);
        part.bracket.paint(painter, m_colors.role(part.matched ? Role::matched : Role::kicker),
                           part.matched ? 1.5 : 1);
    }
    const QColor ink = m_colors.role(Role::wild);
    for (const Wild& wild : panel.wilds) {
        const bool isMirrored = m_direction == Qt::RightToLeft;
        painter.setFont(designFont(m_font, 11, QFont::DemiBold));
        painter.setPen(ink);
        paintText(painter, wild.rect,
                  (isMirrored ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter, wild.text);
        const QRectF area(wild.rect);
        const double half = starSize / 2.0;
        paintSign(painter, wildPicture(),
                  {isMirrored ? area.right() - half : area.left() + half, area.center().y()},
                  starSize, ink);
    }
}

} // namespace showdown::gui

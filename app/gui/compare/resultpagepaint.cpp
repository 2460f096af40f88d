// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
//
// How the page is drawn.
#include "app/gui/cards/cardface.h"
#include "app/gui/compare/placemark.h"
#include "app/gui/compare/playerpanel.h"
#include "app/gui/compare/resultpage.h"
#include "app/gui/theme/textsize.h"
#include "app/gui/widgets/numberdisc.h"
#include "app/gui/widgets/paintedtext.h"

#include <QPainter>

namespace showdown::gui {
namespace {

constexpr int dividerInset = 12;
constexpr int starSize = 11;

} // namespace

void ResultPage::paint(QPainter& painter) const
{
    painter.save();
    paintGround(painter);
    for (const Panel& panel : m_panels)
        paintPanel(painter, panel);
    m_decision.paintLines(painter, QRect(QPoint(), size()), m_colors);
    for (const Panel& panel : m_panels)
        paintParts(painter, panel);
    m_decision.paintSigns(painter, m_colors);
    paintLines(painter);
    painter.restore();
}

void ResultPage::paintPanel(QPainter& painter, const Panel& panel) const
{
    paintPanelEdge(painter, panel.rect, panelRole(panel.standing), m_font, m_direction, m_colors);
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

/// Draws the cards and their parts over the lines between the hands: names of brackets stay clear
/// of the lines even where nothing can be clipped.
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
        painter.setFont(designFont(m_font, 11, QFont::DemiBold));
        painter.setPen(ink);
        paintText(painter, wild.rect,
                  (isMirrored() ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter, wild.text);
        const QRectF area(wild.rect);
        const double half = starSize / 2.0;
        paintSign(painter, wildPicture(),
                  {isMirrored() ? area.right() - half : area.left() + half, area.center().y()},
                  starSize, ink);
    }
}

} // namespace showdown::gui

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
//
// How the page is drawn.
#include "app/gui/cards/cardrow.h"
#include "app/gui/odds/oddschip.h"
#include "app/gui/odds/oddsplayerpanel.h"
#include "app/gui/odds/oddsresultpage.h"
#include "app/gui/odds/outgroups.h"
#include "app/gui/widgets/numberdisc.h"

#include <QPainter>

namespace showdown::gui {
namespace {

constexpr int shadowReach = 2; ///< around a card lying there

} // namespace

void OddsResultPage::paint(QPainter& painter) const
{
    painter.save();
    paintGround(painter);
    for (const Panel& panel : m_panels)
        paintPanel(painter, panel);
    for (const Bracket& bracket : m_brackets)
        bracket.paint(painter, m_colors.secondaryText);
    const CardPainter cards(m_colors, m_suitColors, m_font);
    for (const CardPlace& card : m_cards)
        cards.paint(painter, card.rect, card.content, card.states);
    for (const OutPlace& card : m_outs)
        paintOut(painter, card, cards);
    for (const OutSign& sign : m_signs)
        paintOutSign(painter, sign.rect, sign.areOuts, m_colors);
    paintLines(painter);
    painter.restore();
}

/// A card that is no out is faded by a veil: painted translucent, it would become an image.
void OddsResultPage::paintOut(QPainter& painter, const OutPlace& card,
                              const CardPainter& cards) const
{
    cards.paint(painter, card.rect, contentOf(card.card));
    if (card.isOut)
        return;
    QColor veil(Qt::white);
    veil.setAlphaF(0.5F);
    const int reach = shadowReach;
    painter.fillRect(card.rect.adjusted(-reach, -reach, reach, reach), veil);
    paintStrike(painter, card.rect, m_colors);
}

void OddsResultPage::paintPanel(QPainter& painter, const Panel& panel) const
{
    paintOddsPanel(painter, panel.rect,
                   panel.isAhead ? std::optional(panel.isLevel ? Role::tie : Role::winner)
                                 : std::nullopt,
                   m_font, m_colors);
    if (panel.number > 0)
        paintNumberDisc(painter, panel.disc, panel.number, m_colors.text, m_colors.base, m_font);
    if (!panel.chipText.isEmpty())
        paintOddsChip(painter, panel.chip, panel.chipText, true, m_font, m_direction, m_colors);
    if (!panel.bar.isEmpty())
        paintEquity(painter, panel.bar, panel.shares,
                    panel.isAhead ? EquityOwner::ahead : EquityOwner::other, m_colors, 1,
                    m_direction);
}

} // namespace showdown::gui

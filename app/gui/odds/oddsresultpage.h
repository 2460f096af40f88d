// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/cards/bracket.h"
#include "app/gui/cards/cardpainter.h"
#include "app/gui/export/paintedpage.h"
#include "app/gui/odds/equitybar.h"
#include "app/gui/odds/outkinds.h"
#include "app/gui/session/cardtable.h"

#include <QCoreApplication>
#include <QRect>
#include <QString>

#include <vector>

class QPainter;

namespace showdown::gui {

struct OddsShown;
struct OddsStanding;

/// A situation as a page for export: a title if it has one, who is ahead, the board with its street
/// and the dead cards, the players with their cards and chances, the outs of one of them, how
/// all was counted, and the rules. While a count runs it shows what is known so far, and says so.
///
///     | margin | start | words | hole cards, under the board | hand, bar | percent | margin |
class OddsResultPage : public PaintedPage
{
    Q_DECLARE_TR_FUNCTIONS(OddsResultPage)

public:
    /// With the outs of this player, from 0, if there are any.
    OddsResultPage(const OddsShown& shown, int player, SuitColors suitColors, const QString& title);

    /// Draws it at the origin.
    void paint(QPainter& painter) const;

private:
    /// A card of hole cards, board or dead cards.
    struct CardPlace
    {
        QRect rect;
        CardContent content;
        CardStates states;
    };

    /// A card among the outs.
    struct OutPlace
    {
        QRect rect;
        PlacedCard card;
        bool isOut = true; ///< otherwise it is crossed out
    };

    /// The sign before the title of such cards.
    struct OutSign
    {
        QRect rect;
        bool areOuts = true;
    };

    /// A player; the board is one without a number.
    struct Panel
    {
        QRect rect;
        int number = 0;
        bool isAhead = false;
        bool isLevel = false;
        QRect disc;
        QRect chip;
        QString chipText;
        QRect bar; ///< empty without chances
        EquityShares shares;
    };

    void addAhead(const OddsShown& shown);
    void addBoard(const OddsShown& shown);
    int addDead(const CardTable& table, int top);
    void addPlayer(const OddsShown& shown, int player, const OddsStanding& standing);
    int addName(Panel& panel, const QString& name, const OddsStanding& standing);
    int addHand(Panel& panel, const OddsStanding& standing);
    int addPercent(const Panel& panel, const OddsStanding& standing);
    void addCard(const QRect& rect, const std::optional<PlacedCard>& card, const HouseRules& rules);
    void addOuts(const OddsShown& shown, int player);
    void addOutKind(const CardsOfOneKind& kind);
    void addBasis(const OddsShown& shown);
    void endPanel(Panel& panel, int bottom);
    void mirror();

    void paintOut(QPainter& painter, const OutPlace& card, const CardPainter& cards) const;
    void paintPanel(QPainter& painter, const Panel& panel) const;

    std::vector<Panel> m_panels;
    std::vector<Bracket> m_brackets;
    std::vector<CardPlace> m_cards;
    std::vector<OutPlace> m_outs;
    std::vector<OutSign> m_signs;
};

} // namespace showdown::gui

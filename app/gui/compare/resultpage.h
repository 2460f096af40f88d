// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/cards/bracket.h"
#include "app/gui/cards/cardpainter.h"
#include "app/gui/compare/comparemetrics.h"
#include "app/gui/compare/decisionpicture.h"
#include "app/gui/compare/playerfacts.h"
#include "app/gui/export/paintedpage.h"

#include <QCoreApplication>
#include <QRect>
#include <QString>

#include <vector>

class QPainter;

namespace showdown::gui {

class CompareSession;

/// The hands of a session as a page for export: a title if the hands have one, the verdict, the
/// hands as dealt and as working hands with what decided, and the rules. Players without cards are
/// left out unless all are.
///
///     | margin | start | words | gap | five cards | gap | working hand | end | margin |
class ResultPage : public PaintedPage
{
    Q_DECLARE_TR_FUNCTIONS(ResultPage)

public:
    ResultPage(const CompareSession& session, SuitColors suitColors, const QString& title);

    /// Draws it at the origin.
    void paint(QPainter& painter) const;

private:
    /// A card, as dealt or in the working hand.
    struct CardPlace
    {
        QRect rect;
        CardContent content;
        CardStates states;
    };

    struct Part
    {
        Bracket bracket;
        bool matched = false;
    };

    /// The label of a wild, with a star before it.
    struct Wild
    {
        QRect rect;
        QString text;
    };

    struct Panel
    {
        QRect rect;
        int number = 1;
        Standing standing = Standing::notIn;
        QRect disc;
        QRect mark;
        QString place;
        int divider = 0; ///< the line before the working hand; 0 without one
        std::vector<CardPlace> cards;
        std::vector<Part> parts;
        std::vector<Wild> wilds;
    };

    void addVerdict(const CompareSession& session);
    void addCaptions(const CompareSession& session);
    void addPanel(const CompareSession& session, int player);
    int addWords(Panel& panel, const PlayerFacts& facts);
    void addDealt(Panel& panel, const CompareSession& session, int player,
                  const PlayerFacts& facts);
    void addWorking(Panel& panel, const WorkingRow& row, int number);
    void setDecision(const CompareSession& session, const std::vector<int>& players);
    void mirror();

    void paintPanel(QPainter& painter, const Panel& panel) const;
    void paintParts(QPainter& painter, const Panel& panel) const;

    CompareMetrics m_metrics;
    std::vector<Panel> m_panels;
    DecisionPicture m_decision;
};

} // namespace showdown::gui

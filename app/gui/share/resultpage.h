// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/cards/bracket.h"
#include "app/gui/cards/cardpainter.h"
#include "app/gui/compare/comparemetrics.h"
#include "app/gui/compare/decisionpicture.h"
#include "app/gui/compare/playerfacts.h"
#include "app/gui/theme/colors.h"
#include "app/narration/verdicttext.h"

#include <QCoreApplication>
#include <QFont>
#include <QRect>
#include <QString>

#include <vector>

class QPainter;

namespace showdown::gui {

class Session;

/// The hands of a session as a page that leaves the program: a title if the hands have one, the
/// verdict, the hands as dealt and as working hands with what decided, and the rules. It is light,
/// always of the same width, as high as it must be, and the same whatever the window looks like. It
/// speaks the language, and runs in the direction, of the time when it was made; players without
/// cards are left out unless nobody has any. What is drawn are lines and outlines, so that it is
/// sharp at any scale.
///
///     | margin | start | words | gap | five cards | gap | working hand | end | margin |
class ResultPage
{
    Q_DECLARE_TR_FUNCTIONS(ResultPage)

public:
    ResultPage(const Session& session, SuitColors suitColors, const QString& title);

    /// In pixels of the design.
    QSize size() const { return m_size; }

    /// Draws it at the origin.
    void paint(QPainter& painter) const;

private:
    /// A line of text.
    struct Line
    {
        QRect rect;
        QString text;
        QFont font;
        QColor ink;
        Qt::Alignment alignment = Qt::AlignLeft;
    };

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

    /// What a wild acts as, with a star before it.
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

    void addTitle(const QString& title);
    void addVerdict(const Session& session);
    void addCaptions(const Session& session);
    void addPanel(const Session& session, int player);
    int addWords(Panel& panel, const PlayerFacts& facts);
    void addDealt(Panel& panel, const Session& session, int player, const PlayerFacts& facts);
    void addWorking(Panel& panel, const WorkingRow& row, int number);
    void addRules(const Session& session);
    int addLines(const QString& text, const QFont& font, const QColor& ink, const QRect& column);
    void setDecision(const Session& session, const std::vector<int>& players);
    QRect mirrored(const QRect& rect) const;
    void mirror();

    void paintVerdict(QPainter& painter) const;
    void paintPanel(QPainter& painter, const Panel& panel) const;
    void paintParts(QPainter& painter, const Panel& panel) const;

    Colors m_colors = Colors::light();
    SuitColors m_suitColors;
    QFont m_font;
    CompareMetrics m_metrics;
    Qt::LayoutDirection m_direction;
    QSize m_size;
    int m_y = 0; ///< where the next part begins

    narration::VerdictKind m_verdict = narration::VerdictKind::noCompleteHand;
    QRect m_banner;
    QRect m_disc;
    int m_hairline = 0; ///< above the rules
    std::vector<Line> m_lines;
    std::vector<Panel> m_panels;
    DecisionPicture m_decision;
};

} // namespace showdown::gui

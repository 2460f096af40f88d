// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/cards/cardpainter.h"
#include "core/questions/exercise.h"

#include <QFont>
#include <QRect>
#include <QSize>
#include <QString>
#include <Qt>

#include <optional>
#include <vector>

class QPainter;

namespace showdown::gui {

/// A row of cards of an exercise: a player's, or one with a word before it.
struct HandRow
{
    int player = 0; ///< from 1; 0 for a row with a word
    QString word;
    std::vector<std::optional<PlacedCard>> cards; ///< nothing for an open place
    bool hasHead = true;                          ///< the disc or the word is drawn
    bool isBeside = false; ///< beside the row before, if there is room; then every other row is

    /// "Player 1", or the word.
    QString name() const;
};

/// The rows of an exercise: its hands, also those of its tables; for a situation hole cards, board
/// and dead cards.
std::vector<HandRow> handRows(const Exercise& exercise);

/// The layout of the rows in an area of some width: the number of each player in a disc, then the
/// cards, at the size of the design if there is room, otherwise smaller, or larger.
class HandRowsLayout
{
public:
    HandRowsLayout(const std::vector<HandRow>& rows, int width, const QFont& font,
                   Qt::LayoutDirection direction, bool isPresented = false);

    QSize card() const { return m_card; }
    int height() const;

    /// The place of a card, of the disc, and of the word before a row.
    QRect cardRect(int row, int position) const;
    QRect discRect(int row) const;
    QRect wordRect(int row) const;

    /// The least width of these rows.
    static int leastWidth(const std::vector<HandRow>& rows, const QFont& font);

private:
    QRect mirrored(const QRect& place) const;
    int rowTop(int row) const { return lineTop(row / m_columns); }
    int lineTop(int line) const;

    QRect m_area;
    Qt::LayoutDirection m_direction;
    QSize m_card;
    int m_lines = 0;
    int m_columns = 1;
    int m_columnWidth = 0; ///< with the gap before the next
    int m_lead = 0;        ///< before the cards
    int m_disc = 0;
    int m_gap = 0;
    int m_rowGap = 0;
    int m_pairGap = 0; ///< before every other row
    int m_edge = 0;    ///< for rings and shadows
};

/// Draws discs and words of the rows.
void paintRowHeads(QPainter& painter, const std::vector<HandRow>& rows,
                   const HandRowsLayout& layout, const Colors& colors, const QFont& font);

/// The states of a card of an exercise.
CardStates statesOf(const std::optional<PlacedCard>& card, const HouseRules& rules);

} // namespace showdown::gui

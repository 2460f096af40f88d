// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QFont>
#include <QSize>

namespace showdown::gui {

/// The lengths of a situation in pixels, the same ones in all panels:
///
///     | start | name | gap | 2 slots | textGap | hand and bar | textGap | percent | end |
///     | start | title | gap | 3 slots | streetGap | turn | streetGap | river | textGap | who is ahead | end |
struct OddsMetrics
{
    bool compact = false;
    bool isNarrow = false; ///< hand, bar and percent stand under the name and the cards
    QSize hole;            ///< of a hole card
    QSize board;           ///< of a board card
    QSize dead;            ///< of a dead card
    int start = 0;
    double words = 1; ///< how much larger than the font has it words are
    int name = 0;     ///< for number, name and buttons
    int title = 0;    ///< for the words of the board
    int gap = 0;
    int slotGap = 0;
    int streetGap = 0; ///< between the cards of two streets
    int textGap = 0;
    int text = 0;    ///< for hand and bar, at least
    int percent = 0; ///< for percent and odds
    int box = 0;     ///< for who is ahead, where cards need not be smaller for it
    int end = 0;
    int leastBar = 0; ///< a narrower bar is left out

    int top = 0; ///< above and under what is in a panel
    int panelGap = 0;
    int side = 0; ///< beside the panels

    /// The regular or the compact form for text of this font, with cards at their smallest.
    static OddsMetrics of(const QFont& font, bool compact);

    /// With cards so many steps of 4 pixels wider.
    OddsMetrics grown(int steps, const QFont& font) const;
    static constexpr int growthSteps = 8;

    /// The same with words that grow as well, though less than the cards.
    OddsMetrics presented(int steps, const QFont& font) const;
    static constexpr int presentedSteps = 24;

    int holeWidth() const { return 2 * hole.width() + slotGap; }
    int boardWidth() const { return 5 * board.width() + 2 * slotGap + 2 * streetGap; }

    /// The width that the panels need at least.
    int width() const;

    /// The width with which the words about who is ahead have room as well.
    int roomyWidth() const;

    bool operator==(const OddsMetrics&) const = default;
};

} // namespace showdown::gui

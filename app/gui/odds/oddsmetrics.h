// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QFont>
#include <QSize>

namespace showdown::gui {

/// The lengths of a situation in pixels, the same in all panels:
///
///     | start | name | gap | 2 slots | textGap | hand and bar | textGap | percent | end |
///     | start | title | gap | flop | streetGap | turn | streetGap | river | textGap | box | end |
///
/// The narrow form has hand, bar and percent, or the box, under the rest.
struct OddsMetrics
{
    bool compact = false;
    bool isNarrow = false;
    bool isPresented = false; ///< for a class: names in full, no buttons
    QSize hole;               ///< of a hole card
    QSize board;              ///< of a board card
    QSize dead;               ///< of a dead card
    int start = 0;
    double words = 1; ///< how much larger words are than in the font
    int name = 0;     ///< for number, name and buttons
    int title = 0;    ///< for the words of the board
    int gap = 0;
    int slotGap = 0;
    int streetGap = 0; ///< between the cards of two streets
    int textGap = 0;
    int text = 0;    ///< for hand and bar, at least
    int percent = 0; ///< for percent and odds
    int box = 0;     ///< for who is ahead, if cards need not be smaller for it
    int end = 0;

    int top = 0; ///< above and below the content of a panel
    int panelGap = 0;
    int side = 0; ///< beside the panels

    /// The regular or the compact form for text of this font, with cards at their smallest.
    static OddsMetrics of(const QFont& font, bool compact);

    /// These metrics with cards wider by `steps` steps of 4 pixels.
    OddsMetrics grown(int steps, const QFont& font) const;
    static constexpr int growthSteps = 8;

    /// As grown(), with words that grow too, though less than the cards.
    OddsMetrics presented(int steps, const QFont& font) const;
    static constexpr int presentedSteps = 24;

    /// These metrics spread to this width: the box, until its words have enough room, then the
    /// words of the board, then the box again, as far as it is easy to read.
    OddsMetrics spread(int width, const QFont& font) const;

    int holeWidth() const { return 2 * hole.width() + slotGap; }
    int boardWidth() const { return 5 * board.width() + 2 * slotGap + 2 * streetGap; }

    /// The least width of the panels.
    int width() const;

    /// The width at which the words about who is ahead have room too.
    int roomyWidth() const;
};

} // namespace showdown::gui

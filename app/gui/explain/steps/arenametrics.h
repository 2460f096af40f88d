// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/theme/scale.h"

#include <QFont>
#include <QRect>
#include <QSize>

namespace showdown::gui {

/// The places of the arena's cards, in pixels, for a view of this font: two rows of five at the
/// trailing edge, words before them, the numbers of the columns above.
struct ArenaMetrics
{
    QFont font;
    bool compact = false;
    int width = 0;
    int growth = 0; ///< how many steps of 4 pixels the cards are wider than their least width

    /// A length of the design, in pixels.
    int px(double length) const { return scaled(length, font); }

    QSize card() const;
    /// The card size where all players are shown.
    QSize placedCard() const;
    /// The size of the cards beside a group.
    QSize restCard() const;
    int gap() const { return px(compact ? 8 : 10); }

    int edge() const { return px(14); }
    int leastWords() const { return px(100); }
    int indexHeight() const { return px(22); }
    QSize indexPill() const { return {px(26), px(20)}; }
    int underIndex() const { return px(8); }
    /// The gap for discs, a pill, or a spent wild.
    int betweenRows() const { return px(40); }
    int beforeRest() const { return px(24); }

    int firstTop() const { return edge() + indexHeight() + underIndex(); }
    int secondTop() const { return firstTop() + card().height() + betweenRows(); }
    /// Where the words before the rows end.
    int wordsEnd() const { return place(0, 0, card()).left() - px(8); }
    /// The place of a card of a row, in a column from 0.
    QRect place(int column, int top, QSize card) const;

    /// The height, which is equal for all steps.
    int height() const;
    int leastWidth() const;

    /// These metrics with cards as large as the room allows, up to `widestCard`, a width at the
    /// usual text size.
    ArenaMetrics grownInto(QSize room, int widestCard) const;

private:
    double cardWidth() const { return (compact ? 56 : 70) + 4 * growth; }
    QSize cardOf(double wide) const;
};

} // namespace showdown::gui

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/odds/oddsmetrics.h"

#include "app/gui/cards/cardpainter.h"
#include "app/gui/theme/scale.h"

#include <algorithm>

namespace showdown::gui {
namespace {

constexpr double regularHole = 60;
constexpr double compactHole = 50;
constexpr double regularBoard = 64;
constexpr double compactBoard = 50;

QSize cardSize(int width)
{
    return {width, CardPainter::heightFor(width)};
}

} // namespace

OddsMetrics OddsMetrics::of(const QFont& font, bool compact)
{
    const auto px = [&font, compact](double regular, double small) {
        return scaled(compact ? small : regular, font);
    };
    OddsMetrics metrics;
    metrics.compact = compact;
    metrics.hole = cardSize(px(regularHole, compactHole));
    metrics.board = cardSize(px(regularBoard, compactBoard));
    metrics.dead = cardSize(px(24, 24));
    metrics.start = px(16, 10);
    metrics.name = px(106, 92);
    metrics.title = px(106, 110);
    metrics.gap = px(8, 6);
    metrics.slotGap = px(8, 6);
    metrics.streetGap = px(32, 16);
    metrics.textGap = px(24, 14);
    metrics.text = px(160, 130);
    metrics.percent = px(182, 132);
    metrics.box = px(182, 190);
    metrics.end = px(16, 10);
    metrics.top = px(8, 6);
    metrics.panelGap = px(8, 6);
    metrics.side = px(12, 8);
    return metrics;
}

OddsMetrics OddsMetrics::grown(int steps, const QFont& font) const
{
    OddsMetrics metrics = *this;
    metrics.hole = cardSize(scaled((compact ? compactHole : regularHole) + 4 * steps, font));
    metrics.board = cardSize(scaled((compact ? compactBoard : regularBoard) + 4 * steps, font));
    return metrics;
}

OddsMetrics OddsMetrics::presented(int steps, const QFont& font) const
{
    constexpr double share = 0.6;      // of the growth of the cards
    constexpr double leastTitle = 144; // for the longest word of most names
    OddsMetrics metrics = grown(steps, font);
    metrics.isPresented = true;
    metrics.title = std::max(title, scaled(leastTitle, font));
    metrics.words = 1 + share * (1.0 * metrics.hole.width() / hole.width() - 1);
    for (int* length :
         {&metrics.name, &metrics.title, &metrics.text, &metrics.percent, &metrics.box})
        *length = qRound(*length * metrics.words);
    return metrics;
}

OddsMetrics OddsMetrics::spread(int width, const QFont& font) const
{
    constexpr double mostTitle = 66; // more than the names of players have
    constexpr double widestBox = 300;
    OddsMetrics metrics = *this;
    const int rest = width - start - title - gap - boardWidth() - textGap - end - 2 * side;
    const int more = scaled(mostTitle * words, font);
    metrics.title += std::clamp(rest - std::max(percent, box), 0, more);
    metrics.box = std::clamp(rest + title - metrics.title, percent,
                             std::max(percent, scaled(widestBox * words, font)));
    if (!isNarrow)
        metrics.percent = metrics.box; // so that both begin at one line
    if (isPresented)
        metrics.name = isNarrow
                           ? std::max(name, rest + title + boardWidth() - holeWidth() + textGap)
                           : metrics.title;
    return metrics;
}

int OddsMetrics::width() const
{
    const int cards = start + name + gap + holeWidth();
    const int titled = start + title + gap + boardWidth();
    if (isNarrow)
        return std::max({cards, start + boardWidth(), start + text + textGap + percent}) + end
               + 2 * side;
    return std::max(cards + textGap + text, titled) + textGap + percent + end + 2 * side;
}

int OddsMetrics::roomyWidth() const
{
    return std::max(width(), start + title + gap + boardWidth() + textGap + box + end + 2 * side);
}

} // namespace showdown::gui

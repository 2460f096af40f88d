// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/compare/comparemetrics.h"

#include "app/gui/cards/bracket.h"
#include "app/gui/cards/cardpainter.h"
#include "app/gui/theme/scale.h"

#include <algorithm>

namespace showdown::gui {
namespace {

QSize slotSize(int width)
{
    return {width, CardPainter::heightFor(width)};
}

/// Under small cards a name hangs below its bracket.
int roomForNames(const CompareMetrics& metrics, const QFont& font)
{
    constexpr double oneName = 60; // "kicker" in a wide font, and its bracket
    constexpr double inLine = 20;
    return metrics.working.width() < scaled(oneName, font) ? Bracket::height(font)
                                                           : scaled(inLine, font);
}

} // namespace

CompareMetrics CompareMetrics::of(const QFont& font, bool compact)
{
    const auto px = [&font, compact](double regular, double small) {
        return scaled(compact ? small : regular, font);
    };
    CompareMetrics metrics;
    metrics.compact = compact;
    metrics.slot = slotSize(px(64, 50));
    metrics.working = {px(44, 34), px(62, 48)};
    metrics.start = px(14, 14);
    metrics.text = px(168, 124);
    metrics.textGap = px(14, 10);
    metrics.slotGap = px(8, 6);
    metrics.workingGap = px(20, 16);
    metrics.workingSpacing = px(5, 5);
    metrics.end = px(12, 8);
    metrics.slotTop = px(8, 8);
    metrics.workingTop = px(14, 10);
    metrics.underSlot = px(18, 18);
    metrics.underWorking = px(20, 20);
    metrics.bottom = px(4, 4);
    metrics.panelGap = px(6, 4);
    metrics.side = px(12, 8);
    metrics.captions = px(24, 18);
    return metrics;
}

CompareMetrics CompareMetrics::arranged(Arrangement other, const QFont& font) const
{
    constexpr double pillGap = 20; // no pill fits between cards and the names of brackets
    CompareMetrics metrics = *this;
    metrics.arrangement = other;
    if (other != Arrangement::wide) {
        metrics.panelGap = scaled(pillGap, font);
        metrics.underWorking = roomForNames(metrics, font);
    }
    return metrics;
}

CompareMetrics CompareMetrics::grown(int steps, const QFont& font) const
{
    constexpr int usual = 64;
    const int width = (compact ? usual - 4 * compactSteps : usual) + 4 * steps;
    CompareMetrics metrics = *this;
    metrics.slot = slotSize(scaled(width, font));
    metrics.working = {scaled(44.0 * width / usual, font), scaled(62.0 * width / usual, font)};
    if (arrangement != Arrangement::wide)
        metrics.underWorking = roomForNames(metrics, font);
    return metrics;
}

CompareMetrics CompareMetrics::spread(int width, const QFont& font) const
{
    constexpr double widestText = 240;
    CompareMetrics metrics = *this;
    const int spare = width - panelWidth();
    if (arrangement != Arrangement::wide || spare <= 0)
        return metrics;
    metrics.text = std::clamp(text + spare, text, std::max(text, scaled(widestText, font)));
    const int rest = text + spare - metrics.text;
    metrics.textGap += rest / 2;
    metrics.workingGap += rest - rest / 2;
    return metrics;
}

int CompareMetrics::panelHeight() const
{
    const int cards = slotTop + slot.height() + underSlot;
    const int hand = workingTop + working.height() + underWorking;
    return (arrangement == Arrangement::wide ? std::max(cards, hand) : cards + hand) + bottom;
}

CompareMetrics CompareMetrics::withWords(int width, const QFont& font) const
{
    constexpr double usualWidth = 180;  // of two lines of a rank
    constexpr double usualHeight = 124; // with two lines of kickers
    constexpr double largest = 2.5;
    CompareMetrics metrics = *this;
    metrics.words = std::clamp(std::min(width / double(scaled(usualWidth, font)),
                                        panelHeight() / double(scaled(usualHeight, font))),
                               1.0, largest);
    return metrics;
}

int CompareMetrics::panelWidth() const
{
    switch (arrangement) {
    case Arrangement::wide:
        return start + text + textGap + rowWidth() + workingGap + workingWidth() + end;
    case Arrangement::stacked:
        return start + text + textGap + rowWidth() + end;
    case Arrangement::narrow:
        break;
    }
    return start + std::max(rowWidth(), text) + end;
}

} // namespace showdown::gui

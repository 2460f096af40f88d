// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QFont>
#include <QSize>

#include <cstdint>

namespace showdown::gui {

/// The arrangement of the words, the cards and the working hand of a panel.
enum class Arrangement : std::uint8_t {
    wide,    ///< side by side
    stacked, ///< the working hand under the cards
    narrow,  ///< all three stacked
};

/// The lengths of the comparison in pixels, the same in all panels:
///
///     | start | text | textGap | 5 slots, slotGap | workingGap | 5 cards, workingSpacing | end |
struct CompareMetrics
{
    bool compact = false;
    int smallerWords = 0; ///< steps by which the words are smaller than designed, so that they fit
    static constexpr int mostSmallerWords = 2;
    bool shortWords = false;  ///< the shorter of two wordings
    bool isPresented = false; ///< for a class: names in full, no buttons
    double words = 1;         ///< the size of the words to the usual one
    bool isSqueezed = false;  ///< something was reduced so that all panels are visible at once
    Arrangement arrangement = Arrangement::wide;

    QSize slot;    ///< of a dealt card
    QSize working; ///< of a working card
    int start = 0;
    int text = 0; ///< for the words, at least
    int textGap = 0;
    int slotGap = 0;
    int workingGap = 0;
    int workingSpacing = 0;
    int end = 0;

    int slotTop = 0;      ///< above the dealt cards
    int workingTop = 0;   ///< above the working cards
    int underSlot = 0;    ///< for what a wild acts as
    int underWorking = 0; ///< for brackets
    int bottom = 0;       ///< under both
    int panelGap = 0;
    int side = 0;     ///< beside the panels
    int captions = 0; ///< above the panels

    /// The regular or the compact form for text of this font, with cards at their smallest.
    static CompareMetrics of(const QFont& font, bool compact);

    /// These metrics for another arrangement of the parts.
    CompareMetrics arranged(Arrangement other, const QFont& font) const;

    /// These metrics with dealt cards wider by `steps` steps of 4 pixels, and working cards in
    /// proportion.
    CompareMetrics grown(int steps, const QFont& font) const;

    /// These metrics spread to this width: first the words, as far as they are easy to read, then
    /// the gaps between the columns. Only side by side; otherwise nothing changes.
    CompareMetrics spread(int width, const QFont& font) const;
    static constexpr int growthSteps = 8;     ///< from 64 to 96 pixels
    static constexpr int presentedSteps = 48; ///< to 256 pixels
    static constexpr int compactSteps = 3;    ///< of the compact form, from about 50 to 64 pixels

    int rowWidth() const { return 5 * slot.width() + 4 * slotGap; }
    int workingWidth() const { return 5 * working.width() + 4 * workingSpacing; }

    /// The width of a panel, with its words at their narrowest.
    int panelWidth() const;

    /// The height of a panel by its cards.
    int panelHeight() const;

    /// These metrics with words as large as a column of this width and the height of the cards
    /// allow.
    CompareMetrics withWords(int width, const QFont& font) const;
};

} // namespace showdown::gui

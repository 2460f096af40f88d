// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/learn/readingplace.h"

#include <QAbstractTextDocumentLayout>
#include <QTextBlock>
#include <QTextDocument>

#include <algorithm>
#include <cmath>
#include <vector>

namespace showdown::gui {
namespace {

/// The beginning of the document, the tops of its paragraphs, and its end.
std::vector<double> heightsOf(const QTextDocument& document)
{
    const QAbstractTextDocumentLayout* layout = document.documentLayout();
    std::vector<double> heights{0};
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        const QString text = block.text();
        if (std::ranges::any_of(text, [](QChar each) { return each.isLetterOrNumber(); }))
            heights.push_back(std::max(heights.back(), layout->blockBoundingRect(block).top()));
    }
    heights.push_back(std::max(heights.back(), layout->documentSize().height()));
    return heights;
}

} // namespace

double paragraphAt(const QTextDocument& document, double height)
{
    const std::vector<double> heights = heightsOf(document);
    const auto next = std::upper_bound(heights.begin(), heights.end(), height);
    if (next == heights.begin())
        return 0;
    const auto here = next - 1;
    const auto number = static_cast<double>(here - heights.begin());
    return next == heights.end() ? number : number + (height - *here) / (*next - *here);
}

double placeOfParagraph(const QTextDocument& document, double paragraph)
{
    const std::vector<double> heights = heightsOf(document);
    const double last = static_cast<double>(heights.size()) - 1;
    const double number = std::clamp(paragraph, 0.0, last);
    const auto here = static_cast<std::size_t>(std::floor(number));
    const std::size_t next = std::min(here + 1, heights.size() - 1);
    return heights[here] + (number - std::floor(number)) * (heights[next] - heights[here]);
}

} // namespace showdown::gui

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

class QTextDocument;

namespace showdown::gui {

/// The paragraph at this height of a document, from 1, plus the distance below its top as a
/// fraction of the way to the next one; below 1 above the first. Paragraphs without words do not
/// count, so that the number is the same for every text size and line width.
double paragraphAt(const QTextDocument& document, double height);

/// The height of a paragraph, plus a fraction of the way to the next one.
double placeOfParagraph(const QTextDocument& document, double paragraph);

} // namespace showdown::gui

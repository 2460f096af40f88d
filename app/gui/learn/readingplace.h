// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

class QTextDocument;

namespace showdown::gui {

/// The paragraph that stands at this height of a document, from 1, and how far below its top as a share
/// of the way to the next one; below 1 above the first. Paragraphs without words do not count, so that
/// the number is the same for every size of the text and width of the lines.
double paragraphAt(const QTextDocument& document, double height);

/// The height at which a paragraph, and a share of the way to the next one, stands.
double placeOfParagraph(const QTextDocument& document, double paragraph);

} // namespace showdown::gui

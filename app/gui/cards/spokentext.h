// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <vector>

class QTextDocument;

namespace showdown::gui {

/// A text with cards as one hears it: in place of the character that stands for cards their
/// names, in place of the mark of a numbered item its number. Places in it are other than those in
/// the document.
class SpokenText
{
public:
    explicit SpokenText(const QTextDocument& document);

    const QString& text() const { return m_text; }

    /// Where a position of the document is in the text. The names of cards are one place.
    int offsetOf(int position) const;

    /// The position of the document that a place in the text belongs to.
    int positionOf(int offset) const;

private:
    /// Characters that are said as they are, or all of them in other words.
    struct Piece
    {
        int position = 0; ///< in the document
        int length = 0;
        int offset = 0; ///< in the text
        int spoken = 0; ///< how long it is there
    };

    void add(int position, int length, const QString& words);

    QString m_text;
    std::vector<Piece> m_pieces;
};

} // namespace showdown::gui

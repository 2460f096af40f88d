// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <vector>

class QTextDocument;

namespace showdown::gui {

/// A text with cards as spoken: the names of cards replace the character that stands for them, and
/// its number replaces the mark of a numbered item. Places in it differ from those in the document.
class SpokenText
{
public:
    explicit SpokenText(const QTextDocument& document);

    const QString& text() const { return m_text; }

    /// The place in the text of a position in the document. The names of cards count as one place.
    int offsetOf(int position) const;

    /// The position in the document that a place in the text belongs to.
    int positionOf(int offset) const;

private:
    /// A run of characters that is spoken as it is, or replaced as a whole.
    struct Piece
    {
        int position = 0; ///< in the document
        int length = 0;
        int offset = 0; ///< in the text
        int spoken = 0; ///< its length there
    };

    void add(int position, int length, const QString& words);

    QString m_text;
    std::vector<Piece> m_pieces;
};

} // namespace showdown::gui

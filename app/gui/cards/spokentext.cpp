// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/cards/spokentext.h"

#include "app/gui/cards/cardtextobject.h"

#include <QTextBlock>
#include <QTextDocument>
#include <QTextList>

#include <algorithm>

namespace showdown::gui {
namespace {

QString numberOf(const QTextBlock& block)
{
    const QTextList* list = block.textList();
    const bool isNumbered = list && list->format().style() == QTextListFormat::ListDecimal;
    return isNumbered ? list->itemText(block) + u' ' : QString();
}

} // namespace

SpokenText::SpokenText(const QTextDocument& document)
{
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        if (!m_pieces.empty())
            add(block.position() - 1, 1, QStringLiteral("\n"));
        add(block.position(), 0, numberOf(block));
        for (auto each = block.begin(); !each.atEnd(); ++each) {
            const QTextFragment fragment = each.fragment();
            const auto cards = CardTextObject::cardsOf(fragment.charFormat());
            if (!cards) {
                add(fragment.position(), fragment.length(),
                    fragment.text().replace(QChar::LineSeparator, u'\n'));
                continue;
            }
            for (int at = 0; at < fragment.length(); ++at) // equal cards are one fragment
                add(fragment.position() + at, 1, cards->group.spoken());
        }
    }
}

void SpokenText::add(int position, int length, const QString& words)
{
    m_pieces.push_back(
        {position, length, static_cast<int>(m_text.size()), static_cast<int>(words.size())});
    m_text += words;
}

int SpokenText::offsetOf(int position) const
{
    const auto after = std::ranges::upper_bound(m_pieces, position, {}, &Piece::position);
    if (after == m_pieces.begin())
        return 0;
    const Piece& piece = *std::prev(after);
    const int within = position - piece.position;
    return piece.offset + (within >= piece.length ? piece.spoken : std::min(within, piece.spoken));
}

int SpokenText::positionOf(int offset) const
{
    const auto after = std::ranges::upper_bound(m_pieces, offset, {}, &Piece::offset);
    if (after == m_pieces.begin())
        return 0;
    const Piece& piece = *std::prev(after);
    const int within = offset - piece.offset;
    if (within >= piece.spoken)
        return piece.position + piece.length;
    return piece.position + (piece.length == piece.spoken ? within : 0);
}

} // namespace showdown::gui

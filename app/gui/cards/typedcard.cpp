// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/cards/typedcard.h"

#include "app/narration/cardletters.h"
#include "core/cards/notation.h"

#include <variant>

namespace showdown::gui {

TypedCard::Result TypedCard::type(QChar key)
{
    m_card.reset();
    if (m_takesUnknown && key == u'?') {
        m_card = PlacedCard::unknown();
        clear();
        return Result::complete;
    }
    for (const QString& text : {m_pending + key, QString(key)}) {
        const auto parsed = parseCard(narration::inNotation(text).toStdString());
        if (const Card* card = std::get_if<Card>(&parsed)) {
            if (card->isJoker() && text.size() > 1)
                continue; // "Jk" is a wild in text, but here a jack becomes a king
            m_card = *card;
            clear();
            return Result::complete;
        }
        const auto& error = std::get<NotationError>(parsed);
        const bool isAtEnd = error.text.empty();
        if (isAtEnd && error.expected != NotationExpectation::card) {
            m_pending = text.toUpper();
            return Result::pending;
        }
    }
    clear();
    return Result::unknown;
}

} // namespace showdown::gui

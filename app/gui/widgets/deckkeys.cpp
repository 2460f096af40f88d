// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/widgets/deckkeys.h"

#include "app/gui/session/deckstate.h"

#include <algorithm>

namespace showdown::gui {

Card DeckKeys::card(int key)
{
    if (key == wild)
        return Card::joker();
    const auto rank = static_cast<Rank>(number(Rank::ace) - column(key));
    return {rank, deckSuits()[static_cast<std::size_t>(row(key))]};
}

int DeckKeys::key(Card card)
{
    if (card.isJoker())
        return wild;
    const auto suits = deckSuits();
    const auto row = std::ranges::find(suits, *card.suit()) - suits.begin();
    return at(static_cast<int>(row), number(Rank::ace) - number(*card.rank()));
}

void DeckCursor::setKey(int key)
{
    m_key = key;
    if (key != DeckKeys::wild)
        m_row = DeckKeys::row(key);
}

int DeckCursor::towards(DeckStep step) const
{
    const bool isWild = m_key == DeckKeys::wild;
    const int column = isWild ? DeckKeys::columns : DeckKeys::column(m_key);
    switch (step) {
    case DeckStep::forward:
        return column + 1 >= DeckKeys::columns ? DeckKeys::wild : DeckKeys::at(m_row, column + 1);
    case DeckStep::back:
        return DeckKeys::at(m_row, std::max(column - 1, 0));
    case DeckStep::up:
        return isWild ? m_key : DeckKeys::at(std::max(m_row - 1, 0), column);
    case DeckStep::down:
        return isWild ? m_key : DeckKeys::at(std::min(m_row + 1, DeckKeys::rows - 1), column);
    case DeckStep::first:
        return DeckKeys::at(m_row, 0);
    case DeckStep::last:
        return DeckKeys::wild;
    }
    return m_key;
}

std::optional<int> DeckCursor::typed(const QString& text) const
{
    if (text.size() != 1)
        return std::nullopt;
    const char16_t typed = text.front().toLower().unicode();
    if (typed == u'*' || typed == u'w')
        return DeckKeys::wild;
    const bool isWild = m_key == DeckKeys::wild;
    const int column = DeckKeys::column(m_key);
    if (const auto suit = suitFromSymbol(typed)) {
        const int goal = DeckKeys::row(DeckKeys::key({Rank::ace, *suit}));
        if (isWild)
            return DeckKeys::at(goal, 0);
        return DeckKeys::at(goal, goal == m_row ? (column + 1) % DeckKeys::columns : column);
    }
    const bool isTen = typed == u'1' || typed == u'0';
    const auto rank = isTen ? std::optional(Rank::ten) : rankFromLetter(typed);
    if (!rank)
        return std::nullopt;
    const int goal = DeckKeys::column(DeckKeys::key({*rank, Suit::spades}));
    if (isWild || goal != column)
        return DeckKeys::at(m_row, goal);
    return typed == u'0' ? m_key : DeckKeys::at((m_row + 1) % DeckKeys::rows, goal);
}

} // namespace showdown::gui

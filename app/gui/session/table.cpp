// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/session/table.h"

#include "core/cards/deck.h"

#include <algorithm>

namespace showdown::gui {

std::vector<Hand> hands(const Table& table)
{
    std::vector<Hand> result;
    result.reserve(static_cast<std::size_t>(table.playerCount));
    for (int player = 0; player < table.playerCount; ++player)
        result.push_back(table.row(player).hand());
    return result;
}

QStringList names(const Table& table)
{
    QStringList result(table.playerCount);
    std::copy_n(table.names.begin(), table.playerCount, result.begin());
    return result;
}

std::optional<CardConflict> findConflict(const Table& table)
{
    if (table.rules.rules.deck == DeckKind::free)
        return std::nullopt;
    const std::optional<RepeatedCard> repeated = findRepeatedCard(hands(table));
    if (!repeated)
        return std::nullopt;
    const auto place = [&table](CardPlace card) {
        return SlotPlace{card.hand, *table.row(card.hand).slotOf(card.position)};
    };
    return CardConflict{repeated->card, place(repeated->first), place(repeated->second)};
}

Table sampleTable()
{
    using enum Rank;
    using enum Suit;
    const std::array<std::array<Card, Hand::fullSize>, Table::maximumPlayers> cards{{
        {{{queen, hearts}, {nine, diamonds}, {queen, clubs}, {seven, spades}, {two, hearts}}},
        {{{nine, clubs}, {queen, spades}, {three, diamonds}, Card::joker(), {seven, hearts}}},
        {{{ace, spades}, {jack, diamonds}, {eight, clubs}, {six, spades}, {four, hearts}}},
    }};
    Table table;
    for (std::size_t player = 0; player < cards.size(); ++player) {
        for (int slot = 0; slot < SlotRow::size; ++slot)
            table.rows[player].set(slot, cards[player][static_cast<std::size_t>(slot)]);
    }
    return table;
}

} // namespace showdown::gui

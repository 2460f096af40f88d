// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/files/table.h"

#include "core/cards/deck.h"

#include <algorithm>
#include <utility>

namespace showdown::files {

SlotRow::SlotRow(const Hand& hand)
{
    for (int position = 0; position < hand.size(); ++position)
        set(position, hand[position]);
}

Hand SlotRow::hand() const
{
    Hand hand;
    for (const std::optional<Card>& card : m_slots) {
        if (card)
            hand.add(*card);
    }
    return hand;
}

std::optional<int> SlotRow::dealtPosition(int slot) const
{
    if (!(*this)[slot])
        return std::nullopt;
    int position = 0;
    for (int before = 0; before < slot; ++before)
        position += (*this)[before] ? 1 : 0;
    return position;
}

std::optional<int> SlotRow::slotOf(int dealtPosition) const
{
    for (int slot = 0; slot < size; ++slot) {
        if ((*this)[slot] && this->dealtPosition(slot) == dealtPosition)
            return slot;
    }
    return std::nullopt;
}

std::vector<Hand> hands(const Table& table)
{
    std::vector<Hand> result;
    result.reserve(static_cast<std::size_t>(table.playerCount));
    for (int player = 0; player < table.playerCount; ++player)
        result.push_back(table.row(player).hand());
    return result;
}

bool hasCards(const Table& table)
{
    return std::ranges::any_of(table.rows,
                               [](const SlotRow& row) { return !row.hand().isEmpty(); });
}

QStringList names(const Table& table)
{
    QStringList result(table.playerCount);
    std::copy_n(table.names.begin(), table.playerCount, result.begin());
    return result;
}

Table withPlayerCount(Table table, int count)
{
    for (int player = count; player < table.playerCount; ++player) {
        const auto at = static_cast<std::size_t>(player);
        table.asideRows[at] = std::exchange(table.rows[at], {});
        table.asideNames[at] = std::exchange(table.names[at], {});
    }
    for (int player = table.playerCount; player < count; ++player) {
        const auto at = static_cast<std::size_t>(player);
        const SlotRow aside = std::exchange(table.asideRows[at], {});
        table.playerCount = player + 1;
        for (int slot = 0; slot < SlotRow::size; ++slot) {
            if (const std::optional<Card> card = aside[slot]; card && !takenBy(table, *card))
                table.row(player).set(slot, card);
        }
        table.names[at] = std::exchange(table.asideNames[at], {});
    }
    table.playerCount = count;
    return table;
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

namespace {

/// Every card that lies in a slot, in reading order.
std::vector<Card> heldCards(const Table& table)
{
    std::vector<Card> held;
    for (const Hand& hand : hands(table))
        held.insert(held.end(), hand.begin(), hand.end());
    return held;
}

} // namespace

std::optional<SlotPlace> holder(const Table& table, Card card)
{
    if (card.isJoker())
        return std::nullopt;
    for (int player = 0; player < table.playerCount; ++player) {
        for (int slot = 0; slot < SlotRow::size; ++slot) {
            if (table.card({player, slot}) == card)
                return SlotPlace{player, slot};
        }
    }
    return std::nullopt;
}

std::optional<SlotPlace> takenBy(const Table& table, Card card)
{
    return table.rules.rules.deck == DeckKind::free ? std::nullopt : holder(table, card);
}

SlotPlace firstPlace(SlotPlace from, int cards)
{
    return {from.player, std::min(from.slot, SlotRow::size - cards)};
}

SlotPlace lastPlace(SlotPlace from, int cards)
{
    const SlotPlace first = firstPlace(from, cards);
    return {first.player, first.slot + cards - 1};
}

Table withCards(Table table, SlotPlace from, const Hand& cards)
{
    const SlotPlace first = firstPlace(from, cards.size());
    for (int position = 0; position < cards.size(); ++position)
        table.row(first.player).set(first.slot + position, cards[position]);
    return table;
}

std::optional<CardsLeft> cardsLeft(const Table& table)
{
    if (table.rules.rules.deck == DeckKind::free)
        return std::nullopt;
    const auto count = [](const std::vector<Card>& cards) {
        return static_cast<int>(cards.size());
    };
    return CardsLeft{count(undealtCards(table)),
                     count(deckWithJokers(table.rules.rules.jokers.count()))};
}

std::vector<Card> undealtCards(const Table& table)
{
    std::vector<Card> cards = deckWithJokers(table.rules.rules.jokers.count());
    for (const Card held : heldCards(table)) {
        const auto found = std::ranges::find(cards, held);
        if (found != cards.end())
            cards.erase(found);
    }
    return cards;
}

int cardsUsedTwice(const Table& table)
{
    std::array<int, 52> counts{};
    for (const Card card : heldCards(table)) {
        if (!card.isJoker())
            ++counts[static_cast<std::size_t>(card.index())];
    }
    return static_cast<int>(std::ranges::count_if(counts, [](int count) { return count > 1; }));
}

} // namespace showdown::files

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/gui/session/tableedits.h"

#include "app/gui/session/table.h"
#include "app/narration/tabletext.h"

#include <algorithm>
#include <tuple>
#include <vector>

namespace showdown::gui {

namespace {

int suitNumber(Card card)
{
    const auto suits = deckSuits();
    return static_cast<int>(std::ranges::find(suits, card.suit()) - suits.begin());
}

} // namespace

SlotRow sorted(const SlotRow& row, const HouseRules& rules)
{
    const Hand hand = row.hand();
    std::vector<Card> cards(hand.begin(), hand.end());
    const auto order = [&rules](Card card) {
        const int value = card.isJoker() ? 0 : number(*card.rank());
        return std::tuple(rules.isWild(card), -value, suitNumber(card));
    };
    std::ranges::stable_sort(cards, {}, order);
    return SlotRow(Hand::of(cards).value_or(hand));
}

std::optional<SlotRow> insertCard(SlotRow row, int slot, Card card)
{
    const auto gapFrom = [&row, slot](int step) {
        int gap = slot;
        while (gap >= 0 && gap < SlotRow::size && row[gap])
            gap += step;
        return gap;
    };
    const int after = gapFrom(1);
    const int before = gapFrom(-1);
    const bool isAfter = after < SlotRow::size;
    if (!isAfter && before < 0)
        return std::nullopt;
    const int gap = isAfter && (before < 0 || after - slot <= slot - before) ? after : before;
    const int step = gap > slot ? -1 : 1;
    for (int each = gap; each != slot; each += step)
        row.set(each, row[each + step]);
    row.set(slot, card);
    return row;
}

std::optional<Table> withMovedCard(Table table, SlotPlace from, SlotPlace to)
{
    const std::optional<Card> card = table.card(from);
    if (!card)
        return std::nullopt;
    table.row(from.player).set(from.slot, std::nullopt);
    SlotRow& goal = table.row(to.player);
    const std::optional<SlotRow> inserted = insertCard(goal, to.slot, *card);
    if (!inserted)
        return std::nullopt;
    goal = *inserted;
    return table;
}

Table withoutPlayer(Table table, int player)
{
    std::rotate(table.rows.begin() + player, table.rows.begin() + player + 1,
                table.rows.begin() + table.playerCount);
    std::rotate(table.names.begin() + player, table.names.begin() + player + 1,
                table.names.begin() + table.playerCount);
    --table.playerCount;
    table.row(table.playerCount) = {};
    table.names[static_cast<std::size_t>(table.playerCount)].clear();
    return table;
}

bool canCopyHand(const Table& table, int player)
{
    const Hand hand = table.row(player).hand();
    return !hand.isEmpty()
           && (table.rules.rules.deck == DeckKind::free
               || std::ranges::all_of(hand, [](Card card) { return card.isJoker(); }));
}

Table withRules(Table table, const NamedRules& rules)
{
    table.rules = rules;
    if (table.lens && !rules.rules.knows(*table.lens))
        table.lens.reset();
    return table;
}

Table withoutRepeats(Table table)
{
    CardSet seen;
    for (SlotRow& row : table.rows) {
        for (int slot = 0; slot < SlotRow::size; ++slot) {
            const std::optional<Card> card = row[slot];
            if (!card)
                continue;
            if (seen.contains(*card))
                row.set(slot, std::nullopt);
            seen.insert(*card);
        }
    }
    return table;
}

CardPlace cardPlace(SlotPlace place)
{
    return {place.player, place.slot};
}

} // namespace showdown::gui

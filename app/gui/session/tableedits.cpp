// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/gui/session/tableedits.h"

#include "app/gui/session/cardtable.h"
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
        while (gap >= 0 && gap < Hand::fullSize && row[gap])
            gap += step;
        return gap;
    };
    const int after = gapFrom(1);
    const int before = gapFrom(-1);
    const bool isAfter = after < Hand::fullSize;
    if (!isAfter && before < 0)
        return std::nullopt;
    const int gap = isAfter && (before < 0 || after - slot <= slot - before) ? after : before;
    const int step = gap > slot ? -1 : 1;
    for (int each = gap; each != slot; each += step)
        row.set(each, row[each + step]);
    row.set(slot, card);
    return row;
}

std::optional<CardTable> withMovedCard(CardTable table, Place from, Place to)
{
    const std::optional<Card> card = table.face(from);
    if (!card)
        return std::nullopt;
    table.set(from, std::nullopt);
    SlotRow& goal = table.row(to.row);
    const std::optional<SlotRow> inserted = insertCard(goal, to.slot, *card);
    if (!inserted)
        return std::nullopt;
    goal = *inserted;
    return table;
}

bool canCopyHand(const CardTable& table, int player)
{
    const Hand hand = table.row(player).hand();
    return !hand.isEmpty()
           && (table.rules.rules.deck == DeckKind::free
               || std::ranges::all_of(hand, [](Card card) { return card.isJoker(); }));
}

CardTable withRules(CardTable table, const NamedRules& rules)
{
    table.rules = rules;
    if (table.isSituation())
        table.rules.rules.deck = DeckKind::one;
    if (table.lens && !rules.rules.knows(*table.lens))
        table.lens.reset();
    return table;
}

CardTable withoutRepeats(CardTable table)
{
    CardSet seen;
    for (SlotRow& row : table.rows) {
        for (int slot = 0; slot < Hand::fullSize; ++slot) {
            const std::optional<Card> card = row.face(slot);
            if (!card)
                continue;
            if (seen.contains(*card))
                row.set(slot, std::nullopt);
            seen.insert(*card);
        }
    }
    return table;
}

CardPlace cardPlace(Place place)
{
    return {place.row, place.slot};
}

} // namespace showdown::gui

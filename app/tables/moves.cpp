// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/tables/moves.h"

#include <algorithm>
#include <utility>

namespace showdown::tables {
namespace {

using narration::MoveKind;

CardMove move(MoveKind kind, const CardTable& before, CardTable after)
{
    return {after == before ? MoveKind::nothing : kind, std::move(after)};
}

/// Whether a card, known or not, may lie in a row.
bool mayLieIn(const CardTable& table, int row, PlacedCard card)
{
    return !card.isUnknown() || holdsUnknown(table.row(row).kind());
}

bool hasGiven(const CardTable& table, int row)
{
    return std::ranges::find(table.given, row, &Place::row) != table.given.end();
}

MoveResult inserted(const CardTable& table, const CarriedCard& carried, Place to)
{
    CardTable after = table;
    if (carried.from)
        after.set(*carried.from, std::nullopt);
    const auto row = insertCard(after.row(to.row), to.slot, carried.card);
    if (!row)
        return RefusedMove{NoMove::full, {}};
    after.row(to.row) = *row;
    return move(MoveKind::insert, table, std::move(after));
}

} // namespace

MoveResult movedTo(const CardTable& table, const CarriedCard& carried, Place to, DropStyle style)
{
    if (carried.from == to)
        return CardMove{MoveKind::nothing, table};
    if (table.isGiven(to) || (carried.from && table.isGiven(*carried.from)))
        return RefusedMove{NoMove::given, {}};
    const std::optional<Card> face = carried.card.face();
    if (const auto held = face && !carried.from ? takenBy(table, *face) : std::nullopt)
        return RefusedMove{NoMove::held, held};
    const std::optional<PlacedCard> there = table.card(to);
    const bool isInserted = there && style == DropStyle::insert && !hasGiven(table, to.row);
    const bool comesBack = there && carried.from && !isInserted;
    if (!mayLieIn(table, to.row, carried.card)
        || (comesBack && !mayLieIn(table, carried.from->row, *there)))
        return RefusedMove{NoMove::noUnknown, {}};
    if (isInserted)
        return inserted(table, carried, to);
    CardTable after = table;
    if (comesBack)
        after.set(*carried.from, there);
    after.set(to, carried.card);
    if (carried.from && !there)
        after.set(*carried.from, std::nullopt); // last: dead cards move up
    if (carried.from)
        return move(there ? MoveKind::swap : MoveKind::move, table, std::move(after));
    return move(there ? MoveKind::replace : MoveKind::place, table, std::move(after));
}

CardMove movedOff(const CardTable& table, const CarriedCard& carried)
{
    CardTable after = table;
    if (carried.from && !table.isGiven(*carried.from))
        after.set(*carried.from, std::nullopt);
    return move(MoveKind::clear, table, std::move(after));
}

std::optional<SlotRow> insertCard(SlotRow row, int slot, PlacedCard card)
{
    const int size = row.size();
    const auto gapFrom = [&row, slot, size](int step) {
        int gap = slot;
        while (gap >= 0 && gap < size && row[gap])
            gap += step;
        return gap;
    };
    const int after = gapFrom(1);
    const int before = gapFrom(-1);
    const bool isAfter = after < size;
    if (!isAfter && before < 0)
        return std::nullopt;
    const int gap = isAfter && (before < 0 || after - slot <= slot - before) ? after : before;
    const int step = gap > slot ? -1 : 1;
    for (int each = gap; each != slot; each += step)
        row.set(each, row[each + step]);
    row.set(slot, card);
    return row;
}

} // namespace showdown::tables

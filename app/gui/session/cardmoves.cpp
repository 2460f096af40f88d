// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/session/cardmoves.h"

#include "app/gui/session/tableedits.h"

namespace showdown::gui {
namespace {

using narration::MoveKind;

CardMove move(MoveKind kind, const Table& before, const Table& after)
{
    return {after == before ? MoveKind::nothing : kind, after};
}

MoveResult inserted(const Table& table, const CarriedCard& carried, SlotPlace to)
{
    if (!carried.from) {
        Table after = table;
        const auto row = insertCard(table.row(to.player), to.slot, *carried.card.face());
        if (!row)
            return RefusedMove{};
        after.row(to.player) = *row;
        return move(MoveKind::insert, table, after);
    }
    const std::optional<Table> after = withMovedCard(table, *carried.from, to);
    return after ? MoveResult(move(MoveKind::insert, table, *after)) : RefusedMove{};
}

} // namespace

MoveResult movedTo(const Table& table, const CarriedCard& carried, SlotPlace to, DropStyle style)
{
    if (!carried.from) {
        if (const auto held = takenBy(table, *carried.card.face()))
            return RefusedMove{held};
    }
    const std::optional<Card> there = table.card(to);
    if (there && style == DropStyle::insert)
        return inserted(table, carried, to);
    Table after = table;
    if (carried.from)
        after.row(carried.from->player).set(carried.from->slot, there);
    after.row(to.player).set(to.slot, carried.card.face());
    if (carried.from)
        return move(there ? MoveKind::swap : MoveKind::move, table, after);
    return move(there ? MoveKind::replace : MoveKind::place, table, after);
}

CardMove movedOff(const Table& table, const CarriedCard& carried)
{
    Table after = table;
    if (carried.from)
        after.row(carried.from->player).set(carried.from->slot, std::nullopt);
    return move(MoveKind::clear, table, after);
}

} // namespace showdown::gui

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/session/cardmoves.h"

#include "app/gui/session/tableedits.h"

namespace showdown::gui {
namespace {

using narration::MoveKind;

CardMove move(MoveKind kind, const CardTable& before, const CardTable& after)
{
    return {after == before ? MoveKind::nothing : kind, after};
}

MoveResult inserted(const CardTable& table, const CarriedCard& carried, Place to)
{
    if (!carried.from) {
        CardTable after = table;
        const auto row = insertCard(table.row(to.row), to.slot, *carried.card.face());
        if (!row)
            return RefusedMove{};
        after.row(to.row) = *row;
        return move(MoveKind::insert, table, after);
    }
    const std::optional<CardTable> after = withMovedCard(table, *carried.from, to);
    return after ? MoveResult(move(MoveKind::insert, table, *after)) : RefusedMove{};
}

} // namespace

MoveResult movedTo(const CardTable& table, const CarriedCard& carried, Place to, DropStyle style)
{
    if (!carried.from) {
        if (const auto held = takenBy(table, *carried.card.face()))
            return RefusedMove{held};
    }
    const std::optional<PlacedCard> there = table.card(to);
    if (there && style == DropStyle::insert)
        return inserted(table, carried, to);
    CardTable after = table;
    if (carried.from)
        after.set(*carried.from, there);
    after.set(to, carried.card);
    if (carried.from)
        return move(there ? MoveKind::swap : MoveKind::move, table, after);
    return move(there ? MoveKind::replace : MoveKind::place, table, after);
}

CardMove movedOff(const CardTable& table, const CarriedCard& carried)
{
    CardTable after = table;
    if (carried.from)
        after.set(*carried.from, std::nullopt);
    return move(MoveKind::clear, table, after);
}

} // namespace showdown::gui

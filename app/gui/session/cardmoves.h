// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/session/carriedcard.h"
#include "app/gui/session/table.h"
#include "app/narration/movetext.h"

#include <optional>
#include <variant>

namespace showdown::gui {

/// What comes of it.
struct CardMove
{
    narration::MoveKind kind = narration::MoveKind::nothing;
    Table after;
};

/// Why nothing does.
struct RefusedMove
{
    /// Where the card lies that is wanted out of the deck, which holds it once; nothing: the row has
    /// no room.
    std::optional<SlotPlace> holder;
};

using MoveResult = std::variant<CardMove, RefusedMove>;

/// A card, which must be face up, is let go over a slot. This decides for mouse and keyboard alike.
/// Inserted, cards make room as insertCard() says.
MoveResult movedTo(const Table& table, const CarriedCard& carried, SlotPlace to, DropStyle style);

/// A card is let go outside of all slots: it goes off the table.
CardMove movedOff(const Table& table, const CarriedCard& carried);

} // namespace showdown::gui

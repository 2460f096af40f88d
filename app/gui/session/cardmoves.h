// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/session/cardtable.h"
#include "app/gui/session/carriedcard.h"
#include "app/narration/movetext.h"

#include <optional>
#include <variant>

namespace showdown::gui {

/// The result of dropping a card.
struct CardMove
{
    narration::MoveKind kind = narration::MoveKind::nothing;
    CardTable after;
};

/// Why dropping does nothing.
struct RefusedMove
{
    /// Where the card from the deck already is, of which there is one; nothing: the row has no
    /// room.
    std::optional<Place> holder;
};

using MoveResult = std::variant<CardMove, RefusedMove>;

/// Drops a card, which must be face up, over a slot; the same for mouse and keyboard. Inserted,
/// cards make room as insertCard() says.
MoveResult movedTo(const CardTable& table, const CarriedCard& carried, Place to, DropStyle style);

/// Drops a card outside of all slots: it is taken off the table.
CardMove movedOff(const CardTable& table, const CarriedCard& carried);

} // namespace showdown::gui

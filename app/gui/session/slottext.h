// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/session/table.h"
#include "core/cards/deck.h"

#include <QString>

namespace showdown::gui {

/// The place as narration takes it, which numbers the slots whether or not they are filled.
CardPlace numbered(SlotPlace place);

/// "Player 2, card 4".
QString slotName(SlotPlace place);

/// "Queen of diamonds is already in Player 1, card 3."
QString conflictText(const CardConflict& conflict);

} // namespace showdown::gui

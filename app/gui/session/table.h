// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/files/table.h"

namespace showdown::gui {

// The window uses these everywhere, so it names them without `files::`.

using files::CardConflict;
using files::CardsLeft;
using files::deckSuits;
using files::sampleTable;
using files::SlotPlace;
using files::SlotRow;
using files::Table;
using files::TableRows;

} // namespace showdown::gui

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/files/table.h"

namespace showdown::gui {

// The table is what the window is about, and goes here by its own name.

using files::CardConflict;
using files::CardsLeft;
using files::deckSuits;
using files::sampleTable;
using files::SlotPlace;
using files::SlotRow;
using files::Table;
using files::TableRows;

} // namespace showdown::gui

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/files/cardtable.h"
#include "app/files/oddsquestion.h"

namespace showdown::gui {

// The window uses these everywhere, so it names them without `files::`.

using files::CardConflict;
using files::CardsLeft;
using files::CardTable;
using files::deckSuits;
using files::emptyHands;
using files::emptySituation;
using files::hasCards;
using files::mostCards;
using files::OddsGap;
using files::OddsLack;
using files::OddsQuestion;
using files::Place;
using files::RowKind;
using files::sampleTable;
using files::SlotRow;
using files::TableRows;

} // namespace showdown::gui

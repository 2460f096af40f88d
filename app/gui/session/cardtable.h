// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/tables/cardtable.h"
#include "app/tables/moves.h"
#include "app/tables/oddsquestion.h"

namespace showdown::gui {

// The window uses these everywhere, so it names them without `tables::`.

using tables::CardConflict;
using tables::CardMove;
using tables::CardsLeft;
using tables::CardTable;
using tables::CarriedCard;
using tables::deckSuits;
using tables::DropStyle;
using tables::emptyHands;
using tables::emptySituation;
using tables::hasCards;
using tables::mostCards;
using tables::MoveResult;
using tables::NoMove;
using tables::OddsGap;
using tables::OddsLack;
using tables::OddsQuestion;
using tables::Place;
using tables::RefusedMove;
using tables::RowKind;
using tables::sampleTable;
using tables::SlotRow;
using tables::TableRows;

} // namespace showdown::gui

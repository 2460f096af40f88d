// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/cards/deckgrid.h"
#include "app/gui/session/table.h"

#include <QStringList>

namespace showdown::gui {

class Session;

/// The keys whose cards lie somewhere already, under one deck.
UsedKeys usedKeys(const Session& session);

/// What placing a card would come to, from the longest text to the shortest: "K♦ here: full house,
/// kings over sixes; Player 2 would win", "Already in Player 1, card 3". Empty if it would complete
/// no hand.
QStringList keyHints(const Session& session, SlotPlace place, Card card);

} // namespace showdown::gui

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cards/card.h"
#include "core/cards/deck.h"
#include "core/compare/showdown.h"

#include <QString>
#include <QStringList>

namespace showdown::narration {

/// "Player 2": what a player is called who has no name. Numbers count from 1.
QString playerName(int number);

/// The player's own name from the list, or playerName() where there is none.
QString playerName(int number, const QStringList& names);

/// "P2": the same where there is little room.
QString playerShortName(int number);

/// "1st", "2nd", "3rd", or "Tied 1st" if others share the place.
QString placeMark(int place, bool tied);

/// The mark of a player in a showdown (1st …), or "Not in yet" for one who takes no part.
QString placeMark(const Showdown& showdown, int player);

/// "first place", "tied for first place": as a screen reader says it.
QString placeWords(int place, bool tied);

/// "Player 2, first place, pair of queens, kickers nine, seven, three"; "Player 3, 3 of 5 cards".
QString playerDescription(const Showdown& showdown, int player, const QStringList& names = {});

/// "Player 2, card 4": a place on the table.
QString slotName(CardPlace place, const QStringList& names = {});

/// "Queen of diamonds is already in Player 1, card 3."
QString alreadyHeld(Card card, CardPlace holder, const QStringList& names = {});

} // namespace showdown::narration

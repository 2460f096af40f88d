// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/narration/movetext.h"
#include "core/cards/placedcard.h"
#include "core/odds/situation.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace showdown::narration {

// The places of a situation: hole cards, the board and dead cards. `names` are the players' own
// names; a missing or empty one means "Player 1" and so on.

/// "Player 2, card 1", "Flop, card 3", "Turn", "River", "Dead card 2".
QString placeName(const SeenPlace& place, const QStringList& names = {});

/// "K♦", "2♥ (wild)", "?" for an unknown card; the name is "King of diamonds", "Unknown card".
QString placedSymbol(PlacedCard card, const HouseRules& rules);
QString placedName(PlacedCard card, const HouseRules& rules);

/// The content of a place: "King of diamonds", "Two of hearts (wild)", "Unknown card", "Empty".
QString placeContent(std::optional<PlacedCard> card, const HouseRules& rules);

/// The place, and "(replaces Q♥)" if it holds a card: where the next card goes.
QString nextPlaceText(const SeenPlace& place, std::optional<PlacedCard> there,
                      const HouseRules& rules, const QStringList& names = {});

/// "Goes to: Turn"; for several cards: "3 cards, from here on: Flop, card 1".
QString goesToPlace(int cards, const SeenPlace& place, const QStringList& names = {});

/// "Already on the board, card 3": beside the card in question.
QString alreadyInPlace(const SeenPlace& holder, const QStringList& names = {});

/// "Queen of spades is already on the board, card 1."
QString alreadyHeldIn(Card card, const SeenPlace& holder, const HouseRules& rules,
                      const QStringList& names = {});

/// "In use, board card 3": for a key of the deck.
QString placeInUse(const SeenPlace& holder, const QStringList& names = {});

/// "Only a hole card can be unknown."
QString noUnknownCardHere();

/// The effect of letting a carried card go: "K♦ moves to: Turn". The card there matters if the
/// carried one replaces it or changes places with it.
QString placeMoveText(MoveKind kind, PlacedCard card, const SeenPlace& place,
                      std::optional<PlacedCard> there, const HouseRules& rules,
                      const QStringList& names = {});

/// "K♦ is picked up. Arrows choose a slot, Enter drops it, Esc takes it back."
QString placedPickedUpText(PlacedCard card, const HouseRules& rules);

} // namespace showdown::narration

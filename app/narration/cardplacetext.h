// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cards/deck.h"
#include "core/cards/placedcard.h"
#include "core/odds/situation.h"
#include "core/rules/houserules.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>

namespace showdown::narration {

// Places for cards, and what happens to cards there. SeenArea::hole also stands for the hands of
// Compare. `names` are the players' own names; a missing or empty one means "Player 1" and so on.

/// "Player 2, card 4": a place in a hand.
QString slotName(CardPlace place, const QStringList& names = {});

/// "Player 2, card 1", "Flop, card 3", "Turn", "River", "Dead card 2".
QString placeName(const SeenPlace& place, const QStringList& names = {});

/// "K♦", "2♥ (wild)", "?" for an unknown card; the name is "King of diamonds", "Unknown card".
QString placedSymbol(PlacedCard card, const HouseRules& rules);
QString placedName(PlacedCard card, const HouseRules& rules);

/// The content of a place: "King of diamonds", "Two of hearts (wild)", "Unknown card", "Empty".
QString placeContent(std::optional<PlacedCard> card, const HouseRules& rules);

/// The place, and "(replaces the wild)" or "(replaces Q♥)" if it holds a card: where the next card
/// goes.
QString nextPlaceText(const SeenPlace& place, std::optional<PlacedCard> there,
                      const HouseRules& rules, const QStringList& names = {});

/// "King of hearts, card 1. Pair of kings.", "King of hearts, Turn.": the card that was just put
/// there, for those who know in whose hand they are, and what the hand is then, if anything.
QString putText(PlacedCard card, const SeenPlace& place, const HouseRules& rules,
                const QString& made = {});

/// "Goes to the turn"; for several cards: "3 cards, from Player 2, card 4 on".
QString goesTo(int cards, const SeenPlace& place, const QStringList& names = {});

/// "Already in Player 1, card 3", "Already on the board, card 3": beside the card in question.
QString alreadyIn(const SeenPlace& holder, const QStringList& names = {});

/// "Queen of spades is already in Player 1, card 3."
QString alreadyHeld(Card card, const SeenPlace& holder, const HouseRules& rules,
                    const QStringList& names = {});

/// "In use, Player 1 card 3": for a key of the deck.
QString inUse(const SeenPlace& holder, const QStringList& names = {});

/// What happens to a card that is let go.
enum class MoveKind : std::uint8_t {
    nothing, ///< everything stays as it is
    place,   ///< from the deck into an empty slot
    replace, ///< from the deck onto a card, which is removed
    move,    ///< from a slot into an empty one
    swap,    ///< two cards change places
    insert,  ///< between cards, which make room
    clear,   ///< off the table
};

/// "K♦ goes to Player 2, card 4 and replaces Q♥", "K♦ and Q♥ change places: K♦ moves to the turn":
/// the effect of letting a carried card go. The card there matters if the carried one replaces it or
/// changes places with it.
QString moveText(MoveKind kind, PlacedCard card, const SeenPlace& place,
                 std::optional<PlacedCard> there, const HouseRules& rules,
                 const QStringList& names = {});

/// "There is no room for one more card.": why a card cannot go between others.
QString noRoomHere();

/// "This card is given.": why it cannot be changed.
QString givenCard();

/// "Only a hole card can be unknown."
QString noUnknownCardHere();

/// "K♦ is picked up. Arrows choose a slot, Enter drops it, Esc takes it back."
QString pickedUpText(PlacedCard card, const HouseRules& rules);

/// "There is no card to pick up."
QString nothingToPickUp();

} // namespace showdown::narration

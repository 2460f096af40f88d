// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#pragma once

#include "app/narration/handtext.h"
#include "core/cards/card.h"
#include "core/cards/deck.h"
#include "core/compare/showdown.h"
#include "core/compare/workinghand.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace showdown::narration {

/// "38 of 52 left": beside the deck.
QString cardsLeftText(int left, int all);

/// "38 left": where there is little room.
QString cardsLeftShort(int left);

/// "2 hands take the place of those on the table".
QString handsComeIn(int hands);

/// "Queen of diamonds comes twice".
QString comesTwice(Card card, const HouseRules& rules);

/// "As long as this table is open, the cards of Player 3 come back with the player." Of one player or
/// two, by name: no file holds the cards.
QString cardsSetAside(const QStringList& players);

/// "No such card. Try Ks, 10h or *."
QString noSuchCard();

/// "There is room for 15 cards."
QString roomFor(int cards);

/// "King of diamonds", "Two of hearts (wild)"; the joker is "Wild card, any number".
QString deckKeyName(Card card, const HouseRules& rules);

/// "2 cards are used twice. Keep the first of each?"
QString usedTwiceQuestion(int cards);

/// "Not enough cards left to deal. Clear a hand or allow duplicates."
QString notEnoughCards();

/// "Player 2": the default name of a player. Numbers count from 1.
QString playerName(int number);

/// The player's own name from the list, or playerName() if it has none. A name that another player
/// has, or would have by default, is followed by the number: "Ann (2)".
QString playerName(int number, const QStringList& names);

/// The number that playerName(number) stands for, here or in English; nothing for other names.
std::optional<int> playerNumber(const QString& name);

/// "P2": the default name where there is little room.
QString playerShortName(int number);

/// "1st", "2nd", "3rd", or "Tied 1st" if others share the place.
QString placeMark(int place, bool tied);

/// "first place", "tied for second place": inside a sentence.
QString placeInWords(int place, bool tied);

/// The mark of a player in a showdown (1st …), "No place" for a hand that does not fit the lens, or
/// "Not in yet" for an incomplete one.
QString placeMark(const Showdown& showdown, int player);

/// "Player 2, first place, pair of queens, kickers nine, seven, three"; "Player 3, 3 of 5 cards".
QString playerDescription(const Showdown& showdown, int player, const QStringList& names = {});

/// The same without the place: "Player 2, pair of queens, kickers nine, seven, three".
QString playerHand(const Showdown& showdown, int player, const QStringList& names = {});

/// "3rd, tried": a mark or a description of a player whose wilds are only tried.
QString onlyTried(const QString& what);

// The cards of a player as a screen reader says them. `names` are the players' own names; a missing
// or empty one means "Player 1" and so on. Players and positions count from 1.

/// "Player 2 working hand, in comparing order", or through a lens "Player 2 working hand, as full
/// house".
QString workingHandTitle(int player, std::optional<Category> lens, const QStringList& names = {});

/// "Player 2, position 1 of 5, queen, from a wild, part of the pair".
QString workingCardDescription(int player, int position, const WorkingCard& card,
                               const HandPart& part, const QStringList& names = {});

/// The content of a slot: "King of diamonds", "Wild, acts as queen", "Two of hearts (wild), acts as
/// queen", "Wild card", "Empty"; "Wild, tried as nine" while that is tried.
QString slotContent(std::optional<Card> card, const std::optional<Substitution>& substitution,
                    const HouseRules& rules, bool isTried = false);

/// How a dealt card takes part in the result: "In the pair. Decides: no."
QString slotPart(const HandPart& part, bool decides);

} // namespace showdown::narration

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cards/deck.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace showdown::narration {

/// "Player 2, card 4", and "(replaces the wild)" or "(replaces Q♥)" if a card lies there: where the
/// next card goes.
QString nextSlotText(CardPlace place, std::optional<Card> there, const QStringList& names = {});

/// "38 of 52 left": beside the deck.
QString cardsLeftText(int left, int all);

/// "38 left": the same where there is little room.
QString cardsLeftShort(int left);

/// "38 of 52 cards left": for a status line.
QString cardsLeftLine(int left, int all);

/// "Goes to Player 2, card 4"; of several cards: "3 cards, from Player 2, card 4 on".
QString goesTo(int cards, CardPlace place, const QStringList& names = {});

/// "Already in Player 1, card 3": beside the card that is meant.
QString alreadyIn(CardPlace holder, const QStringList& names = {});

/// "Queen of diamonds comes twice".
QString comesTwice(Card card);

/// "No such card. Try Ks, 10h or *."
QString noSuchCard();

/// "There is room for 15 cards."
QString roomFor(int cards);

/// "King of diamonds"; the joker is "Wild card, any number".
QString deckKeyName(Card card);

/// "In use, Player 1 card 3".
QString inUse(CardPlace holder, const QStringList& names = {});

/// "2 cards are used twice. Keep the first of each?"
QString usedTwiceQuestion(int cards);

/// "Not enough cards left to deal. Clear a hand or allow duplicates."
QString notEnoughCards();

} // namespace showdown::narration

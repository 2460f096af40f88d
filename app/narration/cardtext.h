// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/cards/card.h"
#include "core/compare/workinghand.h"
#include "core/rules/houserules.h"

#include <QString>

namespace showdown::narration {

/// "two" to "ace", as in "king kicker" or "nine high".
QString rankWord(Rank rank);

/// "Two" to "Ace", where a card is named by its value alone.
QString rankName(Rank rank);

/// "twos" to "aces", as in "pair of queens".
QString rankPlural(Rank rank);

/// The same where "with" comes before it: "with aces" is another case in some languages.
QString rankPluralAfterWith(Rank rank);

/// "one two" to "one ace", as in "Wild + one queen is 2 of 4".
QString rankSingle(Rank rank);

/// "2" to "10", "J", "Q", "K", "A": the sign in the corner of a card, the same in every
/// language.
QString rankSymbol(Rank rank);

/// The same inside a sentence, "the wild acts as Q": a word in languages without these letters.
QString spokenRank(Rank rank);

/// "♥", "♦", "♣", "♠".
QString suitSymbol(Suit suit);

/// "hearts", "diamonds", "clubs", "spades".
QString suitWord(Suit suit);

/// "King of diamonds"; a joker is "Wild card".
QString cardName(Card card);

/// "Unknown card": an unseen card, in a whole sentence.
QString unknownCardName();
QString unknownCardNote();

/// "10♥"; a joker is "★".
QString cardSymbol(Card card);

/// As above, under house rules: a natural card that is wild there is "Two of hearts (wild)" and "2♥
/// (wild)".
QString cardName(Card card, const HouseRules& rules);
QString cardSymbol(Card card, const HouseRules& rules);

/// The text as it is said: for "K♦" in it "King of diamonds".
QString withCardNames(const QString& text);

/// The word before "beats": digits from "2" to "10", words from "jack" to "ace".
QString beatingValue(Rank rank);

/// The word after "beats"; some languages inflect it.
QString beatenValue(Rank rank);

/// "Q", or "10♥" where the suit is part of the hand.
QString cardSymbol(const WorkingCard& card);
QString cardSymbol(const Substitution& substitution);

/// "acts as Q", "acts as 10♥": shown under a dealt wild.
QString actsAs(const Substitution& substitution);

/// "tried as Q": as above, while the user tries another choice.
QString triedAs(const Substitution& substitution);

/// An end of a row of cards, as in "3 up to queen": digits from "2" to "10", words from "jack" to
/// "ace". The value is 1 to 14; an ace below the two counts 1.
QString rowValue(int value);

} // namespace showdown::narration

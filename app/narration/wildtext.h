// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/narration/verdicttext.h"
#include "core/questions/wildquestion.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace showdown::narration {

// What the choices for the wilds of a hand make, as the Wild tab says it. An option is an index of
// the question's options. Names of players who are called otherwise than "Player 1" may be given.

/// "As a queen it makes a pair of queens; no other value makes more."
QString wildBestText(const WildQuestion& question);

/// "Suits do not matter: four suits are in the hand."; empty if there is nothing to say.
QString wildSuitsText(const WildQuestion& question);

/// "Q", "Q♥", "10 7": a choice in a list.
QString wildSymbols(const WildOption& option);

/// "Pair of queens, kickers nine, seven, three": all values of a hand, as the name of a flush alone
/// does not tell choices apart.
QString wildHandName(const HandValue& value);

/// "Queen", "Queen of hearts", "Ten and seven".
QString wildCardsName(const WildOption& option);

/// Where the box speaks of a choice that is pointed at: "As a nine", "King and nine".
QString wildPointedTitle(const WildOption& option);

/// What it makes, as sentences: "High card: a pair of nines does not count here.", "Not allowed: in
/// a flush a wild is an ace.".
QString wildMadeText(const WildOption& option, const HouseRules& rules);

/// "Loses to Player 1.", "Ties with Player 1.", "Wins."; empty if there is nobody to compare with.
QString wildOutcomeText(const WildOption& option, int player, const QStringList& names = {});

/// "Trying the wild as a nine".
QString wildTrialTitle(const WildOption& option);

/// "Trying Player 2's wild as a nine".
QString wildTrialTitle(const WildOption& option, int player, const QStringList& names = {});

/// What a try-out would have cost: "Player 1 wins. 3rd instead of 1st."; empty if there is nobody to
/// compare with.
QString wildCostText(const WildQuestion& question, const WildOption& option,
                     const QStringList& names = {});

/// The verdict on the hands, compared by best rank, while a choice is tried: "Trying Player 2's wild
/// as a nine. Player 1 wins. A pair beats high card. 3rd instead of 1st."; what the choice makes
/// while there is nobody to compare with. Through a lens it says that it means the best rank.
Verdict wildTrialVerdict(const WildQuestion& question, const WildOption& option,
                         const Showdown& tried, const HouseRules& rules, bool isThroughLens,
                         const QStringList& names = {});

/// "Queen: pair of queens, kickers nine, seven, three, first place, best": a cell as a screen reader
/// says it.
QString wildCellName(const WildQuestion& question, int option, bool isTried,
                     const HouseRules& rules);

/// "and 7 more: 8 7 6 5 4 3 2", after so many of the order; empty if there are no more.
QString wildMoreText(const WildQuestion& question, int shown);

} // namespace showdown::narration

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/narration/verdicttext.h"
#include "core/questions/wildquestion.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace showdown::narration {

// What the choices for the wilds of a hand make, in the words of the Wild tab. An option is an
// index into the question's options. `names` are the players' own names; a missing or empty one
// means "Player 1" and so on.

/// "As a queen it makes a pair of queens; no other value makes more."
QString wildBestText(const WildQuestion& question);

/// "Suits do not matter: four suits are in the hand."; empty if there is nothing to say.
QString wildSuitsText(const WildQuestion& question);

/// "Q", "Q♥", "10 7": a choice in a list.
QString wildSymbols(const WildOption& option);

/// "Pair of queens, kickers nine, seven, three": all values of a hand, because the name of a flush
/// alone does not tell choices apart.
QString wildHandName(const HandValue& value);

/// "Queen", "Queen of hearts", "Ten and seven".
QString wildCardsName(const WildOption& option);

/// The box's title for the choice pointed at: "As a nine", "King and nine".
QString wildPointedTitle(const WildOption& option);

/// What a choice makes, as sentences: "High card: a pair of nines does not count here.", "Not
/// allowed: in a flush a wild is an ace.".
QString wildMadeText(const WildOption& option, const HouseRules& rules);

/// "Loses to Player 1.", "Ties with Player 1.", "Wins."; empty if there is no hand to compare with.
QString wildOutcomeText(const WildOption& option, int player, const QStringList& names = {});

/// "Trying the wild as a nine".
QString wildTrialTitle(const WildOption& option);

/// "Trying Player 2's wild as a nine".
QString wildTrialTitle(const WildOption& option, int player, const QStringList& names = {});

/// The cost of a try-out: "Player 1 wins. 3rd instead of 1st."; empty if there is no hand to
/// compare with.
QString wildCostText(const WildQuestion& question, const WildOption& option,
                     const QStringList& names = {});

/// The verdict on the hands, compared by best rank, while a choice is tried: "Trying Player 2's
/// wild as a nine. Player 1 wins. A pair beats high card. 3rd instead of 1st."; what the choice
/// makes while there is no hand to compare with. Through a lens it says that it means the best
/// rank.
Verdict wildTrialVerdict(const WildQuestion& question, const WildOption& option,
                         const Showdown& tried, const HouseRules& rules, bool isThroughLens,
                         const QStringList& names = {});

/// "Queen: pair of queens, kickers nine, seven, three, first place, best": a cell as a screen
/// reader says it.
QString wildCellName(const WildQuestion& question, int option, bool isTried,
                     const HouseRules& rules);

/// "and 7 more: 8 7 6 5 4 3 2", after the first `shown` options; empty if there are no more.
QString wildMoreText(const WildQuestion& question, int shown);

} // namespace showdown::narration

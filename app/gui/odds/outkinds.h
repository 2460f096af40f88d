// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/outs.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace showdown::gui {

struct OddsCount;

/// Cards with the same effect.
struct CardsOfOneKind
{
    QString title; ///< "Flush, ace high", "Spades that are no outs"
    QString count; ///< "7 cards"
    QString note;  ///< why they are no outs; empty for outs
    std::vector<UnseenCard> cards;
    bool areOuts = true; ///< otherwise they are crossed out
    bool waits = false;  ///< behind the button, with the further groups that are no outs

    bool operator==(const CardsOfOneKind&) const = default;
};

/// The index of a player, from 0 at the table, in the counted question; nothing for one who does
/// not play.
std::optional<int> placeOf(const OddsCount& count, int player);

/// The players who get the pot in any case; nothing while it is open, and for a player alone.
std::optional<PlayerSet> decidedFor(const OddsCount& count);

/// The standing of a player of the question towards the cards to come.
OutsStanding outsStandingOf(const OddsCount& count, int place);

/// The outs of a player of the question by what they make, or the cards that keep the lead, then
/// those that are no outs, by reason. Empty if they are not known.
std::vector<CardsOfOneKind> outKinds(const OddsCount& count, int place, const QStringList& names);

} // namespace showdown::gui

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/chance.h"
#include "core/questions/onecard.h"
#include "core/questions/otherrules.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace showdown::narration {

// The short rows under the comparisons. They are no sentences, and so have no full stop. `names`
// are the players' own names; a missing or empty one means "Player 1" and so on. Player numbers
// count from 1.

/// "Better than 93.4 % of all five-card hands", for the share that is worth less. While all hands
/// are compared as one rank it says that it means the best rank.
QString rarityText(const Chance& below, bool isThroughLens = false);

/// The outcome under presets that give the same other winners.
struct OtherRulesText
{
    QString text;                ///< "Under Standard, Player 1 would win"
    std::vector<Preset> presets; ///< those that it names

    bool operator==(const OtherRulesText&) const = default;
};

/// One text for each set of other winners, in the order of the presets; none if every preset gives
/// the same winners.
std::vector<OtherRulesText> otherRulesTexts(const std::vector<PresetOutcome>& outcomes,
                                            const QStringList& names = {});

/// "The same under every preset": if there is no other text.
QString sameUnderEveryPreset();

/// "With 7♠ in place of 2♥ Player 1 would win", or "… would win alone" for a player who ties. The
/// change is in this player's hand.
QString oneCardText(const Showdown& showdown, int player, const CardChange& change,
                    const HouseRules& rules, const QStringList& names = {});

/// "No single card saves Player 1", or "makes Player 1 win alone": if there is no change.
QString noCardSaves(const Showdown& showdown, int player, const QStringList& names = {});

/// "The hand wins as it is": for a player who wins alone.
QString winsAsItIs();

} // namespace showdown::narration

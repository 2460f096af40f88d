// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/compare/showdown.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace showdown::narration {

/// The effect of a card in a hand that it completes.
struct CardHere
{
    Card card;
    int player = 1;          ///< whose hand it would be, from 1
    const Showdown& outcome; ///< with the card
};

/// From the longest text to the shortest: "K♦ here: full house, kings over sixes; Player 2 would
/// win", "K♦ here: full house; Player 2 would win", "K♦ here: full house".
QStringList keyHints(const CardHere& here, const HouseRules& rules,
                     std::optional<Category> lens = std::nullopt, const QStringList& names = {});

/// The longest of them, shown beside the keys of the deck: "K♦ here: full house, kings over sixes;
/// Player 2 would win", "…; everyone would tie", "K♦ here: no full house; Player 1 would win". A
/// hand with no other to compare with is only named.
QString keyHint(const CardHere& here, const HouseRules& rules,
                std::optional<Category> lens = std::nullopt, const QStringList& names = {});

} // namespace showdown::narration

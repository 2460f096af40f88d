// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/situation.h"
#include "core/questions/handofrank.h"
#include "core/rules/category.h"
#include "core/rules/houserules.h"

#include <QString>
#include <QStringList>

#include <cstdint>

namespace showdown::narration {

// What was dealt, with the seed that deals the same again on the same table. Players count from 1.

/// "All hands, seed 4711".
QString dealtAll(std::uint32_t seed);

/// "Empty slots, seed 4711".
QString dealtEmpty(std::uint32_t seed);

/// "Player 2, seed 4711".
QString dealtTo(int player, std::uint32_t seed, const QStringList& names = {});

/// "Turn, seed 4711"; empty before the flop, when no board is dealt.
QString dealtStreet(Street street, std::uint32_t seed);

/// "Flop and turn, seed 4711".
QString dealtFlopAndTurn(std::uint32_t seed);

/// "Rest of the board, seed 4711".
QString dealtBoard(std::uint32_t seed);

/// "Close hands, seed 4711".
QString dealtClose(std::uint32_t seed);

/// "Full house with 2 wilds for Player 2, seed 4711".
QString dealtRank(Category rank, int wilds, int player, std::uint32_t seed,
                  const QStringList& names = {});

/// "Full house with 2 wilds", "Full house without wilds".
QString rankWithWilds(Category rank, int wilds);

/// "No wilds", "1 wild": over a column.
QString wildCount(int wilds);

/// "The board has all its five cards.": why no street can be dealt.
QString boardComplete();

/// "Not enough cards left to deal. Clear a hand or dead cards.": of the one deck of odds.
QString notEnoughForOdds();

/// "No close hands were found under these rules.": why close hands cannot be dealt.
QString noCloseHands();

/// "With 2 wilds, two pair always becomes something better.": why a rank cannot be dealt.
QString noSuchHand(NoSuchHand reason, Category rank, int wilds);

} // namespace showdown::narration

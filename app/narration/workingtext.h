// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/narration/handtext.h"
#include "core/cards/card.h"
#include "core/compare/workinghand.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace showdown::narration {

// The cards of a player as a screen reader says them. Names of players who are called otherwise
// than "Player 1" may be given; players and positions count from 1.

/// "Player 2 working hand, in comparing order", or through a lens "Player 2 working hand, as full
/// house".
QString workingHandTitle(int player, std::optional<Category> lens, const QStringList& names = {});

/// "Player 2, position 1 of 5, queen, from a wild, part of the pair".
QString workingCardDescription(int player, int position, const WorkingCard& card,
                               const HandPart& part, const QStringList& names = {});

/// What a slot holds: "King of diamonds", "Wild, acts as queen", "Wild card", "Empty".
QString slotContent(std::optional<Card> card, const std::optional<Substitution>& substitution);

/// How a dealt card takes part in the result: "In the pair. Decides: no."
QString slotPart(const HandPart& part, bool decides);

} // namespace showdown::narration

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cards/notation.h"
#include "core/odds/situation.h"

#include <QString>

namespace showdown::narration {

/// "hand 2, character 4: …", "board, character 4: …": a mistake in the cards of an area. The
/// player counts from 0 and matters for hole cards alone.
QString errorText(const NotationError& error, SeenArea area, int player = 0);

/// "board, card 3: 'Qd' is already hand 1, card 1; one deck holds each card once": why a situation
/// cannot be.
QString errorText(const SituationError& error);

} // namespace showdown::narration

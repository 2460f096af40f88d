// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/cards/deck.h"
#include "core/cards/notation.h"
#include "core/odds/situation.h"

#include <QString>
#include <QStringView>

namespace showdown::narration {

/// "character 4: 'x' is no suit; one of h d c s": the place, what stands there, and what was
/// expected.
QString errorText(const NotationError& error);

/// As above, for one of several hands, counted from 1: "hand 2, character 4: …".
QString errorText(const NotationError& error, int hand);

/// "hand 2, card 3: 'Qd' is already hand 1, card 1; one deck holds each card once".
QString errorText(const RepeatedCard& repeated);

/// "U+202E".
QString codePointName(char32_t codePoint);

/// Text from outside, fit for a message: cut if it is longer, and with control characters and bytes
/// that are not UTF-8 replaced.
QString fitForMessage(QStringView text, qsizetype longest = 40);

/// As above, in single quotation marks.
QString quoted(QStringView text);

/// A path in single quotation marks, whole, because the name of the file stands at its end.
QString quotedPath(QStringView path);

/// "hand 2, character 4: …", "board, character 4: …": a mistake in the cards of an area. The
/// player, from 0, matters only for hole cards.
QString errorText(const NotationError& error, SeenArea area, int player = 0);

/// "board, card 3: 'Qd' is already hand 1, card 1; one deck holds each card once": why a situation
/// is impossible.
QString errorText(const SituationError& error);

} // namespace showdown::narration

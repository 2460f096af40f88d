// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cards/rank.h"

#include <QString>

namespace showdown::narration {

/// Cards that a person typed, with the letters of the current language replaced by those of the
/// notation, which are taken too: in German "Dk bp" is "QD JS". Every letter stays in its place.
QString inNotation(const QString& typed);

/// The letter that people type for a rank in the current language: "D" for the queen in German.
QString typedLetter(Rank rank);

} // namespace showdown::narration

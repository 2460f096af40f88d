// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/compare/showdown.h"

#include <QString>

namespace showdown::narration {

/// Which cards make a straight, a flush or both: "Four hearts and one wild", "In a row: 5 up to 9,
/// the wild acts as 7". Empty for all other ranks. The result must be that of this hand.
QString rowFit(const Hand& hand, const HandResult& result);

} // namespace showdown::narration

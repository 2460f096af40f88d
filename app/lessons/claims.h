// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/lessons/facts.h"
#include "app/lessons/problems.h"

namespace showdown::lessons {

/// Holds claims against the engine; names are compared in the language of the program. Gives how many
/// claims there were.
int checkClaims(const Claims& claims, Facts& facts, Problems& problems);

} // namespace showdown::lessons

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/lessons/claimfacts.h"
#include "app/lessons/problems.h"

namespace showdown::lessons {

/// Checks claims against the engine; names are compared in the current language. Returns the number
/// of claims.
int checkClaims(const Claims& claims, ClaimFacts& facts, Problems& problems);

} // namespace showdown::lessons

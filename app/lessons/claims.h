// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/lessons/claimfacts.h"
#include "app/lessons/problems.h"

#include <optional>
#include <string>

namespace showdown::lessons {

/// Checks claims against the engine; names are compared in the current language. Returns the number
/// of claims.
int checkClaims(const Claims& claims, ClaimFacts& facts, Problems& problems);

/// Adds that a claim is wrong and, where it is about who wins or why, what the verdict is.
void addWrong(const std::string& claim, const QString& stated, const QString& truth,
              const std::optional<narration::GivenAnswer>& verdict, int line, Problems& problems);

} // namespace showdown::lessons

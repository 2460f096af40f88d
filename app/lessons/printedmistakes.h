// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cards/hand.h"
#include "core/rules/category.h"
#include "core/rules/houserules.h"

#include <QStringList>

#include <optional>
#include <vector>

namespace showdown::lessons {

/// What the mistakes in the printed pseudo-code make of these hands: "E3:2" where E3 makes player 2
/// win, "E18:" where the code stops, "E2" where one shows but names no other winner.
QStringList printedAnswersOf(const std::vector<Hand>& hands, const HouseRules& rules,
                             std::optional<Category> lens);

} // namespace showdown::lessons

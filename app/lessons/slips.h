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

/// The wrong answers that the printed pseudo-code is known to give with these hands: "E3:2".
QStringList printedAnswersOf(const std::vector<Hand>& hands, const HouseRules& rules,
                             std::optional<Category> lens);

} // namespace showdown::lessons

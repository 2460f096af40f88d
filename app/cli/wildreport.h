// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/wildchoices.h"
#include "core/rules/presets.h"

#include <QString>
#include <nlohmann/json_fwd.hpp>

#include <vector>

namespace showdown::cli {

/// What the wilds of a hand may be taken for.
struct WildReport
{
    NamedRules rules;
    Hand hand;
    std::vector<WildChoice> choices; ///< best first; none without a wild or without five cards
};

/// Finds every choice for the wilds of a hand.
WildReport wildReport(const Hand& hand, const NamedRules& rules);

/// The machine-readable form; its keys stand in a documented order.
nlohmann::ordered_json toJson(const WildReport& report);

/// The form for people: a line for each choice.
QString toText(const WildReport& report);

} // namespace showdown::cli

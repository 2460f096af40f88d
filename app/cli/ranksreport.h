// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/frequencies.h"
#include "core/rules/presets.h"

#include <QString>
#include <nlohmann/json_fwd.hpp>

namespace showdown::cli {

/// How often each rank comes under some rules.
struct RanksReport
{
    NamedRules rules;
    Frequencies frequencies;
};

/// Counts all five-card hands of one deck with its jokers.
RanksReport ranksReport(const NamedRules& rules);

/// The machine-readable form; its keys stand in a documented order.
nlohmann::ordered_json toJson(const RanksReport& report);

/// The form for people: a line for each rank that the rules know, the highest first.
QString toText(const RanksReport& report);

} // namespace showdown::cli

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/comparecommand.h"
#include "core/trace/step.h"

#include <vector>

namespace showdown::cli {

/// Hands that were compared, and how that went step by step.
struct ExplainReport
{
    CompareReport compared;
    std::vector<Step> steps;

    /// The hands as dealt, in the order of the players.
    std::vector<Hand> hands() const;

    /// What the hands were compared on, as the listings ask for it.
    Terms terms() const { return {compared.rules.rules, compared.lens}; }
};

/// Compares one to three hands and records every step.
ExplainReport explainReport(std::span<const Hand> hands, const NamedRules& rules,
                            std::optional<Category> lens, const QStringList& names = {});

/// The machine-readable form; its keys stand in a documented order.
nlohmann::ordered_json toJson(const ExplainReport& report);

/// The form for people, with headings, in lines that end with a newline.
QString toText(const ExplainReport& report);

} // namespace showdown::cli

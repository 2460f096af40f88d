// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/comparecommand.h"
#include "core/trace/run.h"

#include <optional>
#include <string>

namespace showdown::cli {

/// Hands that were compared, and how that went step by step.
struct ExplainReport
{
    CompareReport compared;
    Run run;
};

/// Compares one to three hands and records every step.
ExplainReport explainReport(std::span<const Hand> hands, const NamedRules& rules,
                            std::optional<Category> lens, const QStringList& names = {});

/// Which steps a text shows.
struct StepChoice
{
    std::optional<Level> level;          ///< the story if nothing is given
    std::optional<int> step;             ///< this one alone, from 1: at the level, or of all steps
    std::optional<std::string> function; ///< those of this function

    Level shownLevel() const { return level.value_or(Level::story); }
};

/// The choice that the arguments make. Fails at a level that there is not.
StepChoice readStepChoice(const Arguments& arguments);

/// The machine-readable form with every step; its keys are in a documented order.
nlohmann::ordered_json toJson(const ExplainReport& report);

/// The form for people, with headings, in lines that end with a newline. Fails at a step or a
/// function that there is not.
QString toText(const ExplainReport& report, const StepChoice& choice = {});

/// The text without the steps: who won, each rank with its reason, each part compared.
QString reasonsText(const ExplainReport& report);

} // namespace showdown::cli

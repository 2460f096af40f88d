// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/explaincommand.h"

#include <QString>

namespace showdown::cli {

/// The steps that were chosen, in the chapters of the run, and then the verdict again, which by
/// then may be pages above. Empty if nothing ran. Fails at a function that has no listing.
QString stepsText(const ExplainReport& report, const StepChoice& choice);

/// One step with its sentence, listing, variables and callers. Fails unless there is such a step.
QString oneStepText(const ExplainReport& report, const StepChoice& choice);

} // namespace showdown::cli

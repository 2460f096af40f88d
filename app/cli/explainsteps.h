// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/explainreport.h"

#include <QString>

namespace showdown::cli {

/// The steps under the lines that ran, in a chapter for each rank check and for each comparison.
QString stepsText(const ExplainReport& report);

} // namespace showdown::cli

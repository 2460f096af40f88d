// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/valueoptions.h"

#include <iosfwd>

namespace showdown::cli {

struct CompareReport;
struct ExplainReport;
struct OddsReport;
struct RanksReport;
struct WildReport;

/// Writes a report in one of its forms.
void writeReport(std::ostream& out, const CompareReport& report, Format format);
void writeReport(std::ostream& out, const ExplainReport& report, Format format);
void writeReport(std::ostream& out, const OddsReport& report, Format format);
void writeReport(std::ostream& out, const RanksReport& report, Format format);
void writeReport(std::ostream& out, const WildReport& report, Format format);

} // namespace showdown::cli

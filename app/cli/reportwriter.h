// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/valueoptions.h"

#include <ostream>

namespace showdown::cli {

/// Writes a report, for which toJson() and toText() must be known, in one of its forms.
template <typename Report>
void writeReport(std::ostream& out, const Report& report, Format format)
{
    if (format == Format::json)
        out << toJson(report).dump(2) << '\n';
    else
        out << toText(report).toStdString();
}

} // namespace showdown::cli

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/commandline.h"
#include "tests/app/cli/cliprocess.h"

#include <QCoreApplication>

#include <sstream>
#include <string>
#include <vector>

namespace showdown::tests {

/// Runs the command line inside the test, where words may have any length and any bytes, and where
/// thousands of runs take seconds.
inline CliRun runInside(const std::vector<std::string>& words)
{
    std::ostringstream out;
    std::ostringstream err;
    const cli::ExitCode code = cli::runCommandLine(*QCoreApplication::instance(), words, out, err);
    return {static_cast<int>(code), QString::fromStdString(out.str()),
            QString::fromStdString(err.str())};
}

} // namespace showdown::tests

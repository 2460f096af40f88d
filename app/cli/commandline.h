// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/arguments.h"

#include <iosfwd>
#include <span>
#include <string>

class QCoreApplication;

namespace showdown::cli {

/// Does what the words after the program's name request, in the language they request. Results go
/// to `out`; a message goes to `err`. After a failure nothing has been written to `out`, except
/// what `check` and `lesson` found and the answers of a batch.
ExitCode runCommandLine(QCoreApplication& application, std::span<const std::string> words,
                        std::ostream& out, std::ostream& err);

} // namespace showdown::cli

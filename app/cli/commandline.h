// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/arguments.h"

#include <functional>
#include <iosfwd>
#include <span>
#include <string>

class QByteArray;
class QCoreApplication;

namespace showdown::worksheet {
struct Worksheet;
}

namespace showdown::cli {

/// The window's program runs the words after this option as the command line does, and paints.
/// Users never type it.
inline constexpr const char* commandLineOption = "--as-command-line";

/// A worksheet, or its key, as a PDF file.
using SheetPainter = std::function<QByteArray(const worksheet::Worksheet&, bool isKey)>;

/// What this program paints with; one that cannot has the window's program do it.
void setSheetPainter(SheetPainter wanted);

/// Does what the words after the program's name request, in the language they request. Results go
/// to `out`; a message goes to `err`. After a failure nothing has been written to `out`, except
/// what `check` and `lesson` found and the answers of a batch.
ExitCode runCommandLine(QCoreApplication& application, std::span<const std::string> words,
                        std::ostream& out, std::ostream& err);

} // namespace showdown::cli

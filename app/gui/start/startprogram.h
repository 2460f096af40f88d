// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/manual/program.h"

#include <QCoreApplication>

namespace showdown::gui {

/// The translation context of the texts about the program's arguments.
struct StartOptionsText
{
    Q_DECLARE_TR_FUNCTIONS(StartOptionsText)
};

/// The option that describes the program to other programs; `--help` leaves it out.
inline constexpr const char* describeOption = "help-as";

/// Everything that the program with a window takes, in the current language: what is parsed, what
/// `--help` says, and what man page and shell completions list.
manual::Program startProgram();

} // namespace showdown::gui

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/manual/program.h"

#include <QCoreApplication>

namespace showdown::gui {

/// The context of what the program says about its arguments.
struct StartOptionsText
{
    Q_DECLARE_TR_FUNCTIONS(StartOptionsText)
};

/// The option that describes the program to other programs; `--help` leaves it out.
inline constexpr const char* describeOption = "help-as";

/// Everything that the window's program takes, in the language that is spoken: what is read, what
/// `--help` says, and what the man page and the shells know.
manual::Program startProgram();

} // namespace showdown::gui

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace showdown::manual {

struct Program;

/// The script that bash sources, so that Tab completes the words of a program. Needs bash 4.3, but
/// not the package bash-completion.
QString bashCompletion(const Program& program);

/// The file that zsh finds in its fpath as `_<program>`.
QString zshCompletion(const Program& program);

/// The script that fish sources.
QString fishCompletion(const Program& program);

} // namespace showdown::manual

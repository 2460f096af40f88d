// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace showdown::manual {

struct Program;

/// What bash is to source, so that Tab completes the words of a program. Needs bash 4.3, and nothing
/// of the package bash-completion.
QString bashCompletion(const Program& program);

/// What zsh is to find in its fpath as `_<program>`.
QString zshCompletion(const Program& program);

/// What fish is to source.
QString fishCompletion(const Program& program);

} // namespace showdown::manual

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/files/pastedodds.h"

#include <QStringList>

#include <variant>

namespace showdown::files {

/// The situation of which `odds` and its options speak. Options that change nothing about it are
/// passed over.
std::variant<PastedOdds, narration::PasteProblem> readOddsCommand(const QStringList& words);

} // namespace showdown::files

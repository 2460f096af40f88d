// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/tables/pastedodds.h"

#include <QStringList>

#include <variant>

namespace showdown::tables {

/// The situation of `odds` and its options. Options that do not affect it are ignored.
std::variant<PastedOdds, narration::PasteProblem> readOddsCommand(const QStringList& words);

} // namespace showdown::tables

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/tables/pastedtable.h"

#include <QStringList>

#include <variant>

namespace showdown::tables {

/// The hands, rules and lens of `compare` or `explain` and its options, given the words after
/// `showdown-cli`. Options that do not affect them are ignored; `''` is a player without cards.
std::variant<PastedTable, narration::PasteProblem> readTableCommand(const QStringList& words);

} // namespace showdown::tables

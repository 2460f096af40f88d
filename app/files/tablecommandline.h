// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/files/pastedtable.h"

#include <QStringList>

#include <variant>

namespace showdown::files {

/// The hands, rules and rank compared as of which `compare` or `explain` and its options speak, given
/// the words behind `showdown-cli`. Options that change nothing about them are passed over; `''` is a
/// player without cards.
std::variant<PastedTable, narration::PasteProblem> readTableCommand(const QStringList& words);

} // namespace showdown::files

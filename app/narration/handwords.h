// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/handvalue.h"

#include <QStringList>

namespace showdown::narration {

/// The values of a hand in words, as %1 … of every text about a hand: plurals for groups,
/// singulars for all others ("queens", "fives", "jack").
QStringList valueWords(const HandValue& value);

} // namespace showdown::narration

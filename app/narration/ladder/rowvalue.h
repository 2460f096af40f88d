// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace showdown::narration {

/// An end of a row of cards, as in "3 up to queen": digits from "2" to "10", words from "jack" to
/// "ace". The value is 1 to 14; an ace that stands below the two counts 1.
QString rowValue(int value);

} // namespace showdown::narration

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/presets.h"

#include <QString>

namespace showdown::cli {

/// "Series rules", or "Series rules (changed): pairFloor=2, deck=free": the first line of a text.
QString rulesHeading(const NamedRules& rules);

} // namespace showdown::cli

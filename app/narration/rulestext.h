// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/presets.h"

#include <QString>

namespace showdown::narration {

/// "Series", "Standard", "Bug", "Deuces wild".
QString presetName(Preset preset);

/// "Series", or "Series (changed)" if any rule differs from the preset.
QString rulesName(const NamedRules& rules);

/// "Series rules", "Series rules (changed)": for a status line.
QString rulesLine(const NamedRules& rules);

} // namespace showdown::narration

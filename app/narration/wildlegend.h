// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/questions/wildquestion.h"

#include <QString>

namespace showdown::narration {

// What stands in the cells of the choices for wilds, and below them.

/// "P": a pair, in a cell. Each category has another one.
QString wildShortName(Category category);

/// "P pair   H high card   ringed: best   dashed: tried": what stands in the cells.
/// The map says that darker is better only where its cells are shaded.
QString wildLegend(const WildQuestion& question, bool isShaded = true);

} // namespace showdown::narration

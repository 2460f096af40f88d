// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/questions/wildquestion.h"

#include <QString>

namespace showdown::narration {

// The short names in the cells of the choices for wilds, and the legend below them.

/// "P": a pair, in a cell. Different for each category.
QString wildShortName(Category category);

/// "P pair   H high card   ringed: best   dashed: tried": the legend of the cells. It says that
/// a stronger colour is better only for a map with shaded cells.
QString wildLegend(const WildQuestion& question, bool isShaded = true);

} // namespace showdown::narration

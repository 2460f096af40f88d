// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace showdown::narration {

/// "E3": the name of a slip in the printed pseudo-code.
QString slipName(int slip);

/// "As the printed CompareKickers does: it counts hand 2's wilds in hand 1 (E3)". Slips that no
/// hand shows have no text.
QString slipText(int slip);

} // namespace showdown::narration

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QSize>

namespace showdown::gui {

// Sizes of the window in logical pixels.

/// At the first start; the design is drawn for it.
inline constexpr QSize usualWindow(1280, 770);

/// In anything smaller no part could be used any more.
inline constexpr QSize smallestWindow(800, 560);

} // namespace showdown::gui

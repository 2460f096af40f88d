// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QSize>

namespace showdown::gui {

// Sizes of the window in logical pixels.

/// At the first start; the design is drawn for this size.
inline constexpr QSize usualWindow(1280, 770);

/// Any smaller, and parts would become unusable.
inline constexpr QSize smallestWindow(800, 560);

} // namespace showdown::gui

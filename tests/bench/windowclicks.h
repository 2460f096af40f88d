// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/session/cardtable.h"

#include <optional>
#include <vector>

namespace showdown::bench {

/// For each click on a key of the deck, the milliseconds from the mouse click to the finished
/// repaint of the window (see PaintWatch): the session has computed the result, all views have
/// followed, and the window is painted. It is 1280 by 770 and shown on the platform of the
/// application, with the sample or another table. Two unused keys take turns on the same slot, so
/// that each click changes the table; nothing if one does not. A page of the explanation is shown
/// by its name.
std::optional<std::vector<double>> clickTimes(int clicks, const char* tab = "why",
                                              const gui::CardTable& table = gui::sampleTable());

} // namespace showdown::bench

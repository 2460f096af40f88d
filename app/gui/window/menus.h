// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

class QMenuBar;

namespace showdown::gui {

class Actions;

/// Fills an empty menu bar. Every action is in a menu, so that it can be found there.
void fillMenuBar(QMenuBar& bar, const Actions& actions);

} // namespace showdown::gui

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

class QToolBar;

namespace showdown::gui {

/// Lets the buttons that a tool bar made for its actions be found, read aloud, and reached with
/// Tab.
void nameToolButtons(const QToolBar& bar);

} // namespace showdown::gui

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/files/oddstable.h"
#include "app/gui/session/table.h"

namespace showdown::gui {

// The window uses these everywhere, so it names them without `files::`.

using files::OddsGap;
using files::OddsLack;
using files::OddsQuestion;
using files::OddsTable;

} // namespace showdown::gui

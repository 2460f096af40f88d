// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/window/mainwindow.h"

namespace showdown::gui {

class CompareSession;
class OddsSession;
class TableDealer;

/// Makes the views of the program; the sessions and the dealer, of hands, must outlive them.
MakeViews programViews(CompareSession& session, OddsSession& odds, TableDealer& dealer);

} // namespace showdown::gui

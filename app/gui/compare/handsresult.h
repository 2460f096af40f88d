// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/export/resultdescription.h"

namespace showdown::gui {

class CompareSession;

/// The hands of a session for export: the verdict, the hands as dealt and as working hands with
/// what decided, and the rules. Players without cards are left out unless all are.
///
///     | start | words | gap | five cards | gap | working hand | end |
ResultDescription handsResult(const CompareSession& session, SuitColors suitColors);

} // namespace showdown::gui

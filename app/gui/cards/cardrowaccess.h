// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

namespace showdown::gui {

class CardRow;

/// Makes assistive technology find the cards of every CardRow with a name and a place; where they
/// can be clicked, as buttons. A row calls this first of all. Further calls do nothing.
void installCardRowAccess();

/// Tells assistive technology that the current card of the row has the focus.
void tellCardFocus(CardRow& row);

} // namespace showdown::gui

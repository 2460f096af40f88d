// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

class QString;

namespace showdown::gui {

class CardSlot;

/// Makes assistive technology find in every CardSlot its name, its content as value and text, its
/// description, and that it can be pressed. A slot calls this first of all, because what was looked
/// up before stays as it was. Further calls do nothing.
void installCardSlotAccess();

/// Tells assistive technology that a slot holds something else.
void tellSlotContent(CardSlot& slot, const QString& before, const QString& after);

} // namespace showdown::gui

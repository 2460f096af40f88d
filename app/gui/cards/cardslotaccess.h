// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

class QString;

namespace showdown::gui {

class CardSlot;

/// Makes every CardSlot offer assistive technology its name, its content as value and text, its
/// description, and a press action. A slot calls this before anything else, because an interface
/// looked up earlier stays as it was. Further calls do nothing.
void installCardSlotAccess();

/// Tells assistive technology that a slot's content changed.
void tellSlotContent(CardSlot& slot, const QString& before, const QString& after);

} // namespace showdown::gui

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/session/slottext.h"

#include "app/narration/tabletext.h"

namespace showdown::gui {

CardPlace numbered(SlotPlace place)
{
    return {place.player, place.slot};
}

QString slotName(SlotPlace place)
{
    return narration::slotName(numbered(place));
}

QString conflictText(const CardConflict& conflict)
{
    return narration::alreadyHeld(conflict.card, numbered(conflict.holder));
}

} // namespace showdown::gui

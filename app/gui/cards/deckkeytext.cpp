// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/cards/deckkeytext.h"

#include "app/gui/session/session.h"
#include "app/gui/session/tableedits.h"
#include "app/narration/keyhint.h"
#include "app/narration/tabletext.h"
#include "core/questions/cardhere.h"

namespace showdown::gui {
namespace {

/// Where the card of a slot stands, or would stand, among the cards of its row.
OpenPlace openPlace(const SlotRow& row, SlotPlace place)
{
    int before = 0;
    for (int slot = 0; slot < place.slot; ++slot)
        before += row[slot] ? 1 : 0;
    return {{place.player, before}, row[place.slot].has_value()};
}

} // namespace

UsedKeys usedKeys(const Session& session)
{
    UsedKeys keys;
    if (session.rules().rules.deck == DeckKind::free)
        return keys;
    for (int player = 0; player < session.playerCount(); ++player) {
        for (int slot = 0; slot < SlotRow::size; ++slot) {
            const SlotPlace place{player, slot};
            const std::optional<Card> card = session.card(place);
            if (card && !card->isJoker())
                keys[static_cast<std::size_t>(card->index())] =
                    UsedKey{QString::number(player + 1),
                            narration::inUse(cardPlace(place), session.names())};
        }
    }
    return keys;
}

QStringList keyHints(const Session& session, SlotPlace place, Card card)
{
    if (const auto held = takenBy(session.table(), card))
        return {narration::alreadyIn(cardPlace(*held), session.names())};
    const HouseRules& rules = session.rules().rules;
    const auto outcome = showdownWith(card, openPlace(session.row(place.player), place),
                                      hands(session.table()), rules, session.lens());
    if (!outcome)
        return {};
    return narration::keyHints({card, place.player + 1, *outcome}, rules, session.lens(),
                               session.names());
}

} // namespace showdown::gui

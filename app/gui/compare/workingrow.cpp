// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/compare/workingrow.h"

#include "app/gui/session/session.h"
#include "app/narration/tabletext.h"

#include <QCoreApplication>

#include <algorithm>

namespace showdown::gui {
namespace {

void addCards(WorkingRow& row, const HandResult& result, const Session& session, int player)
{
    row.parts = narration::handParts(result.value);
    for (const WorkingCard& card : result.working) {
        const auto position = static_cast<int>(row.cards.size());
        const narration::HandPart& part = row.partAt(position);
        row.cards.push_back({card, part.matched,
                             session.row(player).slotOf(card.dealtPosition).value_or(0),
                             narration::workingCardDescription(player + 1, position + 1, card, part,
                                                               session.names())});
    }
}

} // namespace

const WorkingRow::Place* WorkingRow::ofSlot(int slot) const
{
    const auto found = std::ranges::find(cards, slot, &Place::slot);
    return found == cards.end() ? nullptr : &*found;
}

const narration::HandPart& WorkingRow::partAt(int position) const
{
    const auto after = std::ranges::find_if(
        parts, [position](const narration::HandPart& part) { return part.first > position; });
    return *std::prev(after);
}

WorkingRow workingRow(const Session& session, int player)
{
    WorkingRow row;
    row.title = narration::workingHandTitle(player + 1, session.lens(), session.names());
    const PlayerResult& result = session.result().players[static_cast<std::size_t>(player)];
    if (result.result)
        addCards(row, *result.result, session, player);
    else if (!result.hand.isComplete())
        row.note = QCoreApplication::translate("WorkingRow", "Appears when all five cards are in.");
    return row;
}

} // namespace showdown::gui

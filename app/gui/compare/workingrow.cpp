// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/compare/workingrow.h"

#include "app/gui/session/session.h"
#include "app/narration/workingtext.h"

#include <QCoreApplication>

#include <algorithm>

namespace showdown::gui {
namespace {

/// How many of the parts make the rank; the others are kickers or mere high cards.
std::size_t matchedParts(Category category, std::size_t parts)
{
    switch (category) {
    case Category::highCard:
        return 0;
    case Category::pair:
    case Category::twoPair:
    case Category::threeOfAKind:
    case Category::fourOfAKind:
        return parts - 1;
    case Category::straight:
    case Category::flush:
    case Category::fullHouse:
    case Category::straightFlush:
    case Category::royalFlush:
    case Category::fiveOfAKind:
        return parts;
    }
    return 0;
}

void addCards(WorkingRow& row, const HandResult& result, const Session& session, int player)
{
    const std::vector<narration::HandPart> parts = narration::handParts(result.value);
    const std::size_t matched = matchedParts(result.value.category(), parts.size());
    for (const narration::HandPart& part : parts)
        row.parts.push_back({part, row.parts.size() < matched});
    for (const WorkingCard& card : result.working) {
        const auto position = static_cast<int>(row.cards.size());
        const WorkingRow::Bracket& bracket = row.partAt(position);
        row.cards.push_back({card, bracket.matched,
                             session.row(player).slotOf(card.dealtPosition).value_or(0),
                             narration::workingCardDescription(player + 1, position + 1, card,
                                                               bracket.part, session.names())});
    }
}

} // namespace

const WorkingRow::Place* WorkingRow::ofSlot(int slot) const
{
    const auto found = std::ranges::find(cards, slot, &Place::slot);
    return found == cards.end() ? nullptr : &*found;
}

const WorkingRow::Bracket& WorkingRow::partAt(int position) const
{
    const auto after = std::ranges::find_if(
        parts, [position](const Bracket& bracket) { return bracket.part.first > position; });
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

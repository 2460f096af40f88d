// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/tables/pasted.h"

#include "app/narration/foreigntext.h"
#include "app/narration/tabletext.h"
#include "app/tables/placeorder.h"

#include <algorithm>
#include <utility>

namespace showdown::tables {

namespace {

using narration::PasteFault;
using narration::PasteProblem;

PasteProblem pasteProblem(PasteFault fault, std::size_t count = 0)
{
    PasteProblem problem;
    problem.fault = fault;
    problem.count = static_cast<int>(count);
    return problem;
}

bool isOfPlayer(const PastedRow& row)
{
    return row.kind == RowKind::hand || row.kind == RowKind::hole;
}

int playersIn(const PastedRows& pasted)
{
    return static_cast<int>(std::ranges::count_if(pasted.rows, isOfPlayer));
}

/// All places of a kind, one row after the other.
PastedPlaces placesOfKind(const PastedRows& pasted, RowKind kind)
{
    PastedPlaces places;
    for (const PastedRow& row : pasted.rows) {
        if (row.kind == kind)
            places.insert(places.end(), row.places.begin(), row.places.end());
    }
    return places;
}

bool hasCard(const PastedRow& row)
{
    return std::ranges::any_of(row.places, [](const auto& place) { return place.has_value(); });
}

/// Why no table can have these rows.
std::optional<PasteProblem> faultOfRows(const PastedRows& pasted)
{
    if (playersIn(pasted) > CardTable::maximumPlayers)
        return pasteProblem(PasteFault::tooManyHands);
    for (const RowKind kind : {RowKind::board, RowKind::dead}) {
        const std::size_t count = placesOfKind(pasted, kind).size();
        if (count <= static_cast<std::size_t>(mostCards(kind)))
            continue;
        PasteProblem tooMany = pasteProblem(PasteFault::tooManyCards, count);
        tooMany.area = kind == RowKind::board ? SeenArea::board : SeenArea::dead;
        return tooMany;
    }
    if (std::ranges::none_of(pasted.rows, hasCard))
        return pasteProblem(PasteFault::noHand);
    return std::nullopt;
}

void putPlaces(CardTable& table, int row, const PastedPlaces& places)
{
    for (std::size_t slot = 0; slot < places.size(); ++slot)
        table.set({row, static_cast<int>(slot)}, places[slot]);
}

/// A player's number gives the seat if it comes later than the next one and leaves room for the
/// others.
void seatPlayers(CardTable& table, const PastedRows& pasted)
{
    int left = playersIn(pasted);
    int seat = 0;
    for (const PastedRow& row : pasted.rows) {
        if (!isOfPlayer(row))
            continue;
        --left;
        const std::optional<int> number = narration::playerNumber(row.label);
        if (number && *number - 1 > seat && *number - 1 + left < CardTable::maximumPlayers)
            seat = *number - 1;
        putPlaces(table, seat, row.places);
        if (!row.label.isEmpty())
            table.names[static_cast<std::size_t>(seat)] =
                number ? QString()
                       : narration::shownText(narration::copiedName(row.label),
                                              CardTable::longestName);
        ++seat;
    }
    table.playerCount = std::max(table.playerCount, seat);
}

/// The first card that comes twice in a situation; among hands the session offers a way out.
std::optional<PasteProblem> repeatedCard(const CardTable& table)
{
    const auto conflict = table.isSituation() ? findConflict(table) : std::nullopt;
    if (!conflict)
        return std::nullopt;
    PasteProblem problem = pasteProblem(PasteFault::repeatedCard);
    problem.situation.fault = SituationFault::repeatedCard;
    problem.situation.card = conflict->card;
    problem.situation.first = seenPlace(conflict->holder);
    problem.situation.second = seenPlace(conflict->wanted);
    return problem;
}

std::variant<CardTable, PasteProblem> withRows(CardTable table, const PastedRows& pasted,
                                               Place from)
{
    if (const auto wrong = faultOfRows(pasted))
        return *wrong;
    if (pasted.rules) {
        table = withRules(table, *pasted.rules);
        table.lens = pasted.lens;
    }
    if (!replacesAll(pasted))
        return withCards(table, from, *cardsWithoutGap(pasted.rows.front().places));
    if (table.isSituation()) {
        const NamedRules rules = table.rules;
        table = emptySituation();
        table.rules = rules;
        table.playerCount = playersIn(pasted) > 0 ? 0 : table.playerCount;
        putPlaces(table, CardTable::boardRow, placesOfKind(pasted, RowKind::board));
        putPlaces(table, CardTable::deadRow, placesOfKind(pasted, RowKind::dead));
    }
    for (int player = 0; player < CardTable::maximumPlayers; ++player)
        table.row(player).clear();
    seatPlayers(table, pasted);
    if (const auto repeated = repeatedCard(table))
        return *repeated;
    return table;
}

} // namespace

std::optional<std::vector<PlacedCard>> cardsWithoutGap(const PastedPlaces& places)
{
    std::vector<PlacedCard> cards;
    for (const std::optional<PlacedCard>& place : places) {
        if (!place)
            return std::nullopt;
        cards.push_back(*place);
    }
    return cards;
}

bool replacesAll(const Pasted& pasted)
{
    const auto* rows = std::get_if<PastedRows>(&pasted);
    return std::holds_alternative<CardTable>(pasted)
           || (rows && (rows->rows.size() != 1 || rows->rows.front().kind != RowKind::hand));
}

std::variant<CardTable, PasteProblem> pasted(CardTable table, const Pasted& what, Place from)
{
    if (const auto* cards = std::get_if<std::vector<PlacedCard>>(&what))
        return withCardsIn(table, pastedPlaces(table, from, static_cast<int>(cards->size())),
                           *cards);
    if (const auto* rows = std::get_if<PastedRows>(&what))
        return withRows(std::move(table), *rows, from);
    CardTable after = std::get<CardTable>(what);
    after.title = table.title.isEmpty() ? after.title : table.title; // which the user gave it
    after.note = table.note.isEmpty() ? after.note : table.note;
    return after;
}

std::variant<CardTable, PasteProblem> withCardsIn(CardTable table, const std::vector<Place>& places,
                                                  const std::vector<PlacedCard>& cards)
{
    if (cards.empty())
        return pasteProblem(PasteFault::noHand);
    if (places.size() < cards.size())
        return pasteProblem(PasteFault::noRoom, places.size());
    for (std::size_t card = 0; card < cards.size(); ++card) {
        if (cards[card].isUnknown() && !holdsUnknown(table.row(places[card].row).kind()))
            return pasteProblem(PasteFault::onlyHoleUnknown);
        table.set(places[card], cards[card]);
    }
    return table;
}

narration::CopiedSituation copiedSituation(const CardTable& table)
{
    narration::CopiedSituation copied;
    for (int player = 0; player < table.playerCount; ++player)
        copied.holes.push_back({table.row(player)[0], table.row(player)[1]});
    for (int slot = 0; slot < Situation::boardSize; ++slot)
        copied.board[static_cast<std::size_t>(slot)] = table.board().face(slot);
    copied.dead = table.dead().faces();
    copied.rules = table.rules;
    copied.names = names(table);
    return copied;
}

} // namespace showdown::tables

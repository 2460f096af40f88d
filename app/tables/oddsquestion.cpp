// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/tables/oddsquestion.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace showdown::tables {
namespace {

/// The last slot of each street, and the street.
constexpr std::array<std::pair<int, Street>, 3> streetEnds{
    {{boardCardsOn(Street::flop), Street::flop},
     {boardCardsOn(Street::turn), Street::turn},
     {boardCardsOn(Street::river), Street::river}}};

int boardCards(const CardTable& table, int from, int to)
{
    int cards = 0;
    for (int slot = from; slot < to; ++slot)
        cards += table.board().face(slot) ? 1 : 0;
    return cards;
}

/// The first street that a card of the board waits for.
std::optional<OddsLack> boardLack(const CardTable& table)
{
    int begin = 0;
    for (const auto& [end, street] : streetEnds) {
        const int missing = end - begin - boardCards(table, begin, end);
        if (missing > 0 && boardCards(table, begin, Situation::boardSize) > 0)
            return OddsLack{OddsGap::boardUnfinished, 0, missing, street};
        begin = end;
    }
    return std::nullopt;
}

std::optional<OddsLack> handLack(const CardTable& table)
{
    bool hasPlayer = false;
    for (int player = 0; player < table.playerCount; ++player) {
        const SlotRow& hole = table.row(player);
        if (hole[0].has_value() != hole[1].has_value())
            return OddsLack{OddsGap::holeUnfinished, player, 1};
        hasPlayer = hasPlayer || hole[0].has_value();
    }
    return hasPlayer ? std::nullopt : std::optional(OddsLack{OddsGap::noPlayer, 0, 0});
}

} // namespace

int boardCardsInRow(const CardTable& table)
{
    int slot = 0;
    while (slot < Situation::boardSize && table.board().face(slot))
        ++slot;
    return slot;
}

Street streetOf(const CardTable& table)
{
    Street street = Street::preflop;
    for (const auto& [end, name] : streetEnds) {
        if (boardCardsInRow(table) >= end)
            street = name;
    }
    return street;
}

CardTable backTo(CardTable table, Street street)
{
    for (int slot = boardCardsOn(street); slot < Situation::boardSize; ++slot)
        table.set({CardTable::boardRow, slot}, std::nullopt);
    return table;
}

std::variant<OddsQuestion, OddsLack> questionOf(const CardTable& table)
{
    if (const std::optional<OddsLack> lack = handLack(table))
        return *lack;
    if (const std::optional<OddsLack> lack = boardLack(table))
        return *lack;

    OddsQuestion question;
    question.situation.rules = table.rules.rules;
    question.situation.dead = table.dead().faces();
    question.situation.board = table.board().faces();
    for (int player = 0; player < table.playerCount; ++player) {
        const SlotRow& hole = table.row(player);
        if (hole.isEmpty())
            continue;
        question.situation.players.push_back({hole.face(0), hole.face(1)});
        question.players.push_back(player);
    }
    if (const auto error = findError(question.situation))
        return OddsLack{OddsGap::deckTooSmall, 0, error->count};
    return question;
}

} // namespace showdown::tables

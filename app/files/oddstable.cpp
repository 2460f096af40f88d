// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/files/oddstable.h"

#include "core/cards/deck.h"

#include <algorithm>
#include <utility>

namespace showdown::files {
namespace {

std::size_t index(int value)
{
    return static_cast<std::size_t>(value);
}

/// Every seen card that lies in a place, in reading order.
std::vector<Card> seenCards(const OddsTable& table)
{
    std::vector<Card> seen;
    for (const SlotPlace place : placesOf(table)) {
        const std::optional<PlacedCard> card = table.card(place);
        if (card && !card->isUnknown())
            seen.push_back(*card->face());
    }
    return seen;
}

/// The last slot of each street, and the street.
constexpr std::array<std::pair<int, Street>, 3> streetEnds{
    {{boardCardsOn(Street::flop), Street::flop},
     {boardCardsOn(Street::turn), Street::turn},
     {boardCardsOn(Street::river), Street::river}}};

/// The first street that a card of the board waits for.
std::optional<OddsLack> boardLack(const OddsTable& table)
{
    const auto isThere = [](const std::optional<Card>& card) { return card.has_value(); };
    auto begin = table.board.begin();
    for (const auto& [end, street] : streetEnds) {
        const auto next = table.board.begin() + end;
        const auto missing = static_cast<int>(std::count(begin, next, std::nullopt));
        if (missing > 0 && std::any_of(begin, table.board.end(), isThere))
            return OddsLack{OddsGap::boardUnfinished, 0, missing, street};
        begin = next;
    }
    return std::nullopt;
}

std::optional<OddsLack> handLack(const OddsTable& table)
{
    bool hasPlayer = false;
    for (int player = 0; player < table.playerCount; ++player) {
        const OddsTable::Hole& hole = table.holes[index(player)];
        if (hole[0].has_value() != hole[1].has_value())
            return OddsLack{OddsGap::holeUnfinished, player, 1};
        hasPlayer = hasPlayer || hole[0].has_value();
    }
    return hasPlayer ? std::nullopt : std::optional(OddsLack{OddsGap::noPlayer, 0, 0});
}

} // namespace

std::optional<PlacedCard> OddsTable::card(SlotPlace place) const
{
    if (place.player == boardRow) {
        const std::optional<Card>& card = board[index(place.slot)];
        return card ? std::optional<PlacedCard>(*card) : std::nullopt;
    }
    if (place.player == deadRow)
        return index(place.slot) < dead.size() ? std::optional<PlacedCard>(dead[index(place.slot)])
                                               : std::nullopt;
    return holes[index(place.player)][index(place.slot)];
}

void OddsTable::set(SlotPlace place, std::optional<PlacedCard> card)
{
    Q_ASSERT(!card || !card->isUnknown() || place.player < boardRow);
    if (place.player < boardRow) {
        holes[index(place.player)][index(place.slot)] = card;
        return;
    }
    const std::optional<Card> face = card ? card->face() : std::nullopt;
    if (place.player == boardRow)
        board[index(place.slot)] = face;
    else if (index(place.slot) >= dead.size() && face)
        dead.push_back(*face);
    else if (index(place.slot) < dead.size() && face)
        dead[index(place.slot)] = *face;
    else if (index(place.slot) < dead.size())
        dead.erase(dead.begin() + place.slot);
}

std::vector<SlotPlace> placesOf(const OddsTable& table)
{
    std::vector<SlotPlace> places;
    const auto addRow = [&places](int row, int size) {
        for (int slot = 0; slot < size; ++slot)
            places.push_back({row, slot});
    };
    for (int player = 0; player < table.playerCount; ++player)
        addRow(player, OddsTable::holeSize);
    addRow(OddsTable::boardRow, Situation::boardSize);
    addRow(OddsTable::deadRow,
           std::min(static_cast<int>(table.dead.size()) + 1, OddsTable::mostDead));
    return places;
}

bool hasCards(const OddsTable& table)
{
    const std::vector<SlotPlace> places = placesOf(table);
    return std::ranges::any_of(places,
                               [&](SlotPlace place) { return table.card(place).has_value(); });
}

SeenPlace seenPlace(SlotPlace place)
{
    if (place.player == OddsTable::boardRow)
        return {SeenArea::board, 0, place.slot};
    if (place.player == OddsTable::deadRow)
        return {SeenArea::dead, 0, place.slot};
    return {SeenArea::hole, place.player, place.slot};
}

QStringList names(const OddsTable& table)
{
    QStringList result(table.playerCount);
    std::copy_n(table.names.begin(), table.playerCount, result.begin());
    return result;
}

OddsTable withPlayerCount(OddsTable table, int count)
{
    for (int player = count; player < table.playerCount; ++player) {
        table.asideHoles[index(player)] = std::exchange(table.holes[index(player)], {});
        table.asideNames[index(player)] = std::exchange(table.names[index(player)], {});
    }
    for (int player = table.playerCount; player < count; ++player) {
        const OddsTable::Hole aside = std::exchange(table.asideHoles[index(player)], {});
        table.playerCount = player + 1;
        for (int slot = 0; slot < OddsTable::holeSize; ++slot) {
            const std::optional<PlacedCard>& card = aside[index(slot)];
            if (card && (card->isUnknown() || !holder(table, *card->face())))
                table.set({player, slot}, card);
        }
        table.names[index(player)] = std::exchange(table.asideNames[index(player)], {});
    }
    table.playerCount = count;
    return table;
}

std::optional<CardConflict> findConflict(const OddsTable& table)
{
    std::array<std::optional<SlotPlace>, 52> seen;
    for (const SlotPlace place : placesOf(table)) {
        const std::optional<PlacedCard> card = table.card(place);
        if (!card || card->isUnknown() || card->face()->isJoker())
            continue;
        std::optional<SlotPlace>& first = seen[index(card->face()->index())];
        if (first)
            return CardConflict{*card->face(), *first, place};
        first = place;
    }
    return std::nullopt;
}

std::optional<SlotPlace> holder(const OddsTable& table, Card card)
{
    if (card.isJoker())
        return std::nullopt;
    const std::vector<SlotPlace> places = placesOf(table);
    const auto found = std::ranges::find_if(
        places, [&](SlotPlace place) { return table.card(place) == PlacedCard(card); });
    return found == places.end() ? std::nullopt : std::optional(*found);
}

CardsLeft cardsLeft(const OddsTable& table)
{
    const int left = UnseenDeck(table.rules.rules, seenCards(table)).count();
    return {left, left + static_cast<int>(seenCards(table).size())};
}

int jokersInDeck(const OddsTable& table)
{
    constexpr int naturalCards = 52;
    return cardsLeft(table).all - naturalCards;
}

std::vector<Card> undealtCards(const OddsTable& table)
{
    std::vector<Card> cards;
    for (const UnseenCard& unseen : UnseenDeck(table.rules.rules, seenCards(table)).cards())
        cards.insert(cards.end(), index(unseen.copies), unseen.card);
    return cards;
}

int boardCardsInRow(const OddsTable& table)
{
    const auto gap = std::ranges::find(table.board, std::optional<Card>());
    return static_cast<int>(gap - table.board.begin());
}

Street streetOf(const OddsTable& table)
{
    Street street = Street::preflop;
    for (const auto& [end, name] : streetEnds) {
        if (boardCardsInRow(table) >= end)
            street = name;
    }
    return street;
}

OddsTable backTo(OddsTable table, Street street)
{
    int kept = 0;
    for (const auto& [end, name] : streetEnds) {
        if (name <= street)
            kept = end;
    }
    std::fill(table.board.begin() + kept, table.board.end(), std::nullopt);
    return table;
}

std::variant<OddsQuestion, OddsLack> questionOf(const OddsTable& table)
{
    if (const std::optional<OddsLack> lack = handLack(table))
        return *lack;
    if (const std::optional<OddsLack> lack = boardLack(table))
        return *lack;

    OddsQuestion question;
    question.situation.rules = table.rules.rules;
    question.situation.dead = table.dead;
    for (const std::optional<Card>& card : table.board) {
        if (card)
            question.situation.board.push_back(*card);
    }
    for (int player = 0; player < table.playerCount; ++player) {
        const OddsTable::Hole& hole = table.holes[index(player)];
        if (!hole[0])
            continue;
        question.situation.players.push_back({hole[0]->face(), hole[1]->face()});
        question.players.push_back(player);
    }
    if (const auto error = findError(question.situation))
        return OddsLack{OddsGap::deckTooSmall, 0, error->count};
    return question;
}

} // namespace showdown::files

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/tables/deal.h"

#include "app/tables/oddsquestion.h"
#include "core/cards/deck.h"
#include "core/cases/seededrandom.h"
#include "core/questions/closedeal.h"

#include <numeric>
#include <utility>

namespace showdown::tables {
namespace {

using DealResult = std::variant<CardTable, DealRefusal>;

std::vector<int> everyone(const CardTable& table)
{
    std::vector<int> players(static_cast<std::size_t>(table.playerCount));
    std::iota(players.begin(), players.end(), 0);
    return players;
}

/// The empty places of a row, up to a slot.
void addEmpty(std::vector<Place>& places, const CardTable& table, int row, int count)
{
    for (int slot = 0; slot < count; ++slot) {
        if (!table.card({row, slot}))
            places.push_back({row, slot});
    }
}

std::vector<Place> emptyPlaces(const CardTable& table, const std::vector<int>& players)
{
    std::vector<Place> places;
    for (const int player : players)
        addEmpty(places, table, player, table.row(player).size());
    return places;
}

/// The table with cards that nobody holds in these places, which are empty.
DealResult filled(CardTable table, const std::vector<Place>& places, SeededRandom& random)
{
    const HouseRules& rules = table.rules.rules;
    const DeckKind deck = table.hasOneDeck() ? DeckKind::one : DeckKind::free;
    const std::vector<Card> pack =
        table.hasOneDeck() ? undealtCards(table) : deckWithJokers(rules.jokers.count());
    const auto cards = dealtCards(pack, static_cast<int>(places.size()), deck, random);
    if (!cards)
        return NoDeal::notEnoughCards;
    for (std::size_t i = 0; i < places.size(); ++i)
        table.set(places[i], (*cards)[i]);
    return table;
}

DealResult dealtTo(CardTable table, const std::vector<int>& players, SeededRandom& random)
{
    std::vector<Place> places = emptyPlaces(table, players);
    if (places.empty()) {
        for (const int player : players)
            table.row(player).clear();
        places = emptyPlaces(table, players);
    }
    return filled(std::move(table), places, random);
}

DealResult withBoard(const CardTable& table, Street street, SeededRandom& random)
{
    const std::optional<Street> next = nextStreet(table);
    if (!next || street < *next)
        return NoDeal::boardComplete;
    std::vector<Place> places;
    addEmpty(places, table, CardTable::boardRow, boardCardsOn(street));
    return filled(table, places, random);
}

DealResult withCloseHands(CardTable table, SeededRandom& random)
{
    Q_ASSERT(!table.isSituation());
    const auto hands = closeHands(table.playerCount, table.rules.rules, random);
    if (!hands)
        return NoDeal::noCloseHands;
    for (int player = 0; player < table.playerCount; ++player)
        table.row(player) = SlotRow((*hands)[static_cast<std::size_t>(player)]);
    return table;
}

DealResult withRank(CardTable table, const DealOrder& order, SeededRandom& random)
{
    Q_ASSERT(!table.isSituation());
    const auto made = handOfRank(order.rank, order.wilds, table.rules.rules,
                                 heldByOthers(table, order.player), random);
    const Hand* hand = std::get_if<Hand>(&made);
    if (!hand)
        return std::get<NoSuchHand>(made);
    table.row(order.player) = SlotRow(*hand);
    return table;
}

} // namespace

std::optional<Street> nextStreet(const CardTable& table)
{
    const Street street = streetOf(table);
    if (street == Street::river)
        return std::nullopt;
    return static_cast<Street>(static_cast<int>(street) + 1);
}

DealOrder boardDeal(const CardTable& table, Street street)
{
    DealOrder order{DealKind::street};
    order.street = street;
    if (const std::optional<Street> next = nextStreet(table); next && *next < street)
        order.kind = street == Street::river ? DealKind::runOut : DealKind::flopAndTurn;
    return order;
}

std::variant<CardTable, DealRefusal> dealt(const CardTable& table, const DealOrder& order, int seed)
{
    SeededRandom random(static_cast<std::uint64_t>(seed));
    switch (order.kind) {
    case DealKind::all:
        return dealtTo(table, everyone(table), random);
    case DealKind::player:
        return dealtTo(table, {order.player}, random);
    case DealKind::close:
        return withCloseHands(table, random);
    case DealKind::rank:
        return withRank(table, order, random);
    case DealKind::street:
    case DealKind::flopAndTurn:
    case DealKind::runOut:
        return withBoard(table, order.street, random);
    }
    return table;
}

std::optional<std::vector<Card>> dealtCards(std::vector<Card> pack, int count, DeckKind deck,
                                            SeededRandom& random)
{
    std::vector<Card> dealt;
    while (static_cast<int>(dealt.size()) < count) {
        if (pack.empty())
            return std::nullopt;
        const int index = random.below(static_cast<int>(pack.size()));
        dealt.push_back(pack[static_cast<std::size_t>(index)]);
        if (deck == DeckKind::one)
            pack.erase(pack.begin() + index);
    }
    return dealt;
}

CardSet heldByOthers(const CardTable& table, int player)
{
    CardSet held;
    for (int other = 0; other < table.playerCount; ++other) {
        if (other == player)
            continue;
        for (const Card card : table.row(other).hand())
            held.insert(card);
    }
    return held;
}

} // namespace showdown::tables

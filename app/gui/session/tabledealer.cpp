// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/session/tabledealer.h"

#include "app/gui/session/session.h"
#include "app/gui/session/table.h"
#include "app/narration/dealtext.h"
#include "core/cards/deck.h"
#include "core/questions/closedeal.h"
#include "core/questions/handofrank.h"

#include <numeric>
#include <variant>

namespace showdown::gui {
namespace {

std::vector<SlotPlace> emptySlots(const Table& table, const std::vector<int>& players)
{
    std::vector<SlotPlace> places;
    for (const int player : players) {
        for (int slot = 0; slot < SlotRow::size; ++slot) {
            if (!table.card({player, slot}))
                places.push_back({player, slot});
        }
    }
    return places;
}

} // namespace

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

QString dealtText(const DealOrder& order, int seed, const Session& session)
{
    const auto number = static_cast<std::uint32_t>(seed);
    switch (order.kind) {
    case DealKind::all:
        return narration::dealtAll(number);
    case DealKind::player:
        return narration::dealtTo(order.player + 1, number, session.names());
    case DealKind::close:
        return narration::dealtClose(number);
    case DealKind::rank:
        return narration::dealtRank(order.rank, order.wilds, order.player + 1, number,
                                    session.names());
    }
    return {};
}

CardSet heldByOthers(const Table& table, int player)
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

TableDealer::TableDealer(Session& session, std::uint64_t seed) : m_session(session), m_seeds(seed)
{}

bool TableDealer::deal(const DealOrder& order, std::optional<int> seed)
{
    const int number = seed.value_or(1 + m_seeds.below(largestSeed));
    SeededRandom random(static_cast<std::uint64_t>(number));
    std::vector<int> players{order.player};
    if (order.kind == DealKind::all) {
        players.resize(static_cast<std::size_t>(m_session.playerCount()));
        std::iota(players.begin(), players.end(), 0);
    }
    bool isDealt = false;
    switch (order.kind) {
    case DealKind::all:
        isDealt = fill(players, random, tr("Deal"));
        break;
    case DealKind::player:
        isDealt = fill(players, random, tr("Deal to one player"));
        break;
    case DealKind::close:
        isDealt = dealClose(random);
        break;
    case DealKind::rank:
        isDealt = dealRank(order, random);
        break;
    }
    if (isDealt)
        emit dealt(order, number);
    return isDealt;
}

bool TableDealer::fill(const std::vector<int>& players, SeededRandom& random, const QString& text)
{
    Table table = m_session.table();
    std::vector<SlotPlace> places = emptySlots(table, players);
    if (places.empty()) {
        for (const int player : players)
            table.row(player) = {};
        places = emptySlots(table, players);
    }
    const HouseRules& rules = table.rules.rules;
    const std::vector<Card> pack =
        rules.deck == DeckKind::one ? undealtCards(table) : deckWithJokers(rules.jokers.count());
    const auto cards = dealtCards(pack, static_cast<int>(places.size()), rules.deck, random);
    if (!cards)
        return false;
    for (std::size_t i = 0; i < places.size(); ++i)
        table.row(places[i].player).set(places[i].slot, (*cards)[i]);
    return !m_session.setRows(table.rows, text);
}

bool TableDealer::dealClose(SeededRandom& random)
{
    const auto hands = closeHands(m_session.playerCount(), m_session.rules().rules, random);
    if (!hands)
        return false;
    TableRows rows;
    for (std::size_t player = 0; player < hands->size(); ++player)
        rows[player] = SlotRow((*hands)[player]);
    return !m_session.setRows(rows, tr("Deal a close one"));
}

bool TableDealer::dealRank(const DealOrder& order, SeededRandom& random)
{
    const Table& table = m_session.table();
    const auto made = handOfRank(order.rank, order.wilds, table.rules.rules,
                                 heldByOthers(table, order.player), random);
    const Hand* hand = std::get_if<Hand>(&made);
    if (!hand)
        return false;
    TableRows rows = table.rows;
    rows[static_cast<std::size_t>(order.player)] = SlotRow(*hand);
    return !m_session.setRows(rows, tr("Deal a hand of a rank"));
}

} // namespace showdown::gui

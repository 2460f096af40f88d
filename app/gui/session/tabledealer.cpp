// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/session/tabledealer.h"

#include "app/gui/session/session.h"
#include "app/gui/session/table.h"
#include "core/cards/deck.h"

#include <numeric>

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

TableDealer::TableDealer(Session& session, std::uint64_t seed) : m_session(session), m_random(seed)
{}

bool TableDealer::deal()
{
    std::vector<int> players(static_cast<std::size_t>(m_session.playerCount()));
    std::iota(players.begin(), players.end(), 0);
    return deal(players, tr("Deal"));
}

bool TableDealer::deal(int player)
{
    return deal(std::vector<int>{player}, tr("Deal to one player"));
}

bool TableDealer::deal(const std::vector<int>& players, const QString& text)
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
    const auto cards = dealtCards(pack, static_cast<int>(places.size()), rules.deck, m_random);
    if (!cards)
        return false;
    for (std::size_t i = 0; i < places.size(); ++i)
        table.row(places[i].player).set(places[i].slot, (*cards)[i]);
    return !m_session.setRows(table.rows, text);
}

} // namespace showdown::gui

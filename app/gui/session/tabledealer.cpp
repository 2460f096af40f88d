// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/session/tabledealer.h"

#include "app/gui/session/cardtable.h"
#include "app/gui/session/comparesession.h"
#include "app/narration/dealtext.h"
#include "app/narration/tabletext.h"
#include "core/cards/deck.h"
#include "core/questions/closedeal.h"

#include <numeric>

namespace showdown::gui {
namespace {

std::vector<Place> emptySlots(const CardTable& table, const std::vector<int>& players)
{
    std::vector<Place> places;
    for (const int player : players) {
        for (int slot = 0; slot < Hand::fullSize; ++slot) {
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

QString dealtText(const DealOrder& order, int seed, const CompareSession& session)
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

QString refusalText(const DealOrder& order, const DealRefusal& refusal)
{
    if (const auto* reason = std::get_if<NoSuchHand>(&refusal))
        return narration::noSuchHand(*reason, order.rank, order.wilds);
    switch (std::get<NoDeal>(refusal)) {
    case NoDeal::notEnoughCards:
        return narration::notEnoughCards();
    case NoDeal::noCloseHands:
        return narration::noCloseHands();
    }
    return {};
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

TableDealer::TableDealer(CompareSession& session, std::uint64_t seed)
    : m_session(session), m_seeds(seed)
{}

std::optional<DealRefusal> TableDealer::deal(const DealOrder& order, std::optional<int> seed)
{
    const int number = seed.value_or(1 + m_seeds.below(largestSeed));
    SeededRandom random(static_cast<std::uint64_t>(number));
    const std::optional<DealRefusal> refusal = carryOut(order, random);
    if (!refusal)
        emit dealt(order, number);
    return refusal;
}

std::optional<DealRefusal> TableDealer::carryOut(const DealOrder& order, SeededRandom& random)
{
    std::vector<int> everyone(static_cast<std::size_t>(m_session.playerCount()));
    std::iota(everyone.begin(), everyone.end(), 0);
    switch (order.kind) {
    case DealKind::all:
        return fill(everyone, random, tr("Deal"));
    case DealKind::player:
        return fill({order.player}, random, tr("Deal to one player"));
    case DealKind::close:
        return dealClose(random);
    case DealKind::rank:
        return dealRank(order, random);
    }
    return std::nullopt;
}

std::optional<DealRefusal> TableDealer::fill(const std::vector<int>& players, SeededRandom& random,
                                             const QString& text)
{
    CardTable table = m_session.table();
    std::vector<Place> places = emptySlots(table, players);
    if (places.empty()) {
        for (const int player : players)
            table.row(player).clear();
        places = emptySlots(table, players);
    }
    const HouseRules& rules = table.rules.rules;
    const std::vector<Card> pack =
        rules.deck == DeckKind::one ? undealtCards(table) : deckWithJokers(rules.jokers.count());
    const auto cards = dealtCards(pack, static_cast<int>(places.size()), rules.deck, random);
    if (!cards)
        return NoDeal::notEnoughCards;
    for (std::size_t i = 0; i < places.size(); ++i)
        table.set(places[i], (*cards)[i]);
    m_session.setRows(table.rows, text); // of one deck no card is dealt twice
    return std::nullopt;
}

std::optional<DealRefusal> TableDealer::dealClose(SeededRandom& random)
{
    const auto hands = closeHands(m_session.playerCount(), m_session.rules().rules, random);
    if (!hands)
        return NoDeal::noCloseHands;
    const TableRows rows(hands->begin(), hands->end());
    m_session.setRows(rows, tr("Deal a close one")); // of one deck no card is dealt twice
    return std::nullopt;
}

std::optional<DealRefusal> TableDealer::dealRank(const DealOrder& order, SeededRandom& random)
{
    const CardTable& table = m_session.table();
    const auto made = handOfRank(order.rank, order.wilds, table.rules.rules,
                                 heldByOthers(table, order.player), random);
    const Hand* hand = std::get_if<Hand>(&made);
    if (!hand)
        return std::get<NoSuchHand>(made);
    TableRows rows = table.rows;
    rows[static_cast<std::size_t>(order.player)] = SlotRow(*hand);
    m_session.setRows(rows, tr("Deal a hand of a rank")); // of one deck no card is dealt twice
    return std::nullopt;
}

} // namespace showdown::gui

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/session/oddsdealer.h"

#include "app/gui/session/oddssession.h"
#include "app/gui/session/tabledealer.h"
#include "app/narration/dealtext.h"

#include <numeric>

namespace showdown::gui {
namespace {

std::vector<Place> emptyHoles(const CardTable& table, const std::vector<int>& players)
{
    std::vector<Place> places;
    for (const int player : players) {
        for (int slot = 0; slot < table.row(player).size(); ++slot) {
            if (!table.card({player, slot}))
                places.push_back({player, slot});
        }
    }
    return places;
}

/// The name of the undo step for board cards.
QString stepText(const OddsDealt& dealt)
{
    if (dealt.kind == OddsDealKind::flopAndTurn)
        return OddsDealer::tr("Deal flop and turn");
    if (dealt.kind == OddsDealKind::runOut)
        return OddsDealer::tr("Deal the rest of the board");
    switch (dealt.street) {
    case Street::preflop:
        break;
    case Street::flop:
        return OddsDealer::tr("Deal the flop");
    case Street::turn:
        return OddsDealer::tr("Deal the turn");
    case Street::river:
        return OddsDealer::tr("Deal the river");
    }
    return {};
}

} // namespace

QString dealtText(const OddsDealt& dealt, int seed, const OddsSession& session)
{
    const auto number = static_cast<std::uint32_t>(seed);
    switch (dealt.kind) {
    case OddsDealKind::street:
        return narration::dealtStreet(dealt.street, number);
    case OddsDealKind::flopAndTurn:
        return narration::dealtFlopAndTurn(number);
    case OddsDealKind::runOut:
        return narration::dealtBoard(number);
    case OddsDealKind::player:
        return narration::dealtTo(dealt.player + 1, number, session.names());
    case OddsDealKind::all:
        return narration::dealtAll(number);
    }
    return {};
}

QString refusalText(NoOddsDeal refusal)
{
    switch (refusal) {
    case NoOddsDeal::boardComplete:
        return narration::boardComplete();
    case NoOddsDeal::notEnoughCards:
        return narration::notEnoughForOdds();
    }
    return {};
}

OddsDealer::OddsDealer(OddsSession& session, std::uint64_t seed) : m_session(session), m_seeds(seed)
{}

std::optional<NoOddsDeal> OddsDealer::dealStreet(std::optional<int> seed)
{
    return dealTo(nextStreet(m_session.table()).value_or(Street::river), seed);
}

std::optional<NoOddsDeal> OddsDealer::runOut(std::optional<int> seed)
{
    return dealTo(Street::river, seed);
}

std::optional<NoOddsDeal> OddsDealer::dealTo(Street street, std::optional<int> seed)
{
    const std::optional<Street> next = nextStreet(m_session.table());
    if (!next || street < *next)
        return NoOddsDeal::boardComplete;
    std::vector<Place> places;
    for (int slot = 0; slot < boardCardsOn(street); ++slot) {
        if (!m_session.card({CardTable::boardRow, slot}))
            places.push_back({CardTable::boardRow, slot});
    }
    OddsDealt what{OddsDealKind::street, 0, street};
    if (street != *next)
        what.kind = street == Street::river ? OddsDealKind::runOut : OddsDealKind::flopAndTurn;
    return fill(m_session.table(), places, what, seed, stepText(what));
}

std::optional<NoOddsDeal> OddsDealer::dealPlayer(int player, std::optional<int> seed)
{
    return dealHoles({player}, {OddsDealKind::player, player}, seed, tr("Deal to one player"));
}

std::optional<NoOddsDeal> OddsDealer::dealAll(std::optional<int> seed)
{
    std::vector<int> everyone(static_cast<std::size_t>(m_session.playerCount()));
    std::iota(everyone.begin(), everyone.end(), 0);
    return dealHoles(everyone, {OddsDealKind::all}, seed, tr("Deal"));
}

std::optional<Street> OddsDealer::nextStreet(const CardTable& table)
{
    const Street street = tables::streetOf(table);
    if (street == Street::river)
        return std::nullopt;
    return static_cast<Street>(static_cast<int>(street) + 1);
}

std::optional<NoOddsDeal> OddsDealer::dealHoles(const std::vector<int>& players,
                                                const OddsDealt& what, std::optional<int> seed,
                                                const QString& text)
{
    CardTable table = m_session.table();
    std::vector<Place> places = emptyHoles(table, players);
    if (places.empty()) {
        for (const int player : players)
            table.row(player).clear();
        places = emptyHoles(table, players);
    }
    return fill(table, places, what, seed, text);
}

/// Puts undealt cards into these places, which are empty.
std::optional<NoOddsDeal> OddsDealer::fill(CardTable table, const std::vector<Place>& places,
                                           const OddsDealt& what, std::optional<int> seed,
                                           const QString& text)
{
    const int number = seed.value_or(1 + m_seeds.below(largestSeed));
    SeededRandom random(static_cast<std::uint64_t>(number));
    const auto cards = dealtCards(tables::undealtCards(table), static_cast<int>(places.size()),
                                  DeckKind::one, random);
    if (!cards)
        return NoOddsDeal::notEnoughCards;
    for (std::size_t i = 0; i < places.size(); ++i)
        table.set(places[i], (*cards)[i]);
    m_session.setTable(table, text); // of one deck no card is dealt twice
    emit dealt(what, number);
    return std::nullopt;
}

} // namespace showdown::gui

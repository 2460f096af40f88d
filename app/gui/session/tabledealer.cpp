// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/session/tabledealer.h"

#include "app/gui/session/tablesession.h"
#include "app/narration/dealtext.h"
#include "app/narration/tabletext.h"

namespace showdown::gui {
namespace {

/// The name of the undo step.
QString stepText(const DealOrder& order)
{
    switch (order.kind) {
    case DealKind::all:
        return TableDealer::tr("Deal");
    case DealKind::player:
        return TableDealer::tr("Deal to one player");
    case DealKind::close:
        return TableDealer::tr("Deal a close one");
    case DealKind::rank:
        return TableDealer::tr("Deal a hand of a rank");
    case DealKind::flopAndTurn:
        return TableDealer::tr("Deal flop and turn");
    case DealKind::runOut:
        return TableDealer::tr("Deal the rest of the board");
    case DealKind::street:
        break;
    }
    switch (order.street) {
    case Street::preflop:
        break;
    case Street::flop:
        return TableDealer::tr("Deal the flop");
    case Street::turn:
        return TableDealer::tr("Deal the turn");
    case Street::river:
        return TableDealer::tr("Deal the river");
    }
    return {};
}

/// True if a deal for all only fills the empty slots between cards.
bool keepsCards(const TableSession& session)
{
    bool anyCard = false;
    bool anyEmpty = false;
    for (int player = 0; player < session.playerCount(); ++player) {
        for (int slot = 0; slot < session.row(player).size(); ++slot)
            (session.card({player, slot}) ? anyCard : anyEmpty) = true;
    }
    return anyCard && anyEmpty;
}

} // namespace

QString dealtText(const DealOrder& order, int seed, const TableSession& session)
{
    const auto number = static_cast<std::uint32_t>(seed);
    switch (order.kind) {
    case DealKind::all:
        return keepsCards(session) ? narration::dealtEmpty(number) : narration::dealtAll(number);
    case DealKind::player:
        return narration::dealtTo(order.player + 1, number, session.names());
    case DealKind::close:
        return narration::dealtClose(number);
    case DealKind::rank:
        return narration::dealtRank(order.rank, order.wilds, order.player + 1, number,
                                    session.names());
    case DealKind::street:
        return narration::dealtStreet(order.street, number);
    case DealKind::flopAndTurn:
        return narration::dealtFlopAndTurn(number);
    case DealKind::runOut:
        return narration::dealtBoard(number);
    }
    return {};
}

QString refusalText(const DealOrder& order, const DealRefusal& refusal, const TableSession& session)
{
    if (const auto* reason = std::get_if<NoSuchHand>(&refusal))
        return narration::noSuchHand(*reason, order.rank, order.wilds);
    switch (std::get<tables::NoDeal>(refusal)) {
    case tables::NoDeal::notEnoughCards:
        return session.table().isSituation() ? narration::notEnoughForOdds()
                                             : narration::notEnoughCards();
    case tables::NoDeal::noCloseHands:
        return narration::noCloseHands();
    case tables::NoDeal::boardComplete:
        return narration::boardComplete();
    }
    return {};
}

TableDealer::TableDealer(TableSession& session, std::uint64_t seed, QObject* parent)
    : QObject(parent), m_session(session), m_seeds(seed)
{}

std::optional<DealRefusal> TableDealer::deal(const DealOrder& order, std::optional<int> seed)
{
    const int number = seed.value_or(1 + m_seeds.below(tables::largestSeed));
    const auto result = tables::dealt(m_session.table(), order, number);
    if (const auto* refusal = std::get_if<DealRefusal>(&result))
        return *refusal;
    const QString text = dealtText(order, number, m_session);
    m_session.setTable(std::get<CardTable>(result), stepText(order)); // never a card twice
    m_latest = {order, number};
    emit dealt(order, text);
    return std::nullopt;
}

} // namespace showdown::gui

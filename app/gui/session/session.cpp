// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/session/session.h"

#include "app/gui/session/tablecommand.h"

#include <algorithm>
#include <utility>

namespace showdown {
namespace {

Showdown resultOf(const Table& table)
{
    return showdown(hands(table), table.rules.rules, table.lens);
}

} // namespace

Session::Session(QObject* parent) : Session(sampleTable(), parent) {}

Session::Session(const Table& table, QObject* parent)
    : QObject(parent), m_table(table), m_result(resultOf(table))
{}

std::optional<CardConflict> Session::setCard(SlotPlace place, std::optional<Card> card)
{
    Table after = m_table;
    after.row(place.player).set(place.slot, card);
    return push(after, card ? tr("Place card") : tr("Clear card"));
}

std::optional<CardConflict> Session::setCards(SlotPlace from, const Hand& cards)
{
    const int start = std::min(from.slot, SlotRow::size - cards.size());
    Table after = m_table;
    for (int position = 0; position < cards.size(); ++position)
        after.row(from.player).set(start + position, cards[position]);
    return push(after, tr("Place cards"));
}

void Session::clearPlayer(int player)
{
    Table after = m_table;
    after.row(player) = {};
    push(after, tr("Clear player"));
}

void Session::clearTable()
{
    Table after = m_table;
    after.rows = {};
    push(after, tr("Clear table"));
}

void Session::setPlayerCount(int count)
{
    Q_ASSERT(count >= Table::minimumPlayers && count <= Table::maximumPlayers);
    Table after = m_table;
    after.playerCount = count;
    for (int player = count; player < Table::maximumPlayers; ++player)
        after.row(player) = {};
    std::fill(after.names.begin() + count, after.names.end(), QString());
    push(after, tr("Change number of players"));
}

void Session::setName(int player, const QString& name)
{
    Table after = m_table;
    after.names[static_cast<std::size_t>(player)] = name.simplified().left(longestName);
    push(after, tr("Rename player"));
}

std::optional<CardConflict> Session::setRules(const NamedRules& rules)
{
    Table after = m_table;
    after.rules = rules;
    if (after.lens && !rules.rules.knows(*after.lens))
        after.lens.reset();
    return push(after, tr("Change house rules"));
}

bool Session::setLens(std::optional<Category> lens)
{
    if (lens && !m_table.rules.rules.knows(*lens))
        return false;
    Table after = m_table;
    after.lens = lens;
    push(after, tr("Compare as another rank"));
    return true;
}

std::optional<CardConflict> Session::push(const Table& after, const QString& text)
{
    if (after == m_table)
        return std::nullopt;
    std::optional<CardConflict> conflict = findConflict(after);
    if (conflict) {
        if (m_table.card(conflict->holder) != conflict->card
            && m_table.card(conflict->wanted) == conflict->card)
            std::swap(conflict->holder, conflict->wanted);
        return conflict;
    }
    m_undoStack.push(new TableCommand(*this, after, text));
    return std::nullopt;
}

void Session::apply(const Table& table)
{
    const Table before = std::exchange(m_table, table);
    const Showdown earlier = std::exchange(m_result, resultOf(m_table));

    if (m_table.playerCount != before.playerCount)
        emit playerCountChanged(m_table.playerCount);
    for (int player = 0; player < Table::maximumPlayers; ++player) {
        if (m_table.row(player) != before.row(player))
            emit handChanged(player);
    }
    if (m_table.rules != before.rules)
        emit rulesChanged();
    if (m_table.lens != before.lens)
        emit lensChanged();
    if (m_table.names != before.names)
        emit namesChanged();
    if (m_table.title != before.title)
        emit titleChanged();
    if (m_result != earlier)
        emit resultChanged();
}

} // namespace showdown

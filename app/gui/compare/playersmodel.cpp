// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/compare/playersmodel.h"

#include "app/gui/session/session.h"
#include "app/narration/cardtext.h"
#include "app/narration/comparisontext.h"
#include "app/narration/handtext.h"
#include "app/narration/rulestext.h"
#include "app/narration/tabletext.h"

#include <algorithm>

namespace showdown::gui {

PlayersModel::PlayersModel(const Session& session, QObject* parent)
    : QAbstractTableModel(parent), m_session(session), m_rows(session.playerCount())
{
    connect(&session, &Session::playerCountChanged, this, &PlayersModel::setRows);
    connect(&session, &Session::handChanged, this, &PlayersModel::noteRow);
    connect(&session, &Session::resultChanged, this, &PlayersModel::noteAll);
    connect(&session, &Session::rulesChanged, this, &PlayersModel::noteAll);
    connect(&session, &Session::lensChanged, this, &PlayersModel::noteAll);
    connect(&session, &Session::namesChanged, this, &PlayersModel::noteAll);
}

int PlayersModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_rows;
}

int PlayersModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : columns;
}

QVariant PlayersModel::data(const QModelIndex& index, int role) const
{
    // A row about to be removed has no result any more.
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)
        || index.row() >= m_session.playerCount())
        return {};
    const int player = index.row();
    const auto column = static_cast<Column>(index.column());
    const Showdown& result = m_session.result();
    switch (role) {
    case Qt::DisplayRole:
        return text(player, column);
    case Qt::AccessibleTextRole:
        if (column == nameColumn)
            return narration::playerDescription(result, player + 1, m_session.names());
        break;
    case cardsRole:
        if (column == workingColumn)
            return workingCards(result.players[static_cast<std::size_t>(player)]);
        if (column == wildsColumn)
            return wildsBySlot(player, narration::actsAs);
        break;
    case shortCardsRole:
        if (column == wildsColumn)
            return wildsBySlot(player, narration::cardSymbol);
        break;
    case renamedRole:
        if (column == nameColumn)
            return !m_session.names()[player].isEmpty();
        break;
    default:
        break;
    }
    return {};
}

Standing PlayersModel::standing(int player) const
{
    const Showdown& result = m_session.result();
    const auto isComplete = [](const PlayerResult& each) { return each.hand.isComplete(); };
    const std::optional<int> place = result.players[static_cast<std::size_t>(player)].place;
    if (!place)
        return Standing::notIn;
    if (place != 1 || std::ranges::count_if(result.players, isComplete) < 2)
        return Standing::placed;
    return result.winners.size() > 1 ? Standing::tied : Standing::winner;
}

WorkingRow PlayersModel::workingRow(int player) const
{
    return gui::workingRow(m_session, player);
}

QVariant PlayersModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Vertical || role != Qt::DisplayRole || section < 0 || section >= columns)
        return QAbstractTableModel::headerData(section, orientation, role);
    switch (static_cast<Column>(section)) {
    case nameColumn:
        return tr("Player");
    case placeColumn:
        return tr("Place");
    case rankColumn:
        return tr("Rank");
    case detailColumn:
        return tr("Details");
    case workingColumn:
        return narration::workingHandCaption(m_session.lens());
    case wildsColumn:
        return tr("Wilds");
    case columns:
        break;
    }
    return {};
}

void PlayersModel::setRows(int count)
{
    if (count > m_rows) {
        beginInsertRows({}, m_rows, count - 1);
        m_rows = count;
        endInsertRows();
    } else if (count < m_rows) {
        beginRemoveRows({}, count, m_rows - 1);
        m_rows = count;
        endRemoveRows();
    }
}

void PlayersModel::noteRow(int player)
{
    if (player < m_rows)
        emit dataChanged(index(player, 0), index(player, columns - 1));
}

void PlayersModel::noteAll()
{
    emit dataChanged(index(0, 0), index(m_rows - 1, columns - 1));
    emit headerDataChanged(Qt::Horizontal, 0, columns - 1);
}

QString PlayersModel::text(int player, Column column) const
{
    const PlayerResult& result = m_session.result().players[static_cast<std::size_t>(player)];
    switch (column) {
    case nameColumn:
        return narration::playerName(player + 1, m_session.names());
    case placeColumn:
        return narration::placeMark(m_session.result(), player + 1);
    case rankColumn:
        return rank(result);
    case detailColumn:
        return detail(result);
    case workingColumn:
        return result.result ? workingCards(result).join(u' ') : workingRow(player).note;
    case wildsColumn: {
        QStringList wilds = wildsBySlot(player, narration::actsAs);
        wilds.removeAll(QString());
        return wilds.join(u'\n');
    }
    case columns:
        break;
    }
    return {};
}

QString PlayersModel::rank(const PlayerResult& player) const
{
    if (player.result)
        return narration::handName(player.result->value).first;
    if (player.failsLens() && m_session.lens())
        return narration::doesNotFit(*m_session.lens(), m_session.rules().rules);
    return tr("%n card(s) to go", "until a hand is complete", player.hand.missing());
}

QString PlayersModel::detail(const PlayerResult& player) const
{
    const HouseRules& rules = m_session.rules().rules;
    if (!player.result)
        return narration::soFar(player.hand, rules);
    const QString second = narration::handName(player.result->value).second;
    const QString note = narration::lowPairNote(player.result->value, rules);
    if (note.isEmpty())
        return second;
    return tr("%1; %2", "then ten, nine, five, two; a pair of tens counts as a high card here")
        .arg(second, note);
}

QStringList PlayersModel::workingCards(const PlayerResult& player) const
{
    QStringList cards;
    if (!player.result)
        return cards;
    for (const WorkingCard& card : player.result->working) {
        const QString symbol = narration::cardSymbol(card);
        cards << (card.isSubstitute ? symbol + narration::cardSymbol(Card::joker()) : symbol);
    }
    return cards;
}

QStringList PlayersModel::wildsBySlot(int player, QString (*wildText)(const Substitution&)) const
{
    QStringList texts(SlotRow::size);
    const auto& result = m_session.result().players[static_cast<std::size_t>(player)].result;
    if (!result)
        return texts;
    for (const Substitution& wild : result->substitutions) {
        if (const auto slot = m_session.row(player).slotOf(wild.dealtPosition))
            texts[*slot] = wildText(wild);
    }
    return texts;
}

} // namespace showdown::gui

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/explain/laddermodel.h"

#include "app/gui/session/session.h"
#include "app/narration/categorytext.h"
#include "app/narration/laddertext.h"

#include <algorithm>
#include <utility>

namespace showdown::gui {
namespace {

LadderModel::State stateOf(const LadderRow& row)
{
    const std::optional<bool> fits = row.fits();
    if (!fits)
        return LadderModel::notReached;
    return *fits ? LadderModel::yes : LadderModel::no;
}

} // namespace

LadderModel::LadderModel(const Session& session, QObject* parent)
    : QAbstractListModel(parent), m_session(session), m_rows(rows())
{
    connect(&session, &Session::handChanged, this, [this](int player) {
        if (player == m_player)
            update();
    });
    connect(&session, &Session::rulesChanged, this, &LadderModel::update);
    connect(&session, &Session::lensChanged, this, &LadderModel::update);
}

void LadderModel::setPlayer(int player)
{
    if (player == m_player)
        return;
    m_player = player;
    update();
}

int LadderModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant LadderModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return row.rank;
    case Qt::AccessibleTextRole:
        return row.description;
    case answerRole:
        return row.answer;
    case reasonRole:
        return row.reason;
    case stateRole:
        return row.state;
    default:
        return {};
    }
}

std::vector<LadderModel::Row> LadderModel::rows() const
{
    const PlayerResult& player = m_session.result().players[static_cast<std::size_t>(m_player)];
    const HouseRules& rules = m_session.rules().rules;
    std::vector<Row> rows;
    for (const LadderRow& row : player.ladder)
        rows.push_back({stateOf(row), narration::categoryName(row.rank, rules),
                        narration::ladderAnswer(row), narration::ladderText(row, player, rules),
                        narration::ladderDescription(row, player, rules)});
    return rows;
}

void LadderModel::update()
{
    std::vector<Row> after = rows();
    if (after.size() != m_rows.size()) {
        beginResetModel();
        m_rows = std::move(after);
        endResetModel();
        return;
    }
    const auto [first, firstAfter] = std::ranges::mismatch(m_rows, after);
    if (first == m_rows.end())
        return;
    const int row = static_cast<int>(first - m_rows.begin());
    m_rows = std::move(after);
    emit dataChanged(index(row), index(rowCount() - 1));
}

} // namespace showdown::gui

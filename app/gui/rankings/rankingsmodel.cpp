// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/rankings/rankingsmodel.h"

#include "app/gui/session/comparesession.h"
#include "app/gui/session/handcounts.h"
#include "app/gui/widgets/icons.h"
#include "app/narration/cardtext.h"
#include "app/narration/categorytext.h"
#include "app/narration/numbertext.h"
#include "app/narration/rankingstext.h"
#include "core/questions/examplehand.h"
#include "core/questions/rarity.h"

#include <QPixmap>

#include <algorithm>

namespace showdown::gui {
namespace {

/// Numbers are right-aligned.
QVariant alignment(int column)
{
    const bool isNumber =
        column == RankingsModel::handsColumn || column == RankingsModel::shareColumn;
    return QVariant::fromValue(Qt::Alignment(isNumber ? Qt::AlignTrailing : Qt::AlignLeading)
                               | Qt::AlignVCenter);
}

/// The players who hold a rank, from 1.
std::vector<int> holdersOf(Category rank, const Showdown& byBestRank)
{
    std::vector<int> holders;
    int player = 0;
    for (const PlayerResult& each : byBestRank.players) {
        ++player;
        if (each.result && each.result->value.category() == rank)
            holders.push_back(player);
    }
    return holders;
}

} // namespace

RankingsModel::RankingsModel(const TableSession& session, QObject* parent)
    : QAbstractTableModel(parent),
      m_session(session),
      m_hands(qobject_cast<const CompareSession*>(&session))
{}

const Showdown& RankingsModel::result() const
{
    static const Showdown none;
    return m_hands ? m_hands->shown() : none;
}

void RankingsModel::refresh(bool hidesHolders)
{
    beginResetModel();
    count();
    const Showdown byBestRank = m_hands && m_hands->shownLens()
                                    ? compareHands(tables::hands(m_session.table()), *m_rules)
                                    : result();
    for (Row& row : m_rows)
        row.players = hidesHolders ? std::vector<int>() : holdersOf(row.rank, byBestRank);
    endResetModel();
}

/// Counts again only for other rules or more jokers.
void RankingsModel::count()
{
    const std::vector<Hand> hands = tables::hands(m_session.table());
    const HouseRules rules = withJokersOf(m_session.rules().rules, hands);
    if (m_rules == rules)
        return;
    m_rules = rules;
    m_counts = handCounts(rules)->byRank();
    m_rows.clear();
    for (const Category rank : allCategories()) {
        if (rules.knows(rank))
            m_rows.insert(m_rows.begin(), {rank, exampleHand(rank, rules).value_or(Hand()), {}});
    }
}

bool RankingsModel::isNaturalWild(Card card) const
{
    return m_rules && !card.isJoker() && m_rules->isWild(card);
}

int RankingsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int RankingsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : columns;
}

QVariant RankingsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return text(row, index.column());
    case Qt::AccessibleTextRole:
        return spoken(row, index.column());
    case Qt::DecorationRole:
        return index.column() == tableColumn ? mark(row) : QVariant();
    case Qt::TextAlignmentRole:
        return alignment(index.column());
    default:
        return {};
    }
}

QString RankingsModel::text(const Row& row, int column) const
{
    switch (column) {
    case rankColumn:
        return narration::categoryName(row.rank, *m_rules);
    case exampleColumn:
        return narration::cardSymbols(row.example, *m_rules);
    case handsColumn:
        return narration::countText(m_counts.of(row.rank));
    case shareColumn:
        return narration::sharePercentText(m_counts.chanceOf(row.rank), 2);
    case tableColumn:
        return narration::heldBy(row.players, m_session.names());
    default:
        return {};
    }
}

/// Figures with their column, which is not read along a row, and cards by name.
QString RankingsModel::spoken(const Row& row, int column) const
{
    const auto named = [&](const QString& figure) {
        return tr("%1: %2", "read aloud: 'Hands', '624'")
            .arg(headerData(column, Qt::Horizontal, Qt::DisplayRole).toString(), figure);
    };
    QStringList cards;
    switch (column) {
    case exampleColumn:
        for (const Card card : row.example)
            cards << narration::cardName(card, *m_rules);
        return cards.join(QStringLiteral(", "));
    case handsColumn:
        return named(text(row, column));
    case shareColumn:
        return named(narration::spokenPercent(m_counts.chanceOf(row.rank), 2));
    default:
        return text(row, column);
    }
}

/// The icon of the result if all holders of the rank win, else one that says that it is held.
QVariant RankingsModel::mark(const Row& row) const
{
    if (row.players.empty())
        return {};
    const std::vector<int>& winners = result().winners;
    const bool wins = std::ranges::all_of(row.players, [&](int player) {
        return std::ranges::find(winners, player) != winners.end();
    });
    if (!wins)
        return icon(IconId::yes, Role::matched);
    return winners.size() > 1 ? icon(IconId::tie, Role::tie) : icon(IconId::winner, Role::winner);
}

QVariant RankingsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole)
        return alignment(section);
    if (orientation == Qt::Horizontal && role == Qt::DecorationRole && section == tableColumn) {
        QPixmap room(16, 16); // in front of the heading as signs are in front of the names
        room.fill(Qt::transparent);
        return room;
    }
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case rankColumn:
        return tr("Rank");
    case exampleColumn:
        return tr("Example");
    case handsColumn:
        return tr("Hands", "a column: how many hands are of a rank");
    case shareColumn:
        return tr("Share");
    case tableColumn:
        return tr("On the table", "a column: whose hands are of a rank");
    default:
        return {};
    }
}

} // namespace showdown::gui

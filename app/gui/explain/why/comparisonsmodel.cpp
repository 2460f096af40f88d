// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/explain/why/comparisonsmodel.h"

#include "app/gui/session/comparesession.h"
#include "app/lessons/glossary.h"
#include "app/narration/cardtext.h"
#include "app/narration/comparisontext.h"
#include "core/compare/showdown.h"

#include <algorithm>
#include <utility>

namespace showdown::gui {
namespace {

constexpr quintptr isBranch = 0; // an index of a leaf carries the row of its branch, from 1

} // namespace

bool decidesResult(const Showdown& showdown, PartPlace place)
{
    const Comparison* comparison = firstPlaceComparison(showdown);
    if (!comparison || comparison - showdown.comparisons.data() != place.comparison)
        return false;
    return place.part + 1 == static_cast<int>(narration::leafParts(*comparison, showdown).size());
}

ComparisonsModel::ComparisonsModel(const CompareSession& session, QObject* parent)
    : QAbstractItemModel(parent), m_session(session), m_branches(branches())
{
    session.whenChanged(TableChange::names | TableChange::shown, this, &ComparisonsModel::update);
}

void ComparisonsModel::setPlayer(int player)
{
    update(); // the player may have changed with a result that is not shown yet
    if (player == m_player)
        return;
    m_player = player;
    if (!m_branches.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, 0), {decidesPlaceRole});
}

bool ComparisonsModel::isOf(const QModelIndex& index, const Comparison* comparison) const
{
    const int branch = index.parent().isValid() ? index.parent().row() : index.row();
    return comparison && comparison - m_session.shown().comparisons.data() == branch;
}

QModelIndex ComparisonsModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column,
                       parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : isBranch);
}

QModelIndex ComparisonsModel::parent(const QModelIndex& child) const
{
    if (!child.isValid() || child.internalId() == isBranch)
        return {};
    return createIndex(static_cast<int>(child.internalId()) - 1, 0, isBranch);
}

int ComparisonsModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid())
        return static_cast<int>(m_branches.size());
    if (parent.internalId() != isBranch)
        return 0;
    return static_cast<int>(m_branches[static_cast<std::size_t>(parent.row())].leaves.size());
}

int ComparisonsModel::columnCount(const QModelIndex& /*parent*/) const
{
    return 1;
}

QVariant ComparisonsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return row(index).name;
    case Qt::AccessibleTextRole:
        return narration::withCardNames(row(index).description);
    case Qt::ToolTipRole:
    case Qt::AccessibleDescriptionRole:
        return index.parent().isValid() ? lessons::meaningOf(row(index).name) : QString();
    case resultRole:
        return row(index).result;
    case decidesRole:
        return row(index).decides;
    case decidesPlaceRole:
        return isOf(index, decidingComparison(m_session.shown(), m_player + 1));
    case decidesResultRole:
        return index.parent().isValid() && decidesResult(m_session.shown(), *partPlace(index));
    default:
        return {};
    }
}

QVariant ComparisonsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (section == 0 && orientation == Qt::Horizontal && role == Qt::DisplayRole)
        return tr("Comparisons");
    return QAbstractItemModel::headerData(section, orientation, role);
}

QModelIndex ComparisonsModel::find(Key key) const
{
    const auto branch = std::ranges::find(m_branches, key, &Branch::key);
    if (branch == m_branches.end())
        return {};
    return createIndex(static_cast<int>(branch - m_branches.begin()), 0, isBranch);
}

std::optional<PartPlace> ComparisonsModel::partPlace(const QModelIndex& index) const
{
    const QModelIndex branch = index.parent();
    if (!branch.isValid())
        return std::nullopt;
    return PartPlace{branch.row(), index.row()};
}

std::vector<ComparisonsModel::Branch> ComparisonsModel::branches() const
{
    std::vector<Branch> branches;
    for (const Comparison& comparison : m_session.shown().comparisons)
        branches.push_back(branch(comparison));
    return branches;
}

ComparisonsModel::Branch ComparisonsModel::branch(const Comparison& comparison) const
{
    const QStringList names = m_session.names();
    Branch branch{
        {comparison.place, comparison.firstPlayer, comparison.secondPlayer},
        {narration::branchTitle(comparison, names), narration::branchResult(comparison, names),
         narration::branchDescription(comparison, names), comparison.winner().has_value()},
        {}};
    for (const ComparisonPart& part : narration::leafParts(comparison, m_session.shown()))
        branch.leaves.push_back(
            {narration::partName(part, comparison.comparator), narration::leafText(part),
             narration::leafDescription(part, comparison, names), part.outcome != Outcome::equal});
    return branch;
}

void ComparisonsModel::update()
{
    std::vector<Branch> after = branches();
    if (after == m_branches) {
        emit stayed();
        return;
    }
    beginResetModel();
    m_branches = std::move(after);
    endResetModel();
}

const ComparisonsModel::Row& ComparisonsModel::row(const QModelIndex& index) const
{
    const auto at = static_cast<std::size_t>(index.row());
    if (index.internalId() == isBranch)
        return m_branches[at].row;
    return m_branches[static_cast<std::size_t>(index.parent().row())].leaves[at];
}

} // namespace showdown::gui

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/explain/comparisonsmodel.h"

#include "app/gui/session/session.h"
#include "app/narration/comparisontext.h"

#include <algorithm>

namespace showdown::gui {
namespace {

constexpr quintptr isBranch = 0;

/// What an index of a leaf carries: its branch, whichever row that has by now.
quintptr leafId(ComparisonsModel::Key key)
{
    constexpr quintptr base = Table::maximumPlayers + 1;
    quintptr id = 0;
    for (const int digit : {key.place, key.firstPlayer, key.secondPlayer})
        id = id * base + static_cast<quintptr>(digit);
    return id;
}

} // namespace

ComparisonsModel::ComparisonsModel(const Session& session, QObject* parent)
    : QAbstractItemModel(parent), m_session(session), m_branches(branches())
{
    connect(&session, &Session::resultChanged, this, &ComparisonsModel::update);
    connect(&session, &Session::namesChanged, this, &ComparisonsModel::update);
}

QModelIndex ComparisonsModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, parent.isValid() ? leafId(key(parent.row())) : isBranch);
}

QModelIndex ComparisonsModel::parent(const QModelIndex& child) const
{
    if (!child.isValid() || child.internalId() == isBranch)
        return {};
    const auto branch =
        std::ranges::find(m_branches, child.internalId(),
                          [](const Branch& candidate) { return leafId(candidate.key); });
    return createIndex(static_cast<int>(branch - m_branches.begin()), 0, isBranch);
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
        return row(index).description;
    case resultRole:
        return row(index).result;
    case decidesRole:
        return row(index).decides;
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
    for (const Comparison& comparison : m_session.result().comparisons)
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
    for (const ComparisonPart& part : narration::leafParts(comparison, m_session.result()))
        branch.leaves.push_back(
            {narration::partName(part, comparison.comparator), narration::leafText(part),
             narration::leafDescription(part, comparison, names), part.outcome != Outcome::equal});
    return branch;
}

void ComparisonsModel::update()
{
    const std::vector<Branch> after = branches();
    if (after == m_branches)
        return;
    removeMissing(after);
    // Comparisons run in the order of their keys, so what is left stands in the order it had.
    for (int row = 0; row < static_cast<int>(after.size()); ++row) {
        const Branch& branch = after[static_cast<std::size_t>(row)];
        if (row < rowCount() && key(row) == branch.key) {
            updateBranch(row, branch);
        } else {
            beginInsertRows({}, row, row);
            m_branches.insert(m_branches.begin() + row, branch);
            endInsertRows();
        }
    }
    emit updated();
}

void ComparisonsModel::removeMissing(const std::vector<Branch>& after)
{
    for (int row = rowCount() - 1; row >= 0; --row) {
        if (std::ranges::find(after, key(row), &Branch::key) != after.end())
            continue;
        beginRemoveRows({}, row, row);
        m_branches.erase(m_branches.begin() + row);
        endRemoveRows();
    }
}

void ComparisonsModel::updateBranch(int row, const Branch& after)
{
    Branch& branch = m_branches[static_cast<std::size_t>(row)];
    const QModelIndex parent = index(row, 0);
    const int before = static_cast<int>(branch.leaves.size());
    const int count = static_cast<int>(after.leaves.size());
    if (count < before) {
        beginRemoveRows(parent, count, before - 1);
        branch.leaves.resize(after.leaves.size());
        endRemoveRows();
    }
    const int kept = std::min(before, count);
    const auto [same, sameAfter] = std::ranges::mismatch(branch.leaves, after.leaves);
    const int first = static_cast<int>(same - branch.leaves.begin());
    std::copy_n(after.leaves.begin(), kept, branch.leaves.begin());
    if (first < kept)
        emit dataChanged(index(first, 0, parent), index(kept - 1, 0, parent));
    if (branch.row != after.row) {
        branch.row = after.row;
        emit dataChanged(parent, parent);
    }
    if (count > before) {
        beginInsertRows(parent, before, count - 1);
        branch.leaves = after.leaves;
        endInsertRows();
    }
}

const ComparisonsModel::Row& ComparisonsModel::row(const QModelIndex& index) const
{
    const auto at = static_cast<std::size_t>(index.row());
    if (index.internalId() == isBranch)
        return m_branches[at].row;
    return m_branches[static_cast<std::size_t>(index.parent().row())].leaves[at];
}

} // namespace showdown::gui

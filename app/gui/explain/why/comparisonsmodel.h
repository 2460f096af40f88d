// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/compare/comparison.h"

#include <QAbstractItemModel>
#include <QString>

#include <optional>
#include <vector>

namespace showdown {
struct Showdown;
} // namespace showdown

namespace showdown::gui {

class CompareSession;

/// One part of one comparison of the result.
struct PartPlace
{
    int comparison = 0; ///< in Showdown::comparisons
    int part = 0;       ///< in leafParts() of that comparison

    bool operator==(const PartPlace&) const = default;
};

/// Whether the verdict speaks of this part: it gave the only winner first place.
bool decidesResult(const Showdown& showdown, PartPlace place);

/// The comparisons that ran: a branch for each in the order in which they ran, a leaf for each part
/// compared. It is reset when any of them reads differently. The accessible text of a row is
/// everything it shows, in words.
class ComparisonsModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Role {
        /// "Player 2 higher" for a branch, "9 = 9" for a leaf; the display role holds its name.
        resultRole = Qt::UserRole,
        /// For a branch, whether one of the two hands is higher; for a leaf, whether it decides.
        decidesRole,
        /// Whether the comparison gave the player of setPlayer() their place.
        decidesPlaceRole,
        /// For a leaf, whether the verdict speaks of it, whoever is explained.
        decidesResultRole,
    };

    /// Identifies the comparison of a branch, whatever the cards.
    struct Key
    {
        int place = 1; ///< the place being settled
        int firstPlayer = 1;
        int secondPlayer = 2;

        auto operator<=>(const Key&) const = default; // NOLINT(modernize-use-nullptr)
    };

    explicit ComparisonsModel(const CompareSession& session, QObject* parent = nullptr);

    /// The player, from 0, whose place is explained.
    void setPlayer(int player);

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& child) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

    /// Only for screen readers: the view shows no header.
    QVariant headerData(int section, Qt::Orientation orientation,
                        int role = Qt::DisplayRole) const override;

    /// The key of a branch.
    Key key(int row) const { return m_branches[static_cast<std::size_t>(row)].key; }

    /// The branch with a key; an invalid index if there is none.
    QModelIndex find(Key key) const;

    /// Nothing unless the index is a leaf.
    std::optional<PartPlace> partPlace(const QModelIndex& index) const;

signals:
    /// Emitted when there is a new result, but all of it reads as before.
    void stayed();

private:
    struct Row
    {
        QString name;
        QString result;
        QString description;
        bool decides = false;

        bool operator==(const Row&) const = default;
    };

    struct Branch
    {
        Key key;
        Row row;
        std::vector<Row> leaves;

        bool operator==(const Branch&) const = default;
    };

    std::vector<Branch> branches() const;
    Branch branch(const Comparison& comparison) const;
    void update();
    const Row& row(const QModelIndex& index) const;

    /// Whether a row belongs to this comparison, which may be null.
    bool isOf(const QModelIndex& index, const Comparison* comparison) const;

    const CompareSession& m_session;
    int m_player = 0;
    std::vector<Branch> m_branches;
};

} // namespace showdown::gui

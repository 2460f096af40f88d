// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/explain/comparisonsmodel.h"

#include <QTreeView>

#include <map>
#include <optional>

namespace showdown::gui {

class RowDelegate;

/// The comparisons as a tree. A branch that comes first begins open; what somebody opens or
/// closes stays so for the comparison of these players, whatever the cards are. Selecting a leaf tells which part of
/// which comparison it is; Escape takes the selection back.
class ComparisonsTree : public QTreeView
{
    Q_OBJECT

public:
    explicit ComparisonsTree(ComparisonsModel& model, QWidget* parent = nullptr);

    /// Rows closer to each other, for a small window.
    void setCompact(bool compact);

    /// Whether any branch is open.
    bool isAnyExpanded() const;
    void setAllExpanded(bool expanded);

    /// The leaf that is selected.
    std::optional<PartPlace> part() const { return m_part; }

    QSize minimumSizeHint() const override;
    void doItemsLayout() override;

signals:
    /// The part of leafParts() of a comparison of the result.
    void partSelected(int comparison, int part);
    void partCleared();

    /// A branch was opened or closed, or came or went.
    void expansionChanged();

protected:
    void drawRow(QPainter* painter, const QStyleOptionViewItem& option,
                 const QModelIndex& index) const override;
    void rowsAboutToBeRemoved(const QModelIndex& parent, int start, int end) override;
    void selectionChanged(const QItemSelection& selected,
                          const QItemSelection& deselected) override;
    void dataChanged(const QModelIndex& topLeft, const QModelIndex& bottomRight,
                     const QList<int>& roles) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void noteExpansion(const QModelIndex& branch, bool expanded);
    void expandNew(int first, int last);
    void updatePart();

    const ComparisonsModel& m_model;
    RowDelegate* m_delegate = nullptr;
    std::map<ComparisonsModel::Key, bool> m_chosen; ///< what somebody opened or closed
    bool m_isExpanding = false;
    std::optional<PartPlace> m_part;
};

} // namespace showdown::gui

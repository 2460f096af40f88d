// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/explain/comparisonsmodel.h"

#include <QTreeView>

#include <map>
#include <optional>

namespace showdown::gui {

class RowDelegate;

/// The comparisons as a tree. The one that decides the place of the model's player is open, others
/// as somebody chose. What is current and selected stays so for the comparison of the same players,
/// whatever the cards are. Selecting a leaf tells which part of which comparison it is, Return or a
/// double click activates it; Escape takes the selection back.
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

    /// Opens the comparison that decides the place, even if somebody closed it before.
    void openDeciding();

    /// The leaf that is selected.
    std::optional<PartPlace> part() const { return m_part; }

    /// Opens the comparison of a leaf, selects the leaf and scrolls to it.
    void selectPart(PartPlace part);

    QSize minimumSizeHint() const override;
    void doItemsLayout() override;

signals:
    /// The part of leafParts() of a comparison of the result.
    void partSelected(int comparison, int part);
    void partCleared();

    /// Return or a double click on a leaf.
    void partActivated(int comparison, int part);

    /// A branch was opened or closed, or came or went.
    void expansionChanged();

protected:
    void drawRow(QPainter* painter, const QStyleOptionViewItem& option,
                 const QModelIndex& index) const override;
    void selectionChanged(const QItemSelection& selected,
                          const QItemSelection& deselected) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void showDeciding();
    /// The tree as it was before a reset.
    struct Before
    {
        std::optional<ComparisonsModel::Key> branch; ///< the current one, or that of the leaf
        int leaf = -1;                               ///< the current one
        bool isSelected = false;
        int scrolled = 0;
    };

    void noteExpansion(const QModelIndex& branch, bool expanded);

    /// Opens and closes them as somebody chose, otherwise only the one that decides the place.
    void expandBranches();

    /// Tells which part is selected if it is another one now.
    void updatePart();

    /// Keeps what somebody did through a reset of the model.
    void remember();
    void restore();
    void tellAnew();

    /// In place of a leaf that is gone its branch is current, and nothing is selected.
    void restoreCurrent();

    const ComparisonsModel& m_model;
    RowDelegate* m_delegate = nullptr;
    std::map<ComparisonsModel::Key, bool> m_chosen; ///< what somebody opened or closed
    bool m_isExpanding = false;
    Before m_before;
    std::optional<PartPlace> m_part;
};

} // namespace showdown::gui

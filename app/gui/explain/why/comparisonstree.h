// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/explain/why/comparisonsmodel.h"
#include "app/gui/widgets/rowtree.h"

#include <map>
#include <optional>

namespace showdown::gui {

/// The comparisons as a tree. The one that decides the place of the model's player is open, others
/// as the user left them. The current and selected rows stay so for the comparison of the same
/// players, whatever the cards. Selecting a leaf reports its part and comparison, Return or a
/// double click activates it; Escape clears the selection.
class ComparisonsTree : public RowTree
{
    Q_OBJECT

public:
    explicit ComparisonsTree(ComparisonsModel& model, QWidget* parent = nullptr);

    void setCompact(bool compact) override;

    /// Whether any branch is open.
    bool isAnyExpanded() const;

    /// The height of all rows at this width while only the comparisons that decide the place are
    /// open.
    int usualHeight(int width) const;
    void setAllExpanded(bool expanded);

    /// Opens the comparison that decides the place, even if the user closed it before.
    void openDeciding();

    /// The part of the selected leaf.
    std::optional<PartPlace> part() const { return m_part; }

    /// Opens the comparison of a part, selects its leaf and scrolls to it.
    void selectPart(PartPlace part);

signals:
    /// Emitted when a part of leafParts() of a comparison of the result was selected.
    void partSelected(int comparison, int part);
    void partCleared();

    /// Emitted on Return or a double click on a leaf.
    void partActivated(int comparison, int part);

    /// Emitted when a branch was opened, closed, added or removed.
    void expansionChanged();

protected:
    void selectionChanged(const QItemSelection& selected,
                          const QItemSelection& deselected) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void showDeciding();
    void showAnew();
    /// The state of the tree before a reset.
    struct Before
    {
        std::optional<ComparisonsModel::Key> branch; ///< the current one, or the one of the current
                                                     ///< leaf
        int leaf = -1;                               ///< the current one
        bool isSelected = false;
        int scrolled = 0;
    };

    void noteExpansion(const QModelIndex& branch, bool expanded);

    /// Opens and closes branches as the user left them, and by default opens only the one that
    /// decides the place.
    void expandBranches();

    /// Emits partSelected() if the selected part changed.
    void updatePart();

    /// Saves the state of the tree through a reset of the model.
    void remember();
    void restore();
    void tellAnew();

    /// If the current leaf is gone its branch becomes current, and nothing is selected.
    void restoreCurrent();

    const ComparisonsModel& m_model;
    std::map<ComparisonsModel::Key, bool> m_chosen; ///< what the user opened or closed
    bool m_isExpanding = false;
    Before m_before;
    std::optional<PartPlace> m_part;
};

} // namespace showdown::gui

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QToolButton;

namespace showdown::gui {

class ComparisonsModel;
class ComparisonsTree;
class CompareSession;
class TextLabel;

/// The tree of comparisons below a line that says how many ran and opens or closes all of them;
/// instead of the tree, a sentence while there is nothing to compare.
class ComparisonsView : public QWidget
{
    Q_OBJECT

public:
    explicit ComparisonsView(const CompareSession& session, QWidget* parent = nullptr);

    /// The player, from 0, whose place is explained.
    void setPlayer(int player);

    /// Moves the rows closer together, for a small window.
    void setCompact(bool compact);

    /// The height in which the comparisons that decide are seen as a whole at this width.
    int usualHeight(int width) const;

    ComparisonsTree& tree() const { return *m_tree; }

signals:
    /// Emitted when a part of leafParts() of a comparison of the result was selected.
    void partSelected(int comparison, int part);
    void partCleared();
    void partActivated(int comparison, int part);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void createWidgets();
    void arrange();
    void connectParts();
    void updateLook();
    void fitCount();
    void showCount();
    void showExpansion();

    const CompareSession& m_session;
    ComparisonsModel* m_model = nullptr;
    TextLabel* m_heading = nullptr;
    TextLabel* m_count = nullptr;
    QToolButton* m_expandButton = nullptr;
    ComparisonsTree* m_tree = nullptr;
    TextLabel* m_note = nullptr;
};

} // namespace showdown::gui

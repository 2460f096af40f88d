// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QListView>

class QAction;
class QMenu;

namespace showdown::gui {

class Appearance;
class StripCommands;
class StripModel;

/// The tables of a file in a row: small pictures with numbers and titles, of which one is shown. They
/// are chosen and dragged to other places here. It is hidden while there is one table.
class StripView : public QListView
{
    Q_OBJECT

public:
    /// Its menu begins with these entries, a null one being a separator. All must outlive it.
    StripView(StripCommands& commands, const QList<QAction*>& entries, const Appearance& appearance,
              QWidget* parent);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void selectionChanged(const QItemSelection& selected, const QItemSelection& gone) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void showTables();
    void showChosen();
    void fit();
    void showOrHide();

    StripCommands& m_commands;
    StripModel* const m_tables;
    QMenu* const m_menu;
    bool m_isShowing = false; ///< what the document has: the user has chosen nothing
};

} // namespace showdown::gui

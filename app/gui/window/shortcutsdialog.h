// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>
#include <QPointer>

class QLabel;
class QLineEdit;
class QMenu;
class QMenuBar;
class QTreeWidget;
class QTreeWidgetItem;

namespace showdown::gui {

/// What each key does: the shortcuts of all actions in the order of the menus, and the keys that
/// belong to a place of the window. It does not block, and a field narrows it down.
class ShortcutsDialog : public QDialog
{
    Q_OBJECT

public:
    /// The menus are read whenever the list is filled, and may be gone before.
    ShortcutsDialog(const QMenuBar& menus, QWidget* parent);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void retranslate();
    void fill();
    void addActions(QTreeWidgetItem& group, const QList<QAction*>& actions);
    void filter();

    QPointer<const QMenuBar> m_menus;
    QLabel* m_caption = nullptr;
    QLineEdit* m_search = nullptr;
    QTreeWidget* m_list = nullptr;
    QLabel* m_nothing = nullptr; ///< in place of the list, if nothing is found
};

/// Shows the one list of a window, or brings it to the front.
void showShortcuts(const QMenuBar& menus, QWidget& window);

} // namespace showdown::gui

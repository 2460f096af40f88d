// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/view/shortcutgroups.h"

#include <QDialog>
#include <QPointer>

class QLabel;
class QLineEdit;
class QMenu;
class QMenuBar;
class QTreeWidget;

namespace showdown::gui {

class View;

/// All keys: the shortcuts of the actions in the order of these menus, then the keys that belong to
/// a place of the view. Each of the two may be missing.
std::vector<ShortcutGroup> allShortcuts(const QMenuBar* menus, const View* view);

/// The list of keys: the shortcuts of all actions in the order of the menus, and the keys that
/// belong to a place of the window. It does not block, and a field filters it.
class ShortcutsDialog : public QDialog
{
    Q_OBJECT

public:
    /// The menus are read whenever the list is filled, and may be destroyed earlier.
    ShortcutsDialog(const QMenuBar& menus, QWidget* parent);

    /// The current view, whose menus must be in the bar.
    void setView(const View& view);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void retranslate();
    void fit();
    void fill();
    void filter();

    QPointer<const QMenuBar> m_menus;
    QPointer<const View> m_view;
    bool m_isFitted = false;
    QLabel* m_caption = nullptr;
    QLineEdit* m_search = nullptr;
    QTreeWidget* m_list = nullptr;
    QLabel* m_nothing = nullptr; ///< instead of the list, if nothing is found
};

/// Shows the window's only list, for this view, or brings it to the front.
void showShortcuts(const QMenuBar& menus, const View& view, QWidget& window);

/// Tells the window's list, if there is one, that the view changed.
void showShortcutsOf(const View& view, const QWidget& window);

} // namespace showdown::gui

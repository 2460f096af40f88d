// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QToolBar>

class QLabel;
class QMenu;
class QToolButton;

namespace showdown::gui {

class Actions;
class HouseRulesCombo;

/// The buttons that are wanted most, and the house rules. All of it is in the menus as well.
class ToolBar : public QToolBar
{
    Q_OBJECT

public:
    explicit ToolBar(const Actions& actions, QWidget* parent = nullptr);

    HouseRulesCombo& rulesCombo() const { return *m_rulesCombo; }

    /// Words beside the icons, or icons alone.
    void setCompact(bool compact);

protected:
    void changeEvent(QEvent* event) override;

private:
    void arrange(const Actions& actions);
    void addLookMenus(const Actions& actions);
    void addSpace();
    QLabel* addCaption(const QString& objectName);
    QToolButton* addMenuButton(const QString& objectName, const QIcon& icon, const QString& name,
                               const QString& tip);
    QToolButton* button(QAction* action) const;
    void showCompact();

    HouseRulesCombo* m_rulesCombo = nullptr;
    QLabel* m_playersCaption = nullptr;
    QLabel* m_rulesCaption = nullptr;
    QList<QAction*> m_worded; ///< whose buttons show their words when there is room
    bool m_compact = false;
};

} // namespace showdown::gui

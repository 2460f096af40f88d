// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/session/ownpresets.h"

#include <QObject>


class QAction;
class QActionGroup;
class QMenu;
class QWidget;

namespace showdown::gui {

class CompareActions;
class HouseRulesCombo;
class Session;

/// House rules under names of one's own: chosen, saved, renamed and deleted. The actions must
/// outlive it; the dialogs and the menu belong to the window.
class RuleCommands : public QObject
{
    Q_OBJECT

public:
    RuleCommands(const CompareActions& actions, Session& session, QWidget* window, QObject* parent);

    OwnPresets& presets() { return m_presets; }

    /// The submenu of these rules.
    QAction* menuAction() const;

    /// Lets rules of one's own be chosen there as well.
    void offerIn(HouseRulesCombo& combo);

    void retranslate();

public slots:
    void save();
    void manage();

signals:
    /// The rules in force are to be shown again, also after a refusal.
    void rulesShown();
    void said(const QString& message);

private:
    void fillMenu();
    void showCurrent();
    void choose(const QString& name);

    const CompareActions& m_actions;
    Session& m_session;
    QWidget* m_window = nullptr;
    OwnPresets m_presets;
    QMenu* m_menu = nullptr;
    QActionGroup* m_group = nullptr;
};

} // namespace showdown::gui

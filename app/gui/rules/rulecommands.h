// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/presets.h"

#include <QObject>
#include <QString>

#include <functional>

class QAction;
class QActionGroup;
class QMenu;
class QWidget;

namespace showdown::gui {

class HouseRulesCombo;
class OwnPresets;
class TableSession;

/// The name of the menu of a document's rules, and its words in the current language.
struct RuleWords
{
    QString prefix;                                  ///< of the names of menu and actions
    std::function<QString()> use;                    ///< "Compare under these house rules"
    std::function<QString(const QString&)> useNamed; ///< "Compare under your house rules “Friday”"

    static RuleWords forComparing();
    static RuleWords forCounting(); ///< for Odds
};

/// Commands for user presets: choosing one for a document, saving, renaming and deleting. Presets
/// and actions must outlive it; the dialogs and the menu belong to the window.
class RuleCommands : public QObject
{
    Q_OBJECT

public:
    /// The actions that save the rules in force, and manage the saved ones.
    struct Tools
    {
        QAction* save = nullptr;
        QAction* manage = nullptr;
    };

    /// For the rules of the session, which must outlive it.
    RuleCommands(const Tools& tools, OwnPresets& presets, TableSession& session,
                 const RuleWords& words, QWidget* window, QObject* parent);

    /// The submenu of these rules.
    QAction* menuAction() const;

    /// Makes the combo box offer user presets too.
    void offerIn(HouseRulesCombo& combo);

    /// The rules in force for the status bar, by the name of one's own where they have one.
    QString statusText() const;

    void retranslate();

public slots:
    void save();
    void manage();

signals:
    /// Emitted when the rules in force are to be shown again, even after a refusal.
    void rulesShown();
    void said(const QString& message);
    void statusChanged();

private:
    QString named(const QString& name) const;
    void fillMenu();
    void showCurrent();
    void choose(const QString& name);

    Tools m_tools;
    OwnPresets& m_presets;
    TableSession& m_session;
    RuleWords m_words;
    QWidget* m_window = nullptr;
    QMenu* m_menu = nullptr;
    QActionGroup* m_group = nullptr;
};

} // namespace showdown::gui

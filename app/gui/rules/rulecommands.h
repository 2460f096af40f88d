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

/// Whose rules they are: the rules in force, and what puts others into force, or refuses to.
struct RulesOwner
{
    std::function<NamedRules()> rules;
    std::function<void(const NamedRules&)> setRules;
};

/// What the menu of a document's rules is called, and what it says in the language of the program.
struct RuleWords
{
    QString prefix;                                  ///< of the names of menu and actions
    std::function<QString()> use;                    ///< "Compare under these house rules"
    std::function<QString(const QString&)> useNamed; ///< "Compare under your house rules “Friday”"

    static RuleWords forComparing();
    static RuleWords forCounting(); ///< of Odds
};

/// House rules under names of one's own: chosen for a document, saved, renamed and deleted. Presets and
/// actions must outlive it; the dialogs and the menu belong to the window.
class RuleCommands : public QObject
{
    Q_OBJECT

public:
    /// The actions that save the rules in force, and manage those that were saved.
    struct Tools
    {
        QAction* save = nullptr;
        QAction* manage = nullptr;
    };

    RuleCommands(const Tools& tools, OwnPresets& presets, const RulesOwner& owner,
                 const RuleWords& words, QWidget* window, QObject* parent);

    /// The submenu of these rules.
    QAction* menuAction() const;

    /// Lets rules of one's own be chosen there as well.
    void offerIn(HouseRulesCombo& combo);

    void retranslate();

public slots:
    void save();
    void manage();

    /// The rules in force are others.
    void showCurrent();

signals:
    /// The rules in force are to be shown again, also after a refusal.
    void rulesShown();
    void said(const QString& message);

private:
    QString named(const QString& name) const;
    void fillMenu();
    void choose(const QString& name);

    Tools m_tools;
    OwnPresets& m_presets;
    RulesOwner m_owner;
    RuleWords m_words;
    QWidget* m_window = nullptr;
    QMenu* m_menu = nullptr;
    QActionGroup* m_group = nullptr;
};

} // namespace showdown::gui

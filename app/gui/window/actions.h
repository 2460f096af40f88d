// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/theme/appearance.h"
#include "app/gui/widgets/icons.h"
#include "core/rules/presets.h"

#include <QKeySequence>
#include <QList>
#include <QObject>

#include <cstddef>
#include <optional>
#include <vector>

class QAction;
class QActionGroup;

namespace showdown::gui {

/// What a person can do by menu, tool bar or shortcut.
enum class ActionId {
    quit,
    undo,
    redo,
    copyResult,
    deal,
    dealPlayer,
    swapPlayers,
    sortPlayer,
    renamePlayer,
    clearPlayer,
    clearTable,
    twoPlayers,
    threePlayers,
    oneDeck,
    compareMode,
    explanation,
    deckPanel,
    nextArea,
    previousArea,
    nextTheme,
    fourColors,
    largerText,
    smallerText,
    usualText,
    about,
};

/// What an action has besides words.
struct ActionLook
{
    std::optional<IconId> icon;
    bool isCheckable = false;
};

/// All actions, declared once: text, icon, shortcuts, tips. Who can do a thing connects to it.
class Actions : public QObject
{
    Q_OBJECT

public:
    explicit Actions(QObject* parent = nullptr);

    QAction* operator[](ActionId id) const { return m_actions[static_cast<std::size_t>(id)]; }

    /// Two or three players: the action's data is the number.
    QActionGroup* players() const { return m_players; }

    /// Go to a player: the action's data is the player, from 0.
    QActionGroup* jumps() const { return m_jumps; }

    /// The house rules that have a name: the action's data is the Preset. None is checked while
    /// the rules are changed.
    QActionGroup* presets() const { return m_presets; }

    /// The data is the Theme.
    QActionGroup* themes() const { return m_themes; }

    /// The views, of which one is shown.
    QActionGroup* modes() const { return m_modes; }

private:
    void declareFile();
    void declareEdit();
    void declareCards();
    void declarePlayers();
    void declareViews();
    void declareAreas();
    void declareLook();
    void declareHelp();
    void declareJumps();
    void declarePresets();
    void declareThemes();
    void add(ActionId id, QAction* action);
    QAction* declare(const QString& objectName, const QString& text, const QString& statusTip,
                     const QList<QKeySequence>& shortcuts = {}, const ActionLook& look = {});

    std::vector<QAction*> m_actions; ///< in the order of ActionId
    QActionGroup* m_players = nullptr;
    QActionGroup* m_jumps = nullptr;
    QActionGroup* m_presets = nullptr;
    QActionGroup* m_themes = nullptr;
    QActionGroup* m_modes = nullptr;
};

} // namespace showdown::gui

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/presets.h"

#include <QKeySequence>
#include <QList>
#include <QObject>

#include <cstddef>
#include <vector>

class QAction;
class QActionGroup;

namespace showdown {

/// What a person can do by menu, tool bar or shortcut.
enum class ActionId {
    quit,
    undo,
    redo,
    clearPlayer,
    clearTable,
    twoPlayers,
    threePlayers,
    about,
};

/// All actions, declared once: text, shortcuts, tips. Who can do a thing connects to it.
class Actions : public QObject
{
    Q_OBJECT

public:
    explicit Actions(QObject* parent = nullptr);

    QAction* operator[](ActionId id) const { return m_actions[static_cast<std::size_t>(id)]; }

    /// Two or three players: the action's data is the number.
    QActionGroup* players() const { return m_players; }

    /// The house rules that have a name: the action's data is the Preset. None is checked while
    /// the rules are changed.
    QActionGroup* presets() const { return m_presets; }

private:
    void declareFile();
    void declareEdit();
    void declareHands();
    void declarePresets();
    void declareHelp();
    QAction* declare(const QString& objectName, const QString& text, const QString& statusTip,
                     const QList<QKeySequence>& shortcuts = {});

    std::vector<QAction*> m_actions; ///< in the order of ActionId
    QActionGroup* m_players = nullptr;
    QActionGroup* m_presets = nullptr;
};

} // namespace showdown

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include <array>
#include <optional>

class QToolButton;

namespace showdown::gui {

class CompareSession;
class TextLabel;

/// The choice of the player whose wilds are examined: a button for each player whose complete hand
/// holds a wild.
class WildPlayers : public QWidget
{
    Q_OBJECT

public:
    explicit WildPlayers(const CompareSession& session, QWidget* parent = nullptr);

    /// Shows the players who hold wilds, and this player, from 0, as the chosen one.
    void showPlayers(int chosen);

signals:
    void playerPicked(int player);

private:
    void updateLook();

    const CompareSession& m_session;
    TextLabel* m_label = nullptr;
    std::array<QToolButton*, 3> m_buttons{};
};

/// Whether a player, from 0, plays and holds a wild in a complete hand.
bool holdsWilds(const CompareSession& session, int player);

/// Of the players who hold wilds, from 0, a winner or else the first; nothing if none holds any.
std::optional<int> leadingWithWilds(const CompareSession& session);

} // namespace showdown::gui

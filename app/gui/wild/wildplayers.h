// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include <array>
#include <optional>

class QToolButton;

namespace showdown::gui {

class Session;
class TextLabel;

/// Whose wilds are looked at: a button for each player whose complete hand holds a wild.
class WildPlayers : public QWidget
{
    Q_OBJECT

public:
    explicit WildPlayers(const Session& session, QWidget* parent = nullptr);

    /// Shows those who hold wilds, and this player, from 0, as the chosen one.
    void showPlayers(int chosen);

signals:
    void playerPicked(int player);

protected:
    void changeEvent(QEvent* event) override;

private:
    void updateLook();

    const Session& m_session;
    TextLabel* m_label = nullptr;
    std::array<QToolButton*, 3> m_buttons{};
};

/// Whether a player, from 0, plays and holds a wild in a complete hand.
bool holdsWilds(const Session& session, int player);

/// The one of those who hold wilds who is best off, from 0: a winner, or else the first; nothing if
/// nobody holds any.
std::optional<int> leadingWithWilds(const Session& session);

} // namespace showdown::gui

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/session/cardtable.h"
#include "app/gui/widgets/playerbuttons.h"

#include <array>
#include <optional>

namespace showdown::gui {

class NextPlace;
class CompareSession;

/// The choice of the player whose rank is checked: the winner, or the player whom the user chose
/// here or by a slot of a complete hand, until another hand becomes complete.
class PlayerChoice : public PlayerButtons
{
    Q_OBJECT

public:
    PlayerChoice(const CompareSession& session, const NextPlace& nextSlot,
                 QWidget* parent = nullptr);

    /// Stays with this player, who must play.
    void choose(int player);

    /// Shorter words, and "P1" for players without their own name.
    void setCompact(bool compact);

signals:
    void playerChanged(int player);

    /// Emitted when the user changed the player with a button.
    void playerPicked(int player);

private:
    void connectParts();
    void follow();
    void turnTo(int player);
    void showPlayers();

    const CompareSession& m_session;
    const NextPlace& m_nextSlot;
    std::optional<int> m_chosen;
    std::array<bool, CardTable::maximumPlayers> m_complete{}; ///< whose hands were complete
    int m_shownPlayer = 0;                                    ///< the one reported last
};

} // namespace showdown::gui

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/explain/playerchoice.h"

#include "app/gui/session/comparesession.h"
#include "app/gui/session/nextplace.h"
#include "app/gui/widgets/language.h"

#include <numeric>
#include <utility>

namespace showdown::gui {

PlayerChoice::PlayerChoice(const CompareSession& session, const NextPlace& nextSlot,
                           QWidget* parent)
    : PlayerButtons(QStringLiteral("playerChoice"), QStringLiteral("whyPlayer%1Button"), parent),
      m_session(session),
      m_nextSlot(nextSlot)
{
    onRetranslate(*this, [this] { setAccessibleName(tr("Rank check for")); });
    connectParts();
    showPlayers();
    follow();
}

void PlayerChoice::connectParts()
{
    connect(this, &PlayerButtons::playerClicked, this, [this](int player) {
        const bool isAnother = player != m_shownPlayer;
        choose(player);
        if (isAnother)
            emit playerPicked(player);
    });
    m_session.whenChanged(TableChange::names, this, &PlayerChoice::showPlayers);
    m_session.whenChanged(TableChange::outcome, this, &PlayerChoice::follow);
    m_session.whenChanged(TableChange::players, this, [this] {
        showPlayers();
        follow();
    });
    connect(&m_nextSlot, &NextPlace::placeChanged, this, [this](Place place) {
        if (m_session.row(place.row).hand().isComplete())
            choose(place.row);
        else
            follow();
    });
}

void PlayerChoice::choose(int player)
{
    m_chosen = player;
    turnTo(player);
}

void PlayerChoice::follow()
{
    const Showdown& result = m_session.result();
    const auto before = std::exchange(m_complete, {});
    bool isAnotherComplete = false;
    for (int player = 0; player < m_session.playerCount(); ++player) {
        const auto at = static_cast<std::size_t>(player);
        m_complete[at] = m_session.row(player).hand().isComplete();
        isAnotherComplete = isAnotherComplete || (m_complete[at] && !before[at]);
    }
    const bool isGone =
        m_chosen
        && (*m_chosen >= m_session.playerCount() || m_session.row(*m_chosen).hand().isEmpty());
    if (isAnotherComplete || isGone)
        m_chosen.reset();
    const int leading =
        result.winners.empty() ? m_nextSlot.place().row : result.winners.front() - 1;
    turnTo(m_chosen.value_or(leading));
}

void PlayerChoice::turnTo(int player)
{
    if (player == m_shownPlayer)
        return;
    m_shownPlayer = player;
    setPlayer(player);
    emit playerChanged(player);
}

void PlayerChoice::setCompact(bool compact)
{
    if (compact == isCompact())
        return;
    PlayerButtons::setCompact(compact);
    showPlayers();
}

void PlayerChoice::showPlayers()
{
    setWords(isCompact() ? tr("Rank check", "before 'P1', 'P2', 'P3'")
                         : tr("Rank check for", "before 'Player 1', 'Player 2', 'Player 3'"),
             tr("Check the ranks for %1"));
    std::vector<int> playing(static_cast<std::size_t>(m_session.playerCount()));
    std::iota(playing.begin(), playing.end(), 0);
    setPlayers(m_session.names(), playing);
}

} // namespace showdown::gui

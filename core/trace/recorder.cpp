// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/trace/recorder.h"

#include <utility>

namespace showdown {

Call<Recorder*>::Call(Recorder* recorder, const Listing& listing, int player,
                      std::optional<int> otherPlayer)
    : m_recorder(recorder), m_listing(listing), m_player(player), m_otherPlayer(otherPlayer)
{
    ++m_recorder->m_depth;
}

std::vector<CardInRole> Call<Recorder*>::inRole(const PlayedHand& hand, CardRole role)
{
    std::vector<CardInRole> cards;
    for (const PlayedCard& card : hand)
        cards.emplace_back(card, role);
    return cards;
}

void Call<Recorder*>::record(int line, std::optional<bool> condition, std::vector<CardInRole> cards)
{
    Step step;
    step.listing = &m_listing;
    step.line = line;
    step.depth = m_recorder->m_depth;
    step.comparison = m_recorder->m_comparison;
    step.player = m_player;
    step.otherPlayer = m_otherPlayer;
    for (const Watched& watched : m_watched)
        step.variables.push_back({watched.name, watched.value(watched.variable)});
    step.cards = std::move(cards);
    step.condition = condition;
    m_recorder->m_steps.push_back(std::move(step));
}

} // namespace showdown

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/trace/recorder.h"

#include <utility>

namespace showdown {

void Recorder::enter(const Listing& listing, std::vector<int> players)
{
    m_frames.push_back({&listing, std::move(players), Half::first, {}});
}

void Recorder::record(std::uint8_t line, std::optional<bool> condition,
                      std::vector<CardInRole> cards)
{
    const Frame& frame = m_frames.back();
    Step& step = m_steps.emplace_back();
    step.listing = frame.listing;
    step.line = line;
    step.half = frame.half;
    step.depth = static_cast<int>(m_frames.size()) - 1;
    step.comparison = m_comparison;
    step.players = frame.players;
    step.variables.reserve(frame.variables.size());
    for (const Watched& watched : frame.variables)
        step.variables.push_back({watched.name, watched.value(watched.variable)});
    step.cards = std::move(cards);
    step.condition = condition;
}

void Recorder::record(std::uint8_t line, const PlayedHand& hand, CardRole role)
{
    std::vector<CardInRole> cards;
    for (const PlayedCard& card : hand)
        cards.emplace_back(card, role);
    record(line, std::nullopt, std::move(cards));
}

} // namespace showdown

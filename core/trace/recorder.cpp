// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/trace/recorder.h"

#include <algorithm>
#include <utility>

namespace showdown {

void Recorder::enter(const Listing& listing, std::vector<int> players)
{
    std::optional<int> caller;
    if (!m_frames.empty())
        caller = static_cast<int>(m_steps.size()) - 1; // its line is recorded before the call
    m_frames.push_back({&listing, std::move(players), caller, Half::first, {}});
}

void Recorder::declare(const Watched& variable)
{
    std::vector<Watched>& variables = m_frames.back().variables;
    const auto known = std::ranges::find(variables, variable.name, &Watched::name);
    if (known == variables.end())
        variables.push_back(variable);
    else
        *known = variable;
}

void Recorder::record(std::uint8_t line, std::optional<bool> condition, CardsInRoles cards)
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
    step.caller = frame.caller;
}

void Recorder::found(const Finding& finding, CardsInRoles cards)
{
    Step& step = m_steps.back();
    step.finding = finding;
    if (!cards.empty())
        step.cards = std::move(cards);
}

} // namespace showdown

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/questions/otherrules.h"

#include <utility>

namespace showdown {

std::vector<PresetOutcome> underEveryPreset(std::span<const Hand> hands, const HouseRules& rules,
                                            std::optional<Category> lens)
{
    const std::vector<int> winners = compareHands(hands, rules, lens).winners;
    std::vector<PresetOutcome> outcomes;
    for (const Preset preset : allPresets()) {
        const HouseRules other = rulesOf(preset);
        const std::optional<Category> known = lens && other.knows(*lens) ? lens : std::nullopt;
        Showdown result = compareHands(hands, other, known);
        const bool hasOtherWinners = result.winners != winners;
        outcomes.push_back({preset, known, std::move(result), hasOtherWinners});
    }
    return outcomes;
}

} // namespace showdown

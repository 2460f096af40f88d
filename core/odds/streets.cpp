// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/odds/streets.h"

#include "core/rules/houserules.h"

#include <algorithm>
#include <cstddef>

namespace showdown {

Situation seenFrom(const Situation& situation, Street street)
{
    const auto cards = static_cast<std::size_t>(boardCardsOn(street));
    Situation earlier = situation;
    if (cards >= earlier.board.size())
        return earlier;
    // a joker beyond the rules is in the deck only because it lies on the table
    const auto shown = static_cast<int>(std::ranges::count(situation.shownCards(), Card::joker()));
    earlier.rules.jokers = JokerCount::of(std::max(shown, situation.rules.jokers.count()))
                               .value_or(earlier.rules.jokers);
    earlier.board.erase(earlier.board.begin() + static_cast<std::ptrdiff_t>(cards),
                        earlier.board.end());
    return earlier;
}

std::vector<StreetEquity> equityByStreet(const Situation& situation, const EquityOptions& options,
                                         const std::stop_token& stop,
                                         const StreetsProgress& progress)
{
    std::vector<StreetEquity> streets;
    for (int street = static_cast<int>(situation.street()); street >= 0; --street) {
        if (stop.stop_requested())
            break;
        const Situation earlier = seenFrom(situation, static_cast<Street>(street));
        streets.insert(streets.begin(), StreetEquity{static_cast<Street>(street), {}});
        const auto tell = [&](const EquityResult& soFar) {
            streets.front().equity = soFar;
            progress(streets);
        };
        streets.front().equity =
            equityOf(earlier, options, stop, progress ? EquityProgress(tell) : EquityProgress());
    }
    return streets;
}

} // namespace showdown

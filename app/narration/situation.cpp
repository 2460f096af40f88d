// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/narration/situation.h"

#include "app/narration/tabletext.h"

namespace showdown::narration {

Roll::Roll(const Showdown& showdown)
{
    int number = 0;
    for (const PlayerResult& player : showdown.players) {
        ++number;
        if (player.result)
            takingPart.push_back(number);
        else if (player.failsLens())
            notFitting.push_back(number);
        else if (player.plays())
            unfinished.push_back(number);
        else
            withoutCards.push_back(number);
    }
}

const PlayerResult& Situation::player(int number) const
{
    return showdown.players[static_cast<std::size_t>(number - 1)];
}

QString Situation::name(int number) const
{
    return playerName(number, names);
}

} // namespace showdown::narration

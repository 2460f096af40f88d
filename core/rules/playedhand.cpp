// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/rules/playedhand.h"

#include <algorithm>

namespace showdown {

PlayedHand read(const Hand& hand, const HouseRules& rules, int player)
{
    PlayedHand played(player);
    for (int position = 0; position < hand.size(); ++position) {
        const Card card = hand[position];
        PlayedCard seen;
        seen.position = static_cast<std::uint8_t>(position);
        seen.player = static_cast<std::uint8_t>(player);
        seen.dealtWild = rules.isWild(card);
        seen.value = seen.dealtWild ? static_cast<std::uint8_t>(cardvalue::wild)
                                    : static_cast<std::uint8_t>(*card.rank());
        seen.suit = seen.dealtWild ? std::uint8_t{0} : static_cast<std::uint8_t>(*card.suit());
        played.add(seen);
    }
    return played;
}

int dealtWildCount(const PlayedHand& hand)
{
    return static_cast<int>(
        std::ranges::count_if(hand, [](const PlayedCard& card) { return card.dealtWild; }));
}

std::string toText(const PlayedHand& hand)
{
    std::string text;
    for (const PlayedCard& card : hand) {
        if (!text.empty())
            text += ' ';
        if (card.isWild()) {
            text += '*';
            continue;
        }
        text += letter(*card.rank());
        if (card.suit != 0)
            text += letter(static_cast<Suit>(card.suit));
        if (card.dealtWild)
            text += '*';
    }
    return text;
}

} // namespace showdown

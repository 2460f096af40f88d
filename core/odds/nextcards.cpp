// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/odds/nextcards.h"

#include "core/odds/openhands.h"

#include <cstddef>

namespace showdown {
namespace {

/// The hands that a card makes, without its equity.
NextCard nextCard(const Situation& situation, const OpenHands& hands, const UnseenCard& unseen)
{
    NextCard next{unseen, {}, 0, {}};
    next.equity.players = static_cast<int>(hands.count());
    std::vector<TableValue> values(hands.count(), TableValue::none);
    for (std::size_t player = 0; player < hands.count(); ++player) {
        if (!situation.isKnown(static_cast<int>(player))) {
            next.hands.emplace_back();
            continue;
        }
        values[player] = hands.value(player, unseen.card);
        next.hands.emplace_back(hands.handValue(values[player]));
        if (hands.lifts(player, unseen.card))
            next.lifted = withPlayer(next.lifted, static_cast<int>(player));
    }
    next.ahead = bestPlayers(values);
    return next;
}

} // namespace

std::optional<NextCards> nextCardsOf(const Situation& situation, const EquityOptions& options,
                                     const std::stop_token& stop, const NextCardsProgress& progress)
{
    if (situation.street() != Street::flop && situation.street() != Street::turn)
        return std::nullopt;

    const OpenHands hands(situation);
    const UnseenDeck deck(situation);
    NextCards result;
    for (const UnseenCard& unseen : deck.cards())
        result.cards.push_back(nextCard(situation, hands, unseen));
    if (progress)
        progress(result);

    Situation after = situation;
    after.board.emplace_back(Card::joker());
    for (NextCard& next : result.cards) {
        after.board.back() = next.card.card;
        EquityResult equity = equityOf(after, options, stop);
        if (equity.isCancelled)
            return result;
        result.isExact = result.isExact && equity.isExact;
        next.equity = equity;
        ++result.reached;
        result.isComplete = result.reached == static_cast<int>(result.cards.size());
        if (progress)
            progress(result);
    }
    return result;
}

} // namespace showdown

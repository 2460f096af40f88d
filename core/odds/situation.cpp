// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/odds/situation.h"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace showdown {
namespace {

int size(const std::vector<Card>& cards)
{
    return static_cast<int>(cards.size());
}

bool isBoardSize(int cards)
{
    return cards == 0
           || (cards >= boardCardsOn(Street::flop) && cards <= boardCardsOn(Street::river));
}

std::optional<SituationError> findRepeatedCard(const Situation& situation)
{
    std::array<std::optional<SeenPlace>, 52> firsts;
    for (const auto& [card, place] : seenCards(situation)) {
        if (card.isJoker())
            continue;
        std::optional<SeenPlace>& first = firsts[static_cast<std::size_t>(card.index())];
        if (first)
            return SituationError{SituationFault::repeatedCard, 2, card, *first, place};
        first = place;
    }
    return std::nullopt;
}

} // namespace

std::vector<std::pair<Card, SeenPlace>> seenCards(const Situation& situation)
{
    std::vector<std::pair<Card, SeenPlace>> seen;
    for (int player = 0; player < static_cast<int>(situation.players.size()); ++player) {
        const HoleCards& hole = situation.players[static_cast<std::size_t>(player)];
        for (int position = 0; position < static_cast<int>(hole.size()); ++position) {
            if (const auto card = hole[static_cast<std::size_t>(position)])
                seen.emplace_back(*card, SeenPlace{SeenArea::hole, player, position});
        }
    }
    const auto add = [&seen](SeenArea area, const std::vector<Card>& cards) {
        for (int position = 0; position < size(cards); ++position) {
            seen.emplace_back(cards[static_cast<std::size_t>(position)],
                              SeenPlace{area, 0, position});
        }
    };
    add(SeenArea::board, situation.board);
    add(SeenArea::dead, situation.dead);
    return seen;
}

Street Situation::street() const
{
    const bool isProper = !board.empty() && isBoardSize(size(board));
    return isProper ? streetOfBoardCard(size(board) - 1) : Street::preflop;
}

int Situation::boardCardsToCome() const
{
    return std::max(0, boardSize - size(board));
}

int Situation::unknownCards() const
{
    int unknown = 0;
    for (int player = 0; player < static_cast<int>(players.size()); ++player)
        unknown += unknownCards(player);
    return unknown;
}

int Situation::unknownCards(int player) const
{
    const HoleCards& hole = players[static_cast<std::size_t>(player)];
    const auto isUnknown = [](const std::optional<Card>& card) { return !card; };
    return static_cast<int>(std::ranges::count_if(hole, isUnknown));
}

bool Situation::isKnown(int player) const
{
    return unknownCards(player) == 0;
}

bool Situation::areAllKnown() const
{
    return unknownCards() == 0;
}

std::vector<Card> Situation::cardsOf(int player) const
{
    std::vector<Card> cards;
    for (const std::optional<Card> card : players[static_cast<std::size_t>(player)]) {
        if (card)
            cards.push_back(*card);
    }
    cards.insert(cards.end(), board.begin(), board.end());
    return cards;
}

std::vector<Card> Situation::shownCards() const
{
    std::vector<Card> cards;
    for (const auto& [card, place] : seenCards(*this))
        cards.push_back(card);
    return cards;
}

std::optional<SituationError> findError(const Situation& situation)
{
    const auto error = [](SituationFault fault, int count) {
        SituationError result;
        result.fault = fault;
        result.count = count;
        return result;
    };
    const int players = static_cast<int>(situation.players.size());
    if (players == 0)
        return error(SituationFault::noPlayer, 0);
    if (players > Situation::maximumPlayers)
        return error(SituationFault::tooManyPlayers, players);
    if (!isBoardSize(size(situation.board)))
        return error(SituationFault::badBoardSize, size(situation.board));
    if (const auto repeated = findRepeatedCard(situation))
        return repeated;
    const int missing =
        situation.unknownCards() + situation.boardCardsToCome() - UnseenDeck(situation).count();
    if (missing > 0)
        return error(SituationFault::deckTooSmall, missing);
    return std::nullopt;
}

UnseenDeck::UnseenDeck(const HouseRules& rules, std::span<const Card> shown)
{
    CardSet seen;
    int seenJokers = 0;
    for (const Card card : shown) {
        seen.insert(card);
        seenJokers += card.isJoker() ? 1 : 0;
    }
    for (int index = 0; index < 52; ++index) {
        const Card card = *cardOf(index);
        if (!seen.contains(card))
            m_cards.push_back({card, 1});
    }
    m_count = static_cast<int>(m_cards.size());
    const int jokers = std::max(0, rules.jokers.count() - seenJokers);
    if (jokers > 0)
        m_cards.push_back({Card::joker(), jokers});
    m_count += jokers;
}

UnseenDeck::UnseenDeck(const Situation& situation)
    : UnseenDeck(situation.rules, situation.shownCards())
{}

} // namespace showdown

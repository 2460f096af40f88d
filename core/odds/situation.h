// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cards/card.h"
#include "core/rules/houserules.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace showdown {

/// One player's two hole cards; nothing stands for an unseen card.
using HoleCards = std::array<std::optional<Card>, 2>;

/// How far the board is dealt.
enum class Street : std::uint8_t { preflop, flop, turn, river };

/// The number of board cards once this street is dealt.
constexpr int boardCardsOn(Street street)
{
    constexpr std::array<int, 4> sizes{0, 3, 4, 5};
    return sizes[static_cast<std::size_t>(street)];
}

/// The street that deals this card of the board, counted from 0.
constexpr Street streetOfBoardCard(int position)
{
    if (position < boardCardsOn(Street::flop))
        return Street::flop;
    return position < boardCardsOn(Street::turn) ? Street::turn : Street::river;
}

/// A situation whose odds can be asked: two hole cards per player and a board that grows to five
/// cards. Odds always assume one deck, whatever the rule `deck` says. Any number of jokers may be
/// shown; the deck holds as many as its rule says or, if more, as are shown.
struct Situation
{
    static constexpr int maximumPlayers = 3;
    static constexpr int boardSize = boardCardsOn(Street::river);

    std::vector<HoleCards> players; ///< one to three
    std::vector<Card> board;        ///< none, three, four or five cards
    std::vector<Card> dead;         ///< seen by all and out of play
    HouseRules rules;

    /// The street of a board of a proper size; preflop for any other.
    Street street() const;

    /// The number of board cards still to come, 0 to 5.
    int boardCardsToCome() const;

    /// The number of unseen hole cards.
    int unknownCards() const;

    /// The number of unseen hole cards of this player, from 0.
    int unknownCards(int player) const;

    /// True if both hole cards of this player, counted from 0, are seen.
    bool isKnown(int player) const;

    /// True if both hole cards of every player are seen.
    bool areAllKnown() const;

    /// The cards seen of this player, counted from 0: hole, then board.
    std::vector<Card> cardsOf(int player) const;

    /// All cards seen: holes, board, dead.
    std::vector<Card> shownCards() const;

    bool operator==(const Situation&) const = default;
};

/// Where a card can be given.
enum class SeenArea : std::uint8_t { hole, board, dead };

/// Where a card was given.
struct SeenPlace
{
    SeenArea area = SeenArea::hole;
    int player = 0;   ///< from 0; only for hole cards
    int position = 0; ///< in its area, from 0

    bool operator==(const SeenPlace&) const = default;
};

/// Every card seen with its place, in the order in which they are entered: holes, board, dead
/// cards.
std::vector<std::pair<Card, SeenPlace>> seenCards(const Situation& situation);

/// What is wrong with a situation.
enum class SituationFault : std::uint8_t {
    noPlayer,       ///< there is none
    tooManyPlayers, ///< `count` players are more than three
    badBoardSize,   ///< the board has `count` cards: not 0, 3, 4 or 5
    repeatedCard,   ///< `card` lies at `first` and again at `second`
    deckTooSmall,   ///< unknown and coming cards need `count` more than are left
};

struct SituationError
{
    SituationFault fault = SituationFault::noPlayer;
    int count = 0;
    std::optional<Card> card;
    SeenPlace first;
    SeenPlace second;

    bool operator==(const SituationError&) const = default;
};

/// The first fault of a situation, in the order of SituationFault; nothing if there is none.
/// Everything else in core/odds needs a situation without a fault.
std::optional<SituationError> findError(const Situation& situation);

/// Cards of one face: a natural card, or all jokers left, which are interchangeable.
struct UnseenCard
{
    Card card;
    int copies = 1;

    bool operator==(const UnseenCard&) const = default;
};

/// The cards left in one deck. The deck holds as many jokers as its rule says or, if more, as are
/// shown.
class UnseenDeck
{
public:
    UnseenDeck(const HouseRules& rules, std::span<const Card> shown);
    explicit UnseenDeck(const Situation& situation);

    /// Natural cards in the order of their index, then the jokers if there are any.
    const std::vector<UnseenCard>& cards() const& { return m_cards; }
    std::vector<UnseenCard> cards() && { return std::move(m_cards); }

    /// The number of cards left, every joker counted.
    int count() const { return m_count; }

private:
    std::vector<UnseenCard> m_cards;
    int m_count = 0;
};

} // namespace showdown

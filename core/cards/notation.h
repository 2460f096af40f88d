// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cards/hand.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace showdown {

/// What the notation allows where it met something else.
enum class NotationExpectation : std::uint8_t {
    card,     ///< a card: a rank letter, '*' or 'w'
    suit,     ///< after a rank, one of h d c s or a suit glyph
    tenZero,  ///< after '1', the '0' of a ten
    handEnd,  ///< the end of the text: the hand has five cards already
    oneCard,  ///< the end of the text: one card was asked for
    holeCard, ///< a card as above, or '?'
    holeEnd,  ///< the end of the text: a player holds two cards already
};

/// A mistake in typed cards. Nothing was read.
struct NotationError
{
    std::string text;     ///< the character that was not understood, in UTF-8; empty at the end of
                          ///< the input, and U+FFFD for a byte that is not UTF-8
    std::string previous; ///< what is before it in the same card ("K" in "Kx"), or empty
    int position = 1;     ///< in characters (code points) from 1
    NotationExpectation expected = NotationExpectation::card;
    bool isUtf8 = true; ///< false for a byte that is not; then `text` is only a stand-in

    bool operator==(const NotationError&) const = default;
};

/// Reads up to five cards, separated by spaces, commas or nothing: `Kh 6c 6h 2s *`, `10♥,10♦`,
/// `KhKdQs9c2h`. Ranks `2`-`9`, `T` or `10`, `J`, `Q`, `K`, `A`; suits `h d c s` or glyphs (a
/// variation selector after a glyph is skipped); a wild is `*`, `w`, `joker` or `Jk`; either case.
/// An empty text is an empty hand.
std::variant<Hand, NotationError> parseHand(std::string_view text);

/// Reads any number of cards in the same notation.
std::variant<std::vector<Card>, NotationError> parseCards(std::string_view text);

/// Reads exactly one card in the same notation; space around it is ignored.
std::variant<Card, NotationError> parseCard(std::string_view text);

/// Reads a player's two hole cards in the same notation; `?`, an unseen card, gives nothing.
std::variant<std::array<std::optional<Card>, 2>, NotationError> parseHole(std::string_view text);

/// `Kh`, `Ts`; a joker is `*`.
std::string toText(Card card);

/// The cards in order, separated by one space: `Kh 6c 6h 2s *`.
std::string toText(std::span<const Card> cards);

/// The same with a letter for each card that is missing: `Kh _ 6h 2s *`.
std::string toText(std::span<const std::optional<Card>> cards, char missing);

} // namespace showdown

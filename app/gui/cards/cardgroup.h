// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/cards/cardpainter.h"
#include "app/narration/handtext.h"
#include "core/rules/houserules.h"

#include <QString>

#include <optional>
#include <vector>

namespace showdown::gui {

/// A card of a picture, and what a screen reader says of it.
struct PictureCard
{
    CardContent content;
    CardStates states = {};
    QString name;

    bool operator==(const PictureCard&) const = default;
};

/// Cards that belong together: a hand, the cards of a player, the board.
struct CardGroup
{
    int player = 0;  ///< from 1; 0: nobody's
    QString caption; ///< of cards that are nobody's: "Board"; may be empty
    std::vector<PictureCard> cards;
    std::vector<narration::HandPart> parts; ///< the brackets under them; may be none
    QString words;                          ///< what the cards make: "Two pair, queens and …"

    /// The cards in words: "Player 1: queen of spades, …".
    QString spoken() const;

    bool operator==(const CardGroup&) const = default;
};

/// A card as it is dealt under these rules; nothing is one that nobody has seen.
PictureCard dealtCard(std::optional<Card> card, const HouseRules& rules);

/// The cards that a code span of a text means, `Ks *`; none if it is code.
std::vector<Card> cardsInSpan(const QString& span);

/// Cards of which nothing is said.
CardGroup looseCards(const std::vector<Card>& cards);

} // namespace showdown::gui

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

/// A card of a picture, and its name for screen readers.
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
    int player = 0;  ///< from 1; 0: no player's
    QString caption; ///< for cards without a player: "Board"; may be empty
    std::vector<PictureCard> cards;
    std::vector<narration::HandPart> parts; ///< the brackets under them; may be none
    QString words;                          ///< what the cards make: "Two pair, queens and …"

    /// The cards in words: "Player 1: queen of spades, …".
    QString spoken() const;

    bool operator==(const CardGroup&) const = default;
};

/// A card as dealt under these rules; nothing is an unseen card.
PictureCard dealtCard(std::optional<Card> card, const HouseRules& rules);

/// The cards in a code span of a text, `Ks *`; none if it is other code.
std::vector<Card> cardsInSpan(const QString& span);

/// Cards without a player or parts.
CardGroup looseCards(const std::vector<Card>& cards);

} // namespace showdown::gui

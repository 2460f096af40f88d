// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/cards/cardpainter.h"
#include "app/lessons/lesson.h"
#include "app/narration/handtext.h"

#include <QString>

#include <vector>

namespace showdown::gui {

/// A card of a lesson, and what a screen reader says of it.
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

/// What came out, so that whoever shows it can choose a sign.
enum class PictureOutcome : std::uint8_t { none, winner, tie };

/// The cards of a setting, and what the engine says of them.
struct SettingPicture
{
    std::vector<CardGroup> groups;
    QString verdict; ///< who wins and why; empty where nobody is compared
    PictureOutcome outcome = PictureOutcome::none;
};

/// How the cards of a hand lie.
enum class PictureOrder : std::uint8_t {
    dealt,   ///< as dealt; those that decide are ringed
    working, ///< in comparing order, with brackets
};

/// The picture of hands or of a situation, in the language that the program speaks by now.
SettingPicture pictureOf(const lessons::Setting& setting, PictureOrder order);

/// Cards of which nothing is said.
CardGroup looseCards(const std::vector<Card>& cards);

} // namespace showdown::gui

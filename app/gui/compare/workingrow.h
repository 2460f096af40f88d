// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/narration/handtext.h"
#include "core/compare/workinghand.h"

#include <QString>

#include <optional>
#include <vector>

namespace showdown::gui {

class Session;

/// What the working hand of one player shows.
struct WorkingRow
{
    struct Place
    {
        WorkingCard card;
        bool matched = false; ///< one of the cards that make the rank
        int slot = 0;         ///< where the card lies on the table
        QString description;  ///< "Player 2, position 1 of 5, queen, from a wild, part of the pair"

        bool operator==(const Place&) const = default;
    };

    QString title;                          ///< "Player 2 working hand, in comparing order"
    std::vector<Place> cards;               ///< five, or none
    std::vector<narration::HandPart> parts; ///< from left to right
    QString note;                           ///< why there are no cards

    /// The place of a dealt card; nothing if there is none.
    const Place* ofSlot(int slot) const;

    /// The part that a position, from 0, belongs to; the position must be one of the cards'.
    const narration::HandPart& partAt(int position) const;

    bool operator==(const WorkingRow&) const = default;
};

/// The working hand of a player, from 0.
WorkingRow workingRow(const Session& session, int player);

} // namespace showdown::gui

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/narration/oddscopytext.h"
#include "app/narration/pasteproblem.h"
#include "app/tables/cardtable.h"

#include <QString>

#include <optional>
#include <variant>
#include <vector>

namespace showdown::tables {

/// The places of a row in a text; nothing for an empty one.
using PastedPlaces = std::vector<std::optional<PlacedCard>>;

/// The cards in places of which none is empty; else nothing.
std::optional<std::vector<PlacedCard>> cardsWithoutGap(const PastedPlaces& places);

/// A row of a text, and the label before it, as in "Player 2: "; may be empty.
struct PastedRow
{
    RowKind kind = RowKind::hand;
    QString label;
    PastedPlaces places;
};

/// A part of a table: rows of players in order, cards of the board, dead cards; with a rules line
/// also all of the rules, and the lens of hands.
struct PastedRows
{
    std::vector<PastedRow> rows;
    std::optional<NamedRules> rules;
    std::optional<Category> lens; ///< only meaningful with the rules
};

/// The content of a text: cards alone, a part of a table, or the whole table of a file.
using Pasted = std::variant<std::vector<PlacedCard>, PastedRows, CardTable>;

/// Whether it takes the place of all cards on the table. Cards alone do not, nor does a single hand
/// with rules.
bool replacesAll(const Pasted& pasted);

/// The table after pasting, or why it cannot be pasted. Cards alone go where pastedPlaces() says; a
/// single hand with rules does the same and brings its rules. Rows of several players replace all of
/// the present ones. A label is the player's name unless it is "Player 2" or the like, which says
/// whose cards these are. At least as many play as there are hands; in a situation as many as there
/// are hole cards. The table of a file replaces everything, but a title or note given by the user.
std::variant<CardTable, narration::PasteProblem> pasted(CardTable table, const Pasted& what,
                                                        Place from);

/// The table with cards in these places, in order, or why they cannot lie there.
std::variant<CardTable, narration::PasteProblem> withCardsIn(CardTable table,
                                                             const std::vector<Place>& places,
                                                             const std::vector<PlacedCard>& cards);

/// The table of a situation as it is copied.
narration::CopiedSituation copiedSituation(const CardTable& table);

} // namespace showdown::tables

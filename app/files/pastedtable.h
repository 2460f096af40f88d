// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/files/table.h"
#include "app/narration/pasteproblem.h"

#include <QString>

#include <optional>
#include <variant>
#include <vector>

namespace showdown::files {

/// A hand in a text, and what stands before it as "Player 2: ", or nothing.
struct PastedHand
{
    QString label;
    Hand hand;

    bool operator==(const PastedHand&) const = default;
};

/// What a text gives: one to three hands, and if it has a rules line, all of the rules and the rank
/// that they are compared as.
struct PastedTable
{
    std::vector<PastedHand> hands;
    std::optional<NamedRules> rules;
    std::optional<Category> lens; ///< matters together with the rules alone

    /// Cards and nothing else, which go where the next card goes.
    bool isCards() const { return hands.size() == 1 && !rules; }
};

/// Reads cards, a hand, or several hands: one a line, or separated by `|`, each perhaps after a
/// name and a colon, and lines that begin with `--` for the rules, as on the command line; what
/// these leave out is as in the series. Nothing between two bars is a player without cards. Where
/// each line is a single card, the lines are one hand. All that is copied as text reads back: in a
/// text with a rules line, other lines without cards are passed over.
std::variant<PastedTable, narration::PasteProblem> readPastedTable(const QString& text);

/// Whether a text has more than cards in one row: several lines, hands, names or rules.
bool isMoreThanCards(const QString& text);

/// The table with these hands. Cards alone go into the row from the place on, as far before it as
/// they need to fit. A hand with rules does the same and brings its rules. Several hands take the
/// place of all that lie there, and as many play as there are hands, or more; a label is the
/// player's name unless it is "Player 2" or the like, which says whose hand it is.
Table withPastedHands(Table table, const PastedTable& pasted, SlotPlace from);

} // namespace showdown::files

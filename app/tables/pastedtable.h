// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/narration/pasteproblem.h"
#include "app/tables/cardtable.h"
#include "app/tables/tablefile.h"

#include <QString>

#include <optional>
#include <variant>
#include <vector>

namespace showdown::tables {

/// A hand in a text and its label, as in "Player 2: ", or nothing.
struct PastedHand
{
    QString label;
    Hand hand;

    bool operator==(const PastedHand&) const = default;
};

/// The content of a text: one to three hands and, with a rules line, all of the rules and the lens.
struct PastedTable
{
    std::vector<PastedHand> hands;
    std::optional<NamedRules> rules;
    std::optional<Category> lens;   ///< only meaningful with the rules
    std::optional<CardTable> table; ///< all of it, if the text is that of a file

    /// Only cards, which go to the next place.
    bool isCards() const { return hands.size() == 1 && !rules; }

    /// Whether it replaces the whole table.
    bool isTable() const { return table || hands.size() != 1; }
};

/// Reads what people copy:
/// - cards, a hand, or several hands, one a line or separated by `|`, each perhaps after a name and
///   a colon; nothing between two bars, or a dash, is a player without cards. A name that could be
///   something else is in “ ”. If each line is a single card, the lines are one hand;
/// - the same with lines that begin with `--` for the rules, as on the command line; rules left out
///   are as in the series. Other lines without cards are then ignored, so that all copied text and
///   Markdown can be read back;
/// - a table in Markdown, and hands in its lists and fences;
/// - a command line, `showdown-cli compare …` or `showdown-cli explain …`;
/// - the text of a `.showdown` file.
std::variant<PastedTable, narration::PasteProblem> readPastedTable(const QString& text);

/// Turns a bad hand into noCard if none of the text's words is a card.
void judgeOtherText(narration::PasteProblem& problem, const QString& text);

/// Whether a text is meant as that of a file.
bool isFileText(const QString& text);

/// Reads such a text, even after a one-line field has joined its lines.
TableFileResult readPastedFile(QString text);

/// Whether a text contains more than cards in one row: several lines, hands, names or rules.
bool isMoreThanCards(const QString& text);

/// The table with these hands, or that of the file. Cards alone go into the row from the place on,
/// or from as far before it as they need to fit. A hand with rules does the same and brings its
/// rules. Several hands replace all of the present ones, and at least as many players play as there
/// are hands; a label is the player's name unless it is "Player 2" or the like, which says whose
/// hand it is.
CardTable withPastedHands(CardTable table, const PastedTable& pasted, Place from);

} // namespace showdown::tables

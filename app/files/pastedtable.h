// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/files/table.h"
#include "app/files/tablefile.h"
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
    std::optional<Table> table;   ///< all of it, if the text is that of a file

    /// Cards and nothing else, which go where the next card goes.
    bool isCards() const { return hands.size() == 1 && !rules; }

    /// Whether it takes the place of all that lies there.
    bool isTable() const { return table || hands.size() != 1; }
};

/// Reads what people copy:
/// - cards, a hand, or several hands, one a line or separated by `|`, each perhaps after a name and a
///   colon; nothing between two bars, or a dash, is a player without cards. A name that could be
///   something else stands in “ ”. Where each line is a single card, the lines are one hand;
/// - the same with lines that begin with `--` for the rules, as on the command line; what these leave
///   out is as in the series. Beside them other lines without cards are passed over, so that all that
///   is copied as text or Markdown reads back;
/// - a table in Markdown, and hands in its lists and fences;
/// - a command line, `showdown-cli compare …` or `showdown-cli explain …`;
/// - the text of a `.showdown` file.
std::variant<PastedTable, narration::PasteProblem> readPastedTable(const QString& text);

/// What is wrong with a hand in a text of words none of which is a card, is that it has none.
void judgeOtherText(narration::PasteProblem& problem, const QString& text);

/// Whether a text is to be that of a file.
bool isFileText(const QString& text);

/// Reads it, also where a field of one line has taken it in.
TableFileResult readPastedFile(QString text);

/// Whether a text has more than cards in one row: several lines, hands, names or rules.
bool isMoreThanCards(const QString& text);

/// The table with these hands, or that of the file. Cards alone go into the row from the place on,
/// as far before it as they need to fit. A hand with rules does the same and brings its rules.
/// Several hands take the place of all that lie there, and as many play as there are hands, or
/// more; a label is the player's name unless it is "Player 2" or the like, which says whose hand it
/// is.
Table withPastedHands(Table table, const PastedTable& pasted, SlotPlace from);

} // namespace showdown::files

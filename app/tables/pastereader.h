// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/tables/pasted.h"

#include <QString>

#include <variant>

namespace showdown::tables {

/// Reads what people copy, for a table whose players have hands, or hole cards:
/// - cards, a row, or several rows, one a line or separated by `|`, each perhaps after a name and a
///   colon; a dash is a player without cards. A name that could be something else is in “ ”. If each
///   line is a single card, the lines are one row;
/// - the same with lines that begin with `--` for the rules, as on the command line. Other lines
///   without cards are then ignored, so that all copied text and Markdown can be read back;
/// - a table in Markdown, and rows in its lists and fences;
/// - a command line, as readCommand() says;
/// - the text of a `.showdown` file, even after a one-line field has joined its lines.
///
/// Of hands nothing between two bars is a player without cards, rules left out are as in the series,
/// and a situation is refused. In a situation `?` is an unknown card, a dash an empty place; cards
/// after "Board:" and "Dead:", in English or in the current language, belong to no player, and three
/// or more without a label are the board; rules left out are as in Standard.
std::variant<Pasted, narration::PasteProblem> readPasted(const QString& text, RowKind players);

/// Whether a text contains more than cards in one row: several lines, rows, names or rules.
bool isMoreThanCards(const QString& text);

} // namespace showdown::tables

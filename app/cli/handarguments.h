// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/arguments.h"
#include "app/lessons/newlesson.h"
#include "app/tables/cardtable.h"
#include "app/tables/tablefile.h"
#include "core/cards/hand.h"

#include <QStringList>

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace showdown::cli {

/// The number of hands that a comparison takes.
constexpr std::size_t mostHands = 3;

/// The hand in a text; `number` says which it is, from 1. Fails with what is wrong in it.
Hand readHand(std::string_view text, int number);

/// The hands of a line, separated by '|'; at least one, which may be empty. Fails with what is wrong
/// in the first one that is.
std::vector<Hand> readHandsOfLine(std::string_view line);

/// True if each of these words is one card, or `?`: a hand split by the shell because it was not
/// quoted.
bool areSingleCards(std::span<const std::string> words);

/// The cards as one word, to be typed: `"Kh 6c 6h 2s *"`.
QString quotedHand(std::span<const std::string> cards);

/// Fails if there are more hands than possible because the shell split them, and shows what to
/// type.
void refuseUnquotedHands(std::span<const std::string> texts, std::size_t most);

/// Fails if the rules have one deck and the hands hold a card of it twice.
void refuseRepeatedCards(std::span<const Hand> hands, const HouseRules& rules);

/// The hands that the texts name. Fails at the first mistake, and at a card that one deck does not
/// hold twice.
std::vector<Hand> readHands(std::span<const std::string> texts, const HouseRules& rules);

/// True if a word names a `.showdown` file, by its end.
bool isTableFile(std::string_view word);

/// The tables of the `.showdown` file given instead of cards; nothing if none is. Fails if anything
/// is given beside it, and if it cannot be read.
std::optional<tables::TableStrip> readTablesOperand(const Arguments& arguments);

/// The one of them that `--table` names, or the only one. Fails if there is none, or no file.
std::optional<tables::TableFile> readFileOperand(const Arguments& arguments);

/// Fails if one of the words, which are no `.showdown` files, names a file or a folder.
void refuseOtherFiles(std::span<const std::string> operands);

/// The hands in it; nothing if hands are given. Fails at any other file.
std::optional<tables::CardTable> readTableOperand(const Arguments& arguments);

/// The tables of a file of which can be asked who wins: those of a `.showdown` file, else one a line,
/// the hands separated by '|'. Fails unless each has two or three whole hands, one of which wins.
lessons::LessonTables readTables(const std::string& file);

} // namespace showdown::cli

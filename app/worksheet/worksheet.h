// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/questions/practicequestion.h"

#include <QDate>
#include <QString>
#include <QStringList>

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace showdown::lessons {
struct LessonTables;
}

namespace showdown::worksheet {

enum class Paper : std::uint8_t { a4, letter };
inline constexpr std::array allPapers{Paper::a4, Paper::letter};
std::string_view id(Paper paper);

/// The inks of the suits.
enum class Suits : std::uint8_t {
    two,
    four,
    grey, ///< told apart on a printer without colours
};
inline constexpr std::array allSuitInks{Suits::two, Suits::four, Suits::grey};
std::string_view id(Suits suits);

constexpr int mostVersions = 26; ///< A to Z
constexpr int longestTitle = 80;

/// What a sheet asks, and how it looks on paper.
struct SheetWish
{
    QuestionWish questions;
    std::uint32_t seed = 1; ///< of version A; each further version has the next one
    int count = 15;
    int versions = 1;
    QString file;     ///< whose tables are asked about instead, as the command line names it
    QString title;    ///< empty: a general one
    QString language; ///< of the sheet, apart from that of the program
    Paper paper = Paper::a4;
    int columns = 1; ///< or two
    Suits suits = Suits::two;
    bool hasHints = false;
    bool hasLines = true;      ///< to write on, where nothing is ticked
    bool hasName = true;       ///< a line for the name, and one for the date
    std::optional<QDate> date; ///< printed there
};

/// What a table of a file adds to the question about it.
struct SheetTable
{
    QString title;     ///< the heading of the question, if there is one
    QStringList names; ///< of the players, empty where they have none
};

/// One version of a sheet.
struct Worksheet
{
    SheetWish wish;
    int version = 0; ///< from 0
    std::vector<PracticeQuestion> questions;
    std::vector<SheetTable> tables = {}; ///< of which it asks, one for each question

    /// "A".
    QString letter() const;

    /// That of its questions; nothing if they are about tables.
    std::optional<std::uint32_t> seed() const;

    /// The wished title, or "Poker hands" in the language of the sheet.
    QString title() const;
};

/// Makes a version of the sheet. No five-card hand and no hole cards come twice on it, and the
/// questions at the same place of all versions are equally difficult. It has fewer questions if
/// there are no more; see tooFewText().
Worksheet makeWorksheet(const SheetWish& wish, int version = 0);

/// A sheet that asks who wins at each of these tables, of which there must be one, by their rules.
/// Without a wished title it has theirs.
Worksheet worksheetOf(const lessons::LessonTables& tables, const SheetWish& wish);

/// "Only 9 different questions of this choice can be made."
QString tooFewText(int made);

/// Where a version is written, or its key, beside the chosen file: `sheet-A.pdf`, `sheet-key-A.pdf`;
/// without a letter if it is the only one.
QString pathOf(const QString& path, const Worksheet& sheet, bool isKey = false);

/// The command line that makes the sheets again:
///
///     showdown-cli worksheet --rules series --count 15 --seed 7 --lang en
QString worksheetCommand(const SheetWish& wish);

/// The parts of a command line that stay on one line: the command, and each option with its value.
QStringList commandParts(const QString& command);

} // namespace showdown::worksheet

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/worksheet/worksheet.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace showdown::worksheet {

/// A row of cards, and whose they are.
struct SheetRow
{
    QString label;                          ///< "Player 1", "Board"
    QString name;                           ///< of that player, if the file gives one
    std::vector<std::optional<Card>> cards; ///< nothing: open, or unseen in a situation
};

/// Something to choose from, by its letter.
struct SheetChoice
{
    QString key;
    QString text;
};

/// How a question is answered.
enum class SheetField : std::uint8_t {
    options, ///< one is ticked
    cards,   ///< a card of the hands is ticked
    outs,    ///< cards of the deck are ticked
    letters, ///< those of the parts are written
    number,
    tableAndLine, ///< two numbers are written
    hand,         ///< cards are written
};

/// A question as it stands on paper and in a browser.
struct SheetQuestion
{
    QString heading; ///< "3. Which hand wins?"
    QString asked;   ///< the question under its title, where the heading is one
    QString note;    ///< the rules, where they are not those of the sheet
    std::vector<SheetRow> rows;
    QString listing;                ///< lines of code, numbered; most questions have none
    std::vector<SheetChoice> parts; ///< to be put in order
    SheetField field = SheetField::options;
    std::vector<SheetChoice> options;
    QString label; ///< before what is written
    QString hint;  ///< "Hint: …", unless no hints are wished for
    QString answer;
    QString reason; ///< in one sentence
};

/// The words of a sheet and of its key, in the language of the sheet.
struct SheetContent
{
    explicit SheetContent(const Worksheet& sheet);

    QString title; ///< "Poker hands, worksheet A"
    QString keyMark;
    QString name; ///< the label of the line for it
    QString date; ///< likewise
    QString day;  ///< that is printed there, if any
    std::vector<SheetQuestion> questions;
    QString foot;    ///< what the sheet is made from
    QString command; ///< that makes it again
};

} // namespace showdown::worksheet

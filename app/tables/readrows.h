// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/tables/pasted.h"
#include "app/tables/rulesline.h"
#include "core/cards/notation.h"

#include <QString>

#include <optional>
#include <variant>
#include <vector>

namespace showdown::tables {

using PlacesResult = std::variant<PastedPlaces, NotationError>;

/// Reads any number of cards, also in the letters of the current language; for players with hole
/// cards also `?` for an unknown one and a dash for an empty place.
PlacesResult readPlaces(const QString& text, RowKind players);

/// The same, for a hand no more than five.
PlacesResult readRow(const QString& text, RowKind players);

/// The rows of a text or a command line, as far as they could be read.
struct ReadRows
{
    struct Row
    {
        RowKind kind;
        QString label;
        PlacesResult places;
        int number;                 ///< from 1, in the text
        bool isInFirstLine = false; ///< of a text
        bool mayBeSentence = false; ///< about the cards that were copied
    };

    /// For a table whose players have rows of this kind: hands, or hole cards.
    explicit ReadRows(RowKind kind);

    /// Adds the next row, under its label.
    void add(RowKind kind, const QString& label, const PlacesResult& places);

    RowKind players;
    std::vector<Row> rows;
    RulesLine rules; ///< those left out are as in the series; of a situation, as in Standard
    bool hasRules = false;
    bool isOneRow = false;                        ///< nothing but cards was written
    std::optional<narration::PasteProblem> wrong; ///< behind the rows
};

/// What the rows come to, or the first mistake: among hands one in the rules comes first.
std::variant<Pasted, narration::PasteProblem> pastedFrom(const ReadRows& read);

} // namespace showdown::tables

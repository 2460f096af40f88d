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

/// The content of a text: only cards, which go to the next place, or a situation.
struct PastedOdds
{
    std::vector<PlacedCard> cards; ///< if there is no situation

    std::optional<CardTable> table; ///< the situation, without conflicts
    bool hasRules = false;          ///< with rules in the text

    bool isCards() const { return !table; }
};

/// Reads cards, or a situation: hole cards, one player a line or separated by `|`, perhaps after a
/// name and a colon; cards after "Board:" and "Dead:", in English or in the current language; lines
/// that begin with `--` for the rules. A line of three to five cards without a label is a board; if
/// each line is a single card, the lines are cards alone. `?` is an unknown card, a dash an empty
/// place. Or a command line, `showdown-cli odds …`; or the text of a `.showdown` file with a
/// situation; or Markdown with grave accents around the cards. All copied text can be read back: in
/// a text with a rules line, the text after it and other lines without cards are ignored.
std::variant<PastedOdds, narration::PasteProblem> readPastedOdds(const QString& text);

/// The table after pasting. Cards alone go into these places, one after the other; a situation
/// replaces everything, and brings its rules if it has any.
std::variant<CardTable, narration::PasteProblem> withPastedOdds(CardTable table,
                                                                const PastedOdds& pasted,
                                                                const std::vector<Place>& places);

/// The table as it is copied.
narration::CopiedSituation copiedSituation(const CardTable& table);

} // namespace showdown::tables

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/compare/showdown.h"
#include "core/rules/presets.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace showdown::narration {

// Text for the clipboard: plain lines, each with its line end, with the rules in force, and last
// the line of rulesOptions(), so that all of it can be pasted again. `names` are the players' own
// names; a missing or empty one means "Player 1" and so on.

/// A player's cards, as they can be typed in again, what they make, and the rules:
///
///     Player 2: 9c Qs 3d * 7h
///     Pair of queens, kickers nine, seven, three
///     Series rules
///     --rules series
QString playerAsText(const Showdown& showdown, int player, const NamedRules& rules,
                     std::optional<Category> lens = std::nullopt, const QStringList& names = {});

/// The verdict, every player who has cards or a name, and the rules:
///
///     Player 2 wins. Both Player 1 and Player 2 have a pair of queens; the third kicker …
///     Player 1: Qh 9d Qc 7s 2h (Pair of queens, kickers nine, seven, two)
///     Player 2: 9c Qs 3d * 7h (Pair of queens, kickers nine, seven, three)
///     Series rules
///     --rules series
QString resultAsText(const Showdown& showdown, const NamedRules& rules,
                     std::optional<Category> lens = std::nullopt, const QStringList& names = {});

/// The result in Markdown, the cards as code so that a star stays one:
///
///     **Player 2 wins.** Both Player 1 and Player 2 have a pair of queens; the third kicker …
///
///     | Place | Player | Cards | Hand |
///     | --- | --- | --- | --- |
///     | 2nd | Player 1 | `Qh 9d Qc 7s 2h` | Pair of queens, kickers nine, seven, two |
///     | 1st | Player 2 | `9c Qs 3d * 7h` | Pair of queens, kickers nine, seven, three |
///
///     Series rules
///
///     `--rules series`
QString resultAsMarkdown(const Showdown& showdown, const NamedRules& rules,
                         std::optional<Category> lens = std::nullopt,
                         const QStringList& names = {});

} // namespace showdown::narration

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#pragma once

#include "app/narration/fill.h"
#include "core/compare/showdown.h"

#include <QString>
#include <QStringList>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace showdown::narration {

/// The kind of a verdict, by which a view chooses its icon and colour.
enum class VerdictKind : std::uint8_t {
    noCompleteHand, ///< no player has five cards
    oneComplete,    ///< one hand is complete, with no other to compare with
    winner,         ///< one player wins
    tieOfAll,       ///< all who play tie for the first place
    tieOfSome,      ///< some of those who play tie for the first place
    noneFits,       ///< complete hands, but none is of the rank that all are compared as
};

/// The banner: who won and why.
struct Verdict
{
    VerdictKind kind = VerdictKind::noCompleteHand;
    bool soFar = false;   ///< a player who has some cards, but fewer than five, may still change it
    QString title;        ///< "Player 2 wins", without a full stop
    QString sentence;     ///< plain text
    QString richSentence; ///< the same as HTML, the clause that decides in <b>, names escaped

    /// Title, full stop, sentence.
    QString text() const;

    /// The whole text as HTML.
    QString richText() const;

    bool operator==(const Verdict&) const = default;
};

/// Where a verdict is read. The window has a deck to click, and waits for a player without cards;
/// elsewhere such a player does not play.
enum class Medium : std::uint8_t { window, text };

/// The verdict on a showdown. `names` are the players' own names; a missing or empty one means
/// "Player 1" and so on.
Verdict verdict(const Showdown& showdown, const HouseRules& rules,
                std::optional<Category> lens = std::nullopt, const QStringList& names = {},
                Medium medium = Medium::window);

/// "3 beats 2", "pair beats high card", "four beats three of a kind", "none beats one": what
/// decided, the better side first. Empty after a tie.
QString decision(const Comparison& comparison);

} // namespace showdown::narration

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cards/hand.h"
#include "core/compare/showdown.h"
#include "core/trace/recorder.h"
#include "core/trace/step.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace showdown {

/// A part of a run; chapters follow each other without gaps.
struct Chapter
{
    enum class Kind : std::uint8_t {
        rank,       ///< which rank one player's hand is of
        comparison, ///< one comparison of two hands
        places,     ///< before, between and after: who comes first, second, third
    };

    Kind kind = Kind::places;
    int player = 0;     ///< of `rank`, from 1; else 0
    int comparison = 0; ///< of `comparison`: index into Showdown::comparisons; else 0
    int first = 0;      ///< its first step
    int last = 0;       ///< its last step

    bool operator==(const Chapter&) const = default;
};

/// A moment of a run: when the line of a step has run, or when it is about to run.
struct Moment
{
    Moment(int at, bool before = false) : step(at), isBefore(before) {} // NOLINT: a step is one

    int step; ///< from 0
    bool isBefore;

    /// The last step that has run at this moment; -1 if none has.
    int lastRun() const { return isBefore ? step - 1 : step; }

    bool operator==(const Moment&) const = default;
};

/// One run of the traced functions over up to three hands: every step, recorded once, and the moves
/// between them. Steps are given by index from 0; a move that leads nowhere gives nothing. A step
/// that is visible at a level ends the stretch of hidden ones before it, which it sums up.
class Run
{
public:
    /// Runs one to three hands as `compareHands()` does, with the same outcome.
    Run(std::vector<Hand> hands, const Terms& terms);

    const std::vector<Hand>& hands() const { return m_hands; }
    const Showdown& outcome() const { return m_outcome; }
    const Terms& terms() const { return m_terms; }
    /// Why a run of printed code ended early, if it did.
    std::optional<PrintedEnd> end() const { return m_end; }
    const std::vector<Step>& steps() const { return m_steps; }
    const Step& step(int index) const { return m_steps[static_cast<std::size_t>(index)]; }
    /// The number of steps; 0 if no hand is complete.
    int size() const { return static_cast<int>(m_steps.size()); }

    const std::vector<Chapter>& chapters() const { return m_chapters; }
    /// The chapter that this step belongs to.
    const Chapter& chapterOf(int index) const;

    bool isVisible(int index, Level level) const { return step(index).level() <= level; }
    /// The steps that a level shows, in order.
    std::vector<int> visible(Level level) const;

    /// The nearest step after or before this one that the level shows.
    std::optional<int> next(int index, Level level) const;
    std::optional<int> previous(int index, Level level) const;

    /// Steps into the hidden steps that the next visible step sums up: the step after this one,
    /// hidden or not.
    std::optional<int> into(int index) const;
    /// Steps out of a stretch of hidden steps: the visible step that ends it. Nothing from a
    /// visible one.
    std::optional<int> outOf(int index, Level level) const;

    /// The first step of the next comparison.
    std::optional<int> nextComparison(int index) const;

    using Condition = std::function<bool(const Step&)>;
    /// The nearest step after or before this one that meets a condition.
    std::optional<int> nextWhere(int index, const Condition& condition) const;
    std::optional<int> previousWhere(int index, const Condition& condition) const;

    /// The steps that have found something out, in order.
    const std::vector<int>& findings() const { return m_findings; }

    /// The step that answers whether a player's hand, from 1, is of this rank.
    std::optional<int> answerOf(int player, Category rank) const;
    /// The step that settles a part of a comparison, given by its index. Equal ranks are found too.
    std::optional<int> settlingOf(int comparison, const ComparisonPart& part) const;

    /// The steps whose lines made the calls that led to this one, the outermost first.
    std::vector<int> callers(int index) const;

    /// The step of the same call before this one: what its variables held before. Nothing for the
    /// first step of a call.
    std::optional<int> previousOfCall(int index) const;

    /// The step of the same call that holds the variables at a moment. Even before its line has run
    /// a step may hold them: a question changes none, and a result comes after the call that makes
    /// it. Only a loop sets a variable itself.
    int heldAt(Moment moment) const;

    /// The first step of the call that this step belongs to: its function line.
    int startOfCall(int index) const { return step(index).caller ? *step(index).caller + 1 : 0; }

private:
    void findChapters();

    std::vector<Hand> m_hands;
    Terms m_terms;
    Showdown m_outcome;
    std::optional<PrintedEnd> m_end;
    std::vector<Step> m_steps;
    std::vector<Chapter> m_chapters;
    std::vector<int> m_findings;
};

} // namespace showdown

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/trace/run.h"

#include "core/compare/placing.h"

#include <algorithm>
#include <utility>

namespace showdown {

namespace {

/// The chapter that begins with this step, with its first step still open; nothing within one.
std::optional<Chapter> beginning(const Step& step, const Step* previous)
{
    Chapter chapter;
    if (const auto* started = findingOf<Started>(step)) {
        switch (started->question) {
        case Started::Question::whichRank:
        case Started::Question::fitsLens:
            chapter.kind = Chapter::Kind::rank;
            chapter.player = step.players.front();
            return chapter;
        case Started::Question::whoWins:
            chapter.kind = Chapter::Kind::comparison;
            chapter.comparison = *step.comparison;
            return chapter;
        case Started::Question::places:
            return chapter;
        }
    }
    const bool comparisonEnds = previous && previous->comparison && !step.comparison;
    if (comparisonEnds || step.isAt(placePlayersListing, PlacePlayersLine::startPlaces))
        return chapter;
    return std::nullopt;
}

} // namespace

Run::Run(std::vector<Hand> hands, const Terms& terms) : m_hands(std::move(hands)), m_terms(terms)
{
    Recorder recorder(terms.mistake);
    m_outcome = compareHands(m_hands, terms.rules, terms.lens, &recorder);
    m_end = recorder.end();
    m_steps = recorder.takeSteps();
    m_findings = visible(Level::story);
    findChapters();
}

void Run::findChapters()
{
    const Step* previous = nullptr;
    for (int index = 0; index < size(); ++index) {
        if (std::optional<Chapter> chapter = beginning(step(index), previous)) {
            chapter->first = index;
            m_chapters.push_back(*chapter);
        }
        m_chapters.back().last = index;
        previous = &step(index);
    }
}

const Chapter& Run::chapterOf(int index) const
{
    const auto after = std::ranges::upper_bound(m_chapters, index, {}, &Chapter::first);
    return *std::prev(after);
}

std::vector<int> Run::visible(Level level) const
{
    std::vector<int> indexes;
    for (int index = 0; index < size(); ++index) {
        if (isVisible(index, level))
            indexes.push_back(index);
    }
    return indexes;
}

std::optional<int> Run::next(int index, Level level) const
{
    return nextWhere(index, [level](const Step& step) { return step.level() <= level; });
}

std::optional<int> Run::previous(int index, Level level) const
{
    return previousWhere(index, [level](const Step& step) { return step.level() <= level; });
}

std::optional<int> Run::into(int index) const
{
    return index + 1 < size() ? std::optional(index + 1) : std::nullopt;
}

std::optional<int> Run::outOf(int index, Level level) const
{
    return isVisible(index, level) ? std::nullopt : next(index, level);
}

std::optional<int> Run::nextComparison(int index) const
{
    const auto found = std::ranges::find_if(m_chapters, [index](const Chapter& chapter) {
        return chapter.kind == Chapter::Kind::comparison && chapter.first > index;
    });
    return found == m_chapters.end() ? std::nullopt : std::optional(found->first);
}

std::optional<int> Run::nextWhere(int index, const Condition& condition) const
{
    for (int next = index + 1; next < size(); ++next) {
        if (condition(step(next)))
            return next;
    }
    return std::nullopt;
}

std::optional<int> Run::previousWhere(int index, const Condition& condition) const
{
    for (int previous = index - 1; previous >= 0; --previous) {
        if (condition(step(previous)))
            return previous;
    }
    return std::nullopt;
}

std::optional<int> Run::answerOf(int player, Category rank) const
{
    const auto found = std::ranges::find_if(m_findings, [&](int index) {
        const auto* answered = findingOf<RankAnswered>(step(index));
        return answered && answered->rank == rank && step(index).players.front() == player;
    });
    return found == m_findings.end() ? std::nullopt : std::optional(*found);
}

std::optional<int> Run::settlingOf(int comparison, const ComparisonPart& part) const
{
    const auto found = std::ranges::find_if(m_findings, [&](int index) {
        const auto* settled = findingOf<PartCompared>(step(index));
        return settled && settled->part == part && step(index).comparison == comparison;
    });
    return found == m_findings.end() ? std::nullopt : std::optional(*found);
}

std::vector<int> Run::callers(int index) const
{
    std::vector<int> callers;
    for (std::optional<int> caller = step(index).caller; caller; caller = step(*caller).caller)
        callers.push_back(*caller);
    std::ranges::reverse(callers);
    return callers;
}

std::optional<int> Run::previousOfCall(int index) const
{
    const std::optional<int> caller = step(index).caller; // no other call is made by this step
    for (int previous = index - 1; previous > caller.value_or(-1); --previous) {
        if (step(previous).caller == caller)
            return previous;
    }
    return std::nullopt;
}

int Run::heldAt(Moment moment) const
{
    const Step& at = step(moment.step);
    const bool sets = at.listing->kindOf(at.line) == LineKind::loop;
    return moment.isBefore && sets ? previousOfCall(moment.step).value_or(moment.step)
                                   : moment.step;
}

} // namespace showdown

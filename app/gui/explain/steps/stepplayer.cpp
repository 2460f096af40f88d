// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/explain/steps/stepplayer.h"

#include "app/gui/session/comparesession.h"

#include <algorithm>
#include <chrono>
#include <iterator>

namespace showdown::gui {
namespace {

std::chrono::milliseconds pauseOf(Speed speed)
{
    using namespace std::chrono_literals;
    switch (speed) {
    case Speed::slow:
        return 2000ms;
    case Speed::normal:
        return 1000ms;
    case Speed::fast:
        return 400ms;
    case Speed::racing:
        return 100ms;
    }
    return 1000ms;
}

} // namespace

StepPlayer::StepPlayer(const CompareSession& session, QObject* parent)
    : QObject(parent), m_session(session)
{
    connect(&m_beat, &QTimer::timeout, this, &StepPlayer::beat);
    const auto endForCards = [this] { end(TableDifference::cards); };
    const auto endForRules = [this] { end(TableDifference::rules); };
    // Players first: whoever leaves takes cards along.
    session.whenChanged(TableChange::players, this, [this] { end(TableDifference::players); });
    session.whenChanged(TableChange::cards, this, endForCards);
    session.whenChanged(TableChange::rules | TableChange::lens, this, endForRules);
}

/// First to those who show the run, then to those who react to it.
void StepPlayer::tell(void (StepPlayer::*change)())
{
    emit(this->*change)();
    emit changed();
}

void StepPlayer::start()
{
    std::shared_ptr<const Run> run = m_session.run();
    if (run->size() == 0)
        return;
    pause();
    m_run = std::move(run);
    m_table = m_session.table();
    m_tableNumber = m_session.tableNumber();
    m_index = 0;
    m_question.reset();
    m_waiting.reset();
    m_furthest = -1;
    m_visible = m_run->visible(m_level);
    emit started();
    arrive();
}

void StepPlayer::end(TableDifference cause)
{
    if (!m_run)
        return;
    pause();
    const std::shared_ptr<const Run> kept = std::move(m_run); // views use it until ended()
    m_question.reset();
    m_waiting.reset();
    const bool isOther = m_session.tableNumber() != m_tableNumber;
    m_endedBy = cause != TableDifference::none && isOther ? TableDifference::table : cause;
    m_endedAt = m_session.tableNumber();
    tell(&StepPlayer::ended);
}

TableDifference StepPlayer::difference() const
{
    const CardTable& now = m_session.table();
    const bool hasCards = now.rows == m_table.rows;
    const bool isAsBefore = hasCards && now.playerCount == m_table.playerCount
                            && now.rules == m_table.rules && now.lens == m_table.lens;
    if (m_endedBy == TableDifference::none || isAsBefore)
        return TableDifference::none;
    const int number = m_session.tableNumber();
    if (number != m_tableNumber && number != m_endedAt)
        return TableDifference::none;
    if (m_endedBy == TableDifference::table || number != m_tableNumber)
        return TableDifference::table;
    if (now.playerCount != m_table.playerCount)
        return TableDifference::players;
    if (hasCards)
        return TableDifference::rules;
    const auto cards = [](const CardTable& table) {
        std::vector<Card> all;
        for (const SlotRow& row : table.rows)
            std::ranges::copy(row.faces(), std::back_inserter(all));
        return all;
    };
    return std::ranges::is_permutation(cards(now), cards(m_table)) ? TableDifference::moved
                                                                   : TableDifference::cards;
}

int StepPlayer::positionOf(int index) const
{
    return static_cast<int>(std::ranges::upper_bound(m_visible, index) - m_visible.begin());
}

void StepPlayer::setLevel(Level level)
{
    if (level == m_level)
        return;
    m_level = level;
    if (!m_run) {
        tell(&StepPlayer::levelChanged);
        return;
    }
    m_visible = m_run->visible(level);
    if (m_waiting && !questionAt(*m_run, *m_waiting, level))
        m_waiting.reset();
    const bool wasOpen = m_question.has_value();
    if (wasOpen) {
        const std::optional<int> asked = m_run->next(m_index - 1, level);
        m_question = asked ? questionAt(*m_run, *asked, level) : std::nullopt;
        if (!m_question || momentOfQuestion(*m_run, *asked, level).step != m_index)
            closeQuestion();
    }
    tell(&StepPlayer::levelChanged);
    if (wasOpen && !m_question)
        tell(&StepPlayer::moved);
}

void StepPlayer::setAsking(bool asking)
{
    if (asking == m_isAsking)
        return;
    m_isAsking = asking;
    m_showsAhead = false;
    m_waiting.reset();
    const bool closes = m_question.has_value();
    if (closes)
        closeQuestion();
    tell(&StepPlayer::askingChanged);
    if (closes)
        tell(&StepPlayer::moved);
}

bool StepPlayer::hidesAhead() const
{
    return m_isAsking && !m_showsAhead && target(Move::next);
}

void StepPlayer::showAhead()
{
    if (!hidesAhead())
        return;
    pause();
    if (m_question)
        closeQuestion();
    m_showsAhead = true;
    tell(&StepPlayer::moved);
}

/// Opens the question about a step, if there is one; not if what leads to the answer began with the
/// step shown last.
bool StepPlayer::openQuestion(int index, int after)
{
    const std::optional<Question> question =
        m_isAsking ? questionAt(*m_run, index, m_level) : std::nullopt;
    if (!question)
        return false;
    const Moment moment = momentOfQuestion(*m_run, index, m_level);
    if (moment.lastRun() < after)
        return false;
    m_index = moment.step;
    m_question = question;
    return true;
}

/// Opens the first question on the way to a step ahead, if there is one; not the one that is open.
bool StepPlayer::openQuestionOnWay(int there)
{
    const int after = m_question ? askedStep() : m_index;
    for (std::optional<int> next = m_run->next(after, m_level); m_isAsking && next;
         next = m_run->next(*next, m_level)) {
        const bool isAsked = questionAt(*m_run, *next, m_level).has_value();
        if (isAsked && momentOfQuestion(*m_run, *next, m_level).step <= there
            && openQuestion(*next, after))
            return true;
        if (*next >= there)
            break;
    }
    return false;
}

/// Closes the question; no more has run than before.
void StepPlayer::closeQuestion()
{
    m_question.reset();
    --m_index;
}

void StepPlayer::goToWaiting()
{
    if (!m_waiting)
        return;
    pause();
    m_question.reset();
    openQuestion(*m_waiting, -1);
    arrive();
}

/// At another moment than before.
void StepPlayer::arrive()
{
    m_showsAhead = false;
    m_furthest = std::max(m_furthest, moment().lastRun());
    const bool isBack = m_waiting && m_question && askedStep() == *m_waiting;
    if (m_waiting && (isBack || m_furthest >= momentOfQuestion(*m_run, *m_waiting, m_level).step))
        m_waiting.reset();
    tell(&StepPlayer::moved);
}

/// The first step that the level shows of the nearest chapter that has one. Back goes to the start
/// of this chapter first, as with the tracks of a record.
std::optional<int> StepPlayer::neighbourChapter(bool forwards) const
{
    std::optional<int> found;
    for (const Chapter& chapter : m_run->chapters()) {
        const std::optional<int> start = m_run->next(chapter.first - 1, m_level);
        if (!start || *start > chapter.last)
            continue;
        if (forwards && *start > m_index && chapter.first > m_run->chapterOf(m_index).first)
            return start;
        if (!forwards && *start < m_index)
            found = start;
    }
    return found;
}

std::optional<int> StepPlayer::target(Move move) const
{
    if (!m_run)
        return std::nullopt;
    const auto elsewhere = [this](int index) {
        return index == m_index ? std::nullopt : std::optional(index);
    };
    switch (move) {
    case Move::first:
        return elsewhere(0);
    case Move::back:
        return m_run->previous(m_index, m_level);
    case Move::next:
        return m_run->next(moment().lastRun(), m_level);
    case Move::last:
        return elsewhere(m_visible.back());
    case Move::into:
        return m_run->into(moment().lastRun());
    case Move::out:
        return m_question ? std::nullopt : m_run->outOf(m_index, m_level);
    case Move::nextComparison:
        return m_run->nextComparison(m_index);
    case Move::nextStop:
        if (m_stops.empty())
            return std::nullopt;
        return m_run->nextWhere(moment().lastRun(), [this](const Step& step) {
            return isStop(*step.listing, step.line);
        });
    case Move::previousChapter:
        return neighbourChapter(false);
    case Move::nextChapter:
        return neighbourChapter(true);
    }
    return std::nullopt;
}

bool StepPlayer::offers(Move move) const
{
    const bool isFar = move == Move::nextComparison || (move == Move::nextStop && !m_stops.empty());
    return target(m_isAsking && isFar ? Move::next : move).has_value();
}

void StepPlayer::go(Move move)
{
    if (!offers(move))
        return;
    std::optional<int> there = target(move);
    if (!there)
        there = target(Move::last);
    if (!there)
        return;
    pause();
    const bool goesOn = *there > moment().lastRun();
    const bool goesPast = m_question && (move == Move::next || move == Move::into);
    const bool opens =
        goesOn ? move != Move::last && !goesPast && openQuestionOnWay(*there)
               : move == Move::back && !m_question && isVisible() && openQuestion(m_index, *there);
    if (opens)
        arrive();
    else
        moveTo(*there);
}

void StepPlayer::goTo(int index)
{
    pause();
    moveTo(index);
}

void StepPlayer::goToPosition(int position)
{
    const int last = count() - 1;
    const int there = m_visible[static_cast<std::size_t>(std::clamp(position - 1, 0, last))];
    pause();
    if (there > moment().lastRun() && openQuestionOnWay(there))
        arrive();
    else
        moveTo(there);
}

void StepPlayer::moveTo(int index)
{
    const Moment there = std::clamp(index, 0, m_run->size() - 1);
    if (there == moment())
        return;
    if (m_question && there.step < m_index)
        m_waiting = std::max(m_waiting.value_or(0), askedStep());
    m_index = there.step;
    m_question.reset();
    if (isPlaying())
        m_beat.start(); // a whole pause after each step
    arrive();
}

void StepPlayer::play()
{
    if (!m_run || isPlaying())
        return;
    if (!target(Move::next))
        moveTo(0);
    m_beat.start(pauseOf(m_speed));
    emit playingChanged(true);
}

void StepPlayer::pause()
{
    if (!isPlaying())
        return;
    m_beat.stop();
    emit playingChanged(false);
}

void StepPlayer::setSpeed(Speed speed)
{
    if (speed == m_speed)
        return;
    m_speed = speed;
    m_beat.setInterval(pauseOf(speed));
    emit speedChanged();
}

/// The target of the next move of playing: the next step, or a stop mark before it.
std::optional<int> StepPlayer::beatTarget() const
{
    const std::optional<int> next = target(Move::next);
    const std::optional<int> stop = target(Move::nextStop);
    return stop && (!next || *stop <= *next) ? stop : next;
}

void StepPlayer::playTo(int index)
{
    const Step& there = m_run->step(index);
    if (isStop(*there.listing, there.line) || !m_run->next(index, m_level))
        pause();
    moveTo(index);
}

void StepPlayer::beat()
{
    if (isHeld())
        return;
    const std::optional<int> there = beatTarget();
    if (!there)
        pause();
    else if (openQuestionOnWay(*there))
        arrive();
    else
        playTo(*there);
}

void StepPlayer::toggleStop(const Listing& listing, std::uint8_t line)
{
    const std::pair mark(&listing, line);
    if (m_stops.erase(mark) == 0)
        m_stops.insert(mark);
    emit stopsChanged();
}

bool StepPlayer::isStop(const Listing& listing, std::uint8_t line) const
{
    return m_stops.contains({&listing, line});
}

} // namespace showdown::gui

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/practice/practicedesk.h"

#include "app/lessons/practicelesson.h"

#include <QDateTime>

#include <algorithm>
#include <utility>

namespace showdown::gui {
namespace {

constexpr quint32 roundSeedsEnd = 1'000'000;

} // namespace

PracticeDesk::PracticeDesk(LessonStates& states, QObject* parent)
    : QObject(parent), m_states(states)
{}

QDate PracticeDesk::today() const
{
    return progress::spacing::dayOf(QDateTime::currentDateTime());
}

std::set<Topic> PracticeDesk::metTopics() const
{
    std::set<Topic> met;
    for (const Topic topic : allTopics()) {
        if (store().records().contains({QString(), lessons::lessonFor(topic)}))
            met.insert(topic);
    }
    return progress::mixedTopics(record(), met);
}

void PracticeDesk::setRules(const NamedRules& rules)
{
    m_rules = rules;
    emit changed();
}

void PracticeDesk::setCount(std::optional<int> count)
{
    m_count = count;
    emit changed();
}

std::optional<int> PracticeDesk::length() const
{
    const bool hasEnd =
        m_asked.round
        && (m_asked.round->wish.count || m_asked.round->wish.door == progress::Door::today);
    return hasEnd ? std::optional(static_cast<int>(m_asked.round->questions.size())) : std::nullopt;
}

bool PracticeDesk::isTopicTold() const
{
    if (!m_asked.question || given())
        return m_asked.question.has_value();
    return !tellsByTopic(m_asked.question->source.kind);
}

const progress::PracticeAnswer* PracticeDesk::given() const
{
    const bool isGiven =
        m_asked.round && m_asked.place >= 0 && m_asked.place < m_asked.round->current();
    return isGiven ? &m_asked.round->answers[static_cast<std::size_t>(m_asked.place)] : nullptr;
}

bool PracticeDesk::begin(const progress::RoundWish& wish)
{
    progress::PracticeRound round = progress::beginRound(
        wish, record(), QDateTime::currentDateTime(), m_random.bounded(1U, roundSeedsEnd));
    if (round.isOver())
        return false;
    if (isUnfinished())
        store().dropRound(*m_asked.round);
    m_asked.round = std::move(round);
    tell(store().saveRound(*m_asked.round));
    goOn();
    return true;
}

void PracticeDesk::answer(const ExerciseAnswer& answer, bool isRight, int hints)
{
    if (!m_asked.question || given())
        return;
    progress::PracticeAnswer taken;
    taken.source = m_asked.question->source;
    taken.when = QDateTime::currentDateTime();
    taken.isRight = isRight;
    taken.hints = hints;
    if (!isRight)
        taken.mistake = mistakeIn(*m_asked.question, answer);
    for (const Option& option : m_asked.question->options) {
        if (option.mistake)
            taken.tempting.push_back(*option.mistake);
    }
    if (m_isForClass)
        progress::take(*m_asked.round, taken, record());
    tell(m_isForClass ? progress::Failure() : store().record(*m_asked.round, taken));
}

void PracticeDesk::setHints(int hints)
{
    m_asked.round->hints = hints;
    tell(m_isForClass ? progress::Failure() : store().saveRound(*m_asked.round));
}

void PracticeDesk::goOn()
{
    m_asked.question.reset();
    m_asked.place = -1;
    if (isUnfinished())
        make();
    emit asked();
}

void PracticeDesk::askClass(const progress::RoundWish& wish)
{
    if (m_isForClass)
        return;
    m_isForClass = true;
    std::swap(m_asked, m_waiting);
    const auto& own = m_waiting.question;
    if (!m_asked.question || (own && !std::ranges::count(m_asked.round->questions, own->source))) {
        m_asked.round = progress::beginRound(wish, record(), QDateTime::currentDateTime(),
                                             m_random.bounded(1U, roundSeedsEnd));
        auto& questions = m_asked.round->questions;
        if (own)
            questions.insert(questions.begin(), own->source);
        goOn();
    } else {
        emit asked();
    }
    emit changed();
}

void PracticeDesk::askAlone()
{
    if (!std::exchange(m_isForClass, false))
        return;
    std::swap(m_asked, m_waiting);
    emit asked();
    emit changed();
}

void PracticeDesk::goBack()
{
    m_asked.round->answers.pop_back();
    goOn();
    emit changed();
}

/// For a few seeds no hands are found: then with the next ones.
void PracticeDesk::make()
{
    constexpr int mostSeeds = 50;
    m_asked.place = m_asked.round->current();
    QuestionSource source = m_asked.round->questions[static_cast<std::size_t>(m_asked.place)];
    for (int tried = 0; tried < mostSeeds && !m_asked.question; ++tried, ++source.seed)
        m_asked.question = makeQuestion(source);
    if (!m_asked.question)
        end();
}

void PracticeDesk::end()
{
    if (!isUnfinished())
        return;
    tell(store().dropRound(*m_asked.round));
    goOn();
}

progress::Failure PracticeDesk::clear()
{
    const progress::Failure failure = store().clearPractice();
    if (!failure) {
        m_asked.round.reset();
        goOn();
    }
    emit changed();
    return failure;
}

void PracticeDesk::refresh()
{
    store().refresh();
    if (!m_asked.round && !store().rounds().empty())
        m_asked.round = store().rounds().front();
    emit changed();
}

void PracticeDesk::tell(progress::Failure failure)
{
    emit changed();
    if (failure)
        emit notKept(*failure);
}

} // namespace showdown::gui

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/practice/practicedesk.h"

#include "app/lessons/practicelesson.h"

#include <QDateTime>
#include <QRandomGenerator>

#include <algorithm>

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
        m_round && (m_round->wish.count || m_round->wish.door == progress::Door::today);
    return hasEnd ? std::optional(static_cast<int>(m_round->questions.size())) : std::nullopt;
}

bool PracticeDesk::isTopicTold() const
{
    if (!m_question || given())
        return m_question.has_value();
    return !tellsByTopic(m_question->source.kind);
}

const progress::PracticeAnswer* PracticeDesk::given() const
{
    const bool isGiven =
        m_round && m_place >= 0 && m_place < static_cast<int>(m_round->answers.size());
    return isGiven ? &m_round->answers[static_cast<std::size_t>(m_place)] : nullptr;
}

bool PracticeDesk::begin(const progress::RoundWish& wish)
{
    progress::PracticeRound round =
        progress::beginRound(wish, record(), QDateTime::currentDateTime(),
                             QRandomGenerator::system()->bounded(1U, roundSeedsEnd));
    if (round.isOver())
        return false;
    if (isUnfinished())
        store().dropRound(*m_round);
    m_round = std::move(round);
    tell(store().saveRound(*m_round));
    goOn();
    return true;
}

void PracticeDesk::answer(const ExerciseAnswer& answer, bool isRight, int hints)
{
    if (!m_question || given())
        return;
    progress::PracticeAnswer taken;
    taken.source = m_question->source;
    taken.when = QDateTime::currentDateTime();
    taken.isRight = isRight;
    taken.hints = hints;
    if (!isRight)
        taken.mistake = mistakeIn(*m_question, answer);
    for (const Option& option : m_question->options) {
        if (option.mistake)
            taken.tempting.push_back(*option.mistake);
    }
    tell(store().record(*m_round, taken));
}

void PracticeDesk::setHints(int hints)
{
    m_round->hints = hints;
    tell(store().saveRound(*m_round));
}

void PracticeDesk::goOn()
{
    m_question.reset();
    m_place = -1;
    if (isUnfinished())
        make();
    emit asked();
}

/// For a few seeds no hands are found: then with the next ones.
void PracticeDesk::make()
{
    constexpr int mostSeeds = 50;
    m_place = m_round->current();
    QuestionSource source = m_round->questions[static_cast<std::size_t>(m_place)];
    for (int tried = 0; tried < mostSeeds && !m_question; ++tried, ++source.seed)
        m_question = makeQuestion(source);
    if (!m_question)
        end();
}

void PracticeDesk::end()
{
    if (!isUnfinished())
        return;
    tell(store().dropRound(*m_round));
    goOn();
}

progress::Failure PracticeDesk::clear()
{
    const progress::Failure failure = store().clearPractice();
    if (!failure) {
        m_round.reset();
        goOn();
    }
    emit changed();
    return failure;
}

void PracticeDesk::refresh()
{
    store().refresh();
    if (!m_round && !store().rounds().empty())
        m_round = store().rounds().front();
    emit changed();
}

void PracticeDesk::tell(progress::Failure failure)
{
    emit changed();
    if (failure)
        emit notKept(*failure);
}

} // namespace showdown::gui

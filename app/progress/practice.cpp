// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/progress/practice.h"

#include <algorithm>
#include <tuple>

namespace showdown::progress {

using spacing::Grade;
using spacing::Memory;

namespace {

constexpr int latest = 20; // the answers that say how strong a topic or a habit is now

Grade gradeOf(const PracticeAnswer& answer)
{
    if (!answer.isRight)
        return Grade::again;
    return answer.hints > 0 ? Grade::hard : Grade::good;
}

void count(Share& share, const PracticeAnswer& answer)
{
    ++share.asked;
    share.right += gradeOf(answer) == Grade::good ? 1 : 0;
}

QDate mondayOf(QDate day)
{
    return day.addDays(1 - day.dayOfWeek());
}

} // namespace

PracticeRecord::PracticeRecord(const std::vector<PracticeAnswer>& answers)
{
    for (const PracticeAnswer& answer : answers)
        add(answer);
}

void PracticeRecord::add(const PracticeAnswer& answer)
{
    m_answers.push_back(answer);
    m_days.push_back(spacing::dayOf(answer.when));
    const PracticeCard card{answer.source.topic, answer.source.kind};
    const auto before = m_memories.find(card);
    m_memories[card] =
        spacing::after(before == m_memories.end() ? std::nullopt : std::optional(before->second),
                       gradeOf(answer), answer.when);
    if (answer.isRight) {
        m_bestStreak = std::max(m_bestStreak, ++m_streak);
    } else if (m_streak > 0) {
        m_lastStreak = m_streak;
        m_streak = 0;
    }
}

Share PracticeRecord::shareOf(Topic topic) const
{
    Share share;
    for (const PracticeAnswer& answer : m_answers) {
        if (answer.source.topic == topic)
            count(share, answer);
    }
    return share;
}

Share PracticeRecord::lately(Topic topic) const
{
    Share share;
    for (auto answer = m_answers.rbegin(); answer != m_answers.rend() && share.asked < latest;
         ++answer) {
        if (answer->source.topic == topic)
            count(share, *answer);
    }
    return share;
}

std::vector<PracticeCard> PracticeRecord::due(QDate day, const HouseRules& rules) const
{
    std::vector<std::pair<QDateTime, PracticeCard>> found;
    for (const auto& [card, memory] : m_memories) {
        if (spacing::dayOf(memory.due) <= day && canAsk(card.first, card.second, rules))
            found.emplace_back(memory.due, card);
    }
    std::ranges::sort(found);
    std::vector<PracticeCard> cards;
    cards.reserve(found.size());
    for (const auto& [due, card] : found)
        cards.push_back(card);
    return cards;
}

int PracticeRecord::comingDue(QDate day, const HouseRules& rules) const
{
    return static_cast<int>(std::ranges::count_if(m_memories, [&](const auto& each) {
        const auto& [card, memory] = each;
        return spacing::dayOf(memory.due) == day && canAsk(card.first, card.second, rules);
    }));
}

Difficulty PracticeRecord::difficultyFor(PracticeCard card) const
{
    const auto memory = m_memories.find(card);
    const double stability = memory == m_memories.end() ? 0 : memory->second.stability;
    if (stability < 3)
        return Difficulty::easy;
    return stability < 21 ? Difficulty::medium : Difficulty::hard;
}

std::array<Share, 12> PracticeRecord::weeks(QDate day) const
{
    std::array<Share, 12> shares{};
    constexpr qint64 week = 7; // days
    const QDate first = mondayOf(day).addDays(-11 * week);
    for (std::size_t i = 0; i < m_answers.size(); ++i) {
        const qint64 days = first.daysTo(m_days[i]);
        if (days >= 0 && days < 12 * week)
            count(shares.at(static_cast<std::size_t>(days / week)), m_answers[i]);
    }
    return shares;
}

PracticeRecord::Month PracticeRecord::month(QDate day) const
{
    Month month;
    std::set<QDate> days;
    for (std::size_t i = 0; i < m_answers.size(); ++i) {
        if (m_days[i].year() != day.year() || m_days[i].month() != day.month())
            continue;
        count(month.share, m_answers[i]);
        month.hinted += m_answers[i].hints > 0 ? 1 : 0;
        days.insert(m_days[i]);
    }
    month.days = static_cast<int>(days.size());
    return month;
}

std::vector<PracticeRecord::Habit> PracticeRecord::habits() const
{
    std::map<std::pair<Mistake, Topic>, Habit> found;
    // clang 14 does not compile std::views::reverse
    std::for_each(m_answers.rbegin(), m_answers.rend(), [&](const PracticeAnswer& answer) {
        std::set<Mistake> possible(answer.tempting.begin(), answer.tempting.end());
        if (answer.mistake)
            possible.insert(*answer.mistake);
        for (const Mistake& mistake : possible) {
            const Topic topic = answer.source.topic;
            Habit& habit =
                found.try_emplace({mistake, topic}, Habit{mistake, topic, 0, 0, {}}).first->second;
            if (habit.of == latest)
                continue;
            ++habit.of;
            habit.kinds.insert(answer.source.kind);
            habit.made += answer.mistake == mistake ? 1 : 0;
        }
    });
    std::vector<Habit> habits;
    for (const auto& [key, habit] : found) {
        if (habit.made > 1)
            habits.push_back(habit);
    }
    std::ranges::stable_sort(habits, [](const Habit& left, const Habit& right) {
        return std::tuple(-left.made, left.of) < std::tuple(-right.made, right.of);
    });
    return habits;
}

Share PracticeRound::share(std::optional<Topic> topic) const
{
    Share share;
    for (const PracticeAnswer& answer : answers) {
        if (!topic || answer.source.topic == *topic)
            count(share, answer);
    }
    return share;
}

std::optional<Topic> PracticeRound::weakest() const
{
    std::optional<Topic> weakest;
    Share least{1, 1};
    for (const Topic topic : allTopics()) {
        const Share of = share(topic);
        const int order = of.right * least.asked - least.right * of.asked; // as the shares have it
        if (of.isWeak() && (order < 0 || (order == 0 && of.asked > least.asked))) {
            weakest = topic;
            least = of;
        }
    }
    return weakest;
}

} // namespace showdown::progress

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/progress/practice.h"
#include "core/cases/seededrandom.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace showdown::progress {

namespace {

constexpr int mostToday = 30;
constexpr int missReturns = 4;                 // questions later at most
constexpr std::size_t ahead = missReturns + 1; // of a round without end
constexpr std::size_t remembered = 20; // of a round without end, from which the next ones differ
constexpr std::array<std::string_view, 3> doorIds{"today", "mixed", "topics"};

/// Draws the questions of a round. What comes at a place follows from the seed, the place and what
/// is known by then, so that a round goes on after a restart as it would have.
class Drawing
{
public:
    Drawing(PracticeRound& round, const PracticeRecord& record) : m_round(round), m_record(record)
    {}

    /// Adds a question by topic; false if there is none.
    bool addByTopic();

    /// A question of this card for the current place; one that was asked before only if there is
    /// no other.
    std::optional<QuestionSource> again(PracticeCard card);

    /// Adds a question of this card.
    bool add(PracticeCard card);

    /// The chances of a place, for the question that comes to it or for one that comes back.
    SeededRandom random(std::size_t place, std::size_t purpose = 0) const
    {
        return SeededRandom((std::uint64_t(m_round.seed) << 32U) | (place * 3 + purpose));
    }

private:
    std::vector<QuestionKind> kindsOf(Topic topic) const;
    std::vector<Topic> topics() const;
    int weightOf(Topic topic) const;
    bool isAsked(const PracticeQuestion& question) const;
    std::optional<QuestionSource> fresh(PracticeCard card, SeededRandom& random,
                                        bool mayBeAsked = false) const;

    PracticeRound& m_round;
    const PracticeRecord& m_record;
};

std::vector<QuestionKind> Drawing::kindsOf(Topic topic) const
{
    const RoundWish& wish = m_round.wish;
    std::vector<QuestionKind> kinds;
    for (const QuestionKind kind : allQuestionKinds()) {
        if ((wish.kinds.empty() || wish.kinds.contains(kind))
            && canAsk(topic, kind, wish.rules.rules))
            kinds.push_back(kind);
    }
    return kinds;
}

std::vector<Topic> Drawing::topics() const
{
    const RoundWish& wish = m_round.wish;
    std::set<Topic> wanted = wish.topics;
    if (wish.door == Door::mixed)
        wanted = mixedTopics(m_record, wish.topics);
    std::vector<Topic> topics;
    for (const Topic topic : allTopics()) {
        if ((wanted.empty() || wanted.contains(topic)) && !kindsOf(topic).empty())
            topics.push_back(topic);
    }
    return topics;
}

int Drawing::weightOf(Topic topic) const
{
    if (m_round.wish.door != Door::mixed)
        return 1;
    if (m_record.lately(topic).asked == 0)
        return 2;
    return m_record.isWeak(topic) ? 3 : 1;
}

bool Drawing::isAsked(const PracticeQuestion& question) const
{
    const auto& asked = m_round.questions;
    const bool isLong = !m_round.wish.count && asked.size() > remembered;
    const std::size_t first = isLong ? asked.size() - remembered : 0;
    return std::any_of(asked.begin() + static_cast<std::ptrdiff_t>(first), asked.end(),
                       [&question](const QuestionSource& source) {
                           if (source.topic != question.source.topic
                               || source.kind != question.source.kind)
                               return false;
                           const auto other = makeQuestion(source);
                           return other && other->exercise == question.exercise;
                       });
}

std::optional<QuestionSource> Drawing::fresh(PracticeCard card, SeededRandom& random,
                                             bool mayBeAsked) const
{
    QuestionSource source{card.first, card.second, m_record.difficultyFor(card), m_round.wish.rules,
                          0};
    constexpr int triesEach = 10;
    const auto& mistake = m_round.wish.mistake;
    const int first = static_cast<int>(source.difficulty);
    const int last = mistake ? static_cast<int>(Difficulty::hard) : first;
    std::optional<QuestionSource> untempting;
    for (int tries = 0; tries < triesEach * (mistake ? 15 : 1); ++tries) {
        source.difficulty = static_cast<Difficulty>(std::min(first + tries / triesEach, last));
        source.seed = 1 + static_cast<std::uint32_t>(random.below(std::numeric_limits<int>::max()));
        const auto question = makeQuestion(source);
        const bool isTempting = question && (!mistake || tempts(*question, *mistake));
        if (!question || (!isTempting && untempting) || (!mayBeAsked && isAsked(*question)))
            continue;
        if (isTempting)
            return source;
        untempting = source;
    }
    return untempting;
}

std::optional<QuestionSource> Drawing::again(PracticeCard card)
{
    SeededRandom dice = random(m_round.answers.size(), 1);
    const auto source = fresh(card, dice);
    return source ? source : fresh(card, dice, true);
}

bool Drawing::add(PracticeCard card)
{
    SeededRandom dice = random(m_round.questions.size());
    const auto source = fresh(card, dice);
    if (source)
        m_round.questions.push_back(*source);
    return source.has_value();
}

bool Drawing::addByTopic()
{
    const std::vector<Topic> among = topics();
    if (among.empty())
        return false;
    std::vector<int> weights;
    weights.reserve(among.size());
    for (const Topic topic : among)
        weights.push_back(weightOf(topic));
    SeededRandom dice = random(m_round.questions.size());
    // Not one card twice in a row, if chance offers another one soon.
    const int tries = 24;
    for (int i = 0; i < tries; ++i) {
        const Topic topic = among[dice.weighted(weights)];
        const PracticeCard card{topic, dice.pick(kindsOf(topic))};
        const bool isLast = !m_round.questions.empty()
                            && m_round.questions.back().topic == card.first
                            && m_round.questions.back().kind == card.second;
        if (isLast && i < tries / 4)
            continue;
        const bool isWithoutEnd = !m_round.wish.count;
        if (const auto source = fresh(card, dice, isWithoutEnd && i > tries / 2)) {
            m_round.questions.push_back(*source);
            return true;
        }
    }
    return false;
}

void extend(PracticeRound& round, const PracticeRecord& record, std::size_t count)
{
    Drawing drawing(round, record);
    while (round.questions.size() < count && drawing.addByTopic()) {
    }
}

/// Where the card comes back: not at once, if there is a choice.
std::optional<std::size_t> placeOfReturn(const PracticeRound& round, SeededRandom random)
{
    const std::size_t next = round.answers.size();
    std::vector<std::size_t> free;
    for (std::size_t i = next; i < std::min(next + missReturns, round.questions.size()); ++i) {
        if (!round.repeats.contains(static_cast<int>(i)))
            free.push_back(i);
    }
    if (free.size() > 1 && free.front() == next)
        free.erase(free.begin());
    return free.empty() ? std::nullopt : std::optional(random.pick(free));
}

} // namespace

std::string_view id(Door door)
{
    return doorIds.at(static_cast<std::size_t>(door));
}

std::optional<Door> doorFromId(std::string_view text)
{
    const auto* const found = std::ranges::find(doorIds, text);
    return found == doorIds.end() ? std::nullopt
                                  : std::optional(static_cast<Door>(found - doorIds.begin()));
}

std::set<Topic> mixedTopics(const PracticeRecord& record, const std::set<Topic>& met)
{
    std::set<Topic> topics = met;
    for (const auto& [card, memory] : record.memories())
        topics.insert(card.first);
    if (topics.empty()) {
        const auto all = allTopics();
        topics.insert(all.begin(), all.end());
    }
    return topics;
}

PracticeRound beginRound(const RoundWish& wish, const PracticeRecord& record, const QDateTime& now,
                         std::uint32_t seed)
{
    PracticeRound round;
    round.wish = wish;
    round.seed = seed;
    round.begun = now;
    if (wish.door != Door::today) {
        extend(round, record, wish.count ? static_cast<std::size_t>(*wish.count) : ahead);
        return round;
    }
    Drawing drawing(round, record);
    for (const PracticeCard& card : record.due(spacing::dayOf(now), wish.rules.rules)) {
        const bool isWished = wish.kinds.empty() || wish.kinds.contains(card.second);
        if (isWished && round.questions.size() < mostToday)
            drawing.add(card);
    }
    return round;
}

void take(PracticeRound& round, PracticeAnswer answer, const PracticeRecord& record)
{
    answer.isRepeat = round.isRepeat();
    round.answers.push_back(answer);
    round.hints = 0;
    if (!round.wish.count && round.wish.door != Door::today)
        extend(round, record, round.answers.size() + ahead);
    if (answer.isRight)
        return;
    Drawing drawing(round, record);
    const auto place = placeOfReturn(round, drawing.random(round.answers.size(), 2));
    if (!place)
        return;
    const auto source = drawing.again({answer.source.topic, answer.source.kind});
    if (!source)
        return;
    const QuestionSource moved = std::exchange(round.questions[*place], *source);
    round.repeats.insert(static_cast<int>(*place));
    for (std::size_t last = round.questions.size() - 1; last > *place; --last) {
        if (!round.repeats.contains(static_cast<int>(last))) {
            round.questions[last] = moved;
            break;
        }
    }
}

} // namespace showdown::progress

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/progress/spacing.h"
#include "core/questions/practicequestion.h"

#include <QDateTime>

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

namespace showdown::progress {

/// The one answer to a question of practice.
struct PracticeAnswer
{
    QuestionSource source;
    QDateTime when;
    bool isRight = false;
    int hints = 0;                  ///< how many were taken, 0 to 2
    std::optional<Mistake> mistake; ///< that the wrong answer shows
    std::vector<Mistake> tempting;  ///< those that the options showed, so that each could be made
    bool isRepeat = false;          ///< asked again in its round after a miss; take() sets it

    bool operator==(const PracticeAnswer&) const = default;
};

/// What is spaced: a topic asked in one kind of question.
using PracticeCard = std::pair<Topic, QuestionKind>;

/// Right answers without a hint, of all.
struct Share
{
    int right = 0;
    int asked = 0;

    bool isWeak() const { return right * 4 < asked * 3; } ///< below 75 %

    /// Rounded; something must have been asked.
    int percent() const { return (200 * right + asked) / (2 * asked); }

    bool operator==(const Share&) const = default;
};

/// Everything that follows from the answers, in the order in which they were given.
class PracticeRecord
{
public:
    PracticeRecord() = default;
    explicit PracticeRecord(const std::vector<PracticeAnswer>& answers);

    void add(const PracticeAnswer& answer);

    const std::vector<PracticeAnswer>& answers() const { return m_answers; }
    const std::map<PracticeCard, spacing::Memory>& memories() const { return m_memories; }

    /// Of a topic: all, and the last 20.
    Share shareOf(Topic topic) const;
    Share lately(Topic topic) const;

    /// Whether the topic is below 75 % lately.
    bool isWeak(Topic topic) const { return lately(topic).isWeak(); }

    int streak() const { return m_streak; } ///< right answers in a row, now; hints do not end it
    int bestStreak() const { return m_bestStreak; }
    int lastStreak() const { return m_lastStreak; } ///< that a wrong answer ended last

    /// The cards due on that day or before that can be asked under the rules, most overdue first.
    std::vector<PracticeCard> due(QDate day, const HouseRules& rules) const;

    /// How many more of them come due on that day alone.
    int comingDue(QDate day, const HouseRules& rules) const;

    /// By stability: under 3 days easy, under 21 medium, else hard; easy for a card never asked.
    Difficulty difficultyFor(PracticeCard card) const;

    /// Each of the twelve weeks, from Monday, that end with that of the day, oldest first.
    std::array<Share, 12> weeks(QDate day) const;

    /// The calendar month of a day.
    struct Month
    {
        Share share;
        int hinted = 0; ///< with a hint, right or wrong
        int days = 0;   ///< on which there was an answer

        bool operator==(const Month&) const = default;
    };
    Month month(QDate day) const;

    /// How often a mistake was made in a topic, of the last 20 questions that it could be made in:
    /// an option, or the answer, shows it.
    struct Habit
    {
        Mistake mistake;
        Topic topic = Topic::pair;
        int made = 0; ///< at least twice
        int of = 0;
        std::set<QuestionKind> kinds; ///< in which it could be made

        bool operator==(const Habit&) const = default;
    };
    std::vector<Habit> habits() const; ///< most often first

private:
    std::vector<PracticeAnswer> m_answers;
    std::vector<QDate> m_days; ///< of each answer
    std::map<PracticeCard, spacing::Memory> m_memories;
    int m_streak = 0;
    int m_bestStreak = 0;
    int m_lastStreak = 0;
};

/// How questions are chosen.
enum class Door : std::uint8_t { today, mixed, topics };

/// The machine-readable name: `today`.
std::string_view id(Door door);
std::optional<Door> doorFromId(std::string_view text);

/// What a round is to hold.
struct RoundWish
{
    Door door = Door::mixed;
    std::optional<int> count = 15; ///< at most; nothing: until stopped. Of today all, at most 30.
    NamedRules rules;
    std::set<Topic> topics;       ///< of Door::topics; of Door::mixed those met in lessons
    std::set<QuestionKind> kinds; ///< none: all
    /// To be practised: a question tempts to it, if need be a harder one, where one can be found.
    std::optional<Mistake> mistake = std::nullopt;

    bool operator==(const RoundWish&) const = default;
};

/// The topics that Door::mixed asks: those asked before and these. All if there are none.
std::set<Topic> mixedTopics(const PracticeRecord& record, const std::set<Topic>& met);

/// Questions asked in a row, kept until they are all answered or it is ended.
struct PracticeRound
{
    RoundWish wish;
    std::uint32_t seed = 1;
    QDateTime begun;                       ///< with the seed it says which round this is
    std::vector<QuestionSource> questions; ///< until stopped: always some more than are answered
    std::set<int> repeats;                 ///< places of those asked again after a miss
    std::vector<PracticeAnswer> answers;   ///< of the first questions
    int hints = 0;                         ///< taken on the current question so far
    bool isEnded = false;                  ///< by the user

    bool isOver() const { return isEnded || answers.size() >= questions.size(); }
    int current() const { return static_cast<int>(answers.size()); } ///< place of the question
    bool isRepeat() const { return repeats.contains(current()); }    ///< the current question

    /// Of all answers, or those in a topic.
    Share share(std::optional<Topic> topic = {}) const;

    /// The topic below 75 % with the smallest share, of those with the same the one that was asked
    /// most; nothing if all went well.
    std::optional<Topic> weakest() const;

    bool isSameAs(const PracticeRound& other) const
    {
        return seed == other.seed && begun == other.begun;
    }

    bool operator==(const PracticeRound&) const = default;
};

/// A round for a wish, the same for the same seed, record and day; over from the beginning if
/// there is nothing to ask, as nothing due.
PracticeRound beginRound(const RoundWish& wish, const PracticeRecord& record, const QDateTime& now,
                         std::uint32_t seed);

/// Takes the answer to the current question; the record has it already. After a miss the card takes
/// the place of one of the next four questions, with another seed. That question moves to the end,
/// in place of the last: the round does not grow.
void take(PracticeRound& round, PracticeAnswer answer, const PracticeRecord& record);

} // namespace showdown::progress

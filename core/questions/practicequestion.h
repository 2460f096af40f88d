// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/questions/difficulty.h"
#include "core/questions/exercise.h"
#include "core/questions/mistakes.h"
#include "core/rules/presets.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace showdown {

// Questions without end, made from a seed by topic, kind and difficulty.

/// What a question is about: the ranks from high card up, then what goes beyond a rank.
enum class Topic : std::uint8_t {
    highCard,
    pair,
    twoPair,
    threeOfAKind,
    straight,
    flush,
    fullHouse,
    fourOfAKind,
    straightFlush,
    royalFlush,
    fiveOfAKind,
    wilds,
    threePlayers,
    rules, ///< hands with another answer than under the player's rules
    code,
    odds,
};

constexpr int topicCount = 16;

/// All topics, in this order.
constexpr auto allTopics()
{
    std::array<Topic, topicCount> all{};
    for (std::size_t i = 0; i < all.size(); ++i)
        all[i] = static_cast<Topic>(i);
    return all;
}

/// The machine-readable name, `pair` or `three-players`; that of a rank is the rank's own.
std::string_view id(Topic topic);
std::optional<Topic> topicFromId(std::string_view text);

/// The rank that a topic is; nothing for those that go beyond one.
std::optional<Category> rankOf(Topic topic);

/// What is asked.
enum class QuestionKind : std::uint8_t {
    winner,
    rank,
    name,
    which,
    decidingCard,
    order,
    wild,
    outs,
    number,
    build,
    nextStep,
    bug,
};

constexpr int questionKindCount = 12;

constexpr auto allQuestionKinds()
{
    std::array<QuestionKind, questionKindCount> all{};
    for (std::size_t i = 0; i < all.size(); ++i)
        all[i] = static_cast<QuestionKind>(i);
    return all;
}
std::string_view id(QuestionKind kind);
std::optional<QuestionKind> questionKindFromId(std::string_view text);

/// Everything that a question is made from; the same gives the same question everywhere.
struct QuestionSource
{
    Topic topic = Topic::pair;
    QuestionKind kind = QuestionKind::winner;
    Difficulty difficulty = Difficulty::easy;
    NamedRules rules; ///< those of the player; questions about odds play by standard rules
    std::uint32_t seed = 1;

    bool operator==(const QuestionSource&) const = default;
};

/// An answer that is offered.
struct Option
{
    ExerciseAnswer answer;
    std::optional<Mistake> mistake; ///< that leads to it; nothing for the right one and for others

    bool operator==(const Option&) const = default;
};

/// A question with everything that is needed to ask it. judge() says whether an answer is right.
struct PracticeQuestion
{
    QuestionSource source;
    NamedRules rules; ///< by which it plays
    Exercise exercise;
    /// The answers to choose from, in the order offered, exactly one of them right: two to seven
    /// for a winner (each hand alone, then the ties), else at most six. None where cards, an order,
    /// a number or a bug are asked for.
    std::vector<Option> options;
    BuiltHands solution; ///< where hands are to be built: one way to do it

    bool operator==(const PracticeQuestion&) const = default;
};

/// The index of the right option; nothing where there is nothing to choose from.
std::optional<int> rightOption(const PracticeQuestion& question);

/// The indices of the options that are left after so many hints, ascending: about half of them, then
/// the right one and a wrong one. Of two none is taken away.
std::vector<int> optionsLeft(const PracticeQuestion& question, int hints);

/// A right answer, also where hands are to be built.
ExerciseAnswer rightAnswer(const PracticeQuestion& question);

/// The parts that are to be put in order, as they are shown: in any one; none where no order is
/// asked for.
PartOrder partsShown(const PracticeQuestion& question);

/// Whether the topic of a question of this kind would tell its answer: the rank, or its name.
constexpr bool tellsByTopic(QuestionKind kind)
{
    return kind == QuestionKind::rank || kind == QuestionKind::name;
}

/// Whether such questions can be made. Not all kinds go with all topics:
/// - a rank asks all but outs, which come after the next card, and the next step, which is code;
///   a royal flush and five of a kind have no deciding card and no number or order of parts, as two
///   of them tie or have one part; a row has one part, so no order; high card has no wild;
/// - `wilds` asks as the pair does, and `rules` too: what only the changed rule makes so;
/// - three players are asked who wins, which hand is of a rank, and to build the hand that wins;
///   the other kinds are about one hand or two;
/// - code has numbers, its variables, and next steps; it gives no name and no card;
/// - a bug is asked about in code, or through a rank of which more than one mistake shows, under
///   rules of which knowsPrintedCode();
/// - odds have outs and numbers, a share of the pot among them: who wins is not known yet.
bool canAsk(Topic topic, QuestionKind kind, const HouseRules& rules);

/// Whether questions of any kind can be.
bool canAsk(Topic topic, const HouseRules& rules);

/// Makes the question; nothing if it cannot be asked or, for a few seeds, no hands were found.
/// Where a topic has no hands of this difficulty, it is of the nearest one.
std::optional<PracticeQuestion> makeQuestion(const QuestionSource& source);

/// Whether an option shows this mistake or, where there are none, an answer would.
bool tempts(const PracticeQuestion& question, const Mistake& mistake);

/// The mistake that gives this wrong answer: the option's, or that of a typed answer.
std::optional<Mistake> mistakeIn(const PracticeQuestion& question, const ExerciseAnswer& answer);

/// What may be asked.
struct QuestionWish
{
    NamedRules rules;
    std::vector<Topic> topics;            ///< none: all
    std::vector<QuestionKind> kinds;      ///< none: all
    std::optional<Difficulty> difficulty; ///< nothing: all in turn
    /// No five-card hand, also none to build, and no hole cards come twice, and nothing is asked
    /// that only a run on a screen can answer: a variable in a later call.
    bool onPaper = false;
};

/// So many questions for a wish, no two alike, fewer if there are no more; topics and kinds take
/// turns. A seed gives the same ones for any count, from the first on, and all seeds wish for the
/// same difficulty at the same place. Of one topic, kind and difficulty the first question has the
/// seed itself, so that these name every question.
std::vector<PracticeQuestion> makeQuestions(const QuestionWish& wish, std::uint32_t seed,
                                            int count);

} // namespace showdown

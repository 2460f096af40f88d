// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/questions/practicequestion.h"

#include "core/printed/printedanswer.h"
#include "core/questions/bughunt.h"
#include "core/questions/options.h"
#include "core/questions/questiondealers.h"
#include "core/questions/ruleoutcomes.h"

#include <algorithm>
#include <cstdlib>
#include <set>
#include <tuple>

namespace showdown {
namespace {

constexpr int rankTopicCount = static_cast<int>(Topic::fiveOfAKind) + 1;

constexpr std::array<std::string_view, topicCount - rankTopicCount> furtherTopicIds{
    "wilds", "three-players", "rules", "code", "odds"};

constexpr std::array<std::string_view, questionKindCount> questionKindIds{
    "winner", "rank", "name",   "which", "deciding-card", "order",
    "wild",   "outs", "number", "build", "next-step",     "bug"};

template <typename Value, std::size_t count>
std::optional<Value> valueOfId(std::string_view text, const std::array<Value, count>& all)
{
    const auto* known = std::ranges::find(all, text, [](Value each) { return id(each); });
    return known == all.end() ? std::nullopt : std::optional(*known);
}

bool canAskOfRank(Category of, QuestionKind kind)
{
    using enum QuestionKind;
    using enum Category;
    switch (kind) {
    case decidingCard:
        return of != royalFlush && of != fiveOfAKind; // a tie, or every card would be right
    case order:
        return !isRow(of) && of != fiveOfAKind;
    case wild:
        return of != highCard;
    case number:
        return of != royalFlush;
    case bug:
        return of != highCard && of != flush; // E1 alone, always at the same line
    case outs:
    case nextStep:
        return false;
    default:
        return true;
    }
}

/// The rules that a question about other rules may play by.
std::vector<NamedRules> rulesOtherThan(const NamedRules& usual, QuestionKind kind)
{
    std::vector<NamedRules> others;
    for (const Preset preset : allPresets()) {
        if (preset != usual.preset)
            others.push_back({preset, rulesOf(preset)});
    }
    for (const Rule rule : rulesThatDecide()) {
        if (rule == Rule::wildRanks
            || (rule == Rule::naturalBeatsWild && kind != QuestionKind::winner))
            continue;
        HouseRules changed = otherValues(usual.rules, rule).front();
        if (rule == Rule::pairFloor)
            changed.pairFloor = usual.rules.pairFloor == Rank::two ? Rank::jack : Rank::two;
        others.push_back({usual.preset, changed});
    }
    return others;
}

/// Whether the answer is another one under these rules.
bool isOtherUnder(const HouseRules& usual, const PracticeQuestion& question)
{
    Exercise other = question.exercise;
    other.rules = usual;
    if (!question.solution.empty())
        return findFault(other) || !judge(other, question.solution).isRight;
    if (auto* name = std::get_if<ChooseName>(&other.kind))
        name->names.clear(); // they make no difference to the right one
    else if (findFault(other))
        return true;
    return rightAnswer(other) != rightAnswer(question.exercise);
}

/// The seed of everything random in a question.
std::uint64_t mixedSeed(const QuestionSource& source)
{
    std::uint64_t seed = source.seed;
    for (const int each : {static_cast<int>(source.topic), static_cast<int>(source.kind),
                           static_cast<int>(source.difficulty)})
        seed = seed * 131 + static_cast<std::uint64_t>(each) + 1;
    return seed;
}

int apart(Difficulty one, Difficulty other)
{
    return std::abs(static_cast<int>(one) - static_cast<int>(other));
}

/// Tries until the difficulty is as wished, or takes the nearest.
class QuestionMaker
{
public:
    explicit QuestionMaker(const QuestionSource& source)
        : m_source(source),
          m_random(mixedSeed(source)),
          m_winners(m_random.pick(winnerSets(source.topic == Topic::threePlayers ? 3 : 2)))
    {}

    std::optional<PracticeQuestion> make()
    {
        const int tries = m_source.topic == Topic::code ? 12 : 32; // runs take longer
        constexpr int triesByOneRules = 8; // whose values take a while to be known
        NamedRules rules;
        std::optional<PracticeQuestion> nearest;
        int nearestOff = 0;
        for (int each = 0; each < tries; ++each) {
            if (each == tries / 2 && m_winners.size() > 1 && !nearest)
                m_winners = {m_random.pick(m_winners)}; // some ranks hardly ever tie
            if (each % triesByOneRules == 0)
                rules = chosenRules();
            PracticeQuestion question{m_source, rules, {}, {}, {}};
            auto dealt = deal(question.rules.rules);
            if (!dealt)
                continue;
            question.exercise = std::move(dealt->exercise);
            question.solution = std::move(dealt->solution);
            if (!isFit(question))
                continue;
            const int off = apart(difficultyOf(question.exercise), m_source.difficulty);
            if (!nearest || off < nearestOff) {
                nearest = std::move(question);
                nearestOff = off;
            }
            if (nearestOff == 0)
                break;
        }
        if (nearest)
            nearest->options = optionsFor(nearest->exercise, m_random);
        return nearest;
    }

private:
    std::optional<DealtExercise> deal(const HouseRules& rules)
    {
        if (m_source.kind == QuestionKind::bug)
            return dealBug(m_source, rules, m_random);
        if (m_source.topic == Topic::odds)
            return dealOdds(m_source, m_random);
        return m_source.topic == Topic::code ? dealCode(m_source, rules, m_random)
                                             : dealHands(m_source, rules, m_winners, m_random);
    }

    NamedRules chosenRules()
    {
        if (m_source.topic == Topic::odds)
            return {Preset::standard, rulesOf(Preset::standard)};
        return m_source.topic == Topic::rules
                   ? m_random.pick(rulesOtherThan(m_source.rules, m_source.kind))
                   : m_source.rules;
    }

    bool isFit(const PracticeQuestion& question) const
    {
        const Exercise& exercise = question.exercise;
        const bool lacksNames = std::holds_alternative<ChooseName>(exercise.kind); // added last
        if (!lacksNames && findFault(exercise))
            return false;
        return m_source.topic != Topic::rules || isOtherUnder(m_source.rules.rules, question);
    }

    const QuestionSource& m_source;
    SeededRandom m_random;
    std::vector<int> m_winners;
};

/// What makes two questions the same: the kind and the cards, in any order.
using Likeness = std::tuple<QuestionKind, std::multiset<std::multiset<std::optional<Card>>>>;

/// Those that are shown, at one table or at several.
std::vector<OpenHand> handsIn(const PracticeQuestion& question)
{
    std::vector<OpenHand> hands = question.exercise.hands;
    if (const auto* bug = std::get_if<FindBug>(&question.exercise.kind)) {
        for (const std::vector<OpenHand>& table : bug->tables)
            hands.insert(hands.end(), table.begin(), table.end());
    }
    return hands;
}

Likeness likenessOf(const PracticeQuestion& question)
{
    Likeness likeness{question.source.kind, {}};
    const auto add = [&likeness](const auto& cards) {
        std::get<1>(likeness).insert({cards.begin(), cards.end()});
    };
    std::ranges::for_each(handsIn(question), add);
    if (const auto& situation = question.exercise.situation) {
        std::ranges::for_each(situation->players, add);
        add(situation->board);
    }
    return likeness;
}

/// Adds the hands of a question, in any order of their cards; or none, if one of them is there.
bool addHands(std::set<std::multiset<std::optional<Card>>>& hands, const PracticeQuestion& question)
{
    auto all = hands;
    bool areNew = true;
    const auto add = [&](const auto& cards) {
        const bool isSeen =
            std::ranges::any_of(cards, [](const auto& card) { return card.has_value(); });
        areNew = (!isSeen || all.insert({cards.begin(), cards.end()}).second) && areNew;
    };
    if (const auto& situation = question.exercise.situation)
        std::ranges::for_each(situation->players, add);
    else
        std::ranges::for_each(question.solution.empty() ? handsIn(question) : question.solution,
                              add);
    if (areNew)
        hands = std::move(all);
    return areNew;
}

/// The kinds of each topic that a wish allows, in turn.
struct TopicTurns
{
    Topic topic = Topic::pair;
    std::vector<QuestionKind> kinds;
};

std::vector<TopicTurns> turnsOf(const QuestionWish& wish, SeededRandom& random)
{
    std::vector<TopicTurns> turns;
    for (const Topic topic : allTopics()) {
        if (!wish.topics.empty() && std::ranges::find(wish.topics, topic) == wish.topics.end())
            continue;
        TopicTurns turn{topic, {}};
        for (const QuestionKind kind : allQuestionKinds()) {
            const bool isWished =
                wish.kinds.empty() || std::ranges::find(wish.kinds, kind) != wish.kinds.end();
            if (isWished && canAsk(topic, kind, wish.rules.rules))
                turn.kinds.push_back(kind);
        }
        random.shuffle(turn.kinds);
        if (!turn.kinds.empty())
            turns.push_back(std::move(turn));
    }
    random.shuffle(turns);
    return turns;
}

} // namespace

std::string_view id(Topic topic)
{
    if (const auto rank = rankOf(topic))
        return id(*rank);
    return furtherTopicIds[static_cast<std::size_t>(static_cast<int>(topic) - rankTopicCount)];
}

std::optional<Topic> topicFromId(std::string_view text)
{
    return valueOfId(text, allTopics());
}

std::optional<Category> rankOf(Topic topic)
{
    static_assert(rankTopicCount == static_cast<int>(allCategories().size()));
    return static_cast<int>(topic) < rankTopicCount ? std::optional(static_cast<Category>(topic))
                                                    : std::nullopt;
}

std::string_view id(QuestionKind kind)
{
    return questionKindIds[static_cast<std::size_t>(kind)];
}

std::optional<QuestionKind> questionKindFromId(std::string_view text)
{
    return valueOfId(text, allQuestionKinds());
}

std::optional<int> rightOption(const PracticeQuestion& question)
{
    const auto right = std::ranges::find_if(question.options, [&question](const Option& option) {
        return judge(question.exercise, option.answer).isRight;
    });
    return right == question.options.end()
               ? std::nullopt
               : std::optional(static_cast<int>(right - question.options.begin()));
}

std::vector<int> optionsLeft(const PracticeQuestion& question, int hints)
{
    const std::optional<int> right = rightOption(question);
    std::vector<int> left;
    for (int i = 0; i < static_cast<int>(question.options.size()); ++i) {
        if (i != right)
            left.push_back(i);
    }
    SeededRandom(question.source.seed).shuffle(left); // their places tell nothing
    std::ranges::stable_sort(left, std::greater(), [&question](int option) {
        return question.options[static_cast<std::size_t>(option)].mistake.has_value();
    });
    if (right)
        left.insert(left.begin(), *right);
    const std::size_t few = hints == 1 ? left.size() / 2 + 1 : 2;
    if (hints > 0 && few < left.size())
        left.resize(few);
    std::ranges::sort(left);
    return left;
}

ExerciseAnswer rightAnswer(const PracticeQuestion& question)
{
    if (const std::optional<int> right = rightOption(question))
        return question.options[static_cast<std::size_t>(*right)].answer;
    return rightAnswer(question.exercise).value_or(question.solution);
}

PartOrder partsShown(const PracticeQuestion& question)
{
    if (!std::holds_alternative<OrderParts>(question.exercise.kind))
        return {};
    const auto right = std::get<PartOrder>(rightAnswer(question));
    PartOrder parts = right;
    SeededRandom random(question.source.seed);
    do
        random.shuffle(parts);
    while (parts == right && parts.size() > 2); // of two the other order would always be right
    return parts;
}

bool canAsk(Topic topic, QuestionKind kind, const HouseRules& rules)
{
    using enum QuestionKind;
    if (kind == bug && !knowsPrintedCode(rules))
        return false;
    if (const auto rank = rankOf(topic))
        return rules.knows(*rank) && canAskOfRank(*rank, kind);
    switch (topic) {
    case Topic::wilds:
    case Topic::rules:
        return kind != bug && canAskOfRank(Category::pair, kind);
    case Topic::threePlayers:
        return kind == winner || kind == which || kind == build;
    case Topic::code:
        return kind == number || kind == nextStep || kind == bug;
    case Topic::odds:
        return kind == outs || kind == number;
    default:
        break; // a rank
    }
    return false;
}

bool canAsk(Topic topic, const HouseRules& rules)
{
    return std::ranges::any_of(allQuestionKinds(),
                               [&](QuestionKind kind) { return canAsk(topic, kind, rules); });
}

std::optional<PracticeQuestion> makeQuestion(const QuestionSource& source)
{
    if (!canAsk(source.topic, source.kind, source.rules.rules))
        return std::nullopt;
    return QuestionMaker(source).make();
}

bool tempts(const PracticeQuestion& question, const Mistake& mistake)
{
    return question.options.empty() ? answerBy(mistake, question.exercise).has_value()
                                    : std::ranges::find(question.options, mistake, &Option::mistake)
                                          != question.options.end();
}

std::optional<Mistake> mistakeIn(const PracticeQuestion& question, const ExerciseAnswer& answer)
{
    const auto offered = std::ranges::find_if(question.options, [&answer](const Option& option) {
        return areSame(option.answer, answer);
    });
    if (offered != question.options.end())
        return offered->mistake;
    for (const Mistake& mistake : allMistakes()) {
        if (explains(mistake, question.exercise, answer))
            return mistake;
    }
    return std::nullopt;
}

namespace {

/// Whether it asks about a variable of a call that a reader would have to count up to.
bool isOfLaterCall(const PracticeQuestion& question)
{
    const auto* number = std::get_if<GiveNumber>(&question.exercise.kind);
    return number && number->of == GiveNumber::Of::variable && number->call > 1;
}

} // namespace

std::vector<PracticeQuestion> makeQuestions(const QuestionWish& wish, std::uint32_t seed, int count)
{
    constexpr int mostInVain = 60; // one after another
    SeededRandom random(seed);
    const std::vector<TopicTurns> turns = turnsOf(wish, random);
    std::vector<PracticeQuestion> questions;
    std::set<Likeness> seen;
    std::set<std::multiset<std::optional<Card>>> hands;
    int inVain = 0;
    for (std::size_t turn = 0; static_cast<int>(questions.size()) < count && !turns.empty()
                               && inVain < mostInVain + static_cast<int>(2 * turns.size());
         ++turn) {
        const TopicTurns& of = turns[turn % turns.size()];
        const std::size_t round = turn / turns.size();
        // difficulties take turns too, but not with the topics
        const std::size_t place = questions.size() % turns.size() + questions.size() / turns.size();
        const Difficulty difficulty =
            wish.difficulty.value_or(allDifficulties[place % allDifficulties.size()]);
        const auto drawn = static_cast<std::uint32_t>(random.below(1 << 30));
        const bool isNamed =
            turn == 0 && turns.size() == 1 && of.kinds.size() == 1 && wish.difficulty;
        const auto question = makeQuestion({of.topic, of.kinds[round % of.kinds.size()], difficulty,
                                            wish.rules, isNamed ? seed : drawn});
        const bool isNew =
            question && (!wish.onPaper || (!isOfLaterCall(*question) && addHands(hands, *question)))
            && seen.insert(likenessOf(*question)).second;
        inVain = isNew ? 0 : inVain + 1;
        if (isNew)
            questions.push_back(*question);
    }
    return questions;
}

} // namespace showdown

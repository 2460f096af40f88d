// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/questions/options.h"

#include "core/printed/printedanswer.h"
#include "core/questions/exercisefacts.h"
#include "core/questions/naturalcards.h"

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <map>
#include <utility>

namespace showdown {
namespace {

constexpr std::size_t optionCount = 4;

using Answers = std::vector<ExerciseAnswer>;

/// Whether a value is that of the same rank but for one place, which is one or two steps off.
bool isNearlySame(const HandValue& value, const HandValue& other)
{
    int places = 0;
    for (int i = 0; value.category() == other.category() && i < value.size(); ++i) {
        const int off = std::abs(number(value[i]) - number(other[i]));
        places += off == 0 ? 0 : off <= 2 ? 1 : 2;
    }
    return places == 1;
}

/// How many values two names share, then how many in the same place.
std::pair<int, int> likeness(const HandValue& first, const HandValue& second)
{
    std::pair<int, int> equal;
    for (int i = 0; i < first.size(); ++i) {
        for (int j = 0; j < second.size(); ++j) {
            equal.first += first[i] == second[j] ? 1 : 0;
            equal.second += first[i] == second[j] && i == j ? 1 : 0;
        }
    }
    return equal;
}

/// Whether a value comes twice, as in a high card with a pair that is too low to count.
bool repeatsValue(const HandValue& value)
{
    for (int i = 1; i < value.size(); ++i) {
        for (int j = 0; j < i; ++j) {
            if (value[i] == value[j])
                return true;
        }
    }
    return false;
}

/// Whether two answers are offered in the same words: of a flush only the highest card is named.
bool areOneChoice(const ExerciseAnswer& one, const ExerciseAnswer& other)
{
    const auto* name = std::get_if<HandValue>(&one);
    const auto* otherName = std::get_if<HandValue>(&other);
    if (name && otherName && name->category() == Category::flush
        && otherName->category() == Category::flush)
        return (*name)[0] == (*otherName)[0];
    return areSame(one, other);
}

/// Answers near the right one, the more likely first.
struct NearAnswers
{
    const Exercise& exercise;
    const ExerciseAnswer& right;
    SeededRandom& random;

    Answers operator()(const NameRank& /*kind*/) const
    {
        Answers answers;
        for (const Category rank : nearRanks(std::get<Category>(right)))
            answers.emplace_back(rank);
        return answers;
    }
    Answers operator()(const ChooseName& asked) const
    {
        const auto& value = std::get<HandValue>(right);
        Answers answers;
        std::map<Category, std::pair<std::pair<int, int>, HandValue>> likest;
        const auto all = naturalValues(0, exercise.rules);
        const bool mayRepeat = repeatsValue(value);
        for (const NaturalValues& each : *all) {
            const HandValue& other = each.value;
            if (!mayRepeat && repeatsValue(other))
                continue;
            if (isNearlySame(value, other))
                answers.emplace_back(other);
            const std::pair like(likeness(other, value), other);
            const auto found = likest.try_emplace(other.category(), like).first;
            if (found->second < like)
                found->second = like;
        }
        random.shuffle(answers);
        const std::vector<int> own = naturalsOf(handOf(exercise, asked.player), exercise.rules);
        std::ranges::stable_sort(answers, {}, [&own, &value](const ExerciseAnswer& answer) {
            int foreign = 0; // values that neither the hand nor its name has
            const auto& name = std::get<HandValue>(answer);
            for (int i = 0; i < name.size(); ++i)
                foreign += static_cast<int>(
                    name[i] != value[i] && std::ranges::find(own, number(name[i])) == own.end());
            return foreign;
        });
        constexpr std::ptrdiff_t ofSameRank = 2; // before one of another rank
        auto place = std::min(ofSameRank, std::ssize(answers));
        std::vector<Category> ranks = nearRanks(value.category());
        std::ranges::stable_sort(ranks, {}, [&value](Category each) {
            return std::abs(static_cast<int>(each) - static_cast<int>(value.category()));
        });
        for (const Category rank : ranks) {
            if (const auto like = likest.find(rank); like != likest.end()) {
                answers.insert(answers.begin() + place, like->second.second);
                place = std::ssize(answers);
            }
        }
        return answers;
    }
    Answers operator()(const NameWilds& asked) const
    {
        std::vector<Rank> ranks = std::get<WildRanks>(right).ranks;
        std::vector<Rank> others{Rank::ace};
        for (const Card card : handOf(exercise, asked.player)) {
            if (!exercise.rules.isWild(card))
                others.push_back(*card.rank());
        }
        for (const int step : {-1, 1, -2, 2, -3, 3})
            others.push_back(rankOf(number(ranks.front()) + step).value_or(Rank::queen));
        Answers answers;
        random.shuffle(others);
        for (const Rank other : others) {
            std::vector<Rank> changed = ranks;
            changed[static_cast<std::size_t>(random.below(static_cast<int>(ranks.size())))] = other;
            answers.emplace_back(WildRanks{changed});
        }
        return answers;
    }
    Answers operator()(const auto& /*others offer nothing*/) const { return {}; }

private:
    std::vector<Category> nearRanks(Category rank) const
    {
        std::vector<Category> ranks;
        for (const Category each : allCategories()) {
            if (each != rank && exercise.rules.knows(each))
                ranks.push_back(each);
        }
        random.shuffle(ranks);
        std::ranges::stable_sort(ranks, {}, [rank](Category each) {
            return std::abs(static_cast<int>(each) - static_cast<int>(rank)) > 2;
        });
        return ranks;
    }
};

/// Answers to what happens next: what else the run calls, lines nearby, or all that a question has.
std::vector<Option> stepOptions(const Exercise& exercise, const FindNextStep& asked,
                                SeededRandom& random)
{
    const Run run = runOf(exercise);
    const Step& step = run.step(asked.step);
    const NextStep right = *nextStepIn(run, asked);
    std::vector<NextStep> others;
    if (asked.of == FindNextStep::Of::function) {
        for (const Step& each : run.steps())
            others.push_back({std::string(each.listing->function)});
    } else if (asked.of == FindNextStep::Of::line) {
        constexpr int reach = 4;
        const int line = step.number(run.terms());
        const int last = static_cast<int>(step.listing->shown(run.terms()).size());
        for (int each = std::max(2, line - reach); each <= std::min(last, line + reach); ++each)
            others.push_back({each});
    } else {
        for (const Answer& choice : choicesOf(*questionAt(run, asked.step, asked.level)))
            others.push_back({choice});
    }
    const bool isClosed = others.size() < optionCount && asked.of == FindNextStep::Of::answer;
    std::vector<Option> options;
    if (!isClosed) {
        random.shuffle(others);
        options.push_back({right, std::nullopt});
    }
    for (const NextStep& other : others) {
        const bool isKnown =
            std::ranges::find(options, ExerciseAnswer(other), &Option::answer) != options.end();
        if (!isKnown && options.size() < optionCount)
            options.push_back({other, std::nullopt});
    }
    if (!isClosed)
        random.shuffle(options);
    return options;
}

/// Each hand alone; if winners are asked for, then those who may tie.
std::vector<Option> optionsOfHands(const Exercise& exercise)
{
    const bool asksWinners = std::holds_alternative<ChooseWinner>(exercise.kind);
    std::vector<Option> options;
    for (const std::vector<int>& winners : winnerSets(static_cast<int>(exercise.hands.size()))) {
        if (asksWinners)
            options.push_back({Winners{winners}, std::nullopt});
        else if (winners.size() == 1)
            options.push_back({ChosenHand{winners.front()}, std::nullopt});
    }
    return options;
}

} // namespace

std::vector<std::vector<int>> winnerSets(int players)
{
    if (players == 2)
        return {{1}, {2}, {1, 2}};
    return {{1}, {2}, {3}, {1, 2}, {1, 3}, {2, 3}, {1, 2, 3}};
}

std::vector<Mistake> allMistakes()
{
    const auto beginners = allBeginnersMistakes();
    std::vector<Mistake> all(beginners.begin(), beginners.end());
    for (const int printed : allPrintedMistakes())
        all.emplace_back(PrintedMistake{printed});
    return all;
}

std::vector<Option> optionsFor(Exercise& exercise, SeededRandom& random)
{
    if (const auto* asked = std::get_if<FindNextStep>(&exercise.kind))
        return stepOptions(exercise, *asked, random);
    const bool isOfHands = std::holds_alternative<ChooseWinner>(exercise.kind)
                           || std::holds_alternative<ChooseHand>(exercise.kind);
    auto* const name = std::get_if<ChooseName>(&exercise.kind);
    const bool isChosen = isOfHands || name || std::holds_alternative<NameRank>(exercise.kind)
                          || std::holds_alternative<NameWilds>(exercise.kind);
    const auto right = isChosen ? rightAnswer(exercise) : std::nullopt;
    if (!right)
        return {};

    std::vector<Option> tempting;
    for (const Mistake& mistake : allMistakes()) {
        const auto answer = answerBy(mistake, exercise);
        const bool isNamed = // by a beginner's mistake before it
            answer && std::holds_alternative<BeginnersMistake>(mistake)
            && std::ranges::any_of(
                tempting, [&](const Option& each) { return areSame(each.answer, *answer); });
        if (answer && !isNamed)
            tempting.push_back({*answer, mistake});
    }
    if (isOfHands) { // their order is that of the hands
        std::vector<Option> options = optionsOfHands(exercise);
        for (Option& option : options) {
            const auto same = std::ranges::find(tempting, option.answer, &Option::answer);
            if (same != tempting.end())
                option.mistake = same->mistake;
        }
        return options;
    }
    random.shuffle(tempting);
    for (const ExerciseAnswer& near :
         std::visit(NearAnswers{exercise, *right, random}, exercise.kind))
        tempting.push_back({near, std::nullopt});
    std::vector<Option> options{{*right, std::nullopt}};
    for (const Option& option : tempting) {
        const bool isKnown = std::ranges::any_of(options, [&option](const Option& each) {
            return areOneChoice(each.answer, option.answer);
        });
        if (!isKnown && options.size() < optionCount)
            options.push_back(option);
    }
    random.shuffle(options);
    if (name) {
        name->names.clear();
        for (const Option& option : options)
            name->names.push_back(std::get<HandValue>(option.answer));
    }
    return options;
}

} // namespace showdown

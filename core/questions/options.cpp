// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/questions/options.h"

#include "core/printed/printedanswer.h"
#include "core/questions/exercisefacts.h"

#include <algorithm>
#include <cstdlib>

namespace showdown {
namespace {

constexpr std::size_t optionCount = 4;

using Answers = std::vector<ExerciseAnswer>;

/// A value of another rank from the same cards, filled up with lower ones.
HandValue valueLike(Category category, const HandValue& other)
{
    std::vector<Rank> ranks;
    for (int i = 0; i < other.size(); ++i)
        ranks.push_back(other[i]);
    for (int lower = number(ranks.back()) - 1; ranks.size() < Hand::fullSize; --lower) {
        const Rank rank = *rankOf(lower < 2 ? lower + 13 : lower);
        if (std::ranges::find(ranks, rank) == ranks.end())
            ranks.push_back(rank);
    }
    ranks.resize(static_cast<std::size_t>(tieBreakSize(category)));
    if (isRow(category))
        ranks[0] = std::max(ranks[0], Rank::six);
    if (category == Category::straightFlush)
        ranks[0] = std::min(ranks[0], Rank::king);
    if (category == Category::royalFlush)
        ranks[0] = Rank::ace;
    // groups first, each in its place; two pairs and all other cards descend
    if (category == Category::twoPair)
        std::sort(ranks.begin(), ranks.begin() + 2, std::greater());
    else
        std::sort(ranks.begin() + equalGroupCount(category), ranks.end(), std::greater());
    return *HandValue::of(category, ranks);
}

/// Whether a hand may be called so: equal groups differ, and all others descend.
bool isProper(const HandValue& value, const HouseRules& rules)
{
    const Category category = value.category();
    for (int i = 0; i < value.size(); ++i) {
        for (int j = i + 1; j < value.size(); ++j) {
            const bool descends =
                category == Category::twoPair ? j == 1 : i >= equalGroupCount(category);
            if (value[i] == value[j] || (descends && value[i] < value[j]))
                return false;
        }
    }
    if (isRow(category)) {
        const Rank highest = category == Category::straightFlush ? Rank::king : Rank::ace;
        return value[0] >= (rules.lowAceStraight ? Rank::five : Rank::six) && value[0] <= highest;
    }
    return category != Category::pair || value[0] >= rules.pairFloor;
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
    Answers operator()(const ChooseName& /*kind*/) const
    {
        const HandValue& value = std::get<HandValue>(right);
        Answers answers;
        std::vector<Rank> ranks;
        for (int i = 0; i < value.size(); ++i)
            ranks.push_back(value[i]);
        constexpr int tries = 12;
        for (int i = 0; i < tries; ++i) {
            std::vector<Rank> changed = ranks;
            std::size_t place = random.pick(std::vector<std::size_t>{0, 0, 1, 2});
            place = std::min(place, ranks.size() - 1);
            const int step = random.pick(std::array{-2, -1, 1, 2});
            changed[place] = rankOf(number(changed[place]) + step).value_or(changed[place]);
            const auto near = HandValue::of(value.category(), changed);
            if (isProper(*near, exercise.rules))
                answers.emplace_back(*near);
        }
        if (answers.size() > 2)
            answers.insert(answers.begin() + 2, Answers::value_type(nearName(value)));
        for (const Category rank : nearRanks(value.category()))
            answers.emplace_back(valueLike(rank, value));
        return answers;
    }
    Answers operator()(const NameWilds& asked) const
    {
        std::vector<Rank> ranks = std::get<WildRanks>(right).ranks;
        std::vector<Rank> others{Rank::ace};
        const std::vector<Hand> hands = handsOf(exercise.hands);
        for (const Card card : hands[static_cast<std::size_t>(asked.player) - 1]) {
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
    HandValue nearName(const HandValue& value) const
    {
        return valueLike(nearRanks(value.category()).front(), value);
    }
};

/// Answers to what happens next: what else the run calls, lines nearby, or all that a question has.
std::vector<Option> stepOptions(const Exercise& exercise, const FindNextStep& asked,
                                SeededRandom& random)
{
    const Run run(handsOf(exercise.hands), {exercise.rules, exercise.lens});
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
        std::vector<Answer> choices = choicesOf(*questionAt(run, asked.step, asked.level));
        for (const Answer& choice : choices)
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
    const int players = static_cast<int>(exercise.hands.size());
    std::vector<Option> options;
    for (int count = 1; count <= (asksWinners ? players : 1); ++count) {
        for (unsigned set = (1U << players) - 1; set > 0; --set) { // the first player is highest
            Winners winners;
            for (int player = 1; player <= players; ++player) {
                if ((set >> (players - player) & 1U) != 0)
                    winners.players.push_back(player);
            }
            if (static_cast<int>(winners.players.size()) != count)
                continue;
            options.push_back({ChosenHand{winners.players.front()}, std::nullopt});
            if (asksWinners)
                options.back().answer = winners;
        }
    }
    return options;
}

} // namespace

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
        if (const auto answer = answerBy(mistake, exercise))
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

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/lessons/lesson.h"
#include "core/cards/deck.h"
#include "core/questions/exercise.h"

#include <utility>
#include <vector>

namespace showdown::tests {

/// The answers of a user who does not know: usually wrong, but near the right answer. Only judge()
/// says which of them are wrong.
struct NearAnswers
{
    const Exercise& exercise;
    const ExerciseAnswer& right;

    using Answers = std::vector<ExerciseAnswer>;

    /// Another card in one of the open places.
    Answers operator()(const BuildHands& /*kind*/) const
    {
        Answers answers;
        for (const CardPlace place : openPlaces(exercise)) {
            for (const Card card : naturalDeck()) {
                auto hands = std::get<BuiltHands>(right);
                hands[static_cast<std::size_t>(place.hand)]
                     [static_cast<std::size_t>(place.position)] = card;
                answers.emplace_back(hands);
            }
        }
        return answers;
    }
    Answers operator()(const ChooseWinner& /*kind*/) const
    {
        const auto players = static_cast<int>(
            exercise.situation ? exercise.situation->players.size() : exercise.hands.size());
        Answers answers;
        for (int player = 1; player <= players; ++player)
            answers.emplace_back(Winners{{player}});
        for (int without = players == 2 ? 0 : players; without >= 0; --without) {
            Winners tie;
            for (int player = 1; player <= players; ++player) {
                if (player != without)
                    tie.players.push_back(player);
            }
            answers.emplace_back(tie);
        }
        return answers;
    }
    Answers operator()(const ChooseDecidingCard& /*kind*/) const
    {
        Answers answers;
        for (int hand = 0; hand < 2; ++hand) {
            for (int position = 0; position < Hand::fullSize; ++position)
                answers.emplace_back(CardPlace{hand, position});
        }
        return answers;
    }
    /// Two parts swapped, first the last two: earlier ones may be given and stay.
    Answers operator()(const OrderParts& /*kind*/) const
    {
        Answers answers;
        const auto size = std::get<PartOrder>(right).size();
        for (std::size_t second = size; second-- > 1;) {
            for (std::size_t first = second; first-- > 0;) {
                auto order = std::get<PartOrder>(right);
                std::swap(order[first], order[second]);
                answers.emplace_back(order);
            }
        }
        return answers;
    }
    /// One of the wilds becomes something else.
    Answers operator()(const NameWilds& /*kind*/) const
    {
        Answers answers;
        for (std::size_t wild = 0; wild < std::get<WildRanks>(right).ranks.size(); ++wild) {
            for (const Rank rank : allRanks()) {
                auto wilds = std::get<WildRanks>(right);
                wilds.ranks[wild] = rank;
                answers.emplace_back(wilds);
            }
        }
        return answers;
    }
    Answers operator()(const NameRank& /*kind*/) const
    {
        Answers answers;
        for (const Category category : allCategories()) {
            if (exercise.rules.knows(category))
                answers.emplace_back(category);
        }
        return answers;
    }
    Answers operator()(const ChooseName& asked) const
    {
        return Answers(asked.names.begin(), asked.names.end());
    }
    Answers operator()(const ChooseHand& /*kind*/) const
    {
        Answers answers;
        for (int player = 1; player <= static_cast<int>(exercise.hands.size()); ++player)
            answers.emplace_back(ChosenHand{player});
        return answers;
    }
    /// One out is forgotten, or one card too many is marked.
    Answers operator()(const MarkOuts& /*kind*/) const
    {
        Answers answers;
        const auto& all = std::get<MarkedCards>(right);
        for (std::size_t forgotten = 0; forgotten < all.cards.size(); ++forgotten) {
            MarkedCards marked = all;
            marked.cards.erase(marked.cards.begin() + static_cast<std::ptrdiff_t>(forgotten));
            answers.emplace_back(marked);
        }
        for (const Card card : naturalDeck()) {
            MarkedCards marked = all;
            marked.cards.push_back(card);
            std::ranges::sort(marked.cards);
            if (std::ranges::count(all.cards, card) == 0)
                answers.emplace_back(marked);
        }
        return answers;
    }
    Answers operator()(const GiveNumber& /*kind*/) const
    {
        const double number = std::get<double>(right);
        return {number + 1, number - 1, number + 10, number * 2 + 1};
    }
    /// Another table, or a line beside.
    Answers operator()(const FindBug& /*kind*/) const
    {
        const auto [table, line] = std::get<FoundBug>(right);
        return {FoundBug{table % 3 + 1, line}, FoundBug{table, line + 1},
                FoundBug{table, line - 1}};
    }
    Answers operator()(const FindNextStep& /*kind*/) const { return {}; }
};

/// A right answer: the engine's, and for built hands the one that the lesson proves.
inline ExerciseAnswer rightAnswerOf(const lessons::LessonExercise& exercise)
{
    return rightAnswer(exercise.exercise).value_or(exercise.right);
}

/// The answers near the right one that are judged to be wrong.
inline std::vector<ExerciseAnswer> wrongAnswersOf(const lessons::LessonExercise& exercise)
{
    const ExerciseAnswer right = rightAnswerOf(exercise);
    std::vector<ExerciseAnswer> wrong =
        std::visit(NearAnswers{exercise.exercise, right}, exercise.exercise.kind);
    std::erase_if(wrong, [&](const ExerciseAnswer& answer) {
        const Judgement judgement = judge(exercise.exercise, answer);
        return judgement.isRight || judgement.fault;
    });
    return wrong;
}

/// Whether a wrong answer can be shown in the steps: for hands compared or ranked, not for counts.
inline bool hasSteps(const Exercise& exercise)
{
    using Of = GiveNumber::Of;
    if (const auto* number = std::get_if<GiveNumber>(&exercise.kind))
        return number->of == Of::partValue || number->of == Of::variable;
    return !exercise.situation && !std::holds_alternative<FindBug>(exercise.kind);
}

} // namespace showdown::tests

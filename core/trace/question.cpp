// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/trace/question.h"

#include <algorithm>

namespace showdown {

namespace {

/// An ace that stands below the two is the lowest value, but is still called an ace.
Rank highestValueOf(const PlayedHand& wilds)
{
    const int highest = std::ranges::max_element(wilds, {}, &PlayedCard::value)->value;
    return rankOf(highest).value_or(Rank::ace);
}

/// Asks about each kind of finding.
struct FindingQuestion
{
    const Run& run;
    const Step& step;

    std::optional<Question> operator()(const RankAnswered& finding) const
    {
        if (finding.rank == Category::highCard)
            return std::nullopt; // every hand is one
        return RankAsked{step.players.front(), finding.rank, fits(finding.answer)};
    }
    std::optional<Question> operator()(const WildsGiven& finding) const
    {
        const PlayedHand& wilds = finding.wilds;
        const auto player = static_cast<std::size_t>(wilds.player()) - 1;
        const int held = run.outcome().players[player].result->wildCount();
        return WildAsked{wilds.player(), wilds.size(), held, highestValueOf(wilds)};
    }
    std::optional<Question> operator()(const PartCompared& finding) const
    {
        if (finding.part.kind == PartKind::rank && run.terms().lens)
            return std::nullopt; // all are treated as the lens
        return PartAsked{*step.comparison, finding.part};
    }
    std::optional<Question> operator()(const auto& /*begins or follows*/) const
    {
        return std::nullopt;
    }
};

struct RightAnswer
{
    Answer operator()(const PartAsked& question) const { return question.part.outcome; }
    Answer operator()(const auto& question) const { return question.answer; }
};

struct Choices
{
    std::vector<Answer> operator()(const PartAsked& question) const
    {
        using enum Outcome;
        // fewer wilds are better
        return question.part.kind == PartKind::wilds ? std::vector<Answer>{better, equal, worse}
                                                     : std::vector<Answer>{worse, equal, better};
    }
    std::vector<Answer> operator()(const WildAsked& /*question*/) const
    {
        constexpr auto ranks = allRanks();
        return {ranks.begin(), ranks.end()};
    }
    std::vector<Answer> operator()(const auto& /*yes or no*/) const { return {true, false}; }
};

} // namespace

std::optional<Question> questionAt(const Run& run, int index, Level level)
{
    const Step& step = run.step(index);
    if (!run.isVisible(index, level))
        return std::nullopt;
    if (step.finding)
        return std::visit(FindingQuestion{run, step}, *step.finding);
    if (step.condition)
        return ConditionAsked{*step.condition};
    return std::nullopt;
}

Answer rightAnswer(const Question& question)
{
    return std::visit(RightAnswer{}, question);
}

std::vector<Answer> choicesOf(const Question& question)
{
    return std::visit(Choices{}, question);
}

} // namespace showdown

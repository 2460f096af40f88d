// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/questions/exercise.h"
#include "core/questions/exercisefacts.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <set>

namespace showdown {
namespace {

Judgement unjudged(AnswerFault fault)
{
    Judgement judgement;
    judgement.fault = fault;
    return judgement;
}

/// Whether a given card, or a whole given hand, was changed.
bool isChanged(const std::vector<OpenHand>& given, const BuiltHands& built)
{
    if (given.size() != built.size())
        return true;
    for (std::size_t hand = 0; hand < given.size(); ++hand) {
        for (std::size_t position = 0; position < given[hand].size(); ++position) {
            const std::optional<Card> card = given[hand][position];
            if (card && built[hand][position] != card)
                return true;
        }
    }
    return false;
}

std::vector<Rank> sortedRanks(std::vector<Rank> ranks)
{
    std::ranges::sort(ranks);
    return ranks;
}

const HandResult& askedResult(const Showdown& showdown, int player)
{
    return *showdown.players[static_cast<std::size_t>(player) - 1].result;
}

std::vector<Rank> wildRanksOf(const HandResult& result)
{
    std::vector<Rank> ranks;
    for (const Substitution& substitution : result.substitutions)
        ranks.push_back(substitution.rank);
    return ranks;
}

PartOrder orderOf(const Comparison& comparison)
{
    PartOrder order;
    for (const ComparisonPart& part : comparison.parts)
        order.push_back(nameOf(part));
    return order;
}

/// Judges an answer to an exercise without a fault, by its kind.
struct Judge
{
    const Exercise& exercise;

    /// The hands compared, and what settles first place.
    Judgement compared(std::span<const Hand> hands) const
    {
        Judgement judgement;
        judgement.showdown = showdownOf(exercise, hands);
        if (const Comparison* comparison = firstPlaceComparison(judgement.showdown)) {
            judgement.decides = nameOf(*comparison->decidingPart());
        }
        return judgement;
    }
    Judgement compared() const { return compared(handsOf(exercise.hands)); }

    Judgement operator()(const BuildHands& build, const BuiltHands& built) const
    {
        if (isChanged(exercise.hands, built))
            return unjudged(AnswerFault::changed);
        const std::vector<Hand> hands = handsOf(built);
        if (!std::ranges::all_of(hands, &Hand::isComplete))
            return unjudged(AnswerFault::unfinished);
        if (exercise.rules.deck == DeckKind::one && findRepeatedCard(hands))
            return unjudged(AnswerFault::cardTwice);
        Judgement judgement = compared(hands);
        judgement.missed = missedGoal(build.goal, judgement.showdown);
        judgement.isRight = !judgement.missed;
        return judgement;
    }

    Judgement operator()(const ChooseWinner& /*kind*/, const Winners& given) const
    {
        if (given.players.empty())
            return unjudged(AnswerFault::unfinished);
        Judgement judgement = compared();
        const std::set<int> named(given.players.begin(), given.players.end());
        judgement.isRight = std::ranges::equal(named, judgement.showdown.winners);
        return judgement;
    }

    Judgement operator()(const ChooseDecidingCard& /*kind*/, const CardPlace& place) const
    {
        Judgement judgement = compared();
        judgement.isRight = isDecidingCard(judgement.showdown, exercise.rules, place);
        return judgement;
    }

    Judgement operator()(const OrderParts& /*kind*/, const PartOrder& order) const
    {
        Judgement judgement = compared();
        const PartOrder real = orderOf(judgement.showdown.comparisons.front());
        if (order.size() < real.size())
            return unjudged(AnswerFault::unfinished);
        judgement.isRight = order == real;
        const auto wrong = std::ranges::mismatch(real, order).in1;
        if (wrong != real.end())
            judgement.misplaced = *wrong;
        return judgement;
    }

    Judgement operator()(const NameWilds& asked, const WildRanks& given) const
    {
        const std::vector<Rank>& ranks = given.ranks;
        Judgement judgement = compared();
        const std::vector<Rank> real = wildRanksOf(askedResult(judgement.showdown, asked.player));
        if (ranks.size() < real.size())
            return unjudged(AnswerFault::unfinished);
        // two choices of different ranks are never worth the same
        std::ranges::set_difference(sortedRanks(ranks), sortedRanks(real),
                                    std::back_inserter(judgement.wrongRanks));
        judgement.isRight = judgement.wrongRanks.empty() && ranks.size() == real.size();
        return judgement;
    }

    Judgement operator()(const NameRank& asked, Category named) const
    {
        Judgement judgement = compared();
        const Category real = askedResult(judgement.showdown, asked.player).value.category();
        judgement.isRight = named == real;
        if (!judgement.isRight)
            judgement.contradicts = exercise.rules.knows(named) ? std::max(named, real) : real;
        return judgement;
    }

    Judgement operator()(const MarkOuts& asked, const MarkedCards& given) const
    {
        const std::vector<Card>& cards = given.cards;
        if (cards.empty())
            return unjudged(AnswerFault::unfinished);
        const std::set<Card> marked(cards.begin(), cards.end());
        std::set<Card> real;
        const std::optional<PlayerOuts> outs = outsAsked(exercise, asked.player);
        for (const Out& out : outs->outs)
            real.insert(out.card.card);
        Judgement judgement;
        std::ranges::set_difference(real, marked, std::back_inserter(judgement.missing));
        std::ranges::set_difference(marked, real, std::back_inserter(judgement.wrong));
        judgement.isRight = judgement.missing.empty() && judgement.wrong.empty();
        return judgement;
    }

    Judgement operator()(const GiveNumber& asked, double named) const
    {
        constexpr double roundingError = 1e-9;
        if (!std::isfinite(named))
            return unjudged(AnswerFault::unfinished);
        Judgement judgement =
            exercise.situation || exercise.hands.empty() ? Judgement() : compared();
        judgement.number = numberAsked(exercise, asked);
        judgement.isRight =
            judgement.number && std::abs(named - *judgement.number) <= asked.within + roundingError;
        return judgement;
    }
};

/// Finds the right answer to each kind.
struct RightExerciseAnswer
{
    const Exercise& exercise;

    using Answer = std::optional<ExerciseAnswer>;

    Showdown outcome() const { return showdownOf(exercise, handsOf(exercise.hands)); }

    Answer operator()(const BuildHands& /*kind*/) const { return std::nullopt; }
    Answer operator()(const ChooseWinner& /*kind*/) const { return Winners{outcome().winners}; }
    Answer operator()(const ChooseDecidingCard& /*kind*/) const
    {
        const Showdown result = outcome();
        for (int place = 0; place < 2 * Hand::fullSize; ++place) {
            const CardPlace card{place / Hand::fullSize, place % Hand::fullSize};
            const bool isOfWinner = result.winners == std::vector<int>{card.hand + 1};
            const auto& part = *firstPlaceComparison(result)->decidingPart();
            // a winner by fewer wilds may hold none
            if ((isOfWinner || part.kind == PartKind::wilds)
                && isDecidingCard(result, exercise.rules, card))
                return card;
        }
        return std::nullopt;
    }
    Answer operator()(const OrderParts& /*kind*/) const
    {
        return orderOf(outcome().comparisons.front());
    }
    Answer operator()(const NameWilds& asked) const
    {
        return WildRanks{wildRanksOf(askedResult(outcome(), asked.player))};
    }
    Answer operator()(const NameRank& asked) const
    {
        return askedResult(outcome(), asked.player).value.category();
    }
    Answer operator()(const MarkOuts& asked) const
    {
        MarkedCards marked;
        const std::optional<PlayerOuts> outs = outsAsked(exercise, asked.player);
        for (const Out& out : outs->outs)
            marked.cards.push_back(out.card.card);
        return marked;
    }
    Answer operator()(const GiveNumber& asked) const
    {
        const std::optional<double> number = numberAsked(exercise, asked);
        return number ? Answer(*number) : std::nullopt;
    }
};

} // namespace

Judgement judge(const Exercise& exercise, const ExerciseAnswer& answer)
{
    const auto judgeKind = [&]<typename Kind>(const Kind& kind) {
        const auto* const given = std::get_if<typename Kind::Answer>(&answer);
        return given ? Judge{exercise}(kind, *given) : unjudged(AnswerFault::otherKind);
    };
    return std::visit(judgeKind, exercise.kind);
}

std::optional<ExerciseAnswer> rightAnswer(const Exercise& exercise)
{
    return std::visit(RightExerciseAnswer{exercise}, exercise.kind);
}

} // namespace showdown

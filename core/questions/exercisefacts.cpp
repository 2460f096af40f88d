// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/questions/exercisefacts.h"

#include <algorithm>
#include <array>

namespace showdown {
namespace {

const HandResult* resultOf(const Showdown& showdown, int hand)
{
    const auto index = static_cast<std::size_t>(hand);
    if (hand < 0 || index >= showdown.players.size() || !showdown.players[index].result)
        return nullptr;
    return &*showdown.players[index].result;
}

/// Whether the tie-break of a hand begins with these values.
bool beginsWith(const HandValue& value, const std::vector<Rank>& first)
{
    for (int i = 0; i < static_cast<int>(first.size()); ++i) {
        if (i >= value.size() || value[i] != first[static_cast<std::size_t>(i)])
            return false;
    }
    return true;
}

/// A number about outs; nothing if there are none.
std::optional<double> countedNumber(const PlayerOuts& outs, GiveNumber::Of of)
{
    if (outs.count == 0)
        return std::nullopt;
    switch (of) {
    case GiveNumber::Of::percent:
        return 100 * outs.nextCard.value();
    case GiveNumber::Of::against:
        return static_cast<double>(outs.unseen - outs.count) / outs.count;
    default:
        return outs.count;
    }
}

std::optional<double> numberIn(const VariableValue& value)
{
    if (const int* number = std::get_if<int>(&value))
        return *number;
    if (const auto* card = std::get_if<CardValue>(&value))
        return card->value;
    if (const auto* outcome = std::get_if<Outcome>(&value))
        return static_cast<double>(*outcome);
    return std::nullopt;
}

std::optional<double> variableAsked(const Exercise& exercise, const GiveNumber& asked)
{
    const Run run = runOf(exercise);
    const std::vector<int> steps = stepsOfCall(run, asked.function, asked.call);
    if (steps.empty())
        return std::nullopt;
    const std::vector<Variable>& variables = run.step(steps.back()).variables;
    const auto found = std::ranges::find(variables, asked.variable, &Variable::name);
    return found == variables.end() ? std::nullopt : numberIn(found->value);
}

std::optional<double> partAsked(const Exercise& exercise, const GiveNumber& asked)
{
    const Hand hand = handOf(exercise, asked.player);
    for (const ComparisonPart& part : partsOf(hand, exercise.rules, exercise.lens)) {
        if (asked.part == nameOf(part))
            return part.first;
    }
    return std::nullopt;
}

} // namespace

std::vector<Hand> handsOf(const std::vector<OpenHand>& hands)
{
    std::vector<Hand> result;
    for (const OpenHand& open : hands) {
        Hand& hand = result.emplace_back();
        for (const std::optional<Card> card : open) {
            if (card)
                hand.add(*card);
        }
    }
    return result;
}

Hand handOf(const Exercise& exercise, int player)
{
    return handsOf(exercise.hands)[static_cast<std::size_t>(player) - 1];
}

std::vector<int> naturalsOf(const Hand& hand, const HouseRules& rules)
{
    std::vector<int> values;
    for (const Card card : hand) {
        if (!rules.isWild(card))
            values.push_back(number(*card.rank()));
    }
    std::ranges::sort(values, std::greater());
    return values;
}

int wildsIn(const Hand& hand, const HouseRules& rules)
{
    return hand.size() - static_cast<int>(naturalsOf(hand, rules).size());
}

Situation situationOf(const Exercise& exercise)
{
    Situation situation = *exercise.situation;
    situation.rules = exercise.rules;
    return situation;
}

std::optional<Category> lensOf(const Exercise& exercise)
{
    const ExerciseKind& kind = exercise.kind;
    const bool isByBest = std::holds_alternative<NameRank>(kind)
                          || std::holds_alternative<ChooseName>(kind)
                          || std::holds_alternative<ChooseHand>(kind);
    return isByBest ? std::nullopt : exercise.lens;
}

Showdown showdownOf(const Exercise& exercise, std::span<const Hand> hands)
{
    return compareHands(hands, exercise.rules, lensOf(exercise));
}

Showdown showdownOf(const Exercise& exercise)
{
    return showdownOf(exercise, handsOf(exercise.hands));
}

Run runOf(const Exercise& exercise)
{
    return {handsOf(exercise.hands), {exercise.rules, exercise.lens}};
}

bool isDecidingCard(const Showdown& showdown, const HouseRules& rules, CardPlace place)
{
    const Comparison* comparison = firstPlaceComparison(showdown);
    const HandResult* result = resultOf(showdown, place.hand);
    if (!comparison || !result || place.position < 0 || place.position >= Hand::fullSize)
        return false;
    const ComparisonPart& part = *comparison->decidingPart();
    const auto& working = result->working;
    const auto* card = std::ranges::find(working, place.position, &WorkingCard::dealtPosition);
    switch (part.kind) {
    case PartKind::rank:
        return comparison->winner() == place.hand + 1
               && card - working.begin() < matchedCount(result->value.category());
    case PartKind::wilds:
        return rules.isWild(
            showdown.players[static_cast<std::size_t>(place.hand)].hand[place.position]);
    default:
        // it makes no difference which of several equal cards it is
        return number(card->rank)
               == (comparison->firstPlayer == place.hand + 1 ? part.first : part.second);
    }
}

std::optional<MissedGoal> missedGoal(const BuildGoal& goal, const Showdown& showdown)
{
    using What = MissedGoal::What;
    for (int player = 1; player <= static_cast<int>(goal.ranks.size()); ++player) {
        const auto& wanted = goal.ranks[static_cast<std::size_t>(player) - 1];
        const HandResult* result = resultOf(showdown, player - 1);
        if (wanted && (!result || result->value.category() != *wanted))
            return MissedGoal{What::rank, player};
        if (wanted && !beginsWith(result->value, goal.values[static_cast<std::size_t>(player) - 1]))
            return MissedGoal{What::values, player};
    }
    if (!goal.winners.empty() && goal.winners != showdown.winners)
        return MissedGoal{What::winners, 0};
    if (goal.ties && showdown.winners.size() < 2)
        return MissedGoal{What::tie, 0};
    if (goal.decides) {
        const Comparison* comparison = firstPlaceComparison(showdown);
        const ComparisonPart* part = comparison ? comparison->decidingPart() : nullptr;
        if (!part || nameOf(*part) != *goal.decides)
            return MissedGoal{What::decides, 0};
    }
    return std::nullopt;
}

std::vector<ComparisonPart> partsOf(const Hand& hand, const HouseRules& rules,
                                    std::optional<Category> lens)
{
    const std::array<Hand, 2> twice{hand, hand};
    const Showdown equal = compareHands(twice, rules, lens);
    return equal.comparisons.empty() ? std::vector<ComparisonPart>()
                                     : equal.comparisons.front().parts;
}

std::optional<PlayerOuts> outsFor(const Situation& situation, int player,
                                  std::optional<Category> hope)
{
    if (situation.players.size() > 1 && situation.street() == Street::flop)
        return cardsAhead(situation, player - 1);
    return outsOf(situation, player - 1, hope.value_or(Category::straight));
}

std::optional<PlayerOuts> outsAsked(const Exercise& exercise, int player)
{
    return outsFor(situationOf(exercise), player, exercise.hope);
}

EquityResult equityAsked(const Exercise& exercise)
{
    return equityOf(situationOf(exercise));
}

std::optional<double> numberAsked(const Exercise& exercise, const GiveNumber& asked)
{
    using Of = GiveNumber::Of;
    switch (asked.of) {
    case Of::cardValue:
        return asked.card && !exercise.rules.isWild(*asked.card)
                   ? std::optional<double>(number(*asked.card->rank()))
                   : std::nullopt;
    case Of::outs:
    case Of::percent:
    case Of::against: {
        const std::optional<PlayerOuts> outs = outsAsked(exercise, asked.player);
        return outs ? countedNumber(*outs, asked.of) : std::nullopt;
    }
    case Of::unseen:
        return UnseenDeck(situationOf(exercise)).count();
    case Of::equity:
        return 100 * equityAsked(exercise).equity(asked.player - 1);
    case Of::wilds:
        return wildsIn(handOf(exercise, asked.player), exercise.rules);
    case Of::partValue:
        return partAsked(exercise, asked);
    case Of::variable:
        return variableAsked(exercise, asked);
    }
    return std::nullopt;
}

std::optional<NextStep> nextStepAsked(const Exercise& exercise, const FindNextStep& asked)
{
    return nextStepIn(Run(handsOf(exercise.hands), {exercise.rules, exercise.lens}), asked);
}

std::optional<NextStep> nextStepIn(const Run& run, const FindNextStep& asked)
{
    const std::optional<int> after = stepAfter(run, asked);
    if (!after)
        return std::nullopt;
    switch (asked.of) {
    case FindNextStep::Of::function:
        return NextStep{std::string(run.step(*after).listing->function)};
    case FindNextStep::Of::line:
        return NextStep{run.step(*after).number(run.terms())};
    case FindNextStep::Of::answer:
        break;
    }
    return NextStep{rightAnswer(*questionAt(run, *after, asked.level))};
}

std::optional<int> stepAfter(const Run& run, const FindNextStep& asked)
{
    if (asked.step < 0 || asked.step >= run.size())
        return std::nullopt;
    if (asked.of == FindNextStep::Of::answer)
        return questionAt(run, asked.step, asked.level) ? std::optional(asked.step) : std::nullopt;
    for (int index = asked.step + 1; index < run.size(); ++index) {
        const bool isAfter = asked.of == FindNextStep::Of::line
                                 ? run.previousOfCall(index) == asked.step
                                 : !run.previousOfCall(index);
        if (isAfter)
            return index;
    }
    return std::nullopt;
}

std::vector<int> stepsOfCall(const Run& run, std::string_view function, int call)
{
    std::vector<int> steps;
    std::optional<int> caller; // no line makes two calls, so that it tells calls apart
    int begun = 0;
    for (int index = 0; index < run.size(); ++index) {
        const Step& step = run.step(index);
        if (step.listing->function != function)
            continue;
        if (begun < call && !run.previousOfCall(index)) {
            ++begun;
            caller = step.caller;
        }
        if (begun == call && step.caller == caller)
            steps.push_back(index);
    }
    return steps;
}

} // namespace showdown

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/questions/exercise.h"

#include "core/questions/exercisefacts.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace showdown {
namespace {

using ExerciseFaults = std::optional<ExerciseFault>;

bool asksAboutSituation(const Exercise& exercise)
{
    if (const auto* number = std::get_if<GiveNumber>(&exercise.kind)) {
        using Of = GiveNumber::Of;
        constexpr std::array ofSituations{Of::outs, Of::unseen, Of::percent, Of::against,
                                          Of::equity};
        return std::ranges::find(ofSituations, number->of) != ofSituations.end();
    }
    return std::holds_alternative<MarkOuts>(exercise.kind);
}

/// The value of a card does not depend on what else lies on the table.
bool asksAboutCard(const Exercise& exercise)
{
    const auto* number = std::get_if<GiveNumber>(&exercise.kind);
    return number && number->of == GiveNumber::Of::cardValue;
}

bool hasOpenPlace(const OpenHand& hand)
{
    return std::ranges::any_of(hand, [](const std::optional<Card>& card) { return !card; });
}

/// The number of hands that a kind needs, at least and at most.
struct HandsNeeded
{
    int least = 1;
    int most = 3;
};

HandsNeeded handsNeeded(const ExerciseKind& kind)
{
    if (std::holds_alternative<ChooseWinner>(kind))
        return {2, 3};
    if (std::holds_alternative<ChooseDecidingCard>(kind)
        || std::holds_alternative<OrderParts>(kind))
        return {2, 2};
    return {};
}

ExerciseFaults faultOfHands(const Exercise& exercise)
{
    const int count = static_cast<int>(exercise.hands.size());
    const HandsNeeded needed = handsNeeded(exercise.kind);
    if (count < needed.least || count > needed.most)
        return ExerciseFault::wrongHandCount;
    const bool isOpen = std::ranges::any_of(exercise.hands, hasOpenPlace);
    const bool isBuilt = std::holds_alternative<BuildHands>(exercise.kind);
    if (isOpen && !isBuilt)
        return ExerciseFault::handUnfinished;
    if (isBuilt && !isOpen)
        return ExerciseFault::nothingOpen;
    if (exercise.rules.deck == DeckKind::one && findRepeatedCard(handsOf(exercise.hands)))
        return ExerciseFault::cardTwice;
    return std::nullopt;
}

/// The setting, whatever is asked about it.
ExerciseFaults faultOfSetting(const Exercise& exercise)
{
    const auto knows = [&exercise](const std::optional<Category>& rank) {
        return !rank || exercise.rules.knows(*rank);
    };
    const bool hasHands = !exercise.hands.empty();
    if (hasHands && exercise.situation)
        return ExerciseFault::noHands;
    if (asksAboutSituation(exercise) ? !exercise.situation : !hasHands && !asksAboutCard(exercise))
        return ExerciseFault::noHands;
    if (!knows(exercise.lens) || !knows(exercise.hope))
        return ExerciseFault::unknownLens;
    if (exercise.situation && findError(situationOf(exercise)))
        return ExerciseFault::badSituation;
    return hasHands ? faultOfHands(exercise) : std::nullopt;
}

/// The fault of the question itself, in a setting without a fault.
struct FaultOfKind
{
    const Exercise& exercise;

    bool hasPlayer(int player) const
    {
        const std::size_t players =
            exercise.situation ? exercise.situation->players.size() : exercise.hands.size();
        return player >= 1 && player <= static_cast<int>(players);
    }
    Showdown outcome() const { return showdownOf(exercise, handsOf(exercise.hands)); }

    ExerciseFaults operator()(const BuildHands& build) const
    {
        const BuildGoal& goal = build.goal;
        if (goal == BuildGoal())
            return ExerciseFault::noGoal;
        for (int player = 1; player <= static_cast<int>(goal.ranks.size()); ++player) {
            const auto& rank = goal.ranks[static_cast<std::size_t>(player) - 1];
            if (rank && !hasPlayer(player))
                return ExerciseFault::noSuchPlayer;
            if (rank && !exercise.rules.knows(*rank))
                return ExerciseFault::unknownLens;
        }
        const auto isThere = [this](int player) { return hasPlayer(player); };
        return std::ranges::all_of(goal.winners, isThere)
                   ? std::nullopt
                   : ExerciseFaults(ExerciseFault::noSuchPlayer);
    }
    ExerciseFaults operator()(const ChooseWinner& /*kind*/) const
    {
        return outcome().winners.empty() ? ExerciseFaults(ExerciseFault::nothingDecides)
                                         : std::nullopt;
    }
    ExerciseFaults operator()(const ChooseDecidingCard& /*kind*/) const
    {
        return firstPlaceComparison(outcome()) ? std::nullopt
                                               : ExerciseFaults(ExerciseFault::nothingDecides);
    }
    ExerciseFaults operator()(const OrderParts& /*kind*/) const
    {
        const std::vector<Comparison> comparisons = outcome().comparisons;
        if (comparisons.empty())
            return ExerciseFault::nothingDecides;
        return comparisons.front().parts.size() > 1 ? std::nullopt
                                                    : ExerciseFaults(ExerciseFault::noSuchPart);
    }
    ExerciseFaults operator()(const NameWilds& asked) const
    {
        if (!hasPlayer(asked.player))
            return ExerciseFault::noSuchPlayer;
        const Showdown compared = outcome();
        const auto& result = compared.players[static_cast<std::size_t>(asked.player) - 1].result;
        if (!result)
            return ExerciseFault::nothingDecides;
        return result->wildCount() > 0 ? std::nullopt : ExerciseFaults(ExerciseFault::noWild);
    }
    ExerciseFaults operator()(const NameRank& asked) const
    {
        return hasPlayer(asked.player) ? std::nullopt : ExerciseFaults(ExerciseFault::noSuchPlayer);
    }
    ExerciseFaults operator()(const MarkOuts& asked) const
    {
        if (!hasPlayer(asked.player))
            return ExerciseFault::noSuchPlayer;
        const std::optional<PlayerOuts> outs = outsAsked(exercise, asked.player);
        return outs && outs->count > 0 ? std::nullopt : ExerciseFaults(ExerciseFault::noOuts);
    }
    ExerciseFaults operator()(const GiveNumber& asked) const
    {
        using Of = GiveNumber::Of;
        if (asked.of != Of::cardValue && !hasPlayer(asked.player))
            return ExerciseFault::noSuchPlayer;
        if (asked.of == Of::equity || numberAsked(exercise, asked))
            return std::nullopt; // an equity always is a number, but may take long to count
        switch (asked.of) {
        case Of::cardValue:
            return ExerciseFault::noCard;
        case Of::partValue:
            return ExerciseFault::noSuchPart;
        case Of::variable:
            return ExerciseFault::noSuchVariable;
        default:
            return ExerciseFault::noOuts;
        }
    }
};

} // namespace

std::optional<ExerciseFault> findFault(const Exercise& exercise)
{
    if (const ExerciseFaults fault = faultOfSetting(exercise))
        return fault;
    return std::visit(FaultOfKind{exercise}, exercise.kind);
}

std::vector<CardPlace> openPlaces(const Exercise& exercise)
{
    std::vector<CardPlace> places;
    for (int hand = 0; hand < static_cast<int>(exercise.hands.size()); ++hand) {
        for (int position = 0; position < Hand::fullSize; ++position) {
            const OpenHand& cards = exercise.hands[static_cast<std::size_t>(hand)];
            if (!cards[static_cast<std::size_t>(position)])
                places.push_back({hand, position});
        }
    }
    return places;
}

} // namespace showdown

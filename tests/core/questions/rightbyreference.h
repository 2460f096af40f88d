// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/printed/printedanswer.h"
#include "core/questions/exercisefacts.h"
#include "core/questions/practicequestion.h"
#include "tests/core/questions/dealttables.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace showdown::tests {

inline std::vector<Hand> handsAsked(const PracticeQuestion& question)
{
    return handsOf(question.exercise.hands);
}

inline int wildsAsked(const Hand& hand, const HouseRules& rules)
{
    return static_cast<int>(
        std::ranges::count_if(hand, [&](Card card) { return rules.isWild(card); }));
}

/// The reference tries every card for every wild.
inline bool isQuickByReference(const PracticeQuestion& question)
{
    const HouseRules& rules = question.exercise.rules;
    const auto isQuick = [&rules](const Hand& hand) { return wildsAsked(hand, rules) <= 2; };
    return std::ranges::all_of(handsAsked(question), isQuick)
           && std::ranges::all_of(handsOf(question.solution), isQuick);
}

/// The five values of a working hand, as a multiset.
inline std::multiset<int> cardValuesOf(const HandValue& value)
{
    std::multiset<int> values;
    for (int place = 0; place < 5; ++place) {
        if (isRow(value.category())) {
            const int lower = number(value[0]) - place;
            values.insert(lower < 2 ? number(Rank::ace) : lower);
            continue;
        }
        int group = 0;
        while (!groupRange(value.category(), group).contains(place))
            ++group;
        values.insert(number(value[group]));
    }
    return values;
}

/// The first place at which two values of one rank differ; nothing if they are equal.
inline std::optional<int> differsAt(const HandValue& one, const HandValue& other)
{
    for (int place = 0; place < one.size(); ++place) {
        if (one[place] != other[place])
            return place;
    }
    return std::nullopt;
}

/// The place in the value of a hand of a rank that a part compares.
inline int placeOfPart(const PartName& part, Category rank)
{
    if (part.kind == PartKind::card)
        return part.index - 1;
    if (part.kind == PartKind::kicker)
        return equalGroupCount(rank) + part.index - 1;
    const bool isSecond = part.kind == PartKind::lowerPair
                          || (part.kind == PartKind::pair && rank == Category::fullHouse);
    return isSecond ? 1 : 0;
}

/// Whether the right answer of the engine is that of the reference.
struct RightByReference
{
    const PracticeQuestion& question;
    const ExerciseAnswer& right;
    const Exercise& exercise = question.exercise;

    HandValue valueOf(const Hand& hand) const
    {
        return *reference::valuesOf(hand, exercise.rules)[exercise.lens];
    }
    HandValue valueOf(int player) const
    {
        return valueOf(handsAsked(question)[static_cast<std::size_t>(player) - 1]);
    }

    bool operator()(const ChooseWinner& /*kind*/) const
    {
        return std::get<Winners>(right).players
               == referenceWinners(handsAsked(question), exercise.rules, exercise.lens);
    }
    bool operator()(const NameRank& asked) const
    {
        return std::get<Category>(right) == valueOf(asked.player).category();
    }
    bool operator()(const ChooseName& asked) const
    {
        return std::get<HandValue>(right) == valueOf(asked.player);
    }
    bool operator()(const ChooseHand& asked) const
    {
        std::vector<int> players;
        for (int player = 1; player <= 3; ++player) {
            if (valueOf(player).category() == asked.rank)
                players.push_back(player);
        }
        return players == std::vector{std::get<ChosenHand>(right).player};
    }
    bool operator()(const NameWilds& asked) const
    {
        std::multiset<int> values;
        for (const Rank rank : std::get<WildRanks>(right).ranks)
            values.insert(number(rank));
        const Hand hand = handsAsked(question)[static_cast<std::size_t>(asked.player) - 1];
        for (const Card card : hand) {
            if (!exercise.rules.isWild(card))
                values.insert(number(*card.rank()));
        }
        return values == cardValuesOf(valueOf(asked.player));
    }
    bool operator()(const ChooseDecidingCard& /*kind*/) const
    {
        const auto place = std::get<CardPlace>(right);
        const HandValue one = valueOf(1);
        const HandValue other = valueOf(2);
        const auto at = one.category() == other.category() ? differsAt(one, other) : std::nullopt;
        const Card card =
            handsAsked(question)[static_cast<std::size_t>(place.hand)][place.position];
        const HandValue& own = place.hand == 0 ? one : other;
        return at && own == std::max(one, other)
               && (exercise.rules.isWild(card) || card.rank() == own[*at]);
    }
    bool operator()(const OrderParts& /*kind*/) const
    {
        const auto& order = std::get<PartOrder>(right);
        const HandValue one = valueOf(1);
        for (std::size_t place = 0; place < order.size(); ++place) {
            if (placeOfPart(order[place], one.category()) != static_cast<int>(place))
                return false;
        }
        return differsAt(one, valueOf(2)) == static_cast<int>(order.size()) - 1;
    }
    bool operator()(const MarkOuts& /*kind*/) const
    {
        PlainOdds odds(exercise.rules);
        return std::get<MarkedCards>(right).cards == plainOuts(exercise, 1, odds);
    }
    bool operator()(const GiveNumber& asked) const
    {
        using Of = GiveNumber::Of;
        const double given = std::get<double>(right);
        if (asked.of == Of::variable)
            return true; // what the code did
        if (asked.of == Of::wilds)
            return given == wildsAsked(handsAsked(question).front(), exercise.rules);
        if (asked.of == Of::partValue) {
            const HandValue value = valueOf(asked.player);
            return given == number(value[placeOfPart(*asked.part, value.category())]);
        }
        PlainOdds odds(exercise.rules);
        const double unseen = 52.0 - static_cast<double>(exercise.situation->shownCards().size());
        if (asked.of == Of::unseen)
            return given == unseen;
        const auto outs = static_cast<double>(plainOuts(exercise, 1, odds).size());
        if (asked.of == Of::outs)
            return given == outs;
        if (asked.of == Of::percent)
            return std::abs(given - 100 * outs / unseen) < 1e-9;
        if (asked.of == Of::against)
            return std::abs(given - (unseen - outs) / outs) < 1e-9;
        const auto counts = odds.counts(*exercise.situation);
        return std::abs(given - 100 * (double(counts[1]) + double(counts[3]) / 2) / unseen) < 1e-9;
    }
    bool operator()(const BuildHands& build) const
    {
        const std::vector<Hand> hands = handsOf(question.solution);
        if (hands.size() == 3)
            return referenceWinners(hands, exercise.rules, {}) == build.goal.winners;
        if (!build.goal.decides) {
            const HandValue value = valueOf(hands.front());
            return build.goal.ranks[0] == value.category()
                   && std::ranges::all_of(build.goal.values[0], [&, place = 0](Rank rank) mutable {
                          return value[place++] == rank;
                      });
        }
        const HandValue one = valueOf(hands[0]);
        const HandValue other = valueOf(hands[1]);
        return referenceWinners(hands, exercise.rules, {}) == build.goal.winners
               && differsAt(one, other) == placeOfPart(*build.goal.decides, one.category());
    }
    bool operator()(const FindNextStep& asked) const
    {
        const Run run(handsAsked(question), {exercise.rules, exercise.lens});
        if (asked.of == FindNextStep::Of::function) {
            const auto& name = std::get<std::string>(std::get<NextStep>(right).what);
            return run.step(*stepAfter(run, asked)).listing->function == name;
        }
        if (asked.of == FindNextStep::Of::line)
            return run.previousOfCall(*stepAfter(run, asked)) == asked.step;
        const auto asks = questionAt(run, asked.step, asked.level);
        const auto* rank = std::get_if<RankAsked>(&*asks);
        return !rank || rank->answer == (valueOf(rank->player).category() == rank->rank);
    }
    /// Only there the printed code answers otherwise than the reference or, with more wilds than it
    /// can try, than the engine.
    bool operator()(const FindBug& asked) const
    {
        const int shown = std::get<FoundBug>(right).table;
        int number = 0;
        return std::ranges::all_of(asked.tables, [&](const std::vector<OpenHand>& table) {
            const std::vector<Hand> hands = handsOf(table);
            const bool isQuick = std::ranges::all_of(
                hands, [this](const Hand& hand) { return wildsAsked(hand, exercise.rules) <= 2; });
            const std::vector<int> winners =
                isQuick ? referenceWinners(hands, exercise.rules, exercise.lens)
                        : compareHands(hands, exercise.rules, exercise.lens).winners;
            const PrintedAnswer printed =
                printedAnswer(asked.mistake, hands, exercise.lens, exercise.rules);
            return (printed != PrintedAnswer(GivenAnswer{winners, {}})) == (++number == shown);
        });
    }
};

} // namespace showdown::tests

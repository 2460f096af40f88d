// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/compare/showdown.h"

#include "core/compare/categoryvalue.h"
#include "core/compare/placing.h"
#include "core/match/wilds.h"

#include <algorithm>
#include <utility>

namespace showdown {

namespace {

constexpr std::size_t maxPlayers = 3;

HandResult resultFor(const Hand& hand, const PlayedHand& played, Category rank,
                     const HouseRules& rules)
{
    const bool bugs = rules.wildScope == WildScope::bug && isOfEqualValues(rank);
    const HandValue value = valueAs(rank, bugs ? readBugs(played, nullptr) : played, rules);
    const WorkingHand working = workingHand(hand, rules, value);
    return {value, working, substitutions(working)};
}

/// The complete hands as the rules read them.
std::vector<PlacedHand> completeHands(std::span<const PlayerResult> players,
                                      const HouseRules& rules)
{
    std::vector<PlacedHand> hands;
    int player = 0;
    for (const PlayerResult& each : players) {
        ++player;
        if (each.hand.isComplete())
            hands.push_back({playedHand(each, rules, player), {}, {}, {}});
    }
    return hands;
}

void place(std::vector<PlacedHand>& complete, const Terms& terms,
           std::vector<Comparison>& comparisons, Recorder* recorder)
{
    if (complete.size() > 1) {
        placePlayers(complete, terms, comparisons, recorder);
    } else if (complete.size() == 1) {
        findRank(complete.front(), terms, recorder);
        if (complete.front().rank)
            complete.front().place = 1;
    }
}

/// Fills in what the players have been given hands for.
void findOutcome(Showdown& result, const Terms& terms, Recorder* recorder)
{
    std::vector<PlacedHand> complete = completeHands(result.players, terms.rules);
    try {
        place(complete, terms, result.comparisons, recorder);
    } catch (const PrintedEnd& end) {
        recorder->setEnd(end);
    }
    const bool isRepaired = !recorder || recorder->mistake() == 0;
    for (PlacedHand& each : complete) {
        const int player = each.hand.player();
        PlayerResult& entry = result.players[static_cast<std::size_t>(player) - 1];
        entry.ladder = std::move(each.ladder);
        entry.place = each.place;
        if (each.rank && isRepaired)
            entry.result = resultFor(entry.hand, each.hand, *each.rank, terms.rules);
        if (each.place == 1)
            result.winners.push_back(player);
    }
}

Showdown dealt(std::span<const Hand> hands)
{
    Showdown result;
    for (const Hand& hand : hands.first(std::min(hands.size(), maxPlayers)))
        result.players.emplace_back().hand = hand;
    return result;
}

} // namespace

std::optional<HandResult> evaluate(const Hand& hand, const HouseRules& rules,
                                   std::optional<Category> lens, Recorder* recorder)
{
    if (!hand.isComplete())
        return std::nullopt;
    PlacedHand placed{read(hand, rules), {}, {}, {}};
    findRank(placed, {rules, lens}, recorder);
    if (!placed.rank)
        return std::nullopt;
    return resultFor(hand, placed.hand, *placed.rank, rules);
}

PlayedHand playedHand(const PlayerResult& result, const HouseRules& rules, int player)
{
    PlayedHand played = read(result.hand, rules, player);
    const auto isNatural = [](const PlayedCard& card) { return !card.isWild(); };
    const auto* const natural = std::ranges::find_if(played, isNatural);
    const auto suit =
        natural == played.end() ? static_cast<std::uint8_t>(Suit::spades) : natural->suit;
    const bool differs = std::ranges::any_of(
        played, [&](const PlayedCard& card) { return !card.isWild() && card.suit != suit; });
    auto open = suit; // of the first one without a suit, which tells the five apart
    if (!differs)
        open = static_cast<std::uint8_t>(
            suit == static_cast<std::uint8_t>(Suit::hearts) ? Suit::clubs : Suit::hearts);
    for (const Substitution& wild : result.taken) {
        PlayedCard& card = played[wild.dealtPosition];
        card.value = static_cast<std::uint8_t>(number(wild.rank));
        card.suit = wild.suit ? static_cast<std::uint8_t>(*wild.suit) : std::exchange(open, suit);
    }
    return played;
}

const Comparison* decidingComparison(const Showdown& showdown, int player)
{
    const auto placeOf = [&](int number) {
        const auto index = static_cast<std::size_t>(number) - 1;
        return index < showdown.players.size() ? showdown.players[index].place : std::nullopt;
    };
    const std::optional<int> place = placeOf(player);
    const Comparison* found = nullptr;
    std::optional<int> nearest;
    for (const Comparison& comparison : showdown.comparisons) {
        const bool isFirst = comparison.firstPlayer == player;
        if (!place || (!isFirst && comparison.secondPlayer != player))
            continue;
        if (comparison.place == 2 && place == 2)
            return &comparison;
        const auto other = placeOf(isFirst ? comparison.secondPlayer : comparison.firstPlayer);
        const bool isAbove = place == 1 || other < place;
        const bool isNearer = !nearest || (place == 1 ? other < nearest : other > nearest);
        if (isAbove && isNearer) {
            found = &comparison;
            nearest = other;
        }
    }
    return found;
}

const Comparison* firstPlaceComparison(const Showdown& showdown)
{
    return showdown.winners.size() == 1 ? decidingComparison(showdown, showdown.winners.front())
                                        : nullptr;
}

Showdown compareHands(std::span<const Hand> hands, const HouseRules& rules,
                      std::optional<Category> lens, Recorder* recorder)
{
    Showdown result = dealt(hands);
    findOutcome(result, {rules, lens}, recorder);
    return result;
}

Showdown compareHandsTaking(std::span<const Hand> hands, const HouseRules& rules,
                            const TakenWilds& taken)
{
    Showdown result = dealt(hands);
    result.players[static_cast<std::size_t>(taken.player) - 1].taken = taken.as;
    findOutcome(result, {rules, std::nullopt}, nullptr);
    return result;
}

} // namespace showdown

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/compare/showdown.h"

#include "core/compare/categoryvalue.h"
#include "core/compare/lens.h"
#include "core/compare/winningplayer.h"
#include "core/match/pokerhand.h"
#include "core/match/wilds.h"

#include <algorithm>
#include <concepts>

namespace showdown {

namespace {

constexpr std::size_t maxPlayers = 3;

/// The rank that a complete hand is compared as; nothing if it does not fit the lens.
std::optional<Category> rankOfHand(const PlayedHand& hand, const HouseRules& rules,
                                   std::optional<Category> lens, Tracer auto recorder)
{
    if (!lens)
        return getPokerHand(hand, rules, recorder);
    if (!rules.knows(*lens) || !fitsLens(hand, *lens, rules, recorder))
        return std::nullopt;
    return lens;
}

HandResult resultFor(const Hand& hand, const PlayedHand& played, Category rank,
                     const HouseRules& rules)
{
    const bool bugs = rules.wildScope == WildScope::bug && isOfEqualValues(rank);
    const HandValue value = valueAs(rank, bugs ? readBugs(played, NoRecorder{}) : played, rules);
    const WorkingHand working = workingHand(hand, rules, value);
    return {value, working, substitutions(working)};
}

/// The players who take part, and the comparisons between them.
template <Tracer R>
class Match
{
public:
    Match(Showdown& result, const HouseRules& rules, R recorder)
        : m_result(result), m_rules(rules), m_recorder(recorder)
    {}

    void add(const PlayedHand& hand, Category rank) { m_hands.push_back({hand, rank}); }

    /// Runs the comparisons in the order of the series and fills in places and winners.
    void run()
    {
        m_betterHands.assign(m_hands.size(), 0);
        if (m_hands.size() == 2)
            rankTwo(0, 1, 1);
        if (m_hands.size() == 3)
            rankThree();
        for (std::size_t i = 0; i < m_hands.size(); ++i) {
            const int player = m_hands[i].hand.player();
            const int place = m_betterHands[i] + 1;
            m_result.players[static_cast<std::size_t>(player) - 1].place = place;
            if (place == 1)
                m_result.winners.push_back(player);
        }
    }

private:
    Outcome compare(std::size_t first, std::size_t second, int place)
    {
        if constexpr (std::same_as<R, Recorder*>)
            m_recorder->setComparison(static_cast<int>(m_result.comparisons.size()));
        Comparison comparison;
        comparison.firstPlayer = m_hands[first].hand.player();
        comparison.secondPlayer = m_hands[second].hand.player();
        comparison.place = place;
        const Outcome outcome =
            getWinningPlayer(m_hands[first], m_hands[second], m_rules, comparison, m_recorder);
        m_result.comparisons.push_back(std::move(comparison));
        return outcome;
    }

    Outcome rankTwo(std::size_t first, std::size_t second, int place)
    {
        const Outcome outcome = compare(first, second, place);
        if (outcome == Outcome::better)
            ++m_betterHands[second];
        if (outcome == Outcome::worse)
            ++m_betterHands[first];
        return outcome;
    }

    void rankThree()
    {
        const Outcome opening = rankTwo(0, 1, 1);
        const std::size_t leader = opening == Outcome::worse ? 1 : 0;
        const std::size_t other = 1 - leader;
        const Outcome second = rankTwo(leader, 2, 1);
        // What the leader beats or ties follows for the hand that ties with or loses to the leader.
        if (opening == Outcome::equal)
            m_betterHands[other] = m_betterHands[leader];
        if (opening == Outcome::equal && second == Outcome::better)
            m_betterHands[2] = 2;
        if (opening != Outcome::equal && second == Outcome::worse)
            m_betterHands[other] = 2;
        if (opening != Outcome::equal && second == Outcome::equal)
            m_betterHands[other] = 2;
        if (opening != Outcome::equal && second == Outcome::better)
            rankTwo(other, 2, 2);
    }

    Showdown& m_result;
    const HouseRules& m_rules;
    R m_recorder;
    std::vector<RankedHand> m_hands;
    std::vector<int> m_betterHands;
};

std::optional<HandResult> evaluateWith(const Hand& hand, const HouseRules& rules,
                                       std::optional<Category> lens, Tracer auto recorder)
{
    if (!hand.isComplete())
        return std::nullopt;
    const PlayedHand played = read(hand, rules);
    const std::optional<Category> rank = rankOfHand(played, rules, lens, recorder);
    if (!rank)
        return std::nullopt;
    return resultFor(hand, played, *rank, rules);
}

Showdown showdownWith(std::span<const Hand> hands, const HouseRules& rules,
                      std::optional<Category> lens, Tracer auto recorder)
{
    Showdown result;
    Match match(result, rules, recorder);
    for (const Hand& hand : hands.first(std::min(hands.size(), maxPlayers))) {
        const int player = static_cast<int>(result.players.size()) + 1;
        PlayerResult& entry = result.players.emplace_back();
        entry.hand = hand;
        if (!hand.isComplete())
            continue;
        const PlayedHand played = read(hand, rules, player);
        if (const auto rank = rankOfHand(played, rules, lens, recorder)) {
            entry.result = resultFor(hand, played, *rank, rules);
            match.add(played, *rank);
        }
    }
    match.run();
    return result;
}

} // namespace

std::optional<HandResult> evaluate(const Hand& hand, const HouseRules& rules,
                                   std::optional<Category> lens, Recorder* recorder)
{
    return recorder ? evaluateWith(hand, rules, lens, recorder)
                    : evaluateWith(hand, rules, lens, NoRecorder{});
}

Showdown showdown(std::span<const Hand> hands, const HouseRules& rules,
                  std::optional<Category> lens, Recorder* recorder)
{
    if (!recorder)
        return showdownWith(hands, rules, lens, NoRecorder{});
    recorder->setComparison(std::nullopt);
    return showdownWith(hands, rules, lens, recorder);
}

} // namespace showdown

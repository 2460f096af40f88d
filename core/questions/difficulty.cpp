// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/questions/difficulty.h"

#include "core/questions/bughunt.h"
#include "core/questions/exercisefacts.h"
#include "core/questions/mistakes.h"

#include <algorithm>
#include <cstdlib>
#include <set>

namespace showdown {
namespace {

constexpr std::array<std::string_view, allDifficulties.size()> difficultyIds{"easy", "medium",
                                                                             "hard"};

bool isUnsorted(const OpenHand& hand, const HouseRules& rules)
{
    std::vector<int> ranks;
    for (const std::optional<Card> card : hand) {
        if (card)
            ranks.push_back(rules.isWild(*card) ? 0 : number(*card->rank()));
    }
    return !std::ranges::is_sorted(ranks, std::greater());
}

/// Gathers the traps of an exercise, by its kind.
class TrapFinder
{
public:
    explicit TrapFinder(const Exercise& exercise) : m_exercise(exercise) {}

    std::vector<Trap> find()
    {
        addOfHands();
        std::visit([this](const auto& kind) { addOf(kind); }, m_exercise.kind);
        return m_traps;
    }

private:
    void add(bool isThere, Trap trap)
    {
        if (isThere)
            m_traps.push_back(trap);
    }

    void addOfHands()
    {
        using enum BeginnersMistake;
        const HouseRules& rules = m_exercise.rules;
        std::vector<Hand> hands = handsOf(m_exercise.hands);
        std::erase_if(hands, [](const Hand& hand) { return !hand.isComplete(); });
        const auto misleads = [&](BeginnersMistake mistake) {
            return std::ranges::any_of(
                hands, [&](const Hand& hand) { return readBy(mistake, hand, rules).has_value(); });
        };
        add(std::ranges::any_of(m_exercise.hands,
                                [&](const OpenHand& hand) { return isUnsorted(hand, rules); }),
            Trap::unsorted);
        add(std::ranges::any_of(hands,
                                [&](const Hand& hand) {
                                    const auto seeming = readBy(wildAsAce, hand, rules);
                                    return seeming
                                           && seeming->category()
                                                  < evaluate(hand, rules)->value.category();
                                }),
            Trap::temptingWild);
        add(misleads(fourAreEnough) || misleads(wheelForgotten) || misleads(wheelAssumed),
            Trap::seemsMore);
        add(misleads(lowPairCounts), Trap::lowPair);
    }

    void addOfComparing(bool isOrder = false)
    {
        const Showdown result = showdownOf(m_exercise);
        const auto naturals = [&](int player) {
            return naturalsOf(result.players[static_cast<std::size_t>(player) - 1].hand,
                              m_exercise.rules);
        };
        add(result.winners.size() > 1 && naturals(result.winners[0]) != naturals(result.winners[1]),
            Trap::unlikeTie);
        for (const Comparison& comparison : result.comparisons) {
            const ComparisonPart* part = comparison.decidingPart();
            if (!part)
                continue;
            if (part->kind == PartKind::rank) {
                const int better = *comparison.winner();
                const int other = comparison.firstPlayer + comparison.secondPlayer - better;
                const std::vector<int> lower = naturals(other);
                const std::vector<int> higher = naturals(better);
                add(!lower.empty() && (higher.empty() || lower[0] > higher[0]),
                    Trap::misleadingCard);
                continue;
            }
            const std::size_t parts = comparison.parts.size();
            add(parts == 1 && std::abs(part->first - part->second) == 1, Trap::oneStep);
            add(parts > 1 && !isOrder, Trap::secondPart);
            add(parts > 2, Trap::thirdPart);
        }
    }

    void addOfOdds(int player)
    {
        add(m_exercise.situation->players.size() > 1, Trap::opponent);
        const std::optional<PlayerOuts> outs = outsAsked(m_exercise, player);
        if (!outs)
            return;
        add(std::ranges::any_of(
                outs->misses,
                [](const Miss& miss) { return miss.reason == MissReason::helpsOpponent; }),
            Trap::helpsOther);
        std::set<Category> made;
        for (const Out& out : outs->outs)
            made.insert(out.makes.category());
        add(made.size() > 1, Trap::severalRanks);
    }

    void addOf(const ChooseWinner& /*kind*/) { addOfComparing(); }
    void addOf(const ChooseDecidingCard& /*kind*/) { addOfComparing(); }
    void addOf(const OrderParts& /*kind*/) { addOfComparing(true); }
    void addOf(const MarkOuts& asked) { addOfOdds(asked.player); }
    void addOf(const GiveNumber& asked)
    {
        using Of = GiveNumber::Of;
        if (!m_exercise.situation)
            return;
        addOfOdds(asked.player);
        add(asked.of != Of::outs && asked.of != Of::unseen, Trap::chance);
    }
    void addOf(const BuildHands& build)
    {
        add(build.goal.decides.has_value(), Trap::decidingPart);
        add(openPlaces(m_exercise).size() > 2, Trap::manyOpen);
    }
    void addOf(const FindNextStep& asked)
    {
        const Run run = runOf(m_exercise);
        add(run.step(asked.step).depth > 1, Trap::innerCall);
    }
    void addOf(const FindBug& asked)
    {
        const BugHunt hunt(m_exercise);
        const auto isAnywhere = [&](auto isAt) {
            return std::ranges::any_of(
                allTables, [&](int table) { return !hunt.isShownAt(table) && isAt(table); });
        };
        add(std::ranges::any_of(asked.tables,
                                [this](const std::vector<OpenHand>& table) {
                                    return std::ranges::any_of(table, [this](const OpenHand& hand) {
                                        return isUnsorted(hand, m_exercise.rules);
                                    });
                                }),
            Trap::unsorted);
        add(isAnywhere([&](int table) { return hunt.runsMistake(table); }), Trap::mistakeRuns);
        add(isAnywhere([&](int table) { return hunt.parts(table); }), Trap::mistakeParts);
    }
    void addOf(const auto& /*is about single hands*/) {}

    const Exercise& m_exercise;
    std::vector<Trap> m_traps;
};

} // namespace

std::string_view id(Difficulty difficulty)
{
    return difficultyIds[static_cast<std::size_t>(difficulty)];
}

std::optional<Difficulty> difficultyFromId(std::string_view text)
{
    const auto* const known = std::ranges::find(difficultyIds, text);
    return known == difficultyIds.end()
               ? std::nullopt
               : std::optional(
                   allDifficulties[static_cast<std::size_t>(known - difficultyIds.begin())]);
}

std::vector<Trap> trapsIn(const Exercise& exercise)
{
    return TrapFinder(exercise).find();
}

Difficulty difficultyOf(const Exercise& exercise)
{
    return allDifficulties[std::min(trapsIn(exercise).size(), allDifficulties.size() - 1)];
}

} // namespace showdown

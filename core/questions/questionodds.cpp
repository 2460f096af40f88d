// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/cards/deck.h"
#include "core/questions/exercisefacts.h"
#include "core/questions/questiondealers.h"
#include "core/rules/presets.h"

#include <algorithm>

namespace showdown {
namespace {

constexpr int mostOuts = 15; // more would be tedious to mark

/// The hands on a board; half of the time most cards are of two suits, so that flushes are near.
Situation dealtSituation(int players, int boardCards, bool isSorted, SeededRandom& random)
{
    std::vector<Card> deck = naturalDeck();
    random.shuffle(deck);
    if (random.chance(1, 2)) {
        auto suits = allSuits();
        random.shuffle(suits);
        // clang 14 does not compile std::ranges::stable_partition()
        std::stable_partition(deck.begin(), deck.end(), [&](Card card) {
            return card.suit() == suits[0] || card.suit() == suits[1];
        });
        deck.erase(deck.begin() + 20, deck.begin() + 26);
        deck.resize(26, Card::joker()); // 20 cards of two suits and six others
        random.shuffle(deck);
    }
    const auto isHigher = [](Card a, Card b) { return a > b; };
    if (isSorted) {
        std::sort(deck.begin(), deck.begin() + boardCards, isHigher);
        for (int player = 0; player < players; ++player) {
            const auto hole = deck.begin() + boardCards + static_cast<std::ptrdiff_t>(2) * player;
            std::sort(hole, hole + 2, isHigher);
        }
    }
    Situation situation;
    situation.rules = rulesOf(Preset::standard);
    auto next = deck.begin();
    while (static_cast<int>(situation.board.size()) < boardCards)
        situation.board.push_back(*next++);
    for (int player = 0; player < players; ++player, next += 2)
        situation.players.push_back({*next, *(next + 1)});
    return situation;
}

bool makeOneRank(const PlayerOuts& outs)
{
    return std::ranges::all_of(outs.outs, [&outs](const Out& out) {
        return out.makes.category() == outs.outs.front().makes.category();
    });
}

/// Which number is asked for; the easy ones are counted, the others worked out.
GiveNumber askedNumber(const Situation& situation, Difficulty difficulty, SeededRandom& random)
{
    using Of = GiveNumber::Of;
    GiveNumber asked;
    asked.of = random.pick(std::array{Of::outs, Of::outs, Of::unseen});
    if (difficulty != Difficulty::easy) {
        const bool isContest = situation.players.size() > 1 && situation.board.size() == 4;
        const bool isHard = difficulty == Difficulty::hard;
        asked.of = random.pick(std::array{Of::percent, Of::against, isHard ? Of::against : Of::outs,
                                          isContest ? Of::equity : Of::percent});
    }
    if (asked.of == Of::percent || asked.of == Of::equity)
        asked.within = 0.5; // as people round
    else if (asked.of == Of::against)
        asked.within = 0.05;
    return asked;
}

} // namespace

std::optional<DealtExercise> dealOdds(const QuestionSource& source, SeededRandom& random)
{
    constexpr std::array contests{0, 1, 2}; // of three, by difficulty
    const bool isContest = random.chance(contests[static_cast<std::size_t>(source.difficulty)], 3);
    const int boardCards =
        random.chance(1, 2) ? boardCardsOn(Street::flop) : boardCardsOn(Street::turn);
    const bool isSorted = areShownSorted(source.difficulty, random);
    const Situation situation = dealtSituation(isContest ? 2 : 1, boardCards, isSorted, random);
    std::vector<std::optional<Category>> hopes{std::nullopt};
    if (!isContest) {
        const auto higher = ranksToHopeFor(handSoFar(situation, 0)->category(), situation.rules);
        hopes.assign(higher.begin(), higher.end());
    }
    std::erase_if(hopes, [&](const std::optional<Category>& hope) {
        const std::optional<PlayerOuts> outs = outsFor(situation, 1, hope);
        return !outs || outs->count == 0 || outs->count > mostOuts
               || (source.difficulty == Difficulty::hard && makeOneRank(*outs));
    });
    if (hopes.empty())
        return std::nullopt;
    DealtExercise dealt;
    dealt.exercise.rules = situation.rules;
    dealt.exercise.situation = situation;
    dealt.exercise.hope = random.pick(hopes);
    dealt.exercise.kind = MarkOuts{};
    if (source.kind == QuestionKind::number)
        dealt.exercise.kind = askedNumber(situation, source.difficulty, random);
    return dealt;
}

} // namespace showdown

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/questions/exercise.h"

#include "core/questions/bughunt.h"
#include "core/questions/exercisefacts.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <iterator>
#include <set>

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

bool asksAboutTables(const Exercise& exercise)
{
    return std::holds_alternative<FindBug>(exercise.kind);
}

/// The number of hands that a kind needs, at least and at most.
struct HandsNeeded
{
    int least = 1;
    int most = 3;
};

HandsNeeded handsNeeded(const ExerciseKind& kind)
{
    if (std::holds_alternative<ChooseWinner>(kind) || std::holds_alternative<ChooseHand>(kind))
        return {2, 3};
    if (std::holds_alternative<ChooseDecidingCard>(kind)
        || std::holds_alternative<OrderParts>(kind))
        return {2, 2};
    if (std::holds_alternative<FindBug>(kind))
        return {0, 0};
    return {};
}

ExerciseFaults faultOfHands(const Exercise& exercise)
{
    const int count = static_cast<int>(exercise.hands.size());
    const HandsNeeded needed = handsNeeded(exercise.kind);
    if (count < needed.least || count > needed.most)
        return asksAboutTables(exercise) ? ExerciseFault::notThreeTables
                                         : ExerciseFault::wrongHandCount;
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
    const bool needsNone = asksAboutCard(exercise) || asksAboutTables(exercise);
    if (asksAboutSituation(exercise) ? !exercise.situation : !hasHands && !needsNone)
        return ExerciseFault::noHands;
    if (!knows(exercise.lens) || !knows(exercise.hope))
        return ExerciseFault::unknownLens;
    if (exercise.situation && findError(situationOf(exercise)))
        return ExerciseFault::badSituation;
    return hasHands ? faultOfHands(exercise) : std::nullopt;
}

const HandResult& askedResult(const Showdown& showdown, int player)
{
    return *showdown.players[static_cast<std::size_t>(player) - 1].result;
}

/// The players, from 1, whose hands are of a rank.
std::vector<int> handsOfRank(const Showdown& showdown, Category rank)
{
    std::vector<int> players;
    for (int player = 1; player <= static_cast<int>(showdown.players.size()); ++player) {
        if (askedResult(showdown, player).value.category() == rank)
            players.push_back(player);
    }
    return players;
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
    Showdown outcome() const { return showdownOf(exercise); }

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
    ExerciseFaults operator()(const ChooseName& asked) const
    {
        constexpr std::size_t nameCount = 4;
        if (!hasPlayer(asked.player))
            return ExerciseFault::noSuchPlayer;
        const std::set<HandValue> names(asked.names.begin(), asked.names.end());
        const bool isRightAmong = names.contains(askedResult(outcome(), asked.player).value);
        return isRightAmong && names.size() == nameCount && asked.names.size() == nameCount
                   ? std::nullopt
                   : ExerciseFaults(ExerciseFault::notOneName);
    }
    ExerciseFaults operator()(const ChooseHand& asked) const
    {
        if (!exercise.rules.knows(asked.rank))
            return ExerciseFault::unknownLens;
        return handsOfRank(outcome(), asked.rank).size() == 1
                   ? std::nullopt
                   : ExerciseFaults(ExerciseFault::notOneHand);
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
    ExerciseFaults operator()(const FindNextStep& asked) const
    {
        return nextStepAsked(exercise, asked) ? std::nullopt
                                              : ExerciseFaults(ExerciseFault::noSuchVariable);
    }
    ExerciseFaults operator()(const FindBug& asked) const
    {
        if (asked.tables.size() != tableCount)
            return ExerciseFault::notThreeTables;
        for (const std::vector<OpenHand>& table : asked.tables) {
            if (table.size() != 2)
                return ExerciseFault::notThreeTables;
            if (std::ranges::any_of(table, hasOpenPlace))
                return ExerciseFault::handUnfinished;
            if (exercise.rules.deck == DeckKind::one && findRepeatedCard(handsOf(table)))
                return ExerciseFault::cardTwice;
        }
        const BugHunt hunt(exercise);
        if (!hunt.listing())
            return ExerciseFault::noMistake;
        const std::vector<int> showing = hunt.showingTables();
        if (showing.size() != 1)
            return ExerciseFault::notOneTable;
        return hunt.runsMistake(showing.front()) ? std::nullopt
                                                 : ExerciseFaults(ExerciseFault::noMistake);
    }
};

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

    /// Whether a player's hand is of this rank.
    Judgement ranked(int player, Category named) const
    {
        Judgement judgement = compared();
        const Category real = askedResult(judgement.showdown, player).value.category();
        judgement.isRight = named == real;
        if (!judgement.isRight)
            judgement.contradicts = exercise.rules.knows(named) ? std::max(named, real) : real;
        return judgement;
    }

    Judgement operator()(const NameRank& asked, Category named) const
    {
        return ranked(asked.player, named);
    }

    Judgement operator()(const ChooseName& asked, const HandValue& named) const
    {
        Judgement judgement = ranked(asked.player, named.category());
        if (judgement.isRight && named != askedResult(judgement.showdown, asked.player).value) {
            judgement.isRight = false;
            judgement.contradicts = named.category();
        }
        return judgement;
    }

    Judgement operator()(const ChooseHand& asked, const ChosenHand& chosen) const
    {
        if (chosen.player < 1 || chosen.player > static_cast<int>(exercise.hands.size()))
            return unjudged(AnswerFault::unfinished);
        return ranked(chosen.player, asked.rank);
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

    Judgement operator()(const FindNextStep& asked, const NextStep& named) const
    {
        const NextStep real = *nextStepAsked(exercise, asked);
        if (named.what.index() != real.what.index())
            return unjudged(AnswerFault::otherKind);
        Judgement judgement = compared();
        judgement.isRight = named == real;
        return judgement;
    }

    /// With what is compared at the table that shows the mistake.
    Judgement operator()(const FindBug& /*asked*/, const FoundBug& found) const
    {
        const BugHunt hunt(exercise);
        if (found.table < 1 || found.table > tableCount || found.line < 1
            || found.line > hunt.lineCount())
            return unjudged(AnswerFault::noSuchLine);
        Judgement judgement = compared(hunt.handsAt(hunt.showingTable()));
        judgement.isTableWrong = !hunt.isShownAt(found.table);
        judgement.isLineWrong = !hunt.isMistake(found.line);
        judgement.isRight = !judgement.isTableWrong && !judgement.isLineWrong;
        return judgement;
    }
};

/// Finds the right answer to each kind.
struct RightExerciseAnswer
{
    const Exercise& exercise;

    using Answer = std::optional<ExerciseAnswer>;

    Showdown outcome() const { return showdownOf(exercise); }

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
    Answer operator()(const ChooseName& asked) const
    {
        return askedResult(outcome(), asked.player).value;
    }
    Answer operator()(const ChooseHand& asked) const
    {
        return ChosenHand{handsOfRank(outcome(), asked.rank).front()};
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
    Answer operator()(const FindNextStep& asked) const { return nextStepAsked(exercise, asked); }
    Answer operator()(const FindBug& /*kind*/) const
    {
        const BugHunt hunt(exercise);
        return FoundBug{hunt.showingTable(), hunt.tellingLine()};
    }
};

} // namespace

std::optional<ExerciseFault> findFault(const Exercise& exercise)
{
    if (const ExerciseFaults fault = faultOfSetting(exercise))
        return fault;
    return std::visit(FaultOfKind{exercise}, exercise.kind);
}

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

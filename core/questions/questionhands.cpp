// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/questions/exercisefacts.h"
#include "core/questions/handpicker.h"
#include "core/questions/questiondealers.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace showdown {
namespace {

/// How hands that are compared relate.
enum class Closeness : std::uint8_t {
    apart,  ///< the first part decides, by more than one step, or the rank
    byRank, ///< see isHighestCardMisleading()
    late,   ///< see differLate()
};

class HandsDealer
{
public:
    HandsDealer(const QuestionSource& source, const HouseRules& rules, SeededRandom& random)
        : m_source(source),
          m_rules(rules),
          m_random(random),
          m_picker(rules, random),
          m_isSorted(areShownSorted(source.difficulty, random)),
          m_rank(someRank())
    {}

    std::optional<DealtExercise> deal(const std::vector<int>& winners)
    {
        using enum QuestionKind;
        switch (m_source.kind) {
        case winner:
            return asked(ChooseWinner{}, table(winners));
        case rank:
            return asked(NameRank{}, one(m_random.chance(1, 3) ? ofRankNear(m_rank) : wished()));
        case name:
            return asked(ChooseName{1, {}}, one(wished()));
        case which:
            return asked(ChooseHand{m_rank}, oneOfRank());
        case decidingCard:
            return asked(ChooseDecidingCard{}, pair());
        case order:
            return asked(OrderParts{}, pair());
        case wild:
            return wildAsked();
        case number:
            return numberAsked();
        case build:
            return m_source.topic == Topic::threePlayers
                           || (m_source.topic != Topic::rules && m_random.chance(1, 2))
                       ? winnerBuilt()
                       : nameBuilt();
        default:
            return std::nullopt;
        }
    }

private:
    using Hands = std::vector<Hand>; ///< none: the try has failed

    /// Of the topic or, where it goes beyond a rank, one that its questions have.
    Category someRank()
    {
        if (const auto rank = rankOf(m_source.topic))
            return *rank;
        using enum Category;
        std::vector<Category> ranks{pair,      threeOfAKind, threeOfAKind, // as wilds often make
                                    fullHouse, fourOfAKind,  flush};
        if (m_source.kind != QuestionKind::order)
            ranks.insert(ranks.end(), {straight, straight, straightFlush});
        else if (m_source.difficulty != Difficulty::easy)
            std::erase_if(ranks, [](Category rank) { return !hasThreeParts(rank); });
        if (m_source.kind != QuestionKind::wild && !isAboutWilds())
            ranks.insert(ranks.end(), {highCard, twoPair}); // which wilds make better hands of
        return m_random.pick(ranks);
    }

    static bool hasThreeParts(Category rank)
    {
        return rank == Category::highCard || rank == Category::flush
               || equalGroupCount(rank) + kickerCount(rank) > 2;
    }

    /// Hands of the rank; under other rules, all that those read otherwise.
    ValuesFit wished() const
    {
        if (m_source.topic == Topic::rules)
            return [](const NaturalValues& /*any*/) { return true; };
        return HandPicker::ofRank(m_rank);
    }

    bool mustHoldWilds() const
    {
        return m_source.topic == Topic::wilds || m_source.kind == QuestionKind::wild
               || m_rank == Category::fiveOfAKind || mustWildsMakeEqual();
    }

    /// Whether only wilds can make two hands of the rank equal in the first part, as the order of
    /// parts needs it: one deck has no others.
    bool mustWildsMakeEqual() const
    {
        using enum Category;
        const bool areOrdered =
            m_source.kind == QuestionKind::order || m_source.kind == QuestionKind::build;
        return areOrdered && m_rules.deck == DeckKind::one
               && (m_rank == threeOfAKind || m_rank == fullHouse || m_rank == fourOfAKind);
    }

    int someWilds(bool mustHold)
    {
        constexpr std::array chances{1, 2, 3}; // of six, by difficulty
        const int chance = chances[static_cast<std::size_t>(m_source.difficulty)];
        if (!mustHold && !m_random.chance(chance, 6))
            return 0;
        return 1 + static_cast<int>(m_random.weighted(std::array{6, 3, 1}));
    }

    /// Values for which a fit holds and which other rules read otherwise.
    ValuesFit differing(const ValuesFit& fits, int wilds) const
    {
        if (m_source.topic != Topic::rules || m_source.rules.rules.wildRanks != m_rules.wildRanks)
            return fits;
        const auto usual = naturalValues(wilds, m_source.rules.rules);
        const auto real = naturalValues(wilds, m_rules);
        const bool differ =
            !std::ranges::equal(*usual, *real, {}, &NaturalValues::value, &NaturalValues::value);
        if (!differ)
            return fits; // fewer wilds win, for example
        const bool isByRank =
            m_source.kind == QuestionKind::which || m_source.kind == QuestionKind::rank;
        return [usual, isByRank, fits](const NaturalValues& values) {
            const HandValue& was = (*usual)[values.place].value;
            return fits(values)
                   && (isByRank ? was.category() != values.value.category() : was != values.value);
        };
    }

    std::optional<PickedHand> pick(const ValuesFit& fits)
    {
        const int wilds = someWilds(mustHoldWilds());
        return m_picker.pick(wilds, differing(fits, wilds));
    }

    ValuesFit ofRankNear(Category rank)
    {
        std::vector<Category> others;
        for (const Category each : allCategories()) {
            const int apart = std::abs(static_cast<int>(each) - static_cast<int>(rank));
            if (m_rules.knows(each) && apart > 0 && apart <= 2)
                others.push_back(each);
        }
        return HandPicker::ofRank(m_random.pick(others));
    }

    Closeness someCloseness()
    {
        using enum Closeness;
        switch (m_source.difficulty) {
        case Difficulty::easy:
            return apart;
        case Difficulty::medium:
            return m_isSorted ? m_random.pick(std::array{late, late, byRank}) : apart;
        case Difficulty::hard:
            break;
        }
        return m_random.pick(std::array{late, late, late, byRank});
    }

    /// Hands that are better or worse than another one.
    ValuesFit relatedTo(const PickedHand& base, bool isBelow, Closeness closeness,
                        bool mustBeOfRank)
    {
        const NaturalValues to = base.values;
        const bool isOfRank = mustBeOfRank || closeness == Closeness::late || m_random.chance(1, 2);
        const bool areOrdered =
            m_source.kind == QuestionKind::order && hasThreeParts(to.value.category());
        const bool areTwoEqual = // parts
            areOrdered ? m_source.difficulty != Difficulty::easy
                       : m_source.difficulty == Difficulty::hard && to.value.size() > 2
                             && m_random.chance(2, 3);
        return [=](const NaturalValues& other) {
            const HandValue& own = other.value;
            if (own == to.value || (own < to.value) != isBelow)
                return false;
            const bool hasRank = own.category() == to.value.category();
            if (closeness == Closeness::byRank)
                return !hasRank && isHighestCardMisleading(other, to);
            if (hasRank != isOfRank)
                return false;
            if (closeness == Closeness::apart)
                return !hasRank || std::abs(number(own[0]) - number(to.value[0])) > 1;
            return differLate(own, to.value)
                   && (!areTwoEqual || own[0] != to.value[0] || own[1] == to.value[1]);
        };
    }

    std::optional<PickedHand> related(const PickedHand& base, bool isBelow)
    {
        const int wilds = someWilds(false);
        return m_picker.pick(wilds, relatedTo(base, isBelow, someCloseness(), false));
    }

    bool isAboutWilds() const { return m_source.topic == Topic::wilds; }

    Hands one(const ValuesFit& fits)
    {
        const auto hand = pick(fits);
        return hand ? Hands{hand->hand} : Hands();
    }

    /// Hands of which these win.
    Hands table(const std::vector<int>& winners)
    {
        if (m_source.topic == Topic::rules)
            return tableReadOtherwise(winners);
        const std::size_t players = m_source.topic == Topic::threePlayers ? 3 : 2;
        auto base = pick(HandPicker::ofRank(m_rank));
        if (!base)
            return {};
        std::vector<PickedHand> best{*base};
        std::vector<PickedHand> others;
        if (winners.size() == 1 && m_random.chance(1, 2)) {
            if (const auto better = related(*base, false))
                others.push_back(std::exchange(best.front(), *better));
        }
        while (best.size() < winners.size()) {
            const auto equal = m_picker.pick(tyingWilds(*base), [&](const NaturalValues& values) {
                return values.value == base->values.value;
            });
            if (!equal)
                return {};
            best.push_back(*equal);
        }
        while (best.size() + others.size() < players) {
            const auto worse = related(best.front(), true);
            if (!worse)
                return {};
            others.push_back(*worse);
        }
        m_random.shuffle(best);
        m_random.shuffle(others);
        Hands hands;
        for (int player = 1; player <= static_cast<int>(players); ++player) {
            auto& from = std::ranges::find(winners, player) != winners.end() ? best : others;
            hands.push_back(from.back().hand);
            from.pop_back();
        }
        return compareHands(hands, m_rules).winners == winners ? hands : Hands();
    }

    /// Two hands that win or tie as asked, but not under the usual rules.
    Hands tableReadOtherwise(const std::vector<int>& winners)
    {
        const int wilds = someWilds(m_random.chance(1, 2));
        const int others = someWilds(m_random.chance(1, 2));
        const bool readsSame = m_source.rules.rules.wildRanks != m_rules.wildRanks;
        const auto base = m_random.chance(1, 2) ? m_picker.pick(wilds, differing(wished(), wilds))
                                                : m_picker.pick(wilds, HandPicker::ofRank(m_rank));
        if (!base)
            return {};
        const auto standing = [&](const NaturalValues& own, const NaturalValues& values,
                                  const HouseRules& rules) {
            if (own.value != values.value)
                return own.value < values.value ? Outcome::worse : Outcome::better;
            return rules.naturalBeatsWild ? outcomeOf(others, wilds) : Outcome::equal;
        };
        const auto usualBase = naturalValues(wilds, m_source.rules.rules);
        const auto usual = naturalValues(others, m_source.rules.rules);
        const auto other = m_picker.pick(others, [&](const NaturalValues& values) {
            const Outcome real = standing(base->values, values, m_rules);
            const Outcome was = standing((*usualBase)[base->values.place], (*usual)[values.place],
                                         m_source.rules.rules);
            return (real == Outcome::equal) == (winners.size() == 2) && (readsSame || real != was);
        });
        if (!other)
            return {};
        Hands hands{base->hand, other->hand};
        if (compareHands(hands, m_rules).winners != winners)
            std::swap(hands[0], hands[1]);
        return compareHands(hands, m_rules).winners == winners ? hands : Hands();
    }

    int tyingWilds(const PickedHand& base)
    {
        return m_source.difficulty == Difficulty::easy ? base.wilds : someWilds(isAboutWilds());
    }

    /// Two hands of a rank that do not tie; for the order of parts the first one is equal.
    Hands pair()
    {
        const auto base = pick(wished());
        if (!base)
            return {};
        const bool isLate =
            m_source.kind == QuestionKind::order || m_source.kind == QuestionKind::build;
        const Closeness closeness =
            isLate || someCloseness() != Closeness::apart ? Closeness::late : Closeness::apart;
        const ValuesFit fits = relatedTo(*base, m_random.chance(1, 2), closeness, true);
        const Rank first = base->values.value[0];
        const auto other =
            m_picker.pick(someWilds(mustWildsMakeEqual()), [&](const NaturalValues& values) {
                return fits(values) && (!isLate || values.value[0] == first);
            });
        if (!other)
            return {};
        Hands hands{base->hand, other->hand};
        m_random.shuffle(hands);
        return hands;
    }

    /// Three hands, one of which is of the rank.
    Hands oneOfRank()
    {
        const auto right = pick(HandPicker::ofRank(m_rank));
        Hands hands;
        if (right)
            hands.push_back(right->hand);
        while (hands.size() < 3) {
            const int wilds = someWilds(isAboutWilds());
            const auto other = m_picker.pick(wilds, ofRankNear(m_rank));
            if (!other)
                return {};
            hands.push_back(other->hand);
        }
        m_random.shuffle(hands);
        return hands;
    }

    std::optional<DealtExercise> wildAsked()
    {
        if (m_rank != Category::twoPair)
            return asked(NameWilds{}, one(wished()));
        // by best rank a wild makes more of two pair
        auto dealt = asked(NameWilds{}, one([](const NaturalValues& values) {
                               return std::ranges::max(values.counts) < 3;
                           }));
        if (dealt)
            dealt->exercise.lens = m_rank;
        return dealt;
    }

    /// The value of a part of the hand; where wilds are the topic, sometimes how many it holds.
    std::optional<DealtExercise> numberAsked()
    {
        const Hands hands = one(wished());
        GiveNumber number;
        number.of = GiveNumber::Of::wilds;
        const bool isWildsKnown = isAboutWilds() || m_source.topic == Topic::rules;
        if (hands.empty() || (isWildsKnown && m_random.chance(1, 4)))
            return asked(number, hands);
        std::vector<ComparisonPart> parts = partsOf(hands.front(), m_rules, std::nullopt);
        std::erase_if(parts, [](const ComparisonPart& part) {
            return part.kind == PartKind::wilds || part.kind == PartKind::rank;
        });
        number.of = GiveNumber::Of::partValue;
        number.part = nameOf(m_random.pick(parts));
        return asked(number, hands);
    }

    /// A hand of a name, of which some cards are given.
    std::optional<DealtExercise> nameBuilt()
    {
        auto dealt = asked(BuildHands{}, one(wished()));
        if (!dealt)
            return std::nullopt;
        const HandValue value = evaluate(handsOf(dealt->exercise.hands).front(), m_rules)->value;
        BuildGoal goal;
        goal.ranks[0] = value.category();
        for (int i = 0; i < value.size(); ++i)
            goal.values[0].push_back(value[i]);
        dealt->exercise.kind = BuildHands{goal};
        return opened(*dealt, 0);
    }

    /// A hand that beats two others, or one by a kicker or a later card.
    std::optional<DealtExercise> winnerBuilt()
    {
        const bool areThree = m_source.topic == Topic::threePlayers;
        const bool hasLater =
            kickerCount(m_rank) > 0 || m_rank == Category::highCard || m_rank == Category::flush;
        if (!areThree && !hasLater)
            return nameBuilt();
        auto dealt = asked(BuildHands{}, areThree ? table({1 + m_random.below(3)}) : pair());
        if (!dealt)
            return std::nullopt;
        const Showdown result = compareHands(handsOf(dealt->exercise.hands), m_rules);
        BuildGoal goal;
        goal.winners = result.winners;
        if (!areThree) {
            const Comparison* comparison = firstPlaceComparison(result);
            const PartName part = comparison ? nameOf(*comparison->decidingPart()) : PartName{};
            if (part.index == 0 || part == PartName{PartKind::card, 1})
                return std::nullopt;
            goal.decides = part;
        }
        dealt->exercise.kind = BuildHands{goal};
        return opened(*dealt, result.winners.front() - 1);
    }

    /// The exercise with some places of a hand open, more for the harder ones. A wild stays.
    DealtExercise opened(DealtExercise dealt, int hand)
    {
        dealt.solution = dealt.exercise.hands;
        OpenHand& cards = dealt.exercise.hands[static_cast<std::size_t>(hand)];
        std::array<std::size_t, Hand::fullSize> places{0, 1, 2, 3, 4};
        m_random.shuffle(places);
        // clang 14 does not compile std::ranges::stable_partition()
        std::stable_partition(places.begin(), places.end(),
                              [&](std::size_t place) { return !m_rules.isWild(*cards[place]); });
        const int least = m_source.difficulty == Difficulty::hard ? 2 : 1;
        const int open = least + m_random.below(2);
        for (int i = 0; i < open; ++i)
            cards[places[static_cast<std::size_t>(i)]].reset();
        return dealt;
    }

    OpenHand shown(const Hand& hand) const
    {
        OpenHand shown;
        std::ranges::copy(hand, shown.begin());
        if (m_isSorted) {
            std::ranges::stable_sort(shown, std::greater(),
                                     [this](const std::optional<Card>& card) {
                                         return m_rules.isWild(*card) ? 0 : number(*card->rank());
                                     });
        }
        return shown;
    }

    std::optional<DealtExercise> asked(const ExerciseKind& kind, const Hands& hands) const
    {
        if (hands.empty())
            return std::nullopt;
        DealtExercise dealt;
        dealt.exercise.rules = m_rules;
        dealt.exercise.kind = kind;
        for (const Hand& hand : hands)
            dealt.exercise.hands.push_back(shown(hand));
        return dealt;
    }

    const QuestionSource& m_source;
    const HouseRules& m_rules;
    SeededRandom& m_random;
    HandPicker m_picker;
    bool m_isSorted = false;
    Category m_rank = Category::highCard;
};

} // namespace

bool areShownSorted(Difficulty difficulty, SeededRandom& random)
{
    return difficulty == Difficulty::easy
           || (difficulty == Difficulty::medium && random.chance(1, 2));
}

std::optional<DealtExercise> dealHands(const QuestionSource& source, const HouseRules& rules,
                                       const std::vector<int>& winners, SeededRandom& random)
{
    return HandsDealer(source, rules, random).deal(winners);
}

} // namespace showdown

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/questions/contradiction.h"
#include "tests/core/questions/dealttables.h"
#include "tests/support/exercises.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <algorithm>
#include <numeric>
#include <set>

using namespace showdown;
using namespace showdown::tests;

/// Random exercises of every kind: the answer by the definition of a hand's value is right, and any
/// other is wrong.
class TestExerciseLaws : public QObject
{
    Q_OBJECT

private slots:
    void builtHands_data() { addPresets(); }
    void builtHands();
    void winners_data() { addPresets(); }
    void winners();
    void decidingCards_data() { addPresets(); }
    void decidingCards();
    void orders_data() { addPresets(); }
    void orders();
    void wilds_data() { addPresets(); }
    void wilds();
    void ranks_data() { addPresets(); }
    void ranks();
    void numbersOfHands_data() { addPresets(); }
    void numbersOfHands();

private:
    static void addPresets()
    {
        QTest::addColumn<QString>("rules");
        for (const Preset preset : allPresets())
            QTest::newRow(id(preset).data()) << qt(id(preset));
    }
};

namespace {

constexpr int wantedExercises = 200;

/// Collects exercises of one kind until there are enough.
class Exercises
{
public:
    Exercises(const QString& rules, unsigned seed)
        : m_rules(rulesFrom(rules)->rules), m_random(seed)
    {}

    Exercise next(const ExerciseKind& kind, int players = 0)
    {
        while (true) {
            Exercise exercise;
            exercise.rules = m_rules;
            exercise.kind = kind;
            exercise.lens = m_random.lens();
            const std::vector<Hand> hands = dealtTable(m_random, m_rules);
            if (players > 0 && static_cast<int>(hands.size()) != players)
                continue;
            for (const Hand& hand : hands) {
                OpenHand& open = exercise.hands.emplace_back();
                std::ranges::copy(hand, open.begin());
            }
            if (!findFault(exercise))
                return exercise;
        }
    }
    RandomHands& random() { return m_random; }

private:
    HouseRules m_rules;
    RandomHands m_random;
};

std::vector<Hand> fullHands(const std::vector<OpenHand>& open)
{
    std::vector<Hand> hands;
    for (const OpenHand& each : open) {
        Hand& hand = hands.emplace_back();
        for (const std::optional<Card> card : each)
            hand.add(*card);
    }
    return hands;
}

Hand fullHand(const OpenHand& open)
{
    return fullHands({open}).front();
}

std::optional<HandValue> valueOf(const Exercise& exercise, std::size_t hand)
{
    return reference::valuesOf(fullHand(exercise.hands[hand]), exercise.rules)[exercise.lens];
}

/// The five ranks of a value, in comparing order.
std::vector<Rank> ranksOf(const HandValue& value)
{
    std::vector<Rank> ranks;
    if (isRow(value.category())) {
        for (int step = 0; step < Hand::fullSize; ++step) {
            const int row = number(value[0]) - step;
            ranks.push_back(row == 1 ? Rank::ace : *rankOf(row));
        }
        return ranks;
    }
    for (int group = 0; group < value.size(); ++group) {
        const int size = groupSizes(value.category())[static_cast<std::size_t>(group)];
        ranks.insert(ranks.end(), static_cast<std::size_t>(size), value[group]);
    }
    return ranks;
}

/// What the wilds of a hand become, derived from its value.
std::multiset<Rank> wildRanks(const Hand& hand, const HandValue& value, const HouseRules& rules)
{
    const std::vector<Rank> all = ranksOf(value);
    std::multiset<Rank> left(all.begin(), all.end());
    for (const Card card : hand) {
        if (!rules.isWild(card))
            left.erase(left.find(*card.rank()));
    }
    return left;
}

/// The names of the parts that a rank compares, in order.
std::vector<PartName> partNames(Category category)
{
    using enum PartKind;
    switch (category) {
    case Category::highCard:
    case Category::flush:
        return {{card, 1}, {card, 2}, {card, 3}, {card, 4}, {card, 5}};
    case Category::pair:
        return {{pair, 0}, {kicker, 1}, {kicker, 2}, {kicker, 3}};
    case Category::twoPair:
        return {{higherPair, 0}, {lowerPair, 0}, {kicker, 1}};
    case Category::threeOfAKind:
        return {{trio, 0}, {kicker, 1}, {kicker, 2}};
    case Category::straight:
    case Category::straightFlush:
    case Category::royalFlush:
        return {{highest, 0}};
    case Category::fullHouse:
        return {{trio, 0}, {pair, 0}};
    case Category::fourOfAKind:
        return {{quad, 0}, {kicker, 1}};
    case Category::fiveOfAKind:
        break;
    }
    return {{five, 0}};
}

/// The first value in which the two differ; the number of values if they are equal.
int firstDifference(const HandValue& first, const HandValue& second)
{
    int index = 0;
    while (index < first.size() && first[index] == second[index])
        ++index;
    return index;
}

/// Whether a natural card helps to make the rank.
bool makesRank(Card card, const HandValue& value)
{
    const std::vector<Rank> ranks = ranksOf(value);
    const auto made = ranks.begin() + matchedCount(value.category());
    return std::find(ranks.begin(), made, *card.rank()) != made;
}

/// A random part of a goal that an outcome reaches.
BuildGoal goalReached(const Exercise& exercise, RandomHands& random)
{
    BuildGoal goal;
    goal.winners = referenceWinners(fullHands(exercise.hands), exercise.rules, exercise.lens);
    if (random.below(3) == 0)
        goal.ties = goal.winners.size() > 1;
    const auto player = static_cast<std::size_t>(random.below(2));
    if (const std::optional<HandValue> value = valueOf(exercise, player))
        goal.ranks[player] = value->category();
    return goal;
}

bool isReached(const BuildGoal& goal, const Exercise& exercise, const BuiltHands& built)
{
    Exercise full = exercise;
    full.hands = built;
    const std::vector<int> winners =
        referenceWinners(fullHands(built), exercise.rules, exercise.lens);
    for (std::size_t player = 0; player < built.size(); ++player) {
        const std::optional<HandValue> value = valueOf(full, player);
        if (goal.ranks[player] && (!value || value->category() != *goal.ranks[player]))
            return false;
    }
    return winners == goal.winners && (!goal.ties || winners.size() > 1);
}

} // namespace

void TestExerciseLaws::builtHands()
{
    QFETCH(const QString, rules);
    Exercises exercises(rules, 31);
    int right = 0;
    int wrong = 0;
    for (int count = 0; count < wantedExercises; ++count) {
        Exercise exercise = exercises.next(ChooseWinner{});
        const BuiltHands dealt = exercise.hands;
        const BuildGoal goal = goalReached(exercise, exercises.random());
        exercise.kind = BuildHands{goal};
        for (int open = 1 + exercises.random().below(5); open > 0; --open) {
            const int place = exercises.random().below(5 * static_cast<int>(dealt.size()));
            exercise.hands[static_cast<std::size_t>(place / 5)][static_cast<std::size_t>(place % 5)]
                .reset();
        }
        QVERIFY(!findFault(exercise));
        QVERIFY(judge(exercise, dealt).isRight);
        QCOMPARE(judge(exercise, exercise.hands).fault, AnswerFault::unfinished);
        for (const CardPlace place : openPlaces(exercise)) {
            BuiltHands changed = dealt;
            auto& card = changed[static_cast<std::size_t>(place.hand)]
                                [static_cast<std::size_t>(place.position)];
            card = cardOf(exercises.random().below(52));
            if (exercise.rules.isWild(*card))
                continue; // the reference would be slow
            const Judgement judgement = judge(exercise, changed);
            if (findRepeatedCard(fullHands(changed)) && exercise.rules.deck == DeckKind::one) {
                QCOMPARE(judgement.fault, AnswerFault::cardTwice);
                continue;
            }
            QCOMPARE(judgement.isRight, isReached(goal, exercise, changed));
            QCOMPARE(judgement.isRight, !judgement.missed);
            ++(judgement.isRight ? right : wrong);
        }
    }
    QVERIFY(right > 50 && wrong > 50); // or one of them was hardly tried
}

void TestExerciseLaws::winners()
{
    QFETCH(const QString, rules);
    Exercises exercises(rules, 32);
    for (int count = 0; count < wantedExercises; ++count) {
        const Exercise exercise = exercises.next(ChooseWinner{});
        const auto players = static_cast<int>(exercise.hands.size());
        const std::vector<int> expected =
            referenceWinners(fullHands(exercise.hands), exercise.rules, exercise.lens);
        QVERIFY(rightAnswer(exercise) == ExerciseAnswer(Winners{expected}));
        for (int set = 1; set < 1 << players; ++set) {
            Winners named;
            for (int player = 1; player <= players; ++player) {
                if ((set >> (player - 1)) % 2 == 1)
                    named.players.push_back(player);
            }
            QCOMPARE(judge(exercise, named).isRight, named.players == expected);
            QCOMPARE(contradictionOf(exercise, named).has_value(), named.players != expected);
        }
    }
}

void TestExerciseLaws::decidingCards()
{
    QFETCH(const QString, rules);
    Exercises exercises(rules, 33);
    for (int count = 0; count < wantedExercises; ++count) {
        const Exercise exercise = exercises.next(ChooseDecidingCard{}, 2);
        QVERIFY(judge(exercise, *rightAnswer(exercise)).isRight);
        const std::array<HandValue, 2> values{*valueOf(exercise, 0), *valueOf(exercise, 1)};
        const bool byRank = values[0].category() != values[1].category();
        const int difference = byRank ? 0 : firstDifference(values[0], values[1]);
        for (int place = 0; place < 10; ++place) {
            const auto hand = static_cast<std::size_t>(place / 5);
            const Card card = *exercise.hands[hand][static_cast<std::size_t>(place % 5)];
            if (exercise.rules.isWild(card))
                continue;
            const bool isBetter = values[hand] > values[1 - hand];
            const bool expected = byRank ? isBetter && makesRank(card, values[hand])
                                         : card.rank() == values[hand][difference];
            QCOMPARE(judge(exercise, CardPlace{place / 5, place % 5}).isRight, expected);
        }
    }
}

void TestExerciseLaws::orders()
{
    QFETCH(const QString, rules);
    Exercises exercises(rules, 34);
    for (int count = 0; count < wantedExercises; ++count) {
        const Exercise exercise = exercises.next(OrderParts{}, 2);
        const HandValue first = *valueOf(exercise, 0);
        PartOrder expected = partNames(first.category());
        const int difference = firstDifference(first, *valueOf(exercise, 1));
        if (difference < static_cast<int>(expected.size()))
            expected.resize(static_cast<std::size_t>(difference) + 1);
        QVERIFY(rightAnswer(exercise) == ExerciseAnswer(expected));
        std::vector<std::size_t> places(expected.size());
        std::iota(places.begin(), places.end(), std::size_t{0});
        while (std::ranges::next_permutation(places).found) {
            PartOrder changed;
            for (const std::size_t place : places)
                changed.push_back(expected[place]);
            const Judgement judgement = judge(exercise, changed);
            QVERIFY(!judgement.isRight);
            QVERIFY(judgement.misplaced == *std::ranges::mismatch(expected, changed).in1);
        }
    }
}

void TestExerciseLaws::wilds()
{
    QFETCH(const QString, rules);
    Exercises exercises(rules, 35);
    for (int count = 0; count < wantedExercises; ++count) {
        const Exercise exercise = exercises.next(NameWilds{1});
        const std::multiset<Rank> expected =
            wildRanks(fullHand(exercise.hands[0]), *valueOf(exercise, 0), exercise.rules);
        std::vector<Rank> ranks(expected.begin(), expected.end());
        exercises.random().shuffle(ranks);
        QVERIFY(judge(exercise, WildRanks{ranks}).isRight);
        QVERIFY(judge(exercise, *rightAnswer(exercise)).isRight);
        for (std::size_t wild = 0; wild < ranks.size(); ++wild) {
            WildRanks changed{ranks};
            changed.ranks[wild] = *rankOf(2 + (number(ranks[wild]) - 1) % 13);
            QVERIFY(!judge(exercise, changed).isRight);
        }
        QCOMPARE(judge(exercise, WildRanks{{ranks.begin() + 1, ranks.end()}}).fault,
                 AnswerFault::unfinished);
    }
}

void TestExerciseLaws::ranks()
{
    QFETCH(const QString, rules);
    Exercises exercises(rules, 36);
    for (int count = 0; count < wantedExercises; ++count) {
        const Exercise exercise = exercises.next(NameRank{2});
        const Hand hand = fullHand(exercise.hands[1]);
        const Category expected = reference::valuesOf(hand, exercise.rules).best->category();
        const Run run(fullHands(exercise.hands), {exercise.rules, std::nullopt});
        for (const Category named : allCategories()) {
            const Judgement judgement = judge(exercise, named);
            QCOMPARE(judgement.isRight, named == expected);
            if (judgement.isRight || !exercise.rules.knows(named))
                continue;
            // from the top, the first row that is not as the answer has it
            const Ladder& ladder = judgement.showdown.players[1].ladder;
            const auto row = std::ranges::find_if(ladder, [named](const LadderRow& each) {
                return each.rank >= named && each.fits() != (each.rank == named);
            });
            QVERIFY(row != ladder.end());
            QVERIFY(judgement.contradicts == row->rank);
            const auto place = contradictionOf(exercise, named);
            QVERIFY(place && stepAt(run, *place));
        }
    }
}

void TestExerciseLaws::numbersOfHands()
{
    QFETCH(const QString, rules);
    Exercises exercises(rules, 38);
    for (int count = 0; count < wantedExercises; ++count) {
        Exercise exercise = exercises.next(NameRank{1});
        const Hand hand = fullHand(exercise.hands[0]);
        const auto isNumber = [&exercise](double number) {
            return !findFault(exercise) && judge(exercise, number).isRight
                   && !judge(exercise, number + 1).isRight && !judge(exercise, number - 1).isRight
                   && rightAnswer(exercise) == ExerciseAnswer(number);
        };
        exercise.kind = GiveNumber{.of = GiveNumber::Of::wilds};
        QVERIFY(isNumber(static_cast<double>(
            std::ranges::count_if(hand, [&](Card card) { return exercise.rules.isWild(card); }))));

        exercise.kind = GiveNumber{.of = GiveNumber::Of::cardValue, .card = hand[0]};
        if (!exercise.rules.isWild(hand[0]))
            QVERIFY(isNumber(number(*hand[0].rank())));

        const std::optional<HandValue> value = valueOf(exercise, 0);
        const std::vector<PartName> parts =
            value ? partNames(value->category()) : std::vector<PartName>();
        for (int part = 0; part < static_cast<int>(parts.size()); ++part) {
            exercise.kind = GiveNumber{.of = GiveNumber::Of::partValue,
                                       .part = parts[static_cast<std::size_t>(part)]};
            QVERIFY(isNumber(number((*value)[part])));
        }
    }
}

SHOWDOWN_TEST(TestExerciseLaws)
#include "tst_exerciselaws.moc"

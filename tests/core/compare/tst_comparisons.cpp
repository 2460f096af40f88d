// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/compare/showdown.h"
#include "tests/support/randomhands.h"
#include "tests/support/testprogram.h"
#include "tests/support/texts.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <vector>

using namespace showdown;
using namespace showdown::tests;

/// Which comparisons run, with which parts, and how places follow from them.
class TestComparisons : public QObject
{
    Q_OBJECT

private slots:
    void comparatorsHaveTheirNames_data();
    void comparatorsHaveTheirNames();
    void partsHaveTheirNames();
    void randomShowdownsAgreeWithTheirHands();
};

namespace {

Outcome compared(int first, int second)
{
    return first < second ? Outcome::worse : first > second ? Outcome::better : Outcome::equal;
}

/// One part of the tie-break of a category: its kind and its index, 0 if it has none.
struct Part
{
    PartKind kind;
    int index = 0;
};

std::vector<Part> partsOf(Category category)
{
    using enum PartKind;
    switch (category) {
    case Category::highCard:
    case Category::flush:
        return {{card, 1}, {card, 2}, {card, 3}, {card, 4}, {card, 5}};
    case Category::pair:
        return {{pair}, {kicker, 1}, {kicker, 2}, {kicker, 3}};
    case Category::twoPair:
        return {{higherPair}, {lowerPair}, {kicker, 1}};
    case Category::threeOfAKind:
        return {{trio}, {kicker, 1}, {kicker, 2}};
    case Category::straight:
    case Category::straightFlush:
    case Category::royalFlush:
        return {{highest}};
    case Category::fullHouse:
        return {{trio}, {pair}};
    case Category::fourOfAKind:
        return {{quad}, {kicker, 1}};
    case Category::fiveOfAKind:
        return {{five}};
    }
    return {};
}

/// The comparison of two hands, derived from their values.
Comparison expectedComparison(const Showdown& outcome, int firstPlayer, int secondPlayer, int place,
                              const HouseRules& rules)
{
    const HandResult& first = *outcome.players[static_cast<std::size_t>(firstPlayer) - 1].result;
    const HandResult& second = *outcome.players[static_cast<std::size_t>(secondPlayer) - 1].result;
    const Category category = first.value.category();
    const Category other = second.value.category();

    Comparison comparison{firstPlayer, secondPlayer, place, Comparator::getWinningPlayer, {}};
    const auto add = [&comparison](Part part, int a, int b, Outcome result) {
        if (comparison.outcome() == Outcome::equal)
            comparison.parts.push_back({part.kind, part.index, a, b, result});
    };
    if (category != other) {
        const int a = static_cast<int>(category);
        const int b = static_cast<int>(other);
        add({PartKind::rank}, a, b, compared(a, b));
        return comparison;
    }
    comparison.comparator = comparatorFor(category);
    int index = 0;
    for (const Part& part : partsOf(category)) {
        const int a = number(first.value[index]);
        const int b = number(second.value[index]);
        add(part, a, b, compared(a, b));
        ++index;
    }
    if (rules.naturalBeatsWild) {
        const int a = first.wildCount();
        const int b = second.wildCount();
        add({PartKind::wilds}, a, b, compared(b, a)); // fewer is better
    }
    return comparison;
}

/// All comparisons, in the order of the series, derived from the values of the hands.
std::vector<Comparison> expectedComparisons(const Showdown& outcome, const HouseRules& rules)
{
    std::vector<int> playing;
    for (int player = 1; player <= static_cast<int>(outcome.players.size()); ++player) {
        if (outcome.players[static_cast<std::size_t>(player) - 1].result)
            playing.push_back(player);
    }
    std::vector<Comparison> comparisons;
    if (playing.size() < 2)
        return comparisons;

    comparisons.push_back(expectedComparison(outcome, playing[0], playing[1], 1, rules));
    if (playing.size() < 3)
        return comparisons;

    const Outcome opening = comparisons[0].outcome();
    const int leader = opening == Outcome::worse ? playing[1] : playing[0];
    comparisons.push_back(expectedComparison(outcome, leader, playing[2], 1, rules));
    if (opening != Outcome::equal && comparisons[1].outcome() == Outcome::better) {
        const int beaten = opening == Outcome::worse ? playing[0] : playing[1];
        comparisons.push_back(expectedComparison(outcome, beaten, playing[2], 2, rules));
    }
    return comparisons;
}

/// One more than the number of better hands, nothing for those who take no part.
std::optional<int> expectedPlace(const Showdown& outcome, std::size_t player,
                                 const HouseRules& rules)
{
    const std::optional<HandResult>& own = outcome.players[player].result;
    if (!own)
        return std::nullopt;
    int place = 1;
    for (const PlayerResult& other : outcome.players) {
        if (!other.result)
            continue;
        const bool hasFewerWilds = rules.naturalBeatsWild && other.result->value == own->value
                                   && other.result->wildCount() < own->wildCount();
        place += other.result->value > own->value || hasFewerWilds;
    }
    return place;
}

} // namespace

void TestComparisons::comparatorsHaveTheirNames_data()
{
    QTest::addColumn<QString>("name");

    QTest::newRow("high-card") << "FindWinnerHighCard";
    QTest::newRow("pair") << "FindWinnerJacksOrBetter";
    QTest::newRow("two-pair") << "FindWinnerTwoPair";
    QTest::newRow("three-of-a-kind") << "FindWinnerThreeKind";
    QTest::newRow("straight") << "FindWinnerStraight";
    QTest::newRow("flush") << "FindWinnerFlush";
    QTest::newRow("full-house") << "FindWinnerFullHouse";
    QTest::newRow("four-of-a-kind") << "FindWinnerFourOfAKind";
    QTest::newRow("straight-flush") << "FindWinnerStraightFlush";
    QTest::newRow("royal-flush") << "FindWinnerStraightFlush";
    QTest::newRow("five-of-a-kind") << "FindWinnerFiveOfAKind";
}

void TestComparisons::comparatorsHaveTheirNames()
{
    QFETCH(const QString, name);
    const std::optional<Category> category = categoryFromId(QTest::currentDataTag());
    QVERIFY(category);
    QCOMPARE(qt(showdown::name(comparatorFor(*category))), name);
    QCOMPARE(qt(showdown::name(Comparator::getWinningPlayer)), "GetWinningPlayer");
}

void TestComparisons::partsHaveTheirNames()
{
    using enum PartKind;
    QStringList names;
    for (const PartKind kind :
         {rank, card, pair, higherPair, lowerPair, trio, quad, five, kicker, highest, wilds})
        names << qt(id(kind));
    QCOMPARE(names.join(u' '),
             "rank card pair higher-pair lower-pair trio quad five kicker highest wilds");
}

void TestComparisons::randomShowdownsAgreeWithTheirHands()
{
    RandomHands random(10);
    std::array<int, 4> comparisonCounts{};
    for (int i = 0; i < 30000; ++i) {
        const HouseRules rules = random.rules();
        const std::optional<Category> lens = random.lens();
        std::vector<Hand> hands;
        QString text = describe(NamedRules{Preset::series, rules});
        for (int player = 0; player < 3; ++player) {
            const bool isVariant = player > 0 && random.below(2) == 0;
            Hand hand = isVariant ? random.variant(hands.back()) : random.hand(rules.deck);
            if (random.below(12) == 0) {
                const int size = std::min(hand.size(), random.below(5));
                hand = *Hand::of(hand.cards().first(static_cast<std::size_t>(size)));
            }
            hands.push_back(hand);
            text += QStringLiteral(" | ") + qt(toText(hand));
        }
        const QByteArray trial = text.toUtf8();

        const Showdown outcome = compareHands(hands, rules, lens);
        QVERIFY2(outcome.players.size() == 3, trial);
        std::vector<int> winners;
        for (std::size_t player = 0; player < 3; ++player) {
            const PlayerResult& result = outcome.players[player];
            QVERIFY2(result.hand == hands[player], trial);
            QVERIFY2(result.result == evaluate(hands[player], rules, lens), trial);
            QVERIFY2(result.place == expectedPlace(outcome, player, rules), trial);
            if (result.place == 1)
                winners.push_back(static_cast<int>(player) + 1);
        }
        QVERIFY2(outcome.winners == winners, trial);
        QVERIFY2(outcome.comparisons == expectedComparisons(outcome, rules), trial);
        ++comparisonCounts[outcome.comparisons.size()];
    }
    QVERIFY(*std::ranges::min_element(comparisonCounts) > 1000);
}

SHOWDOWN_TEST(TestComparisons)
#include "tst_comparisons.moc"

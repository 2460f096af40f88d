// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/cards/deck.h"
#include "core/compare/showdown.h"
#include "tests/support/effort.h"
#include "tests/support/testprogram.h"
#include "tests/support/texts.h"

#include <QTest>

#include <array>
#include <numeric>
#include <vector>

using namespace showdown;
using namespace showdown::tests;

/// How often each rank comes, of all five-card hands of a deck, against the published figures.
class TestCounts : public QObject
{
    Q_OBJECT

private slots:
    void everyHandOfTheDeck_data();
    void everyHandOfTheDeck();
};

namespace {

using Counts = std::array<int, allCategories().size()>;

/// Evaluates every choice of the cards still missing from `hand`, from index `next` on.
void countHands(const std::vector<Card>& deck, std::size_t next, const Hand& hand,
                const HouseRules& rules, Counts& counts)
{
    if (hand.isComplete()) {
        if (const std::optional<HandResult> result = evaluate(hand, rules))
            ++counts[static_cast<std::size_t>(result->value.category())];
        return;
    }
    for (; next < deck.size(); ++next) {
        Hand longer = hand;
        longer.add(deck[next]);
        countHands(deck, next + 1, longer, rules, counts);
    }
}

} // namespace

void TestCounts::everyHandOfTheDeck_data()
{
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QList<int>>("expected"); // highest rank first
    QTest::addColumn<int>("total");

    QTest::newRow("53 cards with one joker, standard")
        << "standard jokers=1"
        << QList<int>{13, 24, 180, 3120, 6552, 7804, 20532, 137280, 123552, 1268088, 1302540}
        << 2869685;
    QTest::newRow("52 cards, series")
        << "series" << QList<int>{0, 4, 32, 624, 3744, 5112, 9180, 54912, 123552, 337920, 2063880}
        << 2598960;
    if (!areProofsWhole()) // the joker's deck has all hands without it too
        return;
    QTest::newRow("52 cards, standard")
        << "standard"
        << QList<int>{0, 4, 36, 624, 3744, 5108, 10200, 54912, 123552, 1098240, 1302540} << 2598960;
    QTest::newRow("52 cards, deuces wild")
        << "deuces"
        << QList<int>{672, 484, 2068, 31552, 12672, 14472, 62232, 355080, 95040, 1225008, 799680}
        << 2598960;
}

void TestCounts::everyHandOfTheDeck()
{
    QFETCH(const QString, rules);
    QFETCH(const QList<int>, expected);
    QFETCH(const int, total);

    const std::optional<NamedRules> named = rulesFrom(rules);
    QVERIFY(named);
    Counts counts{};
    countHands(deckWithJokers(named->rules.jokers.count()), 0, {}, named->rules, counts);
    QCOMPARE(QList<int>(counts.rbegin(), counts.rend()), expected);
    QCOMPARE(std::accumulate(counts.begin(), counts.end(), 0), total);
}

SHOWDOWN_TEST(TestCounts)
#include "tst_counts.moc"

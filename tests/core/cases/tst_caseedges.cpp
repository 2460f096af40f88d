// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/cards/deck.h"
#include "core/cases/casesource.h"
#include "tests/core/cases/casesets.h"
#include "tests/support/testprogram.h"

#include <algorithm>
#include <set>

using namespace showdown;
using namespace showdown::tests;

namespace {

std::vector<TestCase> casesOf(CaseQuestion question, const HouseRules& rules, int count,
                              std::uint64_t seed)
{
    CaseSource source(question, rules, std::nullopt, seed);
    std::vector<TestCase> cases;
    while (static_cast<int>(cases.size()) < count)
        cases.push_back(source.next());
    return cases;
}

} // namespace

/// The first cases of a run, whatever the seed.
class TestCaseEdges : public QObject
{
    Q_OBJECT

private slots:
    void singleHandsAreLegalAndOfEveryRank_data();
    void singleHandsAreLegalAndOfEveryRank();
    void theFloorIsThatOfTheRules_data();
    void theFloorIsThatOfTheRules();
    void aWildMakesTheLowestPair_data();
    void aWildMakesTheLowestPair();
    void lensesTakeTurns();
    void aHandJustMissesARank_data();
    void aHandJustMissesARank();
};

void TestCaseEdges::singleHandsAreLegalAndOfEveryRank_data()
{
    QTest::addColumn<QString>("rules");
    for (const QString& rules : presets)
        QTest::addRow("%s", qPrintable(rules)) << rules;
}

void TestCaseEdges::singleHandsAreLegalAndOfEveryRank()
{
    QFETCH(const QString, rules);
    const NamedRules named = *rulesFrom(rules);
    std::set<Category> seen;
    for (const TestCase& each : casesOf(CaseQuestion::rank, named.rules, 60, usualSeed)) {
        QCOMPARE(each.hands.size(), std::size_t(1));
        QVERIFY(each.hands.front().isComplete());
        QVERIFY(!findRepeatedCard(each.hands));
        QVERIFY(each.answer == compareHands(each.hands, named.rules));
        seen.insert(each.answer.players.front().result->value.category());
    }
    for (const Category rank : allCategories())
        QVERIFY2(seen.contains(rank) == named.rules.knows(rank), id(rank).data());
}

void TestCaseEdges::theFloorIsThatOfTheRules_data()
{
    QTest::addColumn<QString>("rules");
    for (const char* rules : {"series", "series pairFloor=8", "standard pairFloor=A"})
        QTest::newRow(rules) << QString::fromLatin1(rules);
}

void TestCaseEdges::theFloorIsThatOfTheRules()
{
    QFETCH(const QString, rules);
    const HouseRules house = rulesFrom(rules)->rules;
    const int floor = number(house.pairFloor);
    for (const std::uint64_t seed : {1, 2, 3, 4}) {
        std::set<int> pairs; // of natural cards in a hand without wilds
        for (const TestCase& each : casesOf(CaseQuestion::winners, house, 60, seed)) {
            for (const Hand& hand : each.hands) {
                std::multiset<int> values;
                for (const Card card : hand)
                    values.insert(house.isWild(card) ? 0 : number(*card.rank()));
                if (values.count(floor) == 2 && std::set(values.begin(), values.end()).size() == 4)
                    pairs.insert(floor);
                if (values.count(floor - 1) == 2
                    && std::set(values.begin(), values.end()).size() == 4)
                    pairs.insert(floor - 1);
            }
        }
        QCOMPARE(pairs, std::set({floor - 1, floor}));
    }
}

void TestCaseEdges::aWildMakesTheLowestPair_data()
{
    QTest::addColumn<QString>("rules");
    for (const char* rules :
         {"series", "series pairFloor=T", "standard pairFloor=7", "bug pairFloor=A"})
        QTest::newRow(rules) << QString::fromLatin1(rules);
}

/// Against hands that are ace high without a wild.
void TestCaseEdges::aWildMakesTheLowestPair()
{
    QFETCH(const QString, rules);
    const HouseRules house = rulesFrom(rules)->rules;
    for (const std::uint64_t seed : {1, 2, 3, 4}) {
        const std::vector<TestCase> cases = casesOf(CaseQuestion::winners, house, 60, seed);
        const auto isOne = [&](const HandResult& result, Category rank, Rank highest, int wilds) {
            return result.value.category() == rank && result.value[0] == highest
                   && result.wildCount() == wilds;
        };
        const bool isThere = std::ranges::any_of(cases, [&](const TestCase& each) {
            const auto& players = each.answer.players;
            return players.size() == 2
                   && isOne(*players[0].result, Category::pair, house.pairFloor, 1)
                   && isOne(*players[1].result, Category::highCard, Rank::ace, 0);
        });
        QVERIFY2(isThere, qPrintable(QString::number(seed)));
    }
}

void TestCaseEdges::lensesTakeTurns()
{
    std::map<Category, int> counts;
    for (const TestCase& each :
         casesOf(CaseQuestion::winnersByEachLens, rulesOf(Preset::standard), 1000, usualSeed)) {
        QVERIFY(each.lens);
        QVERIFY(each.answer == compareHands(each.hands, rulesOf(Preset::standard), each.lens));
        ++counts[*each.lens];
    }
    for (const Category lens : allCategories())
        QVERIFY2(counts[lens] >= 80, id(lens).data());
}

void TestCaseEdges::aHandJustMissesARank_data()
{
    QTest::addColumn<QString>("hand");
    QTest::addColumn<QString>("why");
    const auto row = [](const char* why, const char* hand) {
        QTest::newRow(why) << QString::fromLatin1(hand) << QString::fromLatin1(why);
    };
    row("pair below-floor", "Th Td 9s 4c 3h");
    row("two-pair no-second-group", "Jh Jd 9s 4c 3h");
    row("straight equal-values", "9h 9d 9s 4c 3h");
    row("flush suits-differ", "9h 8d 7s 6c 5h");
    row("fits", "Ah Kh Qh Jh Th");
}

void TestCaseEdges::aHandJustMissesARank()
{
    QFETCH(const QString, hand);
    const TestCase each =
        testCase({handOf(hand.toStdString())}, rulesOf(Preset::series), std::nullopt);
    QTEST(qt(whyText(each.answer)), "why");
}

SHOWDOWN_TEST(TestCaseEdges)
#include "tst_caseedges.moc"

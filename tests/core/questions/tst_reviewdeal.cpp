// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/cards/deck.h"
#include "core/compare/showdown.h"
#include "core/questions/reviewdeal.h"
#include "tests/core/rulesets.h"
#include "tests/support/testprogram.h"
#include "tests/support/texts.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <set>

using namespace showdown;
using namespace showdown::tests;

/// DealtTables dealt for a review.
class TestReviewDeal : public QObject
{
    Q_OBJECT

private slots:
    void aSeedDealsTheSame();
    void everyTopicHasItsTurn();
    void eightTablesAreMixed_data();
    void eightTablesAreMixed();
    void wildsAreThereWhereTheyCanBe();
    void oneTopicIsEnough_data();
    void oneTopicIsEnough();
};

namespace {

using DealtTables = std::vector<std::vector<Hand>>;

const ReviewWish pairsAndTrios{
    {Category::pair, Category::twoPair, Category::threeOfAKind}, 8, false};

std::set<Category> ranksOfTable(const Showdown& showdown)
{
    std::set<Category> ranks;
    for (const PlayerResult& player : showdown.players)
        ranks.insert(player.result->value.category());
    return ranks;
}

int wildsOfTable(const std::vector<Hand>& table)
{
    int wilds = 0;
    for (const Hand& hand : table)
        wilds += static_cast<int>(std::ranges::count_if(hand, &Card::isJoker));
    return wilds;
}

} // namespace

void TestReviewDeal::aSeedDealsTheSame()
{
    const HouseRules rules = rulesFrom(QStringLiteral("series"))->rules;
    const DealtTables tables = dealReview(pairsAndTrios, rules, 4711);
    QCOMPARE(tables.size(), std::size_t(8));
    QVERIFY(tables == dealReview(pairsAndTrios, rules, 4711));
    QVERIFY(tables != dealReview(pairsAndTrios, rules, 4712));
    ReviewWish fewer = pairsAndTrios;
    fewer.count = 3;
    QVERIFY(dealReview(fewer, rules, 4711) == DealtTables(tables.begin(), tables.begin() + 3));
}

void TestReviewDeal::everyTopicHasItsTurn()
{
    const HouseRules rules = rulesFrom(QStringLiteral("series"))->rules;
    for (std::uint32_t seed = 1; seed <= 20; ++seed) {
        std::set<Category> seen;
        for (const auto& table : dealReview(pairsAndTrios, rules, seed))
            seen.merge(ranksOfTable(compareHands(table, rules)));
        QCOMPARE(seen,
                 std::set<Category>(pairsAndTrios.topics.begin(), pairsAndTrios.topics.end()));
    }
}

void TestReviewDeal::eightTablesAreMixed_data()
{
    QTest::addColumn<QByteArray>("rules");
    for (const QByteArray& rules : ruleSets())
        QTest::newRow(rules.constData()) << rules;
}

void TestReviewDeal::eightTablesAreMixed()
{
    QFETCH(const QByteArray, rules);
    const HouseRules house = rulesFrom(QString::fromLatin1(rules))->rules;
    for (std::uint32_t seed = 1; seed <= 10; ++seed) {
        const DealtTables tables = dealReview(pairsAndTrios, house, seed);
        QCOMPARE(tables.size(), std::size_t(8));
        int late = 0;
        int ranks = 0;
        int ties = 0;
        for (const auto& table : tables) {
            QVERIFY(house.deck == DeckKind::free || !findRepeatedCard(table));
            const Showdown result = compareHands(table, house);
            ties += result.winners.size() > 1 ? 1 : 0;
            ranks += ranksOfTable(result).size() > 1 ? 1 : 0;
            late += result.winners.size() == 1 && ranksOfTable(result).size() == 1 ? 1 : 0;
        }
        QCOMPARE(ranks, 3);
        QCOMPARE(late + ties, 5);
        QVERIFY(ties <= 1); // fewer wilds may win
    }
}

void TestReviewDeal::wildsAreThereWhereTheyCanBe()
{
    const HouseRules rules = rulesFrom(QStringLiteral("series"))->rules;
    ReviewWish wish{{Category::pair, Category::threeOfAKind, Category::flush}, 8, true};
    for (const auto& table : dealReview(wish, rules, 7))
        QVERIFY(wildsOfTable(table) > 0);
    wish.topics = {Category::twoPair}; // a wild makes three of a kind of it
    const DealtTables pairs = dealReview(wish, rules, 7);
    QCOMPARE(pairs.size(), std::size_t(8));
}

void TestReviewDeal::oneTopicIsEnough_data()
{
    QTest::addColumn<int>("topic");
    for (const Category category : allCategories())
        QTest::newRow(std::string(id(category)).c_str()) << static_cast<int>(category);
}

void TestReviewDeal::oneTopicIsEnough()
{
    QFETCH(const int, topic);
    const HouseRules rules = rulesFrom(QStringLiteral("standard"))->rules;
    const auto rank = static_cast<Category>(topic);
    for (const bool wilds : {false, true}) {
        const DealtTables tables = dealReview({{rank}, 10, wilds}, rules, 3);
        const bool isThere = wilds || rank != Category::fiveOfAKind;
        QCOMPARE(tables.size(), std::size_t(isThere ? 10 : 0));
        for (const auto& table : tables)
            QVERIFY(ranksOfTable(compareHands(table, rules)).contains(rank));
    }
}

SHOWDOWN_TEST(TestReviewDeal)
#include "tst_reviewdeal.moc"

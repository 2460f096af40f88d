// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/cards/deck.h"
#include "core/compare/showdown.h"
#include "core/questions/closedeal.h"
#include "tests/core/rulesets.h"
#include "tests/support/effort.h"
#include "tests/support/reference.h"
#include "tests/support/testprogram.h"
#include "tests/support/texts.h"

#include <QTest>

#include <algorithm>
#include <set>
#include <vector>

using namespace showdown;
using namespace showdown::tests;

/// Hands of one rank that a later part decides.
class TestCloseDeal : public QObject
{
    Q_OBJECT

private slots:
    void closeIs_data();
    void closeIs();
    void closeHandsAreClose_data();
    void closeHandsAreClose();
    void manyThingsDecide();
    void jokersAreThoseOfTheDeck();
};

void TestCloseDeal::closeIs_data()
{
    QTest::addColumn<QString>("hands");
    QTest::addColumn<QString>("rules");
    QTest::addColumn<bool>("close");

    const auto row = [](const char* name, const char* hands, const char* rules, bool close) {
        QTest::newRow(name) << QString::fromUtf8(hands) << QString::fromUtf8(rules) << close;
    };
    row("a kicker", "Qh Qc 9d 7s 2h|Qs Qd 9c 7h 3d", "standard", true);
    row("the second pair", "Qh Qc 9d 9s 2h|Qs Qd 8c 8h 3d", "standard", true);
    row("the pair of a full house", "Qh Qc * 9s 9h|Qs Qd * 8h 8c", "standard", true);
    row("the number of wilds", "Qh Qc 9d 7s 2h|Qs * 9c 7h 2d", "standard naturalBeatsWild=on",
        true);
    row("the higher pair", "Qh Qc 9d 7s 2h|Ks Kd 9c 7h 3d", "standard", false);
    row("the rank", "Qh Qc 9d 9s 2h|Qs Qd Ac 7h 3d", "standard", false);
    row("a tie", "Qh Qc 9d 7s 2h|Qs Qd 9c 7h 2d", "standard", false);
    row("the highest of a straight", "8h 7c 6d 5s 4h|9s 8d 7c 6h 5d", "standard", false);
    row("two tie for second", "Ah * 9d 7s 3h|As * 9c 7h 2d|Ad * 9h 7d 2s", "standard", false);
    row("the third far below", "Qh Qc 9d 7s 2h|Qs Qd 9c 7h 3d|5h 5c 9h 7d 2s", "standard", true);
    row("the second far below", "Qh Qc 9d 7s 2h|5h 5c 9h 7d 2s|5s 5d 9c 7h 3d", "standard", false);
    row("an incomplete hand", "Qh Qc 9d 7s 2h|Qs Qd 9c 7h", "standard", false);
}

void TestCloseDeal::closeIs()
{
    QFETCH(QString, hands);
    QFETCH(QString, rules);
    QFETCH(bool, close);
    std::vector<Hand> all;
    for (const QString& hand : hands.split(u'|'))
        all.push_back(handOf(hand.toUtf8().constData()));
    QCOMPARE(isClose(all, rulesFrom(rules)->rules), close);
}

void TestCloseDeal::closeHandsAreClose_data()
{
    QTest::addColumn<QByteArray>("rules");
    for (const QByteArray& rules : ruleSets())
        QTest::newRow(rules.constData()) << rules;
    QTest::newRow("two jokers") << QByteArray("standard jokers=2");
    QTest::newRow("a thousand jokers") << QByteArray("standard jokers=1000");
}

void TestCloseDeal::closeHandsAreClose()
{
    QFETCH(QByteArray, rules);
    const HouseRules house = rulesFrom(QString::fromUtf8(rules))->rules;
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
        const int players = 2 + static_cast<int>(seed % 2);
        SeededRandom random(seed);
        SeededRandom again(seed);
        const auto hands = closeHands(players, house, random);
        QVERIFY(hands.has_value());
        QVERIFY(hands == closeHands(players, house, again));
        QCOMPARE(static_cast<int>(hands->size()), players);
        QVERIFY(house.deck == DeckKind::free || !findRepeatedCard(*hands));
        std::vector<HandValue> values;
        for (const Hand& hand : *hands)
            values.push_back(*reference::valuesOf(hand, house).best);
        std::ranges::sort(values, std::greater<>());
        for (const HandValue& value : values)
            QVERIFY(value.category() == values[0].category());
        QVERIFY(values[0][0] == values[1][0]);
        QVERIFY(values[0] != values[1] || house.naturalBeatsWild);
        QVERIFY(isClose(*hands, house));
    }
}

void TestCloseDeal::manyThingsDecide()
{
    std::set<PartKind> kinds;
    std::set<Category> ranks;
    HouseRules house = rulesOf(Preset::standard);
    house.jokers = *JokerCount::of(4);
    house.naturalBeatsWild = true;
    SeededRandom random(3);
    for (int i = 0; i < 200; ++i) {
        const auto hands = closeHands(2, house, random);
        const Showdown result = compareHands(*hands, house);
        kinds.insert(result.comparisons[0].decidingPart()->kind);
        ranks.insert(result.players[0].result->value.category());
    }
    for (const PartKind kind :
         {PartKind::kicker, PartKind::lowerPair, PartKind::pair, PartKind::card, PartKind::wilds})
        QVERIFY2(kinds.contains(kind), id(kind).data());
    for (const Category rank : {Category::highCard, Category::pair, Category::twoPair,
                                Category::threeOfAKind, Category::flush, Category::fullHouse})
        QVERIFY2(ranks.contains(rank), id(rank).data());
}

void TestCloseDeal::jokersAreThoseOfTheDeck()
{
    for (const int jokers : {0, 1, 2}) {
        HouseRules house = rulesOf(Preset::series);
        house.jokers = *JokerCount::of(jokers);
        int most = 0;
        for (int seed = 0; seed < trials(150, 25); ++seed) {
            SeededRandom random(static_cast<std::uint64_t>(seed));
            const auto hands = closeHands(3, house, random);
            int held = 0;
            for (const Hand& hand : *hands)
                held += static_cast<int>(std::ranges::count(hand, Card::joker()));
            most = std::max(most, held);
        }
        QCOMPARE(most, jokers);
    }
}

SHOWDOWN_TEST(TestCloseDeal)
#include "tst_closedeal.moc"

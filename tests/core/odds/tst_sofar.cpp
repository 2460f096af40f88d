// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/odds/outs.h"
#include "tests/support/situations.h"
#include "tests/support/testprogram.h"

#include <QTest>

using namespace showdown;
using namespace showdown::tests;

/// What players have so far, who of them is ahead, and what is left to hope for.
class TestSoFar : public QObject
{
    Q_OBJECT

private slots:
    void handSoFarNeedsFiveCards();
    void bestOfTheKnownIsAhead_data();
    void bestOfTheKnownIsAhead();
    void hopesAreTheRanksAbove();
};

void TestSoFar::handSoFarNeedsFiveCards()
{
    const auto hand = [](const char* holes, const char* board) {
        return describe(
            handSoFar(situationOf(QString::fromUtf8(holes), QString::fromUtf8(board)), 0));
    };
    QCOMPARE(hand("As Ks", ""), QStringLiteral("does not fit"));
    QCOMPARE(hand("As ?", "Ah Ad 2c"), QStringLiteral("does not fit"));
    QCOMPARE(hand("As ?", "Ah Ad 2c 2d"), QStringLiteral("full-house 14 2"));
    QCOMPARE(hand("4c 9c", "7d 5c Kh 8c"), QStringLiteral("high-card 13 9 8 7 5"));
    QCOMPARE(hand("* 9c", "7d 5c Kh 8c 6c"), QStringLiteral("straight-flush 9"));
}

void TestSoFar::bestOfTheKnownIsAhead_data()
{
    QTest::addColumn<QString>("holes");
    QTest::addColumn<QString>("board");
    QTest::addColumn<int>("players");

    const auto row = [](const char* name, const char* holes, const char* board, int players) {
        QTest::newRow(name) << QString::fromUtf8(holes) << QString::fromUtf8(board) << players;
    };
    row("before the flop", "As Ks | Qh Qd", "", 0);
    row("on the flop", "As Ks | Qh Qd | Jc Tc", "Qs 9s 4d", 0b010);
    row("on the turn", "As Ks | Qh Qd | Jc Tc", "Qs 9s 4d 8h", 0b100);
    row("on the river", "As Ks | Qh Qd | Jc Tc", "Qs 9s 4d 8h 2s", 0b001);
    row("two together", "As Kd | Qh Jd | Ac Kh", "Ad 9s 4d", 0b101);
    row("the best is unknown", "As Kd | ? ? | Qc Qh", "2s 9s 4d", 0b100);
    row("one card unknown", "As Kd | 9d ?", "2s 9s 4d 4h", 0b001);
    row("no known player", "As ? | 9d ?", "2s 9s 4d 4h", 0);
    row("alone", "As Kd", "2s 9s 4d", 0b001);
}

void TestSoFar::bestOfTheKnownIsAhead()
{
    QFETCH(const QString, holes);
    QFETCH(const QString, board);
    QFETCH(const int, players);
    QCOMPARE(static_cast<int>(aheadSoFar(situationOf(holes, board))), players);
}

void TestSoFar::hopesAreTheRanksAbove()
{
    using enum Category;
    HouseRules rules;
    const std::vector<Category> natural{royalFlush, straightFlush, fourOfAKind};
    QCOMPARE(ranksToHopeFor(fullHouse, rules), natural);
    QVERIFY(ranksToHopeFor(royalFlush, rules).empty());
    rules.fiveOfAKind = true;
    const std::vector<Category> wild{fiveOfAKind, royalFlush, straightFlush, fourOfAKind};
    QCOMPARE(ranksToHopeFor(fullHouse, rules), wild);
    Frequencies atRiver;
    QCOMPARE(ranksToHopeFor(fullHouse, rules, atRiver), natural); // there is no wild
    atRiver.counts[static_cast<std::size_t>(fiveOfAKind)] = 1;
    QCOMPARE(ranksToHopeFor(fullHouse, rules, atRiver), wild);
}

SHOWDOWN_TEST(TestSoFar)
#include "tst_sofar.moc"

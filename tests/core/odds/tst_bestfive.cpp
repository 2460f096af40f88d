// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/odds/outs.h"
#include "tests/support/plainodds.h"
#include "tests/support/randomsituations.h"
#include "tests/support/situations.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <algorithm>
#include <vector>

using namespace showdown;
using namespace showdown::tests;

/// The five cards that make the value of a player.
class TestBestFive : public QObject
{
    Q_OBJECT

private slots:
    void theBestAreChosen_data();
    void theBestAreChosen();
    void fiveCardsMustBeSeen();
    void theChosenAreWorthTheHand();
};

void TestBestFive::theBestAreChosen_data()
{
    QTest::addColumn<QString>("hole");
    QTest::addColumn<QString>("board");
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("five");
    const auto row = [](const char* name, const char* hole, const char* board, const char* five,
                        const char* rules = "standard") {
        QTest::newRow(name) << qt(hole) << qt(board) << qt(rules) << qt(five);
    };
    row("all five on the flop", "As Ks", "Qs 9s 4d", "As Ks Qs 9s 4d");
    row("one is left out", "Jc Tc", "Qs 9s 4d 8h", "Jc Tc Qs 9s 8h");
    row("two are left out", "As Ks", "Qs 9s 4d 8h 2s", "As Ks Qs 9s 2s");
    row("the board plays", "2c 3d", "As Ks Qs Js Ts", "As Ks Qs Js Ts");
    row("of equal choices the first", "2c 2d", "2h Kc Kd Ks 4s", "2c 2d Kc Kd Ks");
    row("of equal cards those of the hand", "Ac 2d", "2h Ad Kc Qs Qd", "Ac Ad Kc Qs Qd");
    row("of equal kickers that of the hand", "Kc 9d", "Ks Ad 9h 9s 4c", "Kc 9d Ks 9h 9s");
    row("a joker is one of them", "* 7d", "7h Kc 2s 3d", "* 7d 7h Kc 3d", "standard jokers=1");
    row("a wild deuce", "2c Ks", "Kd 9h 4s Ah", "2c Ks Kd 9h Ah", "deuces");
}

void TestBestFive::theBestAreChosen()
{
    QFETCH(const QString, hole);
    QFETCH(const QString, board);
    QFETCH(const QString, rules);
    QFETCH(const QString, five);
    const auto chosen = bestFive(situationOf(hole, board, {}, rules), 0);
    QVERIFY(chosen);
    QCOMPARE(qt(toText(*chosen)), five);
}

void TestBestFive::fiveCardsMustBeSeen()
{
    QVERIFY(!bestFive(situationOf(qt("As Ks | Qh Qd")), 0));
    const Situation flop = situationOf(qt("As ? | Qh Qd | ? ?"), qt("2c 3c 4c"));
    QVERIFY(!bestFive(flop, 0));
    QVERIFY(bestFive(flop, 1));
    QVERIFY(!bestFive(flop, 2));
}

void TestBestFive::theChosenAreWorthTheHand()
{
    RandomSituations random(5);
    for (int trial = 0; trial < 150; ++trial) {
        const Situation situation = random.known(3, 3 + trial % 3, 20);
        PlainOdds plain(situation.rules);
        for (int player = 0; player < 3; ++player) {
            const auto five = bestFive(situation, player);
            QVERIFY2(five && five->isComplete(), qPrintable(describe(situation)));
            const std::vector<Card> chosen(five->begin(), five->end());
            QVERIFY2(plain.worthOf(chosen) == plain.worthOf(situation.cardsOf(player)),
                     qPrintable(describe(situation)));
            QCOMPARE(plain.worthOf(chosen)->first, *handSoFar(situation, player));
            // in the order of the hand, and no card more often than it is there
            const std::vector<Card> own = situation.cardsOf(player);
            auto from = own.begin();
            for (const Card card : chosen) {
                from = std::find(from, own.end(), card);
                QVERIFY2(from != own.end(), qPrintable(describe(situation)));
                ++from;
            }
        }
    }
}

SHOWDOWN_TEST(TestBestFive)
#include "tst_bestfive.moc"

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/compare/straight.h"
#include "core/match/counting.h"
#include "core/match/straight.h"
#include "tests/support/playedhands.h"
#include "tests/support/testprogram.h"

#include <QTest>

using namespace showdown;
using namespace showdown::tests;

/// AreCardsStraight and the values that its wilds take.
class TestStraight : public QObject
{
    Q_OBJECT

private slots:
    void straightInfo_data();
    void straightInfo();
    void wildsOfAStraightLeaveTheDealtCardsAlone();
};

void TestStraight::straightInfo_data()
{
    QTest::addColumn<QString>("cards");
    QTest::addColumn<QString>("series");   // the values that the wilds take, or "no"
    QTest::addColumn<QString>("standard"); // the same where the ace may be low
    QTest::newRow("both gaps") << "9h 7c 5d * *"
                               << "[8, 6]"
                               << "[8, 6]";
    QTest::newRow("gap, then above") << "Jh Tc 8d * *"
                                     << "[9, 12]"
                                     << "[9, 12]";
    QTest::newRow("above, then below") << "Qh Jc * * *"
                                       << "[13, 14, 10]"
                                       << "[13, 14, 10]";
    QTest::newRow("nothing but wilds") << "* * * * *"
                                       << "[14, 13, 12, 11, 10]"
                                       << "[14, 13, 12, 11, 10]";
    QTest::newRow("no wilds") << "Jh Tc 9d 8s 7h"
                              << "[]"
                              << "[]";
    QTest::newRow("two of one value") << "9h 9c 7d * *"
                                      << "no"
                                      << "no";
    QTest::newRow("gap too wide") << "9h 7c 4d 3s *"
                                  << "no"
                                  << "no";
    QTest::newRow("wheel") << "Ah 2c 3d 4s 5h"
                           << "no"
                           << "[]";
    QTest::newRow("wheel with a wild in its gap") << "Ah 2c 3d 5s *"
                                                  << "no"
                                                  << "[4]";
    QTest::newRow("ace and low cards reach five at most") << "Ah 2c 3d * *"
                                                          << "no"
                                                          << "[4, 5]";
    QTest::newRow("wild above the four rather than below the two") << "2h 3c 4d 5s *"
                                                                   << "[6]"
                                                                   << "[6]";
}

void TestStraight::straightInfo()
{
    QFETCH(QString, cards);
    const PlayedHand hand = sortedHand(cards.toStdString());
    for (const Preset preset : {Preset::series, Preset::standard}) {
        const QString expected =
            *static_cast<const QString*>(QTest::qData(id(preset).data(), qMetaTypeId<QString>()));
        MatchInfo info;
        QCOMPARE(areCardsStraight(hand, &info, rulesOf(preset), nullptr), expected != u"no");
        if (expected != u"no") {
            QCOMPARE(text(info.cardValues), expected);
            QCOMPARE(info.numWilds, countCardsByValue(hand, cardvalue::wild, nullptr));
        }
    }
}

void TestStraight::wildsOfAStraightLeaveTheDealtCardsAlone()
{
    const PlayedHand hand = sortedHand("9h 7c 5d * *");
    MatchInfo info;
    const HouseRules rules = rulesOf(Preset::series);
    QVERIFY(areCardsStraight(hand, &info, rules, nullptr));
    QCOMPARE(text(wildsAssumeValues(hand, info, rules, nullptr)), QStringLiteral("9h 8* 7c 6* 5d"));
    QCOMPARE(text(hand), QStringLiteral("9h 7c 5d * *"));
}

SHOWDOWN_TEST(TestStraight)
#include "tst_straight.moc"

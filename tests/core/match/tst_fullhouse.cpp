// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/compare/fullhouse.h"
#include "core/match/fullhouse.h"
#include "tests/support/playedhands.h"
#include "tests/support/testprogram.h"

#include <QTest>

using namespace showdown;
using namespace showdown::tests;

/// The groups of a full house, and what its wilds become.
class TestFullHouse : public QObject
{
    Q_OBJECT

private slots:
    void fullHouseInfo_data();
    void fullHouseInfo();
};

void TestFullHouse::fullHouseInfo_data()
{
    QTest::addColumn<QString>("cards");
    QTest::addColumn<QString>("found");   // cardValues as found, or "no"
    QTest::addColumn<QString>("assumed"); // after wilds in the list have become values
    QTest::addColumn<QString>("working");
    QTest::addColumn<QString>("trioPair");
    QTest::newRow("3-2") << "Th Tc Td 3s 3h"
                         << "[10, 3]"
                         << "[10, 3]"
                         << "10 10 10 3 3"
                         << "[10, 3]";
    QTest::newRow("2-3") << "Th Tc 3d 3s 3h"
                         << "[10, 3]"
                         << "[10, 3]"
                         << "10 10 3 3 3"
                         << "[3, 10]";
    QTest::newRow("one wild") << "8h 8c 7d 7s *"
                              << "[8, 7]"
                              << "[8, 7]"
                              << "8 8 8 7 7"
                              << "[8, 7]";
    QTest::newRow("two wilds") << "8h 8c 7d * *"
                               << "[8, 7]"
                               << "[8, 7]"
                               << "8 8 8 7 7"
                               << "[8, 7]";
    QTest::newRow("three wilds") << "8h 7c * * *"
                                 << "[8, 7]"
                                 << "[8, 7]"
                                 << "8 8 8 7 7"
                                 << "[8, 7]";
    QTest::newRow("four wilds") << "8h * * * *"
                                << "[8, w]"
                                << "[14, 8]"
                                << "14 14 14 8 8"
                                << "[14, 8]";
    QTest::newRow("five wilds") << "* * * * *"
                                << "[w, w]"
                                << "[14, 13]"
                                << "14 14 14 13 13"
                                << "[14, 13]";
    QTest::newRow("too few wilds for three aces") << "8h 8c 8d * *"
                                                  << "[8, w]"
                                                  << "[14, 8]"
                                                  << "14 14 8 8 8"
                                                  << "[8, 14]";
    QTest::newRow("never a second ace") << "Ah * * * *"
                                        << "[14, w]"
                                        << "[14, 13]"
                                        << "14 14 14 13 13"
                                        << "[14, 13]";
    QTest::newRow("wild joins the single ace") << "Ah 8c 8d 8s *"
                                               << "[14, 8]"
                                               << "[14, 8]"
                                               << "14 14 8 8 8"
                                               << "[8, 14]";
    QTest::newRow("two groups of one value") << "8h 8c 8d 8s *"
                                             << "no"
                                             << ""
                                             << ""
                                             << "";
    QTest::newRow("one wild is not two") << "9h 5c 5d 4s *"
                                         << "no"
                                         << ""
                                         << ""
                                         << "";
    QTest::newRow("three single cards") << "Kh 9c 4d * *"
                                        << "no"
                                        << ""
                                        << ""
                                        << "";
}

void TestFullHouse::fullHouseInfo()
{
    QFETCH(QString, cards);
    QFETCH(QString, found);
    MatchInfo info;
    const PlayedHand hand = played(cards.toStdString());
    QCOMPARE(fits(fullHouse(hand, info, nullptr)), found != u"no");
    if (found == u"no")
        return;
    QCOMPARE(text(info.cardValues), found);
    const ValueList values = wildsAssumeInfoCardValues(info.cardValues, 1, nullptr);
    QTEST(text(values), "assumed");
    const PlayedHand working = wildsAssumeCardValues(hand, values, nullptr);
    QStringList numbers;
    for (const PlayedCard& card : working)
        numbers << QString::number(card.value);
    QTEST(numbers.join(u' '), "working");
    QTEST(text(trioPairValues(working, nullptr)), "trioPair");
}

SHOWDOWN_TEST(TestFullHouse)
#include "tst_fullhouse.moc"

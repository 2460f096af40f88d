// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/compare/kickers.h"
#include "core/match/counting.h"
#include "core/match/excluding.h"
#include "core/match/samesuit.h"
#include "core/match/samevalue.h"
#include "core/match/twopair.h"
#include "tests/support/playedhands.h"
#include "tests/support/testprogram.h"

#include <QTest>

using namespace showdown;
using namespace showdown::tests;

/// The functions of the series, each against its contract.
class TestMatch : public QObject
{
    Q_OBJECT

private slots:
    void sortsWithWildsLastAndFirst();
    void twoPairGoesOnWhereTheFirstPairEnded();
    void sameValue_data();
    void sameValue();
    void spentWildsAreNotCountedAgain();
    void aFailureLeavesInfoAsItWas();
    void twoPairMatcher_data();
    void twoPairMatcher();
    void twoPairInfo_data();
    void twoPairInfo();
    void countsValuesInOrderOfAppearance();
    void excludesTheFirstCardsOnly();
    void kickers_data();
    void kickers();
    void sameSuitIgnoresWilds();
};

void TestMatch::sortsWithWildsLastAndFirst()
{
    QCOMPARE(text(sortCardsByDescendingValue(played("2s * Kh 6c 6h"), nullptr)),
             QStringLiteral("Kh 6c 6h 2s *"));
    QCOMPARE(text(sortCardsByDescendingValueHighWilds(played("2s * Kh 6c 6h"), nullptr)),
             QStringLiteral("* Kh 6c 6h 2s"));
}

void TestMatch::twoPairGoesOnWhereTheFirstPairEnded()
{
    MatchInfo info;
    const PlayedHand hand = sortedHand("Kh 6c 6h * 2s");
    QVERIFY(doCardsHaveSameValue(hand, 2, &info, nullptr));
    QCOMPARE(info.numWilds, 0);
    QCOMPARE(info.startIndex, 1);
    QCOMPARE(text(info.cardValues), QStringLiteral("[13]"));
    QVERIFY(doCardsHaveSameValue(hand, 2, &info, nullptr));
    QCOMPARE(info.startIndex, 3);
    QCOMPARE(text(info.cardValues), QStringLiteral("[13, 6]"));
}

void TestMatch::sameValue_data()
{
    QTest::addColumn<QString>("cards");
    QTest::addColumn<int>("numToMatch");
    QTest::addColumn<QString>("found"); // wilds left, start index, value; empty for no
    QTest::newRow("natural pair") << "Qh Qc 9d 7s 2h" << 2 << "0 2 [12]";
    QTest::newRow("pair that is not the highest card") << "Kh Qc Qd 9s 2h" << 2 << "0 3 [12]";
    QTest::newRow("wild joins the highest card") << "Kh 9c 7d 3s *" << 2 << "0 1 [13]";
    QTest::newRow("wild is kept where natural cards suffice") << "Qh Qc 9d 7s *" << 2 << "1 2 [12]";
    QTest::newRow("three of a longer run") << "8h 8c 8d 8s 2h" << 3 << "0 3 [8]";
    QTest::newRow("last run completed by wilds") << "Kh 9c 4d 4s *" << 3 << "0 4 [4]";
    QTest::newRow("nothing but wilds") << "* * * * *" << 3 << "2 3 [w]";
    QTest::newRow("too few of everything") << "Kh 9c 7d 3s 2h" << 2 << "";
    QTest::newRow("two wilds are no four") << "Kh 9c 7d * *" << 4 << "";
}

void TestMatch::sameValue()
{
    QFETCH(QString, cards);
    QFETCH(int, numToMatch);
    QFETCH(QString, found);
    MatchInfo info;
    const PlayedHand hand = sortedHand(cards.toStdString());
    QCOMPARE(doCardsHaveSameValue(hand, numToMatch, &info, nullptr), !found.isEmpty());
    QCOMPARE(doCardsHaveSameValue(hand, numToMatch, nullptr, nullptr), !found.isEmpty());
    if (!found.isEmpty()) {
        QCOMPARE(QStringLiteral("%1 %2 ").arg(info.numWilds).arg(info.startIndex)
                     + text(info.cardValues),
                 found);
    }
}

void TestMatch::spentWildsAreNotCountedAgain()
{
    MatchInfo info;
    const PlayedHand hand = sortedHand("Kh 8c 6d 4s *");
    QVERIFY(doCardsHaveSameValue(hand, 2, &info, nullptr));
    QVERIFY(!doCardsHaveSameValue(hand, 2, &info, nullptr));
}

void TestMatch::aFailureLeavesInfoAsItWas()
{
    MatchInfo info;
    const PlayedHand hand = sortedHand("8h * * * *");
    QVERIFY(doCardsHaveSameValue(hand, 3, &info, nullptr));
    QCOMPARE(info.startIndex, 1);
    QVERIFY(!doCardsHaveSameValue(hand, 3, &info, nullptr));
    QCOMPARE(info.numWilds, 2);
    QCOMPARE(info.startIndex, 1);
    QCOMPARE(text(info.cardValues), QStringLiteral("[8]"));
    QVERIFY(doCardsHaveSameValue(hand, 2, &info, nullptr));
    QCOMPARE(info.startIndex, 3);
    QCOMPARE(text(info.cardValues), QStringLiteral("[8, w]"));
}

void TestMatch::twoPairMatcher_data()
{
    QTest::addColumn<QString>("cards");
    QTest::addColumn<bool>("expected");
    QTest::newRow("king with the wild, and sixes") << "Kh 6c 6h * 2s" << true;
    QTest::newRow("queens and fives") << "Qh Qc 5d 5s Jh" << true;
    QTest::newRow("two pairs of one value are accepted") << "7h 7c 7d 7s 2h" << true;
    QTest::newRow("one wild makes one pair") << "Kh 8c 6d 4s *" << false;
    QTest::newRow("one pair") << "Kh Kc 9d 5s 3h" << false;
}

void TestMatch::twoPairMatcher()
{
    QFETCH(QString, cards);
    QFETCH(bool, expected);
    MatchInfo info;
    QCOMPARE(fits(twoPair(played(cards.toStdString()), info, nullptr)), expected);
}

void TestMatch::twoPairInfo_data()
{
    QTest::addColumn<QString>("cards");
    QTest::addColumn<QString>("values");
    QTest::newRow("natural pairs") << "Qh Qc 5d 5s Jh"
                                   << "[12, 5]";
    QTest::newRow("wild joins the highest single card") << "Jh Jc 9d 2s *"
                                                        << "[11, 9]";
    QTest::newRow("two wilds beside a pair are aces") << "9h 9c 4d * *"
                                                      << "[14, 9]";
    QTest::newRow("two wilds beside aces are kings") << "Ah Ac 4d * *"
                                                     << "[14, 13]";
    QTest::newRow("each wild its own pair") << "Kh 9c 4d * *"
                                            << "[13, 9]";
    QTest::newRow("three wilds") << "Kh 9c * * *"
                                 << "[14, 13]";
    QTest::newRow("a trio gives one pair") << "Kh Kc Kd 4s *"
                                           << "[13, 4]";
    QTest::newRow("two pairs of one value do not fit") << "7h 7c 7d 7s 2h"
                                                       << "";
    QTest::newRow("one pair does not fit") << "Kh Kc 9d 5s 3h"
                                           << "";
}

void TestMatch::twoPairInfo()
{
    QFETCH(QString, cards);
    QFETCH(QString, values);
    MatchInfo info;
    QCOMPARE(fits(setInfoAndCheckForTwoPair(played(cards.toStdString()), info, nullptr)),
             !values.isEmpty());
    QCOMPARE(text(info.cardValues), values.isEmpty() ? QStringLiteral("[]") : values);
}

void TestMatch::countsValuesInOrderOfAppearance()
{
    const std::vector<ValueCount> expected{{9, 1}, {11, 2}, {cardvalue::wild, 1}, {2, 1}};
    QVERIFY(countCardValues(played("9d Jh * Jc 2s"), nullptr) == expected);
}

void TestMatch::excludesTheFirstCardsOnly()
{
    const auto rest = [](std::string_view cards, const ValueList& values, int max) {
        return text(buildHandExcludingValues(played(cards), values, max, nullptr));
    };
    QCOMPARE(rest("Kh 9d 7c 4s *", {13, cardvalue::wild}, 2), QStringLiteral("9d 7c 4s"));
    QCOMPARE(rest("Qh Qd 9c 7s *", {12}, 2), QStringLiteral("9c 7s *"));
    QCOMPARE(rest("Qh Qd Qc 7s 4h", {12}, 2), QStringLiteral("Qc 7s 4h"));
}

void TestMatch::kickers_data()
{
    QTest::addColumn<QString>("cards");
    QTest::addColumn<int>("groupSize");
    QTest::addColumn<QString>("expected");
    QTest::newRow("trio keeps its wild as a kicker") << "Kh Kc Kd * 4h" << 3 << "* 4h";
    QTest::newRow("trio needs its wild") << "Kh Kc * Td 4h" << 3 << "Td 4h";
    QTest::newRow("trio of wilds") << "8h 5c * * *" << 3 << "8h 5c";
    QTest::newRow("trio and two wilds left of three") << "8h * * * *" << 3 << "* 8h";
    QTest::newRow("quad keeps its wild") << "2h 2c 2d 2s *" << 4 << "*";
    QTest::newRow("quad needs its wild") << "2h 2c 2d Qs *" << 4 << "Qs";
    QTest::newRow("pair keeps its wild") << "Qh Qc 9d 7s *" << 2 << "* 9d 7s";
    QTest::newRow("pair of wilds") << "9h 7c 4d * *" << 2 << "9h 7c 4d";
    QTest::newRow("third wild is a kicker") << "9h 7c * * *" << 2 << "* 9h 7c";
}

void TestMatch::kickers()
{
    QFETCH(QString, cards);
    QFETCH(int, groupSize);
    const PlayedHand hand = sortedHand(cards.toStdString());
    MatchInfo info;
    QVERIFY(doCardsHaveSameValue(hand, groupSize, &info, nullptr));
    QTEST(
        text(groupSize == 2 ? pairKickers(hand, info) : getKickers(hand, info, groupSize, nullptr)),
        "expected");
}

void TestMatch::sameSuitIgnoresWilds()
{
    QVERIFY(areCardsSameSuit(played("Ad Jd * 4d 9d"), nullptr));
    QVERIFY(areCardsSameSuit(played("* * * * *"), nullptr));
    QVERIFY(!areCardsSameSuit(played("Ad Jd * 4d 9c"), nullptr));
}

SHOWDOWN_TEST(TestMatch)
#include "tst_match.moc"

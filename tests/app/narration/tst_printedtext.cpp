// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/mistaketext.h"
#include "app/narration/printedtext.h"
#include "core/printed/parting.h"
#include "core/trace/alllistings.h"
#include "tests/app/narration/narrating.h"
#include "tests/support/testprogram.h"
#include "tests/support/traces.h"

#include <QTest>

using namespace showdown;
using namespace showdown::tests;

/// What the printed code makes of hands, in words.
class TestPrintedText : public QObject
{
    Q_OBJECT

private slots:
    void init() { QVERIFY(speak("en")); }
    void sentences_data();
    void sentences();
    void everyRunHasItsSentences_data();
    void everyRunHasItsSentences();
    void everyMistakeOfAFunctionIsNamed();
};

void TestPrintedText::sentences_data()
{
    QTest::addColumn<int>("mistake");
    QTest::addColumn<QString>("lens");
    QTest::addColumn<QStringList>("hands");
    QTest::addColumn<QString>("outcome");
    QTest::addColumn<QString>("parting");
    QTest::newRow("a variable") << 1 << "high-card"
                                << QStringList{"Ah Kd Qs Jc 9h", "Kh Qd Js 9c 8h"}
                                << "Here: Player 1 wins. As printed: Player 1 and Player 2 tie."
                                << "The runs part in CompareHands, line 5. value2 is 13, as "
                                   "printed 14.";
    QTest::newRow("an answer of the code")
        << 20 << "pair" << QStringList{"Kh 9d * * *", "Qh 9c * * *"}
        << "Here: Player 1 wins. As printed: Player 1 and Player 2 tie."
        << "The runs part in CompareKickers, line 4. It answers no, as printed yes.";
    QTest::newRow("past the end")
        << 2 << "high-card" << QStringList{"Ah Kd Qs Jc 9h", "As Kh Qd Jd 9c"}
        << "Here: Player 1 and Player 2 tie. As printed, the code reads a card that is not there."
        << "The runs part in CompareHands, line 3. It answers no, as printed yes.";
    QTest::newRow("a stop") << 18 << "full-house" << QStringList{"8h * * * *", "Kh Kd Ks Qd Qh"}
                            << "Here: Player 1 wins. As printed, the code stops: it asks for "
                               "something that is not there."
                            << "The runs part in DoCardsHaveSameValue, line 16. It answers no, as "
                               "printed it stops.";
    QTest::newRow("a hand alone") << 9 << "" << QStringList{"Kh 8d 6s 4c *"}
                                  << "Here: a pair. As printed: two pair."
                                  << "";
    QTest::newRow("no rank") << 9 << "full-house" << QStringList{"9h 5d 5s 4c *"}
                             << "Here: not of this rank. As printed: a full house."
                             << "";
    QTest::newRow("alike") << 8 << "straight" << QStringList{"9h 8d 7s 6c 5h", "Th 9d 8s 7d 6h"}
                           << "On this table both run alike: Player 2 wins."
                           << "";
    QTest::newRow("a step alone")
        << 26 << "straight" << QStringList{"9h 7d 5s * *", "Th 9d 8s 7d 6h"}
        << "Both come to the same answer: Player 2 wins."
        << "The runs part in WildsAssumeValues, line 2. The difference first "
           "shows in WildsAssumeValues, line 5. hand is 9♥ 7♦ 5♠ ★ ★, as "
           "printed 9♥ 7♦ 5♠ 8★ ★.";
    QTest::newRow("an answer further on")
        << 12 << "full-house" << QStringList{"8h 8d 7c * *", "7h 7d 7s Kc Kd"}
        << "Here: Player 1 wins. As printed: Player 2 wins."
        << "The runs part in FindWinnerFullHouse, line 2. The difference first shows in "
           "WildsAssumeCardValues, line 6. It answers no, as printed yes. numMissing is 0, as "
           "printed 1.";
    QTest::newRow("a variable of one run alone")
        << 11 << "two-pair" << QStringList{"Jh Jd 9c 2s *", "Ah Kd Qs 8c 2d"}
        << "Both come to the same answer: Player 1 wins."
        << "The runs part in SetInfoAndCheckForTwoPair, line 3. numWilds is 1, as printed it is not "
           "set. As printed, pairs is [11], here it is not set.";
    QTest::newRow("both set it, one a line later")
        << 5 << "two-pair" << QStringList{"9h 9d 4c * *", "Kh 9s 4h 4d *"}
        << "Here: Player 1 wins. As printed: Player 2 wins."
        << "The runs part in SetInfoAndCheckForTwoPair, line 3. The difference first shows in "
           "FindWinnerTwoPair, line 5. info1.cardValues is [14, 9], as printed [9, 4].";
    QTest::newRow("a variable further on")
        << 25 << "full-house" << QStringList{"8h 7d * * *", "Ah Ad As Kc Kd"}
        << "Here: Player 2 wins. As printed: Player 1 wins."
        << "The runs part in FindWinnerFullHouse, line 2. The difference first shows in "
           "GetTrioPairValues, line 1. hand is 8♥ 8★ 8★ 7♦ 7★, as printed 8♥ 7♦ ★ ★ ★.";
}

void TestPrintedText::sentences()
{
    QFETCH(const int, mistake);
    QFETCH(const QString, lens);
    QFETCH(const QStringList, hands);
    QFETCH(const QString, parting);
    std::vector<Hand> dealt;
    for (const QString& hand : hands)
        dealt.push_back(handOf(hand.toStdString()));
    const Terms terms{rulesOf(Preset::series), categoryFromId(lens.toStdString()), 0};
    Terms asPrinted = terms;
    asPrinted.mistake = mistake;
    const Run right(dealt, terms);
    const Run printed(dealt, asPrinted);
    QTEST(narration::printedOutcomeText(right, printed), "outcome");
    if (!parting.isEmpty() || !showdown::parting(right, printed))
        QCOMPARE(narration::partingText(right, printed), parting);
}

void TestPrintedText::everyRunHasItsSentences_data()
{
    QTest::addColumn<QString>("language");
    for (const char* language : {"en", "de"})
        QTest::newRow(language) << QString::fromLatin1(language);
}

void TestPrintedText::everyRunHasItsSentences()
{
    QFETCH(const QString, language);
    QVERIFY(speak(language.toLatin1().constData()));
    for (const Run& printed : printedRuns(1)) {
        Terms terms = printed.terms();
        terms.mistake = 0;
        const Run right(printed.hands(), terms);
        const QString outcome = narration::printedOutcomeText(right, printed);
        const QString parting = narration::partingText(right, printed);
        QVERIFY2(isSentence(outcome), qPrintable(outcome));
        QCOMPARE(parting.isEmpty(), !showdown::parting(right, printed).has_value());
        QVERIFY2(parting.isEmpty() || isSentence(parting), qPrintable(parting));
    }
}

void TestPrintedText::everyMistakeOfAFunctionIsNamed()
{
    std::set<int> named;
    for (const Listing* listing : allListings()) {
        for (const int mistake : mistakesOf(*listing)) {
            QVERIFY2(isSentence(narration::mistakeMeaning(mistake)), listing->uniqueName.data());
            QVERIFY(isSentence(narration::mistakeShowsText(mistake)));
            named.insert(mistake);
        }
    }
    QCOMPARE(named.size(), std::size_t{lastPrintedMistake - 1}); // E29 is about odds
    QVERIFY(!named.contains(29));
}

SHOWDOWN_TEST(TestPrintedText)
#include "tst_printedtext.moc"

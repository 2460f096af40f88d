// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/dealtext.h"
#include "app/narration/translation.h"
#include "tests/support/testprogram.h"

#include <QTest>

using namespace showdown;
using namespace showdown::narration;

/// What was dealt, and why something cannot be.
class TestDealText : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(narration::installTranslation(*qApp, QStringLiteral("en"))); }

    void dealsAreNamed();
    void reasonsAreNamed();
};

void TestDealText::dealsAreNamed()
{
    QCOMPARE(dealtAll(4711), QStringLiteral("All hands, seed 4711"));
    QCOMPARE(dealtEmpty(4711), QStringLiteral("Empty slots, seed 4711"));
    QCOMPARE(dealtTo(2, 12, {QString(), QStringLiteral("Ann %1"), QString()}),
             QStringLiteral("Ann %1, seed 12"));
    QCOMPARE(dealtTo(3, 999999), QStringLiteral("Player 3, seed 999999"));
    QCOMPARE(dealtClose(4711), QStringLiteral("Close hands, seed 4711"));
    QCOMPARE(dealtRank(Category::fullHouse, 2, 2, 5),
             QStringLiteral("Full house with 2 wilds for Player 2, seed 5"));
    QCOMPARE(rankWithWilds(Category::pair, 1), QStringLiteral("Pair with 1 wild"));
    QCOMPARE(rankWithWilds(Category::pair, 0), QStringLiteral("Pair without wilds"));
    QCOMPARE(wildCount(0), QStringLiteral("No wilds"));
    QCOMPARE(wildCount(1), QStringLiteral("1 wild"));
    QCOMPARE(wildCount(4), QStringLiteral("4 wilds"));
}

void TestDealText::reasonsAreNamed()
{
    using enum NoSuchHand;
    QCOMPARE(noSuchHand(unknownRank, Category::fiveOfAKind, 1),
             QStringLiteral("Five of a kind does not count under these rules."));
    QCOMPARE(noSuchHand(alwaysBetter, Category::twoPair, 1),
             QStringLiteral("With 1 wild, two pair always becomes something better."));
    QCOMPARE(noSuchHand(alwaysBetter, Category::twoPair, 2),
             QStringLiteral("With 2 wilds, two pair always becomes something better."));
    QCOMPARE(noSuchHand(notInDeck, Category::fiveOfAKind, 0),
             QStringLiteral("The deck does not hold the cards for it."));
    QCOMPARE(noCloseHands(), QStringLiteral("No close hands were found under these rules."));
    QCOMPARE(noSuchHand(notLeft, Category::royalFlush, 0),
             QStringLiteral("The other players hold the cards that it needs."));
}

SHOWDOWN_TEST(TestDealText)
#include "tst_dealtext.moc"

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/odds/nextcardmap.h"
#include "tests/app/gui/odds/oddstest.h"
#include "tests/support/testprogram.h"

#include <QComboBox>
#include <QToolButton>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

/// How the pages beside the situation follow it, and what they do to it.
class TestOddsPages : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }
    void aPlayerAloneHopesForAnotherRank();
    void thePagesFollowPlayerAndDecimals();
    void aCardOfTheMapIsDealt();
};

void TestOddsPages::aPlayerAloneHopesForAnotherRank()
{
    OddsTest test;
    QVERIFY(test.isReady());
    QVERIFY(test.show(qt("8s 7s / 6s 5d Ks - -")));
    QCOMPARE(test.text(qt("oddsPlayer1OutsLabel")), qt("Straight or better by the river"));
    test.page("outs", "outsPage");
    auto* targets = test.find<QComboBox>(qt("outsTargetCombo"));
    targets->setCurrentIndex(targets->findText(qt("Flush or better")));
    emit targets->activated(targets->currentIndex());
    QVERIFY(test.isCounted());
    QCOMPARE(test.text(qt("oddsPlayer1OutsLabel")), qt("Flush or better by the river"));
    QCOMPARE(test.text(qt("outsCountValue")), qt("9 outs"));
}

void TestOddsPages::thePagesFollowPlayerAndDecimals()
{
    OddsTest test;
    QVERIFY(test.isReady());
    QVERIFY(test.show(qt("As Ks | Qh Qd | Jc Tc / Qs 9s 4d 8h -")));
    test.page("outs", "outsPage");
    QCOMPARE(test.text(qt("outsChanceValue")), qt("16.7 %"));
    test.click(test.find<QToolButton>(qt("outsPlayer2Button")));
    QCOMPARE(test.view().player(), 1);
    QVERIFY(test.find<QWidget>(qt("oddsPlayer2OutsShownLabel"))->isVisible());
    QCOMPARE(test.text(qt("outsChanceValue")), qt("23.8 %"));
    test.trigger("oneDecimalAction");
    QCOMPARE(test.text(qt("outsChanceValue")), qt("24 %"));
    test.page("next", "nextCardsPage");
    QCOMPARE(test.text(qt("nextCardsCaptionLabel")), qt("Percent: chances of Player 2"));
}

void TestOddsPages::aCardOfTheMapIsDealt()
{
    OddsTest test;
    QVERIFY(test.isReady());
    QVERIFY(test.show(qt("As Ks | Qh Qd / Qs 9s 4d - -")));
    test.page("next", "nextCardsPage");
    const int steps = test.odds().undoStack().index();
    auto* map = test.find<NextCardMap>(qt("nextCardMap"));
    map->pick(NextCardMap::cellOf(cardFrom("8h")));
    QCOMPARE(test.cards(), qt("As Ks | Qh Qd / Qs 9s 4d 8h -"));
    QVERIFY(test.isCounted());
    map->pick(NextCardMap::cellOf(cardFrom("2c")));
    QCOMPARE(test.cards(), qt("As Ks | Qh Qd / Qs 9s 4d 8h 2c"));
    QCOMPARE(test.odds().undoStack().index(), steps + 2);
}

SHOWDOWN_TEST(TestOddsPages)
#include "tst_oddspages.moc"

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/odds/equitybar.h"
#include "app/gui/odds/oddscounter.h"
#include "tests/app/gui/odds/oddstest.h"
#include "tests/support/testprogram.h"

#include <QLineEdit>
#include <QPushButton>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

/// What Odds shows of a situation, and what its menus do.
class TestOddsView : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }
    void theSampleIsThatOfThePicture();
    void theExplanationAloneIsCountedToo();
    void percentCanDoWithoutDecimals();
    void atTheRiverSomebodyHasWon();
    void streetsGoBackAndOn();
    void theUndoStackIsItsOwn();
    void aClickOnAPanelChoosesThePlayer();
    void whatIsMissingIsSaid_data();
    void whatIsMissingIsSaid();
    void aLongCountIsToldAndStopped();
    void rulesAreItsOwn();
    void theBestHandsAreCompared();
    void deadCardsComeAndGo();
    void playersComeMoveAndGo();
    void theToolBarComesBackWithTheText();
};

void TestOddsView::theSampleIsThatOfThePicture()
{
    OddsTest test;
    QVERIFY(test.isReady());
    QTRY_COMPARE(test.panelText(1, "Percent"), qt("16.7 %"));
    QCOMPARE(test.panelText(2, "Percent"), qt("23.8 %"));
    QCOMPARE(test.panelText(3, "Percent"), qt("59.5 %"));
    QTRY_COMPARE(test.panelText(1, "Odds"), qt("5.0 : 1 against"));
    QCOMPARE(test.panelText(2, "Odds"), qt("3.2 : 1 against"));
    QCOMPARE(test.panelText(3, "Odds"), qt("1.5 : 1 in favour"));
    QTRY_COMPARE(test.panelText(1, "Outs"), qt("7 outs"));
    QCOMPARE(test.panelText(2, "Outs"), qt("10 outs"));
    QCOMPARE(test.panelText(3, "Outs"), qt("leads"));
    QCOMPARE(test.panelText(1, "Hand"), qt("High card, ace"));
    QCOMPARE(test.panelText(3, "Hand"), qt("Straight, queen high"));
    QTRY_COMPARE(test.text(qt("aheadNoteLabel")), qt("17 of 42 cards beat it"));
    QCOMPARE(test.text(qt("aheadTitleLabel")), qt("Player 3 is ahead"));
    QCOMPARE(test.text(qt("boardNoteLabel")), qt("One card to come\n42 cards unseen"));
    QCOMPARE(test.find<EquityBar>(qt("oddsPlayer1EquityBar"))->valueText(),
             qt("Player 1 wins 16.7 percent, 5.0 to 1 against, 7 outs"));
    const Status status = test.window().view().status();
    QCOMPARE(status.focus, qt("Exact: all 42 possible river cards counted"));
    QCOMPARE(status.facts.at(0).text, qt("3 players"));
    QCOMPARE(status.facts.back().text, qt("42 cards unseen"));
    QCOMPARE(test.window().windowTitle(), qt("Straight against a flush draw — Showdown"));
}

/// In a small window it may be in front from the beginning.
void TestOddsView::theExplanationAloneIsCountedToo()
{
    WindowTest test;
    test.window().resize(800, 560);
    QVERIFY(test.isReady());
    test.window().hide();
    test.window().showView(qt("odds"));
    test.window().showTab(qt("method"));
    test.window().show();
    QVERIFY(!test.window().view().widget().isVisible());
    QTRY_COMPARE(test.window().view().status().focus,
                 qt("Exact: all 42 possible river cards counted"));
}

void TestOddsView::percentCanDoWithoutDecimals()
{
    OddsTest test;
    QVERIFY(test.isReady());
    QTRY_COMPARE(test.panelText(1, "Percent"), qt("16.7 %"));
    test.trigger("oneDecimalAction");
    QCOMPARE(test.panelText(1, "Percent"), qt("17 %"));
    test.trigger("oneDecimalAction");
    QCOMPARE(test.panelText(1, "Percent"), qt("16.7 %"));
}

void TestOddsView::atTheRiverSomebodyHasWon()
{
    OddsTest test;
    QVERIFY(test.isReady());
    const auto* chip = test.find<QWidget>(qt("oddsPlayer3AheadLabel"));
    QTRY_VERIFY(chip->isVisible());
    QCOMPARE(chip->accessibleName(), qt("Ahead"));
    test.click(test.boardSlot(5));
    test.type("2c");
    QTRY_COMPARE(test.panelText(3, "Outs"), qt("wins"));
    QCOMPARE(chip->accessibleName(), qt("Won"));
    QCOMPARE(test.panelText(3, "Percent"), qt("100.0 %"));
    QCOMPARE(test.panelText(3, "Odds"), QString());
}

void TestOddsView::streetsGoBackAndOn()
{
    OddsTest test;
    QVERIFY(test.isReady());
    const CardTable before = test.odds().table();
    const int steps = test.odds().undoStack().index();
    QVERIFY(test.find<QAction>(qt("turnAction"))->isChecked());
    QCOMPARE(test.find<QAction>(qt("dealStreetAction"))->text(), qt("&Deal river"));
    test.trigger("flopAction");
    QCOMPARE(test.board(), qt("Qs 9s 4d - -"));
    QVERIFY(test.find<QAction>(qt("flopAction"))->isChecked());
    QCOMPARE(test.odds().undoStack().index(), steps + 1);
    QCOMPARE(test.find<QAction>(qt("dealStreetAction"))->text(), qt("&Deal turn"));
    QCOMPARE(test.find<QWidget>(qt("dealStreetButton"))->accessibleName(), qt("Deal turn"));
    test.trigger("preflopAction");
    QCOMPARE(test.board(), qt("- - - - -"));
    test.trigger("turnAction");
    QCOMPARE(test.odds().undoStack().index(), steps + 3);
    QVERIFY(test.odds().table().board()[3]);
    QVERIFY(!test.odds().table().board()[4]);
    test.trigger("dealStreetAction");
    QVERIFY(test.odds().table().board()[4]);
    QVERIFY(!test.find<QAction>(qt("dealStreetAction"))->isEnabled());
    QVERIFY(!test.find<QAction>(qt("runOutAction"))->isEnabled());
    for (int step = 0; step < 4; ++step)
        test.press(Qt::Key_Z, Qt::ControlModifier);
    CardTable now = test.odds().table();
    QCOMPARE(now.board(), before.board());
}

void TestOddsView::theUndoStackIsItsOwn()
{
    OddsTest test;
    QVERIFY(test.isReady());
    test.session().clearTable();
    const QString hands = test.table();
    test.click(test.boardSlot(5));
    test.type("2c");
    test.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(test.board(), qt("Qs 9s 4d 8h -"));
    test.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(test.table(), hands);
}

void TestOddsView::aClickOnAPanelChoosesThePlayer()
{
    OddsTest test;
    QVERIFY(test.isReady());
    QCOMPARE(test.view().player(), 0);
    test.click(test.find<QWidget>(qt("oddsPlayer3PercentLabel")));
    QCOMPARE(test.view().player(), 2);
    QVERIFY(test.find<QWidget>(qt("oddsPlayer3OutsShownLabel"))->isVisible());
    QVERIFY(!test.find<QWidget>(qt("oddsPlayer1OutsShownLabel"))->isVisible());
    test.odds().setPlayerCount(2);
    QCOMPARE(test.view().player(), 1);
}

void TestOddsView::whatIsMissingIsSaid_data()
{
    QTest::addColumn<QByteArray>("holes");
    QTest::addColumn<QByteArray>("board");
    QTest::addColumn<QString>("said");
    QTest::addRow("nothing") << QByteArray() << QByteArray() << qt("Give one player two cards.");
    QTest::addRow("one card") << QByteArray("as ks qh") << QByteArray()
                              << qt("Player 2 needs one more card.");
    QTest::addRow("half a flop") << QByteArray("as ks") << QByteArray("2h")
                                 << qt("The flop needs 2 more cards.");
}

void TestOddsView::whatIsMissingIsSaid()
{
    QFETCH(const QByteArray, holes);
    QFETCH(const QByteArray, board);
    QFETCH(const QString, said);
    OddsTest test;
    QVERIFY(test.isReady());
    test.clear();
    test.click(test.holeSlot(1, 1));
    test.type(holes);
    test.click(test.boardSlot(1));
    test.type(board);
    QTRY_COMPARE(test.text(qt("aheadTitleLabel")), said);
    QCOMPARE(test.window().view().status().focus, said);
    QCOMPARE(test.panelText(1, "Percent"), QString());
}

void TestOddsView::aLongCountIsToldAndStopped()
{
    OddsTest test;
    QVERIFY(test.isReady());
    test.odds().goBackTo(Street::flop);
    CardTable table = test.odds().table();
    setPlayers(table, qt("? ? | ? ? | Jc ?"));
    test.odds().setTable(table, qt("minutes of counting for each card that may come"));
    auto* stop = test.find<QPushButton>(qt("stopCountingButton"));
    QTRY_VERIFY(stop->isVisible());
    QVERIFY(test.view().counter().isCounting());
    QVERIFY(!test.text(qt("countingLabel")).isEmpty());
    test.click(stop);
    QTRY_VERIFY_WITH_TIMEOUT(!test.view().counter().isCounting(), 30000);
    QTRY_VERIFY(!stop->isVisible());
    QVERIFY(!test.panelText(3, "Percent").isEmpty());
}

void TestOddsView::rulesAreItsOwn()
{
    OddsTest test;
    QVERIFY(test.isReady());
    const NamedRules compared = test.session().rules();
    QCOMPARE(test.odds().rules().preset, Preset::standard);
    test.trigger("odds_deucesRulesAction");
    QCOMPARE(test.odds().rules().preset, Preset::deuces);
    test.trigger("jokers2Action");
    QCOMPARE(test.odds().rules().rules.jokers.count(), 2);
    QVERIFY(test.session().rules() == compared);
    QCOMPARE(test.text(qt("boardNoteLabel")), qt("One card to come\n44 cards unseen"));
}

void TestOddsView::theBestHandsAreCompared()
{
    OddsTest test;
    QVERIFY(test.isReady());
    QTRY_VERIFY(test.find<QAction>(qt("compareHandsAction"))->isEnabled());
    test.trigger("compareHandsAction");
    QCOMPARE(test.window().view().name(), qt("compare"));
    QVERIFY(!test.session().undoStack().canUndo()); // they are beside the own hands
    QCOMPARE(test.session().playerCount(), 3);
    QCOMPARE(test.row(3), qt("Jc Tc Qs 9s 8h"));
    QCOMPARE(test.session().result().winners, std::vector<int>{3});
    QCOMPARE(test.session().rules().preset, Preset::standard);
}

void TestOddsView::deadCardsComeAndGo()
{
    OddsTest test;
    QVERIFY(test.isReady());
    auto* slot = test.find<CardSlot>(qt("deadCard1Slot"));
    QVERIFY(!slot->isVisible());
    test.trigger("deadCardsAction");
    QVERIFY(slot->isVisible());
    test.click(slot);
    test.type("2s 3s");
    QCOMPARE(describe(test.odds().table().dead()), qt("2s 3s"));
    QTRY_COMPARE(test.panelText(1, "Outs"), qt("5 outs"));
    test.trigger("deadCardsAction");
    QVERIFY(slot->isVisible()); // there are some
    test.odds().clearTable();
    QVERIFY(!slot->isVisible());
}

void TestOddsView::playersComeMoveAndGo()
{
    OddsTest test;
    QVERIFY(test.isReady());
    test.click(test.holeSlot(2, 1));
    test.trigger("oddsMovePlayerUpAction");
    QCOMPARE(test.hole(1), qt("Qh Qd"));
    QCOMPARE(test.view().player(), 0);
    test.trigger("oddsRemovePlayerAction");
    QCOMPARE(test.odds().playerCount(), 2);
    QCOMPARE(test.hole(1), qt("As Ks"));
    test.trigger("oddsPlayers1Action");
    QCOMPARE(test.odds().playerCount(), 1);
    QVERIFY(!test.find<QAction>(qt("oddsRemovePlayerAction"))->isEnabled());
    test.press(Qt::Key_F2);
    auto* edit = test.find<QLineEdit>(qt("oddsPlayer1NameEdit"));
    QVERIFY(edit);
    QTest::keyClicks(edit, qt("Ann & Bob <x>"));
    QTest::keyClick(edit, Qt::Key_Return);
    QCOMPARE(test.odds().table().names[0], qt("Ann & Bob <x>"));
}

void TestOddsView::theToolBarComesBackWithTheText()
{
    OddsTest test;
    test.window().resize(1280, 770);
    QVERIFY(test.isReady());
    const auto* rules = test.find<QWidget>(qt("oddsRulesCombo"));
    const QRect before = rules->geometry();
    for (const int size : {110, 130, 150}) {
        test.appearance().setTextSize(size);
        QCoreApplication::processEvents();
        test.appearance().setTextSize(100);
        QCoreApplication::processEvents();
        QCOMPARE(rules->geometry(), before);
    }
}

SHOWDOWN_TEST(TestOddsView)
#include "tst_oddsview.moc"

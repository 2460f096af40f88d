// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/cards/deckpanel.h"
#include "app/gui/odds/equitybar.h"
#include "tests/app/gui/odds/oddstest.h"
#include "tests/support/testprogram.h"

#include <QClipboard>
#include <QLineEdit>
#include <QSettings>
#include <QTemporaryDir>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

/// A user of Odds.
class OddsUser : public OddsTest
{
public:
    bool isEnabled(const char* name) const { return action(name).isEnabled(); }

    /// The next place, where the focus also is once it is in the situation.
    QString nextName()
    {
        view().focus();
        return focusName();
    }

    QString label(const char* name) const { return text(QLatin1String(name)); }
};

const QString handsAlone = QStringLiteral("As Ks | Qh Qd");
const QString fourOnBoard = QStringLiteral("As Ks | Qh Qd | Jc Tc / Qs 9s 4d 8h -");

} // namespace

/// What the parts of Odds do together.
class TestOddsUse : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }
    void aNameIsShownEverywhere();
    void aNameOfOneselfIsNone();
    void theStatusFollowsTheCount();
    void whatIsCopiedHasItsOdds();
    void theSameStreetIsNoStep();
    void aPageBackIsAStepBack();
    void theNextCardGoesOn();
    void theNextCardIsNotWithHiddenOnes();
    void actionsKnowWhenTheyCanBeUsed();
    void unknownCardsStayInHands();
    void aRefusedCardIsShown();
    void thePanelShowsSharesAndMarks();
    void comparedHandsKeepNamesAndFreeDeck();
    void aFoldedDeckStaysFolded();
    void decimalsAreKept();
};

void TestOddsUse::aNameIsShownEverywhere()
{
    OddsUser test;
    QVERIFY(test.isReady());
    QVERIFY(test.show(fourOnBoard));
    test.odds().setName(2, qt("Ann & <b>"));
    QCOMPARE(test.label("aheadTitleLabel"), qt("Ann & <b> is ahead"));
    QVERIFY(test.find<EquityBar>(qt("oddsPlayer3EquityBar"))->valueText().startsWith(qt("Ann & ")));
}

void TestOddsUse::aNameOfOneselfIsNone()
{
    OddsUser test;
    QVERIFY(test.isReady());
    test.click(test.slotOf("oddsPlayer1Card1"));
    test.press(Qt::Key_F2);
    auto* edit = test.find<QLineEdit>(qt("oddsPlayer1NameEdit"));
    edit->setText(qt(" Player  1 "));
    QTest::keyClick(edit, Qt::Key_Return);
    QCOMPARE(test.odds().table().names[0], QString());
}

void TestOddsUse::theStatusFollowsTheCount()
{
    OddsUser test;
    QVERIFY(test.isReady());
    QVERIFY(test.show(fourOnBoard));
    QCOMPARE(shownText(*test.window().findChild<QLabel*>(qt("focusLabel"))),
             qt("Exact: all 42 possible river cards counted"));
    QCOMPARE(test.label("boardNoteLabel"), qt("One card to come\n42 cards unseen"));
    QVERIFY(test.show(handsAlone));
    QCOMPARE(test.label("boardNoteLabel"), qt("Five cards to come\n48 cards unseen"));
    test.set(qt("As Ks | Qh Qd / Qs - - - - / dead 2c"));
    QCOMPARE(test.label("boardNoteLabel"), qt("Four cards to come\n46 cards unseen"));
}

void TestOddsUse::whatIsCopiedHasItsOdds()
{
    OddsUser test;
    QVERIFY(test.isReady());
    QVERIFY(test.show(fourOnBoard));
    test.trigger("copySituationAction");
    QVERIFY(QGuiApplication::clipboard()->text().contains(qt("16.7 %")));
    QVERIFY(QGuiApplication::clipboard()->text().contains(
        qt("\nPlayer 3 is ahead · Straight, queen high · 17 of 42 cards beat it\n")));
}

void TestOddsUse::theSameStreetIsNoStep()
{
    OddsUser test;
    QVERIFY(test.isReady());
    QVERIFY(test.show(fourOnBoard));
    const int steps = test.odds().undoStack().index();
    test.trigger("turnAction");
    QCOMPARE(test.odds().undoStack().index(), steps);
    QCOMPARE(test.cards(), fourOnBoard);
    QVERIFY(test.find<QAction>(qt("turnAction"))->isChecked());
}

void TestOddsUse::aPageBackIsAStepBack()
{
    OddsUser test;
    QVERIFY(test.isReady());
    QVERIFY(test.show(fourOnBoard));
    test.view().stepPresentation(true);
    QVERIFY(test.odds().table().board()[4]);
    test.view().stepPresentation(false);
    QCOMPARE(test.cards(), fourOnBoard);
}

void TestOddsUse::theNextCardGoesOn()
{
    OddsUser test;
    QVERIFY(test.isReady());
    QVERIFY(test.show(qt("As Ks | - - | - - / Qs 9s 4d - -")));
    test.click(test.slotOf("oddsPlayer2Card1"));
    test.trigger("oddsMakeUnknownAction");
    QCOMPARE(test.nextName(), qt("oddsPlayer2Card2Slot"));
    QGuiApplication::clipboard()->setText(qt("? 2d"));
    test.press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(test.cards(), qt("As Ks | ? ? | 2d - / Qs 9s 4d - -"));
    QCOMPARE(test.nextName(), qt("oddsPlayer3Card2Slot"));
    test.click(test.slotOf("oddsPlayer2Card1"));
    test.press(Qt::Key_M); // carried cards stay where one is
    test.press(Qt::Key_Down);
    test.press(Qt::Key_Return);
    QCOMPARE(test.cards(), qt("As Ks | 2d ? | ? - / Qs 9s 4d - -"));
    QCOMPARE(test.nextName(), qt("oddsPlayer3Card1Slot"));
    test.trigger("oddsPlayer2ClearAction");
    QCOMPARE(test.nextName(), qt("oddsPlayer2Card1Slot"));
    test.click(test.slotOf("boardCard4"));
    test.trigger("oddsClearTableAction");
    QCOMPARE(test.nextName(), qt("oddsPlayer1Card1Slot"));
    test.click(test.slotOf("boardCard4"));
    test.trigger("coin-flipSituationAction"); // hands alone: then the flop is next
    QCOMPARE(test.nextName(), qt("boardCard1Slot"));
}

void TestOddsUse::theNextCardIsNotWithHiddenOnes()
{
    OddsUser test;
    QVERIFY(test.isReady());
    test.trigger("deadCardsAction");
    test.click(test.slotOf("deadCard1"));
    test.trigger("deadCardsAction");
    QCOMPARE(test.nextName(), qt("boardCard5Slot")); // the first empty one
}

void TestOddsUse::actionsKnowWhenTheyCanBeUsed()
{
    OddsUser test;
    QVERIFY(test.isReady());
    QVERIFY(test.show(qt("As Ks | ? ? | - - / Qs 9s 4d - -")));
    test.click(test.slotOf("boardCard4"));
    QVERIFY(!test.isEnabled("oddsMakeUnknownAction"));
    test.click(test.slotOf("oddsPlayer3Card1"));
    QVERIFY(test.isEnabled("oddsMakeUnknownAction"));
    QVERIFY(!test.isEnabled("oddsClearPlayerAction"));
    QVERIFY(!test.isEnabled("oddsMovePlayerDownAction"));
    QVERIFY(test.isEnabled("oddsMovePlayerUpAction"));
    QVERIFY(!test.isEnabled("oddsPlayer2UnknownAction"));
    QVERIFY(test.isEnabled("oddsPlayer1UnknownAction"));
    QVERIFY(test.isEnabled("runOutAction"));
    QVERIFY(test.isEnabled("compareHandsAction"));
    QVERIFY(test.show(qt("? ? | As ? / Qs 9s 4d 2c 3c")));
    QVERIFY(!test.isEnabled("compareHandsAction")); // no hand is known
    QVERIFY(!test.isEnabled("runOutAction"));
}

void TestOddsUse::unknownCardsStayInHands()
{
    OddsUser test;
    QVERIFY(test.isReady());
    QVERIFY(test.show(qt("As ? | Qh Qd / Qs 9s 4d 2c 3c")));
    const QString before = test.cards();
    test.click(test.slotOf("boardCard2"));
    test.press(Qt::Key_M);
    for (const Qt::Key key : {Qt::Key_Home, Qt::Key_Down, Qt::Key_End, Qt::Key_Return})
        test.press(key); // the card that lies there is unknown
    QCOMPARE(test.cards(), before);
}

void TestOddsUse::aRefusedCardIsShown()
{
    OddsUser test;
    QVERIFY(test.isReady());
    QVERIFY(test.show(fourOnBoard));
    test.click(test.slotOf("boardCard5"));
    test.type("9s");
    QVERIFY(test.slotOf("boardCard2")->states().testFlag(CardState::matched));
    QVERIFY(!test.slotOf("boardCard1")->states().testFlag(CardState::matched));
    test.type("2c");
    QVERIFY(!test.slotOf("boardCard2")->states().testFlag(CardState::matched));
}

void TestOddsUse::thePanelShowsSharesAndMarks()
{
    OddsUser test;
    QVERIFY(test.isReady());
    QVERIFY(test.show(qt("As Ks | Ah Kh / Qs 9s 4d 8h -")));
    const auto* bar = test.find<EquityBar>(qt("oddsPlayer1EquityBar"));
    QCOMPARE(bar->win(), 9.0 / 44);
    QCOMPARE(bar->tie(), 35.0 / 44);
    QCOMPARE(test.label("oddsPlayer1TiesLabel"), qt("wins 20.5\u00a0%, ties 79.5\u00a0%"));
    QVERIFY(test.find<QWidget>(qt("oddsPlayer2AheadLabel"))->isVisible()); // both are level
    const QString spoken = test.find<QWidget>(qt("oddsPlayer1Panel"))->accessibleDescription();
    QVERIFY2(spoken.startsWith(qt("Level. ")), qPrintable(spoken));
    QVERIFY2(spoken.endsWith(qt(". ") + bar->valueText()), qPrintable(spoken));
    QVERIFY(test.show(fourOnBoard));
    QVERIFY(test.find<QWidget>(qt("oddsPlayer3AheadLabel"))->isVisible());
    QVERIFY(!test.find<QWidget>(qt("oddsPlayer2AheadLabel"))->isVisible());
    QVERIFY(!test.find<QWidget>(qt("oddsPlayer1TiesLabel"))->isVisible());
}

void TestOddsUse::comparedHandsKeepNamesAndFreeDeck()
{
    OddsUser test;
    QVERIFY(test.isReady());
    QVERIFY(test.show(fourOnBoard));
    test.odds().setName(1, qt("Ann"));
    test.trigger("compareHandsAction");
    QCOMPARE(test.session().table().names[1], qt("Ann"));
    QCOMPARE(test.session().rules().rules.deck, DeckKind::free);
}

void TestOddsUse::aFoldedDeckStaysFolded()
{
    OddsUser test;
    QVERIFY(test.isReady());
    auto* deck = test.find<DeckPanel>(qt("oddsDeckPanel"));
    for (const bool isFolded : {false, true}) {
        deck->setFolded(isFolded);
        test.view().setExplanationFolded(true);
        QVERIFY(deck->isFolded());
        test.view().setExplanationFolded(false);
        QCOMPARE(deck->isFolded(), isFolded);
    }
}

void TestOddsUse::decimalsAreKept()
{
    const QTemporaryDir place;
    QSettings settings(place.filePath(qt("kept.ini")), QSettings::IniFormat);
    OddsUser test;
    QVERIFY(test.isReady());
    test.trigger("oneDecimalAction");
    test.view().saveLayout(settings);
    test.trigger("oneDecimalAction");
    test.view().restoreLayout(settings);
    QVERIFY(!test.find<QAction>(qt("oneDecimalAction"))->isChecked());
}

SHOWDOWN_TEST(TestOddsUse)
#include "tst_oddsuse.moc"

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/cards/deckpanel.h"
#include "app/gui/odds/equitybar.h"
#include "app/gui/odds/nextcardmap.h"
#include "app/gui/odds/oddscounter.h"
#include "app/gui/odds/oddsview.h"
#include "tests/support/guitest.h"
#include "tests/support/oddstables.h"
#include "tests/support/testprogram.h"

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QElapsedTimer>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>
#include <QToolButton>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

/// Somebody who works with Odds.
class OddsUser : public WindowTest
{
public:
    OddsUser() { window().showView(QStringLiteral("odds")); }

    OddsView& view() { return *qobject_cast<OddsView*>(&window().view()); }

    /// Puts cards on the table and waits until all is counted.
    bool show(const QString& cards)
    {
        odds().setTable(oddsTableOf(cards), QStringLiteral("cards"));
        return isCounted();
    }

    bool isCounted()
    {
        constexpr int patience = 120'000;
        return QTest::qWaitFor([this] { return !view().counter().isCounting(); }, patience);
    }

    QString cards() { return describe(odds().table()); }

    CardSlot* slotOf(const char* name) const
    {
        return find<CardSlot>(QLatin1String(name) + QStringLiteral("Slot"));
    }

    void trigger(const char* action) { find<QAction>(QLatin1String(action))->trigger(); }
    bool isEnabled(const char* action) const
    {
        return find<QAction>(QLatin1String(action))->isEnabled();
    }

    /// Where the next card goes: there the focus is, once it is in the situation.
    QString nextName()
    {
        view().focus();
        return focusName();
    }

    QString label(const char* name) const { return text(QLatin1String(name)); }

    /// A page of the dock.
    QWidget* page(const char* tab, const char* name)
    {
        window().showTab(QLatin1String(tab));
        return window().findChild<QWidget*>(QLatin1String(name));
    }
};

/// Each card that may come would be counted for minutes.
const QString manyMinutes = QStringLiteral("? ? | ? ? | Jc ? / Qs 9s 4d - -");

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
    void aPlayerAloneHopesForAnotherRank();
    void thePagesFollowPlayerAndDecimals();
    void aCardOfTheMapIsDealt();
    void aCountIsStoppedFromTheMethod();
    void aShortCountIsNotToldOf();
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
}

void TestOddsUse::whatIsCopiedHasItsOdds()
{
    OddsUser test;
    QVERIFY(test.isReady());
    QVERIFY(test.show(fourOnBoard));
    test.trigger("copySituationAction");
    QVERIFY(QGuiApplication::clipboard()->text().contains(qt("16.7 %")));
}

void TestOddsUse::aPlayerAloneHopesForAnotherRank()
{
    OddsUser test;
    QVERIFY(test.isReady());
    QVERIFY(test.show(qt("8s 7s / 6s 5d Ks - -")));
    QCOMPARE(test.label("oddsPlayer1OutsLabel"), qt("Straight or better by the river"));
    test.page("outs", "outsPage");
    auto* targets = test.find<QComboBox>(qt("outsTargetCombo"));
    targets->setCurrentIndex(targets->findText(qt("Flush or better")));
    emit targets->activated(targets->currentIndex());
    QVERIFY(test.isCounted());
    QCOMPARE(test.label("oddsPlayer1OutsLabel"), qt("Flush or better by the river"));
    QCOMPARE(test.label("outsCountValue"), qt("9 outs"));
}

void TestOddsUse::thePagesFollowPlayerAndDecimals()
{
    OddsUser test;
    QVERIFY(test.isReady());
    QVERIFY(test.show(fourOnBoard));
    test.page("outs", "outsPage");
    QCOMPARE(test.label("outsChanceValue"), qt("16.7 %"));
    test.click(test.find<QToolButton>(qt("outsPlayer2Button")));
    QCOMPARE(test.view().player(), 1);
    QVERIFY(test.find<QWidget>(qt("oddsPlayer2OutsShownLabel"))->isVisible());
    QCOMPARE(test.label("outsChanceValue"), qt("23.8 %"));
    test.trigger("oneDecimalAction");
    QCOMPARE(test.label("outsChanceValue"), qt("24 %"));
    test.page("next", "nextCardsPage");
    QCOMPARE(test.label("nextCardsCaptionLabel"), qt("Percent: chances of Player 2"));
}

void TestOddsUse::aCardOfTheMapIsDealt()
{
    OddsUser test;
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

void TestOddsUse::aCountIsStoppedFromTheMethod()
{
    OddsUser test;
    QVERIFY(test.isReady());
    auto* page = test.page("method", "methodPage");
    test.odds().setTable(oddsTableOf(manyMinutes), manyMinutes);
    auto* stop = page->findChild<QPushButton*>(qt("methodStopButton"));
    QTRY_VERIFY(stop->isVisible());
    QVERIFY(test.view().counter().isCounting());
    stop->click();
    QVERIFY(!test.view().counter().isCounting());
    QVERIFY(!stop->isVisible());
}

void TestOddsUse::aShortCountIsNotToldOf()
{
    OddsUser test;
    QVERIFY(test.isReady());
    QVERIFY(test.show(handsAlone));
    bool isToldOf = false;
    QElapsedTimer timer;
    connect(&test.view().counter(), &OddsCounter::changed, this, [&] {
        constexpr int soon = 250; // milliseconds
        const bool isSeen = test.find<QPushButton>(qt("stopCountingButton"))->isVisible();
        isToldOf = isToldOf || (isSeen && timer.elapsed() < soon);
    });
    timer.start();
    test.odds().setTable(oddsTableOf(manyMinutes), manyMinutes);
    QTRY_VERIFY(test.find<QPushButton>(qt("stopCountingButton"))->isVisible());
    QVERIFY(!isToldOf);
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
    test.view().turnPage(true);
    QVERIFY(test.odds().table().board[4]);
    test.view().turnPage(false);
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
    QCOMPARE(test.nextName(), qt("boardCard1Slot"));
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
    QVERIFY(!test.isEnabled("compareHandsAction")); // nobody's hand is known
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
    QCOMPARE(test.find<QWidget>(qt("oddsPlayer1Panel"))->accessibleDescription(), bar->valueText());
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

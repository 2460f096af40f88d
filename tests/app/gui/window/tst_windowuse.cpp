// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/cards/deckgrid.h"
#include "tests/support/guitest.h"
#include "tests/support/testprogram.h"

#include <QComboBox>
#include <QToolButton>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

const QString emptyTable = QStringLiteral("- - - - - | - - - - - | - - - - -");

} // namespace

/// Using the window with keyboard and mouse.
class TestWindowUse : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }

    void theSampleIsThereAtTheStart();
    void aWholeComparisonIsTypedWithoutTheMouse();
    void aCardIsReplacedByClickingAndTyping();
    void aWildShowsWhatItActsAs();
    void theVerdictFollowsEachCard();
    void houseRulesAreChosenInTheComboWithTheKeyboard();
    void aRefusedCardOfTheLastPlayerIsToldInSight();
    void leftAndRightWalkAlongTheToolBar();
    void houseRulesAreChosenInTheMenu();
    void changedRulesAreNamedInTheCombo();
    void everythingIsUndoneAndRedoneByShortcut();
    void undoAndRedoAreOfferedOnlyWhenThereIsSomething();
    void theButtonsOfTheToolBarWork();
    void aPlayerAndTheTableAreClearedByShortcut();
    void theThirdPlayerLeavesAndTheFocusStaysInTheWindow();
};

void TestWindowUse::theSampleIsThereAtTheStart()
{
    WindowTest test;
    QVERIFY(test.isReady());
    QCOMPARE(test.text(QStringLiteral("verdictTitleLabel")), QStringLiteral("Player 2 wins"));
    QCOMPARE(test.text(QStringLiteral("verdictSentenceLabel")),
             QStringLiteral("Both Player 1 and Player 2 have a pair of queens; the third kicker "
                            "decides, 3 beats 2."));
    QCOMPARE(test.playerText(1, QStringLiteral("Name")), QStringLiteral("Player 1"));
    QCOMPARE(test.playerText(2, QStringLiteral("Place")), QStringLiteral("1st"));
    QCOMPARE(test.playerText(2, QStringLiteral("Rank")), QStringLiteral("Pair of queens"));
    QCOMPARE(test.playerText(2, QStringLiteral("Detail")),
             QStringLiteral("kickers nine, seven, three"));
    QCOMPARE(test.working(2), QStringLiteral("Q★ Q♠ 9♣ 7♥ 3♦"));
    QCOMPARE(test.card(2, 4), QStringLiteral("★"));
    QCOMPARE(test.card(3, 1), QStringLiteral("A♠"));
    QCOMPARE(test.focusName(), QStringLiteral("player1Card1Slot"));
    QCOMPARE(test.text(QStringLiteral("focusLabel")),
             QStringLiteral("Player 1, card 1: Queen of hearts"));
    test.press(Qt::Key_Space);
    const auto* keys = test.find<DeckGrid>(QStringLiteral("deckGrid"));
    QVERIFY(keys->hasFocus());
    QCOMPARE(test.text(QStringLiteral("focusLabel")), keys->keyName(keys->currentKey()));
    test.press(Qt::Key_Escape);
    QCOMPARE(test.text(QStringLiteral("focusLabel")),
             QStringLiteral("Player 1, card 1: Queen of hearts"));
    test.find<QWidget>(QStringLiteral("dealButton"))->setFocus();
    QCOMPARE(test.text(QStringLiteral("focusLabel")), QString());
}

void TestWindowUse::aWholeComparisonIsTypedWithoutTheMouse()
{
    WindowTest test;
    QVERIFY(test.isReady());
    test.press(Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(test.table(), emptyTable);
    QCOMPARE(test.text(QStringLiteral("verdictTitleLabel")), QStringLiteral("Build two hands"));

    test.type("Kh 6c 6h 2s * ");
    QCOMPARE(test.focusName(), QStringLiteral("player2Card1Slot"));
    test.type("10h TD Ks 9s 4c ");
    QCOMPARE(test.table(), QStringLiteral("Kh 6c 6h 2s * | Th Td Ks 9s 4c | - - - - -"));
    QCOMPARE(test.playerText(1, QStringLiteral("Rank")), QStringLiteral("Three sixes"));
    QCOMPARE(test.playerText(1, QStringLiteral("Detail")), QStringLiteral("kickers king, two"));
    QCOMPARE(test.working(1), QStringLiteral("6★ 6♣ 6♥ K♥ 2♠"));
    QCOMPARE(test.card(2, 1), QStringLiteral("10♥"));
    QCOMPARE(test.text(QStringLiteral("verdictTitleLabel")), QStringLiteral("Player 1 wins"));
    QCOMPARE(test.playerText(3, QStringLiteral("Rank")), QStringLiteral("5 cards to go"));
}

void TestWindowUse::aCardIsReplacedByClickingAndTyping()
{
    WindowTest test;
    QVERIFY(test.isReady());
    test.click(test.slot(1, 5));
    QCOMPARE(test.focusName(), QStringLiteral("player1Card5Slot"));
    test.type("4s");
    QCOMPARE(test.card(1, 5), QStringLiteral("4♠"));
    QCOMPARE(test.text(QStringLiteral("verdictTitleLabel")), QStringLiteral("Player 1 wins"));
    QCOMPARE(test.session().undoStack().count(), 1);
}

void TestWindowUse::aWildShowsWhatItActsAs()
{
    WindowTest test;
    QVERIFY(test.isReady());
    const QString label = QStringLiteral("player2Card4WildLabel");
    QCOMPARE(test.text(label), QStringLiteral("acts as Q"));
    test.click(test.slot(2, 2));
    test.type("Kd ");
    QCOMPARE(test.text(label), QStringLiteral("acts as K"));
    QCOMPARE(test.slot(2, 4)->contentText(), QStringLiteral("Wild, acts as king"));
    test.press(Qt::Key_L, Qt::ControlModifier);
    QCOMPARE(test.text(label), QString());
}

void TestWindowUse::theVerdictFollowsEachCard()
{
    WindowTest test(tableOf(emptyTable));
    QVERIFY(test.isReady());
    test.type("2c 3c 4c 5c ");
    QCOMPARE(test.playerText(1, QStringLiteral("Rank")), QStringLiteral("1 card to go"));
    QCOMPARE(test.playerText(1, QStringLiteral("WorkingNote")),
             QStringLiteral("Appears when all five cards are in."));
    test.type("6c ");
    QCOMPARE(test.playerText(1, QStringLiteral("Rank")), QStringLiteral("Straight flush"));
    QCOMPARE(test.text(QStringLiteral("verdictTitleLabel")), QStringLiteral("Player 1 is ready"));
    QCOMPARE(
        test.find<QWidget>(QStringLiteral("verdictBanner"))->accessibleName().section(u'.', 0, 0),
        QStringLiteral("Player 1 is ready"));
}

void TestWindowUse::houseRulesAreChosenInTheComboWithTheKeyboard()
{
    WindowTest test(tableOf(QStringLiteral("Th Td 9c 4s 2h | Ac Kd 9d 4h 2s | - - - - -")));
    QVERIFY(test.isReady());
    QCOMPARE(test.text(QStringLiteral("verdictTitleLabel")), QStringLiteral("Player 2 wins"));
    test.press(Qt::Key_O, Qt::AltModifier);
    QCOMPARE(test.focusName(), QStringLiteral("houseRulesCombo"));
    test.press(Qt::Key_Down);
    QVERIFY(test.session().rules().preset == Preset::standard);
    QCOMPARE(test.text(QStringLiteral("verdictTitleLabel")), QStringLiteral("Player 1 wins"));
    QCOMPARE(test.playerText(1, QStringLiteral("Rank")), QStringLiteral("Pair of tens"));
    QCOMPARE(test.text(QStringLiteral("rulesLabel")), QStringLiteral("Standard rules"));

    test.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(test.find<QComboBox>(QStringLiteral("houseRulesCombo"))->currentText(),
             QStringLiteral("Series"));
    QCOMPARE(test.text(QStringLiteral("verdictTitleLabel")), QStringLiteral("Player 2 wins"));
}

void TestWindowUse::aRefusedCardOfTheLastPlayerIsToldInSight()
{
    WindowTest test;
    QVERIFY(test.isReady());
    test.appearance().setTextSize(150);
    test.window().resize(1024, 700);
    test.press(Qt::Key_3, Qt::AltModifier);
    QCOMPARE(test.focusName(), QStringLiteral("player3Card1Slot"));
    test.type("qz");
    const auto* message = test.find<QWidget>(QStringLiteral("player3MessageLabel"));
    QVERIFY(message->isVisible());
    QTRY_COMPARE(message->visibleRegion().boundingRect(), message->rect());
    test.press(Qt::Key_Escape);
    test.type("qh"); // which is in use
    const auto* bar = test.find<QWidget>(QStringLiteral("conflictBar"));
    QTRY_COMPARE(bar->visibleRegion().boundingRect(), bar->rect());
    QVERIFY(!test.slot(3, 1)->visibleRegion().isEmpty());
    test.appearance().setTextSize(100);
}

/// From one end to the other and back, choosing nothing.
void TestWindowUse::leftAndRightWalkAlongTheToolBar()
{
    WindowTest test;
    QVERIFY(test.isReady());
    const CardTable before = test.session().table();
    test.find<QWidget>(QStringLiteral("houseRulesButton"))->setFocus();
    test.press(Qt::Key_Left);
    QCOMPARE(test.focusName(), QStringLiteral("houseRulesCombo"));
    test.press(Qt::Key_Left);
    QCOMPARE(test.focusName(), QStringLiteral("threePlayersButton"));
    for (const char* name :
         {"houseRulesCombo", "houseRulesButton", "lensCombo", "textSizeButton"}) {
        test.press(Qt::Key_Right);
        QCOMPARE(test.focusName(), QLatin1String(name));
    }
    test.press(Qt::Key_Left);
    QCOMPARE(test.focusName(), QStringLiteral("lensCombo"));
    QCOMPARE(test.session().table(), before);
}

void TestWindowUse::houseRulesAreChosenInTheMenu()
{
    WindowTest test;
    QVERIFY(test.isReady());
    auto* bug = test.find<QAction>(QStringLiteral("bugRulesAction"));
    QVERIFY(bug);
    bug->trigger();
    QVERIFY(bug->isChecked());
    QVERIFY(!test.find<QAction>(QStringLiteral("seriesRulesAction"))->isChecked());
    QCOMPARE(test.find<QComboBox>(QStringLiteral("houseRulesCombo"))->currentText(),
             QStringLiteral("Bug"));
    QCOMPARE(test.text(QStringLiteral("player2Card4WildLabel")), QStringLiteral("acts as A"));
}

void TestWindowUse::changedRulesAreNamedInTheCombo()
{
    WindowTest test;
    QVERIFY(test.isReady());
    auto* combo = test.find<QComboBox>(QStringLiteral("houseRulesCombo"));
    NamedRules changed;
    changed.rules.naturalBeatsWild = true;
    QVERIFY(!test.session().setRules(changed));
    QCOMPARE(combo->currentText(), QStringLiteral("Series (changed)"));
    QCOMPARE(combo->count(), 5);
    QVERIFY(!test.find<QAction>(QStringLiteral("seriesRulesAction"))->isChecked());

    combo->setFocus();
    test.press(Qt::Key_Home); // the preset itself
    QVERIFY(test.session().rules() == NamedRules());
    QCOMPARE(combo->currentText(), QStringLiteral("Series"));
    QCOMPARE(combo->count(), 4);
    QVERIFY(test.find<QAction>(QStringLiteral("seriesRulesAction"))->isChecked());
}

void TestWindowUse::everythingIsUndoneAndRedoneByShortcut()
{
    WindowTest test;
    QVERIFY(test.isReady());
    QStringList states{test.table()};
    const auto note = [&] { states << test.table(); };
    test.type("3s ");
    note();
    test.press(Qt::Key_Delete);
    note();
    test.press(Qt::Key_L, Qt::ControlModifier);
    note();
    test.find<QAction>(QStringLiteral("deucesRulesAction"))->trigger();
    note();
    test.find<QAction>(QStringLiteral("twoPlayersAction"))->trigger();
    note();
    test.press(Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
    note();
    QCOMPARE(states.removeDuplicates(), 0);
    QCOMPARE(test.session().undoStack().count(), 6);

    for (qsizetype step = states.size() - 2; step >= 0; --step) {
        test.press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(test.table(), states[step]);
    }
    QCOMPARE(test.card(1, 1), QStringLiteral("Q♥"));
    for (qsizetype step = 1; step < states.size(); ++step) {
        if (step % 2 == 0)
            test.press(Qt::Key_Y, Qt::ControlModifier);
        else
            test.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(test.table(), states[step]);
    }
}

void TestWindowUse::undoAndRedoAreOfferedOnlyWhenThereIsSomething()
{
    WindowTest test;
    QVERIFY(test.isReady());
    const auto* undo = test.find<QAction>(QStringLiteral("undoAction"));
    const auto* redo = test.find<QAction>(QStringLiteral("redoAction"));
    QVERIFY(!undo->isEnabled() && !redo->isEnabled());
    test.type("3s ");
    QVERIFY(undo->isEnabled() && !redo->isEnabled());
    test.press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(!undo->isEnabled() && redo->isEnabled());
}

void TestWindowUse::theButtonsOfTheToolBarWork()
{
    WindowTest test;
    QVERIFY(test.isReady());
    const QString start = test.table();
    test.click(test.slot(2, 1));
    test.click(test.find<QToolButton>(QStringLiteral("player2ClearButton")));
    QVERIFY(test.session().row(1).isEmpty());
    test.click(test.find<QToolButton>(QStringLiteral("clearTableButton")));
    QCOMPARE(test.table(), emptyTable);
    test.click(test.find<QToolButton>(QStringLiteral("undoButton")));
    test.click(test.find<QToolButton>(QStringLiteral("undoButton")));
    QCOMPARE(test.table(), start);
    test.click(test.find<QToolButton>(QStringLiteral("redoButton")));
    QVERIFY(test.session().row(1).isEmpty());
    test.click(test.find<QToolButton>(QStringLiteral("twoPlayersButton")));
    QCOMPARE(test.session().playerCount(), 2);
    test.click(test.find<QToolButton>(QStringLiteral("threePlayersButton")));
    QCOMPARE(test.session().playerCount(), 3);
}

void TestWindowUse::aPlayerAndTheTableAreClearedByShortcut()
{
    WindowTest test;
    QVERIFY(test.isReady());
    test.press(Qt::Key_Down);
    test.type("K"); // half a card does not survive
    test.press(Qt::Key_L, Qt::ControlModifier);
    QCOMPARE(test.table(), QStringLiteral("Qh 9d Qc 7s 2h | - - - - - | As Jd 8c 6s 4h"));
    QCOMPARE(test.card(2, 1), QString());
    QVERIFY(!test.find<QAction>(QStringLiteral("clearPlayerAction"))->isEnabled());
    test.press(Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(test.table(), emptyTable);
    QVERIFY(!test.find<QAction>(QStringLiteral("clearTableAction"))->isEnabled());
}

void TestWindowUse::theThirdPlayerLeavesAndTheFocusStaysInTheWindow()
{
    WindowTest test;
    QVERIFY(test.isReady());
    test.click(test.slot(3, 2));
    test.find<QAction>(QStringLiteral("twoPlayersAction"))->trigger();
    QVERIFY(!test.find<QWidget>(QStringLiteral("player3Panel"))->isVisible());
    QCOMPARE(test.focusName(), QStringLiteral("player2Card2Slot"));
    QCOMPARE(test.text(QStringLiteral("playersLabel")), QStringLiteral("2 players"));
    test.press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(test.find<QWidget>(QStringLiteral("player3Panel"))->isVisible());
    QCOMPARE(test.card(3, 2), QStringLiteral("J♦"));
    QVERIFY(test.find<QAction>(QStringLiteral("threePlayersAction"))->isChecked());
}

SHOWDOWN_TEST(TestWindowUse)
#include "tst_windowuse.moc"

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/cards/deckgrid.h"
#include "app/gui/cards/deckpanel.h"
#include "app/gui/cards/keymenu.h"
#include "app/gui/odds/situationview.h"
#include "tests/app/gui/odds/oddstest.h"
#include "tests/support/testprogram.h"

#include <QAction>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QToolButton>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

/// A window that shows a situation, and what its menus do.
class CommandedOdds : public OddsTest
{
public:
    explicit CommandedOdds(const char* table) { set(qt(table)); }

    /// The next slot.
    QString next() const
    {
        const auto* situation = find<SituationView>(QStringLiteral("situationView"));
        return situation->slotAt(situation->current()).objectName();
    }
};

} // namespace

/// The menus of Odds.
class TestOddsCommands : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }
    void actionsFollowTheChosenPlayer();
    void aMovedPlayerIsFollowed_data();
    void aMovedPlayerIsFollowed();
    void aRemovedPlayerLeavesTheOthersChosen_data();
    void aRemovedPlayerLeavesTheOthersChosen();
    void aPlayerSwapsWithTheNext_data();
    void aPlayerSwapsWithTheNext();
    void holeCardsAreSortedAndTheBoardNever();
    void cardsFollowABoardThatIsCutBack();
    void severalStreetsAreOneDeal();
    void whoLeavesTakesCardsAndThatIsSaid_data();
    void whoLeavesTakesCardsAndThatIsSaid();
    void aPlayerAloneMeetsUnknownCards_data();
    void aPlayerAloneMeetsUnknownCards();
    void deadCardsAreFoundAtTheBoard();
    void aKeyGivesADeadCard();
    void whoHasNoCardsIsNotExplained();
    void aJokerMoreThanTheRulesIsSaid();
    void theHandsAreComparedFromTheToolBar_data();
    void theHandsAreComparedFromTheToolBar();
    void theLongestWordsOfTheToolBarGoFirst();
};

/// Even while the next card is one of the board.
void TestOddsCommands::actionsFollowTheChosenPlayer()
{
    CommandedOdds test("As Ks | - - | Jc Tc / Qs 9s 4d 8h -");
    QVERIFY(test.isReady());
    test.click(test.boardSlot(5));
    const auto enabled = [&](int player) {
        test.view().choosePlayer(player);
        QString which;
        for (const char* each :
             {"oddsMovePlayerUpAction", "oddsMovePlayerDownAction", "oddsClearPlayerAction"})
            which += test.action(each).isEnabled() ? u'1' : u'0';
        return which;
    };
    QCOMPARE(enabled(0), qt("011"));
    QCOMPARE(enabled(1), qt("110"));
    QCOMPARE(enabled(2), qt("101"));
    QCOMPARE(test.next(), qt("boardCard5Slot"));
}

void TestOddsCommands::aMovedPlayerIsFollowed_data()
{
    QTest::addColumn<QString>("action");
    QTest::addColumn<QString>("slot");
    QTest::addColumn<int>("chosen");
    QTest::addColumn<QString>("table");
    QTest::addColumn<QString>("next");
    QTest::addColumn<int>("after");

    const auto row = [](const char* action, const char* slot, int chosen, const char* table,
                        const char* next, int after) {
        QTest::addRow("%s of %d at %s", action, chosen + 1, slot)
            << qt(action) << qt(slot) << chosen << qt(table) << qt(next) << after;
    };
    const char* const down = "As Ks | Jc Tc | Qh Qd";
    const char* const first = "Qh Qd | As Ks | Jc Tc";
    row("oddsMovePlayerDownAction", "boardCard1Slot", 1, down, "boardCard1Slot", 2);
    row("oddsMovePlayerDownAction", "oddsPlayer2Card2Slot", 1, down, "oddsPlayer3Card2Slot", 2);
    row("oddsMovePlayerUpAction", "oddsPlayer2Card1Slot", 1, first, "oddsPlayer1Card1Slot", 0);
    row("oddsPlayer2MoveDownAction", "boardCard1Slot", 1, down, "boardCard1Slot", 2);
    row("oddsPlayer2MoveDownAction", "oddsPlayer2Card2Slot", 1, down, "oddsPlayer3Card2Slot", 2);
    row("oddsPlayer2MoveDownAction", "oddsPlayer3Card1Slot", 2, down, "oddsPlayer2Card1Slot", 1);
    row("oddsPlayer2MoveUpAction", "oddsPlayer1Card1Slot", 0, first, "oddsPlayer2Card1Slot", 1);
    row("oddsPlayer2MoveUpAction", "boardCard1Slot", 2, first, "boardCard1Slot", 2);
}

void TestOddsCommands::aMovedPlayerIsFollowed()
{
    QFETCH(const QString, action);
    QFETCH(const QString, slot);
    QFETCH(const int, chosen);
    QFETCH(const QString, table);
    QFETCH(const QString, next);
    QFETCH(const int, after);
    CommandedOdds test("As Ks | Qh Qd | Jc Tc");
    QVERIFY(test.isReady());
    const int steps = test.odds().undoStack().index();
    test.click(test.find<CardSlot>(slot));
    test.view().choosePlayer(chosen);
    test.trigger(action.toLatin1().constData());
    QCOMPARE(test.cards(), table);
    QCOMPARE(test.next(), next);
    QCOMPARE(test.view().player(), after);
    QCOMPARE(test.odds().undoStack().index(), steps + 1);
}

void TestOddsCommands::aRemovedPlayerLeavesTheOthersChosen_data()
{
    QTest::addColumn<QString>("action");
    QTest::addColumn<QString>("slot");
    QTest::addColumn<int>("chosen");
    QTest::addColumn<QString>("next");
    QTest::addColumn<int>("after");

    const auto row = [](const char* action, const char* slot, int chosen, const char* next,
                        int after) {
        QTest::addRow("%s of %d at %s", action, chosen + 1, slot)
            << qt(action) << qt(slot) << chosen << qt(next) << after;
    };
    row("oddsPlayer1RemoveAction", "boardCard1Slot", 0, "boardCard1Slot", 0);
    row("oddsPlayer1RemoveAction", "boardCard1Slot", 1, "boardCard1Slot", 0);
    row("oddsPlayer1RemoveAction", "boardCard1Slot", 2, "boardCard1Slot", 1);
    row("oddsPlayer1RemoveAction", "oddsPlayer2Card2Slot", 1, "oddsPlayer1Card2Slot", 0);
    row("oddsPlayer3RemoveAction", "oddsPlayer2Card2Slot", 1, "oddsPlayer2Card2Slot", 1);
    row("oddsRemovePlayerAction", "oddsPlayer3Card2Slot", 2, "oddsPlayer2Card2Slot", 1);
}

void TestOddsCommands::aRemovedPlayerLeavesTheOthersChosen()
{
    QFETCH(const QString, action);
    QFETCH(const QString, slot);
    QFETCH(const int, chosen);
    QFETCH(const QString, next);
    QFETCH(const int, after);
    CommandedOdds test("As Ks | Qh Qd | Jc Tc");
    QVERIFY(test.isReady());
    test.click(test.find<CardSlot>(slot));
    test.view().choosePlayer(chosen);
    test.trigger(action.toLatin1().constData());
    QCOMPARE(test.odds().playerCount(), 2);
    QCOMPARE(test.next(), next);
    QCOMPARE(test.view().player(), after);
}

void TestOddsCommands::aPlayerSwapsWithTheNext_data()
{
    QTest::addColumn<QString>("table");
    QTest::addColumn<int>("chosen");
    QTest::addColumn<QString>("after"); // empty: there is nothing to swap
    QTest::newRow("the first of three") << qt("As Ks | Qh ? | Jc Tc / Qs 4d 9s - -") << 0
                                        << qt("Qh ? | As Ks | Jc Tc / Qs 4d 9s - -");
    QTest::newRow("the last of three") << qt("As Ks | Qh ? | Jc Tc / Qs 4d 9s - -") << 2
                                       << qt("Jc Tc | Qh ? | As Ks / Qs 4d 9s - -");
    QTest::newRow("with an empty hand") << qt("- - | Qh Qd") << 0 << qt("Qh Qd | - -");
    QTest::newRow("one player") << qt("As Ks / Qs 4d 9s - -") << 0 << QString();
    QTest::newRow("only the board has cards") << qt("- - | - - / Qs 4d 9s - -") << 0 << QString();
}

/// Even while the next card is one of the board.
void TestOddsCommands::aPlayerSwapsWithTheNext()
{
    QFETCH(const QString, table);
    QFETCH(const int, chosen);
    QFETCH(const QString, after);
    CommandedOdds test(qPrintable(table));
    QVERIFY(test.isReady());
    test.click(test.boardSlot(5));
    test.view().choosePlayer(chosen);
    const QString before = test.cards();
    QCOMPARE(test.action("oddsSwapPlayersAction").isEnabled(), !after.isEmpty());
    test.press(Qt::Key_E, Qt::ControlModifier);
    QCOMPARE(test.cards(), after.isEmpty() ? before : after);
    if (after.isEmpty())
        return;
    QCOMPARE(test.odds().undoStack().undoText(), qt("Swap players"));
    test.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(test.cards(), before);
}

void TestOddsCommands::holeCardsAreSortedAndTheBoardNever()
{
    CommandedOdds test("2s Ks | 3h Qd | - - / 4d Qs 9s - -");
    QVERIFY(test.isReady());
    QAction& sort = test.action("oddsSortPlayerAction");
    test.click(test.holeSlot(3, 1));
    QVERIFY(!sort.isEnabled());
    test.click(test.holeSlot(2, 1));
    sort.trigger();
    QCOMPARE(test.cards(), qt("2s Ks | Qd 3h | - - / 4d Qs 9s - -"));
    test.click(test.boardSlot(1));
    test.view().choosePlayer(0);
    sort.trigger();
    QCOMPARE(test.cards(), qt("Ks 2s | Qd 3h | - - / 4d Qs 9s - -"));
}

void TestOddsCommands::cardsFollowABoardThatIsCutBack()
{
    CommandedOdds test("As Ks | Qh Qd / Qs 9s 4d 8h -");
    QVERIFY(test.isReady());
    test.click(test.boardSlot(5));
    test.trigger("flopAction");
    test.type("2c");
    QCOMPARE(test.cards(), qt("As Ks | Qh Qd / Qs 9s 4d 2c -"));
}

void TestOddsCommands::severalStreetsAreOneDeal()
{
    CommandedOdds test("As Ks | Qh Qd");
    QVERIFY(test.isReady());
    const int steps = test.odds().undoStack().count();
    QStringList told;
    connect(&test.view(), &View::said, this, [&](const QString& text) { told << text; });
    test.trigger("turnAction");
    QVERIFY(test.odds().table().board()[3]);
    QVERIFY(!test.odds().table().board()[4]);
    QCOMPARE(test.odds().undoStack().count(), steps + 1);
    QCOMPARE(told.size(), 1);
    QVERIFY2(told.front().startsWith(qt("Flop and turn, seed ")), qPrintable(told.front()));
}

void TestOddsCommands::whoLeavesTakesCardsAndThatIsSaid_data()
{
    QTest::addColumn<QString>("table");
    QTest::addColumn<QString>("action");
    QTest::addColumn<QStringList>("said");
    const QString all = qt("As Ks | Qh Qd | Jc Tc");
    QTest::newRow("three to one") << all << qt("oddsPlayers1Action")
                                  << QStringList{qt(
                                         "As long as this table is open, the cards of Player 2 and "
                                         "Ann & <b> come back with the players.")};
    QTest::newRow("three to two")
        << all << qt("oddsPlayers2Action")
        << QStringList{
               qt("As long as this table is open, the cards of Ann & <b> come back with the "
                  "player.")};
    QTest::newRow("one has no cards")
        << qt("As Ks | - Qd | - -") << qt("oddsPlayers1Action")
        << QStringList{qt("As long as this table is open, the cards of Player 2 come back with the "
                          "player.")};
    QTest::newRow("nobody has cards")
        << qt("As Ks | - - | - -") << qt("oddsPlayers1Action") << QStringList();
    QTest::newRow("one more") << qt("As Ks | Qh Qd") << qt("oddsPlayers3Action") << QStringList();
}

void TestOddsCommands::whoLeavesTakesCardsAndThatIsSaid()
{
    QFETCH(const QString, table);
    QFETCH(const QString, action);
    CommandedOdds test(qPrintable(table));
    QVERIFY(test.isReady());
    if (test.odds().playerCount() > 2)
        test.odds().setName(2, qt("Ann & <b>"));
    const CardTable before = test.odds().table();
    QStringList said;
    connect(&test.view(), &View::said, this, [&said](const QString& text) { said << text; });
    test.action(qPrintable(action)).trigger();
    QTEST(said, "said");
    test.press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(test.odds().table() == before);
}

/// However it gets there; the latest message is shown.
void TestOddsCommands::aPlayerAloneMeetsUnknownCards_data()
{
    QTest::addColumn<QString>("table");
    QTest::addColumn<QString>("after");
    QTest::newRow("one at the table")
        << qt("As Ks / Qs 9s 4d - -") << qt("As Ks | ? ? / Qs 9s 4d - -");
    QTest::newRow("the second has no cards") << qt("As Ks | - -") << qt("As Ks | ? ?");
    QTest::newRow("the last of three has cards")
        << qt("- - | - - | As Ks") << qt("? ? | - - | As Ks");
}

/// By the link beside the board and by the menu.
void TestOddsCommands::aPlayerAloneMeetsUnknownCards()
{
    QFETCH(const QString, table);
    QFETCH(const QString, after);
    CommandedOdds test(qPrintable(table));
    QVERIFY(test.isReady());
    const QAction& action = test.action("unknownPlayerAction");
    auto* link = test.find<QWidget>(qt("aheadOfferLink"));
    QTRY_VERIFY(link->isVisible());
    QCOMPARE(action.text(), qt("Against un&known cards"));
    test.click(link);
    QCOMPARE(test.cards(), after);
    QVERIFY(!link->isVisible());
    QCOMPARE(action.text(), qt("Make player un&known"));
    test.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(test.cards(), table);
    test.trigger("unknownPlayerAction");
    QCOMPARE(test.cards(), after);
}

void TestOddsCommands::deadCardsAreFoundAtTheBoard()
{
    CommandedOdds test("As Ks | Qh Qd / Qs 9s 4d 8h -");
    QVERIFY(test.isReady());
    auto* link = test.find<QWidget>(qt("deadCardsLink"));
    QVERIFY(link->isVisible());
    test.click(link);
    QVERIFY(!link->isVisible());
    QVERIFY(test.action("deadCardsAction").isChecked());
    test.type("2c3c");
    QCOMPARE(test.cards(), qt("As Ks | Qh Qd / Qs 9s 4d 8h - / dead 2c 3c"));
    QVERIFY(
        shownText(
            *test.find<DeckPanel>(qt("oddsDeckPanel"))->findChild<QLabel*>(qt("cardsLeftLabel")))
            .endsWith(qt("(B = on the board, D = dead card)")));
}

/// The next place stays, unless the card took it.
void TestOddsCommands::aKeyGivesADeadCard()
{
    CommandedOdds test("As Ks | Qh Qd / Qs 9s 4d 8h -");
    QVERIFY(test.isReady());
    test.click(test.boardSlot(5));
    auto* grid = test.find<DeckPanel>(qt("oddsDeckPanel"))->findChild<DeckGrid*>();
    auto* menu = test.find<DeckPanel>(qt("oddsDeckPanel"))->findChild<KeyMenu*>();
    auto* dead = menu->findChild<QAction*>(qt("deadCardAction"));
    const auto open = [&](const char* card) {
        const QPoint key = grid->keyRect(DeckKeys::key(cardFrom(card))).center().toPoint();
        QContextMenuEvent event(QContextMenuEvent::Mouse, key, grid->mapToGlobal(key));
        QApplication::sendEvent(grid, &event);
    };
    open("Qs");
    QVERIFY(dead->isVisible() && !dead->isEnabled());
    menu->close();
    open("2c");
    dead->trigger();
    menu->close();
    QCOMPARE(test.cards(), qt("As Ks | Qh Qd / Qs 9s 4d 8h - / dead 2c"));
    QCOMPARE(test.next(), qt("boardCard5Slot"));
    test.click(test.find<QWidget>(qt("deadCard2Slot")));
    open("3c");
    dead->trigger();
    menu->close();
    QCOMPARE(test.next(), qt("deadCard3Slot"));
}

/// The outs stay with the last player who has cards.
void TestOddsCommands::whoHasNoCardsIsNotExplained()
{
    CommandedOdds test("As Ks | - - / Qs 9s 4d 8h -");
    QVERIFY(test.isReady());
    test.click(test.holeSlot(2, 1));
    QCOMPARE(test.next(), qt("oddsPlayer2Card1Slot"));
    QCOMPARE(test.view().player(), 0);
    test.type("Qh");
    test.click(test.holeSlot(2, 2));
    QCOMPARE(test.view().player(), 1);
}

void TestOddsCommands::aJokerMoreThanTheRulesIsSaid()
{
    CommandedOdds test("As Ks | Qh - / Qs 9s 4d - -");
    QVERIFY(test.isReady());
    QStringList said;
    connect(&test.view(), &View::said, this, [&said](const QString& text) { said << text; });
    const auto lastSaid = [&said] {
        QCoreApplication::processEvents();
        return said.isEmpty() ? QString() : said.takeLast();
    };
    const int steps = test.odds().undoStack().index();
    test.click(test.holeSlot(2, 2));
    test.type("*");
    QVERIFY(lastSaid().startsWith(u"The deck holds 1 joker"));
    QCOMPARE(test.odds().undoStack().index(), steps + 1);
    test.click(test.boardSlot(4));
    QGuiApplication::clipboard()->setText(qt("*"));
    test.press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(lastSaid(), qt("The deck holds 2 jokers now."));
    QVERIFY(test.action("jokers2Action").isChecked());
    test.press(Qt::Key_Z, Qt::ControlModifier);
    test.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(test.cards(), qt("As Ks | Qh - / Qs 9s 4d - -"));
    QVERIFY(test.action("jokers0Action").isChecked());
    said.clear();
    test.action("jokers2Action").trigger();
    test.click(test.holeSlot(2, 2));
    test.type("*");
    QVERIFY(!lastSaid().startsWith(u"The deck holds"));
}

void TestOddsCommands::theHandsAreComparedFromTheToolBar_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("isWorded");
    QTest::newRow("wide") << QSize(1700, 900) << true;
    QTest::newRow("compact") << QSize(1024, 670) << false;
}

void TestOddsCommands::theHandsAreComparedFromTheToolBar()
{
    QFETCH(const QSize, size);
    CommandedOdds test("As Ks | Qh Qd / Qs 9s 4d 8h -");
    test.window().resize(size);
    QVERIFY(test.isReady());
    auto* button = test.window().findChild<QToolButton*>(qt("compareHandsButton"));
    QVERIFY(button && button->isVisible());
    QCOMPARE(button->accessibleName(), qt("Compare the hands"));
    QTEST(button->toolButtonStyle() == Qt::ToolButtonTextBesideIcon, "isWorded");
    QTRY_VERIFY(button->isEnabled());
    test.click(button);
    QCOMPARE(test.window().view().name(), qt("compare"));
    QCOMPARE(test.row(2), qt("Qh Qd Qs 9s 8h"));
}

void TestOddsCommands::theLongestWordsOfTheToolBarGoFirst()
{
    CommandedOdds test("As Ks | Qh Qd / Qs 9s 4d 8h -");
    QVERIFY(test.isReady());
    const auto isWorded = [&test](const char* name) {
        const auto* tool = test.window().findChild<QToolButton*>(qt(name));
        return tool->toolButtonStyle() == Qt::ToolButtonTextBesideIcon;
    };
    QStringList found;
    for (int width = 1700; width >= 1050; width -= 10) {
        test.window().resize(width, 770);
        QCoreApplication::processEvents();
        const QString now = qt(isWorded("dealStreetButton") ? "deal" : "-")
                            + qt(isWorded("compareHandsButton") ? " compare" : " -");
        if (found.isEmpty() || found.back() != now)
            found << now;
    }
    QCOMPARE(found, (QStringList{qt("deal compare"), qt("deal -"), qt("- -")}));
}

SHOWDOWN_TEST(TestOddsCommands)
#include "tst_oddscommands.moc"

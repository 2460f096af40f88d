// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/cards/deckgrid.h"
#include "app/gui/cards/deckpanel.h"
#include "app/gui/cards/keymenu.h"
#include "app/gui/table/conflictbar.h"
#include "tests/support/effort.h"
#include "tests/support/guitest.h"
#include "tests/support/testprogram.h"

#include <QAction>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QMenu>
#include <QScrollArea>
#include <QScrollBar>
#include <QStatusBar>
#include <QToolButton>
#include <QTreeView>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

const QString noCards = QStringLiteral("- - - - - | - - - - - | - - - - -");

DeckGrid& deckOf(const WindowTest& test)
{
    return *test.find<DeckGrid>(QStringLiteral("deckGrid"));
}

QPoint keyIn(const WindowTest& test, const char* card)
{
    const DeckGrid& deck = deckOf(test);
    const Hand hand = std::get<Hand>(parseHand(card));
    return deck.mapTo(&test.window(), deck.keyRect(DeckKeys::key(hand[0])).center().toPoint());
}

void clickKey(WindowTest& test, const char* card)
{
    QTest::mouseClick(test.window().windowHandle(), Qt::LeftButton, {}, keyIn(test, card));
}

void doubleClickKey(WindowTest& test, const char* card)
{
    QTest::mouseDClick(test.window().windowHandle(), Qt::LeftButton, {}, keyIn(test, card));
}

QStringList ringed(const WindowTest& test)
{
    QStringList found;
    for (int player = 1; player <= 3; ++player) {
        for (int card = 1; card <= 5; ++card) {
            if (test.slot(player, card)->states() & CardState::matched)
                found << QStringLiteral("%1.%2").arg(player).arg(card);
        }
    }
    return found;
}

} // namespace

/// Compare as a whole, by mouse and by keyboard: hands, deck and messages together.
class TestCompareView : public QObject
{
    Q_OBJECT

private slots:
    void aUsedKeyLeadsToItsHolder();
    void initTestCase() { useTestLook(); }

    void doubleClicksLoseNoCards();
    void everyPressOfADoubleClickPlacesAWild();
    void aUsedKeyRingsItsCardAndMovesNothing();
    void typingGoesOnAfterTheDeck();
    void clearingStartsAtTheFirstCard();
    void aCardIsRemovedByMouseAlone();
    void cardsAreCutCopiedAndPastedFromTheMenu();
    void areasAreEnteredWithAVisibleFocus();
    void aMessageCoversNothing();
    void aThirdPlayerIsAddedBelowTwo();
    void whatWasSaidGoesWithTheNextChange();
    void anEditEndsTheChoiceOfAPart();
    void wildsOfAHandSayAlikeWhatTheyActAs();
    void keysGrowWhenCardsCannot_data();
    void keysGrowWhenCardsCannot();
};

void TestCompareView::doubleClicksLoseNoCards()
{
    WindowTest test(tableOf(noCards));
    QVERIFY(test.isReady());
    for (const char* card : {"As", "Ks", "Qs"})
        doubleClickKey(test, card);
    QCOMPARE(test.table(), QStringLiteral("As Ks Qs - - | - - - - - | - - - - -"));
    QCOMPARE(test.focusName(), QStringLiteral("player1Card4Slot"));

    test.find<QAction>(QStringLiteral("oneDeckAction"))->trigger();
    doubleClickKey(test, "Qs");
    QCOMPARE(test.row(1), QStringLiteral("As Ks Qs Qs -"));
}

void TestCompareView::everyPressOfADoubleClickPlacesAWild()
{
    WindowTest test(tableOf(noCards));
    QVERIFY(test.isReady());
    doubleClickKey(test, "*");
    QCOMPARE(test.row(1), QStringLiteral("* * - - -"));
}

void TestCompareView::aUsedKeyRingsItsCardAndMovesNothing()
{
    WindowTest test;
    QVERIFY(test.isReady());
    const QString before = test.table();
    test.click(test.slot(1, 2));
    clickKey(test, "As");
    QCOMPARE(test.table(), before);
    QCOMPARE(test.focusName(), QStringLiteral("player1Card2Slot"));
    QCOMPARE(ringed(test), QStringList{QStringLiteral("3.1")});
    QCOMPARE(test.find<QStatusBar>(QStringLiteral("statusBar"))->currentMessage(),
             QStringLiteral("Ace of spades is already in Player 3, card 1."));
    clickKey(test, "Kd");
    QCOMPARE(test.card(1, 2), QStringLiteral("K♦"));
    QCOMPARE(ringed(test), QStringList());
}

void TestCompareView::typingGoesOnAfterTheDeck()
{
    WindowTest test(tableOf(noCards));
    QVERIFY(test.isReady());
    test.click(test.slot(1, 1));
    clickKey(test, "Ks");
    QCOMPARE(test.focusName(), QStringLiteral("player1Card2Slot"));
    test.type("5c ");
    QCOMPARE(test.row(1), QStringLiteral("Ks 5c - - -"));

    deckOf(test).setFocus(Qt::TabFocusReason); // elsewhere the focus is free
    clickKey(test, "7d");
    QCOMPARE(test.focusName(), QStringLiteral("deckGrid"));
}

void TestCompareView::clearingStartsAtTheFirstCard()
{
    WindowTest test;
    QVERIFY(test.isReady());
    test.click(test.slot(2, 4));
    test.press(Qt::Key_L, Qt::ControlModifier);
    QCOMPARE(test.focusName(), QStringLiteral("player2Card1Slot"));
    test.click(test.find<QWidget>(QStringLiteral("player3ClearButton")));
    QCOMPARE(test.text(QStringLiteral("nextSlotLabel")), QStringLiteral("Player 3, card 1"));
    test.click(test.slot(3, 3));
    test.press(Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(test.focusName(), QStringLiteral("player1Card1Slot"));
    for (int player = 1; player <= 3; ++player) {
        const auto* note =
            test.find<QLabel>(QStringLiteral("player%1WorkingNoteLabel").arg(player));
        QVERIFY(note->isVisible());
        QVERIFY(note->height() >= note->heightForWidth(note->width()));
    }
}

void TestCompareView::aCardIsRemovedByMouseAlone()
{
    WindowTest test;
    QVERIFY(test.isReady());
    CardSlot* slot = test.slot(2, 2);
    const QPoint middle = slot->rect().center();
    QContextMenuEvent asked(QContextMenuEvent::Mouse, middle, slot->mapToGlobal(middle));
    QApplication::sendEvent(slot, &asked);
    auto* menu = test.find<QMenu>(QStringLiteral("cardMenu"));
    QVERIFY(menu->isVisible());
    auto* remove = test.find<QAction>(QStringLiteral("deleteCardAction"));
    QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(remove).center());
    QCOMPARE(test.row(2), QStringLiteral("9c - 3d * 7h"));
    QVERIFY(!menu->isVisible());
    QCOMPARE(test.focusName(), QStringLiteral("player2Card2Slot"));
    QVERIFY(!remove->isEnabled());
}

void TestCompareView::cardsAreCutCopiedAndPastedFromTheMenu()
{
    WindowTest test;
    QVERIFY(test.isReady());
    const auto choose = [&](const char* action) {
        test.find<QAction>(QString::fromLatin1(action))->trigger();
    };
    test.click(test.slot(2, 2));
    choose("cutCardAction");
    QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("Qs"));
    QCOMPARE(test.row(2), QStringLiteral("9c - 3d * 7h"));
    test.click(test.slot(1, 3));
    choose("pasteCardsAction");
    QCOMPARE(test.card(1, 3), QStringLiteral("Q♠"));
    test.click(test.slot(1, 3));
    choose("makeWildAction");
    QCOMPARE(test.card(1, 3), QStringLiteral("★"));
    test.click(test.slot(1, 3));
    choose("copyCardAction");
    QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("*"));
}

void TestCompareView::areasAreEnteredWithAVisibleFocus()
{
    WindowTest test;
    QVERIFY(test.isReady());
    QStringList entered;
    for (int times = 0; times < 5; ++times) {
        test.press(Qt::Key_F6);
        entered << test.focusName();
        QVERIFY(test.window().testAttribute(Qt::WA_KeyboardFocusChange));
    }
    QVERIFY2(entered.contains(QStringLiteral("deckGrid")), qPrintable(entered.join(u' ')));
    QVERIFY2(entered.contains(QStringLiteral("player1Card1Slot")), qPrintable(entered.join(u' ')));
}

void TestCompareView::aMessageCoversNothing()
{
    WindowTest test;
    QVERIFY(test.isReady());
    const auto place = [&](const QWidget* widget) {
        return QRect(widget->mapTo(&test.window(), QPoint()), widget->size());
    };
    const auto* hands = test.find<QWidget>(QStringLiteral("handsScrollArea"));
    QApplication::processEvents(); // layouts settle
    const QRect before = place(hands);
    test.click(test.slot(1, 2));
    test.type("Qs ");
    const auto* bar = test.find<ConflictBar>(QStringLiteral("conflictBar"));
    QTRY_VERIFY(bar->isVisible() && !place(bar).intersects(place(&deckOf(test))));
    QTRY_COMPARE(place(hands), before);
    QVERIFY(!place(bar).intersects(place(hands)));
    QVERIFY(deckOf(test).keyRect(0).height() >= 26);
    test.press(Qt::Key_Escape);
    QVERIFY(!bar->isVisible());
}

void TestCompareView::aThirdPlayerIsAddedBelowTwo()
{
    WindowTest test(tableOf(QStringLiteral("Qh 9d Qc 7s 2h | 9c Qs 3d * 7h")));
    QVERIFY(test.isReady());
    auto* add = test.find<QToolButton>(QStringLiteral("addPlayerButton"));
    QVERIFY(add->isVisible());
    test.click(add);
    QCOMPARE(test.session().playerCount(), 3);
    QVERIFY(!add->isVisible());
    QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("player3Card1Slot"));
    test.session().undoStack().undo();
    QVERIFY(add->isVisible());
}

void TestCompareView::whatWasSaidGoesWithTheNextChange()
{
    WindowTest test;
    QVERIFY(test.isReady());
    const auto* status = test.find<QStatusBar>(QStringLiteral("statusBar"));
    clickKey(test, "As");
    QVERIFY(!status->currentMessage().isEmpty());
    clickKey(test, "Kd");
    QCOMPARE(status->currentMessage(), QString());
    test.press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(status->currentMessage().startsWith(QStringLiteral("Undone: ")));
}

void TestCompareView::anEditEndsTheChoiceOfAPart()
{
    WindowTest test;
    QVERIFY(test.isReady());
    auto* tree = test.find<QTreeView>(QStringLiteral("comparisonsTree"));
    const auto* hand = test.find<WorkingHandView>(QStringLiteral("player2WorkingHand"));
    const QModelIndex kicker = tree->model()->index(2, 0, tree->model()->index(0, 0)); // nines
    tree->setCurrentIndex(kicker);
    QVERIFY(hand->statesAt(2) & CardState::matched);
    QVERIFY(!(hand->statesAt(4) & CardState::step)); // what decides is marked again later
    test.click(test.slot(2, 1));
    test.type("9h "); // another suit, and nothing else
    QVERIFY(!tree->selectionModel()->hasSelection());
    QVERIFY(!(hand->statesAt(2) & CardState::matched));
    QVERIFY(hand->statesAt(4) & CardState::step);
}

void TestCompareView::wildsOfAHandSayAlikeWhatTheyActAs()
{
    WindowTest test(tableOf(QStringLiteral("9c * * * 7h | 9d Qs 3d * 7s | - - - - -")));
    QVERIFY(test.isReady());
    QStringList neighbours;
    for (int card = 2; card <= 4; ++card)
        neighbours << test.text(QStringLiteral("player1Card%1WildLabel").arg(card));
    QCOMPARE(neighbours, QStringList({"9", "9", "9"}));
    QCOMPARE(test.text(QStringLiteral("player2Card4WildLabel")), QStringLiteral("acts as Q"));
}

void TestCompareView::keysGrowWhenCardsCannot_data()
{
    QTest::addColumn<int>("width");
    QTest::addColumn<int>("players");
    for (const int width : {800, 1024, 1280, 1700}) {
        for (const int players : {2, 3})
            QTest::addRow("%d wide, %d players", width, players) << width << players;
    }
}

void TestCompareView::keysGrowWhenCardsCannot()
{
    QFETCH(const int, width);
    QFETCH(const int, players);
    WindowTest test;
    test.session().setPlayerCount(players);
    auto* grid = test.find<DeckGrid>(QStringLiteral("deckGrid"));
    const auto* scroll = test.find<QScrollArea>(QStringLiteral("handsScrollArea"));
    const auto lay = [&](int height) {
        test.window().resize(width, height);
        test.find<DeckPanel>(QStringLiteral("deckPanel"))->setFolded(false);
        QCoreApplication::processEvents();
        QCoreApplication::processEvents();
    };
    const auto cardWidth = [&] { return test.slot(1, 1)->cardWidth(); };
    const auto keyHeight = [&] { return grid->keyRect(0).height(); };
    lay(1500);
    const int largest = cardWidth();
    QVERIFY2(qAbs(keyHeight() - 44) < 0.6, qPrintable(QString::number(keyHeight())));
    double before = 0;
    for (int height = 770; height < 1500; height += areProofsWhole() ? 25 : 50) {
        lay(height);
        QVERIFY(!scroll->verticalScrollBar()->isVisible());
        if (keyHeight() > 34)
            QCOMPARE(cardWidth(), largest); // cards first
        if (cardWidth() == largest)
            QVERIFY(keyHeight() >= before); // more room is never less key
        before = cardWidth() == largest ? keyHeight() : 0;
    }
}

void TestCompareView::aUsedKeyLeadsToItsHolder()
{
    WindowTest test;
    QVERIFY(test.isReady());
    const QPoint key = deckOf(test).mapFrom(&test.window(), keyIn(test, "3d"));
    QContextMenuEvent event(QContextMenuEvent::Mouse, key, deckOf(test).mapToGlobal(key));
    QApplication::sendEvent(&deckOf(test), &event);
    auto* menu = test.find<KeyMenu>(QStringLiteral("keyMenu"));
    QVERIFY(menu->isVisible());
    test.find<QAction>(QStringLiteral("ringHolderAction"))->trigger();
    QCOMPARE(ringed(test), QStringList{QStringLiteral("2.3")});
    test.find<QAction>(QStringLiteral("goToHolderAction"))->trigger();
    menu->close();
    QCOMPARE(test.focusName(), QStringLiteral("player2Card3Slot"));
    QVERIFY(test.slot(2, 3)->states() & CardState::next);
    QCOMPARE(test.session().undoStack().count(), 0);
}

SHOWDOWN_TEST(TestCompareView)
#include "tst_compareview.moc"

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "tests/app/gui/compare/viewtest.h"
#include "tests/support/testprogram.h"

#include <QAction>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QMenu>
#include <QSet>
#include <QTimer>
#include <QToolButton>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

/// Using the panel of a player: buttons, menu, form and rings.
class TestPlayerPanel : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }

    void theButtonsOfAPanelWorkOnItsPlayer();
    void theMenuExchangesPlayers();
    void swapSaysWhoseHands();
    void swapGoesOnWithThePairChosen();
    void theMenuRemovesAPlayer();
    void aHandIsCopiedAsText();
    void thePlaceMarksAreWords();
    void theCompactFormHasAMenuInPlaceOfButtons();
    void cardsGrowWithTheRoomAndStayEqual();
    void choosingAPartRingsItsCardsUntilTheNextChange();
    void theResultIsCopiedAsText();
};

namespace {

void choose(const WindowTest& test, const QString& action)
{
    auto* found = test.find<QAction>(action);
    QVERIFY2(found && found->isEnabled() && found->isVisible(), qPrintable(action));
    found->trigger();
}

} // namespace

void TestPlayerPanel::theButtonsOfAPanelWorkOnItsPlayer()
{
    WindowTest test;
    QVERIFY(test.isReady());
    test.click(test.find<QToolButton>(QStringLiteral("player2SortButton")));
    QCOMPARE(test.row(2), QStringLiteral("Qs 9c 7h 3d *"));
    test.click(test.find<QToolButton>(QStringLiteral("player3ClearButton")));
    QCOMPARE(test.row(3), QStringLiteral("- - - - -"));
    test.click(test.find<QToolButton>(QStringLiteral("player3DealButton")));
    QVERIFY(test.session().row(2).hand().isComplete());
    QCOMPARE(test.row(2), QStringLiteral("Qs 9c 7h 3d *"));
    QVERIFY(test.find<QToolButton>(QStringLiteral("player3ClearButton"))->isEnabled());
}

void TestPlayerPanel::theMenuExchangesPlayers()
{
    WindowTest test;
    QVERIFY(test.isReady());
    test.session().setName(0, QStringLiteral("Ada"));
    const QString first = test.row(1);
    const QString third = test.row(3);
    choose(test, QStringLiteral("player1SwapWith3Action"));
    QCOMPARE(test.row(1), third);
    QCOMPARE(test.row(3), first);
    QCOMPARE(test.session().names().at(0), QStringLiteral("Ada")); // cards alone

    const QString second = test.row(2);
    choose(test, QStringLiteral("player1MoveDownAction"));
    QCOMPARE(test.row(2), third);
    QCOMPARE(test.row(1), second);
    QCOMPARE(test.session().names().at(1), QStringLiteral("Ada")); // cards and name
    choose(test, QStringLiteral("player2MoveUpAction"));
    QCOMPARE(test.session().names().at(0), QStringLiteral("Ada"));
    QVERIFY(!test.find<QAction>(QStringLiteral("player1MoveUpAction"))->isEnabled());
    QVERIFY(!test.find<QAction>(QStringLiteral("player3MoveDownAction"))->isEnabled());
}

void TestPlayerPanel::swapSaysWhoseHands()
{
    WindowTest test;
    QVERIFY(test.isReady());
    const auto* swap = test.find<QAction>(QStringLiteral("swapPlayersAction"));
    test.click(test.slot(2, 1));
    QCOMPARE(swap->text(), QStringLiteral("&Swap Player 2 and Player 3"));
    QCOMPARE(swap->iconText(), QStringLiteral("Swap"));
    test.session().setName(0, QStringLiteral("Ann & Bob"));
    test.click(test.slot(3, 1));
    QCOMPARE(swap->text(), QStringLiteral("&Swap Player 3 and Ann && Bob"));
    QCOMPARE(swap->statusTip(),
             QStringLiteral("The cards of Player 3 and Ann & Bob change places"));
}

void TestPlayerPanel::swapGoesOnWithThePairChosen()
{
    WindowTest test;
    QVERIFY(test.isReady());
    const QString first = test.row(1);
    const QString third = test.row(3);
    auto* menu = test.find<QMenu>(QStringLiteral("swapHandsMenu"));
    QCOMPARE(test.find<QToolButton>(QStringLiteral("swapPlayersButton"))->menu(), menu);
    QCOMPARE(menu->actions().size(), 3);
    QCOMPARE(menu->actions().at(2)->text().remove(u'&'), QStringLiteral("Player 1 and Player 3"));
    menu->actions().at(2)->trigger();
    QCOMPARE(test.row(1), third);
    const auto* swap = test.find<QAction>(QStringLiteral("swapPlayersAction"));
    QCOMPARE(swap->text(), QStringLiteral("&Swap Player 1 and Player 3"));
    test.click(test.slot(2, 1));
    test.press(Qt::Key_E, Qt::ControlModifier);
    QCOMPARE(test.row(1), first);
    test.find<QWidget>(QStringLiteral("swapPlayersButton"))->setFocus();
    bool isOpen = false;
    QTimer::singleShot(0, menu, [&] {
        isOpen = menu->isVisible();
        menu->close();
    });
    test.press(Qt::Key_Down);
    QVERIFY(isOpen);
    test.session().setPlayerCount(2);
    QCOMPARE(swap->text(), QStringLiteral("&Swap Player 2 and Player 1"));
}

void TestPlayerPanel::theMenuRemovesAPlayer()
{
    WindowTest test;
    QVERIFY(test.isReady());
    const QString third = test.row(3);
    choose(test, QStringLiteral("player2RemoveAction"));
    QCOMPARE(test.session().playerCount(), 2);
    QCOMPARE(test.row(2), third);
    QVERIFY(!test.find<QWidget>(QStringLiteral("player3Panel"))->isVisible());
    QVERIFY(!test.find<QAction>(QStringLiteral("player2RemoveAction"))->isEnabled());
    QVERIFY(!test.find<QAction>(QStringLiteral("player1SwapWith3Action"))->isVisible());
}

void TestPlayerPanel::aHandIsCopiedAsText()
{
    WindowTest test;
    QVERIFY(test.isReady());
    choose(test, QStringLiteral("player2CopyAction"));
    QCOMPARE(QGuiApplication::clipboard()->text(),
             QStringLiteral(
                 "Player 2: 9c Qs 3d * 7h\n"
                 "Pair of queens, kickers nine, seven, three\nSeries rules\n--rules series\n"));
}

void TestPlayerPanel::thePlaceMarksAreWords()
{
    WindowTest test(tableOf(QStringLiteral("Ah Kd 9c 8s 7h | As Kc 9d 8h 7s | Qh - - - -")));
    QVERIFY(test.isReady());
    QCOMPARE(test.playerText(1, QStringLiteral("Place")), QStringLiteral("Tied 1st"));
    QCOMPARE(test.playerText(2, QStringLiteral("Place")), QStringLiteral("Tied 1st"));
    QCOMPARE(test.playerText(3, QStringLiteral("Rank")), QStringLiteral("4 cards to go"));
    QCOMPARE(test.playerText(3, QStringLiteral("Detail")), QStringLiteral("so far: queen high"));
}

void TestPlayerPanel::theCompactFormHasAMenuInPlaceOfButtons()
{
    ViewTest test;
    auto* panel = test.find(QStringLiteral("player2Panel"));
    const auto* button = test.find(QStringLiteral("player2DealButton"));
    const auto* slot = test.find<CardSlot>(QStringLiteral("player2Card1Slot"));
    QVERIFY(button->isVisible());
    QCOMPARE(panel->height(), test.px(120));
    QCOMPARE(slot->cardWidth(), test.px(64));
    test.view().setCompact(true);
    QVERIFY(!button->isVisible());
    QCOMPARE(panel->height(), test.px(100));
    QCOMPARE(slot->cardWidth(), test.px(50));
    QCOMPARE(test.find<QLabel>(QStringLiteral("player2NameLabel"))->text(), QStringLiteral("P2"));

    const QPoint corner(5, 5);
    QContextMenuEvent event(QContextMenuEvent::Mouse, corner, panel->mapToGlobal(corner));
    QCoreApplication::sendEvent(panel, &event);
    auto* menu = test.find<QMenu>(QStringLiteral("player2Menu"));
    QVERIFY(menu->isVisible());
    menu->close();
}

void TestPlayerPanel::cardsGrowWithTheRoomAndStayEqual()
{
    ViewTest test;
    const auto widths = [&test] {
        QSet<int> found;
        for (const CardSlot* slot : test.view().findChildren<CardSlot*>())
            found << slot->cardWidth();
        return found;
    };
    QCOMPARE(widths(), QSet<int>{test.px(64)});
    const auto* working = test.find<WorkingHandView>(QStringLiteral("player1WorkingHand"));
    const QSizeF small = working->cardRect(0).size();
    test.resize(904, 540); // both rows grow together
    QCOMPARE(widths(), QSet<int>{test.px(68)});
    QVERIFY(working->cardRect(0).width() > small.width());
    test.resize(904, 470); // no room for their height
    QCOMPARE(widths(), QSet<int>{test.px(64)});
    test.resize(1600, 1000);
    QCOMPARE(widths(), QSet<int>{test.px(96)});
    const auto* words = test.find<QWidget>(QStringLiteral("player1Words"));
    QVERIFY2(words->width() <= test.px(240) + test.px(20),
             qPrintable(QString::number(words->width())));
}

void TestPlayerPanel::choosingAPartRingsItsCardsUntilTheNextChange()
{
    WindowTest test;
    QVERIFY(test.isReady());
    auto* view = test.find<HandsView>(QStringLiteral("handsView"));
    const auto ringed = [&test](int player) {
        QString positions;
        const auto* hand =
            test.find<WorkingHandView>(QStringLiteral("player%1WorkingHand").arg(player));
        for (int position = 0; position < 5; ++position)
            positions += hand->statesAt(position) & CardState::step ? QString::number(position + 1)
                                                                    : QString();
        return positions;
    };
    const auto matched = [&test](int player) {
        QString positions;
        const auto* hand =
            test.find<WorkingHandView>(QStringLiteral("player%1WorkingHand").arg(player));
        for (int position = 0; position < 5; ++position)
            positions += hand->statesAt(position) & CardState::matched
                             ? QString::number(position + 1)
                             : QString();
        return positions;
    };
    QCOMPARE(ringed(2), QStringLiteral("5"));
    QCOMPARE(test.slot(2, 3)->accessibleDescription(),
             QStringLiteral("In the kickers. Decides: yes."));
    view->ringChosen(PartPlace{0, 2});
    QCOMPARE(matched(1), QStringLiteral("3"));
    QCOMPARE(matched(2), QStringLiteral("3"));
    QCOMPARE(matched(3), QString());
    QCOMPARE(ringed(2), QString()); // it does not decide
    view->ringChosen({});
    QCOMPARE(matched(2), QStringLiteral("12"));
    QCOMPARE(ringed(2), QStringLiteral("5"));

    view->ringChosen(PartPlace{0, 2});
    test.click(test.slot(3, 1));
    test.type("Kd");
    QCOMPARE(matched(2), QStringLiteral("12"));
    QCOMPARE(ringed(2), QStringLiteral("5"));
}

void TestPlayerPanel::theResultIsCopiedAsText()
{
    WindowTest test;
    QVERIFY(test.isReady());
    QStringList said;
    connect(&test.window().view(), &View::said, this, [&](const QString& text) { said << text; });
    test.click(test.find<QToolButton>(QStringLiteral("copyResultButton")));
    QCOMPARE(said, QStringList{QStringLiteral("Copied: the result as text")});
    const QString copied = QGuiApplication::clipboard()->text();
    QGuiApplication::clipboard()->clear();
    test.find<QAction>(QStringLiteral("copyResultAction"))->trigger();
    QCOMPARE(said.size(), 2);
    const QString text = QGuiApplication::clipboard()->text();
    QCOMPARE(text, copied);
    QVERIFY(text.startsWith(QStringLiteral("Player 2 wins. Both Player 1 and Player 2 have")));
    QVERIFY(text.endsWith(QStringLiteral("\nSeries rules\n--rules series\n")));
}

SHOWDOWN_TEST(TestPlayerPanel)
#include "tst_playerpanel.moc"

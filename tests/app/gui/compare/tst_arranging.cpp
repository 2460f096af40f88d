// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/session/samples.h"
#include "core/questions/closedeal.h"
#include "tests/support/guitest.h"
#include "tests/support/testprogram.h"

#include <QAction>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QStatusBar>

#include <functional>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

/// A new table, the samples, copies of hands and the order of the players, by menus and keys.
class TestArranging : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }
    void aNewTableIsEmpty();
    void aSampleIsOpened();
    void everySampleIsInTheMenu();
    void aHandIsCopied();
    void aHandOfOneDeckCannotBeCopied();
    void copiesAreOfferedInThreeMenus();
    void playersMoveAndLeave();
    void theNextSlotGoesWithItsPlayer_data();
    void theNextSlotGoesWithItsPlayer();
    void aCloseOneIsDealt();
};

namespace {

QString undoText(WindowTest& test)
{
    return test.session().undoStack().undoText();
}

QString conflict(const WindowTest& test)
{
    return test.text(QStringLiteral("conflictBarLabel"));
}

} // namespace

void TestArranging::aNewTableIsEmpty()
{
    WindowTest test(tableOf(QStringLiteral("2h 3h Qd 5h 6h | 2d 3d - - -")));
    QVERIFY(test.isReady());
    test.session().setName(1, QStringLiteral("Ann"));
    test.session().setRules({Preset::bug, rulesOf(Preset::bug)});
    const CardTable before = test.session().table();
    const int steps = test.session().undoStack().count();
    test.press(Qt::Key_N, Qt::ControlModifier);
    QCOMPARE(test.table(), QStringLiteral("- - - - - | - - - - - [bug]"));
    QCOMPARE(test.session().names(), QStringList({QString(), QString()}));
    QCOMPARE(test.session().undoStack().count(), steps + 1);
    QCOMPARE(undoText(test), QStringLiteral("New table"));
    QCOMPARE(test.focusName(), QStringLiteral("player1Card1Slot"));
    test.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(test.session().table(), before);
}

void TestArranging::aSampleIsOpened()
{
    WindowTest test;
    QVERIFY(test.isReady());
    test.session().clearPlayer(0); // a table of the user
    const CardTable before = test.session().table();
    test.find<QAction>(QStringLiteral("fewer-wildsSampleAction"))->trigger();
    QCOMPARE(test.table(),
             QStringLiteral("Qh Qc 9d 7s 2h | Qs * 9c 7h 2d [series naturalBeatsWild=on]"));
    QCOMPARE(test.session().undoStack().count(), 0);
    QCOMPARE(test.window().windowTitle(), QStringLiteral("Fewer wilds decide — Showdown"));
    test.press(Qt::Key_Delete);
    QCOMPARE(test.window().windowTitle(), QStringLiteral("Showdown"));
    test.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(test.window().windowTitle(), QStringLiteral("Fewer wilds decide — Showdown"));
    test.click(test.find<QAbstractButton>(QStringLiteral("guestBackButton")));
    QCOMPARE(test.session().table(), before);
    QCOMPARE(test.window().windowTitle(), QStringLiteral("Showdown"));
}

void TestArranging::everySampleIsInTheMenu()
{
    WindowTest test;
    const auto* file = test.find<QMenu>(QStringLiteral("fileMenu"));
    const auto* samples = test.find<QMenu>(QStringLiteral("samplesMenu"));
    QVERIFY(file->actions().contains(samples->menuAction()));
    QStringList ids;
    for (QAction* action : samples->actions()) {
        if (action->isSeparator())
            continue;
        ids << action->data().toString();
        action->trigger();
        QCOMPARE(test.session().table(), handSamples().read(ids.constLast()));
    }
    QCOMPARE(ids, handSamples().ids());
}

void TestArranging::aHandIsCopied()
{
    CardTable table = tableOf(QStringLiteral("2h 3h - 5h 6h | * * * - - | 4c - - - -"));
    table.rules.rules.deck = DeckKind::free;
    WindowTest test(table);
    QVERIFY(test.isReady());
    test.find<QAction>(QStringLiteral("copyHandToPlayer3Action"))->trigger();
    QCOMPARE(test.row(3), QStringLiteral("2h 3h - 5h 6h"));
    QCOMPARE(test.row(1), QStringLiteral("2h 3h - 5h 6h"));
    QCOMPARE(undoText(test), QStringLiteral("Copy hand"));
    test.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(test.row(3), QStringLiteral("4c - - - -"));
    test.find<QAction>(QStringLiteral("player2CopyTo1Action"))->trigger();
    QCOMPARE(test.row(1), QStringLiteral("* * * - -"));
}

void TestArranging::aHandOfOneDeckCannotBeCopied()
{
    WindowTest test(tableOf(QStringLiteral("2h 3h Qd 5h 6h | * * - - -")));
    QVERIFY(test.isReady());
    test.click(test.slot(1, 1));
    const auto menu = [&test](const char* name) {
        return test.find<QMenu>(QLatin1String(name))->menuAction();
    };
    const QString reason =
        QStringLiteral("One deck holds each card once: allow duplicates to copy a hand");
    for (const char* name : {"copyHandMenu", "player1CopyMenu"}) {
        QVERIFY2(!menu(name)->isEnabled(), name);
        QCOMPARE(menu(name)->statusTip(), reason);
        QCOMPARE(menu(name)->toolTip(), reason);
    }
    test.find<QAction>(QStringLiteral("copyHandToPlayer2Action"))->trigger(); // does nothing
    QCOMPARE(test.row(2), QStringLiteral("* * - - -"));
    QCOMPARE(conflict(test), QString());
    QVERIFY(menu("player2CopyMenu")->isEnabled()); // there is always another wild

    test.session().setOneDeck(false);
    for (const char* name : {"copyHandMenu", "player1CopyMenu"}) {
        QVERIFY2(menu(name)->isEnabled(), name);
        QVERIFY2(menu(name)->statusTip() != reason, name);
    }
    test.find<QAction>(QStringLiteral("copyHandToPlayer2Action"))->trigger();
    QCOMPARE(test.row(2), QStringLiteral("2h 3h Qd 5h 6h"));
}

void TestArranging::copiesAreOfferedInThreeMenus()
{
    CardTable table = tableOf(QStringLiteral("2h - - - - | - - - - -"));
    table.rules.rules.deck = DeckKind::free;
    WindowTest test(table);
    QVERIFY(test.isReady());
    auto* copies = test.find<QMenu>(QStringLiteral("copyHandMenu"));
    for (const char* menu : {"handsMenu", "cardMenu"})
        QVERIFY2(test.find<QMenu>(QLatin1String(menu))->actions().contains(copies->menuAction()),
                 menu);
    const auto shown = [&] {
        QStringList texts;
        for (const QAction* action : copies->actions()) {
            if (action->isVisible() && action->isEnabled())
                texts << action->text().remove(u'&');
        }
        return texts.join(u' ');
    };
    QCOMPARE(shown(), QStringLiteral("Player 2"));
    test.session().setName(1, QStringLiteral("Ann & Bob"));
    test.session().setPlayerCount(3);
    test.click(test.slot(1, 2));
    QCOMPARE(shown().replace(QStringLiteral("  "), QStringLiteral(" ")),
             QStringLiteral("2 Ann Bob Player 3"));
    test.click(test.slot(2, 1)); // has no cards
    QCOMPARE(shown(), QString());
    QVERIFY(!copies->menuAction()->isEnabled());
    // the menu of a panel says the same words
    const auto* panelMenu = test.find<QMenu>(QStringLiteral("player1Menu"));
    auto* panelCopies = test.find<QMenu>(QStringLiteral("player1CopyMenu"));
    QVERIFY(panelMenu->actions().contains(panelCopies->menuAction()));
    QCOMPARE(panelCopies->title().remove(u'&'), copies->title().remove(u'&'));
    for (const char* to : {"2", "3"}) {
        const auto* own = test.find<QAction>(QStringLiteral("player1CopyTo%1Action").arg(to));
        QVERIFY(panelCopies->actions().contains(own) && own->isVisible());
        QCOMPARE(own->text(),
                 test.find<QAction>(QStringLiteral("copyHandToPlayer%1Action").arg(to))->text());
    }
    QVERIFY(panelCopies->menuAction()->isEnabled());
    QVERIFY(!test.find<QMenu>(QStringLiteral("player2CopyMenu"))->menuAction()->isEnabled());
}

void TestArranging::playersMoveAndLeave()
{
    WindowTest test(tableOf(QStringLiteral("2h - - - - | 3h - - - - | 4h - - - -")));
    QVERIFY(test.isReady());
    const auto run = [&](const char* name) { test.find<QAction>(QLatin1String(name))->trigger(); };
    const auto isEnabled = [&](const char* name) {
        return test.find<QAction>(QLatin1String(name))->isEnabled();
    };
    QVERIFY(!isEnabled("movePlayerUpAction"));
    run("movePlayerDownAction");
    QCOMPARE(test.table(), QStringLiteral("3h - - - - | 2h - - - - | 4h - - - -"));
    QCOMPARE(undoText(test), QStringLiteral("Move player"));
    run("movePlayerDownAction"); // the next slot goes along
    QCOMPARE(test.table(), QStringLiteral("3h - - - - | 4h - - - - | 2h - - - -"));
    QVERIFY(!isEnabled("movePlayerDownAction"));
    run("movePlayerUpAction");
    QCOMPARE(test.table(), QStringLiteral("3h - - - - | 2h - - - - | 4h - - - -"));
    run("removePlayerAction");
    QCOMPARE(test.table(), QStringLiteral("3h - - - - | 4h - - - -"));
    QCOMPARE(undoText(test), QStringLiteral("Remove player"));
    QVERIFY(!isEnabled("removePlayerAction"));
}

void TestArranging::theNextSlotGoesWithItsPlayer_data()
{
    QTest::addColumn<QByteArray>("action");
    QTest::addColumn<QString>("focus");
    QTest::newRow("its player moves")
        << QByteArray("player2MoveUpAction") << QStringLiteral("player1Card2Slot");
    QTest::newRow("another takes its place")
        << QByteArray("player1MoveDownAction") << QStringLiteral("player1Card2Slot");
    QTest::newRow("the last takes its place")
        << QByteArray("player3MoveUpAction") << QStringLiteral("player3Card2Slot");
}

void TestArranging::theNextSlotGoesWithItsPlayer()
{
    QFETCH(const QByteArray, action);
    QFETCH(const QString, focus);
    WindowTest test(tableOf(QStringLiteral("2h - - - - | 3h - - - - | 4h - - - -")));
    QVERIFY(test.isReady());
    test.click(test.slot(2, 2));
    test.find<QAction>(QLatin1String(action))->trigger();
    QCOMPARE(test.focusName(), focus);
    QCOMPARE(undoText(test), QStringLiteral("Move player"));
}

void TestArranging::aCloseOneIsDealt()
{
    WindowTest test;
    QVERIFY(test.isReady());
    test.press(Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
    const CardTable& table = test.session().table();
    QVERIFY(isClose(hands(table), table.rules.rules));
    QCOMPARE(undoText(test), QStringLiteral("Deal a close one"));
    QCOMPARE(test.session().undoStack().count(), 1);
    const QString said = test.window().statusBar()->currentMessage();
    QVERIFY2(said.startsWith(QStringLiteral("Close hands, seed ")), qPrintable(said));
    const CardTable first = table;
    test.press(Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(test.session().table() != first);
}

SHOWDOWN_TEST(TestArranging)
#include "tst_arranging.moc"

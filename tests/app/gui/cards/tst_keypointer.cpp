// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/cards/keymenu.h"
#include "tests/app/gui/cards/deckpaneltest.h"
#include "tests/support/testprogram.h"

#include <QAction>
#include <QContextMenuEvent>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

const QString open = QStringLiteral("Kc Ks 6h 6c - | Ah Ad 9c 8c 2d");

QPoint keyIn(const DeckPanelTest& test, std::string_view card)
{
    const int key = DeckKeys::key(std::get<Card>(parseCard(card)));
    return test.grid().mapTo(&test.panel, test.grid().keyRect(key).center().toPoint());
}

void pointAt(DeckPanelTest& test, std::string_view card)
{
    QTest::mouseMove(test.panel.windowHandle(), keyIn(test, card));
}

/// Opens the menu of a key as the right button does, or of the current key as the menu key does.
KeyMenu& openMenu(DeckPanelTest& test, const char* card)
{
    const QPoint point = *card ? test.grid().mapFrom(&test.panel, keyIn(test, card)) : QPoint(1, 1);
    QContextMenuEvent event(*card ? QContextMenuEvent::Mouse : QContextMenuEvent::Keyboard, point,
                            test.grid().mapToGlobal(point));
    QApplication::sendEvent(&test.grid(), &event);
    return *test.find<KeyMenu>("keyMenu");
}

QString line(const DeckPanelTest& test)
{
    return test.text("nextSlotLabel");
}

} // namespace

/// Pointing at keys of the deck, dragging them, and their menu.
class TestKeyPointer : public QObject
{
    Q_OBJECT

private slots:
    void pointingSaysWhatACardWouldMake();
    void theKeyboardSaysItToo();
    void anIncompleteHandLeavesTheLine();
    void theMenuPlacesAndFinds();
    void theMenuDoesNothingBeforeItIsOpened();
};

void TestKeyPointer::pointingSaysWhatACardWouldMake()
{
    DeckPanelTest test(open);
    QVERIFY(test.isReady());
    test.nextSlot.setPlace({0, 4});
    QCOMPARE(line(test), QStringLiteral("Player 1, card 5"));
    pointAt(test, "Kd");
    const QString hint =
        QStringLiteral("K♦ here: full house, kings over sixes; Player 1 would win");
    QCOMPARE(line(test), hint);
    // between two keys the line stays
    const QRectF key = test.grid().keyRect(DeckKeys::key(Card(Rank::king, Suit::diamonds)));
    QTest::mouseMove(
        test.panel.windowHandle(),
        test.grid().mapTo(&test.panel, QPoint(qRound(key.right()) + 1, qRound(key.center().y()))));
    QCOMPARE(line(test), hint);
    pointAt(test, "9c");
    QCOMPARE(line(test), QStringLiteral("Already in Player 2, card 3"));
    QTest::mouseMove(test.panel.windowHandle(), QPoint(200, 4));
    QCOMPARE(line(test), QStringLiteral("Player 1, card 5"));

    pointAt(test, "7d");
    test.session.setLens(Category::fullHouse);
    QCOMPARE(line(test), QStringLiteral("7♦ here: no full house"));
    test.session.setLens(std::nullopt);
    test.session.clearPlayer(1);
    QCOMPARE(line(test), QStringLiteral("7♦ here: two pair, kings and sixes, seven kicker"));
    test.click("7d");
    QCOMPARE(line(test), QStringLiteral("Player 2, card 1")); // where the next card goes
    pointAt(test, "8d");
    pointAt(test, "7d");
    QCOMPARE(line(test), QStringLiteral("Already in Player 1, card 5"));
}

void TestKeyPointer::theKeyboardSaysItToo()
{
    DeckPanelTest test(open);
    QVERIFY(test.isReady());
    test.nextSlot.setPlace({0, 4});
    test.panel.focusKeys();
    test.press(Qt::Key_Down);
    test.press(Qt::Key_Down);
    test.press(Qt::Key_Right);
    const QString hint =
        QStringLiteral("K♦ here: full house, kings over sixes; Player 1 would win");
    QCOMPARE(line(test), hint);
    QAccessibleInterface* grid = QAccessible::queryAccessibleInterface(&test.grid());
    QAccessibleInterface* key = grid->focusChild();
    QVERIFY(key);
    QCOMPARE(key->text(QAccessible::Name), QStringLiteral("King of diamonds"));
    QCOMPARE(key->text(QAccessible::Description),
             QString(hint).replace(QStringLiteral("K♦"), QStringLiteral("King of diamonds")));
    KeyMenu& menu = openMenu(test, "");
    QCOMPARE(line(test), hint);
    menu.close();
    test.find<QCheckBox>("oneDeckCheck")->setFocus(Qt::TabFocusReason);
    QCOMPARE(line(test), QStringLiteral("Player 1, card 5"));
}

void TestKeyPointer::anIncompleteHandLeavesTheLine()
{
    DeckPanelTest test(QStringLiteral("Kc Ks 6h - - | Ah Ad 9c 8c 2d"));
    QVERIFY(test.isReady());
    test.nextSlot.setPlace({0, 3});
    pointAt(test, "Kd");
    QCOMPARE(line(test), QStringLiteral("Player 1, card 4"));
    test.nextSlot.setPlace({1, 2}); // in place of a card
    QCOMPARE(line(test), QStringLiteral("K♦ here: pair of aces, kickers king, eight, two"));
}

void TestKeyPointer::theMenuPlacesAndFinds()
{
    DeckPanelTest test(open);
    QVERIFY(test.isReady());
    test.nextSlot.setPlace({0, 4});
    QList<Place> goals;
    QList<Place> rings;
    connect(&test.panel, &DeckPanel::goToAsked, this, [&](Place place) { goals << place; });
    connect(&test.panel, &DeckPanel::holderAsked, this, [&](Place place) { rings << place; });

    KeyMenu& used = openMenu(test, "9c");
    QVERIFY(used.isVisible());
    QVERIFY(!used.actions()[0]->isEnabled());
    used.actions()[2]->trigger();
    used.actions()[3]->trigger();
    QCOMPARE(goals, (QList<Place>{{1, 2}}));
    QCOMPARE(rings, (QList<Place>{{1, 2}}));
    used.close();

    KeyMenu& byKeys = openMenu(test, "");
    QCOMPARE(test.grid().currentKey(), DeckKeys::key(Card(Rank::nine, Suit::clubs)));
    byKeys.close();

    KeyMenu& free = openMenu(test, "Kd");
    QVERIFY(!free.actions()[2]->isEnabled());
    free.actions()[0]->trigger();
    QCOMPARE(test.table(), QStringLiteral("Kc Ks 6h 6c Kd | Ah Ad 9c 8c 2d"));
    free.close();
}

void TestKeyPointer::theMenuDoesNothingBeforeItIsOpened()
{
    DeckPanelTest test(open);
    QVERIFY(test.isReady());
    for (QAction* action : test.find<KeyMenu>("keyMenu")->actions())
        QVERIFY2(!action->isEnabled(), qPrintable(action->objectName()));
}

SHOWDOWN_TEST(TestKeyPointer)
#include "tst_keypointer.moc"

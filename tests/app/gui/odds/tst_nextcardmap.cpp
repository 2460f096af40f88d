// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/translation.h"
#include "tests/app/gui/odds/nextcardstest.h"
#include "tests/support/testlook.h"
#include "tests/support/testprogram.h"

#include <QAccessible>
#include <QSignalSpy>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

const QString jackOfSpades = QStringLiteral(
    "J♠: Player 1 wins | Player 1: flush, ace high, then king, queen, jack, nine (100.0\u00a0%)\nPlayer 2: three queens, kickers "
    "jack, nine (0.0\u00a0%)\nPlayer 3: straight, queen high (0.0\u00a0%)");

} // namespace

/// The map of every next card, with the mouse, the keys and a screen reader.
class TestNextCardMap : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        useTestLook();
        QVERIFY(narration::installTranslation(*qApp, QStringLiteral("en")));
    }

    void cleanup() { qApp->setLayoutDirection(Qt::LeftToRight); }

    void pointingTellsTheHands();
    void aClickDeals();
    void aDoubleClickDealsOnce();
    void keysGoOverTheCardsAndDeal();
    void readersFindTheCards();
    void columnsAreMirrored();
    void theMapStaysUntilThereIsAnother();
};

void TestNextCardMap::pointingTellsTheHands()
{
    NextCardsTest test(straightAgainstFlushDraw());
    QVERIFY(test.isReady());
    const int height = test.page.findChild<QWidget*>(QStringLiteral("nextCardBox"))->height();
    QTest::mouseMove(&test.map(), test.centre("Js"));
    QTRY_COMPARE(test.box(), jackOfSpades);
    QCOMPARE(test.page.findChild<QWidget*>(QStringLiteral("nextCardBox"))->height(), height);
    QTest::mouseMove(&test.map(), test.centre("Qh"));
    QTRY_COMPARE(test.box(), QStringLiteral("Queen of hearts: Player 2 holds it | "));
}

void TestNextCardMap::aClickDeals()
{
    NextCardsTest test(straightAgainstFlushDraw());
    QVERIFY(test.isReady());
    const std::vector<Card>& asked = test.asked;
    QTest::mouseClick(&test.map(), Qt::LeftButton, {}, test.centre("Js"));
    QCOMPARE(asked.size(), std::size_t{1});
    QCOMPARE(asked.front(), cardsOf(QStringLiteral("Js")).front());
    QTest::mouseClick(&test.map(), Qt::LeftButton, {}, test.centre("Qh"));
    QTest::mouseClick(&test.map(), Qt::RightButton, {}, test.centre("2h"));
    QTest::mousePress(&test.map(), Qt::LeftButton, {}, test.centre("2h"));
    QTest::mouseRelease(&test.map(), Qt::LeftButton, {}, test.centre("3h"));
    QCOMPARE(asked.size(), std::size_t{1});
}

/// The second click must not hit what the first one changed.
void TestNextCardMap::aDoubleClickDealsOnce()
{
    NextCardsTest test(straightAgainstFlushDraw());
    QVERIFY(test.isReady());
    QTest::mouseClick(&test.map(), Qt::LeftButton, {}, test.centre("2h"));
    QTest::mouseDClick(&test.map(), Qt::LeftButton, {}, test.centre("2h"));
    QTest::mouseRelease(&test.map(), Qt::LeftButton, {}, test.centre("2h"));
    QCOMPARE(test.asked.size(), std::size_t{1});
}

void TestNextCardMap::keysGoOverTheCardsAndDeal()
{
    NextCardsTest test(straightAgainstFlushDraw());
    QVERIFY(test.isReady());
    test.map().setFocus();
    const std::vector<Card>& asked = test.asked;
    QCOMPARE(test.map().currentCell(), test.cell("As"));
    for (int i = 0; i < 3; ++i)
        QTest::keyClick(&test.map(), Qt::Key_Down);
    QCOMPARE(test.box(), jackOfSpades);
    QTest::keyClick(&test.map(), Qt::Key_Return);
    QCOMPARE(asked.size(), std::size_t{1});
    QTest::keyClick(&test.map(), Qt::Key_Right);
    QCOMPARE(test.map().currentCell(), test.cell("Jh"));
    QTest::keyClick(&test.map(), Qt::Key_End);
    QCOMPARE(test.map().currentCell(), test.cell("Jc"));
    QTest::keyClick(&test.map(), Qt::Key_Space);
    QCOMPARE(asked.size(), std::size_t{1}); // Player 3 holds it
    for (int i = 0; i < 20; ++i)
        QTest::keyClick(&test.map(), Qt::Key_Down);
    QCOMPARE(test.map().currentCell(), test.cell("2c"));
}

void TestNextCardMap::readersFindTheCards()
{
    NextCardsTest test(straightAgainstFlushDraw());
    QVERIFY(test.isReady());
    QAccessibleInterface* map = QAccessible::queryAccessibleInterface(&test.map());
    QCOMPARE(map->childCount(), 52);
    QAccessibleInterface* jack = map->child(NextCardsTest::cell("Js"));
    QCOMPARE(jack->role(), QAccessible::Button);
    QCOMPARE(jack->text(QAccessible::Name),
             QStringLiteral("Jack of spades: Player 1 wins, chances of Player 1 100.0 %"));
    QVERIFY(
        jack->text(QAccessible::Description)
            .startsWith(QStringLiteral(
                "Player 1: flush, ace high, then king, queen, jack, nine (100.0 %); Player 2")));
    QCOMPARE(map->child(test.cell("4d"))->text(QAccessible::Name),
             QStringLiteral("Four of diamonds: on the board"));
    const std::vector<Card>& asked = test.asked;
    jack->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QCOMPARE(asked.size(), std::size_t{1});
}

void TestNextCardMap::columnsAreMirrored()
{
    NextCardsTest test(straightAgainstFlushDraw());
    QVERIFY(test.isReady());
    QVERIFY(test.centre("As").x() < test.centre("Ac").x());
    qApp->setLayoutDirection(Qt::RightToLeft);
    QVERIFY(test.centre("As").x() > test.centre("Ac").x());
    test.map().setFocus();
    QTest::keyClick(&test.map(), Qt::Key_Left);
    QCOMPARE(test.map().currentCell(), test.cell("Ah"));
}

/// The keyboard cursor stays in the map while the next cards of another situation are being
/// counted.
void TestNextCardMap::theMapStaysUntilThereIsAnother()
{
    NextCardsTest test(straightAgainstFlushDraw());
    QVERIFY(test.isReady());
    test.map().setFocus();
    test.map().setCurrentCell(NextCardsTest::cell("Js"));
    const QString before = test.at("8h"); // lies on the board
    const auto other = countOf(straightAgainstFlushDraw(QStringLiteral("Qs 9s 4d 2h")));
    auto waiting = std::make_shared<OddsCount>(*other);
    waiting->next.reset();
    test.page.showCount(waiting, {});
    QVERIFY(test.map().hasFocus() && test.map().isVisible());
    QCOMPARE(test.at("8h"), before);
    QTest::keyClick(&test.map(), Qt::Key_Return);
    QVERIFY(test.asked.empty()); // the card may lie there meanwhile
    test.page.showCount(other, {});
    QVERIFY(test.map().hasFocus());
    QVERIFY(test.at("8h") != before);
    QTest::keyClick(&test.map(), Qt::Key_Return);
    QCOMPARE(test.asked.size(), std::size_t{1});
    QSignalSpy left(&test.page, &NextCardsPage::focusLeft);
    test.page.showCount(countOf(straightAgainstFlushDraw(QStringLiteral("Qs 9s 4d 2h 3c"))), {});
    QVERIFY(!test.map().isVisible());
    QCOMPARE(left.size(), 1);
}

SHOWDOWN_TEST(TestNextCardMap)
#include "tst_nextcardmap.moc"

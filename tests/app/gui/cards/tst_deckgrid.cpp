// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "tests/app/gui/cards/deckgridtest.h"
#include "tests/support/testprogram.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QToolTip>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

UsedKeys usedKing(const QString& holder)
{
    UsedKeys used;
    used[static_cast<std::size_t>(Card(Rank::king, Suit::diamonds).index())] =
        UsedKey{holder, QStringLiteral("In use, Player 1 card 3")};
    return used;
}

} // namespace

/// The look of the keys of the deck, clicks on them, and what screen readers say.
class TestDeckGrid : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }
    void aClickPicksAndLeavesTheFocus();
    void aDragToAnotherKeyPicksNothing();
    void fromRightToLeftTheOrderIsMirrored();
    void keysStayWithinTheirSizes();
    void assistiveTechnologyFindsEveryKey();
    void extraKeysShareTheirColumn();
    void theUnknownKeyIsFoundAndClicked();
    void toolTipsSayWhoHoldsTheCard();
    void statesAreToBeSeen();
};

void TestDeckGrid::aClickPicksAndLeavesTheFocus()
{
    GridTest test;
    QVERIFY(test.isReady());
    test.field.setFocus();
    for (const char* card : {"Ks", "2c", "*", "Th"})
        test.click(card);
    QCOMPARE(test.takePicked(), QStringLiteral("Ks 2c * Th"));
    QVERIFY(test.field.hasFocus());
    QCOMPARE(test.current(), QStringLiteral("Th"));
    QTest::mouseClick(&test.grid, Qt::RightButton, Qt::NoModifier, test.center("Ks"));
    QTest::mouseClick(&test.grid, Qt::LeftButton, Qt::NoModifier, QPoint(0, 0));
    QCOMPARE(test.takePicked(), QString());
}

void TestDeckGrid::aDragToAnotherKeyPicksNothing()
{
    GridTest test;
    QVERIFY(test.isReady());
    QTest::mousePress(&test.grid, Qt::LeftButton, Qt::NoModifier, test.center("Ks"));
    QTest::mouseRelease(&test.grid, Qt::LeftButton, Qt::NoModifier, test.center("Qs"));
    QCOMPARE(test.takePicked(), QString());
}

void TestDeckGrid::fromRightToLeftTheOrderIsMirrored()
{
    GridTest test;
    QVERIFY(test.isReady());
    QVERIFY(test.center("As").x() < test.center("Ks").x());
    QVERIFY(test.center("2s").x() < test.center("*").x());
    const int width = test.grid.width();
    const int ace = test.center("As").x();
    test.window.setLayoutDirection(Qt::RightToLeft);
    QVERIFY(qAbs(test.center("As").x() - (width - ace)) <= 1);
    QVERIFY(test.center("2s").x() > test.center("*").x());
    test.click("Ks");
    QCOMPARE(test.takePicked(), QStringLiteral("Ks"));
}

void TestDeckGrid::keysStayWithinTheirSizes()
{
    GridTest test;
    QVERIFY(test.isReady());
    const auto key = [&test] { return test.grid.keyRect(0).size(); };
    const auto fit = [&test](QSize size) {
        test.grid.layout();
        test.grid.setGeometry(QRect(QPoint(), size));
    };
    fit(QSize(798, 152)); // the place of the picture
    QVERIFY2(qAbs(key().width() - 51.5) < 0.5, qPrintable(QString::number(key().width())));
    QVERIFY2(qAbs(key().height() - 33.5) < 0.5, qPrintable(QString::number(key().height())));
    fit(test.grid.minimumSizeHint());
    QVERIFY(key().width() >= 24 && key().height() >= 24);
    fit(QSize(1600, 400));
    QVERIFY(key().height() < 44.5);

    const QSize usual = test.grid.sizeHint();
    QFont large = test.grid.font();
    large.setPointSizeF(2 * large.pointSizeF());
    test.grid.setFont(large);
    QVERIFY(test.grid.sizeHint().height() > 1.8 * usual.height());
}

void TestDeckGrid::assistiveTechnologyFindsEveryKey()
{
    GridTest test;
    test.grid.setUsedKeys(usedKing(QStringLiteral("1")));
    QVERIFY(test.isReady());
    QAccessibleInterface* deck = QAccessible::queryAccessibleInterface(&test.grid);
    QVERIFY(deck);
    QCOMPARE(deck->text(QAccessible::Name), QStringLiteral("Deck, 4 suits by 13 ranks"));
    QCOMPARE(deck->childCount(), 53);
    for (int key = 0; key < 53; ++key) {
        QAccessibleInterface* child = deck->child(key);
        QVERIFY(child);
        QCOMPARE(child->role(), QAccessible::Button);
        QCOMPARE(deck->indexOfChild(child), key);
        QCOMPARE(child->parent(), deck);
        const QPoint center = child->rect().center();
        QCOMPARE(deck->childAt(center.x(), center.y()), child);
    }
    QAccessibleInterface* king = deck->child(GridTest::keyOf("Kd"));
    QCOMPARE(king->text(QAccessible::Name), QStringLiteral("King of diamonds"));
    QCOMPARE(king->text(QAccessible::Description), QStringLiteral("In use, Player 1 card 3"));
    QAccessibleInterface* wild = deck->child(52);
    QCOMPARE(wild->text(QAccessible::Name), QStringLiteral("Wild card, any number"));
    QCOMPARE(wild->text(QAccessible::Description), QString());
    QVERIFY(!deck->child(53));

    king->actionInterface()->doAction(QAccessibleActionInterface::setFocusAction());
    QCOMPARE(deck->focusChild(), king);
    QVERIFY(king->state().focused);
    wild->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QCOMPARE(test.takePicked(), QStringLiteral("*"));
}

void TestDeckGrid::extraKeysShareTheirColumn()
{
    GridTest test;
    QVERIFY(test.isReady());
    const QRectF whole = test.grid.keyRect(DeckKeys::wild);
    const qreal width = test.grid.keyRect(0).width();
    const int widest = test.grid.sizeHint().width();

    test.grid.setExtraKeys(false, true);
    QCOMPARE(test.grid.keyRect(DeckKeys::unknown), whole);
    QCOMPARE(test.grid.sizeHint().width(), widest);

    test.grid.setExtraKeys(true, true);
    const QRectF wild = test.grid.keyRect(DeckKeys::wild);
    const QRectF unknown = test.grid.keyRect(DeckKeys::unknown);
    QCOMPARE(wild.united(unknown), whole);
    QCOMPARE_GT(unknown.top(), wild.bottom());
    QCOMPARE(wild.height(), unknown.height());
    QCOMPARE(test.grid.keyRect(0).width(), width);

    test.grid.setExtraKeys(false, false);
    QCOMPARE_GT(test.grid.keyRect(0).width(), width + 4);
    QCOMPARE(test.grid.keyRect(12).right(), whole.right());
    QCOMPARE_LT(test.grid.sizeHint().width(), widest - 60);
    QVERIFY(!test.grid.keyAt(QPointF(0, 0)));
    test.window.setLayoutDirection(Qt::RightToLeft);
    test.grid.setExtraKeys(true, true);
    QCOMPARE_LT(test.grid.keyRect(DeckKeys::unknown).right(), test.grid.keyRect(51).left());
}

void TestDeckGrid::theUnknownKeyIsFoundAndClicked()
{
    GridTest test;
    test.grid.setExtraKeys(false, true);
    QVERIFY(test.isReady());
    test.click("?");
    test.click("?"); // a double click is two cards
    QCOMPARE(test.takePicked(), QStringLiteral("? ?"));

    QAccessibleInterface* deck = QAccessible::queryAccessibleInterface(&test.grid);
    QCOMPARE(deck->childCount(), 53);
    QAccessibleInterface* unknown = deck->child(52);
    QVERIFY(unknown);
    QCOMPARE(unknown->role(), QAccessible::Button);
    QCOMPARE(unknown->text(QAccessible::Name), QStringLiteral("Unknown card"));
    QCOMPARE(unknown->text(QAccessible::Description),
             QStringLiteral("A card that nobody has seen"));
    QCOMPARE(deck->indexOfChild(unknown), 52);
    const QPoint center = unknown->rect().center();
    QCOMPARE(deck->childAt(center.x(), center.y()), unknown);
    test.grid.setFocus();
    test.grid.setCurrentKey(DeckKeys::unknown);
    QCOMPARE(deck->focusChild(), unknown);

    test.grid.setExtraKeys(true, true);
    QCOMPARE(deck->childCount(), 54);
    QCOMPARE(deck->indexOfChild(unknown), 53);
    QCOMPARE(deck->child(52)->text(QAccessible::Name), QStringLiteral("Wild card, any number"));
    test.grid.setExtraKeys(false, false);
    QCOMPARE(deck->childCount(), 52);
    QVERIFY(!deck->child(52));
    QCOMPARE(deck->indexOfChild(unknown), -1);
}

void TestDeckGrid::toolTipsSayWhoHoldsTheCard()
{
    GridTest test;
    test.grid.setUsedKeys(usedKing(QStringLiteral("1")));
    test.grid.setCompact(true);
    QVERIFY(test.isReady());
    const auto toolTip = [&test](std::string_view card) {
        const QPoint place = test.center(card);
        QHelpEvent help(QEvent::ToolTip, place, test.grid.mapToGlobal(place));
        QApplication::sendEvent(&test.grid, &help);
        return QToolTip::text();
    };
    QCOMPARE(toolTip("Kd"), QStringLiteral("King of diamonds\nIn use, Player 1 card 3"));
    QCOMPARE(toolTip("*"), QStringLiteral("Wild card, any number"));
}

void TestDeckGrid::statesAreToBeSeen()
{
    GridTest test;
    QVERIFY(test.isReady());
    test.field.setFocus();
    const auto picture = [&test] { return test.grid.grab().toImage(); };
    const QImage plain = picture();
    test.grid.setUsedKeys(usedKing(QStringLiteral("1")));
    const QImage first = picture();
    QVERIFY(first != plain);
    test.grid.setUsedKeys(usedKing(QStringLiteral("2")));
    QVERIFY(picture() != first);

    test.grid.setCompact(true); // the number goes
    const QImage compact = picture();
    test.grid.setUsedKeys(usedKing(QStringLiteral("1")));
    QCOMPARE(picture(), compact);

    test.grid.setFocus();
    QVERIFY(picture() != compact);
    test.field.setFocus();
    QTest::mouseMove(&test.grid, test.center("9s"));
    QTRY_VERIFY(picture() != compact);
    const QImage hovered = picture();
    test.grid.setHeldCard(Card::joker());
    QVERIFY(picture() != hovered);
    test.appearance.setSuitColors(SuitColors::four);
    QVERIFY(picture() != hovered);
}

SHOWDOWN_TEST(TestDeckGrid)
#include "tst_deckgrid.moc"

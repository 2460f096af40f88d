// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/theme/appearance.h"
#include "app/gui/widgets/deckgrid.h"
#include "tests/support/texts.h"

#include <QAccessible>
#include <QApplication>
#include <QHelpEvent>
#include <QLineEdit>
#include <QSignalSpy>
#include <QStyleFactory>
#include <QTest>
#include <QToolTip>
#include <QVBoxLayout>

using namespace showdown;

namespace {

/// A grid under a text field, and the cards that were picked from it: `Kh *`.
class GridTest
{
public:
    GridTest()
    {
        auto* layout = new QVBoxLayout(&window);
        layout->addWidget(&field);
        layout->addWidget(&grid);
        window.resize(820, 240);
        QObject::connect(&grid, &DeckGrid::cardPicked, &window,
                         [this](Card card) { m_picked << qt(toText(card)); });
        window.show();
    }

    bool isReady() { return QTest::qWaitForWindowActive(&window); }

    void click(std::string_view card)
    {
        QTest::mouseClick(&grid, Qt::LeftButton, Qt::NoModifier, center(card));
    }

    QPoint center(std::string_view card) const
    {
        return grid.keyRect(keyOf(card)).center().toPoint();
    }

    static int keyOf(std::string_view card)
    {
        return DeckGrid::keyOf(std::get<Card>(parseCard(card)));
    }

    QString current() const { return qt(toText(DeckGrid::cardOf(grid.currentKey()))); }
    QString takePicked() { return std::exchange(m_picked, {}).join(u' '); }

    Appearance appearance;
    QWidget window;
    QLineEdit field;
    DeckGrid grid{appearance};

private:
    QStringList m_picked;
};

UsedKeys usedKing(const QString& holder)
{
    UsedKeys used;
    used[static_cast<std::size_t>(Card(Rank::king, Suit::diamonds).index())] =
        UsedKey{holder, QStringLiteral("In use, Player 1 card 3")};
    return used;
}

} // namespace

/// The keys of the deck.
class TestDeckGrid : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void keysStandForCards();
    void keysMoveTheFocus_data();
    void keysMoveTheFocus();
    void lettersLeadToTheNextKey_data();
    void lettersLeadToTheNextKey();
    void enterAndSpacePickAndEscapeLeaves();
    void aClickPicksAndLeavesTheFocus();
    void aDragToAnotherKeyPicksNothing();
    void fromRightToLeftTheOrderIsMirrored();
    void keysStayWithinTheirSizes();
    void assistiveTechnologyFindsEveryKey();
    void toolTipsSayWhoHoldsTheCard();
    void statesAreToBeSeen();
};

void TestDeckGrid::initTestCase()
{
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    QApplication::setFont(QFont(QStringLiteral("DejaVu Sans"), 10));
}

void TestDeckGrid::keysStandForCards()
{
    QCOMPARE(qt(toText(DeckGrid::cardOf(0))), QStringLiteral("As"));
    QCOMPARE(qt(toText(DeckGrid::cardOf(12))), QStringLiteral("2s"));
    QCOMPARE(qt(toText(DeckGrid::cardOf(14))), QStringLiteral("Kh"));
    QCOMPARE(qt(toText(DeckGrid::cardOf(51))), QStringLiteral("2c"));
    for (int key = 0; key < DeckGrid::keyCount; ++key)
        QCOMPARE(DeckGrid::keyOf(DeckGrid::cardOf(key)), key);
}

void TestDeckGrid::keysMoveTheFocus_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QList<Qt::Key>>("keys");
    QTest::addColumn<bool>("rightToLeft");
    QTest::addColumn<QString>("to");

    const auto row = [](const char* name, const char* from, const QList<Qt::Key>& keys,
                        const char* to, bool rightToLeft = false) {
        QTest::newRow(name) << QByteArray(from) << keys << rightToLeft << qt(to);
    };
    row("right to the next rank", "As", {Qt::Key_Right}, "Ks");
    row("left to the rank before", "Ks", {Qt::Key_Left}, "As");
    row("left stays at the edge", "Ah", {Qt::Key_Left}, "Ah");
    row("down to the next suit", "7s", {Qt::Key_Down}, "7h");
    row("up to the suit before", "7c", {Qt::Key_Up}, "7d");
    row("up stays at the edge", "7s", {Qt::Key_Up}, "7s");
    row("down stays at the edge", "7c", {Qt::Key_Down}, "7c");
    row("right of the two is the wild", "2d", {Qt::Key_Right}, "*");
    row("back from the wild to the same suit", "2d", {Qt::Key_Right, Qt::Key_Left}, "2d");
    row("nothing is right of the wild", "2d", {Qt::Key_Right, Qt::Key_Right}, "*");
    row("nothing is under the wild", "2d", {Qt::Key_Right, Qt::Key_Down}, "*");
    row("home to the ace", "5d", {Qt::Key_Home}, "Ad");
    row("end to the wild", "5d", {Qt::Key_End}, "*");
    row("from right to left, left is onwards", "Ks", {Qt::Key_Left}, "Qs", true);
    row("from right to left, right is back", "Ks", {Qt::Key_Right}, "As", true);
}

void TestDeckGrid::keysMoveTheFocus()
{
    QFETCH(const QByteArray, from);
    QFETCH(const QList<Qt::Key>, keys);
    QFETCH(const bool, rightToLeft);
    QFETCH(const QString, to);
    GridTest test;
    if (rightToLeft)
        test.window.setLayoutDirection(Qt::RightToLeft);
    QVERIFY(test.isReady());
    test.grid.setFocus();
    test.grid.setCurrentKey(GridTest::keyOf(from.toStdString()));
    for (const Qt::Key key : keys)
        QTest::keyClick(test.window.windowHandle(), key);
    QCOMPARE(test.current(), to);
    QVERIFY(test.grid.hasFocus());
    QCOMPARE(test.takePicked(), QString());
}

void TestDeckGrid::lettersLeadToTheNextKey_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("typed");
    QTest::addColumn<QString>("to");

    const auto row = [](const char* name, const char* from, const char* typed, const char* to) {
        QTest::newRow(name) << QByteArray(from) << QByteArray(typed) << qt(to);
    };
    row("a rank in the same suit", "Ah", "k", "Kh");
    row("the same rank again in the next suit", "Ah", "kk", "Kd");
    row("after the last suit the first", "Ac", "KK", "Ks");
    row("a suit at the same rank", "9s", "d", "9d");
    row("the same suit again at the next rank", "9s", "dd", "8d");
    row("after the last rank the first", "2h", "h", "Ah");
    row("rank, then suit", "As", "jc", "Jc");
    row("ten as one and zero", "As", "10h", "Th");
    row("ten as a letter", "As", "td", "Td");
    row("ten again", "As", "1010", "Th");
    row("star is the wild", "As", "*", "*");
    row("so is w", "As", "w", "*");
    row("a rank from the wild", "5d", "*q", "Qd");
    row("a suit from the wild", "5d", "*c", "Ac");
    row("other letters do nothing", "5d", "xz", "5d");
}

void TestDeckGrid::lettersLeadToTheNextKey()
{
    QFETCH(const QByteArray, from);
    QFETCH(const QByteArray, typed);
    QFETCH(const QString, to);
    GridTest test;
    QVERIFY(test.isReady());
    test.grid.setFocus();
    test.grid.setCurrentKey(GridTest::keyOf(from.toStdString()));
    for (const char character : typed)
        QTest::keyClick(test.window.windowHandle(), character);
    QCOMPARE(test.current(), to);
}

void TestDeckGrid::enterAndSpacePickAndEscapeLeaves()
{
    GridTest test;
    QSignalSpy left(&test.grid, &DeckGrid::left);
    QVERIFY(test.isReady());
    QTest::keyClick(test.window.windowHandle(), Qt::Key_Tab);
    QVERIFY(test.grid.hasFocus());
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter, Qt::Key_Space})
        QTest::keyClick(test.window.windowHandle(), key);
    QCOMPARE(test.takePicked(), QStringLiteral("As As As"));
    QTest::keyClick(test.window.windowHandle(), '*');
    QTest::keyClick(test.window.windowHandle(), Qt::Key_Return);
    QCOMPARE(test.takePicked(), QStringLiteral("*"));
    QCOMPARE(left.count(), 0);
    QTest::keyClick(test.window.windowHandle(), Qt::Key_Escape);
    QCOMPARE(left.count(), 1);

    QTest::keyClick(test.window.windowHandle(), Qt::Key_Tab); // the grid is one stop
    QVERIFY(test.field.hasFocus());
}

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

QTEST_MAIN(TestDeckGrid)
#include "tst_deckgrid.moc"

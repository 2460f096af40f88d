// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/cards/cardrow.h"
#include "app/gui/theme/appearance.h"
#include "core/cards/notation.h"
#include "tests/support/testlook.h"
#include "tests/support/testprogram.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QLineEdit>
#include <QTest>
#include <QToolTip>
#include <QWindow>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

/// Cards from text; `?` is unknown, a `!` after a card strikes it out.
std::vector<RowCard> cardsOf(const QString& text)
{
    std::vector<RowCard> cards;
    for (QString word : text.split(u' ', Qt::SkipEmptyParts)) {
        const bool isStruck = word.endsWith(u'!');
        if (isStruck)
            word.chop(1);
        const PlacedCard card = word == u"?"
                                    ? PlacedCard::unknown()
                                    : PlacedCard(std::get<Card>(parseCard(word.toStdString())));
        cards.push_back({card, {}, 1, isStruck});
    }
    return cards;
}

const QString tenSpades = QStringLiteral("Js Ts 7s 6s 5s 3s 2s As Ks Qs");

/// A row in a window, and its signals: `at 3; clicked 3; at -`.
class RowTest
{
public:
    explicit RowTest(const QString& cards, int width = 348)
    {
        row.setCards(cardsOf(cards));
        field.setGeometry(0, 0, 40, 20);
        window.resize(width, 320);
        row.setGeometry(0, 30, width, row.heightForWidth(width));
        QObject::connect(&row, &CardRow::cardPointedAt, &window, [this](std::optional<int> at) {
            m_told << QStringLiteral("at ") + (at ? QString::number(*at) : QStringLiteral("-"));
        });
        QObject::connect(&row, &CardRow::cardClicked, &window, [this](int position) {
            m_told << QStringLiteral("clicked %1").arg(position);
        });
        window.show();
    }

    bool isReady() { return QTest::qWaitForWindowActive(&window); }
    QString takeTold() { return std::exchange(m_told, {}).join(QStringLiteral("; ")); }
    QPoint center(int position) const { return row.cardRect(position).center(); }
    void click(int position)
    {
        QTest::mouseClick(&row, Qt::LeftButton, Qt::NoModifier, center(position));
    }
    void press(Qt::Key key) { QTest::keyClick(window.windowHandle(), key); }
    QImage picture() { return row.grab().toImage(); }

    Appearance appearance;
    QWidget window;
    QLineEdit field{&window};
    CardRow row{appearance, &window};

private:
    QStringList m_told;
};

int redOf(const QImage& image, const QRect& area)
{
    const QColor ink = Colors::light().role(Role::error);
    int found = 0;
    for (int y = area.top(); y <= area.bottom(); ++y) {
        for (int x = area.left(); x <= area.right(); ++x)
            found += image.pixelColor(x, y) == ink ? 1 : 0;
    }
    return found;
}

} // namespace

/// Small cards in lines.
class TestCardRow : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }
    void linesAreAsLongAsThereIsRoom_data();
    void linesAreAsLongAsThereIsRoom();
    void fromRightToLeftTheCardsRunTheOtherWay();
    void copiesAreWrittenUnderTheCards();
    void aStruckCardIsCrossedOutAndFaded();
    void cardsToBeLookedAtTakeNoFocusAndNoClick();
    void clicksAndPointersAreTold();
    void keysMoveAndClick_data();
    void keysMoveAndClick();
    void fewerCardsKeepTheKeyboardInTheRow();
    void assistiveTechnologyFindsTheCards();
    void lettersGrowWithTheText();
};

void TestCardRow::linesAreAsLongAsThereIsRoom_data()
{
    QTest::addColumn<int>("width");
    QTest::addColumn<int>("inLine");
    QTest::newRow("seven in the dock of the picture") << 336 << 7;
    QTest::newRow("six if a little is missing") << 335 << 6;
    QTest::newRow("all in one line") << 500 << 10;
    QTest::newRow("never less than one") << 20 << 1;
}

void TestCardRow::linesAreAsLongAsThereIsRoom()
{
    QFETCH(const int, width);
    QFETCH(const int, inLine);
    RowTest test(tenSpades, width);
    int first = 0;
    while (first < 10 && test.row.cardRect(first).top() == test.row.cardRect(0).top())
        ++first;
    QCOMPARE(first, inLine);
    QCOMPARE(test.row.cardRect(0).size(), QSize(42, 59));
    const QRect last = test.row.cardRect(9);
    QCOMPARE_LE(last.bottom(), test.row.height());
    QCOMPARE_GT(last.bottom() + 20, test.row.height());
    for (int card = 1; card < 10; ++card)
        QVERIFY(!test.row.cardRect(card).intersects(test.row.cardRect(card - 1)));
    QCOMPARE(test.row.sizeHint().width(), 336); // seven, the rest in a second line
}

void TestCardRow::fromRightToLeftTheCardsRunTheOtherWay()
{
    RowTest test(QStringLiteral("Js Th 7c"));
    const int left = test.row.cardRect(0).left();
    QCOMPARE_GT(test.row.cardRect(1).left(), left);
    const QImage before = test.picture().copy(test.row.cardRect(0));
    test.window.setLayoutDirection(Qt::RightToLeft);
    QCOMPARE(test.row.cardRect(0).right(), test.row.width() - 1 - left);
    QCOMPARE_LT(test.row.cardRect(1).left(), test.row.cardRect(0).left());
    QCOMPARE(test.picture().copy(test.row.cardRect(0)), before); // faces are not mirrored
}

void TestCardRow::copiesAreWrittenUnderTheCards()
{
    RowTest test(QStringLiteral("* Ks"));
    const int height = test.row.heightForWidth(336);
    std::vector<RowCard> cards = cardsOf(QStringLiteral("* Ks"));
    cards[0].copies = 2;
    test.row.setCards(cards);
    QCOMPARE(test.row.heightForWidth(336), height + 20);
    test.row.resize(336, height + 20);
    QCOMPARE(test.row.cardText(0), QStringLiteral("Wild card, 2 of them"));
    QCOMPARE(test.row.cardText(1), QStringLiteral("King of spades"));
    const auto note = [&test](int card) {
        const QRect place = test.row.cardRect(card);
        return test.picture().copy(place.left(), place.bottom() + 5, place.width(), 14);
    };
    QVERIFY(note(0) != note(1));
    const QImage two = note(0);
    cards[0].copies = 3;
    test.row.setCards(cards);
    QVERIFY(note(0) != two);
}

void TestCardRow::aStruckCardIsCrossedOutAndFaded()
{
    RowTest test(QStringLiteral("8s! 4s"));
    const QImage image = test.picture();
    const QRect struck = test.row.cardRect(0);
    QCOMPARE_GT(redOf(image, struck), 40);
    QCOMPARE(redOf(image, test.row.cardRect(1).adjusted(4, 0, 0, 0)), 0);
    // from the lower left to the upper right
    const int third = struck.width() / 3;
    QCOMPARE(redOf(image, QRect(struck.topLeft(), QSize(third, third))), 0);
    QCOMPARE_GT(redOf(image, QRect(struck.right() - third, struck.top(), third, third)), 5);
    test.row.setCards(cardsOf(QStringLiteral("8s 4s")));
    QVERIFY(test.picture() != image);
    const auto inked = [&](const QImage& of) {
        int found = 0;
        for (int y = struck.top(); y < struck.bottom(); ++y) {
            for (int x = struck.left(); x < struck.right(); ++x)
                found += of.pixelColor(x, y) == Colors::light().ink ? 1 : 0;
        }
        return found;
    };
    QCOMPARE(inked(image), 0);
    QCOMPARE_GT(inked(test.picture()), 50);
}

void TestCardRow::cardsToBeLookedAtTakeNoFocusAndNoClick()
{
    RowTest test(QStringLiteral("Js Th"));
    QVERIFY(test.isReady());
    test.field.setFocus();
    test.press(Qt::Key_Tab);
    QVERIFY(!test.row.hasFocus());
    QTest::mouseMove(test.window.windowHandle(), test.row.mapTo(&test.window, test.center(1)));
    QCOMPARE(test.takeTold(), QStringLiteral("at 1"));
    test.click(1);
    QCOMPARE(test.takeTold(), QString());
    QTest::mouseMove(test.window.windowHandle(), QPoint(2, 25));
    QCOMPARE(test.takeTold(), QStringLiteral("at -"));
    QHelpEvent help(QEvent::ToolTip, test.center(1), test.row.mapToGlobal(test.center(1)));
    QApplication::sendEvent(&test.row, &help);
    QCOMPARE(QToolTip::text(), QStringLiteral("Ten of hearts"));
}

void TestCardRow::clicksAndPointersAreTold()
{
    RowTest test(tenSpades);
    test.row.setClickable(true);
    QVERIFY(test.isReady());
    test.field.setFocus();
    const QImage plain = test.picture();
    test.press(Qt::Key_Tab);
    QVERIFY(test.row.hasFocus());
    QCOMPARE(test.takeTold(), QStringLiteral("at 0"));
    QVERIFY(test.picture() != plain); // the ring of the focus
    test.click(8);
    QVERIFY(test.takeTold().endsWith(QStringLiteral("clicked 8")));
    QCOMPARE(test.row.current(), 8);
    QTest::mouseClick(&test.row, Qt::RightButton, Qt::NoModifier, test.center(2));
    QTest::mousePress(&test.row, Qt::LeftButton, Qt::NoModifier, test.center(2));
    QTest::mouseRelease(&test.row, Qt::LeftButton, Qt::NoModifier, test.center(3));
    QVERIFY(!test.takeTold().contains(QStringLiteral("clicked")));
    test.field.setFocus();
    QTest::mouseMove(test.window.windowHandle(), QPoint(2, 25));
    QCOMPARE(test.row.pointed(), std::nullopt);
}

void TestCardRow::keysMoveAndClick_data()
{
    QTest::addColumn<QList<Qt::Key>>("keys");
    QTest::addColumn<bool>("isRightToLeft");
    QTest::addColumn<int>("at");
    const auto row = [](const char* name, const QList<Qt::Key>& keys, int at, bool rtl = false) {
        QTest::newRow(name) << keys << rtl << at;
    };
    row("right", {Qt::Key_Right}, 1);
    row("left stays at the start", {Qt::Key_Left}, 0);
    row("right goes on in the next line", QList<Qt::Key>(7, Qt::Key_Right), 7);
    row("down to the next line", {Qt::Key_Right, Qt::Key_Down}, 8);
    row("and up again", {Qt::Key_Right, Qt::Key_Down, Qt::Key_Up}, 1);
    row("nothing is below", {Qt::Key_Down, Qt::Key_Down}, 7);
    row("end", {Qt::Key_End}, 9);
    row("home", {Qt::Key_End, Qt::Key_Home}, 0);
    row("right stays at the end", {Qt::Key_End, Qt::Key_Right}, 9);
    row("from right to left, left is onwards", {Qt::Key_Left}, 1, true);
}

void TestCardRow::keysMoveAndClick()
{
    QFETCH(const QList<Qt::Key>, keys);
    QFETCH(const bool, isRightToLeft);
    QFETCH(const int, at);
    RowTest test(tenSpades, 336);
    test.row.setClickable(true);
    if (isRightToLeft)
        test.window.setLayoutDirection(Qt::RightToLeft);
    QVERIFY(test.isReady());
    test.row.setFocus();
    for (const Qt::Key key : keys)
        test.press(key);
    QCOMPARE(test.row.current(), at);
    QCOMPARE(test.row.pointed(), std::optional(at));
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Space, Qt::Key_Enter}) {
        test.takeTold();
        test.press(key);
        QCOMPARE(test.takeTold(), QStringLiteral("clicked %1").arg(at));
    }
}

void TestCardRow::fewerCardsKeepTheKeyboardInTheRow()
{
    RowTest test(tenSpades);
    test.row.setClickable(true);
    QVERIFY(test.isReady());
    test.row.setFocus();
    test.press(Qt::Key_End);
    test.takeTold();
    test.row.setCards(cardsOf(QStringLiteral("Js Ts")));
    QCOMPARE(test.row.current(), 1);
    QCOMPARE(test.takeTold(), QStringLiteral("at 1"));
    test.row.setCards({});
    QCOMPARE(test.takeTold(), QStringLiteral("at -"));
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Right, Qt::Key_End})
        test.press(key);
    QCOMPARE(test.takeTold(), QString());
    QCOMPARE(test.row.current(), 0);
}

void TestCardRow::assistiveTechnologyFindsTheCards()
{
    RowTest test(QStringLiteral("8s! ? *"));
    QVERIFY(test.isReady());
    QAccessibleInterface* row = QAccessible::queryAccessibleInterface(&test.row);
    QVERIFY(row);
    QCOMPARE(row->childCount(), 3);
    QCOMPARE(row->child(0)->text(QAccessible::Name),
             QStringLiteral("Eight of spades, crossed out"));
    QCOMPARE(row->child(1)->text(QAccessible::Name), QStringLiteral("Unknown card"));
    QCOMPARE(row->child(2)->text(QAccessible::Name), QStringLiteral("Wild card"));
    QCOMPARE(row->child(0)->role(), QAccessible::StaticText);
    QVERIFY(!row->child(0)->actionInterface());
    QVERIFY(!row->child(3));
    const QPoint center = row->child(1)->rect().center();
    QCOMPARE(row->childAt(center.x(), center.y()), row->child(1));
    QCOMPARE(row->indexOfChild(row->child(2)), 2);

    test.row.setClickable(true);
    QCOMPARE(row->child(0)->role(), QAccessible::Button);
    row->child(2)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QCOMPARE(test.takeTold(), QStringLiteral("clicked 2"));
    row->child(1)->actionInterface()->doAction(QAccessibleActionInterface::setFocusAction());
    QCOMPARE(row->focusChild(), row->child(1));
    QAccessibleInterface* last = row->child(2);
    test.row.setCards(cardsOf(QStringLiteral("8s")));
    QCOMPARE(row->childCount(), 1);
    QVERIFY(!last->isValid());
    QCOMPARE(last->text(QAccessible::Name), QString());
}

void TestCardRow::lettersGrowWithTheText()
{
    RowTest test(QStringLiteral("8s"));
    const QSize usual = test.row.cardRect(0).size();
    QFont large = test.row.font();
    large.setPointSizeF(1.5 * large.pointSizeF());
    test.row.setFont(large);
    QCOMPARE_GT(test.row.cardRect(0).width(), usual.width() * 1.4);
}

SHOWDOWN_TEST(TestCardRow)
#include "tst_cardrow.moc"

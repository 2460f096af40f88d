// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/translation.h"
#include "tests/support/guitest.h"
#include "tests/support/testprogram.h"

#include <QScrollArea>
#include <QScrollBar>

#include <algorithm>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::narration;
using namespace showdown::tests;

namespace {

const QString longNamed = QStringLiteral("Kh Kd Qs Qd * | Ah Jh 9h 5h 2h | 8h 8c 6d * 3d");

QRect placeOf(const QWidget& widget, const QWidget& window)
{
    return {widget.mapTo(&window, QPoint()), widget.size()};
}

} // namespace

/// The places of the parts, and that nothing is cut off.
class TestWindowLayout : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }
    void cleanup();

    void nothingIsClipped_data();
    void nothingIsClipped();
    void columnsAreAligned_data();
    void columnsAreAligned();
    void everythingIsMirroredButTheCards();
    void theSlotWithTheFocusIsScrolledIntoSight();
    void panelsKeepTheirHeightWhenAHandIsCompleted();
    void theFocusIsSeen();
};

void TestWindowLayout::cleanup()
{
    useTestLook();
    installTranslation(*qApp, QStringLiteral("en"));
}

void TestWindowLayout::nothingIsClipped_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("table");
    QTest::addColumn<int>("textSize");
    QTest::addColumn<QString>("language");

    const QString en = QStringLiteral("en");
    const QString de = QStringLiteral("de");
    const QString sample = describe(sampleTable());
    const QString empty = QStringLiteral("- - - - - | - - - - - | - - - - -");
    QTest::newRow("the usual window") << QSize(1280, 770) << sample << 10 << en;
    QTest::newRow("the small window") << QSize(1024, 670) << sample << 10 << en;
    QTest::newRow("long names in the small window") << QSize(1024, 670) << longNamed << 10 << en;
    QTest::newRow("no cards") << QSize(1024, 670) << empty << 10 << en;
    QTest::newRow("large text") << QSize(1280, 770) << longNamed << 15 << en;
    QTest::newRow("large text in the small window") << QSize(1024, 670) << longNamed << 15 << en;
    QTest::newRow("the smallest window") << QSize(800, 560) << longNamed << 10 << en;
    QTest::newRow("large text and no cards") << QSize(1024, 670) << empty << 15 << en;
    QTest::newRow("German in the small window") << QSize(1024, 670) << longNamed << 10 << de;
    QTest::newRow("German in the smallest window") << QSize(800, 560) << longNamed << 10 << de;
    QTest::newRow("German in large text") << QSize(1280, 770) << longNamed << 15 << de;
}

void TestWindowLayout::nothingIsClipped()
{
    QFETCH(const QSize, size);
    QFETCH(const QString, table);
    QFETCH(const int, textSize);
    QFETCH(const QString, language);
    QVERIFY(installTranslation(*qApp, language));
    QApplication::setFont(QFont(QStringLiteral("DejaVu Sans"), textSize));
    WindowTest test(tableOf(table));
    test.window().resize(size);
    QVERIFY(test.isReady());
    QCOMPARE(test.window().size(), size);

    int seen = 0;
    const QList<QLabel*> labels = test.window().findChildren<QLabel*>();
    for (const QLabel* label : labels) {
        if (!label->isVisible() || label->text().isEmpty())
            continue;
        ++seen;
        const QByteArray name = (label->objectName() + u' ' + label->text()).toUtf8();
        const int needed =
            label->wordWrap() ? label->heightForWidth(label->width()) : label->sizeHint().height();
        QVERIFY2(label->height() >= needed, name);
        const int flags = (label->wordWrap() ? Qt::TextWordWrap : 0)
                          | (label->buddy() ? Qt::TextShowMnemonic : 0);
        const QRect words = label->fontMetrics().boundingRect(QRect(0, 0, label->width(), 0), flags,
                                                              shownText(*label));
        QVERIFY2(label->width() >= words.width(), name);
        const QRect parent(QPoint(), label->parentWidget()->size());
        QVERIFY2(parent.contains(label->geometry()), name);
    }
    QVERIFY2(seen >= 20, qPrintable(QString::number(seen)));
    const auto* view = test.find<QScrollArea>(QStringLiteral("handsScrollArea"));
    QVERIFY(!view->horizontalScrollBar()->isVisible());
}

void TestWindowLayout::columnsAreAligned_data()
{
    QTest::addColumn<int>("textSize");
    QTest::addColumn<Qt::LayoutDirection>("direction");

    QTest::newRow("from left to right") << 10 << Qt::LeftToRight;
    QTest::newRow("from right to left") << 10 << Qt::RightToLeft;
    QTest::newRow("with the working hand under the cards") << 15 << Qt::LeftToRight;
}

void TestWindowLayout::columnsAreAligned()
{
    QFETCH(const int, textSize);
    QFETCH(const Qt::LayoutDirection, direction);
    QApplication::setFont(QFont(QStringLiteral("DejaVu Sans"), textSize));
    WindowTest test(tableOf(longNamed));
    test.window().setLayoutDirection(direction);
    test.window().resize(1024, 670);
    QVERIFY(test.isReady());
    const auto edge = [&](const QString& name) {
        const QRect place = placeOf(*test.find<QWidget>(name), test.window());
        return direction == Qt::LeftToRight ? place.left() : place.right();
    };
    for (int player = 2; player <= 3; ++player) {
        for (int card = 1; card <= 5; ++card) {
            const QString name = QStringLiteral("player%1Card%2Slot");
            QTRY_COMPARE(edge(name.arg(player).arg(card)), edge(name.arg(1).arg(card)));
        }
        const QString working = QStringLiteral("player%1WorkingHand");
        QCOMPARE(edge(working.arg(player)), edge(working.arg(1)));
    }
    const CardSlot* slot = test.slot(1, 1);
    const QRect card(slot->mapTo(&test.window(), slot->cardRect().topLeft()),
                     slot->cardRect().size());
    QCOMPARE(edge(QStringLiteral("cardsCaptionLabel")),
             direction == Qt::LeftToRight ? card.left() : card.right());
}

void TestWindowLayout::everythingIsMirroredButTheCards()
{
    WindowTest test;
    test.window().setLayoutDirection(Qt::RightToLeft);
    QVERIFY(test.isReady());
    const auto left = [&test](const QString& name) {
        return placeOf(*test.find<QWidget>(name), test.window()).left();
    };
    QTRY_VERIFY(left(QStringLiteral("player1NameLabel"))
                > left(QStringLiteral("player1Card1Slot")));
    QVERIFY(left(QStringLiteral("player1Card1Slot")) > left(QStringLiteral("player1Card2Slot")));
    QVERIFY(left(QStringLiteral("player1Card5Slot")) > left(QStringLiteral("player1WorkingCard1")));
    QVERIFY(left(QStringLiteral("player1WorkingCard1"))
            > left(QStringLiteral("player1WorkingCard2")));
    QVERIFY(left(QStringLiteral("undoButton")) > left(QStringLiteral("houseRulesCombo")));
    QVERIFY(test.find<QLabel>(QStringLiteral("player1RankLabel"))->alignment() & Qt::AlignRight);
}

void TestWindowLayout::theSlotWithTheFocusIsScrolledIntoSight()
{
    QApplication::setFont(QFont(QStringLiteral("DejaVu Sans"), 20));
    WindowTest test;
    test.window().resize(1024, 700);
    QVERIFY(test.isReady());
    const auto* view = test.find<QScrollArea>(QStringLiteral("handsScrollArea"));
    const auto isSeen = [&](QWidget* widget) {
        const QRect place(widget->mapTo(view->viewport(), QPoint()), widget->size());
        return view->viewport()->rect().contains(place);
    };
    QVERIFY(!isSeen(test.slot(3, 2)));
    test.press(Qt::Key_Right);
    test.press(Qt::Key_Down);
    test.press(Qt::Key_Down);
    QCOMPARE(test.focusName(), QStringLiteral("player3Card2Slot"));
    QVERIFY(isSeen(test.slot(3, 2)));
}

void TestWindowLayout::panelsKeepTheirHeightWhenAHandIsCompleted()
{
    WindowTest test(tableOf(QStringLiteral("Qh 9d Qc 7s - | 9c Qs 3d * 7h")));
    QVERIFY(test.isReady());
    const auto* panel = test.find<QWidget>(QStringLiteral("player1Panel"));
    const int height = panel->height();
    test.press(Qt::Key_Left);
    test.click(test.slot(1, 5));
    test.type("* ");
    QCOMPARE(test.playerText(1, QStringLiteral("Rank")), QStringLiteral("Three queens"));
    QCoreApplication::processEvents();
    QCOMPARE(panel->height(), height);
}

void TestWindowLayout::theFocusIsSeen()
{
    WindowTest test(tableOf(QStringLiteral("- - - - - | - - - - -")));
    QVERIFY(test.isReady());
    CardSlot* slot = test.slot(1, 2);
    const QImage without = slot->grab().toImage();
    test.press(Qt::Key_Right);
    QCOMPARE(test.focusName(), QStringLiteral("player1Card2Slot"));
    const QImage with = slot->grab().toImage();
    const QRect card = slot->cardRect();
    int changed = 0; // in the row above the card where most pixels did
    for (int y = 0; y < card.top(); ++y) {
        int inRow = 0;
        for (int x = card.left(); x <= card.right(); ++x)
            inRow += without.pixelColor(x, y) != with.pixelColor(x, y) ? 1 : 0;
        changed = std::max(changed, inRow);
    }
    QVERIFY2(changed > card.width() * 9 / 10, qPrintable(QString::number(changed)));
}

SHOWDOWN_TEST(TestWindowLayout)
#include "tst_windowlayout.moc"

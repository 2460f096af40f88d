// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/cards/bracket.h"
#include "app/gui/cards/cardrow.h"
#include "app/gui/cards/deckpanel.h"
#include "app/gui/odds/aheadbox.h"
#include "app/gui/odds/boardpanel.h"
#include "app/gui/odds/nextcardmap.h"
#include "app/gui/odds/oddspanels.h"
#include "app/gui/odds/oddsplayerpanel.h"
#include "app/gui/session/oddssession.h"
#include "app/gui/session/samples.h"
#include "app/gui/table/cardroweditor.h"
#include "tests/support/guitest.h"
#include "tests/support/testprogram.h"

#include <QHelpEvent>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

/// A window of some size that shows Odds.
class RoomTest : public WindowTest
{
public:
    explicit RoomTest(QSize size, int text = 100)
    {
        appearance().setTextSize(text);
        window().resize(size);
        window().showView(QStringLiteral("odds"));
    }

    bool isAtRest()
    {
        return isReady() && QTest::qWaitFor([this] { return hasCounted(); }, 30000);
    }

    bool hasCounted()
    {
        QCoreApplication::processEvents();
        return window().view().isAtRest() && !text(qt("oddsPlayer1PercentLabel")).isEmpty();
    }

    /// The place of a widget in the window.
    QRect placeOf(const char* name) const
    {
        const auto* widget = find<QWidget>(qt(name));
        return {widget->mapTo(&window(), QPoint()), widget->size()};
    }
};

QWidget* tipShown()
{
    for (QWidget* widget : QApplication::topLevelWidgets()) {
        if (widget->isVisible() && widget->inherits("QTipLabel"))
            return widget;
    }
    return nullptr;
}

} // namespace

/// How the view uses the room of its window.
class TestOddsRoom : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }
    void cleanup() { useTestLook(); }
    void streetsAreNamedInTheirBrackets_data();
    void streetsAreNamedInTheirBrackets();
    void figuresOfOutsAreOneRow();
    void wordsBesideTheBoardAreSingleLines();
    void cardsTakeTheRoomOfAPlayer();
    void whatIsCountedMovesNothing_data() { streetsAreNamedInTheirBrackets_data(); }
    void whatIsCountedMovesNothing();
    void presentedWordsGrowWithTheCards();
    void aTipCoversNoOtherCard_data();
    void aTipCoversNoOtherCard();
};

void TestOddsRoom::streetsAreNamedInTheirBrackets_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("textSize");
    QTest::newRow("usual") << QSize(1280, 770) << 100;
    QTest::newRow("small") << QSize(1024, 700) << 100;
    QTest::newRow("large text") << QSize(1280, 770) << 150;
    QTest::newRow("large") << QSize(1600, 1000) << 150;
}

void TestOddsRoom::streetsAreNamedInTheirBrackets()
{
    QFETCH(const QSize, size);
    QFETCH(const int, textSize);
    RoomTest test(size, textSize);
    QVERIFY(test.isAtRest());
    const auto* board = test.find<BoardPanel>(qt("boardPanel"));
    const QRect flop = board->cards().cardRect(0).united(board->cards().cardRect(2));
    const int line = Bracket(flop, qt("flop"), board->font()).label().top();
    for (const char* name : {"turn", "river", "River"}) {
        const Bracket bracket(board->cards().cardRect(4), qt(name), board->font());
        QCOMPARE(bracket.label().top(), line);
    }
}

void TestOddsRoom::figuresOfOutsAreOneRow()
{
    RoomTest test(QSize(1024, 700));
    test.window().showTab(qt("outs"));
    QVERIFY(test.isAtRest());
    const QRect count = test.placeOf("outsCountValue");
    for (const char* figure : {"outsChanceValue", "outsOddsValue"}) {
        const QRect place = test.placeOf(figure);
        QVERIFY2(place.top() <= count.bottom() && place.bottom() >= count.top(), figure);
    }
    const auto* cards = test.find<CardRow>(qt("outGroup1Cards"));
    QCOMPARE(cards->cards().size(), std::size_t(7));
    QCOMPARE(cards->cardRect(6).top(), cards->cardRect(0).top());
}

void TestOddsRoom::wordsBesideTheBoardAreSingleLines()
{
    RoomTest test(QSize(1024, 700));
    QVERIFY(test.isAtRest());
    QCOMPARE(test.text(qt("boardNoteLabel")), qt("One card to come\n42 cards unseen"));
    const auto* note = test.find<QLabel>(qt("boardNoteLabel"));
    QCOMPARE(note->heightForWidth(note->width()), note->heightForWidth(1000));
    for (const char* name : {"aheadTitleLabel", "aheadHandLabel", "aheadNoteLabel"}) {
        const auto* label = test.find<QLabel>(qt(name));
        QVERIFY(label->isVisible());
        QVERIFY2(label->fontMetrics().horizontalAdvance(label->text()) <= label->width(), name);
    }
}

void TestOddsRoom::cardsTakeTheRoomOfAPlayer()
{
    RoomTest test(QSize(1280, 770), 150);
    test.odds().setTable(situationSamples().read(qt("unknown-opponent")), qt("unknown-opponent"));
    QVERIFY(test.isAtRest());
    const QRect last = test.placeOf("oddsPlayer2Panel");
    const QRect deck = test.placeOf("oddsDeckPanel");
    QVERIFY2(deck.top() - last.bottom() < last.height() / 2,
             qPrintable(QString::number(deck.top() - last.bottom())));
}

void TestOddsRoom::whatIsCountedMovesNothing()
{
    QFETCH(const QSize, size);
    QFETCH(const int, textSize);
    RoomTest test(size, textSize);
    QVERIFY(test.isAtRest());
    const auto* board = test.find<BoardPanel>(qt("boardPanel"));
    const auto places = [&] {
        for (int pass = 0; pass < 3; ++pass) // the larger text reaches the status bar last
            QCoreApplication::processEvents();
        return QList<QRect>{test.placeOf("boardPanel"),       test.placeOf("aheadBox"),
                            test.placeOf("aheadTitleLabel"),  test.placeOf("aheadNoteLabel"),
                            test.placeOf("oddsPlayer1Panel"), test.placeOf("oddsPlayer3Panel")};
    };
    const QList<QRect> before = places();
    board->ahead().setCounting({qt("Counting 2,097,572,400 deals… 34 %"), qt("34 %")});
    QVERIFY(test.find<QWidget>(qt("stopCountingButton"))->isVisible());
    QCOMPARE(places(), before);
    QCOMPARE(board->heightForWidth(board->width()), board->height());
    board->ahead().setCounting({});
    QCOMPARE(places(), before);
}

void TestOddsRoom::presentedWordsGrowWithTheCards()
{
    RoomTest test(QSize(1280, 770));
    QVERIFY(test.isAtRest());
    auto* panels = test.find<OddsPanels>(qt("oddsPanels"));
    const auto sizeOf = [&](const char* name) {
        return QFontInfo(test.find<QWidget>(qt(name))->font()).pixelSize();
    };
    const QSize room(1700, 1000);
    panels->setRoom(room);
    const QList<const char*> words{"oddsPlayer1PercentLabel", "oddsPlayer1OddsLabel",
                                   "oddsPlayer1HandLabel",    "oddsPlayer1NameLabel",
                                   "aheadTitleLabel",         "boardTitleLabel"};
    QList<int> before;
    for (const char* name : words)
        before << sizeOf(name);
    panels->setPresenting(true);
    QCOMPARE(panels->size(), room); // nothing scrolls
    QVERIFY(panels->metrics().hole.width() > 100);
    for (qsizetype i = 0; i < words.size(); ++i)
        QVERIFY2(sizeOf(words[i]) > 1.25 * before[i], words[i]);
    panels->setPresenting(false);
    for (qsizetype i = 0; i < words.size(); ++i)
        QCOMPARE(sizeOf(words[i]), before[i]);
}

void TestOddsRoom::aTipCoversNoOtherCard_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("dock") << QSize(1024, 700);
    QTest::newRow("page") << QSize(800, 560);
}

void TestOddsRoom::aTipCoversNoOtherCard()
{
    QFETCH(const QSize, size);
    RoomTest test(size);
    test.window().move(0, 0);
    QVERIFY(test.isAtRest());
    test.window().showTab(qt("next"));
    auto* map = test.find<NextCardMap>(qt("nextCardMap"));
    QTRY_VERIFY(map->isVisible() && map->cellCount() > 0);
    for (const int cell : {4, 21, 38}) {
        const QPoint middle = map->cellRect(cell).center();
        QHelpEvent help(QEvent::ToolTip, middle, map->mapToGlobal(middle));
        QApplication::sendEvent(map, &help);
        const QWidget* tip = tipShown();
        QVERIFY(tip);
        const QRect place = tip->geometry().translated(-map->mapToGlobal(QPoint()));
        const QRect below = map->rect().adjusted(0, map->cellRect(cell).bottom() + 1, 0, 0);
        QVERIFY2(!place.intersects(map->cellRect(cell)) && !place.intersects(below),
                 qPrintable(map->cellName(cell)));
    }
}

SHOWDOWN_TEST(TestOddsRoom)
#include "tst_oddsroom.moc"

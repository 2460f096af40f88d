// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/explain/steps/arenatable.h"
#include "app/gui/explain/steps/arenaview.h"
#include "app/gui/explain/steps/foundlist.h"
#include "app/gui/theme/textsize.h"
#include "tests/app/gui/explain/steps/stepstest.h"
#include "tests/support/tables.h"
#include "tests/support/testprogram.h"

#include <QScrollBar>

#include <set>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

/// A window of some size in which the user steps through a run.
struct CardsWindow : StepsWindow
{
    explicit CardsWindow(QSize size, const CardTable& table = sampleTable()) : StepsWindow(table)
    {
        resize(size);
    }

    void resize(QSize size)
    {
        window().resize(size);
        QCoreApplication::processEvents();
    }

    StepPlayer& player() const { return *window().findChild<StepPlayer*>(); }
    ArenaTable* table() const { return find<ArenaTable>(QStringLiteral("arenaTable")); }
    ArenaView* arena() const { return find<ArenaView>(QStringLiteral("arenaView")); }
    QWidget* foundList() const { return find<FoundList>(QStringLiteral("foundList")); }

    /// Goes to the step where a rank is sought.
    void seek() { player().goTo(player().run().answerOf(1, Category::fourOfAKind).value()); }

    QSize card() const { return table()->picture().places.front().rect.size(); }
};

} // namespace

/// The size of the arena's cards.
class TestArenaCards : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }
    void cardsGrowWithTheRoom_data();
    void cardsGrowWithTheRoom();
    void theyGrowInSteps();
    void lowWindowsKeepTheList();
    void theyFollowTheTextSize();
    void noStepChangesThem_data();
    void noStepChangesThem();
    void theNameOfTheHandsFits_data();
    void theNameOfTheHandsFits();
};

void TestArenaCards::cardsGrowWithTheRoom_data()
{
    QTest::addColumn<QSize>("window");
    QTest::addColumn<QSize>("card");
    QTest::newRow("the window of the design") << QSize(1280, 770) << QSize(70, 98);
    QTest::newRow("a small window") << QSize(1024, 670) << QSize(56, 78);
    QTest::newRow("wide, but not high") << QSize(1900, 840) << QSize(86, 120);
    QTest::newRow("large") << QSize(1600, 1000) << QSize(94, 132);
    QTest::newRow("larger than they become") << QSize(2400, 1400) << QSize(94, 132);
    QTest::newRow("small, but high") << QSize(1100, 1200) << QSize(84, 118);
}

void TestArenaCards::cardsGrowWithTheRoom()
{
    QFETCH(const QSize, window);
    QFETCH(const QSize, card);
    CardsWindow test(window);
    QVERIFY(test.isReady());
    test.seek();
    QCOMPARE(test.card(), card);
    QCOMPARE(test.table()->height(), test.table()->sizeHint().height());
    QVERIFY(!test.arena()->verticalScrollBar()->isVisible());
    for (const ArenaPicture::Place& place : test.table()->picture().places)
        QVERIFY(test.table()->rect().contains(place.rect));
}

void TestArenaCards::theyGrowInSteps()
{
    CardsWindow test({1280, 1000});
    QVERIFY(test.isReady());
    test.seek();
    int before = test.card().width();
    for (int width = 1280; width <= 1500; width += 4) {
        test.resize({width, 1000});
        const int now = test.card().width();
        QVERIFY2(now == before || now == before + 4, qPrintable(QString::number(now)));
        before = now;
    }
    QCOMPARE(before, 94);
    test.resize({1280, 770});
    QCOMPARE(test.card(), QSize(70, 98));
}

void TestArenaCards::lowWindowsKeepTheList()
{
    CardsWindow test({1800, 1000});
    QVERIFY(test.isReady());
    test.seek();
    for (int height = 1000; height >= 780; height -= 10) {
        test.resize({1800, height});
        if (test.card().width() > 70)
            QVERIFY2(test.foundList()->height() >= 120, qPrintable(QString::number(height)));
    }
    test.resize({1800, 770});
    QVERIFY(test.card().width() < 94);
}

void TestArenaCards::theyFollowTheTextSize()
{
    CardsWindow test({2400, 1400});
    QVERIFY(test.isReady());
    test.seek();
    const QFont usual = QApplication::font();
    QApplication::setFont(resized(usual, 1.5));
    QCoreApplication::processEvents();
    const QSize large = test.card();
    QApplication::setFont(usual);
    QCoreApplication::processEvents();
    QVERIFY2(large.width() > 110, qPrintable(QString::number(large.width())));
    QCOMPARE(test.card(), QSize(94, 132));
}

void TestArenaCards::noStepChangesThem_data()
{
    QTest::addColumn<QSize>("window");
    QTest::newRow("the window of the design") << QSize(1280, 770);
    QTest::newRow("as wide as cards allow") << QSize(1340, 1000);
    QTest::newRow("as high as cards allow") << QSize(1400, 830);
    QTest::newRow("large") << QSize(1600, 1000);
}

void TestArenaCards::noStepChangesThem()
{
    QFETCH(const QSize, window);
    CardsWindow test(window);
    QVERIFY(test.isReady());
    test.session().setName(0, QStringLiteral("Bartholomew Featherstone"));
    test.seek();
    const QSize card = test.card();
    const int height = test.table()->height();
    std::set<int> banners; // their sentences need one line or two
    for (const int step : test.player().run().visible(Level::story)) {
        test.player().goTo(step);
        QCoreApplication::processEvents();
        banners.insert(test.find<QWidget>(QStringLiteral("verdictBanner"))->height());
        QCOMPARE(test.table()->height(), height);
        if (test.player().run().chapterOf(step).kind != Chapter::Kind::places)
            QCOMPARE(test.card(), card);
    }
    QVERIFY(window.width() > 1400 || banners.size() > 1);
}

void TestArenaCards::theNameOfTheHandsFits_data()
{
    QTest::addColumn<QSize>("size");
    for (const QSize size : {QSize(1024, 700), QSize(1280, 800), QSize(1920, 1080)})
        QTest::addRow("%d", size.width()) << size;
}

void TestArenaCards::theNameOfTheHandsFits()
{
    QFETCH(const QSize, size);
    CardTable compared = tests::tableOf(QStringLiteral("Ah Kd Qs Jc 9h | Kh Qd Js 9c 8h"));
    compared.lens = Category::highCard;
    CardsWindow test(size, compared);
    test.player().start();
    const auto named = test.player().run().nextWhere(-1, [](const Step& step) {
        return step.listing->function == "FindWinnerHighCard" && step.variables.size() >= 4;
    });
    QVERIFY(named);
    test.player().goTo(*named);
    const ArenaPicture& picture = test.table()->picture();
    QCOMPARE(picture.indexName, QStringLiteral("sorted1, sorted2"));
    QCOMPARE_LE(QFontMetrics(picture.indexFont).horizontalAdvance(picture.indexName),
                picture.indexTitle.width());
    QVERIFY(picture.indexTitle.right() < picture.indexes.front().rect.center().x());
}

SHOWDOWN_TEST(TestArenaCards)
#include "tst_arenacards.moc"

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/odds/methodpage.h"
#include "app/gui/odds/nextcardmap.h"
#include "app/gui/odds/oddsannouncer.h"
#include "tests/app/gui/odds/oddstest.h"
#include "tests/support/testprogram.h"

#include <QElapsedTimer>
#include <QPushButton>
#include <QSignalSpy>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

/// Takes minutes for each card that may come.
const QString lasting = QStringLiteral("? ? | ? ? | Jc ? / Qs 9s 4d - -");

} // namespace

/// When the view counts, and what it does when a count ends.
class TestOddsCounting : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }
    void nothingIsCountedBeforeAnybodyLooks();
    void oneQuestionIsShownOnce();
    void afterAStopTheFocusIsAmongTheCards();
    void theMapKeepsTheFocus();
    void theHopeIsNotAskedForBetweenPlayers();
    void aCountIsStoppedFromTheMethod();
    void aShortCountIsNotToldOf();
};

void TestOddsCounting::nothingIsCountedBeforeAnybodyLooks()
{
    WindowTest test;
    test.window().showView(qt("compare"));
    QVERIFY(test.isReady());
    test.odds().setTable(oddsTableOf(lasting), {});
    QVERIFY(!test.window().findChild<OddsCounter*>()); // it is made with the view
    test.window().showView(qt("odds"));
    QVERIFY(test.window().findChild<OddsCounter*>()->isCounting());
}

void TestOddsCounting::oneQuestionIsShownOnce()
{
    OddsTest test;
    QVERIFY(test.isReady());
    QVERIFY(test.isCounted());
    QSignalSpy shown(&test.view(), &View::statusChanged);
    const QSignalSpy counted(&test.counter(), &OddsCounter::changed);
    test.odds().setCard({2, 0}, *cardOf(0));
    QCOMPARE(counted.size(), 1);
    shown.clear();
    emit test.odds().changed(TableChange::outcome); // the same again: words may be others
    QCOMPARE(counted.size(), 1);
    QCOMPARE(shown.size(), 1);
}

void TestOddsCounting::afterAStopTheFocusIsAmongTheCards()
{
    OddsTest test;
    QVERIFY(test.isReady());
    test.set(lasting);
    auto* stop = test.find<QWidget>(qt("aheadBox"))->findChild<QPushButton*>();
    QTRY_VERIFY(stop->isVisible());
    stop->setFocus();
    test.press(Qt::Key_Space);
    QVERIFY(!test.counter().isCounting() && !stop->isVisible());
    QVERIFY(qobject_cast<CardSlot*>(QApplication::focusWidget()));
}

void TestOddsCounting::theMapKeepsTheFocus()
{
    OddsTest test;
    QVERIFY(test.isReady());
    auto* map = test.window().findChild<NextCardMap*>();
    QVERIFY(test.window().showTab(qt("next")));
    QTRY_VERIFY(map->isVisible());
    map->setFocus();
    test.set(qt("As Ks | Qh Qd | ? ? / Qs 9s 4d 8h -"));
    QVERIFY(map->hasFocus());
    QVERIFY(test.isCounted());
    QVERIFY(map->hasFocus());
    test.set(qt("As Ks | Qh Qd / Qs 9s 4d 8h 2c"));
    QTRY_VERIFY(!map->isVisible());
    QVERIFY(qobject_cast<CardSlot*>(QApplication::focusWidget()));
}

void TestOddsCounting::theHopeIsNotAskedForBetweenPlayers()
{
    OddsCounter counter;
    const auto asked = [](const QString& table) {
        return std::get<OddsQuestion>(tables::questionOf(oddsTableOf(table)));
    };
    QVERIFY(counter.count(asked(lasting), Category::straight));
    QVERIFY(!counter.count(asked(lasting), Category::flush));
    QVERIFY(counter.count(asked(qt("8s 7s / 6s 5d Ks - -")), Category::straight));
    QVERIFY(counter.count(asked(qt("8s 7s / 6s 5d Ks - -")), Category::flush));
}

void TestOddsCounting::aCountIsStoppedFromTheMethod()
{
    OddsTest test;
    QVERIFY(test.isReady());
    auto* page = test.page("method", "methodPage");
    test.set(lasting);
    auto* stop = page->findChild<QPushButton*>(qt("methodStopButton"));
    QTRY_VERIFY(stop->isVisible());
    QVERIFY(test.counter().isCounting());
    stop->click();
    QVERIFY(!test.counter().isCounting());
    QVERIFY(!stop->isVisible());
}

void TestOddsCounting::aShortCountIsNotToldOf()
{
    OddsTest test;
    QVERIFY(test.isReady());
    QVERIFY(test.show(qt("As Ks | Qh Qd")));
    bool isToldOf = false;
    QElapsedTimer timer;
    connect(&test.counter(), &OddsCounter::changed, this, [&] {
        constexpr int soon = 250; // milliseconds
        const bool isSeen = test.find<QPushButton>(qt("stopCountingButton"))->isVisible();
        isToldOf = isToldOf || (isSeen && timer.elapsed() < soon);
    });
    timer.start();
    test.set(lasting);
    QTRY_VERIFY(test.find<QPushButton>(qt("stopCountingButton"))->isVisible());
    QVERIFY(!isToldOf);
}

SHOWDOWN_TEST(TestOddsCounting)
#include "tst_oddscounting.moc"

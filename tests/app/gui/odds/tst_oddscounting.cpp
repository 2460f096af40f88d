// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/odds/methodpage.h"
#include "app/gui/odds/nextcardmap.h"
#include "app/gui/odds/oddsannouncer.h"
#include "app/gui/odds/oddscounter.h"
#include "app/gui/odds/oddsview.h"
#include "tests/support/guitest.h"
#include "tests/support/oddstables.h"
#include "tests/support/testprogram.h"

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
};

void TestOddsCounting::nothingIsCountedBeforeAnybodyLooks()
{
    WindowTest test;
    test.window().showView(qt("compare"));
    QVERIFY(test.isReady());
    const auto* view = test.window().findChild<OddsView*>();
    test.odds().setTable(oddsTableOf(lasting), {});
    QVERIFY(!view->counter().isCounting() && !view->counter().result());
    test.window().showView(qt("odds"));
    QVERIFY(view->counter().isCounting());
}

void TestOddsCounting::oneQuestionIsShownOnce()
{
    WindowTest test;
    test.window().showView(qt("odds"));
    QVERIFY(test.isReady());
    const auto* view = test.window().findChild<OddsView*>();
    QTRY_VERIFY_WITH_TIMEOUT(!view->counter().isCounting(), 30000);
    QSignalSpy shown(view, &View::statusChanged);
    const QSignalSpy counted(&view->counter(), &OddsCounter::changed);
    test.odds().setCard({2, 0}, *cardOf(0));
    QCOMPARE(counted.size(), 1);
    shown.clear();
    emit test.odds().questionChanged(); // the same again: words may be others
    QCOMPARE(counted.size(), 1);
    QCOMPARE(shown.size(), 1);
}

void TestOddsCounting::afterAStopTheFocusIsAmongTheCards()
{
    WindowTest test;
    test.window().showView(qt("odds"));
    QVERIFY(test.isReady());
    test.odds().setTable(oddsTableOf(lasting), {});
    auto* view = test.window().findChild<OddsView*>();
    auto* stop = test.find<QWidget>(qt("aheadBox"))->findChild<QPushButton*>();
    QTRY_VERIFY(stop->isVisible());
    stop->setFocus();
    test.press(Qt::Key_Space);
    QVERIFY(!view->counter().isCounting() && !stop->isVisible());
    QVERIFY(qobject_cast<CardSlot*>(QApplication::focusWidget()));
}

void TestOddsCounting::theMapKeepsTheFocus()
{
    WindowTest test;
    test.window().showView(qt("odds"));
    QVERIFY(test.isReady());
    auto* view = test.window().findChild<OddsView*>();
    auto* map = test.window().findChild<NextCardMap*>();
    QVERIFY(test.window().showTab(qt("next")));
    QTRY_VERIFY(map->isVisible());
    map->setFocus();
    test.odds().setTable(oddsTableOf(qt("As Ks | Qh Qd | ? ? / Qs 9s 4d 8h -")), {});
    QVERIFY(map->hasFocus());
    QTRY_VERIFY_WITH_TIMEOUT(!view->counter().isCounting(), 30000);
    QVERIFY(map->hasFocus());
    test.odds().setTable(oddsTableOf(qt("As Ks | Qh Qd / Qs 9s 4d 8h 2c")), {});
    QTRY_VERIFY(!map->isVisible());
    QVERIFY(qobject_cast<CardSlot*>(QApplication::focusWidget()));
}

void TestOddsCounting::theHopeIsNotAskedForBetweenPlayers()
{
    OddsCounter counter;
    const auto asked = [](const QString& table) {
        return std::get<OddsQuestion>(files::questionOf(oddsTableOf(table)));
    };
    QVERIFY(counter.count(asked(lasting), Category::straight));
    QVERIFY(!counter.count(asked(lasting), Category::flush));
    QVERIFY(counter.count(asked(qt("8s 7s / 6s 5d Ks - -")), Category::straight));
    QVERIFY(counter.count(asked(qt("8s 7s / 6s 5d Ks - -")), Category::flush));
}

SHOWDOWN_TEST(TestOddsCounting)
#include "tst_oddscounting.moc"

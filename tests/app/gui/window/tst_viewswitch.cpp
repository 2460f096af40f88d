// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/explain/steps/stepplayer.h"
#include "app/gui/session/samples.h"
#include "app/gui/theme/scale.h"
#include "app/gui/view/toolbar.h"
#include "app/gui/widgets/taborder.h"
#include "tests/support/guitest.h"
#include "tests/support/testprogram.h"

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QMenuBar>
#include <QSettings>
#include <QTabBar>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QToolButton>

#include <algorithm>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

struct ViewTest : WindowTest
{
    void show(const QString& view) { window().showView(view); }

    QAction& action(const char* name) const { return *find<QAction>(qt(name)); }

    /// The button that shows the explanation, in the bar of the view.
    QToolButton& explanationButton() const
    {
        return *window().view().toolBar().findChild<QToolButton*>(
            QStringLiteral("explanationButton"));
    }
};

} // namespace

/// What changes when another view is shown, and what does not.
class TestViewSwitch : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }

    void aViewIsBuiltWhenItIsFirstShown();
    void aDockPageIsFilledWhenItIsFirstShown_data();
    void aDockPageIsFilledWhenItIsFirstShown();
    void aDockPageFirstShownInLargerTextGoesBackToItsSize_data();
    void aDockPageFirstShownInLargerTextGoesBackToItsSize();
    void aViewBuiltLaterIsAsTheWindowIs();
    void tabGoesThroughAViewBuiltLater();
    void theNextCardOfAViewStays();
    void theExplanationIsCalledAsTheViewSays();
    void aSmallWindowNamesItsPageAsTheViewSays();
    void aPresentationGoesOn();
    void aViewIsAtRestWhenItsOddsAreIn();
    void keysGoToNoTabThatIsNotThere();
    void aRunPlaysOnInASmallWindow();
};

void TestViewSwitch::aViewIsBuiltWhenItIsFirstShown()
{
    ViewTest test;
    QVERIFY(test.isReady());
    for (const char* area : {"oddsArea", "oddsToolBar", "learnToolBar"})
        QVERIFY2(!test.find<QWidget>(qt(area)), area);
    for (const View* view : test.window().views()) {
        QVERIFY(view->modeAction().isEnabled());
        QVERIFY(!view->title().isEmpty());
    }
    test.press(Qt::Key_4, Qt::ControlModifier);
    QVERIFY(test.find<QWidget>(qt("oddsArea"))->isVisible());
    QVERIFY(test.find<QWidget>(qt("oddsToolBar"))->isVisible());
}

void TestViewSwitch::aDockPageIsFilledWhenItIsFirstShown_data()
{
    QTest::addColumn<QString>("part");
    QTest::addColumn<QString>("later"); // by Tab
    QTest::addRow("wild") << qt("wildMap") << qt("wildBackButton");
    QTest::addRow("steps") << qt("scrubber") << qt("callersList");
    QTest::addRow("rules") << qt("pairFloorField") << qt("jokersField");
}

void TestViewSwitch::aDockPageIsFilledWhenItIsFirstShown()
{
    QFETCH(const QString, part);
    QFETCH(const QString, later);
    WindowTest test(tableOf(qt("9c 8d 6s 2h * | Qc Qs 4d 3h 2c")));
    test.window().resize(1600, 1000);
    QVERIFY(test.isReady());
    QVERIFY(!test.find<QWidget>(part));
    QVERIFY(test.window().showTab(QString::fromUtf8(QTest::currentDataTag())));
    const auto* shown = test.find<QWidget>(part);
    QVERIFY(shown);
    QTRY_COMPARE(shown->visibleRegion().boundingRect(), shown->rect());
    const auto* tabs = test.find<QTabWidget>(qt("explanationTabs"));
    QStringList stops;
    for (const QWidget* stop : tabStopsIn(*tabs->currentWidget(), tabs->tabBar()))
        stops << stop->objectName();
    QVERIFY(stops.contains(part));
    QVERIFY2(stops.indexOf(later) > stops.indexOf(part), qPrintable(stops.join(u' ')));
}

void TestViewSwitch::aDockPageFirstShownInLargerTextGoesBackToItsSize_data()
{
    QTest::addColumn<QStringList>("fields");
    QTest::addRow("steps") << QStringList{qt("levelCombo"), qt("speedCombo")};
    QTest::addRow("rules") << QStringList{qt("pairFloorField"), qt("alsoWildField")};
}

void TestViewSwitch::aDockPageFirstShownInLargerTextGoesBackToItsSize()
{
    QFETCH(const QStringList, fields);
    const auto sizes = [&](int firstText) {
        WindowTest test;
        test.window().resize(1280, 800);
        test.appearance().setTextSize(firstText);
        QList<QSize> result;
        if (!test.isReady() || !test.window().showTab(QString::fromUtf8(QTest::currentDataTag())))
            return result;
        QCoreApplication::processEvents();
        test.appearance().setTextSize(100);
        QCoreApplication::processEvents();
        for (const QString& field : fields)
            result << test.find<QWidget>(field)->size();
        return result;
    };
    const QList<QSize> usual = sizes(100);
    QCOMPARE(usual.size(), fields.size());
    QCOMPARE(sizes(130), usual);
}

/// A small window, and settings from before the view was there.
void TestViewSwitch::aViewBuiltLaterIsAsTheWindowIs()
{
    const QTemporaryDir folder;
    QSettings settings(folder.filePath(qt("x.ini")), QSettings::IniFormat);
    settings.setValue(qt("odds/oneDecimal"), false);
    ViewTest test;
    test.window().restoreLayout(settings);
    test.window().resize(smallestWindow);
    QVERIFY(test.isReady());
    test.show(qt("odds"));
    QVERIFY(!test.action("oneDecimalAction").isChecked());
    const auto* deal = test.find<QToolButton>(qt("dealStreetButton"));
    QVERIFY(deal && deal->toolButtonStyle() == Qt::ToolButtonIconOnly);
}

void TestViewSwitch::tabGoesThroughAViewBuiltLater()
{
    ViewTest test;
    QVERIFY(test.isReady());
    test.show(qt("odds"));
    const QWidget* page = test.find<QWidget>(qt("oddsArea"));
    const QWidget* bar = test.find<QWidget>(qt("oddsToolBar"));
    const auto* tabs = test.find<QTabWidget>(qt("explanationTabs"));
    QList<const QWidget*> order; // each part once, as Tab comes to it
    const QWidget* rail = test.find<QWidget>(qt("modeRail"));
    const QWidget* start = QApplication::focusWidget();
    int presses = 0;
    do {
        for (const QWidget* part : {rail, bar, page, static_cast<const QWidget*>(tabs)}) {
            if (part->isAncestorOf(QApplication::focusWidget())
                && (order.isEmpty() || order.back() != part))
                order << part;
        }
        test.press(Qt::Key_Tab);
        ++presses;
    } while (QApplication::focusWidget() != start && presses < 200);
    order = order.first(std::min<qsizetype>(order.size(), 4)); // then the page again
    QCOMPARE(order, (QList<const QWidget*>{page, tabs, rail, bar}));
}

void TestViewSwitch::theNextCardOfAViewStays()
{
    ViewTest test;
    QVERIFY(test.isReady());
    test.slot(2, 3)->setFocus();
    const QString next = test.text(QStringLiteral("nextSlotLabel"));
    test.press(Qt::Key_4, Qt::ControlModifier);
    QCOMPARE(test.window().view().name(), QStringLiteral("odds"));
    QCOMPARE(test.text(QStringLiteral("nextSlotLabel")), QStringLiteral("River"));
    QCOMPARE(test.focusName(), QStringLiteral("boardCard5Slot"));
    test.press(Qt::Key_1, Qt::ControlModifier);
    QCOMPARE(test.window().view().name(), QStringLiteral("compare"));
    QCOMPARE(test.text(QStringLiteral("nextSlotLabel")), next);
    QCOMPARE(test.focusName(), QStringLiteral("player2Card3Slot"));
}

void TestViewSwitch::theExplanationIsCalledAsTheViewSays()
{
    ViewTest test;
    QVERIFY(test.isReady());
    const auto* dock = test.find<QDockWidget>(QStringLiteral("explanationDock"));
    const auto* tabs = test.find<QTabWidget>(QStringLiteral("explanationTabs"));
    const QAction& action = test.action("explanationAction");
    const auto verify = [&](const QString& title, const QString& word, const QString& tip) {
        QCOMPARE(dock->windowTitle(), title);
        QVERIFY(tabs->accessibleName().isEmpty()); // or readers say it twice
        QCOMPARE(test.explanationButton().text(), word);
        QCOMPARE(test.explanationButton().accessibleName(), word);
        QCOMPARE(test.explanationButton().toolTip(), tip);
        QCOMPARE(action.statusTip() + QStringLiteral(" (F9)"), tip);
    };
    const QString usual = QStringLiteral("Explanation");
    const QString usualTip = QStringLiteral("Show or hide the explanation (F9)");
    verify(usual, usual, usualTip);
    test.show(QStringLiteral("odds"));
    verify(QStringLiteral("Outs and odds"), QStringLiteral("Outs"),
           QStringLiteral("Show or hide the outs and odds (F9)"));
    test.show(QStringLiteral("compare"));
    verify(usual, usual, usualTip);
}

void TestViewSwitch::aSmallWindowNamesItsPageAsTheViewSays()
{
    ViewTest test;
    test.window().resize(800, 560);
    QVERIFY(test.isReady());
    const auto* center = test.find<QTabWidget>(QStringLiteral("centerTabs"));
    QTRY_COMPARE(center->tabText(1), QStringLiteral("Explanation"));
    test.show(QStringLiteral("odds"));
    QCOMPARE(center->tabText(0), QStringLiteral("Situation"));
    QCOMPARE(center->tabText(1), QStringLiteral("Outs and odds"));
    test.show(QStringLiteral("compare"));
    QCOMPARE(center->tabText(1), QStringLiteral("Explanation"));
}

/// The bars of both views are away, and those of the second come back.
void TestViewSwitch::aPresentationGoesOn()
{
    ViewTest test;
    for (const char* view : {"learn", "practice", "odds"})
        test.show(qt(view));
    QVERIFY(test.isReady());
    const QSize size = test.window().size();
    test.press(Qt::Key_F11);
    QVERIFY(test.action("presentAction").isChecked());
    QVERIFY(test.window().menuBar()->isHidden());
    test.action("compareHandsAction").trigger();
    QCOMPARE(test.window().view().name(), QStringLiteral("compare"));
    QVERIFY(test.action("presentAction").isChecked());
    QVERIFY(test.window().menuBar()->isHidden());
    for (const View* view : test.window().views())
        QVERIFY(!view->toolBar().isVisible());
    test.press(Qt::Key_F11);
    QVERIFY(!test.window().menuBar()->isHidden());
    for (const View* view : test.window().views())
        QCOMPARE(view->toolBar().isVisible(), view == &test.window().view());
    QTRY_COMPARE(test.window().size(), size);
}

void TestViewSwitch::aViewIsAtRestWhenItsOddsAreIn()
{
    ViewTest test;
    QVERIFY(test.isReady());
    QVERIFY(test.window().view().isAtRest()); // Compare always
    test.show(QStringLiteral("odds"));
    QTRY_VERIFY_WITH_TIMEOUT(test.window().view().isAtRest(), 30000);
    test.odds().setTable(situationSamples().read(QStringLiteral("combined-draw")),
                         QStringLiteral("x"));
    QVERIFY(!test.window().view().isAtRest());
    QTRY_VERIFY_WITH_TIMEOUT(test.window().view().isAtRest(), 30000);
    test.odds().clearTable();
    QVERIFY(test.window().view().isAtRest()); // there is nothing to count
}

/// In a small window a view without an explanation has one tab, which is not seen.
void TestViewSwitch::keysGoToNoTabThatIsNotThere()
{
    ViewTest test;
    QVERIFY(test.isReady());
    test.window().resize(800, 560);
    test.show(QStringLiteral("learn"));
    QApplication::processEvents();
    auto* tabs = test.find<QTabWidget>(QStringLiteral("centerTabs"));
    test.press(Qt::Key_Tab, Qt::ControlModifier);
    QCOMPARE(tabs->currentIndex(), 0);
    test.window().resize(1280, 770);
    test.show(QStringLiteral("compare"));
    QVERIFY(test.find<QWidget>(QStringLiteral("ladderView"))->isEnabled());
}

void TestViewSwitch::aRunPlaysOnInASmallWindow()
{
    ViewTest test;
    QVERIFY(test.isReady());
    auto* player = test.window().findChild<StepPlayer*>();
    player->setSpeed(Speed::slow);
    test.press(Qt::Key_F5);
    player->play();
    QVERIFY(player->isPlaying());
    for (const QSize size : {QSize(800, 560), QSize(1280, 770)}) {
        test.window().resize(size);
        QApplication::processEvents();
        QVERIFY(player->isPlaying());
    }
}

SHOWDOWN_TEST(TestViewSwitch)
#include "tst_viewswitch.moc"

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/session/oddssamples.h"
#include "app/gui/view/toolbar.h"
#include "tests/support/guitest.h"
#include "tests/support/testprogram.h"

#include <QAction>
#include <QDockWidget>
#include <QMenuBar>
#include <QTabWidget>
#include <QToolButton>

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

    void theNextCardOfAViewStays();
    void theExplanationIsCalledAsTheViewSays();
    void aSmallWindowNamesItsPageAsTheViewSays();
    void aPresentationEnds();
    void aViewIsAtRestWhenItsOddsAreIn();
};

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
        QCOMPARE(tabs->accessibleName(), title);
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

/// Otherwise the bars of the previous view would come back, and its keys with them.
void TestViewSwitch::aPresentationEnds()
{
    ViewTest test;
    test.show(QStringLiteral("odds"));
    QVERIFY(test.isReady());
    const QSize size = test.window().size();
    test.press(Qt::Key_F11);
    QVERIFY(test.action("presentAction").isChecked());
    QVERIFY(test.window().menuBar()->isHidden());
    test.action("compareHandsAction").trigger();
    QCOMPARE(test.window().view().name(), QStringLiteral("compare"));
    QVERIFY(!test.action("presentAction").isChecked());
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
    test.odds().setTable(readOddsSample(QStringLiteral("combined-draw")), QStringLiteral("x"));
    QVERIFY(!test.window().view().isAtRest());
    QTRY_VERIFY_WITH_TIMEOUT(test.window().view().isAtRest(), 30000);
    test.odds().clearTable();
    QVERIFY(test.window().view().isAtRest()); // there is nothing to count
}

SHOWDOWN_TEST(TestViewSwitch)
#include "tst_viewswitch.moc"

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "tests/app/narration/narrating.h"
#include "tests/support/guitest.h"
#include "tests/support/testprogram.h"
#include "tests/support/texts.h"
#include "tests/support/windowwidgets.h"

#include <QAbstractItemView>
#include <QButtonGroup>
#include <QDebug>
#include <QLineEdit>
#include <QScrollArea>
#include <QTabWidget>
#include <QToolButton>

#include <algorithm>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

/// Going through the window by keyboard, with a visible focus.
class TestWindowFocus : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }
    void cleanup() { QVERIFY(speak("en")); }

    void tabReachesEverythingAndComesBack();
    void backTabGoesTheSameWayBack();
    void aSmallWindowHasNoTrap();
    void whatTabReachesIsInSight_data();
    void whatTabReachesIsInSight();
    void keysForCardsShowThem();
    void enterPressesButtons();
    void theFocusIsSeenEverywhere_data();
    void theFocusIsSeenEverywhere();
};

namespace {

/// Everything that Tab, or back Tab, reaches in one round.
QStringList focusRound(WindowTest& test, Qt::Key key)
{
    QStringList names{test.focusName()};
    for (int press = 0; press < 100; ++press) {
        test.press(key);
        if (test.focusName() == names.front())
            return names;
        names << test.focusName();
    }
    qWarning("Tab does not come back: %s", qPrintable(names.join(u' ')));
    return {};
}

/// One of several exclusive buttons: Tab reaches the checked one, arrows the others.
bool isReachedByArrows(const QWidget& widget)
{
    const auto* button = qobject_cast<const QAbstractButton*>(&widget);
    const bool isOneOfSeveral =
        button && (button->autoExclusive() || (button->group() && button->group()->exclusive()));
    return isOneOfSeveral && !button->isChecked();
}

/// The part of the window where a widget is.
QImage grabOf(WindowTest& test, const QWidget& widget)
{
    const QRect around(widget.mapTo(&test.window(), QPoint()), widget.size());
    QCoreApplication::processEvents();
    return test.window().grab(around).toImage();
}

/// Whether a widget is seen whole or, if it is larger than the area around it that scrolls, from its
/// top on; of a list, the current row.
bool isInSight(const QWidget& widget)
{
    if (const auto* view = qobject_cast<const QAbstractItemView*>(&widget)) {
        const QModelIndex current = view->currentIndex();
        const QRect row = view->visualRect(current).intersected(view->viewport()->rect());
        return !current.isValid() || row.height() == view->visualRect(current).height();
    }
    if (const auto* area = qobject_cast<const QAbstractScrollArea*>(&widget))
        return isInSight(*area->viewport());
    const QRect seen = widget.visibleRegion().boundingRect();
    for (const QWidget* around = widget.parentWidget(); around; around = around->parentWidget()) {
        const auto* area = qobject_cast<const QScrollArea*>(around);
        if (area && widget.height() > area->viewport()->height())
            return seen.top() == 0
                   || seen.contains(widget.inputMethodQuery(Qt::ImCursorRectangle).toRect());
    }
    constexpr int shadow = 3; // may lie below a neighbour
    return seen.contains(widget.rect().adjusted(shadow, shadow, -shadow, -shadow));
}

/// A window in which every button can be used.
void enableAll(WindowTest& test)
{
    test.type("3s 4s ");
    test.press(Qt::Key_Z, Qt::ControlModifier);
    test.slot(1, 1)->setFocus();
}

} // namespace

void TestWindowFocus::tabReachesEverythingAndComesBack()
{
    WindowTest test;
    QVERIFY(test.isReady());
    enableAll(test);
    const QStringList reached = focusRound(test, Qt::Key_Tab);
    QStringList expected{QStringLiteral("deckGrid"), QStringLiteral("qt_tabwidget_tabbar"),
                         QStringLiteral("ladderView"), QStringLiteral("comparisonsTree")};
    const QList<QWidget*> widgets = interactiveWidgets(test.window());
    for (const QWidget* widget : widgets) {
        if (widget->isVisible() && widget->isEnabled() && !isReachedByArrows(*widget))
            expected << widget->objectName();
    }
    QStringList sorted = reached;
    sorted.sort();
    expected.sort();
    QCOMPARE(sorted.join(u' '), expected.join(u' '));

    QStringList order; // panel by panel, in reading order
    for (int player = 1; player <= 3; ++player) {
        for (const char* button : {"Deal", "Sort", "Clear", "More"})
            order << QStringLiteral("player%1%2Button").arg(player).arg(QLatin1String(button));
        for (int card = 1; card <= 5; ++card)
            order << test.slot(player, card)->objectName();
    }
    order.remove(0, 4); // the round begins at the first card
    QCOMPARE(reached.mid(0, order.size()), order);

    QStringList areas; // and what comes after them
    for (const QString& name : reached) {
        if (QStringList{QStringLiteral("deckGrid"), QStringLiteral("qt_tabwidget_tabbar"),
                        QStringLiteral("whyPlayer1Button"), QStringLiteral("ladderView"),
                        QStringLiteral("comparisonsTree"), QStringLiteral("compareButton"),
                        QStringLiteral("dealButton"), QStringLiteral("copyResultButton")}
                .contains(name))
            areas << name;
    }
    QCOMPARE(areas.join(u' '),
             QStringLiteral("deckGrid qt_tabwidget_tabbar whyPlayer1Button ladderView "
                            "comparisonsTree compareButton dealButton copyResultButton"));
}

void TestWindowFocus::backTabGoesTheSameWayBack()
{
    WindowTest test;
    QVERIFY(test.isReady());
    enableAll(test);
    QStringList forth = focusRound(test, Qt::Key_Tab);
    QStringList back = focusRound(test, Qt::Key_Backtab);
    QVERIFY(!forth.isEmpty());
    forth.removeFirst();
    back.removeFirst();
    std::reverse(back.begin(), back.end());
    QCOMPARE(back, forth);
}

/// The hands and the explanation are two pages.
void TestWindowFocus::aSmallWindowHasNoTrap()
{
    WindowTest test;
    test.window().resize(800, 560);
    QVERIFY(test.isReady());
    test.press(Qt::Key_F5);
    test.press(Qt::Key_F5);
    for (const Qt::Key key : {Qt::Key_Tab, Qt::Key_Backtab}) {
        const QStringList round = focusRound(test, key);
        QVERIFY(round.contains(qt("listingView")));
        QVERIFY(round.contains(qt("dealButton")));
        QCOMPARE(round.count(qt("qt_tabwidget_tabbar")), 3); // of the pages, the tabs, the code
    }
    for (int press = 0; press < 2; ++press) { // to the hands and back
        test.press(Qt::Key_F9);
        QVERIFY(test.focusName() != qt("dealButton"));
        QVERIFY(test.focusName() != qt("compareButton"));
    }
    QStringList areas;
    for (int press = 0; press < 8; ++press) {
        test.press(Qt::Key_F6);
        areas << test.focusName();
    }
    QVERIFY2(areas.count(qt("qt_tabwidget_tabbar")) >= 2, qPrintable(areas.join(u' ')));
}

void TestWindowFocus::whatTabReachesIsInSight_data()
{
    QTest::addColumn<QString>("view");
    QTest::addColumn<QString>("page");
    for (const char* page : {"", "why", "wild", "steps", "rules"})
        QTest::addRow("compare %s", page) << qt("compare") << qt(page);
    QTest::newRow("learn") << qt("learn") << QString();
    for (const char* page : {"", "outs", "next", "method"})
        QTest::addRow("odds %s", page) << qt("odds") << qt(page);
}

/// In a small window with large text, forth and back.
void TestWindowFocus::whatTabReachesIsInSight()
{
    QFETCH(const QString, view);
    QFETCH(const QString, page);
    QVERIFY(speak("de"));
    WindowTest test;
    test.appearance().setTextSize(150);
    test.window().resize(1024, 700);
    QVERIFY(test.isReady());
    QVERIFY(test.window().showView(view));
    QVERIFY(page.isEmpty() || test.window().showTab(page));
    QTRY_VERIFY_WITH_TIMEOUT(test.window().view().isAtRest(), 30000);
    const auto placeOf = [](const QWidget& widget) {
        QString text;
        QDebug(&text) << widget.objectName() << widget.visibleRegion() << widget.rect();
        return text;
    };
    test.press(Qt::Key_Tab);
    for (const Qt::Key key : {Qt::Key_Tab, Qt::Key_Backtab}) {
        for (int press = 0; press < 100; ++press) {
            const QWidget* before = QApplication::focusWidget();
            const QImage with = grabOf(test, *before);
            test.press(key);
            QCoreApplication::processEvents();
            const QWidget* focus = QApplication::focusWidget();
            QVERIFY(focus);
            QVERIFY2(isInSight(*focus), qPrintable(placeOf(*focus)));
            QVERIFY2(focus == before || grabOf(test, *before) != with,
                     qPrintable(before->objectName()));
        }
    }
    test.appearance().setTextSize(100);
}

/// Behind the explanation, in a small window.
void TestWindowFocus::keysForCardsShowThem()
{
    WindowTest test;
    test.window().resize(800, 560);
    QVERIFY(test.isReady());
    const auto* pages = test.find<QTabWidget>(qt("centerTabs"));
    const auto behind = [&] {
        test.window().showTab(test.window().view().dockPages().front().name);
        return pages->currentIndex() == 1;
    };
    QVERIFY(behind());
    test.press(Qt::Key_2, Qt::AltModifier);
    QCOMPARE(pages->currentIndex(), 0);
    QCOMPARE(test.focusName(), qt("player2Card1Slot"));
    test.session().setCard({2, 3}, std::nullopt);
    test.press(Qt::Key_3, Qt::AltModifier);
    QCOMPARE(test.focusName(), qt("player3Card4Slot")); // the free one
    QVERIFY(behind());
    test.press(Qt::Key_F2);
    QCOMPARE(pages->currentIndex(), 0);
    QVERIFY(qobject_cast<QLineEdit*>(QApplication::focusWidget()));
    QVERIFY(test.window().showView(qt("odds")));
    QVERIFY(behind());
    test.press(Qt::Key_B, Qt::AltModifier);
    QCOMPARE(pages->currentIndex(), 0);
    QVERIFY2(test.focusName().startsWith(qt("boardCard")), qPrintable(test.focusName()));
}

void TestWindowFocus::enterPressesButtons()
{
    WindowTest test;
    QVERIFY(test.isReady());
    const QString before = test.table();
    test.find<QToolButton>(qt("swapPlayersButton"))->setFocus();
    test.press(Qt::Key_Return);
    const QString swapped = test.table();
    QVERIFY(swapped != before);
    test.press(Qt::Key_Space);
    QCOMPARE(test.table(), before);
    test.press(Qt::Key_Enter, Qt::KeypadModifier);
    QCOMPARE(test.table(), swapped);
    for (const Qt::KeyboardModifier held :
         {Qt::ShiftModifier, Qt::ControlModifier, Qt::AltModifier})
        test.press(Qt::Key_Return, held);
    QCOMPARE(test.table(), swapped);
}

void TestWindowFocus::theFocusIsSeenEverywhere_data()
{
    QTest::addColumn<Theme>("theme");
    QTest::newRow("system") << Theme::system;
    QTest::newRow("light") << Theme::light;
    QTest::newRow("dark") << Theme::dark;
}

void TestWindowFocus::theFocusIsSeenEverywhere()
{
    QFETCH(Theme, theme);
    WindowTest test;
    QVERIFY(test.isReady());
    enableAll(test);
    test.appearance().setTheme(theme);
    for (int press = 0; press < 100; ++press) {
        QWidget* widget = QApplication::focusWidget();
        QVERIFY(widget);
        const QByteArray name = widget->objectName().toUtf8();
        const QImage with = grabOf(test, *widget);
        test.press(Qt::Key_Tab);
        QVERIFY2(!widget->hasFocus(), name);
        QVERIFY2(grabOf(test, *widget) != with, name);
        if (test.focusName() == QStringLiteral("player1Card1Slot"))
            break;
    }
    QCOMPARE(test.focusName(), QStringLiteral("player1Card1Slot"));
    test.appearance().setTheme(Theme::system);
}

SHOWDOWN_TEST(TestWindowFocus)
#include "tst_windowfocus.moc"

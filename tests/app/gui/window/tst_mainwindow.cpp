// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/theme/appearance.h"
#include "app/gui/view/view.h"
#include "app/gui/widgets/textlabel.h"
#include "app/gui/window/statusline.h"
#include "tests/support/guitest.h"
#include "tests/support/testprogram.h"

#include <QAction>
#include <QDockWidget>
#include <QSettings>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QToolBar>
#include <QToolButton>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

/// The parts around the hands: bars, dock, window sizes, theme and text size.
class TestMainWindow : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }

    void f6GoesThroughTheAreasAndComesBack();
    void f9ClosesAndOpensTheDock();
    void closingTheDockUnchecksItsAction();
    void controlDFoldsTheDeck();
    void aSmallWindowShowsIconsAlone();
    void aTinyWindowHasTheExplanationAsAPage();
    void theThemeChangesByKeyAndByMenu();
    void suitColorsAreOneCheck();
    void textSizeGrowsByKeysWithinItsBounds();
    void theLookIsRemembered();
    void theTitleNamesTheHands();
    void aMessageStandsAlone();
    void aMessageIsReadThoughATipHidesIt();
    void wordsRunTheirOwnWayInAMirroredWindow();
};

namespace {

/// The nearest part of the window around the focus with one of these names.
QString focusedArea()
{
    const QStringList areas{QStringLiteral("modeRail"), QStringLiteral("compareToolBar"),
                            QStringLiteral("handsView"), QStringLiteral("deckPanel"),
                            QStringLiteral("explanationTabs")};
    for (const QWidget* widget = QApplication::focusWidget(); widget;
         widget = widget->parentWidget()) {
        if (areas.contains(widget->objectName()))
            return widget->objectName();
    }
    return {};
}

} // namespace

void TestMainWindow::f6GoesThroughTheAreasAndComesBack()
{
    WindowTest test;
    QVERIFY(test.isReady());
    QCOMPARE(focusedArea(), QStringLiteral("handsView"));
    QStringList forth;
    for (int press = 0; press < 5; ++press) {
        test.press(Qt::Key_F6);
        forth << focusedArea();
    }
    QCOMPARE(forth.join(u' '),
             QStringLiteral("deckPanel explanationTabs modeRail compareToolBar handsView"));
    QStringList back;
    for (int press = 0; press < 5; ++press) {
        test.press(Qt::Key_F6, Qt::ShiftModifier);
        back << focusedArea();
    }
    QCOMPARE(back.join(u' '),
             QStringLiteral("compareToolBar modeRail explanationTabs deckPanel handsView"));
}

void TestMainWindow::f9ClosesAndOpensTheDock()
{
    WindowTest test;
    QVERIFY(test.isReady());
    auto* dock = test.find<QDockWidget>(QStringLiteral("explanationDock"));
    QVERIFY(dock && dock->isVisible());
    test.press(Qt::Key_F9);
    QVERIFY(!dock->isVisible());
    test.click(test.find<QToolButton>(QStringLiteral("explanationButton")));
    QVERIFY(dock->isVisible());
}

void TestMainWindow::closingTheDockUnchecksItsAction()
{
    WindowTest test;
    QVERIFY(test.isReady());
    auto* action = test.find<QAction>(QStringLiteral("explanationAction"));
    QVERIFY(action->isChecked());
    test.find<QDockWidget>(QStringLiteral("explanationDock"))->close();
    QVERIFY(!action->isChecked());
}

void TestMainWindow::controlDFoldsTheDeck()
{
    WindowTest test;
    QVERIFY(test.isReady());
    auto* grid = test.find<QWidget>(QStringLiteral("deckGrid"));
    QVERIFY(grid->isVisible());
    test.press(Qt::Key_D, Qt::ControlModifier);
    QVERIFY(!grid->isVisible());
    QVERIFY(!test.find<QAction>(QStringLiteral("deckPanelAction"))->isChecked());
    test.press(Qt::Key_D, Qt::ControlModifier);
    QVERIFY(grid->isVisible());
}

void TestMainWindow::aSmallWindowShowsIconsAlone()
{
    WindowTest test;
    QVERIFY(test.isReady());
    auto* deal = test.find<QToolButton>(QStringLiteral("dealButton"));
    const int wide = test.find<QToolBar>(QStringLiteral("modeRail"))->width();
    QCOMPARE(deal->toolButtonStyle(), Qt::ToolButtonTextBesideIcon);
    test.window().resize(1024, 670);
    QTRY_COMPARE(deal->toolButtonStyle(), Qt::ToolButtonIconOnly);
    QTRY_VERIFY(test.find<QToolBar>(QStringLiteral("modeRail"))->width() < wide);
    QVERIFY(test.find<QDockWidget>(QStringLiteral("explanationDock"))->isVisible());
}

void TestMainWindow::aTinyWindowHasTheExplanationAsAPage()
{
    WindowTest test;
    QVERIFY(test.isReady());
    auto* dock = test.find<QDockWidget>(QStringLiteral("explanationDock"));
    auto* tabs = test.find<QTabWidget>(QStringLiteral("centerTabs"));
    auto* pages = test.find<QWidget>(QStringLiteral("explanationTabs"));
    test.window().resize(800, 560);
    QTRY_VERIFY(!dock->isVisible());
    QCOMPARE(tabs->count(), 2);
    QVERIFY(!pages->isVisible());
    test.press(Qt::Key_F9);
    QVERIFY(pages->isVisible());
    QVERIFY(test.find<QAction>(QStringLiteral("explanationAction"))->isChecked());
    test.window().resize(1280, 770);
    QTRY_VERIFY(dock->isVisible());
    QCOMPARE(tabs->count(), 1);
    QVERIFY(pages->isVisible());
}

void TestMainWindow::theThemeChangesByKeyAndByMenu()
{
    WindowTest test;
    QVERIFY(test.isReady());
    const QColor system = test.window().palette().color(QPalette::Window);
    test.press(Qt::Key_T, Qt::ControlModifier);
    QVERIFY(test.find<QAction>(QStringLiteral("lightThemeAction"))->isChecked());
    QTRY_COMPARE(test.window().palette().color(QPalette::Window), Colors::light().window);
    test.find<QAction>(QStringLiteral("darkThemeAction"))->trigger();
    QTRY_COMPARE(test.window().palette().color(QPalette::Window), Colors::dark().window);
    test.press(Qt::Key_T, Qt::ControlModifier);
    QVERIFY(test.find<QAction>(QStringLiteral("contrastThemeAction"))->isChecked());
    QTRY_COMPARE(test.window().palette().color(QPalette::Window), QColor(Qt::white));
    test.press(Qt::Key_T, Qt::ControlModifier);
    QVERIFY(test.find<QAction>(QStringLiteral("systemThemeAction"))->isChecked());
    QTRY_COMPARE(test.window().palette().color(QPalette::Window), system);
}

void TestMainWindow::suitColorsAreOneCheck()
{
    WindowTest test;
    auto* action = test.find<QAction>(QStringLiteral("fourColorsAction"));
    QVERIFY(!action->isChecked());
    action->trigger();
    QCOMPARE(test.appearance().suitColors(), SuitColors::four);
    test.appearance().setSuitColors(SuitColors::two);
    QVERIFY(!action->isChecked());
}

void TestMainWindow::textSizeGrowsByKeysWithinItsBounds()
{
    WindowTest test;
    QVERIFY(test.isReady());
    const int height = test.slot(1, 1)->height();
    test.press(Qt::Key_Plus, Qt::ControlModifier);
    QCOMPARE(test.appearance().textSize(), 110);
    for (int press = 0; press < 20; ++press)
        test.press(Qt::Key_Equal, Qt::ControlModifier);
    QCOMPARE(test.appearance().textSize(), 200);
    QVERIFY(!test.find<QAction>(QStringLiteral("largerTextAction"))->isEnabled());
    QTRY_VERIFY(test.slot(1, 1)->height() > height);
    test.press(Qt::Key_0, Qt::ControlModifier);
    QCOMPARE(test.appearance().textSize(), 100);
    for (int press = 0; press < 20; ++press)
        test.press(Qt::Key_Minus, Qt::ControlModifier);
    QCOMPARE(test.appearance().textSize(), 80);
    QVERIFY(!test.find<QAction>(QStringLiteral("smallerTextAction"))->isEnabled());
    test.press(Qt::Key_0, Qt::ControlModifier);
    QTRY_COMPARE(test.slot(1, 1)->height(), height);
}

void TestMainWindow::theLookIsRemembered()
{
    const QTemporaryDir folder;
    QSettings settings(folder.filePath(QStringLiteral("showdown.ini")), QSettings::IniFormat);
    {
        Appearance first;
        restoreLook(first, settings);
        rememberLook(first, settings);
        first.setTheme(Theme::dark);
        first.setSuitColors(SuitColors::four);
        first.setTextSize(120);
        first.setMotion(Motion::none);
        first.setFittedTextSize(180); // not kept, but what was changed of it is
        first.setTextSize(170);
    }
    Appearance second;
    restoreLook(second, settings);
    rememberLook(second, settings);
    QCOMPARE(second.theme(), Theme::dark);
    QCOMPARE(second.suitColors(), SuitColors::four);
    QCOMPARE(second.textSize(), 120);
    second.setFittedTextSize(300);
    QCOMPARE(second.textSize(), 290);
    second.setFittedTextSize(std::nullopt);
    QCOMPARE(second.motion(), Motion::none);
    second.setTheme(Theme::highContrast);
    Appearance other;
    restoreLook(other, settings);
    QCOMPARE(other.theme(), Theme::highContrast);

    settings.setValue(QStringLiteral("look/theme"), QStringLiteral("pink"));
    settings.setValue(QStringLiteral("look/textSize"), QStringLiteral("big"));
    Appearance third;
    restoreLook(third, settings);
    rememberLook(third, settings);
    QCOMPARE(third.theme(), Theme::system);
    QCOMPARE(third.textSize(), 100);
}

void TestMainWindow::theTitleNamesTheHands()
{
    CardTable table = sampleTable();
    QCOMPARE(WindowTest(table).window().windowTitle(), QStringLiteral("Showdown"));
    table.title = QStringLiteral("Third kicker decides");
    QCOMPARE(WindowTest(table).window().windowTitle(),
             QStringLiteral("Third kicker decides — Showdown"));
}

void TestMainWindow::aMessageStandsAlone()
{
    StatusLine line;
    line.showStatus({QStringLiteral("Player 1, card 1"), {}});
    line.say(QStringLiteral("before it is shown"));
    line.show();
    const auto* focus = line.findChild<QLabel*>(QStringLiteral("focusLabel"));
    QVERIFY(!focus->isVisible());
    line.clearMessage();
    QVERIFY(focus->isVisible());
    line.say(QStringLiteral("while it is shown"));
    QVERIFY(!focus->isVisible());
}

void TestMainWindow::aMessageIsReadThoughATipHidesIt()
{
    StatusLine line;
    line.show();
    line.say(QStringLiteral("Hands dealt."));
    line.showMessage(QStringLiteral("Type a card")); // what came under the pointer
    QString read;
    const auto isRead = [&line, &read] {
        for (const auto* widget : line.findChildren<QWidget*>())
            read += widget->accessibleName();
        return !read.isEmpty();
    };
    QVERIFY(QTest::qWaitFor(isRead));
    QCOMPARE(read, QStringLiteral("Hands dealt."));
}

void TestMainWindow::wordsRunTheirOwnWayInAMirroredWindow()
{
    FittingLabel label(QStringLiteral("left"));
    label.setTexts({QStringLiteral("38 left")});
    label.setAlignment(Qt::AlignCenter);
    label.resize(200, 30);
    const QImage straight = label.grab().toImage();
    QGuiApplication::setLayoutDirection(Qt::RightToLeft);
    const QImage mirrored = label.grab().toImage();
    QGuiApplication::setLayoutDirection(Qt::LeftToRight);
    QCOMPARE(mirrored, straight);
}

SHOWDOWN_TEST(TestMainWindow)
#include "tst_mainwindow.moc"

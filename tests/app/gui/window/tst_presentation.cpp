// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/explain/steps/stepplayer.h"
#include "app/gui/window/explanationdock.h"
#include "tests/support/guitest.h"
#include "tests/support/testprogram.h"

#include <QAction>
#include <QMenuBar>
#include <QSettings>
#include <QStatusBar>
#include <QTabWidget>
#include <QTemporaryDir>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

/// What must be the same after the presentation as before.
struct State
{
    QSize size;
    Qt::WindowStates states;
    int textSize = 0;
    QStringList shown;
    QString page;
    QSize card;

    bool operator==(const State&) const = default;
};

struct PresentTest : WindowTest
{
    using WindowTest::WindowTest;

    /// The screen of the tests is a small one.
    void present(QSize screen = QSize(1280, 770))
    {
        press(Qt::Key_F11);
        window().resize(screen);
        QCoreApplication::processEvents();
    }

    bool isShown(const QString& name) const { return find<QWidget>(name)->isVisible(); }

    State state() const
    {
        State state{window().size(), window().windowState(), m_look().textSize(), {}, {}, {}};
        for (const char* name : {"modeRail", "menuBar", "statusBar", "deckPanel", "compareToolBar",
                                 "explanationDock"}) {
            if (isShown(QLatin1String(name)))
                state.shown << QLatin1String(name);
        }
        const auto* tabs = find<QTabWidget>(QStringLiteral("explanationTabs"));
        state.page = tabs->currentWidget()->objectName();
        state.card = slot(1, 1)->cardRect().size();
        return state;
    }

    bool isStepping() const
    {
        return player().isRunning() && isShown(QStringLiteral("arenaTable"));
    }
    const StepPlayer& player() const { return *window().findChild<StepPlayer*>(); }

private:
    const Appearance& m_look() const { return const_cast<PresentTest*>(this)->appearance(); }
};

} // namespace

/// F11 shows the hands to a class, and afterwards restores everything.
class TestPresentation : public QObject
{
    Q_OBJECT

private slots:
    void init() { useTestLook(); }

    void theScreenIsForTheHands_data();
    void theScreenIsForTheHands();
    void everythingComesBack_data();
    void everythingComesBack();
    void pagesAreSteps();
    void whatIsHiddenTakesNoKeys();
    void settingsAreAtHand();
    void whatIsForBuildingIsAway();
    void largeTextLeavesNoRoomUnused();
    void aWindowThatClosesIsKeptAsItWas();
    void fullScreenIsPlain();
};

void TestPresentation::theScreenIsForTheHands_data()
{
    QTest::addColumn<QSize>("screen");
    QTest::addColumn<int>("textSize");
    QTest::newRow("a small screen") << QSize(1280, 770) << 100;
    QTest::newRow("a large screen") << QSize(1920, 1050) << 150;
}

void TestPresentation::theScreenIsForTheHands()
{
    QFETCH(const QSize, screen);
    PresentTest test;
    test.window().resize(screen);
    QVERIFY(test.isReady());
    QCoreApplication::processEvents();
    const int before = test.slot(1, 1)->cardRect().width();
    test.present(screen);
    for (const char* name :
         {"modeRail", "menuBar", "statusBar", "deckPanel", "compareToolBar", "explanationDock"})
        QVERIFY2(!test.isShown(QLatin1String(name)), name);
    QTEST(test.appearance().textSize(), "textSize");
    QCOMPARE(test.appearance().keptTextSize(), 100);
    QTRY_VERIFY(test.slot(1, 1)->cardRect().width() > before * 5 / 4);
    for (int player = 1; player <= 3; ++player) {
        const QWidget* last = test.slot(player, 5);
        const QRect place(last->mapTo(&test.window(), QPoint()), last->size());
        QVERIFY(test.window().rect().contains(place));
    }
}

void TestPresentation::everythingComesBack_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<bool>("isDockShown");
    QTest::newRow("by its key") << int(Qt::Key_F11) << true;
    QTest::newRow("by escape") << int(Qt::Key_Escape) << true;
    QTest::newRow("without the explanation") << int(Qt::Key_F11) << false;
}

void TestPresentation::everythingComesBack()
{
    QFETCH(const int, key);
    QFETCH(const bool, isDockShown);
    PresentTest test;
    QVERIFY(test.isReady());
    test.appearance().setTextSize(110);
    if (!isDockShown)
        test.press(Qt::Key_F9);
    QCoreApplication::processEvents();
    const State before = test.state();
    QCOMPARE(before.shown.contains(QStringLiteral("explanationDock")), isDockShown);
    test.present();
    QVERIFY(test.state() != before);
    test.press(Qt::Key_PageDown);
    test.press(Qt::Key_PageDown);
    QVERIFY(test.isStepping());
    test.press(Qt::Key_Plus, Qt::ControlModifier);
    QCOMPARE(test.appearance().keptTextSize(), 110);
    test.press(Qt::Key(key));
    if (key == Qt::Key_Escape) {
        QVERIFY(!test.player().isRunning());
        QVERIFY(test.find<QAction>(QStringLiteral("presentAction"))->isChecked());
        test.press(Qt::Key_Escape);
    }
    QVERIFY(!test.window().isFullScreen());
    test.window().resize(before.size); // the platform of the tests forgets it
    QCoreApplication::processEvents();
    const State after = test.state();
    QCOMPARE(after.shown, before.shown);
    QCOMPARE(after.page, before.page);
    QCOMPARE(after.textSize, before.textSize);
    QVERIFY(after == before);
}

void TestPresentation::pagesAreSteps()
{
    PresentTest test;
    QVERIFY(test.isReady());
    test.press(Qt::Key_PageDown);
    QVERIFY(!test.player().isRunning()); // not here
    test.present();
    test.press(Qt::Key_PageUp);
    QVERIFY(!test.player().isRunning());
    test.press(Qt::Key_PageDown);
    QVERIFY(test.isStepping());
    const int first = test.player().index();
    test.press(Qt::Key_PageDown);
    test.press(Qt::Key_PageDown);
    const int third = test.player().index();
    QVERIFY(third > first);
    test.press(Qt::Key_PageUp);
    QVERIFY(test.player().index() < third);
    test.press(Qt::Key_PageUp);
    QCOMPARE(test.player().index(), first);
    test.press(Qt::Key_Escape); // ends the run; the hands have the screen again
    QVERIFY(!test.isStepping());
    QVERIFY(!test.isShown(QStringLiteral("explanationDock")));
}

void TestPresentation::whatIsHiddenTakesNoKeys()
{
    PresentTest test;
    QVERIFY(test.isReady());
    QString table = test.table();
    test.present();
    test.press(Qt::Key_R, Qt::ControlModifier); // a class gets other hands
    QVERIFY(test.table() != table);
    table = test.table();
    test.press(Qt::Key_D, Qt::ControlModifier); // the deck
    QCOMPARE(test.table(), table);
    QVERIFY(!test.isShown(QStringLiteral("deckPanel")));
    test.press(Qt::Key_Space); // a way into the deck
    test.press(Qt::Key_Right);
    test.press(Qt::Key_Space);
    QCOMPARE(test.table(), table);
    test.press(Qt::Key_F11);
    test.press(Qt::Key_D, Qt::ControlModifier);
    test.press(Qt::Key_D, Qt::ControlModifier);
    QVERIFY(test.isShown(QStringLiteral("deckPanel")));
}

void TestPresentation::settingsAreAtHand()
{
    PresentTest test;
    QVERIFY(test.isReady());
    test.present();
    test.press(Qt::Key_Comma, Qt::ControlModifier);
    QTRY_VERIFY(test.find<QWidget>(QStringLiteral("settingsDialog")));
    QVERIFY(test.isShown(QStringLiteral("settingsDialog")));
}

void TestPresentation::whatIsForBuildingIsAway()
{
    PresentTest test;
    test.find<QAction>(QStringLiteral("showWelcomeAction"))->trigger();
    test.session().setPlayerCount(2);
    QVERIFY(test.isReady());
    const QStringList building{QStringLiteral("welcomeBar"), QStringLiteral("addPlayerButton")};
    for (const QString& name : building)
        QVERIFY(test.isShown(name));
    test.present();
    for (const QString& name : building)
        QVERIFY2(!test.isShown(name), qPrintable(name));
    test.press(Qt::Key_F11);
    for (const QString& name : building)
        QVERIFY2(test.isShown(name), qPrintable(name));
}

void TestPresentation::largeTextLeavesNoRoomUnused()
{
    PresentTest test;
    test.appearance().setTextSize(200);
    QVERIFY(test.isReady());
    test.present(QSize(1920, 1200));
    const auto bottom = [&] {
        const auto* last = test.slot(3, 1);
        return last->mapTo(&test.window(), last->cardRect().bottomLeft()).y();
    };
    QTRY_VERIFY(bottom() > 1200 * 3 / 4);
    QVERIFY(bottom() < 1200);
}

void TestPresentation::aWindowThatClosesIsKeptAsItWas()
{
    const QTemporaryDir folder;
    QSettings settings(folder.filePath(QStringLiteral("kept.ini")), QSettings::IniFormat);
    PresentTest test;
    QVERIFY(test.isReady());
    test.press(Qt::Key_F11);
    test.window().close();
    test.window().saveLayout(settings);
    QVERIFY(settings.value(QStringLiteral("window/explanation")).toBool());
    WindowTest next;
    next.window().restoreLayout(settings);
    QVERIFY(!next.window().isFullScreen());
    QVERIFY(next.find<QWidget>(QStringLiteral("modeRail"))->isVisible());
}

void TestPresentation::fullScreenIsPlain()
{
    PresentTest test;
    QVERIFY(test.isReady());
    auto* action = test.find<QAction>(QStringLiteral("fullScreenAction"));
    const QStringList shown = test.state().shown;
    test.press(Qt::Key_F11, Qt::ShiftModifier);
    QVERIFY(test.window().isFullScreen());
    QVERIFY(action->isChecked());
    for (const QString& name : {QStringLiteral("modeRail"), QStringLiteral("menuBar")})
        QVERIFY(test.isShown(name));
    test.press(Qt::Key_F11);
    QVERIFY(!action->isEnabled());
    test.press(Qt::Key_F11);
    QVERIFY(test.window().isFullScreen()); // as it was
    test.press(Qt::Key_F11, Qt::ShiftModifier);
    QVERIFY(!test.window().isFullScreen());
    QVERIFY(!action->isChecked());
}

SHOWDOWN_TEST(TestPresentation)
#include "tst_presentation.moc"

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/start/views.h"
#include "app/gui/window/explanationdock.h"
#include "tests/support/guitest.h"
#include "tests/support/testprogram.h"

#include <QAction>
#include <QMap>
#include <QScreen>
#include <QSettings>
#include <QSplitter>
#include <QTemporaryDir>

#include <optional>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

/// The window of one start, which saves its layout when it ends.
struct Start
{
    explicit Start(QSettings& used) : settings(used)
    {
        test.window().hide();
        test.window().restoreLayout(settings);
        test.window().show();
    }
    ~Start() { test.window().saveLayout(settings); }
    Start(const Start&) = delete;
    Start& operator=(const Start&) = delete;

    QSettings& settings;
    WindowTest test;
};

} // namespace

/// The layout of the window from one start to the next.
class TestKeptLayout : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init()
    {
        m_settings.reset(); // or it would write into a folder that is gone, and make it again
        m_folder.emplace();
        m_settings.emplace(m_folder->filePath(QStringLiteral("kept.ini")), QSettings::IniFormat);
    }

    void theWindowStandsAsItStood();
    void aMaximizedWindowStandsAsItStood();
    void eachPageHasItsOwnWidth();
    void thePageStandsAsItStood();
    void aPageAskedForIsInFrontOfASmallWindow();
    void aWindowWithoutAScreenIsCentred_data();
    void aWindowWithoutAScreenIsCentred();
    void aWindowThatNothingIsKnownOfStandsAsUsual();
    void whatIsFoldedIsRestoredBeforeTheFirstShow();
    void withLargeTextTheExplanationStartsClosed();
    void noEmptyDockComesBack();
    void whatIsChosenIsKeptAtOnce_data();
    void whatIsChosenIsKeptAtOnce();

private:
    std::optional<QTemporaryDir> m_folder;
    std::optional<QSettings> m_settings;
};

void TestKeptLayout::initTestCase()
{
    useTestLook();
    QVERIFY2(QGuiApplication::primaryScreen()->size() == QSize(1600, 1000),
             "Needs the screen of largescreen.json, which ctest gives it");
}

void TestKeptLayout::theWindowStandsAsItStood()
{
    {
        Start start(*m_settings);
        QVERIFY(start.test.isReady());
        MainWindow& window = start.test.window();
        window.resize(1400, 900);
        QApplication::processEvents();
        auto* dock = start.test.find<ExplanationDock>(QStringLiteral("explanationDock"));
        start.test.moveEdge(*dock, 333);
        QCOMPARE(dock->width(), 333);
        start.test.press(Qt::Key_D, Qt::ControlModifier); // folds the deck
        start.test.find<QAction>(QStringLiteral("questionsLevelAction"))->trigger();
        start.test.find<QAction>(QStringLiteral("slowAction"))->trigger();
        window.close();
    }
    std::optional<Start> again(std::in_place, *m_settings);
    QVERIFY(again->test.isReady());
    QCOMPARE(again->test.window().size(), QSize(1400, 900));
    auto* dock = again->test.find<ExplanationDock>(QStringLiteral("explanationDock"));
    QTRY_COMPARE(dock->width(), 333);
    QVERIFY(!again->test.find<QAction>(QStringLiteral("deckPanelAction"))->isChecked());
    QVERIFY(again->test.find<QAction>(QStringLiteral("questionsLevelAction"))->isChecked());
    QVERIFY(again->test.find<QAction>(QStringLiteral("slowAction"))->isChecked());
    again->test.press(Qt::Key_F9);
    QVERIFY(!dock->isVisible());
    again.reset();

    Start third(*m_settings);
    QVERIFY(third.test.isReady());
    dock = third.test.find<ExplanationDock>(QStringLiteral("explanationDock"));
    QVERIFY(!dock->isVisible());
    QVERIFY(!third.test.find<QAction>(QStringLiteral("explanationAction"))->isChecked());
}

/// Restored before the first show, as when the program starts, which crashed: `Start` shows its window
/// first.
void TestKeptLayout::aMaximizedWindowStandsAsItStood()
{
    QSize size;
    {
        Start start(*m_settings);
        QVERIFY(start.test.isReady());
        start.test.window().showMaximized();
        QApplication::processEvents();
        size = start.test.window().size();
        auto* dock = start.test.find<ExplanationDock>(QStringLiteral("explanationDock"));
        start.test.moveEdge(*dock, 333);
        start.test.window().close();
    }
    Appearance appearance;
    CompareSession session;
    OddsSession odds;
    TableDealer dealer(session, 1);
    MainWindow window(programViews(session, odds, dealer), appearance);
    window.restoreLayout(*m_settings);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QVERIFY(window.isMaximized());
    QTRY_COMPARE(window.size(), size);
    QTRY_COMPARE(window.findChild<ExplanationDock*>()->width(), 333);
}

void TestKeptLayout::eachPageHasItsOwnWidth()
{
    WindowTest test;
    QVERIFY(test.isReady());
    MainWindow& window = test.window();
    auto* dock = test.find<ExplanationDock>(QStringLiteral("explanationDock"));
    const int usual = dock->width();
    QVERIFY(window.showTab(QStringLiteral("rules")));
    test.moveEdge(*dock, 333);
    QCOMPARE(dock->width(), 333);
    QVERIFY(window.showTab(QStringLiteral("steps")));
    QTRY_VERIFY(dock->width() > 500);
    QVERIFY(window.showTab(QStringLiteral("why")));
    QTRY_COMPARE(dock->width(), usual);
    QVERIFY(window.showTab(QStringLiteral("rules")));
    QTRY_COMPARE(dock->width(), 333);
    QVERIFY(window.showView(QStringLiteral("learn")));
    window.resize(1024, 700);
    QCoreApplication::processEvents();
    QVERIFY(window.showView(QStringLiteral("compare")));
    window.resize(1280, 770);
    QTRY_COMPARE(dock->width(), 333);
    QVERIFY(window.showTab(QStringLiteral("why")));
    QTRY_COMPARE(dock->width(), usual);
}

void TestKeptLayout::thePageStandsAsItStood()
{
    for (const char* page : {"rules", "steps"}) {
        {
            Start start(*m_settings);
            QVERIFY(start.test.isReady());
            QVERIFY(start.test.window().showTab(QLatin1String(page)));
            start.test.window().showView(QStringLiteral("odds")); // is not asked for its page
        }
        Start again(*m_settings);
        QVERIFY(again.test.isReady());
        auto* dock = again.test.find<ExplanationDock>(QStringLiteral("explanationDock"));
        again.test.window().showView(QStringLiteral("compare"));
        QCOMPARE(dock->pageName(), QLatin1String(page));
        QVERIFY(!dock->isWide()); // no run has begun by itself
        again.test.window().showView(QStringLiteral("learn"));
        again.test.window().showView(QStringLiteral("compare"));
        QVERIFY(!dock->isWide());
    }
}

/// The size of a window that is not shown yet counts.
void TestKeptLayout::aPageAskedForIsInFrontOfASmallWindow()
{
    Appearance appearance;
    CompareSession session;
    OddsSession odds;
    TableDealer dealer(session, 1);
    MainWindow window(programViews(session, odds, dealer), appearance);
    window.resize(800, 560);
    QVERIFY(window.showTab(QStringLiteral("rules")));
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QVERIFY(window.findChild<ExplanationDock*>()->tabs().isVisible());
}

void TestKeptLayout::aWindowWithoutAScreenIsCentred_data()
{
    QTest::addColumn<QRect>("place");
    QTest::addColumn<QRect>("restored");
    const QRect screen = QGuiApplication::primaryScreen()->availableGeometry();
    QTest::newRow("one that fits stays") << QRect(0, 100, 800, 600) << QRect(0, 100, 800, 600);
    QRect centred(0, 0, 800, 600);
    centred.moveCenter(screen.center());
    QTest::newRow("one of a screen that is gone") << QRect(3000, 200, 800, 600) << centred;
    QTest::newRow("one that reaches over the edge")
        << QRect(screen.width() - 500, 100, 800, 600) << centred;
    QTest::newRow("one that is too large") << QRect(0, 0, 1900, 1000) << screen;
}

void TestKeptLayout::aWindowWithoutAScreenIsCentred()
{
    QFETCH(const QRect, place);
    {
        Start start(*m_settings);
        start.test.window().setGeometry(place);
    }
    Start again(*m_settings);
    QVERIFY(again.test.isReady());
    QFETCH(const QRect, restored);
    const QRect now = again.test.window().geometry();
    QCOMPARE(now.size(), restored.size());
    QVERIFY((now.center() - restored.center()).manhattanLength() <= 8); // a frame may stand around
}

void TestKeptLayout::aWindowThatNothingIsKnownOfStandsAsUsual()
{
    Start start(*m_settings);
    QVERIFY(start.test.isReady());
    QCOMPARE(start.test.window().size(), QSize(1280, 770));
    auto* dock = start.test.find<ExplanationDock>(QStringLiteral("explanationDock"));
    QVERIFY(dock->isVisible());
    QVERIFY(start.test.find<QAction>(QStringLiteral("deckPanelAction"))->isChecked());
}

void TestKeptLayout::whatIsFoldedIsRestoredBeforeTheFirstShow()
{
    m_settings->setValue(QStringLiteral("compare/deckFolded"), true);
    m_settings->setValue(QStringLiteral("window/explanation"), false);
    Appearance appearance;
    CompareSession session;
    OddsSession odds;
    TableDealer dealer(session, 1);
    MainWindow window(programViews(session, odds, dealer), appearance);
    window.resize(1280, 770);
    window.restoreLayout(*m_settings);
    QVERIFY(window.showTab(QStringLiteral("why"))); // asked for by name
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QVERIFY(!window.findChild<QAction*>(QStringLiteral("deckPanelAction"))->isChecked());
    QVERIFY(window.findChild<ExplanationDock*>()->isVisible());
}

void TestKeptLayout::withLargeTextTheExplanationStartsClosed()
{
    for (const int size : {140, 150}) {
        Appearance appearance;
        appearance.setTextSize(size);
        CompareSession session;
        OddsSession odds;
        TableDealer dealer(session, 1);
        MainWindow window(programViews(session, odds, dealer), appearance);
        window.resize(2000, 1300);
        window.restoreLayout(*m_settings);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        QCOMPARE(window.findChild<ExplanationDock*>()->isVisible(), size < 150);
        window.findChild<QAction*>(QStringLiteral("explanationAction"))->trigger();
        QCOMPARE(window.findChild<ExplanationDock*>()->isVisible(), size >= 150);
        appearance.setTextSize(100);
    }
}

/// After a kill the text size is newer than the layout.
void TestKeptLayout::noEmptyDockComesBack()
{
    const auto start = [this](int textSize, bool saves) {
        Appearance appearance;
        appearance.setTextSize(textSize);
        CompareSession session;
        OddsSession odds;
        TableDealer dealer(session, 1);
        MainWindow window(programViews(session, odds, dealer), appearance);
        window.resize(1280, 770);
        window.restoreLayout(*m_settings);
        window.show();
        const bool isActive = QTest::qWaitForWindowActive(&window);
        const bool isVisible = window.findChild<ExplanationDock*>()->isVisible();
        if (saves)
            window.saveLayout(*m_settings);
        appearance.setTextSize(100);
        return isActive && isVisible;
    };
    QVERIFY(start(100, true));
    QVERIFY(!start(200, false));
}

void TestKeptLayout::whatIsChosenIsKeptAtOnce_data()
{
    QTest::addColumn<QString>("view");
    QTest::addColumn<QString>("chosen");
    QTest::newRow("the welcome is closed")
        << QStringLiteral("compare") << QStringLiteral("welcomeBarCloseButton");
    QTest::newRow("the first lesson is begun")
        << QStringLiteral("compare") << QStringLiteral("welcomeLessonButton");
    QTest::newRow("another view") << QStringLiteral("compare") << QStringLiteral("oddsAction");
    QTest::newRow("the level of the steps")
        << QStringLiteral("compare") << QStringLiteral("questionsLevelAction");
    QTest::newRow("the speed of the steps")
        << QStringLiteral("compare") << QStringLiteral("slowAction");
    QTest::newRow("to be asked") << QStringLiteral("compare") << QStringLiteral("askMeAction");
    QTest::newRow("the deck") << QStringLiteral("compare") << QStringLiteral("deckPanelAction");
    QTest::newRow("the deck of Odds")
        << QStringLiteral("odds") << QStringLiteral("oddsDeckPanelAction");
    QTest::newRow("decimals") << QStringLiteral("odds") << QStringLiteral("oneDecimalAction");
    QTest::newRow("the list of lessons")
        << QStringLiteral("learn") << QStringLiteral("lessonListAction");
    QTest::newRow("another lesson")
        << QStringLiteral("learn") << QStringLiteral("nextLessonAction");
}

/// A kill loses none of it.
void TestKeptLayout::whatIsChosenIsKeptAtOnce()
{
    QFETCH(const QString, view);
    QFETCH(const QString, chosen);
    const auto kept = [this] {
        QMap<QString, QVariant> all;
        for (const QString& key : m_settings->allKeys())
            all[key] = m_settings->value(key);
        return all;
    };
    WindowTest test;
    test.window().keepIn(*m_settings);
    test.window().restoreLayout(*m_settings);
    QVERIFY(test.isReady());
    test.window().showView(view);
    test.window().saveLayout(*m_settings);
    const QMap<QString, QVariant> before = kept();
    if (auto* action = test.find<QAction>(chosen))
        action->trigger();
    else
        test.click(test.find<QWidget>(chosen));
    QVERIFY(kept() != before);
}

SHOWDOWN_TEST(TestKeptLayout)
#include "tst_keptlayout.moc"

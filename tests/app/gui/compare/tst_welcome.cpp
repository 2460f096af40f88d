// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/cards/deckpanel.h"
#include "app/gui/theme/scale.h"
#include "app/gui/view/view.h"
#include "app/gui/widgets/noticebar.h"
#include "tests/support/guitest.h"
#include "tests/support/testprogram.h"

#include <QAbstractButton>
#include <QAction>
#include <QMenu>
#include <QSettings>
#include <QTemporaryDir>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

/// The line that says how to begin.
class TestWelcome : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }
    void init() { QVERIFY(m_folder.isValid()); }
    void theFirstStartIsPlain();
    void itIsSeenUntilItIsClosed();
    void helpBringsItBack();
    void itStepsThroughTheExample();
    void itsRoomComesFromTheKeys();

private:
    QTemporaryDir m_folder;
};

namespace {

NoticeBar* welcomeOf(const WindowTest& test)
{
    return test.find<NoticeBar>(QStringLiteral("welcomeBar"));
}

} // namespace

void TestWelcome::theFirstStartIsPlain()
{
    QSettings settings(m_folder.filePath(QStringLiteral("none.ini")), QSettings::IniFormat);
    WindowTest test;
    QVERIFY(test.isReady());
    test.window().restoreLayout(settings);
    QVERIFY(welcomeOf(test)->isVisible());
    QCOMPARE(test.session().rules(), NamedRules());
    QVERIFY(test.appearance().theme() == Theme::system);
    QVERIFY(test.appearance().suitColors() == SuitColors::two);
    const auto* why = test.find<QWidget>(QStringLiteral("whyPage"));
    QVERIFY(why && why->isVisible());
}

void TestWelcome::itIsSeenUntilItIsClosed()
{
    QSettings settings(m_folder.filePath(QStringLiteral("a.ini")), QSettings::IniFormat);
    for (int start = 0; start < 2; ++start) {
        WindowTest test;
        QVERIFY(test.isReady());
        QVERIFY(!welcomeOf(test)->isVisible()); // nothing was restored: as in a screenshot
        test.window().restoreLayout(settings);
        QVERIFY(welcomeOf(test)->isVisible());
        QCOMPARE(test.text(QStringLiteral("welcomeBarLabel")),
                 QStringLiteral("New here? Click any card, then a card in the deck."));
        test.window().saveLayout(settings);
    }
    {
        WindowTest test;
        QVERIFY(test.isReady());
        test.window().restoreLayout(settings);
        test.click(test.find<QAbstractButton>(QStringLiteral("welcomeBarCloseButton")));
        QVERIFY(!welcomeOf(test)->isVisible());
        test.window().saveLayout(settings);
    }
    WindowTest test;
    QVERIFY(test.isReady());
    test.window().restoreLayout(settings);
    QVERIFY(!welcomeOf(test)->isVisible());
}

void TestWelcome::helpBringsItBack()
{
    QSettings settings(m_folder.filePath(QStringLiteral("b.ini")), QSettings::IniFormat);
    settings.setValue(QStringLiteral("compare/welcomeClosed"), true);
    WindowTest test;
    QVERIFY(test.isReady());
    test.window().restoreLayout(settings);
    QVERIFY(!welcomeOf(test)->isVisible());
    auto* show = test.find<QAction>(QStringLiteral("showWelcomeAction"));
    QVERIFY(test.find<QMenu>(QStringLiteral("helpMenu"))->actions().contains(show));
    show->trigger();
    QVERIFY(welcomeOf(test)->isVisible());
    test.window().saveLayout(settings);
    QVERIFY(!settings.value(QStringLiteral("compare/welcomeClosed")).toBool());
}

void TestWelcome::itStepsThroughTheExample()
{
    WindowTest test;
    QVERIFY(test.isReady());
    test.find<QAction>(QStringLiteral("showWelcomeAction"))->trigger();
    auto* steps = test.find<QAbstractButton>(QStringLiteral("welcomeStepsButton"));
    steps->setFocus();
    test.press(Qt::Key_Return);
    QCOMPARE(test.text(QStringLiteral("steppingLabel")), QStringLiteral("Stepping"));
    QVERIFY(!welcomeOf(test)->isVisible()); // the arena needs the room
    test.press(Qt::Key_Escape);
    QVERIFY(welcomeOf(test)->isVisible());
    test.session().clearTable();
    QVERIFY(!steps->isEnabled());
    test.session().undoStack().undo();
    QVERIFY(steps->isEnabled());
}

void TestWelcome::itsRoomComesFromTheKeys()
{
    WindowTest test;
    QVERIFY(test.isReady());
    const QFont font = test.window().font();
    test.window().resize(scaled(1024, font), scaled(670, font));
    QCoreApplication::processEvents(); // until all is laid out
    const auto* hands = test.find<QWidget>(QStringLiteral("player1Panel"));
    const auto* deck = test.find<DeckPanel>(QStringLiteral("deckPanel"));
    const int panelHeight = hands->height();
    const int deckHeight = deck->height();
    test.find<QAction>(QStringLiteral("showWelcomeAction"))->trigger();
    QTRY_VERIFY(deck->height() < deckHeight);
    QCOMPARE(hands->height(), panelHeight);
    test.click(test.find<QAbstractButton>(QStringLiteral("welcomeBarCloseButton")));
    QTRY_COMPARE(deck->height(), deckHeight);
}

SHOWDOWN_TEST(TestWelcome)
#include "tst_welcome.moc"

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/files/savefile.h"
#include "app/files/tablefile.h"
#include "app/gui/start/keptstate.h"
#include "app/gui/window/explanationdock.h"
#include "tests/support/guitest.h"
#include "tests/support/oddstables.h"
#include "tests/support/testprogram.h"

#include <QAction>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QScreen>
#include <QSettings>
#include <QSplitter>
#include <QTemporaryDir>

#include <optional>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

/// The window of one start, and what it keeps when it ends.
struct Start
{
    explicit Start(QSettings& settings, const Table& table = sampleTable()) : test(table)
    {
        test.window().hide();
        test.window().restoreLayout(settings);
        kept.emplace(test.session(), test.odds(), test.window(), settings);
        test.window().show();
    }

    WindowTest test;
    std::optional<KeptState> kept;
};

QString keptTable()
{
    const files::TableFileResult result = files::readTableFile(keptTablePath());
    const auto* file = std::get_if<files::TableFile>(&result);
    return file ? describe(file->table) : QString();
}

} // namespace

/// What one start of the program leaves for the next.
class TestKeptState : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }
    void init()
    {
        m_folder.emplace();
        QFile::remove(keptTablePath());
        m_settings.emplace(m_folder->filePath(QStringLiteral("kept.ini")), QSettings::IniFormat);
    }

    void theTableIsKeptAtTheEnd();
    void theTableIsKeptAMomentAfterAChange();
    void theSituationOfOddsIsKeptToo();
    void anUnchangedTableIsNotWritten();
    void theWindowStandsAsItStood();
    void aWindowWithoutAScreenIsCentred_data();
    void aWindowWithoutAScreenIsCentred();
    void aWindowThatNothingIsKnownOfStandsAsUsual();
    void whatIsFoldedIsRestoredBeforeTheFirstShow();
    void withLargeTextTheExplanationStartsClosed();
    void aBadKeptTableIsSetAside();

private:
    std::optional<QTemporaryDir> m_folder;
    std::optional<QSettings> m_settings;
};

void TestKeptState::theTableIsKeptAtTheEnd()
{
    QString left;
    {
        Start start(*m_settings);
        QVERIFY(start.test.isReady());
        start.test.type("3s ");
        start.test.session().setName(1, QStringLiteral("Zoë"));
        start.test.find<QAction>(QStringLiteral("deucesRulesAction"))->trigger();
        left = start.test.table();
    }
    QVERIFY(left.contains(u"deuces"));
    QCOMPARE(keptTable(), left);
    const files::TableFileResult result = files::readTableFile(keptTablePath());
    QCOMPARE(std::get<files::TableFile>(result).table.names[1], QStringLiteral("Zoë"));
}

void TestKeptState::theTableIsKeptAMomentAfterAChange()
{
    Start start(*m_settings);
    QVERIFY(start.test.isReady());
    start.test.type("3s ");
    QTRY_COMPARE(keptTable(), start.test.table());
    start.test.press(Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(keptTable(), start.test.table());
}

void TestKeptState::theSituationOfOddsIsKeptToo()
{
    const auto keptOdds = [] {
        return std::get<files::TableFile>(files::readTableFile(keptTablePath())).odds;
    };
    {
        Start start(*m_settings);
        QVERIFY(start.test.isReady());
        start.test.type("3s ");
        QTRY_VERIFY(QFileInfo::exists(keptTablePath()));
        QVERIFY(!keptOdds()); // what every first start shows
        OddsSession& odds = start.test.odds();
        odds.setCard({0, 1}, PlacedCard::unknown());
        odds.setName(2, QStringLiteral("Zoë"));
        QTRY_VERIFY(keptOdds() && keptOdds()->holes == odds.table().holes);
        odds.setRules({Preset::bug, rulesOf(Preset::bug)});
    }
    QCOMPARE(describe(*keptOdds()), QStringLiteral("As ? | Qh Qd | Jc Tc / Qs 9s 4d 8h - / bug"));
    QCOMPARE(keptOdds()->names[2], QStringLiteral("Zoë"));
}

void TestKeptState::anUnchangedTableIsNotWritten()
{
    {
        const Start start(*m_settings);
    }
    QVERIFY(!QFileInfo::exists(keptTablePath()));
}

void TestKeptState::theWindowStandsAsItStood()
{
    {
        Start start(*m_settings);
        QVERIFY(start.test.isReady());
        MainWindow& window = start.test.window();
        window.resize(1400, 900);
        QApplication::processEvents();
        auto* dock = start.test.find<ExplanationDock>(QStringLiteral("explanationDock"));
        window.resizeDocks({dock}, {333}, Qt::Horizontal);
        QApplication::processEvents();
        QCOMPARE(dock->width(), 333);
        start.test.press(Qt::Key_D, Qt::ControlModifier); // folds the deck
        start.test.find<QAction>(QStringLiteral("questionsLevelAction"))->trigger();
        start.test.find<QAction>(QStringLiteral("slowAction"))->trigger();
        window.close();
    }
    m_settings->remove(QStringLiteral("window/place")); // the screen of the tests is a small one
    Start again(*m_settings);
    QVERIFY(again.test.isReady());
    QCOMPARE(again.test.window().size(), QSize(1400, 900));
    auto* dock = again.test.find<ExplanationDock>(QStringLiteral("explanationDock"));
    QTRY_COMPARE(dock->width(), 333);
    QVERIFY(!again.test.find<QAction>(QStringLiteral("deckPanelAction"))->isChecked());
    QVERIFY(again.test.find<QAction>(QStringLiteral("questionsLevelAction"))->isChecked());
    QVERIFY(again.test.find<QAction>(QStringLiteral("slowAction"))->isChecked());
    again.test.press(Qt::Key_F9);
    QVERIFY(!dock->isVisible());
    again.kept.reset();

    Start third(*m_settings);
    QVERIFY(third.test.isReady());
    dock = third.test.find<ExplanationDock>(QStringLiteral("explanationDock"));
    QVERIFY(!dock->isVisible());
    QVERIFY(!third.test.find<QAction>(QStringLiteral("explanationAction"))->isChecked());
}

void TestKeptState::aWindowWithoutAScreenIsCentred_data()
{
    QTest::addColumn<QRect>("place");
    QTest::addColumn<QRect>("restored");
    const QRect screen = QGuiApplication::primaryScreen()->availableGeometry();
    QTest::newRow("one that fits stays") << QRect(0, 100, 800, 600) << QRect(0, 100, 800, 600);
    QRect centred(0, 0, 800, 600);
    centred.moveCenter(screen.center());
    QTest::newRow("one of a screen that is gone") << QRect(3000, 200, 800, 600) << centred;
    QTest::newRow("one that reaches over the edge") << QRect(300, 100, 800, 600) << centred;
    QTest::newRow("one that is too large") << QRect(0, 0, 1900, 1000) << screen;
}

void TestKeptState::aWindowWithoutAScreenIsCentred()
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

void TestKeptState::aWindowThatNothingIsKnownOfStandsAsUsual()
{
    Start start(*m_settings);
    QVERIFY(start.test.isReady());
    QCOMPARE(start.test.window().size(), QSize(1280, 770));
    auto* dock = start.test.find<ExplanationDock>(QStringLiteral("explanationDock"));
    QVERIFY(dock->isVisible());
    QVERIFY(start.test.find<QAction>(QStringLiteral("deckPanelAction"))->isChecked());
}

void TestKeptState::whatIsFoldedIsRestoredBeforeTheFirstShow()
{
    m_settings->setValue(QStringLiteral("compare/deckFolded"), true);
    m_settings->setValue(QStringLiteral("window/explanation"), false);
    Appearance appearance;
    Session session;
    OddsSession odds;
    TableDealer dealer(session, 1);
    MainWindow window(session, odds, dealer, appearance);
    window.resize(1280, 770);
    window.restoreLayout(*m_settings);
    QVERIFY(window.showTab(QStringLiteral("why"))); // asked for by name
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QVERIFY(!window.findChild<QAction*>(QStringLiteral("deckPanelAction"))->isChecked());
    QVERIFY(window.findChild<ExplanationDock*>()->isVisible());
}

void TestKeptState::withLargeTextTheExplanationStartsClosed()
{
    for (const int size : {140, 150}) {
        Appearance appearance;
        appearance.setTextSize(size);
        Session session;
        OddsSession odds;
        TableDealer dealer(session, 1);
        MainWindow window(session, odds, dealer, appearance);
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

void TestKeptState::aBadKeptTableIsSetAside()
{
    const QString aside = keptTablePath() + QStringLiteral(".unread");
    QVERIFY(QDir().mkpath(QFileInfo(keptTablePath()).path()));
    QVERIFY(!files::saveFile(keptTablePath(), "of a newer version"));
    setAsideKeptTable();
    QVERIFY(!QFileInfo::exists(keptTablePath()));
    QFile file(aside);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("of a newer version"));
}

SHOWDOWN_TEST(TestKeptState)
#include "tst_keptstate.moc"

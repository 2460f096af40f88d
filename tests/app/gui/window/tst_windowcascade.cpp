// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/window/windowcascade.h"
#include "tests/support/testprogram.h"

#include <QFile>
#include <QRect>
#include <QTemporaryDir>
#include <QTest>
#include <QWidget>

#include <optional>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

/// Windows open at the same time do not hide each other.
class TestWindowCascade : public QObject
{
    Q_OBJECT

private slots:
    void aTurnIsFreeAgainWhenItsWindowIsGone();
#ifdef Q_OS_UNIX
    void aLockThatIsNoneIsPassed();
#endif
    void aPlaceIsInTheRoom_data();
    void aPlaceIsInTheRoom();
    void onlyAWindowWithAPlaceIsMoved();
    void aWindowIsMovedBackUnlessSomebodyMovedIt();
};

void TestWindowCascade::aTurnIsFreeAgainWhenItsWindowIsGone()
{
    const QTemporaryDir folder;
    const QString data = folder.filePath(QStringLiteral("data"));
    const WindowCascade one(data);
    std::optional<WindowCascade> two;
    two.emplace(data);
    const WindowCascade three(data);
    QCOMPARE(one.number(), 0);
    QCOMPARE(two->number(), 1);
    QCOMPARE(three.number(), 2);
    two.reset();
    const WindowCascade four(data);
    QCOMPARE(four.number(), 1);
}

#ifdef Q_OS_UNIX
/// A pipe, a device and a large file, which would block or be read into memory.
void TestWindowCascade::aLockThatIsNoneIsPassed()
{
    const QTemporaryDir folder;
    const auto lock = [&folder](int number) {
        return folder.filePath(QStringLiteral("window%1.lock").arg(number));
    };
    QCOMPARE(mkfifo(QFile::encodeName(lock(1)).constData(), 0600), 0);
    QVERIFY(QFile::link(QStringLiteral("/dev/zero"), lock(2)));
    QFile large(lock(3));
    QVERIFY(large.open(QIODevice::WriteOnly) && large.resize(qint64{1} << 30));
    const WindowCascade cascade(folder.path());
    QCOMPARE(cascade.number(), 3);
}
#endif

void TestWindowCascade::aPlaceIsInTheRoom_data()
{
    QTest::addColumn<QRect>("place");
    QTest::addColumn<int>("number");
    QTest::addColumn<QPoint>("moved");
    const QSize size(800, 600);
    QTest::newRow("the first") << QRect(QPoint(10, 10), size) << 0 << QPoint(0, 0);
    QTest::newRow("the second") << QRect(QPoint(10, 10), size) << 1 << QPoint(32, 32);
    QTest::newRow("the third") << QRect(QPoint(10, 10), size) << 2 << QPoint(64, 64);
    QTest::newRow("at the right") << QRect(QPoint(480, 10), size) << 1 << QPoint(-32, 32);
    QTest::newRow("at the bottom") << QRect(QPoint(10, 120), size) << 1 << QPoint(32, -32);
    QTest::newRow("in the corner") << QRect(QPoint(480, 120), size) << 1 << QPoint(-32, -32);
    QTest::newRow("all of the room") << QRect(0, 0, 1280, 720) << 1 << QPoint(0, 0);
}

void TestWindowCascade::aPlaceIsInTheRoom()
{
    QFETCH(const QRect, place);
    QFETCH(const int, number);
    const QRect there = cascadedPlace(place, number, QRect(0, 0, 1280, 720));
    QCOMPARE(there.size(), place.size());
    QTEST(there.topLeft() - place.topLeft(), "moved");
}

void TestWindowCascade::onlyAWindowWithAPlaceIsMoved()
{
    QWidget window;
    window.resize(200, 100);
    const QRect before = window.geometry();
    moveToCascade(window, 1);
    QCOMPARE(window.geometry(), before);
    window.move(20, 20);
    moveToCascade(window, 1);
    QCOMPARE(window.geometry(), QRect(52, 52, 200, 100));
    window.setWindowState(Qt::WindowMaximized);
    moveToCascade(window, 1);
    QCOMPARE(window.geometry(), QRect(52, 52, 200, 100));
}

void TestWindowCascade::aWindowIsMovedBackUnlessSomebodyMovedIt()
{
    QWidget window;
    window.resize(200, 100);
    window.move(20, 20);
    const CascadeMove move = moveToCascade(window, 1);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    window.close();
    moveBack(window, move);
    QCOMPARE(window.geometry(), QRect(20, 20, 200, 100));
    const CascadeMove again = moveToCascade(window, 1);
    window.move(100, 70);
    moveBack(window, again);
    QCOMPARE(window.geometry(), QRect(100, 70, 200, 100));
}

SHOWDOWN_TEST(TestWindowCascade)
#include "tst_windowcascade.moc"

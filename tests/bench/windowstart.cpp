// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "tests/bench/windowstart.h"

#include "app/gui/session/comparesession.h"
#include "app/gui/session/oddssession.h"
#include "app/gui/session/tabledealer.h"
#include "app/gui/start/startoptions.h"
#include "app/gui/start/views.h"
#include "app/gui/theme/appearance.h"
#include "app/gui/window/mainwindow.h"
#include "tests/bench/paintwatch.h"

#include <QAbstractEventDispatcher>
#include <QApplication>
#include <QDeadlineTimer>
#include <QMainWindow>
#include <QProcess>
#include <QTextStream>
#include <QThread>

#include <chrono>
#include <string_view>

namespace showdown::bench {
namespace {

constexpr std::string_view startedMain = "--started-main";
constexpr std::string_view startedEmpty = "--started-empty";
constexpr std::string_view startedView = "--started-view";

/// Nanoseconds of the clock shared by all processes of a system.
qint64 now()
{
    return std::chrono::steady_clock::now().time_since_epoch().count();
}

QString text(std::string_view ascii)
{
    return QString::fromLatin1(ascii.data(), static_cast<qsizetype>(ascii.size()));
}

/// Handles events until none has come for a while; returns when the last one was handled.
qint64 finishWork()
{
    constexpr std::chrono::milliseconds pause(60); // shorter than the blinking of a cursor
    qint64 last = now();
    QDeadlineTimer deadline(pause);
    while (!deadline.hasExpired()) {
        if (QAbstractEventDispatcher::instance()->processEvents(QEventLoop::AllEvents)) {
            last = now();
            deadline.setRemainingTime(pause);
        } else {
            QThread::msleep(1);
        }
    }
    return last;
}

void print(const QList<qint64>& nanoseconds)
{
    QTextStream out(stdout);
    for (const qint64 time : nanoseconds)
        out << time << '\n';
}

/// Shows the window and reports when it is painted, and when nothing is left to do.
int paint(QMainWindow& window, qint64 started)
{
    PaintWatch watch(window);
    window.resize(1280, 770);
    window.show();
    if (!watch.finishPaint())
        return 1;
    const qint64 painted = now();
    print({painted - started, finishWork() - started});
    return 0;
}

/// Shows the window, then a view of it, and reports how long the latter took.
int showFirst(gui::MainWindow& window, const QString& view)
{
    PaintWatch watch(window);
    window.resize(1280, 770);
    window.show();
    if (!watch.finishPaint())
        return 1;
    finishWork();
    const qint64 asked = now();
    if (!window.showView(view) || !watch.finishPaint())
        return 1;
    print({finishWork() - asked});
    return 0;
}

/// What a process that is started again with these arguments prints, in milliseconds; nothing if it
/// fails.
QList<double> timesOf(const QStringList& arguments)
{
    QProcess process;
    process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    process.start(QCoreApplication::applicationFilePath(), arguments);
    if (!process.waitForFinished() || process.exitCode() != 0)
        return {};
    QList<double> times;
    for (const QByteArray& line : process.readAllStandardOutput().trimmed().split('\n'))
        times << line.toDouble() / 1e6;
    return times;
}

} // namespace

std::optional<StartTimes> startTimes(StartedWindow window)
{
    const std::string_view option = window == StartedWindow::main ? startedMain : startedEmpty;
    const QList<double> times = timesOf({text(option), QString::number(now())});
    return times.size() == 2 ? std::optional(StartTimes{times[0], times[1]}) : std::nullopt;
}

std::optional<double> firstShowTime(const QString& view)
{
    const QList<double> times = timesOf({text(startedView), view});
    return times.size() == 1 ? std::optional(times[0]) : std::nullopt;
}

std::optional<int> runStarted(int& argc, char** argv)
{
    if (argc != 3 || (argv[1] != startedMain && argv[1] != startedEmpty && argv[1] != startedView))
        return std::nullopt;
    const std::string_view option = argv[1];
    const QByteArray value = argv[2];

    QApplication application(argc, argv);
    if (option == startedEmpty) {
        QMainWindow window;
        return paint(window, value.toLongLong());
    }
    gui::readStartOptions(application, {QCoreApplication::applicationName()});
    gui::Appearance appearance;
    gui::CompareSession session;
    gui::OddsSession odds;
    gui::TableDealer dealer(session, 1);
    gui::MainWindow window(gui::programViews(session, odds, dealer), appearance);
    return option == startedView ? showFirst(window, QString::fromLatin1(value))
                                 : paint(window, value.toLongLong());
}

} // namespace showdown::bench

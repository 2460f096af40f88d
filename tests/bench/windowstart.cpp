// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "tests/bench/windowstart.h"

#include "app/gui/session/oddssession.h"
#include "app/gui/session/session.h"
#include "app/gui/session/tabledealer.h"
#include "app/gui/start/startoptions.h"
#include "app/gui/theme/appearance.h"
#include "app/gui/window/mainwindow.h"
#include "tests/bench/paintwatch.h"

#include <QApplication>
#include <QMainWindow>
#include <QProcess>
#include <QTextStream>

#include <chrono>
#include <string_view>

namespace showdown::bench {
namespace {

constexpr std::string_view startedMain = "--started-main";
constexpr std::string_view startedEmpty = "--started-empty";

/// Nanoseconds of the clock shared by all processes of a system.
qint64 now()
{
    return std::chrono::steady_clock::now().time_since_epoch().count();
}

/// Shows the window and reports when it is painted.
int paint(QMainWindow& window, qint64 started)
{
    PaintWatch watch(window);
    window.resize(1280, 770);
    window.show();
    if (!watch.finishPaint())
        return 1;
    QTextStream(stdout) << now() - started << '\n';
    return 0;
}

} // namespace

std::optional<double> startTime(StartedWindow window)
{
    const std::string_view option = window == StartedWindow::main ? startedMain : startedEmpty;
    QProcess process;
    process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    process.start(QCoreApplication::applicationFilePath(),
                  {QString::fromLatin1(option.data(), static_cast<qsizetype>(option.size())),
                   QString::number(now())});
    if (!process.waitForFinished() || process.exitCode() != 0)
        return std::nullopt;
    return process.readAllStandardOutput().trimmed().toDouble() / 1e6;
}

std::optional<int> runStarted(int& argc, char** argv)
{
    if (argc != 3 || (argv[1] != startedMain && argv[1] != startedEmpty))
        return std::nullopt;
    const bool isMain = argv[1] == startedMain;
    const qint64 started = QByteArray(argv[2]).toLongLong();

    QApplication application(argc, argv);
    if (!isMain) {
        QMainWindow window;
        return paint(window, started);
    }
    gui::readStartOptions(application, {QCoreApplication::applicationName()});
    gui::Appearance appearance;
    gui::Session session;
    gui::OddsSession odds;
    gui::TableDealer dealer(session, 1);
    gui::MainWindow window(session, odds, dealer, appearance);
    return paint(window, started);
}

} // namespace showdown::bench

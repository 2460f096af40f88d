// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/session/session.h"
#include "app/gui/window/mainwindow.h"
#include "app/gui/window/startoptions.h"

#include <QApplication>
#include <QTextStream>

#include <algorithm>
#include <memory>
#include <string_view>

namespace {

/// Help and version open no window, so they get an application that needs no display.
std::unique_ptr<QCoreApplication> createApplication(int& argc, char** argv)
{
    const auto asksForText = [](std::string_view option) {
        return option == "-h" || option == "--help" || option == "-v" || option == "--version";
    };
    if (std::any_of(argv + 1, argv + argc, asksForText))
        return std::make_unique<QCoreApplication>(argc, argv);
    return std::make_unique<QApplication>(argc, argv);
}

} // namespace

int main(int argc, char** argv)
{
    const auto application = createApplication(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("showdown"));
    QCoreApplication::setApplicationVersion(QStringLiteral(SHOWDOWN_VERSION));

    const showdown::StartOptions options =
        showdown::readStartOptions(*application, QCoreApplication::arguments());
    if (options.exitStatus) {
        QTextStream(*options.exitStatus == 0 ? stdout : stderr) << options.message << '\n';
        return *options.exitStatus;
    }

    showdown::Session session;
    showdown::MainWindow window(session);
    window.resize(1280, 770);
    window.show();
    return QApplication::exec();
}

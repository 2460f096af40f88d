// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/start/startapplication.h"
#include "app/gui/start/startoptions.h"
#include "app/gui/start/startwindow.h"

#include <QCoreApplication>
#include <QTextStream>

using namespace showdown;

int main(int argc, char** argv)
{
    const auto application = gui::createApplication(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("showdown"));
    QCoreApplication::setApplicationVersion(QStringLiteral(SHOWDOWN_VERSION));
    const gui::StartOptions options =
        gui::readStartOptions(*application, QCoreApplication::arguments());
    if (!options.exitStatus)
        return gui::startWindow(options);
    QTextStream(*options.exitStatus == 0 ? stdout : stderr) << options.message << '\n';
    return *options.exitStatus;
}

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/settings/preferences.h"
#include "app/gui/start/startapplication.h"
#include "app/gui/start/startoptions.h"
#include "app/gui/start/startwindow.h"

#include <QCoreApplication>
#include <QSettings>

using namespace showdown;

int main(int argc, char** argv)
{
    const bool canShowWindows = gui::canShowWindows(argc, argv);
    const auto application = gui::createApplication(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("showdown"));
    QCoreApplication::setApplicationVersion(QStringLiteral(SHOWDOWN_VERSION));
    const auto [settings, fault] = gui::openSettings();
    gui::StartOptions options = gui::readStartOptions(*application, QCoreApplication::arguments(),
                                                      gui::keptLanguage(*settings), canShowWindows);
    options.settingsFault = fault;
    if (!options.exitStatus)
        return gui::startWindow(options, *settings);
    return gui::endWith(*options.exitStatus, options.message);
}

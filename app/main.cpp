// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/cli/commandline.h"
#include "app/gui/paper/sheetpaper.h"
#include "app/gui/settings/preferences.h"
#include "app/gui/start/startapplication.h"
#include "app/gui/start/startoptions.h"
#include "app/gui/start/startwindow.h"

#include <QCoreApplication>
#include <QSettings>

#include <iostream>
#include <string>
#include <string_view>
#include <vector>

using namespace showdown;

namespace {

/// Runs a command of showdown-cli, which itself cannot paint. Needs no display.
int runCommandLine(int argc, char** argv)
{
    const std::vector<std::string> words(argv + 2, argv + argc);
    qputenv("QT_QPA_PLATFORM", "offscreen");
    int own = 1; // Qt reads none of these words
    const auto application = gui::createApplication(own, argv);
    cli::setSheetPainter([](const worksheet::Worksheet& sheet, bool isKey) {
        return gui::sheetPdf({sheet, isKey ? gui::SheetPart::key : gui::SheetPart::questions});
    });
    return static_cast<int>(cli::runCommandLine(*application, words, std::cout, std::cerr));
}

} // namespace

int main(int argc, char** argv)
{
    if (argc > 1 && std::string_view(argv[1]) == cli::commandLineOption)
        return runCommandLine(argc, argv);
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

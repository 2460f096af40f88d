// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/start/startwindow.h"

#include "app/gui/files/fileboxes.h"
#include "app/gui/files/filecommands.h"
#include "app/gui/session/comparesession.h"
#include "app/gui/session/oddssession.h"
#include "app/gui/session/tabledealer.h"
#include "app/gui/settings/restored.h"
#include "app/gui/start/screenshot.h"
#include "app/gui/start/startapplication.h"
#include "app/gui/start/startoptions.h"
#include "app/gui/start/startprogram.h"
#include "app/gui/start/views.h"
#include "app/gui/theme/appearance.h"
#include "app/gui/theme/scale.h"
#include "app/gui/view/view.h"
#include "app/gui/window/mainwindow.h"
#include "app/gui/window/windowcascade.h"
#include "app/narration/filetext.h"
#include "app/narration/foreigntext.h"

#include <QApplication>
#include <QDir>
#include <QRandomGenerator>
#include <QScreen>
#include <QSettings>
#include <QStandardPaths>
#include <QTextStream>

#include <algorithm>
#include <vector>

namespace showdown::gui {
namespace {

int takePicture(MainWindow& window, const PictureRequest& request)
{
    const QImage picture = screenshot(window, request.size, request.scale,
                                      [&window] { return window.view().isAtRest(); });
    const auto fault = savePicture(picture, request.file);
    return fault ? endWith(1, narration::shownPath(request.file) + QStringLiteral(": ")
                                  + narration::fileNotSaved(*fault))
                 : 0;
}

/// Whether the view does not have the page named in the arguments, whatever its table.
bool isPageUnknown(const MainWindow& window, const StartOptions& options)
{
    const std::vector<DockPage> pages = window.view().dockPages();
    return options.tab && std::ranges::none_of(pages, [&](const DockPage& page) {
               return page.name == *options.tab;
           });
}

/// Shows the view and the page named in the arguments; returns what is wrong with them, or nothing.
QString showWantedPage(MainWindow& window, const StartOptions& options)
{
    if (options.view)
        window.showView(*options.view);
    if (options.tab && !window.showTab(*options.tab)) {
        QStringList tabs;
        for (const DockPage& page : window.view().dockPages()) {
            if (page.isShown)
                tabs << page.name;
        }
        return noSuchTab(*options.tab, tabs);
    }
    return {};
}

/// Shows the step named in the arguments, in the current table; returns what is wrong with it, or
/// nothing.
QString showWantedStep(MainWindow& window, const StartOptions& options)
{
    if (options.step || options.level) {
        const int number = options.step.value_or(1);
        const std::optional<int> steps = window.view().showStep(number, options.level);
        if (steps.value_or(0) < number)
            return noSuchStep(number, steps);
    }
    return {};
}

QString dataFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
}

/// Restores what is kept in the data folder; the window begins with the table of the file, or the
/// last one.
void beginWhereItEnded(MainWindow& window, const QSettings& settings, const StartOptions& options)
{
    const QDir data(dataFolder());
    window.keepProgressIn(data.path());
    FileCommands& files = window.files();
    files.keepTablesIn(data.filePath(QStringLiteral("tables")));
    files.adopt(data.filePath(QStringLiteral("table.showdown"))); // of earlier versions
    files.start(options.tableFile, isRestored(settings, Restored::table));
}

} // namespace

int endWith(int exitStatus, const QString& message)
{
    if (exitStatus == 0)
        QTextStream(stdout) << message << '\n';
    else
        QTextStream(stderr) << QCoreApplication::applicationName() << ": "
                            << narration::shownText(message) << '\n';
    return exitStatus;
}

int startWindow(const StartOptions& options, QSettings& settings)
{
    Appearance appearance;
    if (!options.picture)
        restoreLook(appearance, settings);
    else
        appearance.setTextSize(options.picture->textSize);
    appearance.setTheme(options.theme.value_or(appearance.theme()));
    appearance.setSuitColors(options.suitColors.value_or(appearance.suitColors()));
    if (!options.picture)
        rememberLook(appearance, settings); // what was requested for this run only is not saved
    CompareSession session;
    OddsSession odds;
    TableDealer dealer(session, QRandomGenerator::system()->generate64());
    MainWindow window(programViews(session, odds, dealer), appearance);
    const auto problem = options.picture && options.tableFile
                             ? window.files().show(*options.tableFile)
                             : std::nullopt;
    if (problem)
        return endWith(1, narration::shownPath(*options.tableFile) + QStringLiteral(": ")
                              + narration::fileProblemText(*problem));
    window.resize(options.picture ? options.picture->size
                                  : firstWindow(window.screen()->availableSize()));
    if (!options.picture) {
        window.keepIn(settings);
        window.restoreLayout(settings);
    }
    // Before any table is restored: wrong arguments must not change what is saved.
    QString wrongPage = showWantedPage(window, options);
    if (!options.picture && (wrongPage.isEmpty() || !isPageUnknown(window, options))) {
        beginWhereItEnded(window, settings, options);
        wrongPage = showWantedPage(window, options); // now for the current table
    }
    if (!wrongPage.isEmpty())
        return endWith(2, wrongPage);
    if (const QString wrong = showWantedStep(window, options); !wrong.isEmpty())
        return endWith(2, wrong);
    if (options.picture)
        return takePicture(window, *options.picture);

    const WindowCascade cascade(dataFolder());
    const CascadeMove move = moveToCascade(window, cascade.number());
    window.show();
    if (options.settingsFault)
        (new FileProblemBox({{settingsFile(), *options.settingsFault}}, &window, Unread::settings))
            ->open();
    const int exitStatus = QApplication::exec();
    moveBack(window, move);
    window.saveLayout(settings);
    return exitStatus;
}

} // namespace showdown::gui

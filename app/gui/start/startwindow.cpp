// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/start/startwindow.h"

#include "app/files/tablefile.h"
#include "app/gui/session/oddssamples.h"
#include "app/gui/session/oddssession.h"
#include "app/gui/session/session.h"
#include "app/gui/session/tabledealer.h"
#include "app/gui/settings/restored.h"
#include "app/gui/start/keptstate.h"
#include "app/gui/start/screenshot.h"
#include "app/gui/start/startoptions.h"
#include "app/gui/theme/appearance.h"
#include "app/gui/theme/windowsize.h"
#include "app/gui/view/view.h"
#include "app/gui/window/boxes.h"
#include "app/gui/window/mainwindow.h"
#include "app/narration/filetext.h"

#include <QApplication>
#include <QFileInfo>
#include <QRandomGenerator>
#include <QSettings>
#include <QStandardPaths>
#include <QTextStream>

namespace showdown::gui {
namespace {

int endWith(int exitStatus, const QString& message)
{
    QTextStream(stderr) << message << '\n';
    return exitStatus;
}

int takePicture(MainWindow& window, const PictureRequest& request)
{
    const QImage picture = screenshot(window, request.size, request.scale,
                                      [&window] { return window.view().isAtRest(); });
    const auto fault = savePicture(picture, request.file);
    return fault ? endWith(1, request.file + QStringLiteral(": ") + narration::fileNotSaved(*fault))
                 : 0;
}

/// Shows what the arguments name; gives what is wrong with them, or nothing.
QString showWanted(MainWindow& window, const StartOptions& options)
{
    if (options.view && !window.showView(*options.view)) {
        QStringList views;
        for (const View* view : window.views())
            views << view->name();
        return noSuchView(*options.view, views);
    }
    if (options.tab && !window.showTab(*options.tab)) {
        QStringList tabs;
        for (const DockPage& page : window.view().dockPages()) {
            if (page.isShown)
                tabs << page.name;
        }
        return noSuchTab(*options.tab, tabs);
    }
    if (options.step || options.level) {
        const int number = options.step.value_or(1);
        const std::optional<int> steps = window.view().showStep(number, options.level);
        if (steps.value_or(0) < number)
            return noSuchStep(number, steps);
    }
    return {};
}

/// The table and the situation of Odds to begin with, and what is wrong with a file that was to give one.
struct FirstTable
{
    Table table = sampleTable();
    OddsTable odds = firstOddsSample();
    bool isOfFile = false; ///< of the file that the arguments name
    QString path;          ///< of the file that is wrong
    std::optional<narration::FileProblem> problem;
};

/// Reads a table; false, and the problem set if there is none yet, if the file is wrong.
bool readInto(FirstTable& first, const QString& path)
{
    const files::TableFileResult file = files::readTableFile(path);
    if (const auto* good = std::get_if<files::TableFile>(&file)) {
        first.table = good->table;
        first.odds = good->odds.value_or(first.odds);
        return true;
    }
    if (!first.problem) {
        first.path = path;
        first.problem = std::get<narration::FileProblem>(file);
    }
    return false;
}

FirstTable firstTable(const StartOptions& options, const QSettings& settings)
{
    FirstTable first;
    first.isOfFile = options.tableFile && readInto(first, *options.tableFile);
    const bool wantsKept =
        !first.isOfFile && !options.picture && isRestored(settings, Restored::table);
    if (wantsKept && QFileInfo::exists(keptTablePath()) && !readInto(first, keptTablePath()))
        setAsideKeptTable();
    return first;
}

} // namespace

int startWindow(const StartOptions& options, QSettings& settings)
{
    const FirstTable first = firstTable(options, settings);
    if (first.problem && options.picture)
        return endWith(1, first.path + QStringLiteral(": ")
                              + narration::fileProblemText(*first.problem));

    Appearance appearance;
    if (!options.picture)
        restoreLook(appearance, settings);
    appearance.setTheme(options.theme.value_or(appearance.theme()));
    appearance.setSuitColors(options.suitColors.value_or(appearance.suitColors()));
    if (!options.picture)
        rememberLook(appearance, settings); // what was asked for this once is not kept
    Session session(first.table);
    OddsSession odds(first.odds);
    TableDealer dealer(session, QRandomGenerator::system()->generate64());
    MainWindow window(session, odds, dealer, appearance);
    window.resize(options.picture ? options.picture->size : usualWindow);
    if (!options.picture) {
        window.keepIn(settings);
        window.keepProgressIn(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation));
        window.restoreLayout(settings);
    }
    if (const QString wrong = showWanted(window, options); !wrong.isEmpty())
        return endWith(2, wrong);
    if (options.picture)
        return takePicture(window, *options.picture);

    const KeptState kept(session, odds, window, settings, !first.isOfFile);
    window.show();
    if (first.problem)
        (new FileProblemBox(first.path, *first.problem, &window))->open();
    return QApplication::exec();
}

} // namespace showdown::gui

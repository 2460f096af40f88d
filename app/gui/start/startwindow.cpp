// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/start/startwindow.h"

#include "app/files/tablefile.h"
#include "app/gui/session/session.h"
#include "app/gui/session/tabledealer.h"
#include "app/gui/start/keptstate.h"
#include "app/gui/start/screenshot.h"
#include "app/gui/start/startoptions.h"
#include "app/gui/theme/appearance.h"
#include "app/gui/view/view.h"
#include "app/gui/window/boxes.h"
#include "app/gui/window/mainwindow.h"
#include "app/narration/filetext.h"

#include <QApplication>
#include <QFileInfo>
#include <QRandomGenerator>
#include <QSettings>
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
    const auto fault = savePicture(screenshot(window, request.size, request.scale), request.file);
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
        for (const DockPage& page : window.view().dockPages())
            tabs << page.name;
        return noSuchTab(*options.tab, tabs);
    }
    return {};
}

/// The file to begin with; empty for the sample.
QString fileToRead(const StartOptions& options)
{
    if (options.tableFile || options.picture)
        return options.tableFile.value_or(QString());
    return QFileInfo::exists(keptTablePath()) ? keptTablePath() : QString();
}

} // namespace

int startWindow(const StartOptions& options)
{
    const QString path = fileToRead(options);
    const files::TableFileResult file =
        path.isEmpty() ? files::TableFile{sampleTable(), {}} : files::readTableFile(path);
    const auto* problem = std::get_if<narration::FileProblem>(&file);
    if (problem && options.picture)
        return endWith(1, path + QStringLiteral(": ") + narration::fileProblemText(*problem));

    Appearance appearance;
    QSettings settings(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("showdown"));
    if (!options.picture && !options.theme && !options.suitColors)
        rememberLook(appearance, settings); // a look asked for this once is not kept
    appearance.setTheme(options.theme.value_or(appearance.theme()));
    appearance.setSuitColors(options.suitColors.value_or(appearance.suitColors()));
    Session session(problem ? sampleTable() : std::get<files::TableFile>(file).table);
    TableDealer dealer(session, QRandomGenerator::system()->generate64());
    MainWindow window(session, dealer, appearance);
    window.resize(options.picture ? options.picture->size : QSize(1280, 770));
    if (!options.picture)
        window.restoreLayout(settings);
    if (const QString wrong = showWanted(window, options); !wrong.isEmpty())
        return endWith(2, wrong);
    if (options.picture)
        return takePicture(window, *options.picture);

    std::optional<KeptState> kept;
    if (!options.tableFile)
        kept.emplace(session, window, settings);
    window.show();
    if (problem)
        (new FileProblemBox(path, *problem, &window))->open();
    return QApplication::exec();
}

} // namespace showdown::gui

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/files/tablefile.h"
#include "app/gui/session/session.h"
#include "app/gui/session/tabledealer.h"
#include "app/gui/start/screenshot.h"
#include "app/gui/start/startapplication.h"
#include "app/gui/start/startoptions.h"
#include "app/gui/theme/appearance.h"
#include "app/gui/view/view.h"
#include "app/gui/window/boxes.h"
#include "app/gui/window/mainwindow.h"
#include "app/narration/filetext.h"

#include <QApplication>
#include <QRandomGenerator>
#include <QSettings>
#include <QTextStream>

using namespace showdown;

namespace {

int endWith(int exitStatus, const QString& message)
{
    QTextStream(exitStatus == 0 ? stdout : stderr) << message << '\n';
    return exitStatus;
}

int takePicture(gui::MainWindow& window, const gui::PictureRequest& request)
{
    const auto fault =
        gui::savePicture(gui::screenshot(window, request.size, request.scale), request.file);
    return fault ? endWith(1, request.file + QStringLiteral(": ") + narration::fileNotSaved(*fault))
                 : 0;
}

/// Shows what the arguments name; gives what is wrong with them, or nothing.
QString showWanted(gui::MainWindow& window, const gui::StartOptions& options)
{
    if (options.view && !window.showView(*options.view)) {
        QStringList views;
        for (const gui::View* view : window.views())
            views << view->name();
        return gui::noSuchView(*options.view, views);
    }
    if (options.tab && !window.showTab(*options.tab)) {
        QStringList tabs;
        for (const gui::DockPage& page : window.view().dockPages())
            tabs << page.name;
        return gui::noSuchTab(*options.tab, tabs);
    }
    return {};
}

} // namespace

int main(int argc, char** argv)
{
    const auto application = gui::createApplication(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("showdown"));
    QCoreApplication::setApplicationVersion(QStringLiteral(SHOWDOWN_VERSION));
    const gui::StartOptions options =
        gui::readStartOptions(*application, QCoreApplication::arguments());
    if (options.exitStatus)
        return endWith(*options.exitStatus, options.message);
    const QString path = options.tableFile.value_or(QString());
    const files::TableFileResult file =
        options.tableFile ? files::readTableFile(path) : files::TableFile{gui::sampleTable(), {}};
    const auto* problem = std::get_if<narration::FileProblem>(&file);
    if (problem && options.picture)
        return endWith(1, path + QStringLiteral(": ") + narration::fileProblemText(*problem));

    gui::Appearance appearance;
    QSettings settings(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("showdown"));
    if (!options.picture && !options.theme && !options.suitColors)
        gui::rememberLook(appearance, settings); // a look asked for this once is not kept
    appearance.setTheme(options.theme.value_or(appearance.theme()));
    appearance.setSuitColors(options.suitColors.value_or(appearance.suitColors()));
    gui::Session session(problem ? gui::sampleTable() : std::get<files::TableFile>(file).table);
    gui::TableDealer dealer(session, QRandomGenerator::system()->generate64());
    gui::MainWindow window(session, dealer, appearance);
    window.resize(options.picture ? options.picture->size : QSize(1280, 770));
    if (const QString wrong = showWanted(window, options); !wrong.isEmpty())
        return endWith(2, wrong);
    if (options.picture)
        return takePicture(window, *options.picture);
    window.show();
    if (problem)
        (new gui::FileProblemBox(path, *problem, &window))->open();
    return QApplication::exec();
}

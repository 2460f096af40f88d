// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/session/session.h"
#include "app/gui/session/tabledealer.h"
#include "app/gui/session/tablefile.h"
#include "app/gui/theme/looksettings.h"
#include "app/gui/window/fileproblembox.h"
#include "app/gui/window/mainwindow.h"
#include "app/gui/window/screenshot.h"
#include "app/gui/window/startapplication.h"
#include "app/gui/window/startoptions.h"
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
    const gui::TableFileResult file =
        options.tableFile ? gui::readTableFile(path) : gui::TableFile{gui::sampleTable(), {}};
    const auto* problem = std::get_if<narration::FileProblem>(&file);
    if (problem && options.picture)
        return endWith(1, path + QStringLiteral(": ") + narration::fileProblemText(*problem));

    gui::Appearance appearance;
    QSettings settings(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("showdown"));
    if (!options.picture && !options.theme && !options.suitColors)
        gui::rememberLook(appearance, settings); // a look asked for this once is not kept
    appearance.setTheme(options.theme.value_or(appearance.theme()));
    appearance.setSuitColors(options.suitColors.value_or(appearance.suitColors()));
    gui::Session session(problem ? gui::sampleTable() : std::get<gui::TableFile>(file).table);
    gui::TableDealer dealer(session, QRandomGenerator::system()->generate64());
    gui::MainWindow window(session, dealer, appearance);
    if (options.picture)
        return takePicture(window, *options.picture);
    window.resize(1280, 770);
    window.show();
    if (problem)
        (new gui::FileProblemBox(path, *problem, &window))->open();
    return QApplication::exec();
}

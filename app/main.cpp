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

int takePicture(MainWindow& window, const PictureRequest& request)
{
    const auto fault = savePicture(screenshot(window, request.size, request.scale), request.file);
    return fault ? endWith(1, request.file + QStringLiteral(": ") + fileNotSaved(*fault)) : 0;
}

} // namespace

int main(int argc, char** argv)
{
    const auto application = createApplication(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("showdown"));
    QCoreApplication::setApplicationVersion(QStringLiteral(SHOWDOWN_VERSION));
    const StartOptions options = readStartOptions(*application, QCoreApplication::arguments());
    if (options.exitStatus)
        return endWith(*options.exitStatus, options.message);
    const QString path = options.tableFile.value_or(QString());
    const TableFileResult file =
        options.tableFile ? readTableFile(path) : TableFile{sampleTable(), {}};
    const auto* problem = std::get_if<FileProblem>(&file);
    if (problem && options.picture)
        return endWith(1, path + QStringLiteral(": ") + fileProblemText(*problem));

    Appearance appearance;
    QSettings settings(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("showdown"));
    if (!options.picture && !options.theme && !options.suitColors)
        rememberLook(appearance, settings); // a look asked for this once is not kept
    appearance.setTheme(options.theme.value_or(appearance.theme()));
    appearance.setSuitColors(options.suitColors.value_or(appearance.suitColors()));
    Session session(problem ? sampleTable() : std::get<TableFile>(file).table);
    TableDealer dealer(session, QRandomGenerator::system()->generate64());
    MainWindow window(session, dealer, appearance);
    if (options.picture)
        return takePicture(window, *options.picture);
    window.resize(1280, 770);
    window.show();
    if (problem)
        (new FileProblemBox(path, *problem, &window))->open();
    return QApplication::exec();
}

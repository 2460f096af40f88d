// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/start/startapplication.h"

#include "app/gui/settings/settingsfile.h"
#include "app/gui/widgets/accessevents.h"
#include "app/gui/widgets/pictures.h"
#include "app/tables/readfile.h"

#include <QApplication>
#include <QFileInfo>
#include <QHashFunctions>
#include <QPainter>
#include <QPixmap>
#include <QSettings>

#include <algorithm>
#include <initializer_list>
#include <span>
#include <string_view>

namespace showdown::gui {
namespace {

/// The name of the desktop file, and of the program's icon.
constexpr const char* applicationId = "org.showdown_app.Showdown";

/// In bytes. Settings have some 10,000; reading takes several times the memory.
constexpr qint64 largestSettings = qint64{1024} * 1024;

/// True if one of the options is there, alone or as --option=value.
bool isAnyGiven(std::span<char*> arguments, std::initializer_list<std::string_view> options)
{
    return std::ranges::any_of(arguments, [options](std::string_view word) {
        return std::ranges::find(options, word.substr(0, word.find('='))) != options.end();
    });
}

bool hasDisplay()
{
#if defined(Q_OS_UNIX) && !defined(Q_OS_DARWIN)
    return !qEnvironmentVariableIsEmpty("DISPLAY")
           || !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY");
#else
    return true;
#endif
}

bool isPlatformChosen(std::span<char*> arguments)
{
    return !qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")
           || isAnyGiven(arguments, {"-platform", "--platform"});
}

std::span<char*> wordsOf(int argc, char** argv)
{
    return {argv + std::min(argc, 1), argv + argc};
}

/// Reads it, which says only the first time that a line is none.
bool isSomethingElse(const QString& file)
{
    const QSettings settings(file, QSettings::IniFormat);
    return settings.allKeys().isEmpty() && settings.status() == QSettings::FormatError;
}

/// Why the settings file cannot or must not be opened: a folder, pipe or device has its name, it may
/// not be read, is far too large, or holds something else. A file that is yet to be written has no
/// fault.
std::optional<narration::FileFault> faultOfSettings(const QString& file)
{
    using enum narration::FileFault;
    const auto fault = tables::faultOfFile(file);
    if (fault)
        return fault == notFound || fault == deadLink ? std::nullopt : fault;
    const QFileInfo info(file);
    if (!info.isReadable())
        return noPermission;
    if (info.size() > largestSettings)
        return tooLarge;
    return isSomethingElse(file) ? std::optional(notShowdown) : std::nullopt;
}

} // namespace

bool canShowWindows(int argc, char** argv)
{
    return hasDisplay() || isPlatformChosen(wordsOf(argc, argv));
}

std::unique_ptr<QCoreApplication> createApplication(int& argc, char** argv)
{
    QHashSeed::setDeterministicGlobalSeed(); // the order of a PDF file's fonts is that of a hash
    if (isAnyGiven(wordsOf(argc, argv), {"-h", "--help", "--help-as", "-v", "-V", "--version"}))
        return std::make_unique<QCoreApplication>(argc, argv);
    if (!canShowWindows(argc, argv))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    auto application = std::make_unique<QApplication>(argc, argv);
    tellOnlyChanges();
    QGuiApplication::setDesktopFileName(QString::fromLatin1(applicationId));
    QGuiApplication::setWindowIcon(applicationIcon());
    return application;
}

QString settingsFile()
{
    // The path comes from settings that do not exist: existing ones would be read.
    const QSettings none(QSettings::IniFormat, QSettings::UserScope,
                         QStringLiteral("showdown/none"));
    return QFileInfo(none.fileName()).path() + QStringLiteral(".ini");
}

OpenedSettings openSettings()
{
    OpenedSettings opened;
    opened.fault = faultOfSettings(settingsFile());
    const QString name = QStringLiteral("showdown");
    if (opened.fault) // nothing can be below the program, which is a file
        opened.settings = std::make_unique<QSettings>(
            QCoreApplication::applicationFilePath() + u'/' + name, QSettings::IniFormat);
    else
        opened.settings = std::make_unique<SettingsFile>(name);
    return opened;
}

QIcon applicationIcon()
{
    QIcon icon;
    for (const int side : {16, 22, 24, 32, 48, 64, 128, 256}) {
        QPixmap pixmap(side, side);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        painter.setRenderHint(QPainter::Antialiasing);
        paintPicture(painter, QStringLiteral("desktop/") + QString::fromLatin1(applicationId),
                     pixmap.rect(), Qt::black);
        painter.end();
        icon.addPixmap(pixmap);
    }
    return icon;
}

} // namespace showdown::gui

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/settings/settingsfile.h"

#include "app/tables/savefile.h"

#include <QEvent>
#include <QFile>
#include <QFileInfo>

#include <utility>

namespace showdown::gui {
namespace {

/// Leads to every file under a second path. Under the same one Qt would wait for itself.
QString aliasRoot()
{
    return QStringLiteral("/proc/self/root");
}

bool readIni(QIODevice& device, QSettings::SettingsMap& settings)
{
    const auto* file = qobject_cast<const QFile*>(&device);
    if (!file)
        return false;
    const QSettings ini(aliasRoot() + QFileInfo(*file).absoluteFilePath(), QSettings::IniFormat);
    const QStringList keys = ini.allKeys();
    for (const QString& key : keys)
        settings.insert(key, ini.value(key));
    return true;
}

/// What Qt writes into a file of its own; empty if that is cut off, which Qt does not say.
QByteArray iniOf(const QSettings::SettingsMap& settings, const QString& path)
{
    QFile file(path);
    QSettings ini(path, QSettings::IniFormat);
    ini.clear(); // a kill may have left it
    for (auto each = settings.cbegin(); each != settings.cend(); ++each)
        ini.setValue(each.key(), each.value());
    ini.setValue(QChar(0xffff) + QStringLiteral("/end"), 1); // no name comes after it
    ini.sync();
    const QByteArray text = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    file.remove();
    const QByteArray end = "\n[%UFFFF]\nend=1\n";
    return text.endsWith(end) ? text.chopped(end.size()) : QByteArray();
}

/// Flushed here, because QSaveFile does not tell when that fails. One window at a time is here.
bool writeIni(QIODevice& device, const QSettings::SettingsMap& settings)
{
    auto* file = qobject_cast<QFileDevice*>(&device);
    if (!file)
        return false;
    const QByteArray text = iniOf(settings, file->fileName() + QStringLiteral("-part"));
    return (settings.isEmpty() || !text.isEmpty()) && file->write(text) == text.size()
           && file->flush();
}

/// Qt's own where there is no second path to a file.
QSettings::Format wholeIni()
{
    static const QSettings::Format format =
        QFileInfo(aliasRoot()).isDir()
            ? QSettings::registerFormat(QStringLiteral("ini"), &readIni, &writeIni)
            : QSettings::IniFormat;
    return format;
}

} // namespace

SettingsFile::SettingsFile(const QString& name) : QSettings(wholeIni(), UserScope, name) {}

bool SettingsFile::event(QEvent* event)
{
    const bool isTaken = QSettings::event(event);
    if (event->type() == QEvent::UpdateRequest && status() == AccessError
        && !std::exchange(m_isTold, true))
        emit notSaved(tables::faultOfPlace(fileName()));
    return isTaken;
}

} // namespace showdown::gui

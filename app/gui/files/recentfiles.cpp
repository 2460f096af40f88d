// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/files/recentfiles.h"

#include <QDir>
#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>

namespace showdown::gui {
namespace {

QString key()
{
    return QStringLiteral("files/recent");
}

} // namespace

void RecentFiles::keepIn(QSettings& settings)
{
    m_settings = &settings;
}

QStringList RecentFiles::paths() const
{
    if (!m_settings)
        return m_paths;
    m_settings->sync(); // another window may have added one
    return m_settings->value(key()).toStringList().mid(0, most);
}

void RecentFiles::add(const QString& path)
{
    QStringList all = paths();
    all.removeAll(path);
    all.prepend(path);
    set(all.mid(0, most));
}

void RecentFiles::remove(const QString& path)
{
    QStringList all = paths();
    all.removeAll(path);
    set(all);
}

void RecentFiles::clear()
{
    set({});
}

QString RecentFiles::folder() const
{
    return folderToStartIn(paths().value(0));
}

QString folderToStartIn(const QString& latestFile)
{
    const QString wanted = latestFile.isEmpty()
                               ? QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)
                               : QFileInfo(latestFile).path();
    // A file dialog takes a folder that is not there for the name of a file.
    return QFileInfo(wanted).isDir() ? wanted : QDir::homePath();
}

void RecentFiles::set(const QStringList& paths)
{
    m_paths = paths;
    if (!m_settings)
        return;
    m_settings->setValue(key(), paths);
    m_settings->sync();
}

} // namespace showdown::gui

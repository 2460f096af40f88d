// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

class QSettings;

namespace showdown::gui {

/// The files opened or saved last, latest first, in the settings, which all windows share. Without
/// settings they are forgotten at the end.
class RecentFiles
{
public:
    static constexpr int most = 9; ///< each has a digit for its mnemonic

    /// Saves them in these settings from now on; they must outlive it.
    void keepIn(QSettings& settings);

    /// Whole paths.
    QStringList paths() const;

    void add(const QString& path);
    void remove(const QString& path);
    void clear();

    /// As folderToStartIn(), for the latest of them.
    QString folder() const;

private:
    void set(const QStringList& paths);

    QSettings* m_settings = nullptr;
    QStringList m_paths;
};

/// The folder in which a file dialog starts: that of the latest file, that of documents if there is
/// none (empty), or home where that folder is missing.
QString folderToStartIn(const QString& latestFile);

} // namespace showdown::gui

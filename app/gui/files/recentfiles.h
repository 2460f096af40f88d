// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

class QSettings;

namespace showdown::gui {

/// The files that were opened or saved last, the latest first, in the settings: all windows share
/// them. Without settings they are forgotten at the end.
class RecentFiles
{
public:
    static constexpr int most = 9; ///< each has a digit for its mnemonic

    /// Keeps them there from now on; they must outlive it.
    void keepIn(QSettings& settings);

    /// Whole paths.
    QStringList paths() const;

    void add(const QString& path);
    void remove(const QString& path);
    void clear();

    /// Where a dialog begins: the folder of the latest, or else that of documents.
    QString folder() const;

private:
    void set(const QStringList& paths);

    QSettings* m_settings = nullptr;
    QStringList m_paths;
};

} // namespace showdown::gui

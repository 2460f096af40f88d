// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/files/autosave.h"

#include <QString>
#include <QStringList>

#include <functional>

class QMenu;

namespace showdown::gui {

class FileActions;

/// Fills "Open recent" anew: the files, the latest first, each with a digit, and what clears them.
void fillRecentMenu(QMenu& menu, const QStringList& paths, const FileActions& actions,
                    const std::function<void(const QString& path)>& open);

/// A short format of a time, `HH.mm`, with seconds: `HH.mm.ss`.
QString timeFormatWithSeconds(QString format);

/// Fills "Recover" anew: the tables, the ten newest with a digit, by file, title or first hand and the
/// time, and what deletes all of them.
void fillRecoverMenu(QMenu& menu, const files::LeftTables& left, const FileActions& actions,
                     const std::function<void(const QString& id)>& recover);

} // namespace showdown::gui

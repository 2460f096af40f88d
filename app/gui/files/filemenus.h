// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/tables/autosave.h"

#include <QString>
#include <QStringList>

#include <functional>

class QMenu;

namespace showdown::gui {

class FileActions;

/// Fills "Open recent" again: the files, latest first, each with a digit, and the action that
/// clears them.
void fillRecentMenu(QMenu& menu, const QStringList& paths, const FileActions& actions,
                    const std::function<void(const QString& path)>& open);

/// A short format of a time, `HH.mm`, with seconds: `HH.mm.ss`.
QString timeFormatWithSeconds(QString format);

/// Fills "Recover" again: the tables, the ten newest with a digit, by file, title or first hand and
/// the time, and the action that deletes all of them.
void fillRecoverMenu(QMenu& menu, const tables::LeftTables& left, const FileActions& actions,
                     const std::function<void(const QString& id)>& recover);

} // namespace showdown::gui

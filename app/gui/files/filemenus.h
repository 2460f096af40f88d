// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/files/autosave.h"

#include <QString>
#include <QStringList>

#include <functional>
#include <vector>

class QMenu;

namespace showdown::gui {

class FileActions;

/// Fills "Open recent" anew: the files, the latest first, each with a digit, and what clears them.
void fillRecentMenu(QMenu& menu, const QStringList& paths, const FileActions& actions,
                    const std::function<void(const QString& path)>& open);

/// Fills "Recover" anew: the ten newest tables, each with a digit, by file, title or first hand and the
/// time, and what deletes all of them.
void fillRecoverMenu(QMenu& menu, const std::vector<files::LeftTable>& tables,
                     const FileActions& actions,
                     const std::function<void(const QString& id)>& recover);

} // namespace showdown::gui

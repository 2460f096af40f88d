// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/narration/fileproblem.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <variant>

namespace showdown::tables {

/// Why no regular file with this name can be read, judged before it is opened: opening a pipe would
/// block, and a device never ends. Nothing if there is one.
std::optional<narration::FileFault> faultOfFile(const QString& path);

/// Whether a lock with this name can be tried: nothing is there, or a small regular file. A QLockFile
/// waits for a pipe, and reads a device or a large file as far as the memory goes.
bool isLockSafe(const QString& path);

/// The content of a regular file of at most `largest` bytes.
std::variant<QByteArray, narration::FileFault> readFile(const QString& path, qint64 largest);

} // namespace showdown::tables

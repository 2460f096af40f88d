// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/narration/fileproblem.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace showdown::files {

/// Writes a file whole or not at all: if it fails, a file that was there before is there still, and
/// no piece of the new one is left. Nothing if all went well. What is no regular file, such as a
/// pipe, is written to as it is.
std::optional<narration::SaveFault> saveFile(const QString& path, const QByteArray& bytes);

} // namespace showdown::files

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/narration/fileproblem.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <span>

namespace showdown::tables {

/// Why a file could not be saved there, judged by its path; notWritable if there is no sign.
narration::SaveFault faultOfPlace(const QString& path);

/// Writes a file completely or not at all: after a failure an earlier file is unchanged and no part
/// of the new one is left. Returns nothing on success. If it is no regular file, such as a pipe, it
/// is written directly.
std::optional<narration::SaveFault> saveFile(const QString& path, const QByteArray& bytes);

/// A file to be written.
struct NewFile
{
    QString path;
    QByteArray bytes;
};

/// The first file that could not be saved, and why.
struct NotSaved
{
    QString path;
    narration::SaveFault fault;
};

/// As saveFile(), for files that belong together: none is put in its place before all are written.
/// If then one cannot be put there, those that are new are removed; a file replaced before it, and
/// what a device has taken, cannot be brought back.
std::optional<NotSaved> saveFiles(std::span<const NewFile> files);

/// A name that every system takes for a file, without an ending: letters and digits of any script,
/// dashes between. If the title has none, the other one.
QString fileNameOf(const QString& title, const QString& otherwise = {});

} // namespace showdown::tables

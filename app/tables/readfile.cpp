// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/tables/readfile.h"

#include <QFile>
#include <QFileInfo>

#include <filesystem>
#include <system_error>

namespace showdown::tables {
namespace {

using narration::FileFault;

/// Why the system finds no file with this name.
FileFault whyNotThere(const QFileInfo& file)
{
    std::error_code error;
    static_cast<void>(std::filesystem::status(file.filesystemFilePath(), error));
    if (error == std::errc::too_many_symbolic_link_levels)
        return FileFault::linkCircle;
    if (error == std::errc::permission_denied)
        return FileFault::noPermission;
    return file.isSymbolicLink() ? FileFault::deadLink : FileFault::notFound;
}

} // namespace

std::optional<FileFault> faultOfFile(const QString& path)
{
    const QFileInfo file(path);
    if (!file.exists())
        return whyNotThere(file);
    if (file.isDir())
        return FileFault::folder;
    if (!file.isFile())
        return FileFault::notFile;
    return std::nullopt;
}

bool isLockSafe(const QString& path)
{
    constexpr qint64 largestLock = 10'000; // it holds a few lines
    const auto fault = faultOfFile(path);
    return fault ? fault == FileFault::notFound : QFileInfo(path).size() <= largestLock;
}

std::variant<QByteArray, FileFault> readFile(const QString& path, qint64 largest)
{
    if (const auto fault = faultOfFile(path))
        return *fault;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return file.error() == QFile::PermissionsError || !QFileInfo(path).isReadable()
                   ? FileFault::noPermission
                   : FileFault::notReadable;
    QByteArray bytes = file.read(largest + 1);
    if (file.error() != QFile::NoError)
        return FileFault::notReadable;
    if (bytes.size() > largest)
        return FileFault::tooLarge;
    return bytes;
}

} // namespace showdown::tables

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/tables/savefile.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <QStorageInfo>
#include <QStringList>

#include <memory>
#include <vector>

#ifdef Q_OS_UNIX
#include <climits>
#include <unistd.h>
#endif

namespace showdown::tables {
namespace {

narration::SaveFault faultOf(const QFileDevice& file)
{
    if (file.error() == QFileDevice::ResourceError) // what Qt makes of ENOSPC
        return narration::SaveFault::diskFull;
    const narration::SaveFault fault = faultOfPlace(file.fileName());
    const bool isRefused = file.error() == QFileDevice::PermissionsError;
    return fault == narration::SaveFault::notWritable && isRefused
               ? narration::SaveFault::noPermission
               : fault;
}

/// The length of `.XXXXXX`: Qt writes `NAME.XXXXXX` where a file is replaced, and on some disks
/// wherever one is written.
constexpr qsizetype temporaryEnding = 7;

bool isTooLong(const QFileInfo& file, qsizetype added)
{
#ifdef Q_OS_UNIX
    const long limit = pathconf(QFile::encodeName(file.absolutePath()).constData(), _PC_NAME_MAX);
    const qsizetype most = limit > 0 ? limit : NAME_MAX;
#else
    const qsizetype most = 255;
#endif
    return QFile::encodeName(file.fileName()).size() + added > most;
}

bool writeAll(QFileDevice& file, const QByteArray& bytes)
{
    return file.write(bytes) == bytes.size() && file.flush();
}

std::optional<narration::SaveFault> writeThrough(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || !writeAll(file, bytes))
        return faultOf(file);
    return std::nullopt;
}

/// In bytes: a disk takes 255, and the ending and a number follow.
constexpr int longestName = 200;

} // namespace

narration::SaveFault faultOfPlace(const QString& path)
{
    const QFileInfo file(path);
    const QFileInfo folder(file.absolutePath());
    if (!folder.isDir())
        return narration::SaveFault::noFolder;
    if (file.isDir())
        return narration::SaveFault::isFolder;
    if (isTooLong(file, temporaryEnding))
        return narration::SaveFault::nameTooLong;
    const QStorageInfo disk(folder.absoluteFilePath());
    if (disk.isReadOnly())
        return narration::SaveFault::readOnly;
    if (!folder.isWritable() || (file.exists() && !file.isWritable()))
        return narration::SaveFault::noPermission;
    return disk.bytesTotal() > 0 && disk.bytesAvailable() == 0 ? narration::SaveFault::diskFull
                                                               : narration::SaveFault::notWritable;
}

std::optional<narration::SaveFault> saveFile(const QString& path, const QByteArray& bytes)
{
    const NewFile file{path, bytes};
    const std::optional<NotSaved> failed = saveFiles({&file, 1});
    return failed ? std::optional(failed->fault) : std::nullopt;
}

std::optional<NotSaved> saveFiles(std::span<const NewFile> files)
{
    std::vector<std::unique_ptr<QSaveFile>> written; // each is discarded unless it is committed
    std::vector<const NewFile*> devices;
    for (const NewFile& file : files) {
        const QFileInfo info(file.path);
        if (info.isDir())
            return NotSaved{file.path, narration::SaveFault::isFolder};
        if (info.exists() && !info.isFile()) { // to replace a device or a pipe would destroy it
            devices.push_back(&file);
            continue;
        }
        QSaveFile& saved = *written.emplace_back(std::make_unique<QSaveFile>(file.path));
        // commit() of Qt 6.4 accepts a short write.
        if (!saved.open(QIODevice::WriteOnly) || !writeAll(saved, file.bytes))
            return NotSaved{file.path, faultOf(saved)};
        if (isTooLong(info, info.exists() ? temporaryEnding : 0)) // else commit() would fail first
            return NotSaved{file.path, narration::SaveFault::nameTooLong};
    }
    for (const NewFile* device : devices) {
        if (const auto fault = writeThrough(device->path, device->bytes))
            return NotSaved{device->path, *fault};
    }
    QStringList made;
    for (const auto& saved : written) {
        const bool isNew = !QFileInfo::exists(saved->fileName());
        if (!saved->commit()) {
            for (const QString& path : made)
                QFile::remove(path);
            return NotSaved{saved->fileName(), faultOf(*saved)};
        }
        if (isNew)
            made << saved->fileName();
    }
    return std::nullopt;
}

QString fileNameOf(const QString& title, const QString& otherwise)
{
    QString name;
    for (const QChar character : title.simplified())
        name += character.isLetterOrNumber() || character.isMark() ? character : u'-';
    while (name.contains(QStringLiteral("--")))
        name.replace(QStringLiteral("--"), QStringLiteral("-"));
    while (name.startsWith(u'-'))
        name.remove(0, 1);
    name = name.left(longestName).toLower();
    while (name.endsWith(u'-') || name.toUtf8().size() > longestName)
        name.chop(1);
    return name.isEmpty() ? otherwise : name;
}

} // namespace showdown::tables

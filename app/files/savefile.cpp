// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/files/savefile.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

namespace showdown::files {
namespace {

narration::SaveFault faultOf(const QFileDevice& file)
{
    const QFileInfo folder(QFileInfo(file.fileName()).absolutePath());
    if (!folder.isDir())
        return narration::SaveFault::noFolder;
    switch (file.error()) {
    case QFileDevice::PermissionsError:
        return narration::SaveFault::noPermission;
    case QFileDevice::ResourceError: // what Qt makes of ENOSPC
        return narration::SaveFault::diskFull;
    case QFileDevice::NoError:
    case QFileDevice::ReadError:
    case QFileDevice::WriteError:
    case QFileDevice::FatalError:
    case QFileDevice::OpenError:
    case QFileDevice::AbortError:
    case QFileDevice::TimeOutError:
    case QFileDevice::UnspecifiedError:
    case QFileDevice::RemoveError:
    case QFileDevice::RenameError:
    case QFileDevice::PositionError:
    case QFileDevice::ResizeError:
    case QFileDevice::CopyError:
        return narration::SaveFault::notWritable;
    }
    return narration::SaveFault::notWritable;
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

} // namespace

std::optional<narration::SaveFault> saveFile(const QString& path, const QByteArray& bytes)
{
    const QFileInfo info(path);
    if (info.exists() && !info.isFile()) // to replace a device or a pipe would destroy it
        return writeThrough(path, bytes);

    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return faultOf(file);
    // commit() of Qt 6.4 is content with a short write.
    if (!writeAll(file, bytes)) {
        const narration::SaveFault fault = faultOf(file);
        file.cancelWriting();
        return fault;
    }
    if (!file.commit())
        return faultOf(file);
    return std::nullopt;
}

} // namespace showdown::files

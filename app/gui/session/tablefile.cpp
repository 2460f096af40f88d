// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/session/tablefile.h"

#include "app/gui/session/jsondocument.h"
#include "app/gui/session/tablereader.h"

#include <QFile>
#include <QFileInfo>
#include <nlohmann/json.hpp>

#include <utility>

namespace showdown::gui {
namespace {

/// Reads on until the end, or until there is more than may be; a pipe gives its bytes in portions.
QByteArray readAtMost(QFile& file, qint64 most)
{
    QByteArray bytes;
    for (;;) {
        const QByteArray more = file.read(most - bytes.size());
        bytes += more;
        if (more.isEmpty() || bytes.size() >= most)
            return bytes;
    }
}

} // namespace

TableFileResult readTableFile(const QString& path)
{
    const QFileInfo info(path);
    if (!info.exists())
        return narration::FileFault::notFound;
    if (info.isDir())
        return narration::FileFault::folder;

    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return file.error() == QFile::PermissionsError || !info.isReadable()
                   ? narration::FileFault::noPermission
                   : narration::FileFault::notReadable;
    const QByteArray bytes = readAtMost(file, largestTableFile + 1);
    if (file.error() != QFile::NoError)
        return narration::FileFault::notReadable;
    if (bytes.size() > largestTableFile)
        return narration::FileFault::tooLarge;
    return readTable(bytes);
}

TableFileResult readTable(const QByteArray& text)
{
    if (text.size() > largestTableFile)
        return narration::FileFault::tooLarge;
    auto document = readJsonObject(text.toStdString());
    if (const auto* problem = std::get_if<narration::FileProblem>(&document))
        return *problem;

    auto& object = std::get<nlohmann::ordered_json>(document);
    const std::variant<Table, narration::FileProblem> table = tableFrom(object);
    if (const auto* problem = std::get_if<narration::FileProblem>(&table))
        return *problem;
    const nlohmann::ordered_json extras = unknownKeys(std::move(object));
    return TableFile{std::get<Table>(table),
                     extras.empty() ? QByteArray() : QByteArray::fromStdString(extras.dump())};
}

} // namespace showdown::gui

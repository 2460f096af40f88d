// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/tables/autosave.h"

#include "app/tables/readfile.h"
#include "app/tables/savefile.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QUuid>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <chrono>
#include <string>
#include <utility>

namespace showdown::tables {
namespace {

using nlohmann::ordered_json;

constexpr const char* ownKey = "autosave";

/// A named file of the largest size, and what is kept about it.
constexpr qint64 largestKept = 2 * largestTableFile;

QString suffix()
{
    return QStringLiteral(".showdown");
}

/// Newest first.
QFileInfoList filesIn(const QString& folder)
{
    return QDir(folder).entryInfoList({u'*' + suffix()}, QDir::Files, QDir::Time | QDir::Name);
}

/// In its folder, even after the clock was set back: or it would be the first to be deleted.
void makeNewest(const QString& path)
{
    const QFileInfoList all = filesIn(QFileInfo(path).path());
    QFile file(path);
    if (!all.isEmpty() && all.constFirst() != QFileInfo(path)
        && file.open(QIODevice::ReadWrite | QIODevice::ExistingOnly))
        file.setFileTime(all.constFirst().lastModified().addMSecs(1),
                         QFileDevice::FileModificationTime);
}

/// Where a file has its unknown keys.
QByteArray& extrasOf(TableStrip& file)
{
    return file.tables.size() == 1 ? file.tables.front().extras : file.extras;
}

ordered_json jsonOf(const QByteArray& extras)
{
    return extras.isEmpty() ? ordered_json::object() : ordered_json::parse(extras.toStdString());
}

QByteArray textOf(const KeptTable& kept)
{
    TableStrip file = withoutOuter(kept.file);
    ordered_json extras = jsonOf(extrasOf(file));
    extras[ownKey] = {{"file", kept.path.toStdString()}, {"onDisk", kept.onDisk.toStdString()},
                      {"modified", kept.isModified},     {"left", kept.isLeft},
                      {"guest", kept.isGuest},           {"shown", kept.shown}};
    extrasOf(file) = QByteArray::fromStdString(extras.dump());
    return tableText(file);
}

QString textIn(const ordered_json& object, const char* key)
{
    const auto found = object.find(key);
    return found != object.end() && found->is_string()
               ? QString::fromStdString(found->get_ref<const std::string&>())
               : QString();
}

bool isTrueIn(const ordered_json& object, const char* key)
{
    const auto found = object.find(key);
    return found != object.end() && found->is_boolean() && found->get<bool>();
}

/// A file without the key is that of an earlier version, which kept one table without a name.
KeptTable keptFrom(TableStrip file)
{
    KeptTable kept;
    kept.isModified = true;
    ordered_json extras = jsonOf(extrasOf(file));
    if (const auto own = extras.find(ownKey); own != extras.end() && own->is_object()) {
        kept.path = textIn(*own, "file");
        kept.onDisk = textIn(*own, "onDisk").toLatin1();
        kept.isModified = isTrueIn(*own, "modified");
        kept.isLeft = isTrueIn(*own, "left");
        kept.isGuest = isTrueIn(*own, "guest");
        if (const auto shown = own->find("shown");
            shown != own->end() && shown->is_number_integer())
            kept.shown = std::clamp(shown->get<int>(), 0, static_cast<int>(file.tables.size()) - 1);
    }
    extras.erase(ownKey);
    extrasOf(file) = extras.empty() ? QByteArray() : QByteArray::fromStdString(extras.dump());
    kept.file = std::move(file);
    return kept;
}

/// A newer version of the program will need it, or another window has just deleted it.
bool canBeIgnored(const narration::FileProblem& problem)
{
    return problem.fault == narration::FileFault::newer
           || problem.fault == narration::FileFault::notFound;
}

} // namespace

bool FaultyTable::isOfContent() const
{
    switch (problem.fault) {
    case narration::FileFault::notFound:
    case narration::FileFault::linkCircle:
    case narration::FileFault::deadLink:
    case narration::FileFault::folder:
    case narration::FileFault::notFile:
    case narration::FileFault::noPermission:
    case narration::FileFault::notReadable:
        return false;
    default:
        return true;
    }
}

QByteArray digestOfBytes(const QByteArray& bytes)
{
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex();
}

QByteArray digestOf(const QString& path)
{
    QFile file(path);
    QCryptographicHash hash(QCryptographicHash::Sha256);
    const QFileInfo info(path);
    if (!info.isFile() || info.size() > largestKept || !file.open(QIODevice::ReadOnly)
        || !hash.addData(&file))
        return {};
    return hash.result().toHex();
}

Autosave::Autosave(QString folder, PartKinds kinds)
    : m_folder(std::move(folder)), m_kinds(std::move(kinds))
{}

Autosave::~Autosave() = default;

QString Autosave::pathOf(const QString& id) const
{
    return m_folder + u'/' + id + suffix();
}

/// A lock that becomes stale only when its program has ended, however long that has run; nullptr if
/// it cannot be had in time.
std::unique_ptr<QLockFile> Autosave::lock(const QString& name,
                                          std::chrono::milliseconds longestWait) const
{
    const QString path = m_folder + u'/' + name + QStringLiteral(".lock");
    if (!isLockSafe(path))
        return nullptr;
    auto lock = std::make_unique<QLockFile>(path);
    lock->setStaleLockTime(0);
    return lock->tryLock(static_cast<int>(longestWait.count())) ? std::move(lock) : nullptr;
}

/// Held while files are examined or taken over, so that two windows do not mistake each other's
/// checks for living windows. nullptr if another window holds it for too long.
std::unique_ptr<QLockFile> Autosave::lockRoom(std::chrono::milliseconds longestWait) const
{
    return lock(QStringLiteral("room"), longestWait);
}

void Autosave::adopt(const QString& path) const
{
    if (!QFileInfo::exists(path))
        return;
    QDir().mkpath(m_folder);
    QFile::rename(path, pathOf(QUuid::createUuid().toString(QUuid::WithoutBraces)));
}

std::optional<narration::SaveFault> Autosave::write(const KeptTable& table)
{
    QDir().mkpath(m_folder);
    if (m_id.isEmpty()) {
        const QString id = QUuid::createUuid().toString(QUuid::WithoutBraces);
        m_lock = lock(id); // before the file: it is never seen without
        if (!m_lock)
            return faultOfPlace(pathOf(id));
        m_id = id;
    }
    if (const auto fault = saveFile(pathOf(m_id), textOf(table)))
        return fault;
    makeNewest(pathOf(m_id));
    return std::nullopt;
}

void Autosave::leave()
{
    m_lock.reset();
    m_id.clear();
}

void Autosave::remove()
{
    if (!m_id.isEmpty())
        QFile::remove(pathOf(m_id));
    leave();
}

LeftTables Autosave::left(std::chrono::milliseconds longestWait) const
{
    LeftTables found;
    const QDir folder(m_folder);
    if (!folder.exists())
        return found;
    const std::unique_ptr<QLockFile> room = lockRoom(longestWait);
    found.isBusy = !room;
    if (!room)
        return found;
    const QFileInfoList all = filesIn(m_folder);
    for (const QFileInfo& info : all) {
        const QString id = info.completeBaseName();
        if (id == m_id || !lock(id))
            continue;
        const TableStripResult file = readTablesIn(info.filePath(), largestKept, m_kinds);
        if (const auto* read = std::get_if<TableStrip>(&file))
            found.tables.push_back({id, info.lastModified(), keptFrom(*read)});
        else if (!canBeIgnored(std::get<narration::FileProblem>(file)))
            found.faulty.push_back({info.filePath(), std::get<narration::FileProblem>(file)});
    }
    return found;
}

std::optional<KeptTable> Autosave::takeOver(const QString& id, bool staysOwn)
{
    const std::unique_ptr<QLockFile> room = lockRoom();
    std::unique_ptr<QLockFile> taken = room && id != m_id ? lock(id) : nullptr;
    if (!taken)
        return std::nullopt;
    const TableStripResult file = readTablesIn(pathOf(id), largestKept, m_kinds);
    const auto* read = std::get_if<TableStrip>(&file);
    if (!read)
        return std::nullopt;
    if (!staysOwn && !m_id.isEmpty())
        QFile::remove(pathOf(m_id));
    m_lock = std::move(taken);
    m_id = id;
    return keptFrom(*read);
}

bool Autosave::forget(const LeftTable& left) const
{
    const std::unique_ptr<QLockFile> room = lockRoom();
    const QFileInfo file(pathOf(left.id));
    if (room && !file.exists())
        return true;
    return room && left.id != m_id && lock(left.id) && file.lastModified() == left.time
           && QFile::remove(file.filePath());
}

QString Autosave::setAside(const QString& path)
{
    QString aside = path + QStringLiteral(".unread");
    for (int number = 2; QFileInfo::exists(aside); ++number)
        aside = path + QStringLiteral(".unread%1").arg(number);
    return QFile::rename(path, aside) ? aside : path;
}

} // namespace showdown::tables

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/files/document.h"

#include "app/narration/foreigntext.h"
#include "app/tables/savefile.h"
#include "app/tables/tablefile.h"

#include <QFileInfo>
#include <QUndoStack>

#include <algorithm>
#include <utility>

namespace showdown::gui {

Document::Document(std::vector<DocumentPart> parts, QObject* parent)
    : QObject(parent),
      m_parts(std::move(parts)),
      m_main(std::ranges::find(m_parts, std::string(), &DocumentPart::key)->session)
{
    for (TableSession* each : sessions()) {
        for (QUndoStack* stack : each->undoStacks()) {
            connect(stack, &QUndoStack::indexChanged, this, [this, each] { adoptChanged(*each); });
            connect(stack, &QUndoStack::indexChanged, this, &Document::edited);
            connect(stack, &QUndoStack::cleanChanged, this, &Document::showState);
        }
        connect(each, &TableSession::guestChanged, this, &Document::edited);
    }
    m_main->whenChanged(TableChange::properties, this, &Document::nameSessions);
    nameSessions();
}

std::vector<TableSession*> Document::sessions() const
{
    std::vector<TableSession*> all;
    for (const DocumentPart& part : m_parts)
        all.push_back(part.session);
    return all;
}

QString Document::name() const
{
    return narration::shownPath(QFileInfo(m_path).fileName());
}

QString Document::title() const
{
    return m_main->ownTable().title;
}

QString Document::note() const
{
    return m_main->ownTable().note;
}

void Document::setProperties(const QString& title, const QString& note)
{
    m_main->setProperties(title, note);
}

bool Document::isModified() const
{
    return !std::ranges::all_of(
        m_parts, [](const DocumentPart& part) { return part.session->ownUndoStack().isClean(); });
}

bool Document::hasOwn(const TableSession& session) const
{
    return isNamed() || session.hasOwn();
}

/// A guest whose cards are changed in the place of nothing is a person's own table.
void Document::adoptChanged(TableSession& session)
{
    if (!session.guest() || session.hasGuestCards() || hasOwn(session))
        return;
    session.adoptGuest();
    nameSessions();
}

/// All views are named after the document.
void Document::nameSessions()
{
    const QString fileName = isNamed() ? QFileInfo(m_path).completeBaseName() : QString();
    for (TableSession* each : sessions())
        each->setDocumentName(title(), fileName);
}

bool Document::isWorthKeeping() const
{
    return isModified() && cardCount(content()) > 0;
}

bool Document::isAllThereIs() const
{
    return isNamed() && diskState() == DiskState::removed && cardCount(content()) > 0;
}

bool Document::waitsUnsaved() const
{
    const bool isGuestShown = std::ranges::any_of(
        m_parts, [](const DocumentPart& part) { return part.session->guest().has_value(); });
    return isNamed() && isGuestShown && (isModified() || diskState() != DiskState::same)
           && cardCount(content()) > 0;
}

int Document::cardCount(const tables::TableStrip& file)
{
    const auto countOf = [](const CardTable& table) {
        return static_cast<int>(std::ranges::count_if(
            tables::placesOf(table), [&](Place place) { return table.card(place).has_value(); }));
    };
    int count = 0;
    for (const tables::TableFile& table : file.tables) {
        count += countOf(table.table);
        for (const auto& [key, part] : table.parts)
            count += countOf(part);
    }
    return count;
}

tables::TableStrip Document::content() const
{
    tables::TableStrip file = m_file;
    for (const auto& [key, session, first] : m_parts) {
        const CardTable& own = session->ownTable();
        file.tables.front().setPart(key, key.empty() || own != first ? std::optional(own)
                                                                     : std::nullopt);
    }
    return file;
}

tables::TableFile Document::fileOf(const TableSession& session) const
{
    tables::TableFile file;
    file.setPart(std::ranges::find(m_parts, &session, &DocumentPart::session)->key,
                 session.table());
    return file;
}

tables::PartKinds Document::kinds() const
{
    tables::PartKinds kinds;
    for (const DocumentPart& part : m_parts) {
        if (!part.key.empty())
            kinds[part.key] = part.first.row(0).kind();
    }
    return kinds;
}

tables::TableStripResult Document::read(const QString& path) const
{
    return tables::readTablesIn(path, tables::largestTableFile, kinds());
}

tables::KeptTable Document::kept() const
{
    return {content(), m_path, m_onDisk, isModified(), false};
}

std::optional<narration::FileProblem> Document::open(const QString& path)
{
    // The digest first: if the file changes in between, it counts as changed.
    const QByteArray onDisk = tables::digestOf(path);
    const tables::TableStripResult result = read(path);
    if (const auto* problem = std::get_if<narration::FileProblem>(&result))
        return *problem;
    emit leaving();
    setPath(QFileInfo(path).absoluteFilePath(), onDisk);
    show(std::get<tables::TableStrip>(result));
    showState();
    emit begun();
    return std::nullopt;
}

void Document::begin(const tables::KeptTable& kept)
{
    emit leaving();
    setPath(kept.path, kept.onDisk);
    show(kept.file);
    for (TableSession* each : sessions()) {
        if (kept.isModified)
            each->ownUndoStack().resetClean();
    }
    showState();
    emit begun();
}

void Document::beginNew()
{
    tables::TableFile empty;
    for (const auto& [key, session, first] : m_parts) {
        const CardTable& own = session->ownTable();
        CardTable table = own.isSituation() ? emptySituation() : emptyHands();
        table.rules = own.rules;
        table.playerCount = own.playerCount;
        empty.setPart(key, table);
    }
    emit leaving();
    setPath({}, {});
    show(empty);
    showState();
    emit begun();
}

void Document::show(const tables::TableStrip& file)
{
    m_file = file;
    for (const auto& [key, session, first] : m_parts) {
        const CardTable* part = file.tables.front().part(key);
        session->begin(part ? *part : first);
    }
    nameSessions();
}

DiskState Document::diskState() const
{
    if (!QFileInfo::exists(m_path))
        return DiskState::removed;
    const QByteArray onDisk = tables::digestOf(m_path);
    const bool isSame =
        onDisk == m_onDisk
        || onDisk == tables::digestOfBytes(tables::tableText(content())); // by a kill
    return isSame ? DiskState::same : DiskState::changed;
}

std::optional<narration::SaveFault> Document::saveTo(const QString& path)
{
    const QByteArray text = tables::tableText(content());
    if (const auto fault = tables::saveFile(path, text))
        return fault;
    setPath(QFileInfo(path).absoluteFilePath(), tables::digestOfBytes(text));
    for (TableSession* each : sessions())
        each->ownUndoStack().setClean();
    showState();
    emit saved();
    return std::nullopt;
}

std::optional<narration::SaveFault> Document::saveGuest(TableSession& session, const QString& path)
{
    const tables::TableFile file = fileOf(session);
    const QByteArray text = tables::tableText(file);
    if (const auto fault = tables::saveFile(path, text))
        return fault;
    emit leaving();
    setPath(QFileInfo(path).absoluteFilePath(), tables::digestOfBytes(text));
    m_file = tables::TableStrip();
    session.adoptGuest();
    for (const auto& [key, other, first] : m_parts) {
        if (other != &session)
            other->begin(key.empty() ? file.table : first);
    }
    nameSessions();
    session.ownUndoStack().setClean();
    showState();
    emit begun();
    return std::nullopt;
}

void Document::setPath(const QString& path, const QByteArray& onDisk)
{
    m_onDisk = onDisk;
    if (path == m_path)
        return;
    m_path = path;
    nameSessions();
    emit stateChanged();
}

void Document::showState()
{
    if (isModified() == m_wasModified)
        return;
    m_wasModified = !m_wasModified;
    emit stateChanged();
}

} // namespace showdown::gui

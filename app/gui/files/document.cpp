// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/files/document.h"

#include "app/gui/session/comparesession.h"
#include "app/gui/session/oddssession.h"
#include "app/gui/session/samples.h"
#include "app/narration/foreigntext.h"
#include "app/tables/savefile.h"
#include "app/tables/tablefile.h"

#include <QFileInfo>
#include <QUndoStack>

namespace showdown::gui {

Document::Document(CompareSession& session, OddsSession& odds, QObject* parent)
    : QObject(parent), m_session(session), m_odds(odds)
{
    for (TableSession* each : sessions()) {
        for (QUndoStack* stack : each->undoStacks()) {
            connect(stack, &QUndoStack::indexChanged, this, [this, each] { adoptChanged(*each); });
            connect(stack, &QUndoStack::indexChanged, this, &Document::edited);
            connect(stack, &QUndoStack::cleanChanged, this, &Document::showState);
        }
        connect(each, &TableSession::guestChanged, this, &Document::edited);
    }
    session.whenChanged(TableChange::properties, this, &Document::nameSessions);
    nameSessions();
}

std::array<TableSession*, 2> Document::sessions() const
{
    return {&m_session, &m_odds};
}

QString Document::name() const
{
    return narration::shownPath(QFileInfo(m_path).fileName());
}

QString Document::title() const
{
    return m_session.ownTable().title;
}

QString Document::note() const
{
    return m_session.ownTable().note;
}

void Document::setProperties(const QString& title, const QString& note)
{
    m_session.setProperties(title, note);
}

bool Document::isModified() const
{
    return !m_session.ownUndoStack().isClean() || !m_odds.ownUndoStack().isClean();
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

/// Both views are named after the document.
void Document::nameSessions()
{
    const QString fileName = isNamed() ? QFileInfo(m_path).completeBaseName() : QString();
    for (TableSession* each : sessions())
        each->setDocumentName(m_session.ownTable().title, fileName);
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
    return isNamed() && (m_session.guest() || m_odds.guest())
           && (isModified() || diskState() != DiskState::same) && cardCount(content()) > 0;
}

int Document::cardCount(const tables::TableFile& file)
{
    int count = 0;
    for (const SlotRow& row : file.table.rows)
        count += row.hand().size();
    if (file.odds) {
        for (const Place place : tables::placesOf(*file.odds))
            count += file.odds->card(place) ? 1 : 0;
    }
    return count;
}

tables::TableFile Document::content() const
{
    tables::TableFile file{m_session.ownTable(), m_extras};
    if (m_odds.ownTable() != firstSituation())
        file.odds = m_odds.ownTable();
    return file;
}

tables::KeptTable Document::kept() const
{
    return {content(), m_path, m_onDisk, isModified(), false};
}

std::optional<narration::FileProblem> Document::open(const QString& path)
{
    // The digest first: if the file changes in between, it counts as changed.
    const QByteArray onDisk = tables::digestOf(path);
    const tables::TableFileResult result = tables::readTableFile(path);
    if (const auto* problem = std::get_if<narration::FileProblem>(&result))
        return *problem;
    emit leaving();
    setPath(QFileInfo(path).absoluteFilePath(), onDisk);
    show(std::get<tables::TableFile>(result));
    showState();
    emit begun();
    return std::nullopt;
}

void Document::begin(const tables::KeptTable& kept)
{
    emit leaving();
    setPath(kept.path, kept.onDisk);
    show(kept.file);
    if (kept.isModified) {
        m_session.ownUndoStack().resetClean();
        m_odds.ownUndoStack().resetClean();
    }
    showState();
    emit begun();
}

void Document::beginNew()
{
    tables::TableFile empty;
    empty.table.rules = m_session.ownTable().rules;
    empty.table.playerCount = m_session.ownTable().playerCount;
    empty.odds = emptySituation();
    empty.odds->rules = m_odds.ownTable().rules;
    empty.odds->playerCount = m_odds.ownTable().playerCount;
    emit leaving();
    setPath({}, {});
    show(empty);
    showState();
    emit begun();
}

void Document::show(const tables::TableFile& file)
{
    m_extras = file.extras;
    m_session.begin(file.table);
    m_odds.begin(file.odds.value_or(firstSituation()));
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
    const tables::TableFile file = tables::fileOf(session.table());
    const QByteArray text = tables::tableText(file);
    if (const auto fault = tables::saveFile(path, text))
        return fault;
    emit leaving();
    setPath(QFileInfo(path).absoluteFilePath(), tables::digestOfBytes(text));
    m_extras.clear();
    session.adoptGuest();
    if (&session == &m_session)
        m_odds.begin(firstSituation());
    else
        m_session.begin(file.table);
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

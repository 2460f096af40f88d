// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/files/tablerecovery.h"

#include "app/gui/files/document.h"
#include "app/gui/session/tablesession.h"
#include "app/tables/tablefile.h"

#include <QScopedValueRollback>

#include <algorithm>
#include <chrono>

namespace showdown::gui {
namespace {

/// A kill loses less than a second, even on a slow disk.
constexpr std::chrono::milliseconds pause(300);

/// A menu that opens later than this seems to stand still.
constexpr std::chrono::milliseconds menuWait(100);

/// Whether the named file had the same content when last checked.
bool wasWholeInItsFile(const tables::KeptTable& kept)
{
    return !kept.path.isEmpty() && !kept.isModified;
}

/// Whether the named file still has the same content.
bool isWholeInItsFile(const tables::KeptTable& kept)
{
    return wasWholeInItsFile(kept) && !kept.onDisk.isEmpty()
           && tables::digestOf(kept.path) == kept.onDisk;
}

/// Whether nothing would be lost without it.
bool isDispensable(const tables::KeptTable& kept)
{
    return Document::cardCount(kept.file) == 0 || isWholeInItsFile(kept);
}

} // namespace

TableRecovery::TableRecovery(Document& document, QObject* parent)
    : QObject(parent), m_document(document), m_guests(document.sessions().size())
{
    m_pause.setObjectName(QStringLiteral("autosavePause"));
    m_pause.setSingleShot(true);
    m_pause.setInterval(pause);
    connect(&m_pause, &QTimer::timeout, this, qOverload<>(&TableRecovery::write));
    const auto writeSoon = [this] {
        if (m_autosave && !m_pause.isActive()) // else changes without end would put it off
            m_pause.start();
    };
    connect(&document, &Document::edited, this, writeSoon);
    connect(&document, &Document::stateChanged, this, writeSoon);
    connect(&document, &Document::tableTurned, this, writeSoon);
    connect(&document, &Document::leaving, this, qOverload<>(&TableRecovery::leave));
    connect(&document, &Document::saved, this, qOverload<>(&TableRecovery::write));
    connect(&document, &Document::begun, this, qOverload<>(&TableRecovery::write));
    for (std::size_t at = 0; at < m_guests.size(); ++at)
        connect(document.sessions()[at], &TableSession::guestLeaving, this, [this, at] {
            if (m_autosave && writeGuest(at))
                emit guestKept();
            if (m_autosave)
                m_guests[at]->leave();
        });
}

TableRecovery::~TableRecovery()
{
    if (m_pause.isActive() || !m_failed.empty())
        write();
}

bool TableRecovery::keep()
{
    write();
    return !m_autosave || !m_failed.contains(&*m_autosave);
}

std::vector<TableSession*> TableRecovery::guestsNotKept()
{
    std::vector<TableSession*> sessions;
    for (std::size_t at = 0; m_autosave && at < m_guests.size(); ++at) {
        if (!writeGuest(at) && m_failed.contains(&*m_guests[at]))
            sessions.push_back(m_document.sessions()[at]);
    }
    return sessions;
}

bool TableRecovery::keepsLeft()
{
    return m_autosave && staysLeft() && keep();
}

void TableRecovery::keepIn(const QString& folder)
{
    m_autosave.emplace(folder, m_document.kinds());
    for (std::optional<tables::Autosave>& each : m_guests)
        each.emplace(folder, m_document.kinds());
}

void TableRecovery::adopt(const QString& path)
{
    if (m_autosave)
        m_autosave->adopt(path);
}

void TableRecovery::write()
{
    if (!m_autosave)
        return;
    m_pause.stop();
    write(*m_autosave, m_document.kept());
    for (std::size_t at = 0; at < m_guests.size(); ++at)
        writeGuest(at);
}

/// Returns whether it is kept now: an unchanged guest need not be. The next start shows the user's
/// own table, not this.
bool TableRecovery::writeGuest(std::size_t session)
{
    const TableSession& shown = *m_document.sessions()[session];
    const int at = &shown == &m_document.mainSession() ? m_document.shownTable() : 0;
    const tables::KeptTable guest{m_document.fileOf(shown), {}, {}, true, true, true, at};
    if (!shown.isGuestChanged() || Document::cardCount(guest.file) == 0) {
        m_guests[session]->remove();
        m_failed.erase(&*m_guests[session]);
        return false;
    }
    return write(*m_guests[session], guest);
}

bool TableRecovery::write(tables::Autosave& place, const tables::KeptTable& table)
{
    const auto fault = place.write(table);
    if (!fault) {
        m_failed.erase(&place);
        return true;
    }
    if (m_failed.empty())
        emit notKept(*fault);
    m_failed.insert(&place);
    return false;
}

bool TableRecovery::staysLeft() const
{
    return m_document.isNamed() ? m_document.waitsUnsaved() : m_document.isWorthKeeping();
}

void TableRecovery::leave()
{
    if (!m_autosave || m_isTakingOver)
        return;
    if (!staysLeft()) {
        m_autosave->remove();
        return;
    }
    leave(m_document.kept());
}

/// The same may have been left before: after New and Undo. The newest copy is enough.
void TableRecovery::leave(const tables::KeptTable& table)
{
    tables::KeptTable left = table;
    left.isLeft = true;
    const bool isWritten = write(*m_autosave, left);
    for (const tables::LeftTable& each : m_autosave->left(menuWait).tables) {
        if (isWritten && each.table.isLeft && !each.table.isGuest && each.table.path == table.path
            && each.table.file == table.file)
            m_autosave->forget(each);
    }
    m_autosave->leave();
}

void TableRecovery::emptyDocument(const std::function<void()>& empty)
{
    const tables::KeptTable before = m_document.kept();
    const bool isLost = m_autosave && m_document.isWorthKeeping();
    empty();
    if (isLost && m_document.content() != before.file) {
        leave(before);
        write();
    }
}

tables::LeftTables TableRecovery::left() const
{
    return m_autosave ? m_autosave->left() : tables::LeftTables();
}

std::optional<tables::FaultyTable> TableRecovery::restore(std::vector<tables::LeftTable>& left)
{
    std::optional<tables::KeptTable> taken;
    while (m_autosave && !taken) {
        const auto latest = std::ranges::find_if(
            left, [](const tables::LeftTable& each) { return !each.table.isLeft; });
        if (latest == left.end())
            break;
        taken = m_autosave->takeOver(latest->id);
        left.erase(latest); // or another window works on it, and the next one is for us
    }
    if (!taken)
        return std::nullopt;
    const QScopedValueRollback takingOver(m_isTakingOver, true);
    std::optional<tables::FaultyTable> wrong;
    if (wasWholeInItsFile(*taken)) {
        const std::optional<narration::FileProblem> problem =
            m_document.open(taken->path, taken->shown);
        if (!problem)
            return std::nullopt;
        if (problem->fault != narration::FileFault::notFound)
            wrong = {taken->path, *problem};
        taken->isModified = true; // this is all there is
    }
    m_document.begin(*taken);
    return wrong;
}

void TableRecovery::tidy(std::vector<tables::LeftTable>& left)
{
    std::size_t own = 0;
    std::size_t guests = 0;
    std::erase_if(left, [&](const tables::LeftTable& each) {
        const bool isCounted = each.table.path.isEmpty() || each.table.isLeft;
        std::size_t& count = each.table.isGuest ? guests : own;
        const bool goes = isDispensable(each.table) || (isCounted && ++count > mostLeft);
        return goes && forget(each);
    });
}

tables::LeftTables TableRecovery::recoverable() const
{
    if (!m_autosave)
        return {};
    tables::LeftTables found = m_autosave->left(menuWait);
    std::erase_if(found.tables,
                  [](const tables::LeftTable& each) { return isDispensable(each.table); });
    return found;
}

bool TableRecovery::recover(const QString& id)
{
    if (!m_autosave)
        return false;
    const bool staysHere = staysLeft();
    tables::KeptTable before = m_document.kept();
    before.isLeft = staysHere;
    if (staysHere)
        write(*m_autosave, before);
    std::optional<tables::KeptTable> taken = m_autosave->takeOver(id, staysHere);
    if (!taken) {
        if (staysHere)
            write();
        return false;
    }
    const QScopedValueRollback takingOver(m_isTakingOver, true);
    taken->isModified = !isWholeInItsFile(*taken);
    m_document.begin(*taken);
    return true;
}

bool TableRecovery::forget(const tables::LeftTable& table)
{
    return m_autosave && m_autosave->forget(table);
}

void TableRecovery::giveUp()
{
    m_pause.stop();
    if (!m_autosave)
        return;
    if (m_document.isNamed())
        leave();
    else
        m_autosave->remove();
    for (std::size_t at = 0; at < m_guests.size(); ++at)
        writeGuest(at);
    m_failed.clear(); // or the end would try once more
}

} // namespace showdown::gui

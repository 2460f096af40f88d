// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/files/tablekeeper.h"

#include "app/gui/files/document.h"

#include <QScopedValueRollback>

#include <algorithm>
#include <chrono>

namespace showdown::gui {
namespace {

/// A kill loses less than a second, on a slow disk too.
constexpr std::chrono::milliseconds pause(300);

/// The named file held the same when it was last looked at.
bool wasWholeInItsFile(const files::KeptTable& kept)
{
    return !kept.path.isEmpty() && !kept.isModified;
}

/// Nothing would be lost without it.
bool isDispensable(const files::KeptTable& kept)
{
    return Document::cardCount(kept.file) == 0
           || (wasWholeInItsFile(kept) && !kept.onDisk.isEmpty()
               && files::digestOf(kept.path) == kept.onDisk);
}

} // namespace

TableKeeper::TableKeeper(Document& document, QObject* parent)
    : QObject(parent), m_document(document)
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(pause);
    connect(&m_pause, &QTimer::timeout, this, qOverload<>(&TableKeeper::write));
    const auto writeSoon = [this] {
        if (m_autosave && !m_pause.isActive()) // else changes without end would put it off
            m_pause.start();
    };
    connect(&document, &Document::edited, this, writeSoon);
    connect(&document, &Document::stateChanged, this, writeSoon);
    connect(&document, &Document::leaving, this, &TableKeeper::leave);
    connect(&document, &Document::saved, this, qOverload<>(&TableKeeper::write));
    connect(&document, &Document::begun, this, qOverload<>(&TableKeeper::write));
}

TableKeeper::~TableKeeper()
{
    if (m_pause.isActive() || m_hasFailed)
        write();
}

bool TableKeeper::keep()
{
    write();
    return !m_hasFailed;
}

void TableKeeper::keepIn(const QString& folder)
{
    m_autosave.emplace(folder);
}

void TableKeeper::takeIn(const QString& path)
{
    if (m_autosave)
        m_autosave->takeIn(path);
}

void TableKeeper::write()
{
    if (m_autosave)
        write(m_document.kept());
}

void TableKeeper::write(const files::KeptTable& table)
{
    m_pause.stop();
    const auto fault = m_autosave->write(table);
    if (fault && !m_hasFailed)
        emit notKept(*fault);
    m_hasFailed = fault.has_value();
}

/// Before another document takes its place.
void TableKeeper::leave()
{
    if (!m_autosave || m_isTakingOver)
        return;
    if (m_document.isNamed() || !m_document.isWorthKeeping()) {
        m_autosave->remove();
        return;
    }
    files::KeptTable left = m_document.kept();
    left.isLeft = true;
    write(left);
    m_autosave->leave();
}

files::LeftTables TableKeeper::left() const
{
    return m_autosave ? m_autosave->left() : files::LeftTables();
}

void TableKeeper::restore(std::vector<files::LeftTable>& left)
{
    const auto latest =
        std::ranges::find_if(left, [](const files::LeftTable& each) { return !each.table.isLeft; });
    if (!m_autosave || latest == left.end())
        return;
    const std::optional<files::KeptTable> taken = m_autosave->takeOver(latest->id);
    left.erase(latest); // or another window works on it
    if (!taken)
        return;
    const QScopedValueRollback takingOver(m_isTakingOver, true);
    files::KeptTable kept = *taken;
    if (wasWholeInItsFile(kept)) {
        if (!m_document.open(kept.path))
            return;
        kept.isModified = true; // the file is gone, and this is all there is
    }
    m_document.begin(kept);
}

void TableKeeper::tidy(std::vector<files::LeftTable>& left)
{
    std::size_t untitled = 0;
    std::erase_if(left, [&](const files::LeftTable& each) {
        const bool isOld = each.table.path.isEmpty() && ++untitled > mostUntitled;
        const bool goes = isOld || isDispensable(each.table);
        if (goes)
            forget(each.id);
        return goes;
    });
}

std::vector<files::LeftTable> TableKeeper::recoverable() const
{
    std::vector<files::LeftTable> tables = left().tables;
    std::erase_if(tables, [](const files::LeftTable& each) { return isDispensable(each.table); });
    return tables;
}

bool TableKeeper::recover(const QString& id)
{
    if (!m_autosave)
        return false;
    const bool staysHere = !m_document.isNamed() && m_document.isWorthKeeping();
    files::KeptTable before = m_document.kept();
    before.isLeft = staysHere;
    if (staysHere)
        write(before);
    const std::optional<files::KeptTable> taken = m_autosave->takeOver(id, staysHere);
    if (!taken) {
        if (staysHere)
            write();
        return false;
    }
    const QScopedValueRollback takingOver(m_isTakingOver, true);
    m_document.begin(*taken);
    return true;
}

void TableKeeper::forget(const QString& id)
{
    if (m_autosave)
        m_autosave->forget(id);
}

} // namespace showdown::gui

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/files/document.h"

#include "app/files/savefile.h"
#include "app/gui/session/oddssamples.h"
#include "app/gui/session/oddssession.h"
#include "app/gui/session/session.h"
#include "app/narration/foreigntext.h"

#include <QFileInfo>
#include <QUndoStack>

#include <initializer_list>
namespace showdown::gui {

Document::Document(Session& session, OddsSession& odds, QObject* parent)
    : QObject(parent), m_session(session), m_odds(odds)
{
    for (QUndoStack* stack : {&session.undoStack(), &odds.undoStack()}) {
        connect(stack, &QUndoStack::indexChanged, this, &Document::edited);
        connect(stack, &QUndoStack::cleanChanged, this, &Document::showState);
    }
}

QString Document::name() const
{
    return narration::shownPath(QFileInfo(m_path).fileName());
}

bool Document::isModified() const
{
    return !m_session.undoStack().isClean() || !m_odds.undoStack().isClean();
}

bool Document::isWorthKeeping() const
{
    const files::TableFile file = content();
    const bool isSample = !m_session.table().sample.isEmpty() && !file.odds;
    return isModified() && !isSample && cardCount(file) > 0;
}

int Document::cardCount(const files::TableFile& file)
{
    int count = 0;
    for (const SlotRow& row : file.table.rows)
        count += row.hand().size();
    if (file.odds) {
        for (const SlotPlace place : files::placesOf(*file.odds))
            count += file.odds->card(place) ? 1 : 0;
    }
    return count;
}

files::TableFile Document::content() const
{
    files::TableFile file{m_session.table(), m_extras};
    if (m_odds.table() != firstOddsSample())
        file.odds = m_odds.table();
    return file;
}

files::KeptTable Document::kept() const
{
    return {content(), m_path, m_onDisk, isModified(), false};
}

std::optional<narration::FileProblem> Document::open(const QString& path)
{
    // The digest first: if the file changes in between, it counts as changed.
    const QByteArray onDisk = files::digestOf(path);
    const files::TableFileResult result = files::readTableFile(path);
    if (const auto* problem = std::get_if<narration::FileProblem>(&result))
        return *problem;
    emit leaving();
    setPath(QFileInfo(path).absoluteFilePath(), onDisk);
    show(std::get<files::TableFile>(result));
    showState();
    emit begun();
    return std::nullopt;
}

void Document::begin(const files::KeptTable& kept)
{
    emit leaving();
    setPath(kept.path, kept.onDisk);
    show(kept.file);
    if (kept.isModified) {
        m_session.undoStack().resetClean();
        m_odds.undoStack().resetClean();
    }
    showState();
    emit begun();
}

void Document::beginNew()
{
    files::TableFile empty;
    empty.table.rules = m_session.rules();
    empty.table.playerCount = m_session.playerCount();
    empty.odds.emplace();
    empty.odds->rules = m_odds.rules();
    empty.odds->playerCount = m_odds.playerCount();
    emit leaving();
    setPath({}, {});
    show(empty);
    showState();
    emit begun();
}

void Document::show(const files::TableFile& file)
{
    m_extras = file.extras;
    m_session.begin(file.table);
    m_odds.begin(file.odds.value_or(firstOddsSample()));
    for (QUndoStack* stack : {&m_session.undoStack(), &m_odds.undoStack()})
        stack->setClean(); // clear() leaves an empty stack as it was
}

DiskState Document::diskState() const
{
    if (!QFileInfo::exists(m_path))
        return DiskState::removed;
    const QByteArray onDisk = files::digestOf(m_path);
    const bool isSame = onDisk == m_onDisk
                        || onDisk == files::digestOfBytes(files::tableText(content())); // by a kill
    return isSame ? DiskState::same : DiskState::changed;
}

std::optional<narration::SaveFault> Document::saveTo(const QString& path)
{
    const QByteArray text = files::tableText(content());
    if (const auto fault = files::saveFile(path, text))
        return fault;
    setPath(QFileInfo(path).absoluteFilePath(), files::digestOfBytes(text));
    m_session.undoStack().setClean();
    m_odds.undoStack().setClean();
    showState();
    emit saved();
    return std::nullopt;
}

void Document::setPath(const QString& path, const QByteArray& onDisk)
{
    m_onDisk = onDisk;
    if (path == m_path)
        return;
    m_path = path;
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

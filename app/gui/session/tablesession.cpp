// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/session/tablesession.h"

#include "app/files/savefile.h"

#include <utility>

namespace showdown::gui {

/// clear() leaves a stack without steps as it was, modified or not.
void TableSession::empty(QUndoStack& stack)
{
    stack.clear();
    stack.setClean();
}

void TableSession::replace(const std::optional<Guest>& guest, const std::function<void()>& apply)
{
    exchange(guest, apply);
    if (!guest)
        empty(ownUndoStack());
    emit begun();
}

/// Who hears guestChanged() finds the cards there that belong to it.
void TableSession::exchange(const std::optional<Guest>& guest, const std::function<void()>& apply)
{
    const bool hadGuest = m_guest.has_value();
    if (hadGuest)
        emit guestLeaving();
    else if (guest)
        emit ownWaits();
    m_guest.reset(); // it has left: that its steps go is no change of it
    empty(guestStack());
    m_guest = guest;
    ++m_tableNumber;
    apply();
    if (hadGuest || guest)
        emit guestChanged();
}

void TableSession::goBack()
{
    if (!m_guest)
        return;
    exchange(std::nullopt, [this] { showOwn(); });
    emit ownCameBack();
}

void TableSession::whenGuestMayGo(const std::function<void()>& next)
{
    if (m_guest && m_question)
        m_question(next);
    else
        next();
}

void TableSession::askBeforeGuestGoes(std::function<void(const std::function<void()>&)> question)
{
    m_question = std::move(question);
}

void TableSession::adoptGuest()
{
    if (!m_guest)
        return;
    m_guest.reset();
    m_own = 1 - m_own;
    empty(guestStack());
    emit guestChanged();
}

void TableSession::setDocumentName(const QString& title, const QString& fileName)
{
    const QString before = this->title();
    m_documentTitle = title;
    m_fileName = fileName;
    if (this->title() != before)
        emit titleChanged();
}

QString TableSession::title() const
{
    const std::function<QString()> title = lastingTitle();
    return title ? title() : QString();
}

std::function<QString()> TableSession::lastingTitle() const
{
    if (m_guest)
        return hasGuestCards() && !m_hidesGuestTitle ? m_guest->title : nullptr;
    if (m_documentTitle.isEmpty() && m_fileName.isEmpty())
        return sampleTitle();
    return [title = m_documentTitle] { return title; };
}

void TableSession::hideGuestTitle(bool hides)
{
    if (hides == m_hidesGuestTitle)
        return;
    m_hidesGuestTitle = hides;
    if (m_guest)
        emit titleChanged();
}

QString TableSession::heading() const
{
    const QString shown = title();
    return m_guest || !shown.isEmpty() ? shown : m_fileName;
}

QString TableSession::proposedName(const QString& otherwise) const
{
    if (!m_guest && !m_fileName.isEmpty())
        return m_fileName;
    return files::fileNameOf(title(), otherwise);
}

} // namespace showdown::gui

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/session/tablesession.h"

#include "app/files/savefile.h"

namespace showdown::gui {

/// clear() leaves a stack without steps as it was, modified or not.
void TableSession::empty(QUndoStack& stack)
{
    stack.clear();
    stack.setClean();
}

void TableSession::receive(const Guest& guest)
{
    if (m_guest)
        emit guestLeaving();
    else
        emit ownWaits();
    empty(guestStack());
    m_guest = guest;
    ++m_tableNumber;
}

void TableSession::sayReceived()
{
    emit guestChanged();
    emit begun();
}

void TableSession::dismissGuest()
{
    ++m_tableNumber;
    if (!m_guest)
        return;
    emit guestLeaving();
    empty(guestStack());
    m_guest.reset();
    emit guestChanged();
}

void TableSession::forgetOwnSteps()
{
    empty(ownUndoStack());
    emit begun();
}

void TableSession::goBack()
{
    if (!m_guest)
        return;
    dismissGuest();
    showOwn();
    emit ownCameBack();
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
    if (!m_guest)
        return m_documentTitle.isEmpty() && m_fileName.isEmpty() ? sampleTitle() : m_documentTitle;
    return m_guest->title && hasGuestCards() ? m_guest->title() : QString();
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
    const QString name = files::fileNameOf(title());
    return name.isEmpty() ? otherwise : name;
}

} // namespace showdown::gui

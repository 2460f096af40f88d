// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/session/tablecommand.h"

#include "app/gui/session/session.h"

namespace showdown::gui {

TableCommand::TableCommand(Session& session, const Table& after, const QString& text)
    : QUndoCommand(text), m_session(session), m_before(session.table()), m_after(after)
{}

void TableCommand::undo()
{
    m_session.apply(m_before);
}

void TableCommand::redo()
{
    m_session.apply(m_after);
}

} // namespace showdown::gui

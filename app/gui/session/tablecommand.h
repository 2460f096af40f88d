// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/session/table.h"

#include <QUndoCommand>

namespace showdown::gui {

class Session;

/// One step of the undo stack: the table before and after it. A table is a few dozen bytes, so a
/// step keeps both whole, and the session works out what differs.
class TableCommand : public QUndoCommand
{
public:
    TableCommand(Session& session, const Table& after, const QString& text);

    void undo() override;
    void redo() override;

private:
    Session& m_session;
    const Table m_before;
    const Table m_after;
};

} // namespace showdown::gui

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/cards/tableplaces.h"
#include "app/gui/session/nextplace.h"
#include "app/gui/session/tablesession.h"

#include <QString>

#include <optional>

namespace showdown::tests {

/// Pastes cards, from a place on, as one undo step. Returns what TablePlaces::paste() does.
inline std::optional<QString> pasteCards(gui::TableSession& session, const QString& cards,
                                         gui::Place at)
{
    gui::NextPlace next(session);
    gui::TablePlaces places(session, next);
    return places.paste(cards, at);
}

} // namespace showdown::tests

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cards/placedcard.h"

#include <QPoint>
#include <Qt>

class QDrag;
class QMimeData;

namespace showdown::gui {

/// How a drag ended.
struct DragEnd
{
    Qt::DropAction action = Qt::IgnoreAction; ///< what was done by who took it; ignored: nobody did
    bool wasReleased = false;                 ///< and not given up with Escape
    QPoint position;                          ///< of the pointer, on the screen
};

/// Runs a drag until it ends.
DragEnd runDrag(QDrag& drag);

/// What a card is as it is dragged: its own type, and its notation as text, `?` for an
/// unknown one.
QMimeData* mimeDataOf(PlacedCard card);

} // namespace showdown::gui

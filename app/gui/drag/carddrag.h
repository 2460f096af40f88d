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
    Qt::DropAction action = Qt::IgnoreAction; ///< what the target did; ignored: there was no target
    bool wasReleased = false;                 ///< false: cancelled with Escape
    QPoint position;                          ///< of the pointer, on the screen
};

/// Runs a drag until it ends.
DragEnd runDrag(QDrag& drag);

/// The data of a dragged card: in our own type, and as text in its notation, `?` for an unknown
/// one.
QMimeData* mimeDataOf(PlacedCard card);

} // namespace showdown::gui

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cards/rank.h"

#include <QPainterPath>
#include <QRectF>

namespace showdown::gui {

/// True for jack, queen and king.
bool isCourt(Rank rank);

/// The solid panel that stands for a court on a card of this size: the jack's upper edge has two
/// tips, the queen's three arches, the king's three points.
QPainterPath courtPath(Rank rank, QSizeF card);

/// The band across the panel, which shows the paper.
QRectF courtBand(QSizeF card);

/// The middle of the suit on the panel, which shows the paper as well.
QPointF courtSuitCenter(QSizeF card);

} // namespace showdown::gui

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <functional>

class QPainter;
class QRectF;

namespace showdown::gui {

/// Draws what `draw` draws within `area`: the first time into an image, and from that image as long
/// as it is kept. The image is known by `description`, by its size and by its place among the
/// device's pixels, so it looks as the drawing does. The description has to say all else that the
/// drawing depends on: what it shows, its colours, its font, its language.
///
/// Under a painter that turns or has no pixels, such as a printer's, everything is drawn.
void paintThroughImage(QPainter& painter, const QRectF& area, const QString& description,
                       const std::function<void(QPainter&)>& draw);

} // namespace showdown::gui

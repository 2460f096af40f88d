// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <functional>

class QPainter;
class QRectF;

namespace showdown::gui {

/// Draws what `draw` draws within `area`: the first time into an image, and then from that image
/// for as long as it is cached. The key of the image is `description`, its size and its position on
/// the device's pixels, so that it looks exactly like the drawing. The description must name
/// everything else that the drawing depends on: its content, colours, font and language.
///
/// Under a painter that is rotated or has no pixels, such as a printer's, everything is drawn
/// directly.
void paintThroughImage(QPainter& painter, const QRectF& area, const QString& description,
                       const std::function<void(QPainter&)>& draw);

} // namespace showdown::gui

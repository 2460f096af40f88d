// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

class QColor;
class QPainter;
class QRectF;

namespace showdown::gui {

/// Draws a picture, such as "suits/hearts": the file resources/suits/hearts.svg. Its view box fills
/// `area`, and what is `currentColor` in the file gets this colour. It is drawn from its lines, and
/// so is sharp at any size and on paper. A file that is missing or broken draws nothing and is
/// complained of.
void paintPicture(QPainter& painter, const QString& name, const QRectF& area, const QColor& color);

/// The same with lines of another width than the file gives to the picture as a whole, in units of
/// its view box.
void paintPicture(QPainter& painter, const QString& name, const QRectF& area, const QColor& color,
                  qreal lineWidth);

} // namespace showdown::gui

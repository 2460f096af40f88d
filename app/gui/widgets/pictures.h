// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

class QColor;
class QPainter;
class QRectF;

namespace showdown::gui {

/// Draws a picture, such as "suits/hearts": the file resources/suits/hearts.svg. Its view box fills
/// `area`, and `currentColor` in the file becomes this colour. It is drawn as vectors, and so is
/// sharp at any size and on paper. A missing or broken file draws nothing and logs a warning.
void paintPicture(QPainter& painter, const QString& name, const QRectF& area, const QColor& color);

/// As above, with a line width other than the file's for the picture as a whole, in units of its
/// view box.
void paintPicture(QPainter& painter, const QString& name, const QRectF& area, const QColor& color,
                  qreal lineWidth);

} // namespace showdown::gui

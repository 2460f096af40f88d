// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QFont>
#include <QRectF>
#include <QString>
#include <QStringList>

class QPainter;

namespace showdown::gui {

/// Draws a line of text in the painter's font, aligned in an area that does not clip it, in the
/// direction of the words rather than the window. In an SVG file it becomes outlines, because the
/// reader may not have the font.
void paintText(QPainter& painter, const QRectF& area, Qt::Alignment alignment, const QString& text);

/// The text in lines of this width; a word longer than a line is broken.
QStringList wrappedLines(const QString& text, const QFont& font, int width);

} // namespace showdown::gui

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QFont>
#include <QRectF>
#include <QString>
#include <QStringList>

class QPainter;

namespace showdown::gui {

/// Draws a line of text in the painter's font, aligned in an area that does not clip it, as the words
/// run and not the window. In an SVG file it becomes outlines, as whoever looks at the file may not
/// have the font.
void paintText(QPainter& painter, const QRectF& area, Qt::Alignment alignment, const QString& text);

/// The text in lines of this width; a word that is longer than a line is broken.
QStringList wrappedLines(const QString& text, const QFont& font, int width);

} // namespace showdown::gui

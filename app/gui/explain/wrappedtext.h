// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QSize>
#include <QTextLayout>

class QColor;
class QPainter;

namespace showdown::gui {

/// How wide a text in one line is, in whole pixels that it never exceeds.
int lineWidth(const QString& text, const QFont& font);

/// A text in as many lines as a width needs. Lines break between words, and inside a word that is
/// wider than a line, so that nothing is cut off.
class WrappedText
{
public:
    /// The lines stand at the leading edge of a layout of this direction, whichever way the text
    /// itself runs.
    WrappedText(const QString& text, const QFont& font, int width, Qt::LayoutDirection direction);

    /// The width given, and the height of the lines.
    QSize size() const { return m_size; }
    int height() const { return m_size.height(); }
    int lineHeight() const; ///< of the first line

    /// How far the first base line lies below the top.
    int ascent() const;

    void paint(QPainter& painter, QPoint topLeft, const QColor& color) const;

private:
    QTextLayout m_layout;
    QSize m_size;
};

} // namespace showdown::gui

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QFont>
#include <QPainterPath>
#include <QString>

namespace showdown::gui {

/// How "10" is set: its letters closer to each other, the whole slightly smaller.
struct RankSetting
{
    qreal size = 0;
    qreal spacing = 0;
};

/// The setting of this rank, for letters of this size.
RankSetting rankSetting(const QString& rank, qreal size);

/// How letters on a card are set.
struct GlyphStyle
{
    qreal size = 13;   ///< in pixels, for a font whose capitals are 0.727 of that high
    qreal spacing = 0; ///< between letters, in parts of the size
    QFont::Weight weight = QFont::Bold;
};

/// A text as a path that begins at the origin and stands on y = 0. Whatever the family, its
/// capitals are of the same height, so that cards look the same in every font.
QPainterPath glyphPath(const QString& text, const QFont& family, const GlyphStyle& style);

/// The same around the origin: in the middle of the width, and of the height of its capitals.
QPainterPath centeredGlyphPath(const QString& text, const QFont& family, const GlyphStyle& style);

/// The height of the capitals of this size.
qreal capHeight(qreal size);

} // namespace showdown::gui

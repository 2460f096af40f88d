// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QFont>
#include <QPainterPath>
#include <QString>

namespace showdown::gui {

/// The setting of "10": its characters closer together, the whole slightly smaller.
struct RankSetting
{
    qreal size = 0;
    qreal spacing = 0;
};

/// The setting of this rank, for letters of this size.
RankSetting rankSetting(const QString& rank, qreal size);

/// The setting of letters on a card.
struct GlyphStyle
{
    qreal size = 13;   ///< in pixels, for a font whose capitals are 0.727 of that high
    qreal spacing = 0; ///< between letters, in parts of the size
    QFont::Weight weight = QFont::Bold;
};

/// A text as a path that begins at the origin, with its base line at y = 0. Its capitals have the
/// same height in every family, so that cards look alike in every font.
QPainterPath glyphPath(const QString& text, const QFont& family, const GlyphStyle& style);

/// The path centred on the origin, by its width and by the height of its capitals.
QPainterPath centeredGlyphPath(const QString& text, const QFont& family, const GlyphStyle& style);

/// The height of the capitals of this size.
qreal capHeight(qreal size);

} // namespace showdown::gui

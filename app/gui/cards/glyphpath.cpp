// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/cards/glyphpath.h"

#include <QCache>
#include <QTransform>

#include <algorithm>
#include <utility>

namespace showdown::gui {
namespace {

constexpr qreal capsOfSize = 0.727; // of the design's font, Inter
constexpr int outlineSize = 256;    // large, so that no hinting remains

/// The scale at which capitals of this font are 1 high. The latest is kept: all letters of a card
/// share it.
qreal scaleToCaps(const QFont& font)
{
    static std::pair<QFont, qreal> latest;
    if (latest.second == 0 || latest.first != font) {
        QPainterPath capital;
        capital.addText(0, 0, font, QStringLiteral("H"));
        latest = {font, 1 / std::max(1.0, capital.boundingRect().height())};
    }
    return latest.second;
}

QPainterPath outline(const QString& text, QFont font, const GlyphStyle& style)
{
    font.setPixelSize(outlineSize);
    font.setWeight(style.weight);
    font.setHintingPreference(QFont::PreferNoHinting);
    const qreal toCaps = scaleToCaps(font);
    font.setLetterSpacing(QFont::AbsoluteSpacing, style.spacing / capsOfSize / toCaps);
    QPainterPath path;
    path.addText(0, 0, font, text);
    return QTransform::fromScale(toCaps, toCaps).map(path);
}

/// The text with capitals of height 1. Outlines take long, and all cards share a few.
QPainterPath cachedOutline(const QString& text, const QFont& family, const GlyphStyle& style)
{
    constexpr int longestCache = 500;
    static QCache<QString, QPainterPath> cache(longestCache);
    const QString key = text + u'|' + family.families().join(u',') + u'|' + family.styleName()
                        + u'|' + QString::number(style.weight) + u'|'
                        + QString::number(style.spacing) + (family.italic() ? u'i' : u'n');
    if (const QPainterPath* known = cache.object(key))
        return *known;
    QPainterPath path = outline(text, family, style);
    cache.insert(key, new QPainterPath(path));
    return path;
}

} // namespace

RankSetting rankSetting(const QString& rank, qreal size)
{
    if (rank.size() > 1)
        return {0.96 * size, -0.078};
    return {size, 0};
}

qreal capHeight(qreal size)
{
    return size * capsOfSize;
}

QPainterPath glyphPath(const QString& text, const QFont& family, const GlyphStyle& style)
{
    const qreal caps = capHeight(style.size);
    return QTransform::fromScale(caps, caps).map(cachedOutline(text, family, style));
}

QPainterPath centeredGlyphPath(const QString& text, const QFont& family, const GlyphStyle& style)
{
    const QPainterPath path = glyphPath(text, family, style);
    return path.translated(-path.boundingRect().center().x(), capHeight(style.size) / 2);
}

} // namespace showdown::gui

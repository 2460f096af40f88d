// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/cards/cardface.h"

#include "app/gui/widgets/imagecache.h"
#include "app/gui/widgets/pictures.h"
#include "app/narration/cardtext.h"

#include <QPainter>
#include <QTransform>

#include <algorithm>
#include <cmath>

namespace showdown::gui {
namespace {

/// The point of a card at these fractions of its width and height.
QPointF at(const QRectF& card, qreal x, qreal y)
{
    return {card.left() + x * card.width(), card.top() + y * card.height()};
}

qreal badgeRadius(qreal cardWidth)
{
    constexpr qreal smallest = 7;
    return std::max(smallest, 0.155 * cardWidth);
}

constexpr qreal badgeInset = 0.6; ///< of its middle from the corner, in radii
constexpr qreal badgeLine = 1.3;

/// The solid panel of a court card, on a card of 64 by 90: its upper edge has two tips for the
/// jack, three arches for the queen, three points for the king. Empty for other ranks.
QString courtPicture(Rank rank)
{
    if (rank == Rank::jack)
        return QStringLiteral("courts/jack");
    if (rank == Rank::queen)
        return QStringLiteral("courts/queen");
    if (rank == Rank::king)
        return QStringLiteral("courts/king");
    return {};
}

/// The device pixels under a painter, so that straight edges are sharp at any scale. A rotated
/// painter has no such grid, and everything stays as it is.
class DeviceGrid
{
public:
    explicit DeviceGrid(const QPainter& painter);

    /// The nearest width of whole device pixels, at least one.
    qreal width(qreal width) const;

    /// The rectangle with each edge moved to the nearest border between device pixels.
    QRectF rect(const QRectF& rect) const;

private:
    QPointF snapped(QPointF point) const;

    qreal m_scale = 0; ///< device pixels a unit; 0 without a grid
    QPointF m_origin;  ///< of the painter, in device pixels
};

DeviceGrid::DeviceGrid(const QPainter& painter)
{
    const QTransform& transform = painter.deviceTransform();
    if (transform.type() > QTransform::TxScale || transform.m11() <= 0
        || !qFuzzyCompare(transform.m11(), transform.m22()))
        return;
    m_scale = transform.m11();
    m_origin = QPointF(transform.dx(), transform.dy());
}

qreal DeviceGrid::width(qreal width) const
{
    return m_scale > 0 ? std::max(1.0, std::round(width * m_scale)) / m_scale : width;
}

QRectF DeviceGrid::rect(const QRectF& rect) const
{
    return m_scale > 0 ? QRectF(snapped(rect.topLeft()), snapped(rect.bottomRight())) : rect;
}

QPointF DeviceGrid::snapped(QPointF point) const
{
    const auto snap = [this](qreal value, qreal origin) {
        return (std::round(value * m_scale + origin) - origin) / m_scale;
    };
    return {snap(point.x(), m_origin.x()), snap(point.y(), m_origin.y())};
}

} // namespace

QString suitPicture(Suit suit)
{
    switch (suit) {
    case Suit::hearts:
        return QStringLiteral("suits/hearts");
    case Suit::diamonds:
        return QStringLiteral("suits/diamonds");
    case Suit::clubs:
        return QStringLiteral("suits/clubs");
    case Suit::spades:
        break;
    }
    return QStringLiteral("suits/spades");
}

QString wildPicture()
{
    return QStringLiteral("suits/wild");
}

void paintSign(QPainter& painter, const QString& picture, QPointF center, qreal size,
               const QColor& color)
{
    const qreal box = 1.2 * size;
    paintPicture(painter, picture, QRectF(center.x() - box / 2, center.y() - box / 2, box, box),
                 color);
}

bool CardFace::isSmall(const QRectF& card)
{
    constexpr qreal smallestFull = 50;
    return card.width() < smallestFull;
}

qreal CardFace::badgeReach(qreal cardWidth)
{
    return badgeRadius(cardWidth) * (1 - badgeInset) + badgeLine / 2;
}

void CardFace::paint(QPainter& painter, const QRectF& card, Card face) const
{
    const auto rank = face.rank();
    const auto suit = face.suit();
    if (!rank || !suit)
        paintWild(painter, card);
    else
        paintNatural(painter, card, *rank, *suit);
}

void CardFace::paint(QPainter& painter, const QRectF& card, const SubstituteCard& substitute) const
{
    const bool isSmall = CardFace::isSmall(card);
    const QColor ink =
        substitute.suit ? m_colors.suit(*substitute.suit, m_suitColors) : m_colors.ink;
    const qreal size = (isSmall ? 0.36 : 0.29) * card.height();
    paintIndex(painter, card,
               {narration::rankSymbol(substitute.rank), ink, size, isSmall ? 0.12 : 0.11,
                isSmall ? 0.42 : 0.31});
    const QPointF center = isSmall ? at(card, 0.6, 0.7) : at(card, 0.6, 0.68);
    if (substitute.suit)
        paintSign(painter, suitPicture(*substitute.suit), center,
                  (isSmall ? 0.48 : 0.5) * card.width(), ink);
    else
        paintSign(painter, QStringLiteral("suits/wildoutline"), center,
                  (isSmall ? 0.4 : 0.44) * card.width(), m_colors.wildInk);
}

void CardFace::paint(QPainter& painter, const QRectF& card, const EmptyPlace& place) const
{
    if (place.number == 0 && !place.isAsked)
        return;
    const QString sign = place.isAsked ? QStringLiteral("?") : QString::number(place.number);
    const double size = place.isAsked ? 0.4 : 0.2;
    const QPainterPath path =
        centeredGlyphPath(sign, m_font, {size * card.width(), 0, QFont::Medium});
    painter.fillPath(path.translated(card.center()), m_colors.secondaryText);
}

void CardFace::paint(QPainter& painter, const QRectF& card, const TypedRank& typed) const
{
    const bool isSmall = CardFace::isSmall(card);
    paintIndex(painter, card,
               {typed.text, m_colors.ink, (isSmall ? 0.38 : 0.3) * card.height(),
                isSmall ? 0.11 : 0.1, isSmall ? 0.42 : 0.31});
    // A text cursor where the suit will stand.
    const QPointF top = isSmall ? at(card, 0.6, 0.58) : at(card, 0.16, 0.39);
    const QSizeF cursor(0.04 * card.width(), (isSmall ? 0.24 : 0.13) * card.height());
    painter.fillRect(DeviceGrid(painter).rect(QRectF(top, cursor)), m_colors.ink);
}

void CardFace::paint(QPainter& painter, const QRectF& card, const UnknownCard& /*unknown*/) const
{
    const QColor ink = m_colors.backInk;
    const qreal inset = std::max(3.0, 0.1 * card.width());
    Frame frame;
    frame.outer = card.adjusted(inset, inset, -inset, -inset);
    frame.radius = cardRadius(card.width()) / 2;
    frame.width = m_colors.line(1);
    frame.color = m_colors.cardEdge;
    paintFrame(painter, frame);
    if (!isSmall(card)) {
        if (!m_colors.isHighContrast)
            paintHatch(painter, frame.outer, card.width() / 64);
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_colors.paper);
        painter.drawEllipse(card.center(), 0.27 * card.width(), 0.27 * card.height());
    }
    const QPainterPath mark =
        centeredGlyphPath(QStringLiteral("?"), m_font, {0.42 * card.height(), 0, QFont::Bold});
    painter.fillPath(mark.translated(card.center()), ink);
}

/// Lines in both directions, so that the back has no direction of its own. They end exactly at the
/// edge, because an SVG file has no clips.
void CardFace::paintHatch(QPainter& painter, const QRectF& area, qreal unit) const
{
    const qreal step = 6 * unit;
    const QRectF field = area.adjusted(unit, unit, -unit, -unit);
    QPainterPath lines;
    const qreal first = 0.5 * step - 2 * unit;
    const int count = static_cast<int>(std::ceil((field.width() + field.height() - first) / step));
    for (int line = 0; line < count; ++line) {
        const qreal along = first + line * step;
        const qreal from = std::max(0.0, along - field.height()); // from the corner, sideways
        const qreal to = std::min(field.width(), along);
        if (from >= to)
            continue;
        lines.moveTo(field.topLeft() + QPointF(from, along - from));
        lines.lineTo(field.topLeft() + QPointF(to, along - to));
        lines.moveTo(field.topRight() + QPointF(-from, along - from));
        lines.lineTo(field.topRight() + QPointF(-to, along - to));
    }
    painter.setPen(QPen(m_colors.cardEdge, 0.8 * unit, Qt::SolidLine, Qt::FlatCap));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(lines);
}

void CardFace::paintNatural(QPainter& painter, const QRectF& card, Rank rank, Suit suit) const
{
    const QColor ink = m_colors.suit(suit, m_suitColors);
    const QString sign = suitPicture(suit);
    if (isSmall(card)) {
        paintIndex(painter, card,
                   {narration::rankSymbol(rank), ink, 0.38 * card.height(), 0.11, 0.42});
        paintSign(painter, sign, at(card, 0.6, 0.7), 0.48 * card.width(), ink);
        return;
    }
    paintIndex(painter, card, {narration::rankSymbol(rank), ink, 0.3 * card.height(), 0.1, 0.31});
    paintSign(painter, sign, at(card, 0.225, 0.455), 0.215 * card.width(), ink);
    if (!courtPicture(rank).isEmpty())
        paintCourt(painter, card, rank, suit);
    else if (rank == Rank::ace)
        paintSign(painter, sign, at(card, 0.6, 0.67), 0.6 * card.width(), ink);
    else
        paintSign(painter, sign, at(card, 0.61, 0.68), 0.49 * card.width(), ink);
}

void CardFace::paintIndex(QPainter& painter, const QRectF& card, const Index& index) const
{
    const RankSetting setting = rankSetting(index.rank, index.size);
    const QPainterPath path =
        glyphPath(index.rank, m_font, {setting.size, setting.spacing, QFont::Bold});
    const qreal narrower = index.rank.size() > 1 ? 0.021 : 0; // two characters begin further out
    const qreal left = std::min(0.0, path.boundingRect().left()); // a J may reach back
    painter.fillPath(
        path.translated(at(card, index.x - narrower, index.baseline)).translated(-left, 0),
        index.ink);
}

void CardFace::paintCourt(QPainter& painter, const QRectF& card, Rank rank, Suit suit) const
{
    paintPicture(painter, courtPicture(rank), card, m_colors.suit(suit, m_suitColors));
    // The band across the panel and the suit on it show the paper.
    const qreal band = std::max(1.1, 0.022 * card.width());
    const QPointF start = at(card, 0.48, 0.545) - QPointF(0, band / 2);
    painter.fillRect(DeviceGrid(painter).rect(QRectF(start, QSizeF(0.38 * card.width(), band))),
                     m_colors.paper);
    paintSign(painter, suitPicture(suit), at(card, 0.67, 0.74), 0.29 * card.width(),
              m_colors.paper);
}

void CardFace::paintWild(QPainter& painter, const QRectF& card) const
{
    const QColor ink = m_colors.wildInk;
    if (isSmall(card)) {
        paintSign(painter, wildPicture(), at(card, 0.5, 0.5), 0.6 * card.width(), ink);
        return;
    }
    paintSign(painter, wildPicture(), at(card, 0.21, 0.165), 0.21 * card.width(), ink);
    paintSign(painter, wildPicture(), at(card, 0.5, 0.5), 0.5 * card.width(), ink);
    paintWildWord(painter, at(card, 0.5, 0.88), std::max(8.5, 0.165 * card.width()),
                  0.86 * card.width());
}

QString CardFace::wildWord()
{
    //: On the face of a wild card, in capitals. Short; a long word is set smaller.
    return tr("WILD");
}

void CardFace::paintWildWord(QPainter& painter, QPointF baseline, qreal size, qreal width) const
{
    constexpr qreal spacing = 0.115;
    const QPainterPath word = glyphPath(wildWord(), m_font, {size, spacing, QFont::Bold});
    const QRectF box = word.boundingRect();
    const qreal shrink = std::min(1.0, width / std::max(1.0, box.width()));
    QTransform transform = QTransform::fromTranslate(baseline.x(), baseline.y());
    transform.scale(shrink, shrink);
    transform.translate(-box.center().x(), 0);
    painter.fillPath(transform.map(word), m_colors.wildInk);
}

void CardFace::paintBadge(QPainter& painter, const QRectF& card) const
{
    const qreal radius = badgeRadius(card.width());
    const QPointF center = card.topRight() + QPointF(-badgeInset * radius, badgeInset * radius);
    painter.setPen(QPen(m_colors.paper, badgeLine));
    painter.setBrush(m_colors.wildInk);
    painter.drawEllipse(center, radius, radius);
    paintSign(painter, wildPicture(), center + QPointF(0, 0.04 * radius), 1.1 * radius,
              m_colors.paper);
}

void paintFrame(QPainter& painter, const Frame& frame)
{
    const DeviceGrid grid(painter);
    const qreal width = frame.dashes.empty() ? grid.width(frame.width) : frame.width;
    const qreal half = width / 2;
    const QRectF line = grid.rect(frame.outer).adjusted(half, half, -half, -half);

    QPen pen(frame.color, width);
    if (!frame.dashes.empty()) {
        QList<qreal> pattern; // Qt counts in widths of the pen
        for (const qreal dash : frame.dashes)
            pattern << dash / width;
        pen.setDashPattern(pattern);
        pen.setCapStyle(Qt::FlatCap);
    }
    painter.setPen(pen);
    painter.setBrush(frame.fill.isValid() ? QBrush(frame.fill) : QBrush());
    const qreal radius = std::max(0.0, frame.radius - half);
    painter.drawRoundedRect(line, radius, radius);
}

Frame ringAround(const QRectF& card, qreal gap, qreal width, const QColor& color)
{
    const qreal reach = gap + width;
    Frame ring;
    ring.outer = card.adjusted(-reach, -reach, reach, reach);
    ring.radius = cardRadius(card.width()) + reach;
    ring.width = width;
    ring.color = color;
    return ring;
}

qreal cardRadius(qreal width)
{
    constexpr qreal partOfWidth = 0.085;
    constexpr qreal smallest = 3;
    return std::max(smallest, partOfWidth * width);
}

qreal lineScale(qreal cardWidth)
{
    constexpr qreal largestUnscaled = 96;
    return std::max(1.0, cardWidth / largestUnscaled);
}

void paintShadow(QPainter& painter, const QRectF& card, qreal height, const Colors& colors)
{
    const qreal unit = lineScale(card.width());
    const qreal radius = cardRadius(card.width());
    const QRectF edge = card.adjusted(0.5, 0.5, -0.5, 0.5);
    if (colors.shadow.alpha() == 0)
        return;
    const qreal fall = (2.5 + 2.4 * height) * unit;
    const auto draw = [&](QPainter& onto) {
        onto.setPen(Qt::NoPen);
        onto.setBrush(colors.shadow);
        onto.drawRoundedRect(edge.translated(0, (1 + 1.2 * height) * unit), radius, radius);
        QColor farther = colors.shadow;
        farther.setAlphaF(farther.alphaF() * 0.7F);
        onto.setBrush(farther);
        onto.drawRoundedRect(edge.adjusted(unit, 0, -unit, 0).translated(0, fall), radius, radius);
    };
    // Qt fills translucent areas in threads, which takes longer than all else on the card.
    paintThroughImage(painter, card.adjusted(-1, -1, 1, fall + 2),
                      QStringLiteral("shadow %1 %2").arg(height).arg(colors.shadow.rgba()), draw);
}

} // namespace showdown::gui

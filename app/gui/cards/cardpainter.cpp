// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/cards/cardpainter.h"

#include "app/gui/cards/cardface.h"
#include "app/gui/cards/deckkeys.h"
#include "app/gui/widgets/imagecache.h"
#include "core/cards/notation.h"

#include <QImage>
#include <QPainter>
#include <QtMath>

#include <algorithm>
#include <cmath>
#include <deque>
#include <utility>
#include <vector>

namespace showdown::gui {
namespace {

constexpr qreal lift = 2; ///< of a card under the pointer, in pixels
constexpr qreal pickedUpLift = 3;
constexpr qreal pickedUpTilt = 5; ///< degrees

constexpr qreal focusGap = 3;
constexpr qreal focusWidth = 2;
constexpr qreal nextWidth = 3;
constexpr qreal quietNextWidth = 2; ///< while something else has the focus

/// The ways in which faces of the same content may differ.
struct Look
{
    Colors colors;
    SuitColors suitColors = SuitColors::two;
    QFont font;

    bool operator==(const Look&) const = default;
};

/// A number for each look, which no other look ever has. Only the latest eight looks keep theirs.
int lookNumber(const Look& look)
{
    constexpr std::size_t most = 8; // a window has a few fonts, and one theme at a time
    static std::deque<std::pair<Look, int>> known;
    static int last = 0;
    for (const auto& [knownLook, number] : known) {
        if (knownLook == look)
            return number;
    }
    if (known.size() == most)
        known.pop_front();
    known.emplace_back(look, ++last);
    return last;
}

/// A description that is unique for each content. It includes the words on a card, as the language
/// may change.
QString descriptionOf(const CardContent& content)
{
    struct Describe
    {
        QString operator()(const EmptyPlace& place) const
        {
            return QStringLiteral("place %1").arg(place.number);
        }
        QString operator()(Card card) const
        {
            return card.isJoker() ? CardFace::wildWord() + u'/' + DeckKeyFace::wildNote()
                                  : QString::fromStdString(toText(card));
        }
        QString operator()(const SubstituteCard& card) const
        {
            return QStringLiteral("acts as %1 %2")
                .arg(number(card.rank))
                .arg(card.suit ? static_cast<int>(*card.suit) : -1);
        }
        QString operator()(const TypedRank& typed) const
        {
            return QStringLiteral("typed ") + typed.text;
        }
        QString operator()(const UnknownCard& /*card*/) const
        {
            return QStringLiteral("unknown/") + DeckKeyFace::unknownWord();
        }
    };
    return std::visit(Describe(), content);
}

constexpr CardStates overPlace = CardStates(CardState::leftBehind) | CardState::dropHere
                                 | CardState::cannotDrop; ///< these hide the content

Frame placeFrame(const QRectF& card, const Colors& colors)
{
    Frame frame;
    frame.outer = card;
    frame.radius = cardRadius(card.width());
    frame.width = colors.line(1.5);
    frame.color = colors.outline;
    frame.fill = colors.alternate;
    frame.dashes = {4, 4};
    return frame;
}

void paintEmpty(QPainter& painter, const QRectF& card, const Colors& colors, CardStates states)
{
    Frame frame = placeFrame(card, colors);
    if (states & CardState::leftBehind)
        frame.dashes = {2, 4};
    else if (states & CardState::hover)
        frame.color = colors.role(Role::accent);
    paintFrame(painter, frame);
}

/// The place under a dragged card, as it accepts or refuses the card.
void paintDrop(QPainter& painter, const QRectF& card, const Colors& colors, bool takes)
{
    const Role role = takes ? Role::accent : Role::error;
    const qreal unit = card.width() / 64;
    Frame frame = placeFrame(card, colors);
    frame.width = 2;
    frame.color = colors.role(role);
    frame.fill = colors.fill(role);
    frame.dashes = {6, 4};
    paintFrame(painter, frame);

    const QPointF center = card.center();
    if (takes) {
        const qreal arm = 6.3 * unit;
        painter.setPen(QPen(frame.color, 2 * unit, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(center - QPointF(arm, 0), center + QPointF(arm, 0));
        painter.drawLine(center - QPointF(0, arm), center + QPointF(0, arm));
    } else {
        const QPointF diagonal = QPointF(9, 9) * unit;
        painter.setPen(QPen(frame.color, 2.4 * unit, Qt::SolidLine, Qt::FlatCap));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(center, 13 * unit, 13 * unit);
        painter.drawLine(center - diagonal, center + diagonal);
    }
}

Frame paperFrame(const QRectF& card, const Colors& colors, bool isHovered)
{
    Frame frame;
    frame.outer = card;
    frame.radius = cardRadius(card.width()) + 0.5;
    frame.width = colors.line(isHovered ? 1.5 : 1);
    frame.color = isHovered ? colors.role(Role::accent) : colors.cardEdge;
    frame.fill = colors.paper;
    return frame;
}

Frame substituteFrame(const QRectF& card, const Colors& colors, CardStates states)
{
    const bool isHovered(states & CardState::hover);
    Frame frame = paperFrame(card, colors, isHovered);
    frame.width = colors.line(1.6);
    frame.fill = colors.substitutePaper;
    if (!isHovered)
        frame.color = colors.role(states & CardState::tried ? Role::step : Role::wild);
    frame.dashes = {std::max(3.0, 0.075 * card.width()), std::max(2.0, 0.05 * card.width())};
    return frame;
}

void paintNotch(QPainter& painter, const QRectF& card, const QColor& color)
{
    const qreal unit = lineScale(card.width());
    const qreal top = card.top() - nextWidth * unit;
    const QPolygonF notch({{card.center().x() - 9 * unit, top},
                           {card.center().x() + 9 * unit, top},
                           {card.center().x(), top + 10 * unit}});
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawPolygon(notch);
}

void paintRings(QPainter& painter, const QRectF& card, const Colors& colors, CardStates states)
{
    const qreal unit = lineScale(card.width());
    const auto ring = [&](qreal gap, qreal width, Role role, std::vector<qreal> dashes = {}) {
        Frame frame = ringAround(card, gap * unit, width * unit, colors.role(role));
        frame.dashes = std::move(dashes);
        paintFrame(painter, frame);
    };
    // Where all rings have one colour, they are told apart by their form, and from the edge by
    // their gap.
    const bool isPlain = colors.isHighContrast;
    if (states & CardState::step)
        ring(isPlain ? 1.5 : 0.5, isPlain ? 4 : 3.2, Role::step);
    else if (states & CardState::matched)
        ring(isPlain ? 2 : 0.5, isPlain ? 2 : 2.2, Role::matched);
    if (states & CardState::next) {
        ring(0, states & CardState::focus ? nextWidth : quietNextWidth, Role::accent);
        paintNotch(painter, card, colors.role(Role::accent));
    }
    if (states & CardState::focus)
        ring(states & CardState::next ? nextWidth + 1 : focusGap, focusWidth, Role::accent,
             isPlain ? std::vector<qreal>{4 * unit, 3 * unit} : std::vector<qreal>());
}

} // namespace

CardContent contentOf(const PlacedCard& card)
{
    if (const std::optional<Card> face = card.face())
        return *face;
    return UnknownCard();
}

CardPainter::CardPainter(const Colors& colors, SuitColors suitColors, const QFont& uiFont)
    : m_colors(colors),
      m_suitColors(suitColors),
      m_font(uiFont),
      m_look(lookNumber({colors, suitColors, uiFont}))
{}

void CardPainter::paint(QPainter& painter, const QRectF& card, const CardContent& content,
                        CardStates states) const
{
    const QString description =
        QStringLiteral("card %1 %2 %3").arg(m_look).arg(states.toInt()).arg(descriptionOf(content));
    paintThroughImage(painter, card.marginsAdded(overhang(card.width())), description,
                      [&](QPainter& onto) { paintAfresh(onto, card, content, states); });
}

void CardPainter::paintAfresh(QPainter& painter, const QRectF& card, const CardContent& content,
                              CardStates states) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (states & CardState::notInvolved) {
        paintFaded(painter, card, content, states);
    } else if (states & CardState::pickedUp) {
        painter.translate(card.center());
        painter.rotate(pickedUpTilt);
        painter.translate(-card.center());
        paintPlain(painter, card, content, CardState::pickedUp);
    } else {
        paintPlain(painter, card, content, states);
    }
    painter.restore();
}

void CardPainter::paintPlain(QPainter& painter, const QRectF& card, const CardContent& content,
                             CardStates states) const
{
    const CardFace face(m_colors, m_suitColors, m_font);
    const bool isHovered(states & CardState::hover);
    const bool isPickedUp(states & CardState::pickedUp);
    const bool isEmpty = std::holds_alternative<EmptyPlace>(content);
    const bool isSubstitute = std::holds_alternative<SubstituteCard>(content);
    QRectF place = card;

    if (states & (CardState::dropHere | CardState::cannotDrop)) {
        paintDrop(painter, place, m_colors, !(states & CardState::cannotDrop));
    } else if (states & CardState::leftBehind) {
        paintEmpty(painter, place, m_colors, states);
    } else {
        if (isEmpty) {
            paintEmpty(painter, place, m_colors, states);
        } else {
            place.translate(0, isPickedUp ? -pickedUpLift : isHovered ? -lift : 0);
            if (!isSubstitute && !(states & CardState::notInvolved))
                paintShadow(painter, place, isPickedUp ? 3 : isHovered ? 1 : 0, m_colors);
            paintFrame(painter, isSubstitute ? substituteFrame(place, m_colors, states)
                                             : paperFrame(place, m_colors, isHovered));
        }
        std::visit([&](const auto& printed) { face.paint(painter, place, printed); }, content);
    }
    paintRings(painter, place, m_colors, states);
    const bool isWild = std::holds_alternative<Card>(content) && !std::get<Card>(content).isJoker()
                        && (states & CardState::wild);
    if ((isSubstitute || isWild) && !(states & overPlace))
        face.paintBadge(painter, place);
}

void CardPainter::paintFaded(QPainter& painter, const QRectF& card, const CardContent& content,
                             CardStates states) const
{
    const qreal visible = m_colors.isHighContrast ? 0.7 : 0.5; // still readable on black or white
    // A separate layer, because parts must not shine through each other.
    const QRectF area = card.marginsAdded(overhang(card.width())).toAlignedRect();
    const qreal ratio = painter.device()->devicePixelRatio();
    QImage layer((area.size() * ratio).toSize(), QImage::Format_ARGB32_Premultiplied);
    layer.setDevicePixelRatio(ratio);
    layer.fill(Qt::transparent);
    QPainter onLayer(&layer);
    onLayer.translate(-area.topLeft());
    onLayer.setRenderHint(QPainter::Antialiasing);
    paintPlain(onLayer, card, content, states);
    onLayer.end();
    painter.setOpacity(painter.opacity() * visible);
    painter.drawImage(area.topLeft(), layer);
}

void CardPainter::paintKey(QPainter& painter, const QRectF& key, const Key& description) const
{
    const QString all = QStringLiteral("key %1 %2 %3 %4 %5 %6")
                            .arg(m_look)
                            .arg(description.states.toInt())
                            .arg(int(description.used))
                            .arg(int(description.isWild))
                            .arg(descriptionOf(contentOf(description.card)),
                                 description.holder.value_or(QString()));
    const qreal around = DeckKeyFace::overhang;
    paintThroughImage(painter, key.adjusted(-around, -around, around, around), all,
                      [&](QPainter& onto) {
                          onto.setRenderHint(QPainter::Antialiasing);
                          DeckKeyFace(m_colors, m_suitColors, m_font).paint(onto, key, description);
                      });
}

QMarginsF CardPainter::overhang(qreal cardWidth)
{
    const qreal unit = lineScale(cardWidth);
    const qreal ring = std::ceil((nextWidth + 1 + focusWidth) * unit);
    const qreal badge = std::ceil(CardFace::badgeReach(cardWidth));
    const qreal tilt = std::sin(qDegreesToRadians(pickedUpTilt)) * cardWidth / 2;
    constexpr qreal pickedUpShadow = 7.5; // less the lift
    const qreal side = std::max(ring, badge);
    return {ring, side + lift, side, std::max(ring, std::ceil(pickedUpShadow * unit + tilt))};
}

} // namespace showdown::gui

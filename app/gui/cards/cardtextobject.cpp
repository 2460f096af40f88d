// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/cards/cardtextobject.h"

#include "app/gui/cards/bracket.h"
#include "app/gui/cards/cardpainter.h"
#include "app/gui/theme/scale.h"
#include "app/gui/widgets/numberdisc.h"

#include <QPainter>
#include <QStyle>
#include <QTextDocument>
#include <QVariant>

#include <algorithm>

namespace showdown::gui {
namespace {

constexpr int cardsProperty = QTextFormat::UserProperty + 1;
constexpr double inlineGap = 3;
constexpr double rowGap = 6;
constexpr double partGap = 20;  ///< between two parts of a hand that have brackets
constexpr double rowMargin = 6; ///< around the cards, for rings and badges
constexpr double discRoom = 32; ///< for the number of a player
constexpr double tightMargin = 4;
constexpr double tightDiscRoom = 28;

int discSpace(const CardsInText& cards, const QFont& font)
{
    if (cards.group.player == 0)
        return 0;
    return scaled(cards.isTight ? tightDiscRoom : discRoom, font);
}

int cardWidth(const CardsInText& cards, const QFont& font)
{
    return std::max(8, scaled(cards.cardWidth, font));
}

int margin(const CardsInText& cards, const QFont& font)
{
    if (cards.isInline)
        return 1;
    return scaled(cards.isTight ? tightMargin : rowMargin, font);
}

/// The places of the cards, from left to right, starting at the leading edge.
std::vector<QRect> placesOf(const CardsInText& cards, const QFont& font)
{
    const int width = cardWidth(cards, font);
    const int edge = margin(cards, font);
    int left = edge + discSpace(cards, font);
    const int gap = scaled(cards.isInline || cards.isTight ? inlineGap : rowGap, font);
    std::vector<QRect> places;
    const auto startsPart = [&](int position) {
        return std::ranges::any_of(cards.group.parts, [&](const narration::HandPart& part) {
            return part.first == position && position > 0;
        });
    };
    for (int at = 0; at < static_cast<int>(cards.group.cards.size()); ++at) {
        if (at > 0)
            left += startsPart(at) ? scaled(partGap, font) : gap;
        places.emplace_back(left, edge, width, CardPainter::heightFor(width));
        left += width;
    }
    return places;
}

void paintBrackets(QPainter& painter, const QRect& place, const CardsInText& cards,
                   const std::vector<QRect>& places, const CardLook& look)
{
    for (const narration::HandPart& part : cards.group.parts) {
        const QRect all = places[static_cast<std::size_t>(part.first)].united(
            places[static_cast<std::size_t>(part.first + part.count - 1)]);
        const QColor ink = look.colors.role(part.matched ? Role::matched : Role::kicker);
        Bracket(all.translated(place.topLeft()), part.name, look.font)
            .mirrored(look.direction, place)
            .paint(painter, ink, look.colors.line(part.matched ? 1.5 : 1));
    }
}

} // namespace

QSize sizeOf(const CardsInText& cards, const CardLook& look)
{
    if (cards.sign)
        return {cardWidth(cards, look.font), cardWidth(cards, look.font)};
    const std::vector<QRect> places = placesOf(cards, look.font);
    if (places.empty())
        return {};
    const int edge = margin(cards, look.font);
    const int below = cards.group.parts.empty() ? edge : Bracket::height(look.font) + 2;
    return {places.back().right() + 1 + edge, places.back().bottom() + 1 + below};
}

void paintCards(QPainter& painter, const QRect& place, const CardsInText& cards,
                const CardLook& look)
{
    if (cards.sign)
        return paintIcon(painter, cards.sign->icon, place, look.colors.role(cards.sign->role));
    const std::vector<QRect> places = placesOf(cards, look.font);
    const CardPainter cardPainter(look.colors, look.suitColors, look.font);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (cards.group.player > 0 && !places.empty()) {
        const int size = scaled(NumberDisc::size, look.font);
        const QRect disc(place.left() + margin(cards, look.font),
                         place.top() + places.front().center().y() - size / 2, size, size);
        paintNumberDisc(painter, QStyle::visualRect(look.direction, place, disc),
                        cards.group.player, look.colors.text, look.colors.base, look.font);
    }
    for (std::size_t at = 0; at < places.size(); ++at) {
        const QRect card =
            QStyle::visualRect(look.direction, place, places[at].translated(place.topLeft()));
        const PictureCard& shown = cards.group.cards[at];
        cardPainter.paint(painter, card, shown.content, shown.states);
    }
    paintBrackets(painter, place, cards, places, look);
    painter.restore();
}

QTextCharFormat CardTextObject::formatOf(const CardsInText& cards)
{
    QTextCharFormat format;
    format.setObjectType(type);
    format.setProperty(cardsProperty, QVariant::fromValue(cards));
    format.setVerticalAlignment(cards.isInline ? QTextCharFormat::AlignMiddle
                                               : QTextCharFormat::AlignBottom);
    return format;
}

std::optional<CardsInText> CardTextObject::cardsOf(const QTextFormat& format)
{
    const QVariant cards = format.property(cardsProperty);
    return cards.canConvert<CardsInText>() ? std::optional(cards.value<CardsInText>())
                                           : std::nullopt;
}

QSizeF CardTextObject::intrinsicSize(QTextDocument* /*document*/, int /*position*/,
                                     const QTextFormat& format)
{
    const std::optional<CardsInText> cards = cardsOf(format);
    return cards ? sizeOf(*cards, m_look) : QSizeF();
}

void CardTextObject::drawObject(QPainter* painter, const QRectF& place, QTextDocument* /*document*/,
                                int /*position*/, const QTextFormat& format)
{
    if (const std::optional<CardsInText> cards = cardsOf(format))
        paintCards(*painter, QRect(place.topLeft().toPoint(), place.size().toSize()), *cards,
                   m_look);
}

} // namespace showdown::gui

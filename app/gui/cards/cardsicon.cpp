// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/cards/cardsicon.h"

#include "app/gui/cards/cardpainter.h"
#include "app/gui/theme/scale.h"

#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QPixmap>

#include <utility>

namespace showdown::gui {
namespace {

constexpr double cardInIcon = 26;
constexpr double gapInIcon = 4; ///< between the cards, and around them for their shadow

class CardsIcon : public QIconEngine
{
public:
    CardsIcon(std::vector<Card> cards, SuitColors suitColors)
        : m_cards(std::move(cards)), m_suitColors(suitColors)
    {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode /*mode*/,
               QIcon::State /*state*/) override
    {
        const auto count = static_cast<double>(m_cards.size());
        const double unit = rect.width() / (count * cardInIcon + (count + 1) * gapInIcon);
        const double width = cardInIcon * unit;
        const double height = width * CardPainter::heightFor(1000) / 1000;
        const CardPainter look(Colors::of(QGuiApplication::palette()), m_suitColors,
                               QGuiApplication::font());
        QRectF place(rect.left() + gapInIcon * unit, rect.center().y() + 0.5 - height / 2, width,
                     height);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        for (const Card card : m_cards) {
            look.paint(*painter, place, card);
            place.translate(width + gapInIcon * unit, 0);
        }
        painter->restore();
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        return scaledPixmap(size, mode, state, 1);
    }

    QPixmap scaledPixmap(const QSize& size, QIcon::Mode mode, QIcon::State state,
                         qreal scale) override
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        painter.scale(scale, scale);
        paint(&painter, QRect(QPoint(), size / scale), mode, state);
        return pixmap;
    }

    QIconEngine* clone() const override { return new CardsIcon(*this); }

private:
    std::vector<Card> m_cards;
    SuitColors m_suitColors;
};

} // namespace

QIcon cardsIcon(const std::vector<Card>& cards, SuitColors suitColors)
{
    return QIcon(new CardsIcon(cards, suitColors));
}

QSize cardsIconSize(int cards, const QFont& font)
{
    const int gap = scaled(gapInIcon, font);
    const int width = scaled(cardInIcon, font);
    return {cards * width + (cards + 1) * gap, CardPainter::heightFor(width) + 2 * gap};
}

} // namespace showdown::gui

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/wild/wildcards.h"

#include "app/gui/cards/cardpainter.h"
#include "app/gui/theme/appearance.h"
#include "app/gui/theme/scale.h"

#include <QEvent>
#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace showdown::gui {
namespace {

constexpr double wildCardWidth = 46;
constexpr double wildCardGap = 6;
constexpr double wildCardEdge = 5; ///< for rings

} // namespace

WildCards::WildCards(const Appearance& appearance, QWidget* parent)
    : QWidget(parent), m_appearance(appearance)
{
    setObjectName(QStringLiteral("wildCards"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(&appearance, &Appearance::suitColorsChanged, this, qOverload<>(&QWidget::update));
}

void WildCards::setHand(const Hand& hand, const std::vector<int>& wilds)
{
    m_hand = hand;
    m_wilds = wilds;
    update();
}

QSize WildCards::sizeHint() const
{
    const int width = scaled(wildCardWidth, font());
    const int edge = 2 * scaled(wildCardEdge, font());
    return {Hand::fullSize * width + (Hand::fullSize - 1) * scaled(wildCardGap, font()) + edge,
            CardPainter::heightFor(width) + edge};
}

QSize WildCards::minimumSizeHint() const
{
    return sizeHint();
}

void WildCards::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    update();
}

void WildCards::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    const CardPainter cards(Colors::of(palette()), m_appearance.suitColors(), font());
    const int width = scaled(wildCardWidth, font());
    const int edge = scaled(wildCardEdge, font());
    for (int position = 0; position < m_hand.size(); ++position) {
        const QRect place(edge + position * (width + scaled(wildCardGap, font())), edge, width,
                          CardPainter::heightFor(width));
        CardStates states;
        if (std::ranges::count(m_wilds, position) > 0) {
            states.setFlag(CardState::matched);
            states.setFlag(CardState::wild, !m_hand[position].isJoker());
        }
        cards.paint(painter, QStyle::visualRect(layoutDirection(), rect(), place), m_hand[position],
                    states);
    }
}

} // namespace showdown::gui

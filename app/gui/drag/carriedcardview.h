// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cards/placedcard.h"

#include <QPixmap>
#include <QWidget>

namespace showdown::gui {

class Appearance;
class CardSlot;

/// The card carried by keys, tilted, over its target slot. It tells screen readers what dropping
/// would do.
class CarriedCardView : public QWidget
{
    Q_OBJECT

public:
    /// The size of a dragged card relative to its slot, so that the edge of the slot under it stays
    /// visible.
    static constexpr double underPointer = 0.75;

    CarriedCardView(const Appearance& appearance, QWidget* parent);

    /// Shows it at the size of its slot where it was picked up, and smaller over another slot, so
    /// that the sign in that slot stays visible.
    void showAt(const CardSlot& slot, PlacedCard card, bool isHome);

    /// Makes a screen reader read a text.
    void tell(const QString& text);

    /// The card as it looks while carried, this wide, with room for tilt and shadow around it.
    static QPixmap picture(PlacedCard card, int width, const QWidget& widget,
                           const Appearance& appearance);

    /// The position of the card in that picture.
    static QPoint cornerIn(int width);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Appearance& m_appearance;
    PlacedCard m_card = PlacedCard::unknown();
    int m_width = 0;
};

} // namespace showdown::gui

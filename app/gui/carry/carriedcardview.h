// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cards/placedcard.h"

#include <QPixmap>
#include <QWidget>

namespace showdown::gui {

class Appearance;
class CardSlot;

/// The card that keys carry, tilted, over the slot that it would go to. It tells screen readers what
/// letting go would do.
class CarriedCardView : public QWidget
{
    Q_OBJECT

public:
    /// How large a dragged card is, in parts of its slot, so that the edge of the slot under it shows.
    static constexpr double underPointer = 0.75;

    CarriedCardView(const Appearance& appearance, QWidget* parent);

    /// Shows it as large as its slot where it was picked up, and smaller at another one, so that the
    /// sign in that slot is seen.
    void showAt(const CardSlot& slot, PlacedCard card, bool isHome);

    /// Has a screen reader say it.
    void tell(const QString& text);

    /// The card as it is carried, this wide, with room for tilt and shadow around it.
    static QPixmap picture(PlacedCard card, int width, const QWidget& widget,
                           const Appearance& appearance);

    /// Where the card lies in that picture.
    static QPoint cornerIn(int width);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Appearance& m_appearance;
    PlacedCard m_card = PlacedCard::unknown();
    int m_width = 0;
};

} // namespace showdown::gui

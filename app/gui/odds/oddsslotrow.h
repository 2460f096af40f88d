// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/table/cardroweditor.h"

namespace showdown::gui {

class OddsPlaces;

/// The slots of one row of a situation: the hole cards of a player, the board or the dead cards.
/// They show the session's cards; typed or pasted ones go to the session.
class OddsSlotRow : public CardRowEditor
{
    Q_OBJECT

public:
    /// `row` is that of Place.
    OddsSlotRow(TableSession& session, OddsPlaces& places, const Appearance& appearance, int row,
                QWidget* parent);

    /// The number of slots in use.
    int used() const { return m_used; }
    void setUsed(int count);

    /// Sets the size of the cards and the gaps; after a slot that ends a street the gap is larger.
    /// If lines are shorter than all cards, these wrap.
    void setLengths(QSize card, int gap, int streetGap);

    /// The place of a slot's card, in this widget.
    QRect cardRect(int slot) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

signals:
    /// Emitted when cards were typed or pasted; the next place has moved on.
    void cardsEntered();

protected:
    void enter(Place place, std::optional<PlacedCard> card) override;
    void enterText(Place place, const QString& text) override;
    void arrange() override;

private:
    QRect placeOf(int slot, int width) const;

    TableSession& m_session;
    OddsPlaces& m_places;
    int m_used = 0;
    QSize m_card;
    int m_gap = 0;
    int m_streetGap = 0;
};

} // namespace showdown::gui

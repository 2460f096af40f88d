// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/odds/oddsslotrow.h"

#include "app/gui/odds/oddsplaces.h"
#include "app/gui/session/tablesession.h"

#include <QStyle>

#include <algorithm>

namespace showdown::gui {
namespace {

/// The beginning of a row's object names.
QString purposeOf(int row)
{
    if (row == CardTable::boardRow)
        return QStringLiteral("board");
    return row == CardTable::deadRow ? QStringLiteral("dead")
                                     : QStringLiteral("oddsPlayer%1").arg(row + 1);
}

} // namespace

OddsSlotRow::OddsSlotRow(TableSession& session, OddsPlaces& places, const Appearance& appearance,
                         int row, QWidget* parent)
    : CardRowEditor(session, appearance, row, purposeOf(row), parent),
      m_session(session),
      m_places(places),
      m_used(slotCount())
{
    showCards();
}

void OddsSlotRow::enter(Place place, std::optional<PlacedCard> card)
{
    const bool isIn = card && m_places.type(*card, place);
    if (!card)
        m_session.setCard(place, std::nullopt);
    showCards(); // drops what was typed, even if refused
    if (isIn)
        emit cardsEntered();
}

void OddsSlotRow::enterText(Place place, const QString& text)
{
    const QString problem = m_places.paste(text, place);
    if (problem.isEmpty())
        emit cardsEntered();
    else
        tellProblem(place, problem);
}

void OddsSlotRow::setUsed(int count)
{
    m_used = count;
    arrange();
    updateGeometry();
}

void OddsSlotRow::setLengths(QSize card, int gap, int streetGap)
{
    m_card = card;
    m_gap = gap;
    m_streetGap = streetGap;
    for (int slot = 0; slot < slotCount(); ++slot)
        this->slot(slot).setCardWidth(card.width());
    arrange();
    updateGeometry();
}

QRect OddsSlotRow::cardRect(int slot) const
{
    return QStyle::visualRect(layoutDirection(), rect(), placeOf(slot, width()));
}

/// From left to right, before anything is mirrored.
QRect OddsSlotRow::placeOf(int slot, int width) const
{
    const int pitch = m_card.width() + m_gap;
    if (row() == CardTable::deadRow) {
        const int inLine = std::max(1, (width - 2 * margin() + m_gap) / std::max(1, pitch));
        const QPoint corner(margin() + slot % inLine * pitch,
                            margin() + slot / inLine * (m_card.height() + m_gap));
        return {corner, m_card};
    }
    const int streets = row() == CardTable::boardRow ? static_cast<int>(streetOfBoardCard(slot))
                                                           - static_cast<int>(Street::flop)
                                                     : 0;
    const int more = streets * (m_streetGap - m_gap);
    return {QPoint(margin() + slot * pitch + more, margin()), m_card};
}

QSize OddsSlotRow::sizeHint() const
{
    constexpr int wide = 100'000;
    const int last = std::max(m_used, 1) - 1;
    return {placeOf(last, wide).right() + 1 + margin(), m_card.height() + 2 * margin()};
}

int OddsSlotRow::heightForWidth(int width) const
{
    return placeOf(std::max(m_used, 1) - 1, width).bottom() + 1 + margin();
}

void OddsSlotRow::arrange()
{
    for (int slot = 0; slot < slotCount(); ++slot) {
        CardSlot& widget = this->slot(slot);
        const QPoint corner = cardRect(slot).topLeft() - widget.cardRect().topLeft();
        widget.setGeometry(QRect(corner, widget.sizeHint()));
        widget.setVisible(slot < m_used);
    }
}

} // namespace showdown::gui

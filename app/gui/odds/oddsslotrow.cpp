// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/odds/oddsslotrow.h"

#include "app/gui/odds/oddsplaces.h"
#include "app/gui/session/oddssession.h"
#include "app/gui/theme/scale.h"
#include "app/gui/widgets/language.h"
#include "app/narration/cardplacetext.h"
#include "app/tables/oddsquestion.h"

#include <QEvent>
#include <QStyle>

#include <algorithm>

namespace showdown::gui {
namespace {

constexpr double ringRoom = 8;

/// The beginning of a row's object names.
QString purposeOf(int row)
{
    if (row == CardTable::boardRow)
        return QStringLiteral("board");
    return row == CardTable::deadRow ? QStringLiteral("dead")
                                     : QStringLiteral("oddsPlayer%1").arg(row + 1);
}

} // namespace

OddsSlotRow::OddsSlotRow(OddsSession& session, OddsPlaces& places, const Appearance& appearance,
                         int row, QWidget* parent)
    : QWidget(parent),
      m_session(session),
      m_places(places),
      m_row(row),
      m_used(mostCards(session.table().row(row).kind()))
{
    setObjectName(purposeOf(row) + QStringLiteral("Cards"));
    for (int slot = 0; slot < m_used; ++slot) {
        m_slots.push_back(new CardSlot(appearance, this));
        createSlot(slot);
        connectSlot(slot);
    }
    session.whenChanged(TableChange::cards | TableChange::rules, this, &OddsSlotRow::showCards);
    session.whenChanged(TableChange::names, this, &OddsSlotRow::showNames);
    onRetranslate(*this, [this] { sayWords(); });
}

void OddsSlotRow::createSlot(int slot)
{
    CardSlot& card = this->slot(slot);
    card.setObjectName(QStringLiteral("%1Card%2Slot").arg(purposeOf(m_row)).arg(slot + 1));
    card.setNumber(m_row == CardTable::deadRow ? 0 : slot + 1);
    card.setTakesUnknown(m_row < CardTable::boardRow);
    card.setKnowsUnknown(true);
}

/// Sets the texts about what can be typed, and about the cards there.
void OddsSlotRow::sayWords()
{
    const bool isHole = m_row < CardTable::boardRow;
    for (CardSlot* card : m_slots) {
        card->setToolTip(isHole ? tr("Type a card, such as Ks or *, or ? for one that nobody has "
                                     "seen, or press Enter for the deck")
                                : tr("Type a card, such as Ks or *, or press Enter for the deck"));
        card->setStatusTip(isHole ? tr("Type Ks, 10h, * for a wild or ? for an unknown card; Enter "
                                       "goes to the deck")
                                  : tr("Type Ks, 10h or * for a wild; Enter goes to the deck"));
    }
    showNames();
    showCards();
}

void OddsSlotRow::connectSlot(int slot)
{
    const Place place = this->place(slot);
    const CardSlot* card = m_slots[static_cast<std::size_t>(slot)];
    connect(card, &CardSlot::cardTyped, this,
            [this, place](const PlacedCard& typed) { enter(place, typed); });
    connect(card, &CardSlot::cleared, this, [this, place] { enter(place, std::nullopt); });
    connect(card, &CardSlot::textPasted, this, [this, place](const QString& text) {
        const QString problem = m_places.paste(text, place);
        if (problem.isEmpty())
            emit cardsEntered();
        else
            say(place, problem);
    });
    connect(card, &CardSlot::pickUpRequested, this, [this, place] { emit pickUpRequested(place); });
    connect(card, &CardSlot::dragStarted, this,
            [this, place](const QPoint& hotSpot) { emit dragStarted(place, hotSpot); });
    connect(card, &CardSlot::selected, this, [this, place] { emit slotSelected(place); });
    connect(card, &CardSlot::deckRequested, this, &OddsSlotRow::deckRequested);
    connect(card, &CardSlot::menuRequested, this, &OddsSlotRow::menuRequested);
    connect(card, &CardSlot::moveRequested, this,
            [this, place](SlotMove move) { emit moveRequested(place, move); });
    connect(card, &CardSlot::problemFound, this,
            [this, place](const QString& problem) { say(place, problem); });
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

void OddsSlotRow::say(Place place, const QString& problem)
{
    //: Where something was typed, such as "Player 2, card 1", and what is wrong with it
    emit problemFound(tr("%1: %2").arg(
        narration::placeName(tables::seenPlace(place), m_session.names()), problem));
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
    for (CardSlot* slot : m_slots)
        slot->setCardWidth(card.width());
    arrange();
    updateGeometry();
}

int OddsSlotRow::margin() const
{
    return scaled(ringRoom, font());
}

QRect OddsSlotRow::cardRect(int slot) const
{
    return QStyle::visualRect(layoutDirection(), rect(), placeOf(slot, width()));
}

/// From left to right, before anything is mirrored.
QRect OddsSlotRow::placeOf(int slot, int width) const
{
    const int pitch = m_card.width() + m_gap;
    if (m_row == CardTable::deadRow) {
        const int inLine = std::max(1, (width - 2 * margin() + m_gap) / std::max(1, pitch));
        const QPoint corner(margin() + slot % inLine * pitch,
                            margin() + slot / inLine * (m_card.height() + m_gap));
        return {corner, m_card};
    }
    const int streets = m_row == CardTable::boardRow ? static_cast<int>(streetOfBoardCard(slot))
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
    for (int slot = 0; slot < size(); ++slot) {
        CardSlot& widget = this->slot(slot);
        const QPoint corner = cardRect(slot).topLeft() - widget.cardRect().topLeft();
        widget.setGeometry(QRect(corner, widget.sizeHint()));
        widget.setVisible(slot < m_used);
    }
}

void OddsSlotRow::setNext(Place next) const
{
    for (int slot = 0; slot < size(); ++slot)
        this->slot(slot).setNext(place(slot) == next);
}

QString OddsSlotRow::contentText(int slot) const
{
    return narration::placeContent(m_session.card(place(slot)), m_session.rules().rules);
}

void OddsSlotRow::showCards()
{
    for (int slot = 0; slot < size(); ++slot) {
        const std::optional<PlacedCard> card = m_session.card(place(slot));
        const std::optional<Card> face = card ? card->face() : std::nullopt;
        this->slot(slot).setPlaced(card);
        this->slot(slot).setState(CardState::wild, face && m_session.rules().rules.isWild(*face));
        this->slot(slot).setContentText(contentText(slot));
    }
}

void OddsSlotRow::showNames()
{
    for (int slot = 0; slot < size(); ++slot)
        this->slot(slot).setAccessibleName(
            narration::placeName(tables::seenPlace(place(slot)), m_session.names()));
}

void OddsSlotRow::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LayoutDirectionChange)
        arrange();
}

void OddsSlotRow::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

} // namespace showdown::gui

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/table/cardroweditor.h"

#include "app/gui/cards/tableplaces.h"
#include "app/gui/session/tablesession.h"
#include "app/gui/theme/scale.h"
#include "app/gui/widgets/language.h"
#include "app/narration/cardplacetext.h"

#include <QEvent>
#include <QStyle>

#include <algorithm>

namespace showdown::gui {
namespace {

constexpr double ringRoom = 8;

} // namespace

CardRowEditor::CardRowEditor(TablePlaces& places, const Appearance& appearance, int row,
                             const QString& purpose, QWidget* parent)
    : QWidget(parent),
      m_places(places),
      m_session(places.session()),
      m_row(row),
      m_used(mostCards(m_session.row(row).kind()))
{
    setObjectName(purpose + QStringLiteral("Cards"));
    for (int slot = 0; slot < m_used; ++slot) {
        createSlot(appearance, purpose);
        connectSlot(slot);
    }
    m_session.whenChanged(TableChange::cards | TableChange::rules | TableChange::names, this,
                          &CardRowEditor::showCards);
    m_session.whenChanged(TableChange::names, this, &CardRowEditor::showNames);
    onRetranslate(*this, [this] { sayWords(); });
    showNames();
    showCards();
}

void CardRowEditor::createSlot(const Appearance& appearance, const QString& purpose)
{
    auto* card = new CardSlot(appearance, this);
    m_slots.push_back(card);
    const RowKind kind = m_session.row(m_row).kind();
    card->setObjectName(QStringLiteral("%1Card%2Slot").arg(purpose).arg(slotCount()));
    card->setNumber(kind == RowKind::dead ? 0 : slotCount());
    card->setTakesUnknown(kind == RowKind::hole);
    card->setKnowsUnknown(m_session.table().isSituation());
}

void CardRowEditor::connectSlot(int slot)
{
    const Place place = this->place(slot);
    const CardSlot* card = m_slots[static_cast<std::size_t>(slot)];
    connect(card, &CardSlot::cardTyped, this,
            [this, place](const PlacedCard& typed) { enter(place, typed); });
    connect(card, &CardSlot::cleared, this, [this, place] { enter(place, std::nullopt); });
    connect(card, &CardSlot::textPasted, this,
            [this, place](const QString& text) { enterText(place, text); });
    connect(card, &CardSlot::pickUpRequested, this, [this, place] { emit pickUpRequested(place); });
    connect(card, &CardSlot::dragStarted, this,
            [this, place](const QPoint& hotSpot) { emit dragStarted(place, hotSpot); });
    connect(card, &CardSlot::selected, this, [this, place] { emit slotSelected(place); });
    connect(card, &CardSlot::deckRequested, this, &CardRowEditor::deckRequested);
    connect(card, &CardSlot::menuRequested, this, &CardRowEditor::menuRequested);
    connect(card, &CardSlot::moveRequested, this,
            [this, place](SlotMove move) { emit moveRequested(place, move); });
    connect(card, &CardSlot::problemFound, this,
            [this, place](const QString& problem) { tellProblem(place, problem); });
}

/// What can be typed.
void CardRowEditor::sayWords() const
{
    const bool isHole = m_session.row(m_row).kind() == RowKind::hole;
    for (CardSlot* card : m_slots) {
        card->setToolTip(
            isHole ? tr("Type a card, such as Ks or *, or ? for one that nobody has "
                        "seen, or press Enter for the deck")
                   : tr("Type a card, such as Ks, 10h or *, or press Enter for the deck"));
        card->setStatusTip(isHole ? tr("Type Ks, 10h, * for a wild or ? for an unknown card; Enter "
                                       "goes to the deck")
                                  : tr("Type Ks, 10h or * for a wild; Enter goes to the deck"));
    }
}

void CardRowEditor::enter(Place place, std::optional<PlacedCard> card)
{
    const bool isIn = card && m_places.type(*card, place);
    if (!card)
        m_session.setCard(place, std::nullopt);
    showCards(); // drops what was typed, even if refused
    if (isIn)
        emit cardsEntered();
}

void CardRowEditor::enterText(Place place, const QString& text)
{
    const std::optional<QString> problem = m_places.paste(text, place);
    if (!problem)
        emit cardsEntered();
    else if (!problem->isEmpty())
        tellProblem(place, *problem);
}

void CardRowEditor::tellProblem(Place place, const QString& problem)
{
    //: Where something was typed, such as "Player 2, card 4", and what is wrong with it
    emit problemFound(tr("%1: %2").arg(
        narration::placeName(tables::seenPlace(place), m_session.names()), problem));
}

int CardRowEditor::margin() const
{
    return scaled(ringRoom, font());
}

void CardRowEditor::setNext(std::optional<Place> next) const
{
    for (int slot = 0; slot < slotCount(); ++slot)
        this->slot(slot).setNext(place(slot) == next);
}

QString CardRowEditor::contentText(int slot) const
{
    return narration::placeContent(m_session.card(place(slot)), m_session.rules().rules);
}

void CardRowEditor::showCards() const
{
    for (int slot = 0; slot < slotCount(); ++slot) {
        const std::optional<PlacedCard> card = m_session.card(place(slot));
        const std::optional<Card> face = m_session.face(place(slot));
        this->slot(slot).setPlaced(card);
        this->slot(slot).setState(CardState::wild, face && m_session.rules().rules.isWild(*face));
    }
    showContents();
}

void CardRowEditor::showContents() const
{
    for (int slot = 0; slot < slotCount(); ++slot)
        this->slot(slot).setContentText(contentText(slot));
}

void CardRowEditor::showNames() const
{
    for (int slot = 0; slot < slotCount(); ++slot)
        this->slot(slot).setAccessibleName(
            narration::placeName(tables::seenPlace(place(slot)), m_session.names()));
}

void CardRowEditor::setUsed(int count)
{
    m_used = count;
    arrange();
    updateGeometry();
}

bool CardRowEditor::isUsed(int slot) const
{
    return slot < m_used && !m_session.table().isGiven(place(slot));
}

void CardRowEditor::setLengths(QSize card, int gap, int streetGap)
{
    m_card = card;
    m_gap = gap;
    m_streetGap = streetGap;
    for (int slot = 0; slot < slotCount(); ++slot)
        this->slot(slot).setCardWidth(card.width());
    arrange();
    updateGeometry();
}

QRect CardRowEditor::cardRect(int slot) const
{
    return QStyle::visualRect(layoutDirection(), rect(), placeOf(slot, width()));
}

/// From left to right, before anything is mirrored.
QRect CardRowEditor::placeOf(int slot, int width) const
{
    const int pitch = m_card.width() + m_gap;
    if (m_session.row(m_row).kind() == RowKind::dead) {
        const int inLine = std::max(1, (width - 2 * margin() + m_gap) / std::max(1, pitch));
        const QPoint corner(margin() + slot % inLine * pitch,
                            margin() + slot / inLine * (m_card.height() + m_gap));
        return {corner, m_card};
    }
    const bool isBoard = m_session.row(m_row).kind() == RowKind::board;
    const int streets =
        isBoard ? static_cast<int>(streetOfBoardCard(slot)) - static_cast<int>(Street::flop) : 0;
    const int more = streets * (m_streetGap - m_gap);
    return {QPoint(margin() + slot * pitch + more, margin()), m_card};
}

QSize CardRowEditor::sizeHint() const
{
    constexpr int wide = 100'000;
    const int last = std::max(m_used, 1) - 1;
    return {placeOf(last, wide).right() + 1 + margin(), m_card.height() + 2 * margin()};
}

QSize CardRowEditor::minimumSizeHint() const
{
    const bool wraps = m_session.row(m_row).kind() == RowKind::dead;
    return wraps ? m_card.grownBy({margin(), margin(), margin(), margin()}) : sizeHint();
}

int CardRowEditor::heightForWidth(int width) const
{
    return placeOf(std::max(m_used, 1) - 1, width).bottom() + 1 + margin();
}

void CardRowEditor::arrange()
{
    for (int slot = 0; slot < slotCount(); ++slot) {
        CardSlot& widget = this->slot(slot);
        const QPoint corner = cardRect(slot).topLeft() - widget.cardRect().topLeft();
        widget.setGeometry(QRect(corner, widget.sizeHint()));
        widget.setVisible(isUsed(slot));
    }
}

void CardRowEditor::outline(std::optional<int> slot)
{
    m_outlined = slot;
    showRings();
}

void CardRowEditor::showRings() const
{
    for (int slot = 0; slot < slotCount(); ++slot)
        this->slot(slot).setMatched(isRinged(slot));
}

void CardRowEditor::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LayoutDirectionChange)
        arrange();
}

void CardRowEditor::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

} // namespace showdown::gui

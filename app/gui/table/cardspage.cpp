// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/table/cardspage.h"

#include "app/gui/cards/deckpanel.h"
#include "app/gui/cards/tableplaces.h"
#include "app/gui/drag/cardcarrier.h"
#include "app/gui/session/tablesession.h"
#include "app/gui/table/cardfield.h"
#include "app/gui/table/conflictbar.h"
#include "app/gui/theme/colors.h"
#include "app/gui/theme/scale.h"
#include "app/gui/widgets/noticebar.h"

#include <QEvent>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

namespace showdown::gui {
namespace {

constexpr double spareOverDeck = 24; ///< before the keys of the deck grow

} // namespace

CardsPage::CardsPage(const Names& names, TablePlaces* places, const Appearance& appearance,
                     const MakeField& makeField, QWidget* parent)
    : QWidget(parent),
      m_places(places),
      m_notices(new NoticePlace(this)),
      m_field(makeField(*places, this)),
      m_conflicts(new ConflictBar(places->session(), names.conflicts, this)),
      m_deck(new DeckPanel(*places, appearance, this)),
      m_carrier(new CardCarrier(*places, *m_field, appearance, *this))
{
    setObjectName(names.page);
    m_deck->setObjectName(names.deck);
    m_places->setParent(this);
    arrange();
    connectParts();
    connectRefusals();
}

CardsPage::~CardsPage()
{
    delete m_carrier; // before the slots that it looks at
    delete m_deck;    // before its places
    delete m_field;
}

void CardsPage::arrange()
{
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(0);
    m_above = new QVBoxLayout;
    m_above->addWidget(m_notices);
    layout->addLayout(m_above);
    layout->addWidget(m_field, 1);
    m_below = new QVBoxLayout;
    m_below->addWidget(m_conflicts);
    m_below->addWidget(m_deck);
    layout->addLayout(m_below);
    applyLengths();
}

void CardsPage::applyLengths()
{
    const bool hasNotice = !m_notices->isHidden();
    const bool isTight = hasNotice && m_compact;
    const int side = scaled(m_compact ? 8 : 12, font());
    layout()->setContentsMargins(0, 0, 0, scaled(isTight ? 4 : 8, font()));
    m_above->setContentsMargins(side, hasNotice ? scaled(isTight ? 2 : 4, font()) : 0, side, 0);
    m_below->setContentsMargins(side, scaled(isTight ? 6 : 8, font()), side, 0);
    m_below->setSpacing(scaled(2, font()));
}

/// Balances the height: the keys of the deck make room for a bar above the deck, so that the cards
/// stay in place, and for slots that would not fit; then the field scrolls. Its form depends on the
/// window, the text and the hands alone. Height that larger cards cannot use goes to the keys.
void CardsPage::makeRoom()
{
    const int width = m_deck->width();
    const int bar =
        m_conflicts->isHidden() ? 0 : m_conflicts->heightForWidth(width) + m_below->spacing();
    const int notice = m_notices->isHidden()
                           ? 0
                           : m_notices->heightForWidth(width) + m_above->contentsMargins().top();
    const int strip = m_strip && !m_strip->isHidden() ? m_strip->sizeHint().height() : 0;
    const int gaps =
        strip + notice + layout()->contentsMargins().bottom() + m_below->contentsMargins().top();
    const int deck = m_deck->isHidden() ? 0 : m_deck->leastHeight();
    m_field->setMostHeight(height() - strip - 2 * scaled(8, font())
                           - deck); // whatever bars are there
    const int room = height() - gaps - m_deck->fullHeight();
    const int lacking = m_field->neededHeight() - room;
    const int spare = room - m_field->usedOf(room) - scaled(spareOverDeck, font());
    m_deck->giveRoom(bar + (lacking >= 0 ? lacking : -std::clamp(spare, 0, m_deck->mostGrowth())));
}

bool CardsPage::eventFilter(QObject* watched, QEvent* event)
{
    const bool isBar = watched == m_conflicts || watched == m_notices || watched == m_strip;
    const bool isOfBar =
        isBar
        && (event->type() == QEvent::ShowToParent || event->type() == QEvent::HideToParent
            || event->type() == QEvent::LayoutRequest);
    if (isOfBar)
        applyLengths();
    if (isOfBar || (!isBar && event->type() == QEvent::Resize))
        makeRoom();
    return QWidget::eventFilter(watched, event);
}

/// Lets cards be carried between slots and deck.
void CardsPage::connectParts()
{
    for (QWidget* part : {static_cast<QWidget*>(m_deck), static_cast<QWidget*>(m_field),
                          static_cast<QWidget*>(m_notices), static_cast<QWidget*>(m_conflicts)})
        part->installEventFilter(this);
    connect(m_field, &CardField::deckRequested, m_deck, [this] {
        if (m_deck->isVisible())
            m_deck->enterFromHands();
    });
    connect(m_field, &CardField::pickUpRequested, m_carrier, &CardCarrier::pickUp);
    connect(m_field, &CardField::dragStarted, m_carrier, &CardCarrier::dragFromSlot);
    connect(m_field, &CardField::neededHeightChanged, this, &CardsPage::makeRoom);
    connect(m_deck, &DeckPanel::handsRequested, m_field, &CardField::focusCurrent);
    connect(m_deck, &DeckPanel::holderAsked, m_field, &CardField::ringHolder);
    connect(m_deck, &DeckPanel::goToAsked, m_field, &CardField::focusSlot);
    connect(m_deck, &DeckPanel::cardDragged, m_carrier, &CardCarrier::dragFromDeck);
}

void CardsPage::connectRefusals()
{
    const TableSession* session = &m_places->session();
    connect(session, &TableSession::changeRefused, m_conflicts,
            [this, session](const CardTable& wanted, const CardConflict& conflict) {
                if (wanted.rows == session->table().rows)
                    m_conflicts->offerRules(wanted.rules);
                else
                    m_conflicts->offerTable(conflict, wanted);
                if (session->face(conflict.holder) == conflict.card)
                    m_field->ring(conflict.holder);
            });
    connect(m_conflicts, &NoticeBar::presentedChanged, m_field, [this](bool isPresented) {
        if (!isPresented)
            m_field->ring(std::nullopt);
    });
    connect(m_conflicts, &ConflictBar::cardsPlaced, m_deck, &DeckPanel::finishEntry);
    connect(m_conflicts, &ConflictBar::cardsPlaced, m_field, &CardField::goOnFrom);
    connect(m_field, &CardField::dealRefused, m_conflicts, &ConflictBar::sayWhy);
}

void CardsPage::setStrip(QWidget& strip)
{
    m_strip = &strip;
    static_cast<QVBoxLayout*>(layout())->insertWidget(0, &strip);
    strip.installEventFilter(this);
    makeRoom();
}

void CardsPage::setCompact(bool compact)
{
    m_compact = compact;
    applyLengths();
    m_field->setCompact(compact);
    m_deck->setCompact(compact);
    makeRoom();
}

void CardsPage::setPresenting(bool presenting)
{
    const bool hadFocus = m_deck->isAncestorOf(focusWidget());
    m_deck->setVisible(!presenting);
    m_field->setPresenting(presenting);
    if (hadFocus && presenting)
        m_field->focusCurrent();
}

void CardsPage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        applyLengths();
}

void CardsPage::paintEvent(QPaintEvent* /*event*/)
{
    QPainter(this).fillRect(rect(), Colors::of(palette()).table);
}

} // namespace showdown::gui

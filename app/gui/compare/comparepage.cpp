// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/compare/comparepage.h"

#include "app/gui/cards/deckpanel.h"
#include "app/gui/carry/cardcarrier.h"
#include "app/gui/compare/conflictbar.h"
#include "app/gui/compare/handsview.h"
#include "app/gui/compare/tableplaces.h"
#include "app/gui/session/session.h"
#include "app/gui/theme/colors.h"
#include "app/gui/theme/scale.h"
#include "app/gui/widgets/noticebar.h"

#include <QEvent>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

namespace showdown::gui {
namespace {

constexpr double whiteSpace = 24; ///< over the deck, before its keys grow

} // namespace

ComparePage::ComparePage(Session& session, NextSlot& nextSlot, TableDealer& dealer,
                         StepPlayer& player, const Appearance& appearance, QWidget* parent)
    : QWidget(parent),
      m_notices(new NoticePlace(this)),
      m_hands(new HandsView(session, nextSlot, dealer, player, appearance, this)),
      m_conflicts(new ConflictBar(session, this)),
      m_places(new TablePlaces(session, nextSlot, this)),
      m_deck(new DeckPanel(*m_places, appearance, this)),
      m_carrier(new CardCarrier(*m_places, *m_hands, appearance, *this))
{
    setObjectName(QStringLiteral("compareArea"));
    arrange();
    connectParts(session);
}

ComparePage::~ComparePage()
{
    delete m_carrier; // before the slots that it looks at
    delete m_deck;    // before its places
}

void ComparePage::arrange()
{
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(0);
    m_above = new QVBoxLayout;
    m_above->addWidget(m_notices);
    layout->addLayout(m_above);
    layout->addWidget(m_hands, 1);
    m_below = new QVBoxLayout;
    m_below->addWidget(m_conflicts);
    m_below->addWidget(m_deck);
    layout->addLayout(m_below);
    applyLengths();
}

void ComparePage::applyLengths()
{
    const bool hasNotice = !m_notices->isHidden();
    const bool isTight = hasNotice && m_compact;
    const int side = scaled(m_compact ? 8 : 12, font());
    layout()->setContentsMargins(0, 0, 0, scaled(isTight ? 4 : 8, font()));
    m_above->setContentsMargins(side, hasNotice ? scaled(isTight ? 2 : 4, font()) : 0, side, 0);
    m_below->setContentsMargins(side, scaled(isTight ? 6 : 8, font()), side, 0);
    m_below->setSpacing(scaled(2, font()));
}

/// The room that the bars take comes from the keys of the deck, so that the hands stay in place; and
/// so does what the hands need to be seen whole. What larger cards cannot use goes to the keys.
void ComparePage::makeRoom()
{
    const int bar = m_conflicts->isHidden()
                        ? 0
                        : m_conflicts->heightForWidth(m_deck->width()) + m_below->spacing();
    const int notice = m_notices->isHidden() ? 0
                                             : m_notices->heightForWidth(m_deck->width())
                                                   + m_above->contentsMargins().top();
    const int gaps =
        notice + layout()->contentsMargins().bottom() + m_below->contentsMargins().top();
    const int room = height() - gaps - m_deck->fullHeight();
    const int lacking = m_hands->neededHeight() - room;
    const int spare = room - m_hands->usedOf(room) - scaled(whiteSpace, font());
    m_deck->giveRoom(lacking >= 0 ? bar + lacking
                                  : bar - std::clamp(spare, 0, m_deck->mostGrowth()));
}

bool ComparePage::eventFilter(QObject* watched, QEvent* event)
{
    const bool isBar = watched == m_conflicts || watched == m_notices;
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

void ComparePage::connectParts(const Session& session)
{
    connect(&session, &Session::changeRefused, m_conflicts,
            [this, &session](const Table& wanted, const CardConflict& conflict) {
                if (wanted.rows == session.table().rows)
                    m_conflicts->offerRules(wanted.rules);
                else
                    m_conflicts->offerTable(conflict, wanted);
            });
    m_notices->installEventFilter(this);
    m_conflicts->installEventFilter(this);
    m_deck->installEventFilter(this);
    m_hands->installEventFilter(this);
    connect(m_conflicts, &ConflictBar::cardsPlaced, m_deck, &DeckPanel::finishEntry);
    connect(m_hands, &HandsView::neededHeightChanged, this, &ComparePage::makeRoom);
    connect(m_hands, &HandsView::dealRefused, m_conflicts, &ConflictBar::sayWhy);
    connect(m_hands, &HandsView::deckRequested, m_deck, [this] {
        if (m_deck->isVisible())
            m_deck->enterFromHands();
    });
    connect(m_deck, &DeckPanel::handsRequested, m_hands, &HandsView::focusCurrent);
    connect(m_deck, &DeckPanel::holderAsked, m_hands, &HandsView::ringHolder);
    connect(m_deck, &DeckPanel::goToAsked, m_hands, &HandsView::focusSlot);
    connect(m_hands, &HandsView::pickUpRequested, m_carrier, &CardCarrier::pickUp);
    connect(m_hands, &HandsView::dragStarted, m_carrier, &CardCarrier::dragFromSlot);
    connect(m_deck, &DeckPanel::cardDragged, m_carrier, &CardCarrier::dragFromDeck);
}

void ComparePage::setCompact(bool compact)
{
    m_compact = compact;
    m_notices->setCompact(compact);
    applyLengths();
    m_hands->setCompact(compact);
    m_deck->setCompact(compact);
}

void ComparePage::setPresenting(bool presenting)
{
    const bool hadFocus = m_deck->isAncestorOf(focusWidget());
    m_deck->setVisible(!presenting);
    m_hands->setPresenting(presenting);
    if (hadFocus && presenting)
        m_hands->focusCurrent();
}

void ComparePage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        applyLengths();
}

void ComparePage::paintEvent(QPaintEvent* /*event*/)
{
    QPainter(this).fillRect(rect(), Colors::of(palette()).table);
}

} // namespace showdown::gui

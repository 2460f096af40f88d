// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/compare/comparepage.h"

#include "app/gui/compare/compareplaces.h"
#include "app/gui/compare/conflictbar.h"
#include "app/gui/compare/handsview.h"
#include "app/gui/session/comparesession.h"
#include "app/gui/theme/scale.h"
#include "app/gui/widgets/noticebar.h"

#include <QEvent>
#include <QVBoxLayout>

namespace showdown::gui {

ComparePage::ComparePage(CompareSession& session, NextPlace& nextSlot, TableDealer& dealer,
                         StepPlayer& player, const Appearance& appearance, QWidget* parent)
    : CardsPage(parent),
      m_notices(new NoticePlace(this)),
      m_hands(new HandsView(session, nextSlot, dealer, player, appearance, this)),
      m_conflicts(new ConflictBar(session, this)),
      m_places(new ComparePlaces(session, nextSlot, this)),
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
    const int deck = m_deck->isHidden() ? 0 : m_deck->leastHeight();
    m_hands->setMostHeight(height() - gaps - bar - deck);
    giveRoom(*m_hands, *m_deck, gaps, bar);
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
    return CardsPage::eventFilter(watched, event);
}

void ComparePage::connectParts(const CompareSession& session)
{
    connectDeck(*m_hands, *m_deck, *m_carrier);
    connect(&session, &TableSession::changeRefused, m_conflicts,
            [this, &session](const CardTable& wanted, const CardConflict& conflict) {
                if (wanted.rows == session.table().rows)
                    m_conflicts->offerRules(wanted.rules);
                else
                    m_conflicts->offerTable(conflict, wanted);
            });
    m_notices->installEventFilter(this);
    m_conflicts->installEventFilter(this);
    connect(m_conflicts, &ConflictBar::cardsPlaced, m_deck, &DeckPanel::finishEntry);
    connect(m_conflicts, &ConflictBar::cardsPlaced, m_hands, &HandsView::goOnFrom);
    connect(m_hands, &HandsView::neededHeightChanged, this, &ComparePage::makeRoom);
    connect(m_hands, &HandsView::dealRefused, m_conflicts, &ConflictBar::sayWhy);
}

void ComparePage::setCompact(bool compact)
{
    m_compact = compact;
    m_notices->setCompact(compact);
    applyLengths();
    m_hands->setCompact(compact);
    m_deck->setCompact(compact);
    makeRoom();
}

void ComparePage::setPresenting(bool presenting)
{
    present(*m_hands, *m_deck, presenting);
}

void ComparePage::changeEvent(QEvent* event)
{
    CardsPage::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        applyLengths();
}

} // namespace showdown::gui

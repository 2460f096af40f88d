// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/odds/situationview.h"

#include "app/gui/odds/boardpanel.h"
#include "app/gui/odds/oddspanels.h"
#include "app/gui/odds/oddsplaces.h"
#include "app/gui/odds/oddsplayeractions.h"
#include "app/gui/odds/oddsplayerpanel.h"
#include "app/gui/odds/oddsslotrow.h"
#include "app/gui/session/nextplace.h"
#include "app/gui/session/oddssession.h"
#include "app/narration/cardplacetext.h"
#include "app/tables/oddsquestion.h"

#include <QEvent>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <cstdlib>

namespace showdown::gui {
namespace {

/// Hole cards, board and dead cards, as Place counts them.
constexpr std::array allRows{0, 1, 2, CardTable::boardRow, CardTable::deadRow};

} // namespace

SituationView::SituationView(OddsSession& session, NextPlace& next, OddsPlaces& places,
                             TableDealer& dealer, const Appearance& appearance, QWidget* parent)
    : QWidget(parent),
      m_session(session),
      m_next(next),
      m_scroll(new QScrollArea(this)),
      m_panels(new OddsPanels(session, places, dealer, appearance, m_scroll))
{
    setObjectName(QStringLiteral("situationView"));
    m_scroll->setObjectName(QStringLiteral("oddsScrollArea"));
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setWidgetResizable(true);
    m_scroll->setWidget(m_panels);
    m_scroll->viewport()->setAutoFillBackground(false);
    m_panels->setAutoFillBackground(false);
    m_scroll->installEventFilter(this);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_scroll);
    for (const int row : allRows)
        connectRow(rowOf(row));
    for (int player = 0; player < CardTable::maximumPlayers; ++player) {
        const OddsPlayerPanel* panel = &m_panels->panel(player);
        connect(panel, &OddsPlayerPanel::chosen, this,
                [this, player] { emit playerChosen(player); });
        connect(&panel->actions(), &OddsPlayerActions::cleared, this, [this, player] {
            m_next.setPlace({player, 0});
        });
    }
    connect(m_panels, &OddsPanels::neededChanged, this, &SituationView::neededHeightChanged);
    connect(&next, &NextPlace::placeChanged, this, &SituationView::showNext);
    session.whenChanged(TableChange::cards, this, &SituationView::forgetHolder);
    session.whenChanged(TableChange::cards | TableChange::names, this,
                        &SituationView::currentChanged);
    session.whenChanged(TableChange::players, this, &SituationView::showPlayers);
    showNext();
}

void SituationView::connectRow(const OddsSlotRow& row)
{
    connect(&row, &OddsSlotRow::slotSelected, this, &SituationView::select);
    connect(&row, &OddsSlotRow::cardsEntered, this, &SituationView::focusCurrent);
    connect(&row, &OddsSlotRow::moveRequested, this, &SituationView::move);
    connect(&row, &OddsSlotRow::deckRequested, this, &SituationView::deckRequested);
    connect(&row, &OddsSlotRow::menuRequested, this, &SituationView::menuRequested);
    connect(&row, &OddsSlotRow::pickUpRequested, this, &SituationView::pickUpRequested);
    connect(&row, &OddsSlotRow::dragStarted, this, &SituationView::dragStarted);
    connect(&row, &OddsSlotRow::problemFound, this, &SituationView::problemFound);
}

OddsSlotRow& SituationView::rowOf(int row) const
{
    if (row == CardTable::boardRow)
        return m_panels->board().cards();
    return row == CardTable::deadRow ? m_panels->board().dead() : m_panels->panel(row).cards();
}

/// The visible rows, from top to bottom.
std::vector<int> SituationView::rows() const
{
    std::vector<int> rows{CardTable::boardRow};
    if (m_panels->board().isDeadSeen())
        rows.push_back(CardTable::deadRow);
    for (int player = 0; player < m_session.playerCount(); ++player)
        rows.push_back(player);
    return rows;
}

bool SituationView::isUsed(Place place) const
{
    const std::vector<int> all = rows();
    return std::ranges::find(all, place.row) != all.end() && place.slot < rowOf(place.row).used();
}

std::vector<Place> SituationView::places() const
{
    std::vector<Place> places;
    for (const int row : allRows) {
        for (int slot = 0; slot < rowOf(row).slotCount(); ++slot)
            places.push_back({row, slot});
    }
    return places;
}

CardSlot& SituationView::slotAt(Place place) const
{
    return rowOf(place.row).slot(place.slot);
}

std::optional<Place> SituationView::placeAt(const QPoint& point) const
{
    constexpr int around = 3; // of the gap between two cards
    if (!isPanelAt(point))
        return std::nullopt;
    for (const Place place : places()) {
        const CardSlot& at = slotAt(place);
        const QRect card = at.cardRect().adjusted(-around, -around, around, around);
        if (isUsed(place) && card.contains(at.mapFromGlobal(point)))
            return place;
    }
    return std::nullopt;
}

bool SituationView::isPanelAt(const QPoint& point) const
{
    const QWidget& seen = *m_scroll->viewport();
    if (!seen.rect().contains(seen.mapFromGlobal(point)))
        return false;
    const auto isOn = [&](const QWidget& panel) {
        return panel.isVisible() && panel.rect().contains(panel.mapFromGlobal(point));
    };
    if (isOn(m_panels->board()))
        return true;
    for (int player = 0; player < m_session.playerCount(); ++player) {
        if (isOn(m_panels->panel(player)))
            return true;
    }
    return false;
}

Place SituationView::current() const
{
    return m_next.place();
}

QString SituationView::currentText() const
{
    const Place place = current();
    //: A slot, such as "Player 2, card 1", and what it holds
    return tr("%1: %2").arg(narration::placeName(tables::seenPlace(place), m_session.names()),
                            rowOf(place.row).contentText(place.slot));
}

void SituationView::focusCurrent()
{
    slotAt(current()).setFocus(Qt::OtherFocusReason);
}

void SituationView::focusSlot(Place place)
{
    if (isUsed(place))
        slotAt(place).setFocus(Qt::OtherFocusReason);
}

void SituationView::focusBoard()
{
    if (current().row == CardTable::boardRow)
        return focusCurrent();
    const int slot = tables::boardCardsInRow(m_session.table());
    slotAt({CardTable::boardRow, slot < Situation::boardSize ? slot : 0})
        .setFocus(Qt::ShortcutFocusReason);
}

void SituationView::focusPlayer(int player)
{
    if (player >= m_session.playerCount())
        return;
    const int slot = std::min(current().slot, m_session.table().row(player).size() - 1);
    slotAt({player, current().row < CardTable::boardRow ? slot : 0})
        .setFocus(Qt::ShortcutFocusReason);
}

void SituationView::setCompact(bool compact)
{
    m_panels->setCompact(compact);
}

void SituationView::setPresenting(bool presenting)
{
    m_panels->setPresenting(presenting);
}

void SituationView::setShowsDead(bool shows)
{
    m_panels->board().setShowsDead(shows);
    if (!isUsed(current()))
        m_next.done(PlaceEvent::dealt, {CardTable::boardRow, 0});
}

void SituationView::ringHolder(Place holder)
{
    for (const Place place : places())
        slotAt(place).setMatched(place == holder);
    m_scroll->ensureWidgetVisible(&slotAt(holder));
}

void SituationView::forgetHolder()
{
    for (const Place place : places())
        slotAt(place).setMatched(false);
}

int SituationView::neededHeight() const
{
    return m_panels->needed();
}

int SituationView::usedOf(int height) const
{
    return m_panels->usedOf(height);
}

void SituationView::showPlayers()
{
    const QWidget* focus = window()->focusWidget(); // even while another window is active
    for (int player = m_session.playerCount(); player < CardTable::maximumPlayers; ++player) {
        if (m_panels->panel(player).isAncestorOf(focus))
            focusCurrent();
    }
}

void SituationView::showNext()
{
    for (const int row : allRows)
        rowOf(row).setNext(current());
    forgetHolder();
    emit problemFound({});
    const QWidget* focus = window()->focusWidget(); // even while another window is active
    if (qobject_cast<const CardSlot*>(focus) && isAncestorOf(focus))
        focusCurrent(); // the focused slot is the next one
    emit currentChanged();
}

void SituationView::select(Place place)
{
    emit problemFound({});
    m_scroll->ensureWidgetVisible(&slotAt(place));
    m_next.setPlace(place);
    if (place.row < CardTable::boardRow)
        emit playerChosen(place.row);
}

void SituationView::move(Place from, SlotMove move)
{
    if (const auto to = neighbourOf(from, move))
        slotAt(*to).setFocus(Qt::TabFocusReason);
}

/// The slot of a row that is visually nearest to another one.
std::optional<Place> SituationView::nearestIn(int row, Place from) const
{
    const auto middle = [this](Place place) {
        const CardSlot& slot = slotAt(place);
        return slot.mapTo(m_panels, slot.cardRect().center()).x();
    };
    std::optional<Place> nearest;
    for (int slot = 0; slot < rowOf(row).used(); ++slot) {
        const Place place{row, slot};
        if (!nearest
            || std::abs(middle(place) - middle(from)) < std::abs(middle(*nearest) - middle(from)))
            nearest = place;
    }
    return nearest;
}

std::optional<Place> SituationView::neighbourOf(Place from, SlotMove move) const
{
    const int ahead = layoutDirection() == Qt::LeftToRight ? 1 : -1;
    const std::vector<int> all = rows();
    const auto here = std::ranges::find(all, from.row);
    if (here == all.end())
        return std::nullopt;
    const bool isFirst = here == all.begin();
    const bool isLast = here + 1 == all.end();
    const int last = rowOf(from.row).used() - 1;
    const auto inRow = [&](int slot) {
        return slot < 0 || slot > last ? std::nullopt : std::optional(Place{from.row, slot});
    };
    switch (move) {
    case SlotMove::left:
        return inRow(from.slot - ahead);
    case SlotMove::right:
        return inRow(from.slot + ahead);
    case SlotMove::up:
        return isFirst ? std::nullopt : nearestIn(*(here - 1), from);
    case SlotMove::down:
        return isLast ? std::nullopt : nearestIn(*(here + 1), from);
    case SlotMove::first:
        return inRow(0);
    case SlotMove::last:
        return inRow(last);
    case SlotMove::back:
        if (from.slot > 0 || isFirst)
            return inRow(from.slot - 1);
        return Place{*(here - 1), rowOf(*(here - 1)).used() - 1};
    case SlotMove::forward:
        if (from.slot < last || isLast)
            return inRow(from.slot + 1);
        return Place{*(here + 1), 0};
    }
    return std::nullopt;
}

bool SituationView::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_scroll && event->type() == QEvent::Resize)
        m_panels->setRoom(m_scroll->contentsRect().size());
    return QWidget::eventFilter(watched, event);
}

} // namespace showdown::gui

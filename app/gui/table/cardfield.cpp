// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/table/cardfield.h"

#include "app/gui/cards/tableplaces.h"
#include "app/gui/session/nextplace.h"
#include "app/gui/session/tablesession.h"
#include "app/gui/table/cardpanels.h"
#include "app/gui/table/cardroweditor.h"
#include "app/gui/table/playeractions.h"
#include "app/narration/cardplacetext.h"

#include <QEvent>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>
#include <cstdlib>

namespace showdown::gui {

CardField::CardField(TablePlaces& places, const QString& objectName, QWidget* parent)
    : QWidget(parent),
      m_session(places.session()),
      m_next(places.nextPlace()),
      m_scroll(new QScrollArea(this))
{
    setObjectName(objectName);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->viewport()->setAutoFillBackground(false);
}

void CardField::setPanels(CardPanels& panels)
{
    if (!layout()) {
        auto* layout = new QVBoxLayout(this);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->addWidget(m_scroll);
    }
    m_panels = &panels;
    m_scroll->setWidget(m_panels);
    m_panels->setAutoFillBackground(false);
    m_scroll->installEventFilter(this);
    for (const int row : m_panels->allRows()) {
        connectRow(m_panels->cards(row));
        connect(&m_panels->cards(row), &CardRowEditor::problemFound, this,
                [this, row] { keepInView(m_panels->panelOf(row)); }); // with its message
    }
    for (int player = 0; player < CardTable::maximumPlayers; ++player)
        connectPlayer(player);
    connect(m_panels, &CardPanels::neededChanged, this, &CardField::neededHeightChanged);
    connectSession();
    showNext();
}

void CardField::connectRow(const CardRowEditor& row) const
{
    connect(&row, &CardRowEditor::slotSelected, this, &CardField::select);
    connect(&row, &CardRowEditor::cardsEntered, this, &CardField::focusCurrent);
    connect(&row, &CardRowEditor::moveRequested, this, &CardField::move);
    connect(&row, &CardRowEditor::deckRequested, this, &CardField::deckRequested);
    connect(&row, &CardRowEditor::menuRequested, this, &CardField::menuRequested);
    connect(&row, &CardRowEditor::pickUpRequested, this, &CardField::pickUpRequested);
    connect(&row, &CardRowEditor::dragStarted, this, &CardField::dragStarted);
    connect(&row, &CardRowEditor::problemFound, this, &CardField::problemFound);
}

void CardField::connectPlayer(int player)
{
    const PlayerActions* actions = m_panels->actions(player);
    if (!actions)
        return;
    connect(actions, &PlayerActions::dealRefused, this, &CardField::dealRefused);
    connect(actions, &PlayerActions::moveAsked, this,
            [this, player](int to) { emit moveAsked(player, to); });
    connect(actions, &PlayerActions::removalAsked, this,
            [this, player] { emit removalAsked(player); });
    connect(actions, &PlayerActions::cleared, this, [this, player] {
        m_next.setPlace({player, 0});
    });
}

void CardField::connectSession()
{
    connect(&m_next, &NextPlace::placeChanged, this, &CardField::showNext);
    m_session.whenChanged(TableChange::cards | TableChange::names | TableChange::shown, this,
                          &CardField::currentChanged);
    m_session.whenChanged(TableChange::cards, this, [this] { ring(std::nullopt); });
    m_session.whenChanged(TableChange::players, this, &CardField::showPlayers);
}

Place CardField::current() const
{
    return m_next.place();
}

QString CardField::currentText() const
{
    const Place place = current();
    //: A slot, such as "Player 2, card 4", and what it holds
    return tr("%1: %2").arg(narration::placeName(tables::seenPlace(place), m_session.names()),
                            m_panels->cards(place.row).contentText(place.slot));
}

void CardField::focusCurrent()
{
    slotAt(current()).setFocus(Qt::OtherFocusReason);
}

void CardField::focusSlot(Place place)
{
    if (showsSlots() && isUsed(place))
        slotAt(place).setFocus(Qt::OtherFocusReason);
}

void CardField::focusPlayer(int player)
{
    if (player >= m_session.playerCount() || !showsSlots())
        return;
    const std::vector<Place> used = usedIn(player);
    const auto free = std::ranges::find_if(
        used, [this](Place place) { return !m_session.card(place).has_value(); });
    slotAt(free == used.end() ? used.front() : *free).setFocus(Qt::ShortcutFocusReason);
}

void CardField::renamePlayer(int player)
{
    if (player < m_session.playerCount() && showsSlots())
        m_panels->editName(player);
}

bool CardField::isUsed(Place place) const
{
    const std::vector<int> rows = m_panels->rows();
    return std::ranges::find(rows, place.row) != rows.end()
           && m_panels->cards(place.row).isUsed(place.slot);
}

std::vector<Place> CardField::places() const
{
    std::vector<Place> places;
    for (const int row : m_panels->allRows()) {
        for (int slot = 0; slot < m_panels->cards(row).slotCount(); ++slot)
            places.push_back({row, slot});
    }
    return places;
}

CardSlot& CardField::slotAt(Place place) const
{
    return m_panels->cards(place.row).slot(place.slot);
}

std::optional<Place> CardField::placeAt(const QPoint& point) const
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

bool CardField::isPanelAt(const QPoint& point) const
{
    const QWidget& seen = *m_scroll->viewport();
    return showsSlots() && seen.rect().contains(seen.mapFromGlobal(point))
           && std::ranges::any_of(m_panels->rows(), [&](int row) {
                  const QWidget& panel = m_panels->panelOf(row);
                  return panel.rect().contains(panel.mapFromGlobal(point));
              });
}

void CardField::setCompact(bool compact)
{
    m_panels->setCompact(compact);
}

void CardField::setPresenting(bool presenting)
{
    m_panels->setPresenting(presenting);
    m_isPresenting = presenting;
    showNext();
    QWidget* focus = window()->focusWidget();
    if (presenting && focus && isAncestorOf(focus))
        focus->clearFocus(); // its ring would be a mark too
}

void CardField::setMostHeight(int height)
{
    m_panels->setMostHeight(height);
}

int CardField::neededHeight() const
{
    return m_panels->needed();
}

int CardField::usedOf(int height)
{
    return m_panels->usedOf(height);
}

void CardField::keepNextInView()
{
    const auto show = [this] {
        if (showsSlots())
            m_scroll->ensureWidgetVisible(&slotAt(current()));
    };
    QMetaObject::invokeMethod(this, show, Qt::QueuedConnection);
}

void CardField::keepInView(QWidget& panel)
{
    const auto show = [this, &panel] { m_scroll->ensureWidgetVisible(&panel); };
    QMetaObject::invokeMethod(this, show, Qt::QueuedConnection);
}

void CardField::showPlayers()
{
    const QWidget* focus = window()->focusWidget(); // even while another window is active
    for (int player = m_session.playerCount(); player < CardTable::maximumPlayers; ++player) {
        if (m_panels->panelOf(player).isAncestorOf(focus)) {
            focusCurrent();
            break;
        }
    }
    m_panels->showPlayers();
}

void CardField::showNext()
{
    for (const int row : m_panels->allRows())
        m_panels->cards(row).setNext(m_isPresenting ? std::nullopt : std::optional(current()));
    ring(std::nullopt);
    emit problemFound({});
    keepNextInView();
    const QWidget* focus = window()->focusWidget(); // even while another window is active
    if (qobject_cast<const CardSlot*>(focus) && isAncestorOf(focus))
        focusCurrent(); // the focused slot is the next one
    emit currentChanged();
}

void CardField::ringHolder(Place holder)
{
    ring(holder);
    m_scroll->ensureWidgetVisible(&slotAt(holder));
}

void CardField::ring(std::optional<Place> place)
{
    for (const int row : m_panels->allRows())
        m_panels->cards(row).outline(place && place->row == row ? std::optional(place->slot)
                                                                : std::nullopt);
}

void CardField::select(Place place)
{
    emit problemFound({});
    m_scroll->ensureWidgetVisible(&slotAt(place));
    m_next.setPlace(place);
    emit placeReached(place);
}

void CardField::goOnFrom(Place last, bool isOver)
{
    m_next.done(isOver ? PlaceEvent::typedOver : PlaceEvent::typed, last);
    focusCurrent();
}

void CardField::move(Place from, SlotMove move)
{
    if (const auto to = neighbourOf(from, move))
        slotAt(*to).setFocus(Qt::TabFocusReason);
}

std::vector<Place> CardField::usedIn(int row) const
{
    std::vector<Place> used;
    for (int slot = 0; slot < m_panels->cards(row).slotCount(); ++slot) {
        if (m_panels->cards(row).isUsed(slot))
            used.push_back({row, slot});
    }
    return used;
}

/// Which of some slots is visually nearest to another one; the first of two.
std::optional<Place> CardField::nearestOf(const std::vector<Place>& all, Place from) const
{
    const auto distance = [&](Place place) {
        const auto middle = [this](const CardSlot& slot) {
            return slot.mapTo(m_panels, slot.cardRect().center()).x();
        };
        return std::abs(middle(slotAt(place)) - middle(slotAt(from)));
    };
    const auto nearest = std::ranges::min_element(all, {}, distance);
    return nearest == all.end() ? std::nullopt : std::optional(*nearest);
}

std::optional<Place> CardField::neighbourOf(Place from, SlotMove move) const
{
    const std::vector<int> all = m_panels->rows();
    const auto row = std::ranges::find(all, from.row);
    if (row == all.end())
        return std::nullopt;
    const std::vector<Place> here = usedIn(*row);
    const auto at = std::ranges::find(here, from);
    if (at == here.end())
        return std::nullopt;
    const auto before = at == here.begin() ? std::nullopt : std::optional(*(at - 1));
    const auto after = at + 1 == here.end() ? std::nullopt : std::optional(*(at + 1));
    std::vector<Place> above; // a row of given cards is passed over
    for (auto other = row; above.empty() && other != all.begin();)
        above = usedIn(*--other);
    std::vector<Place> below;
    for (auto other = row + 1; below.empty() && other != all.end(); ++other)
        below = usedIn(*other);
    const bool isMirrored = layoutDirection() == Qt::RightToLeft;
    switch (move) {
    case SlotMove::left:
        return isMirrored ? after : before;
    case SlotMove::right:
        return isMirrored ? before : after;
    case SlotMove::up:
        return nearestOf(above, from);
    case SlotMove::down:
        return nearestOf(below, from);
    case SlotMove::first:
        return here.front();
    case SlotMove::last:
        return here.back();
    case SlotMove::back:
        return before || above.empty() ? before : above.back();
    case SlotMove::forward:
        return after || below.empty() ? after : below.front();
    }
    return std::nullopt;
}

bool CardField::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_scroll && event->type() == QEvent::Resize) {
        m_panels->setRoom(m_scroll->contentsRect().size());
        // from the top, or the field would not come back as it was
        QMetaObject::invokeMethod(
            m_scroll->verticalScrollBar(), [this] { m_scroll->verticalScrollBar()->setValue(0); },
            Qt::QueuedConnection);
        keepNextInView();
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace showdown::gui

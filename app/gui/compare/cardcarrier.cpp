// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/compare/cardcarrier.h"

#include "app/files/pastedtable.h"
#include "app/gui/cards/cardslot.h"
#include "app/gui/compare/carddrag.h"
#include "app/gui/compare/carriedcardview.h"
#include "app/gui/compare/handsview.h"
#include "app/gui/session/nextslot.h"
#include "app/gui/session/session.h"
#include "app/gui/session/tableedits.h"
#include "app/narration/tabletext.h"

#include <QApplication>
#include <QDrag>
#include <QDragEnterEvent>
#include <QKeyEvent>
#include <QMimeData>
#include <QPointer>

#include <utility>

namespace showdown::gui {
namespace {

DropStyle styleOf(Qt::KeyboardModifiers modifiers)
{
    return modifiers & Qt::ShiftModifier ? DropStyle::insert : DropStyle::put;
}

template <typename Do>
void forEachSlot(const HandsView& hands, const Do& act)
{
    for (int player = 0; player < Table::maximumPlayers; ++player) {
        for (int slot = 0; slot < SlotRow::size; ++slot)
            act(SlotPlace{player, slot}, hands.slotAt({player, slot}));
    }
}

} // namespace

CardCarrier::CardCarrier(Session& session, NextSlot& nextSlot, HandsView& hands,
                         const Appearance& appearance, QWidget& page)
    : QObject(&page),
      m_session(session),
      m_nextSlot(nextSlot),
      m_hands(hands),
      m_appearance(appearance),
      m_page(page),
      m_run(runDrag),
      m_view(new CarriedCardView(appearance, &page))
{
    setObjectName(QStringLiteral("cardCarrier"));
    page.setAcceptDrops(true);
    page.installEventFilter(this);
    forEachSlot(hands,
                [this](SlotPlace /*place*/, CardSlot& slot) { slot.installEventFilter(this); });
    connect(&hands, &HandsView::pickUpRequested, this, &CardCarrier::pickUp);
    connect(&hands, &HandsView::dragStarted, this, &CardCarrier::dragFromSlot);
    connect(qApp, &QApplication::focusChanged, this,
            [this](QWidget* /*before*/, QWidget* now) { followFocus(now); });
    const auto giveUp = [this] { stop(false); };
    connect(&session, &Session::handChanged, this, giveUp);
    connect(&session, &Session::rulesChanged, this, giveUp);
    connect(&session, &Session::playerCountChanged, this, giveUp);
}

void CardCarrier::dragFromSlot(SlotPlace place, const QPoint& hotSpot)
{
    if (const std::optional<Card> card = m_session.card(place))
        drag({*card, place}, hotSpot);
}

void CardCarrier::dragFromDeck(Card card)
{
    const CardSlot& like = m_hands.slotAt({});
    drag({card, std::nullopt}, like.cardRect().center() - like.cardRect().topLeft());
}

void CardCarrier::drag(const CarriedCard& card, const QPoint& hotSpot)
{
    if (!m_hands.showsSlots())
        return;
    stop(false);
    m_carried = card;
    if (card.from)
        m_hands.slotAt(*card.from).setState(CardState::leftBehind, true);
    const double size = CarriedCardView::underPointer;
    const int width = qRound(m_hands.slotAt({}).cardWidth() * size);
    const QPointer<QDrag> drag = new QDrag(this); // some platforms delete it after it
    drag->setMimeData(mimeDataOf(*card.card.face()));
    drag->setPixmap(CarriedCardView::picture(*card.card.face(), width, m_page, m_appearance));
    drag->setHotSpot(CarriedCardView::cornerIn(width) + (QPointF(hotSpot) * size).toPoint());
    emit said({}); // what the status bar said of the place under the pointer
    const DragEnd end = m_run(*drag);
    if (drag)
        drag->deleteLater();
    finishDrag(end);
}

/// Where nobody took the card, the place decides: a slot that cannot have it says why and offers a way
/// out, a panel gives it back, and anywhere else it is off the table.
void CardCarrier::finishDrag(const DragEnd& end)
{
    if (!m_carried)
        return; // it was dropped
    const std::optional<SlotPlace> place = m_hands.placeAt(end.position);
    const bool isGivenUp = end.action != Qt::IgnoreAction || !end.wasReleased;
    if (isGivenUp || (!place && m_hands.isPanelAt(end.position)))
        cancel();
    else if (place)
        letGo(place, m_style);
    else
        takeOff();
}

bool CardCarrier::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == &m_page)
        return dragEvent(*event) || QObject::eventFilter(watched, event);
    const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::KeyRelease
                       || event->type() == QEvent::ShortcutOverride;
    return (m_byKeys && isKey && keyEvent(*static_cast<QKeyEvent*>(event)))
           || QObject::eventFilter(watched, event);
}

bool CardCarrier::dragEvent(QEvent& event)
{
    switch (event.type()) {
    case QEvent::DragEnter:
    case QEvent::DragMove:
        dragOver(static_cast<QDropEvent&>(event));
        if (event.type() == QEvent::DragEnter && m_hands.showsSlots())
            event.accept(); // or no move would be heard of
        return true;
    case QEvent::DragLeave:
        showTarget(std::nullopt, false);
        say({});
        return true;
    case QEvent::Drop:
        drop(static_cast<QDropEvent&>(event));
        return true;
    default:
        return false;
    }
}

void CardCarrier::dragOver(QDropEvent& event)
{
    const QPoint point = m_page.mapToGlobal(event.position().toPoint());
    const std::optional<SlotPlace> place = m_hands.placeAt(point);
    bool takes = false;
    if (!m_hands.showsSlots() || m_byKeys) {
        event.ignore();
        return;
    }
    if (m_carried) {
        const bool isOff = !place && m_carried->from && !m_hands.isPanelAt(point);
        m_style = styleOf(event.modifiers());
        takes = (place && judge(place, m_style)) || isOff;
        if (isOff)
            say(narration::moveText(narration::MoveKind::clear, {*m_carried->card.face(), {}, {}},
                                    m_session.rules().rules));
        event.setDropAction(m_carried->from ? Qt::MoveAction : Qt::CopyAction);
    } else if (place && event.mimeData()->hasText()) {
        takes = judgeText(*event.mimeData());
        event.setDropAction(Qt::CopyAction);
    }
    showTarget(place, takes);
    if (!place && !takes)
        say({});
    event.setAccepted(takes);
}

/// Whether a text is cards; if not, says why.
bool CardCarrier::judgeText(const QMimeData& data)
{
    const auto read = files::readPastedTable(data.text());
    const auto* problem = std::get_if<narration::PasteProblem>(&read);
    say(problem ? narration::pasteProblemText(*problem) : QString());
    return problem == nullptr;
}

void CardCarrier::drop(QDropEvent& event)
{
    const QPoint point = m_page.mapToGlobal(event.position().toPoint());
    const std::optional<SlotPlace> place = m_hands.placeAt(point);
    dragOver(event);
    if (!event.isAccepted())
        return;
    if (!m_carried) {
        const QString text = event.mimeData()->text();
        putDown();
        m_hands.slotAt(*place).takeText(text);
    } else if (place) {
        letGo(place, styleOf(event.modifiers()));
    } else {
        takeOff();
    }
}

void CardCarrier::pickUp(SlotPlace place)
{
    const std::optional<Card> card = m_session.card(place);
    if (!m_hands.showsSlots())
        return;
    if (!card) {
        emit said(narration::nothingToPickUp());
        return;
    }
    stop(false); // a menu picks up whatever is carried
    m_hands.focusSlot(place);
    m_carried = CarriedCard{*card, place};
    m_byKeys = true;
    m_hands.slotAt(place).setState(CardState::leftBehind, true);
    m_target = place;
    m_view->showAt(m_hands.slotAt(place), *card, true);
    say(narration::pickedUpText(*card, m_session.rules().rules));
}

void CardCarrier::cancel()
{
    stop(true);
}

/// The card stays where it was; with its slot goes the focus, or not.
void CardCarrier::stop(bool goesBack)
{
    if (!m_carried)
        return;
    const CarriedCard carried = *m_carried;
    const bool byKeys = m_byKeys;
    putDown();
    if (byKeys && goesBack)
        m_hands.focusSlot(*carried.from);
}

void CardCarrier::followFocus(const QWidget* now)
{
    if (!m_byKeys)
        return;
    std::optional<SlotPlace> place;
    forEachSlot(m_hands, [&](SlotPlace each, const CardSlot& slot) {
        if (&slot == now)
            place = each;
    });
    if (place)
        judge(place, m_style);
    else
        stop(false);
}

MoveResult CardCarrier::resultAt(SlotPlace place, DropStyle style) const
{
    return movedTo(m_session.table(), *m_carried, place, style);
}

QString CardCarrier::words(const MoveResult& result, SlotPlace place) const
{
    const HouseRules& rules = m_session.rules().rules;
    const QStringList names = m_session.names();
    if (const auto* refused = std::get_if<RefusedMove>(&result))
        return refused->holder ? narration::alreadyHeld(*m_carried->card.face(),
                                                        cardPlace(*refused->holder), rules, names)
                               : narration::rowIsFull(place.player + 1, names);
    return narration::moveText(std::get<CardMove>(result).kind,
                               {*m_carried->card.face(), cardPlace(place), m_session.card(place)},
                               rules, names);
}

/// Shows and says what letting go would do. False if nothing can come of it.
bool CardCarrier::judge(std::optional<SlotPlace> place, DropStyle style)
{
    if (!place || !m_carried)
        return false;
    const MoveResult result = resultAt(*place, style);
    const bool takes = std::holds_alternative<CardMove>(result);
    showTarget(place, takes);
    say(words(result, *place));
    return takes;
}

/// False if it cannot be. A card that the deck has given away is refused by the session as well,
/// which has others offer a way out.
bool CardCarrier::letGo(std::optional<SlotPlace> place, DropStyle style)
{
    if (!place || !m_carried)
        return false;
    const MoveResult result = resultAt(*place, style);
    const CarriedCard carried = *m_carried;
    if (const auto* refused = std::get_if<RefusedMove>(&result)) {
        if (m_byKeys)
            return judge(place, style); // it may go elsewhere
        const QString why = words(result, *place);
        putDown();
        emit said(why);
        if (refused->holder)
            m_session.setCard(*place, carried.card.face());
        return false;
    }
    const bool byKeys = m_byKeys;
    putDown();
    m_session.carryOut(std::get<CardMove>(result));
    m_nextSlot.setPlace(*place);
    if (!carried.from)
        m_nextSlot.advance();
    if (byKeys)
        m_hands.focusSlot(*place);
    return true;
}

void CardCarrier::takeOff()
{
    const CarriedCard carried = *m_carried;
    const bool byKeys = m_byKeys;
    putDown();
    m_session.carryOut(movedOff(m_session.table(), carried));
    if (byKeys)
        m_hands.focusSlot(*carried.from);
}

void CardCarrier::showTarget(std::optional<SlotPlace> place, bool takes)
{
    const bool isHome = m_carried && place && place == m_carried->from;
    forEachSlot(m_hands, [&](SlotPlace each, CardSlot& slot) {
        const bool isTarget = each == place && !isHome;
        slot.setState(CardState::dropHere, isTarget && takes);
        slot.setState(CardState::cannotDrop, isTarget && !takes);
    });
    m_target = place;
    if (m_byKeys && place)
        m_view->showAt(m_hands.slotAt(*place), *m_carried->card.face(), isHome);
}

/// Nothing is carried any more, and nothing shows it.
void CardCarrier::putDown()
{
    if (m_carried && m_carried->from)
        m_hands.slotAt(*m_carried->from).setState(CardState::leftBehind, false);
    m_carried.reset();
    m_byKeys = false;
    m_style = DropStyle::put;
    showTarget(std::nullopt, false);
    m_view->hide();
    say({});
}

void CardCarrier::say(const QString& text)
{
    if (text == m_said)
        return;
    m_said = text;
    emit said(text);
    if (m_byKeys && !text.isEmpty())
        m_view->tell(text);
}

} // namespace showdown::gui

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/drag/cardcarrier.h"

#include "app/gui/cards/cardplaces.h"
#include "app/gui/cards/cardslot.h"
#include "app/gui/drag/carddrag.h"
#include "app/gui/drag/carriedcardview.h"
#include "app/gui/drag/slotfield.h"
#include "app/narration/cardplacetext.h"

#include <QApplication>
#include <QCoreApplication>
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
void forEachSlot(const SlotField& field, const Do& act)
{
    for (const Place place : field.places())
        act(place, field.slotAt(place));
}

} // namespace

CardCarrier::CardCarrier(CardPlaces& places, SlotField& field, const Appearance& appearance,
                         QWidget& page)
    : QObject(&page),
      m_places(places),
      m_field(field),
      m_appearance(appearance),
      m_page(page),
      m_run(runDrag),
      m_view(new CarriedCardView(appearance, &page))
{
    setObjectName(QStringLiteral("cardCarrier"));
    page.setAcceptDrops(true);
    page.installEventFilter(this);
    forEachSlot(field, [this](Place /*place*/, CardSlot& slot) { slot.installEventFilter(this); });
    connect(qApp, &QApplication::focusChanged, this,
            [this](QWidget* /*before*/, QWidget* now) { followFocus(now); });
    connect(&places, &CardPlaces::changed, this, [this] { stop(false); });
}

void CardCarrier::dragFromSlot(Place place, const QPoint& hotSpot)
{
    if (const std::optional<PlacedCard> card = m_places.card(place))
        drag({*card, place}, hotSpot);
}

void CardCarrier::dragFromDeck(PlacedCard card)
{
    const CardSlot& like = m_field.slotAt(m_places.next());
    drag({card, std::nullopt}, like.cardRect().center() - like.cardRect().topLeft());
}

void CardCarrier::drag(const CarriedCard& card, const QPoint& hotSpot)
{
    if (!m_field.showsSlots())
        return;
    stop(false);
    m_carried = card;
    if (card.from)
        m_field.slotAt(*card.from).setState(CardState::leftBehind, true);
    const double size = CarriedCardView::underPointer;
    const int width =
        qRound(m_field.slotAt(card.from.value_or(m_places.next())).cardWidth() * size);
    const QPointer<QDrag> drag = new QDrag(this); // some platforms delete it afterwards
    drag->setMimeData(mimeDataOf(card.card));
    drag->setPixmap(CarriedCardView::picture(card.card, width, m_page, m_appearance));
    drag->setHotSpot(CarriedCardView::cornerIn(width) + (QPointF(hotSpot) * size).toPoint());
    emit said({}); // clears the message about the place under the pointer
    const DragEnd end = m_run(*drag);
    if (drag)
        drag->deleteLater();
    finishDrag(end);
}

/// If the card was not dropped on a target, the position decides: a slot that cannot have it says
/// why and offers a way out, on a panel it goes back, and anywhere else it is taken off the table.
void CardCarrier::finishDrag(const DragEnd& end)
{
    if (!m_carried)
        return; // it was dropped
    const std::optional<Place> place = m_field.placeAt(end.position);
    const bool isGivenUp = end.action != Qt::IgnoreAction || !end.wasReleased;
    if (isGivenUp || (!place && isKeptAt(end.position)))
        cancel();
    else if (place)
        letGo(place, m_style);
    else
        takeOff();
}

/// Whether a card that is let go there goes back, rather than off the table.
bool CardCarrier::isKeptAt(const QPoint& point) const
{
    const QWidget* under = QApplication::widgetAt(point);
    while (under && !under->property("keepsCards").toBool())
        under = under->parentWidget();
    return under || m_field.isPanelAt(point);
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
        if (!m_carried && static_cast<QDropEvent&>(event).mimeData()->hasUrls()) {
            event.ignore(); // files are for the window
            return true;
        }
        [[fallthrough]];
    case QEvent::DragMove:
        dragOver(static_cast<QDropEvent&>(event));
        if (event.type() == QEvent::DragEnter && m_field.showsSlots())
            event.accept(); // or no move events would follow
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
    const std::optional<Place> place = m_field.placeAt(point);
    bool takes = false;
    if (!m_field.showsSlots() || m_byKeys) {
        event.ignore();
        return;
    }
    if (m_carried) {
        const bool isOff = !place && m_carried->from && !isKeptAt(point);
        m_style = styleOf(event.modifiers());
        takes = (place && judge(place, m_style)) || isOff;
        if (isOff)
            say(m_places.takeOffText(m_carried->card));
        event.setDropAction(m_carried->from ? Qt::MoveAction : Qt::CopyAction);
    } else if (place && event.mimeData()->hasText()) {
        takes = judgeText(*event.mimeData(), *place);
        event.setDropAction(Qt::CopyAction);
    }
    showTarget(place, takes);
    if (!place && !takes)
        say({});
    event.setAccepted(takes);
}

/// Whether a text can be dropped on a place; if not, reports why.
bool CardCarrier::judgeText(const QMimeData& data, Place to)
{
    const QString problem = m_places.problemOf(data.text(), to);
    say(problem);
    return problem.isEmpty();
}

void CardCarrier::drop(QDropEvent& event)
{
    const QPoint point = m_page.mapToGlobal(event.position().toPoint());
    const std::optional<Place> place = m_field.placeAt(point);
    dragOver(event);
    if (!event.isAccepted())
        return;
    if (!m_carried) {
        const QString text = event.mimeData()->text();
        putDown();
        m_field.slotAt(*place).takeText(text);
    } else if (place) {
        letGo(place, styleOf(event.modifiers()));
    } else {
        takeOff();
    }
}

void CardCarrier::pickUp(Place place)
{
    const std::optional<PlacedCard> card = m_places.card(place);
    if (!m_field.showsSlots())
        return;
    if (!card) {
        emit said(narration::nothingToPickUp());
        return;
    }
    stop(false); // a menu may pick up a card while another is carried
    m_field.focusSlot(place);
    m_carried = CarriedCard{*card, place};
    m_byKeys = true;
    m_field.slotAt(place).setState(CardState::leftBehind, true);
    m_target = place;
    m_view->showAt(m_field.slotAt(place), *card, true);
    say(m_places.pickedUpText(*card));
}

void CardCarrier::cancel()
{
    stop(true);
}

/// The card stays in its slot; `goesBack` says whether the focus returns there.
void CardCarrier::stop(bool goesBack)
{
    if (!m_carried)
        return;
    const CarriedCard carried = *m_carried;
    const bool byKeys = m_byKeys;
    putDown();
    if (byKeys && goesBack)
        m_field.focusSlot(*carried.from);
}

void CardCarrier::followFocus(const QWidget* now)
{
    if (!m_byKeys)
        return;
    std::optional<Place> place;
    forEachSlot(m_field, [&](Place each, const CardSlot& slot) {
        if (&slot == now)
            place = each;
    });
    if (place)
        judge(place, m_style);
    else
        stop(false);
}

/// Shows and reports what dropping would do. False if it would do nothing.
bool CardCarrier::judge(std::optional<Place> place, DropStyle style)
{
    if (!place || !m_carried)
        return false;
    const DropVerdict verdict = m_places.dropVerdict(*m_carried, *place, style);
    showTarget(place, verdict.takes);
    say(verdict.words);
    return verdict.takes;
}

/// Drops the card; false if that is impossible. With the mouse the document refuses it too, so that
/// a way out can be offered; with keys the user can go elsewhere.
bool CardCarrier::letGo(std::optional<Place> place, DropStyle style)
{
    if (!place || !m_carried)
        return false;
    const DropVerdict verdict = m_places.dropVerdict(*m_carried, *place, style);
    const CarriedCard carried = *m_carried;
    const bool byKeys = m_byKeys;
    if (!verdict.takes && byKeys)
        return judge(place, style);
    putDown();
    if (!verdict.takes)
        emit said(verdict.words);
    m_places.drop(carried, *place, style);
    if (byKeys)
        m_field.focusSlot(*place);
    return verdict.takes;
}

void CardCarrier::takeOff()
{
    const CarriedCard carried = *m_carried;
    const bool byKeys = m_byKeys;
    putDown();
    m_places.takeOff(carried);
    if (byKeys)
        m_field.focusSlot(*carried.from);
}

void CardCarrier::showTarget(std::optional<Place> place, bool takes)
{
    const bool isHome = m_carried && place && place == m_carried->from;
    forEachSlot(m_field, [&](Place each, CardSlot& slot) {
        const bool isTarget = each == place && !isHome;
        slot.setState(CardState::dropHere, isTarget && takes);
        slot.setState(CardState::cannotDrop, isTarget && !takes);
    });
    m_target = place;
    if (m_byKeys && place)
        m_view->showAt(m_field.slotAt(*place), m_carried->card, isHome);
}

/// Ends the carrying, and clears all signs of it.
void CardCarrier::putDown()
{
    if (m_carried && m_carried->from)
        m_field.slotAt(*m_carried->from).setState(CardState::leftBehind, false);
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

bool CardCarrier::keyEvent(QKeyEvent& event)
{
    if (event.key() == Qt::Key_Shift) {
        m_style = event.type() == QEvent::KeyPress ? DropStyle::insert : DropStyle::put;
        if (event.type() != QEvent::ShortcutOverride)
            judge(m_target, m_style);
        return false;
    }
    if (event.type() == QEvent::ShortcutOverride) {
        const bool isOwn = event.key() == Qt::Key_Escape;
        event.setAccepted(isOwn);
        return isOwn;
    }
    return event.type() == QEvent::KeyPress && pressKey(event);
}

bool CardCarrier::pressKey(const QKeyEvent& event)
{
    switch (event.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        letGo(m_target, event.modifiers() & Qt::ShiftModifier ? DropStyle::insert : DropStyle::put);
        return true;
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        takeOff();
        return true;
    case Qt::Key_Escape:
    case Qt::Key_M:
        cancel();
        return true;
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Home:
    case Qt::Key_End:
        return event.modifiers() & Qt::ShiftModifier && moveAsWithoutShift(event.key());
    default:
        break;
    }
    const QString text = event.text();
    if (!text.isEmpty() && text.at(0).isPrint())
        stop(false); // a card is typed instead
    return false;
}

/// Shift may be held during the whole move, for inserting between other cards.
bool CardCarrier::moveAsWithoutShift(int key)
{
    if (!m_target)
        return false;
    QKeyEvent plain(QEvent::KeyPress, key, Qt::NoModifier);
    QCoreApplication::sendEvent(&m_field.slotAt(*m_target), &plain);
    return true;
}

} // namespace showdown::gui

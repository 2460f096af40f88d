// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/cards/cardslot.h"

#include "app/gui/cards/cardslotaccess.h"
#include "app/gui/theme/appearance.h"
#include "app/narration/cardplacetext.h"
#include "app/narration/cardtext.h"
#include "app/narration/pasteproblem.h"
#include "app/narration/tabletext.h"
#include "core/cards/notation.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QFocusEvent>
#include <QHoverEvent>
#include <QKeyEvent>
#include <QMimeData>
#include <QMouseEvent>
#include <QPainter>

#include <array>
#include <utility>

namespace showdown::gui {
namespace {

QMargins margins(int cardWidth)
{
    const QMarginsF overhang = CardPainter::overhang(cardWidth);
    return overhang.toMargins();
}

Qt::KeyboardModifiers modifiersOf(const QKeyEvent& event)
{
    return event.modifiers() & ~Qt::KeyboardModifiers(Qt::KeypadModifier);
}

bool isEditingKey(int key)
{
    return key == Qt::Key_X || key == Qt::Key_C || key == Qt::Key_V;
}

/// Keys that belong to the slot even if an action has them as its shortcut.
bool isOwnKey(const QKeyEvent& event)
{
    if (modifiersOf(event) == Qt::ControlModifier)
        return isEditingKey(event.key());
    return CardSlot::isTyping(event) || event.key() == Qt::Key_Delete
           || event.key() == Qt::Key_Backspace;
}

} // namespace

bool CardSlot::isTyping(const QKeyEvent& event)
{
    return (modifiersOf(event) & ~Qt::KeyboardModifiers(Qt::ShiftModifier)) == Qt::NoModifier
           && event.text().size() == 1 && event.text().at(0).isPrint();
}

CardSlot::CardSlot(const Appearance& appearance, QWidget* parent)
    : QWidget(parent), m_appearance(appearance)
{
    installCardSlotAccess();
    setFocusPolicy(Qt::TabFocus); // a click sets it too, but only on the card
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setAttribute(Qt::WA_Hover);
    connect(&appearance, &Appearance::suitColorsChanged, this, qOverload<>(&QWidget::update));
}

void CardSlot::setPlaced(std::optional<PlacedCard> card)
{
    const bool typingDropped = dropTyping();
    if (card == m_placed && !typingDropped)
        return;
    m_placed = card;
    update();
    announceContent();
}

void CardSlot::setNumber(int number)
{
    if (number == m_number)
        return;
    m_number = number;
    update();
}

void CardSlot::setAsked(bool asked)
{
    m_isAsked = asked;
    update();
}

void CardSlot::setCardWidth(int width)
{
    if (width == m_cardWidth)
        return;
    m_cardWidth = width;
    updateGeometry();
    update();
}

QRect CardSlot::cardRect() const
{
    const QMargins around = margins(m_cardWidth);
    return {around.left(), around.top(), m_cardWidth, CardPainter::heightFor(m_cardWidth)};
}

void CardSlot::setState(CardState state, bool on)
{
    if (m_states.testFlag(state) == on)
        return;
    m_states.setFlag(state, on);
    update();
    announceContent();
}

void CardSlot::setContentText(const QString& words)
{
    if (words == m_contentText)
        return;
    m_contentText = words;
    announceContent();
}

QString CardSlot::contentText() const
{
    if (!m_typed.pending().isEmpty())
        return tr("%1, suit missing", "%1: a rank that was typed, such as 10")
            .arg(m_typed.pending());
    if (!m_placed && (m_states & CardState::next))
        return tr("Empty, next card goes here");
    if (!m_contentText.isEmpty())
        return m_contentText;
    if (m_placed && m_placed->isUnknown())
        return narration::unknownCardName();
    return m_placed ? narration::cardName(*m_placed->face()) : tr("Empty", "a slot");
}

QSize CardSlot::sizeHint() const
{
    return cardRect().marginsAdded(margins(m_cardWidth)).size();
}

void CardSlot::cut()
{
    copy();
    clear();
}

void CardSlot::copy() const
{
    if (!m_placed)
        return;
    const std::optional<Card> face = card();
    QGuiApplication::clipboard()->setText(face ? QString::fromStdString(toText(*face))
                                               : QStringLiteral("?"));
}

void CardSlot::paste()
{
    const QMimeData* held = QGuiApplication::clipboard()->mimeData();
    if (held && held->hasImage() && !held->hasText())
        emit problemFound(narration::pictureIsNoText());
    else
        takeText(QGuiApplication::clipboard()->text());
}

void CardSlot::takeText(const QString& text)
{
    if (!text.simplified().isEmpty())
        emit textPasted(text);
}

void CardSlot::makeWild()
{
    emit cardTyped(Card::joker());
}

void CardSlot::clear()
{
    dropTyping();
    if (m_placed)
        emit cleared();
}

void CardSlot::select()
{
    if (hasFocus())
        emit selected();
    else
        setFocus(Qt::OtherFocusReason); // which selects
}

bool CardSlot::event(QEvent* event)
{
    switch (event->type()) {
    case QEvent::ShortcutOverride:
        if (isOwnKey(*static_cast<QKeyEvent*>(event))) {
            event->accept();
            return true;
        }
        break;
    case QEvent::HoverEnter:
        m_isLeft = false;
        [[fallthrough]];
    case QEvent::HoverMove: // the one that began a drag arrives when the drag has ended
        setHovered(!m_isLeft
                   && cardRect().contains(static_cast<QHoverEvent*>(event)->position().toPoint()));
        break;
    case QEvent::HoverLeave:
        setHovered(false);
        break;
    default:
        break;
    }
    return QWidget::event(event);
}

void CardSlot::contextMenuEvent(QContextMenuEvent* event)
{
    select();
    setHovered(false); // no event reports that the pointer leaves for the menu
    emit menuRequested(event->globalPos());
}

void CardSlot::keyPressEvent(QKeyEvent* event)
{
    const Qt::KeyboardModifiers modifiers = modifiersOf(*event);
    const bool isDone = (modifiers == Qt::ControlModifier && runEditingKey(event->key()))
                        || (modifiers == Qt::NoModifier && runPlainKey(event->key()))
                        || (isTyping(*event) && typeKey(event->text()));
    if (!isDone)
        QWidget::keyPressEvent(event);
}

void CardSlot::mousePressEvent(QMouseEvent* event)
{
    if (!cardRect().contains(event->position().toPoint())) {
        event->ignore();
        return;
    }
    m_isLeft = false;
    select();
    if (event->button() == Qt::LeftButton && m_placed)
        m_pressed = event->position().toPoint();
}

void CardSlot::mouseMoveEvent(QMouseEvent* event)
{
    const QPoint position = event->position().toPoint();
    if (!m_pressed || !(event->buttons() & Qt::LeftButton)
        || (position - *m_pressed).manhattanLength() < QApplication::startDragDistance())
        return;
    const QPoint hotSpot = *std::exchange(m_pressed, std::nullopt) - cardRect().topLeft();
    setHovered(false); // no event reports that the pointer leaves with the card
    m_isLeft = true;
    emit dragStarted(hotSpot);
}

void CardSlot::mouseReleaseEvent(QMouseEvent* event)
{
    m_pressed.reset();
    QWidget::mouseReleaseEvent(event);
}

void CardSlot::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    update();
    if (event->reason() != Qt::ActiveWindowFocusReason && event->reason() != Qt::PopupFocusReason)
        emit selected();
    m_announced = contentText(); // which is read now
}

void CardSlot::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    if (event->reason() != Qt::ActiveWindowFocusReason && event->reason() != Qt::PopupFocusReason)
        dropTyping();
    update();
}

void CardSlot::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    CardPainter(Colors::of(palette()), m_appearance.suitColors(), font())
        .paint(painter, cardRect(), content(), visibleStates());
}

bool CardSlot::runEditingKey(int key)
{
    switch (key) {
    case Qt::Key_X:
        cut();
        return true;
    case Qt::Key_C:
        copy();
        return true;
    case Qt::Key_V:
        paste();
        return true;
    default:
        return false;
    }
}

bool CardSlot::runPlainKey(int key)
{
    constexpr std::array<std::pair<int, SlotMove>, 6> moves{{
        {Qt::Key_Left, SlotMove::left},
        {Qt::Key_Right, SlotMove::right},
        {Qt::Key_Up, SlotMove::up},
        {Qt::Key_Down, SlotMove::down},
        {Qt::Key_Home, SlotMove::first},
        {Qt::Key_End, SlotMove::last},
    }};
    for (const auto& [moveKey, move] : moves) {
        if (key == moveKey) {
            emit moveRequested(move);
            return true;
        }
    }
    switch (key) {
    case Qt::Key_Backspace:
        stepBack();
        return true;
    case Qt::Key_Delete:
        clear();
        return true;
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        askForDeck();
        return true;
    case Qt::Key_Escape:
        return dropTyping();
    default:
        return false;
    }
}

bool CardSlot::typeKey(const QString& text)
{
    if (text.compare(u"m", Qt::CaseInsensitive) == 0 && m_typed.pending().isEmpty()) {
        pickUp();
        return true;
    }
    const TypedCard::Result result = m_typed.type(text.at(0));
    update();
    announceContent();
    if (result == TypedCard::Result::unknown)
        emit problemFound(m_knowsUnknown && text == u"?" ? narration::noUnknownCardHere()
                                                         : narration::noSuchCard());
    else if (const std::optional<PlacedCard> card = m_typed.card())
        emit cardTyped(*card);
    return true;
}

void CardSlot::stepBack()
{
    if (!m_typed.pending().isEmpty()) {
        m_typed.dropLastKey();
        update();
        announceContent();
        return;
    }
    clear();
    emit moveRequested(SlotMove::back);
}

void CardSlot::askForDeck()
{
    if (dropTyping())
        emit problemFound(narration::noSuchCard());
    else
        emit deckRequested();
}

bool CardSlot::dropTyping()
{
    if (m_typed.pending().isEmpty())
        return false;
    m_typed.clear();
    update();
    announceContent();
    return true;
}

void CardSlot::setHovered(bool hovered)
{
    if (hovered == m_isHovered)
        return;
    m_isHovered = hovered;
    update();
    emit hoveredChanged(hovered);
}

/// After the whole change, and only where the focus is: elsewhere it is read when that comes.
void CardSlot::announceContent()
{
    if (std::exchange(m_isAnnouncing, true))
        return;
    const auto tell = [this] {
        m_isAnnouncing = false;
        const QString before = std::exchange(m_announced, contentText());
        if (before != m_announced && hasFocus())
            tellSlotContent(*this, before, m_announced);
    };
    QMetaObject::invokeMethod(this, tell, Qt::QueuedConnection);
}

CardContent CardSlot::content() const
{
    if (!m_typed.pending().isEmpty())
        return TypedRank{m_typed.pending()};
    if (m_placed)
        return contentOf(*m_placed);
    return EmptyPlace{m_number, m_isAsked};
}

CardStates CardSlot::visibleStates() const
{
    CardStates states = m_states;
    states.setFlag(CardState::focus, hasFocus());
    states.setFlag(CardState::hover, m_isHovered && isEnabled());
    if (states & CardState::leftBehind)
        states &= ~(CardStates(CardState::next) | CardState::focus); // the dragged card shows them
    return states;
}

} // namespace showdown::gui

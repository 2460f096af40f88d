// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
//
// What keys do in a slot.
#include "app/gui/cards/cardslot.h"
#include "app/narration/seenplacetext.h"
#include "app/narration/tabletext.h"

#include <QHoverEvent>
#include <QKeyEvent>

#include <array>
#include <utility>

namespace showdown::gui {
namespace {

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

void CardSlot::keyPressEvent(QKeyEvent* event)
{
    const Qt::KeyboardModifiers modifiers = modifiersOf(*event);
    const bool isDone = (modifiers == Qt::ControlModifier && runEditingKey(event->key()))
                        || (modifiers == Qt::NoModifier && runPlainKey(event->key()))
                        || (isTyping(*event) && typeKey(event->text()));
    if (!isDone)
        QWidget::keyPressEvent(event);
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

} // namespace showdown::gui

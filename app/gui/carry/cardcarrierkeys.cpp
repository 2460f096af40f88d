// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
//
// What keys do with a card that is carried.
#include "app/gui/cards/cardslot.h"
#include "app/gui/carry/cardcarrier.h"
#include "app/gui/carry/slotfield.h"

#include <QCoreApplication>
#include <QKeyEvent>

namespace showdown::gui {

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

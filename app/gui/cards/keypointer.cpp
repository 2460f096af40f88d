// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/cards/keypointer.h"

#include "app/gui/cards/deckgrid.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QMouseEvent>

#include <utility>

namespace showdown::gui {

KeyPointer::KeyPointer(DeckGrid& grid) : QObject(&grid), m_grid(grid)
{
    grid.installEventFilter(this);
    connect(&grid, &DeckGrid::cardPicked, this, [this](const PlacedCard& card) {
        m_quiet = DeckKeys::key(card);
        point(m_quiet);
    });
    connect(&grid, &DeckGrid::currentKeyChanged, this, [this](int key) {
        if (m_grid.hasFocus())
            point(key);
    });
}

void KeyPointer::keepQuiet()
{
    m_quiet = m_grid.currentKey();
    point(m_quiet);
}

/// The key just picked shows no hint, so that the next slot can be seen.
void KeyPointer::point(std::optional<int> key)
{
    if (key && key == m_quiet)
        key.reset();
    else
        m_quiet.reset();
    const std::optional<PlacedCard> card = key ? std::optional(DeckKeys::card(*key)) : std::nullopt;
    if (card == m_card)
        return;
    m_card = card;
    emit pointed();
}

bool KeyPointer::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::MouseButtonPress: {
        const auto* press = static_cast<QMouseEvent*>(event);
        m_pressed =
            press->button() == Qt::LeftButton ? m_grid.keyAt(press->position()) : std::nullopt;
        m_pressedAt = press->position().toPoint();
        break;
    }
    case QEvent::MouseButtonRelease:
        m_pressed.reset();
        break;
    case QEvent::MouseMove: {
        const auto* move = static_cast<QMouseEvent*>(event);
        if (dragFrom(*move))
            return true;
        if (const auto key = m_grid.keyAt(move->position()))
            point(key);
        break;
    }
    case QEvent::Leave:
    case QEvent::Hide:
        point(m_grid.hasFocus() && m_grid.isVisible() ? std::optional(m_grid.currentKey())
                                                      : std::nullopt);
        break;
    case QEvent::FocusIn:
        if (static_cast<QFocusEvent*>(event)->reason() != Qt::MouseFocusReason)
            point(m_grid.currentKey());
        break;
    case QEvent::FocusOut:
        if (!m_grid.underMouse()
            && static_cast<QFocusEvent*>(event)->reason() != Qt::PopupFocusReason)
            point(std::nullopt);
        break;
    case QEvent::ContextMenu:
        return requestMenu(*event);
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

/// Within the key it stays a click, however far the pointer moves; on a tall key, within the height
/// of an ordinary one.
bool KeyPointer::dragFrom(const QMouseEvent& event)
{
    if (!m_pressed || !(event.buttons() & Qt::LeftButton))
        return false;
    const int moved = (event.position().toPoint() - m_pressedAt).manhattanLength();
    const bool isOnKey = m_grid.keyAt(event.position()) == m_pressed
                         && (m_pressed < DeckKeys::wild || moved < m_grid.keyRect(0).height());
    if (isOnKey || moved < QApplication::startDragDistance())
        return false;
    const int key = *std::exchange(m_pressed, std::nullopt);
    m_grid.forgetPress();
    emit dragged(DeckKeys::card(key));
    return true;
}

bool KeyPointer::requestMenu(QEvent& event)
{
    const auto& asked = static_cast<QContextMenuEvent&>(event);
    const bool byKeys = asked.reason() == QContextMenuEvent::Keyboard;
    const std::optional<int> key = byKeys ? m_grid.currentKey() : m_grid.keyAt(asked.pos());
    if (!key)
        return false;
    const QRectF place = m_grid.keyRect(*key);
    if (!byKeys)
        m_grid.setCurrentKey(*key);
    emit menuRequested(DeckKeys::card(*key),
                       byKeys ? m_grid.mapToGlobal(place.center().toPoint()) : asked.globalPos());
    event.accept();
    return true;
}

} // namespace showdown::gui

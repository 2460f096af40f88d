// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
//
// What keys and mouse do on the deck.
#include "app/gui/cards/deckgrid.h"

#include <QGuiApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QStyleHints>

#include <utility>

namespace showdown::gui {
namespace {

/// The step for an arrow, Home or End; arrows follow the screen.
std::optional<DeckStep> stepOf(int key, bool isRightToLeft)
{
    switch (key) {
    case Qt::Key_Left:
        return isRightToLeft ? DeckStep::forward : DeckStep::back;
    case Qt::Key_Right:
        return isRightToLeft ? DeckStep::back : DeckStep::forward;
    case Qt::Key_Up:
        return DeckStep::up;
    case Qt::Key_Down:
        return DeckStep::down;
    case Qt::Key_Home:
        return DeckStep::first;
    case Qt::Key_End:
        return DeckStep::last;
    default:
        return std::nullopt;
    }
}

} // namespace

void DeckGrid::keyPressEvent(QKeyEvent* event)
{
    const bool isPlain = !(event->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier));
    const int key = event->key();
    if (!isPlain) {
        QWidget::keyPressEvent(event);
        return;
    }
    if (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space) {
        if (!event->isAutoRepeat())
            pick(currentKey());
    } else if (key == Qt::Key_Escape) {
        emit left();
    } else if (const auto step = stepOf(key, isRightToLeft())) {
        setCurrentKey(m_cursor.towards(*step));
    } else if (const auto typed = m_cursor.typed(event->text())) {
        setCurrentKey(*typed);
    } else {
        QWidget::keyPressEvent(event);
    }
}

void DeckGrid::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton) {
        QWidget::mousePressEvent(event);
        return;
    }
    m_pressed = keyAt(event->position());
}

void DeckGrid::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton) {
        QWidget::mouseReleaseEvent(event);
        return;
    }
    const std::optional<int> pressed = std::exchange(m_pressed, std::nullopt);
    if (!pressed || keyAt(event->position()) != pressed)
        return;
    setCurrentKey(*pressed);
    if (!isRepeated(*pressed, event->timestamp()))
        pick(*pressed);
}

bool DeckGrid::isRepeated(int key, quint64 time)
{
    const auto interval =
        static_cast<quint64>(QGuiApplication::styleHints()->mouseDoubleClickInterval());
    const bool isSame = std::exchange(m_clicked, key) == key;
    const quint64 elapsed = time - std::exchange(m_clickTime, time);
    return isSame && key < DeckKeys::wild && elapsed < interval;
}

void DeckGrid::mouseMoveEvent(QMouseEvent* event)
{
    setHovered(keyAt(event->position()));
}

void DeckGrid::leaveEvent(QEvent* event)
{
    QWidget::leaveEvent(event);
    setHovered(std::nullopt);
}

void DeckGrid::setHovered(std::optional<int> key)
{
    if (key == m_hovered)
        return;
    for (const std::optional<int>& changed : {std::exchange(m_hovered, key), key}) {
        if (changed)
            updateKey(*changed);
    }
}

} // namespace showdown::gui

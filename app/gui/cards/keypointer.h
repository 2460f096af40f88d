// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cards/placedcard.h"

#include <QObject>
#include <QPoint>

#include <optional>

class QMouseEvent;

namespace showdown::gui {

class DeckGrid;

/// Watches what a person does with the keys of the deck besides clicking them: pointing at them,
/// going over them by keyboard, dragging one away, asking for the menu of one.
class KeyPointer : public QObject
{
    Q_OBJECT

public:
    /// The grid owns it.
    explicit KeyPointer(DeckGrid& grid);

    /// The card of the key that the pointer or the keyboard came to last. Between two keys it stays.
    std::optional<PlacedCard> card() const { return m_card; }

    /// The current key of the grid says nothing until another one is come to.
    void keepQuiet();

signals:
    /// card() is another, or nothing.
    void pointed();

    /// The button went down on a key, and the pointer has left the key since.
    void dragged(showdown::PlacedCard card);

    /// The menu of a key is wanted, at a point of the screen.
    void menuRequested(showdown::PlacedCard card, const QPoint& position);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void point(std::optional<int> key);
    bool dragFrom(const QMouseEvent& event);
    bool requestMenu(QEvent& event);

    DeckGrid& m_grid;
    std::optional<PlacedCard> m_card;
    std::optional<int> m_pressed; ///< the key that the button is down on
    std::optional<int> m_quiet;   ///< says nothing: it was picked, as long as one is at it
    QPoint m_pressedAt;
};

} // namespace showdown::gui

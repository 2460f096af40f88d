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

/// Watches the keys of the deck for everything but clicks: pointing at a key, moving over the keys
/// by keyboard, dragging a card away, requesting a key's menu.
class KeyPointer : public QObject
{
    Q_OBJECT

public:
    /// The grid owns it.
    explicit KeyPointer(DeckGrid& grid);

    /// The card of the key that pointer or keyboard reached last. It is kept while the pointer is
    /// between two keys.
    std::optional<PlacedCard> card() const { return m_card; }

    /// Shows no hint for the current key until another key is reached.
    void keepQuiet();

signals:
    /// Emitted when card() changed.
    void pointed();

    /// Emitted when the pointer has left a key with the button down.
    void dragged(showdown::PlacedCard card);

    /// Emitted when the menu of a key is requested, at a point of the screen.
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
    std::optional<int> m_quiet;   ///< shows no hint until another key is reached
    QPoint m_pressedAt;
};

} // namespace showdown::gui

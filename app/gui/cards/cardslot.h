// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/cards/cardpainter.h"
#include "app/gui/cards/typedcard.h"
#include "core/cards/placedcard.h"

#include <QString>
#include <QWidget>

#include <cstdint>
#include <optional>

namespace showdown::gui {

class Appearance;

/// The direction in which the focus leaves a slot.
enum class SlotMove : std::uint8_t {
    left, ///< to the neighbour on the left of the screen, in either layout direction
    right,
    up,
    down,
    back,    ///< against the order of the slots
    forward, ///< in the order of the slots
    first,   ///< to the first slot of the row
    last,
};

/// A slot of a hand: it shows one card, takes the focus, and takes typed and pasted cards. It
/// changes nothing by itself; its owner responds with setCard() or setPlaced().
///
/// The widget is larger than its card by CardPainter::overhang(), which leaves room for rings and
/// shadow; in a row these margins may overlap.
class CardSlot : public QWidget
{
    Q_OBJECT

public:
    /// Follows the suit colours of the appearance, which must outlive it.
    explicit CardSlot(const Appearance& appearance, QWidget* parent = nullptr);

    /// Whether a key types a character into a slot.
    static bool isTyping(const QKeyEvent& event);

    /// The card shown face up.
    std::optional<Card> card() const { return m_placed ? m_placed->face() : std::nullopt; }

    /// Shows this card and drops a rank that waits for its suit.
    void setCard(std::optional<Card> card) { setPlaced(card); }

    /// As card() and setCard(), for a card that may be unknown.
    std::optional<PlacedCard> placed() const { return m_placed; }
    void setPlaced(std::optional<PlacedCard> card);

    /// Whether an unknown card may be typed into the slot; initially not.
    void setTakesUnknown(bool takes) { m_typed.setTakesUnknown(takes); }

    /// Whether a slot that does not take an unknown card says that another slot would; initially
    /// not.
    void setKnowsUnknown(bool knows) { m_knowsUnknown = knows; }

    /// The number in the empty slot, from 1; 0 writes none.
    int number() const { return m_number; }
    void setNumber(int number);

    /// Shows a question mark in the empty slot instead: a card is asked for, and the number could
    /// be read as one.
    void setAsked(bool asked);

    /// In pixels; the height is CardPainter::heightFor(width).
    int cardWidth() const { return m_cardWidth; }
    void setCardWidth(int width);

    /// Where the card lies in the widget.
    QRect cardRect() const;

    /// The states that the slot's owner decides; the slot itself handles focus and hover.
    CardStates states() const { return m_states; }
    void setState(CardState state, bool on);
    void setNext(bool next) { setState(CardState::next, next); }
    void setMatched(bool matched) { setState(CardState::matched, matched); }
    void setStep(bool step) { setState(CardState::step, step); }

    /// The typed rank that waits for its suit; empty if there is none.
    QString pendingRank() const { return m_typed.pending(); }

    /// The content of the slot in words, for screen readers: "Wild, acts as queen". If empty, the
    /// name of the card is used.
    void setContentText(const QString& words);
    QString contentText() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

public slots:
    /// Copies the card to the clipboard as text; cutting also asks for the slot to be emptied.
    void cut();
    void copy() const;

    /// Takes the text from the clipboard.
    void paste();

    /// Takes a text from elsewhere.
    void takeText(const QString& text);

    /// Asks for the card to be picked up, to be carried by keyboard.
    void pickUp() { emit pickUpRequested(); }

    /// Asks for a wild in the slot.
    void makeWild();

    /// Asks for the slot to be emptied, unless it is empty.
    void clear();

    /// Takes the focus and becomes the slot to fill.
    void select();

signals:
    void hoveredChanged(bool isHovered);

    /// Emitted when a card was typed, or a wild requested.
    void cardTyped(const showdown::PlacedCard& card);

    /// Emitted when the slot is to be emptied.
    void cleared();

    /// Emitted when a text that is not empty was pasted or dropped.
    void textPasted(const QString& text);

    /// Emitted when M was pressed: the card is to be carried to another slot.
    void pickUpRequested();

    /// Emitted when the card is dragged away; `hotSpot` is the pointer's position on it.
    void dragStarted(const QPoint& hotSpot);

    /// Emitted when a key was pressed that leads to another slot.
    void moveRequested(SlotMove move);

    /// Emitted when the slot was clicked or got the focus in another way.
    void selected();

    /// Emitted when Enter or Space was pressed: the card is to be chosen from the deck.
    void deckRequested();

    /// Emitted when the slot's menu is requested, at a point of the screen.
    void menuRequested(const QPoint& position);

    /// Emitted when what was typed or pasted is no card; says why in a sentence.
    void problemFound(const QString& problem);

protected:
    bool event(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    bool runEditingKey(int key);
    bool runPlainKey(int key);
    bool typeKey(const QString& text);
    void stepBack();
    void askForDeck();
    bool dropTyping();
    void setHovered(bool hovered);
    void announceContent();
    CardContent content() const;
    CardStates visibleStates() const;

    const Appearance& m_appearance;
    std::optional<PlacedCard> m_placed;
    bool m_knowsUnknown = false;
    TypedCard m_typed;
    CardStates m_states;
    QString m_contentText;
    bool m_isAnnouncing = false;
    QString m_announced; ///< the content that assistive technology was told last
    int m_number = 0;
    bool m_isAsked = false;
    int m_cardWidth = 64;
    bool m_isHovered = false;
    bool m_isLeft = false;           ///< the pointer left with the card and has not come back
    std::optional<QPoint> m_pressed; ///< where the button went down on the card
};

} // namespace showdown::gui

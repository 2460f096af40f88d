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

/// Where the focus is to go from a slot.
enum class SlotMove : std::uint8_t {
    left, ///< to the neighbour on the left of the screen, whichever way the slots run
    right,
    up,
    down,
    back,    ///< against the order of the slots
    forward, ///< in the order of the slots
    first,   ///< to the first slot of the row
    last,
};

/// A slot of a hand: it shows one card, takes the focus, and takes typed and pasted cards. It
/// changes nothing by itself; whoever listens answers with setCard() or setPlaced().
///
/// The widget is larger than its card by CardPainter::overhang(), so that rings and shadow have
/// room; in a row these margins may lie over each other.
class CardSlot : public QWidget
{
    Q_OBJECT

public:
    /// Follows the suit colours of the appearance, which has to outlive it.
    explicit CardSlot(const Appearance& appearance, QWidget* parent = nullptr);

    /// The card that is shown face up.
    std::optional<Card> card() const { return m_placed ? m_placed->face() : std::nullopt; }

    /// Shows this card. A rank that waits for its suit is gone.
    void setCard(std::optional<Card> card) { setPlaced(card); }

    /// The same for a card that may be unknown.
    std::optional<PlacedCard> placed() const { return m_placed; }
    void setPlaced(std::optional<PlacedCard> card);

    /// Whether an unknown card may be typed into the slot; at first it may not.
    void setTakesUnknown(bool takes) { m_typed.setTakesUnknown(takes); }

    /// Whether a slot that does not take it says that another one would; at first it does not.
    void setKnowsUnknown(bool knows) { m_knowsUnknown = knows; }

    /// The number that is written into the empty slot, from 1; 0 writes none.
    int number() const { return m_number; }
    void setNumber(int number);

    /// A question mark stands in the empty slot instead: a card is asked for, and the number could
    /// be read as one.
    void setAsked(bool asked);

    /// In pixels; the height is CardPainter::heightFor() it.
    int cardWidth() const { return m_cardWidth; }
    void setCardWidth(int width);

    /// Where the card lies in the widget.
    QRect cardRect() const;

    /// The states that whoever owns the slot decides; focus and hover are the slot's own.
    CardStates states() const { return m_states; }
    void setState(CardState state, bool on);
    void setNext(bool next) { setState(CardState::next, next); }
    void setMatched(bool matched) { setState(CardState::matched, matched); }
    void setStep(bool step) { setState(CardState::step, step); }

    /// The rank that was typed and waits for its suit; empty if none does.
    QString pendingRank() const { return m_typed.pending(); }

    /// What the slot holds, in words, for those who cannot see it: "Wild, acts as queen". Empty
    /// words give the name of the card.
    void setContentText(const QString& words);
    QString contentText() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

public slots:
    /// Puts the card as text into the clipboard; cutting asks for the slot to be emptied as well.
    void cut();
    void copy() const;

    /// Takes the text in the clipboard.
    void paste();

    /// The same with a text from elsewhere.
    void takeText(const QString& text);

    /// Asks for the card to be carried by keys.
    void pickUp() { emit pickUpRequested(); }

    /// Asks for a wild in the slot.
    void makeWild();

    /// Asks for the slot to be emptied, if there is anything in it.
    void clear();

    /// Takes the focus and becomes the slot to fill.
    void select();

signals:
    /// A card was typed, or asked for.
    void cardTyped(const showdown::PlacedCard& card);

    /// The slot is to be emptied.
    void cleared();

    /// A text that is not empty was pasted or dropped.
    void textPasted(const QString& text);

    /// M was pressed: the card is to be carried to another slot.
    void pickUpRequested();

    /// The card is dragged away; where on it the pointer is.
    void dragStarted(const QPoint& hotSpot);

    /// A key was pressed that leads to another slot.
    void moveRequested(SlotMove move);

    /// The slot was clicked, or got the focus otherwise.
    void selected();

    /// Enter or Space was pressed: the card is to be chosen from the deck.
    void deckRequested();

    /// The menu of the slot is wanted, at a point of the screen.
    void menuRequested(const QPoint& position);

    /// What was typed or pasted is no card; why, in a sentence.
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
    QString m_announced; ///< the content that assistive technology knows
    int m_number = 0;
    bool m_isAsked = false;
    int m_cardWidth = 64;
    bool m_isHovered = false;
    bool m_isLeft = false;           ///< by the pointer with its card, until it comes back
    std::optional<QPoint> m_pressed; ///< where the button went down on the card
};

} // namespace showdown::gui

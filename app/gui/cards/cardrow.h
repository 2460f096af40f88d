// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/cards/cardpainter.h"
#include "app/gui/widgets/paintedcells.h"

#include <QRect>
#include <QSize>
#include <QString>
#include <QWidget>
#include <Qt>

#include <optional>
#include <vector>

class QHelpEvent;
class QPainter;

namespace showdown::gui {

class Appearance;

/// A card of a row.
struct RowCard
{
    PlacedCard card;
    CardStates states = {};
    int copies = 1;        ///< more than one is written under the card: "×2"
    bool isStruck = false; ///< faded and crossed out from the lower left to the upper right

    bool operator==(const RowCard&) const = default;
};

/// The sizes of a row's cards and their places, in pixels.
struct CardLines
{
    QSize card;
    int gap = 0;     ///< between cards
    int edge = 0;    ///< around all of them, for rings
    int lineGap = 0; ///< between lines
    int note = 0;    ///< height of the words under a card

    /// The number of cards that fit into a line of this width, at least one.
    int columns(int width) const;

    /// The size of this many cards in lines of `columns` cards.
    QSize sizeOf(int cards, int columns) const;

    /// The place of a card in an area whose lines begin at the leading edge for this direction.
    QRect place(int position, const QRect& area, Qt::LayoutDirection direction) const;
};

/// Draws a card of a row, without the words under it.
void paintRowCard(QPainter& painter, const QRect& place, const RowCard& card,
                  const CardPainter& cards, const Colors& colors);

/// Crosses a card out, from the lower left to the upper right.
void paintStrike(QPainter& painter, const QRect& card, const Colors& colors);

/// Small cards in lines as wide as the widget, to look and point at; after setClickable() they can
/// also be clicked, and are one tab stop in which the arrows move. In right-to-left layouts the
/// lines are mirrored.
class CardRow : public QWidget, public PaintedCells
{
    Q_OBJECT

public:
    /// Follows the suit colours of the appearance, which must outlive it.
    explicit CardRow(const Appearance& appearance, QWidget* parent = nullptr);

    const std::vector<RowCard>& cards() const { return m_cards; }
    void setCards(const std::vector<RowCard>& cards);

    /// The width of a card and the gap between two, in pixels at a text size of 100 %; initially 42
    /// and 5.
    void setCardSize(double width, double gap);

    void setClickable(bool clickable);

    /// What a click on a card does: shown below its name in the tool tip and in the status bar, and
    /// read as its description by screen readers.
    void setClickTip(const QString& tip);
    const QString& clickTip() const { return m_clickTip; }
    bool isClickable() const { return m_clickable; }

    /// The card with the keyboard cursor; 0 if there is none.
    int current() const { return m_current; }
    void setCurrent(int position);

    /// The card under the pointer, or else the one with the focus.
    std::optional<int> pointed() const;

    /// A card as a screen reader says it: "Eight of spades, crossed out".
    QString cardText(int position) const;

    /// The tool tip of a card: cardText(), and below it clickTip().
    QString toolTipText(int position) const;

    /// The place of a card, and the card at a place, in the widget; nothing between cards.
    QRect cardRect(int position) const;
    std::optional<int> cardAt(const QPoint& position) const;

    /// Acts as a click on the card.
    void click(int position);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    int heightForWidth(int width) const override;

signals:
    /// Emitted when pointed() changed; nothing if no card is pointed at.
    void cardPointedAt(std::optional<int> position);

    /// Emitted when a card was clicked, or pressed with Enter or Space.
    void cardClicked(int position);

protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    int cellCount() const override { return count(); }
    QString cellName(int cell) const override { return cardText(cell); }
    QString cellDescription(int /*cell*/) const override { return m_clickTip; }
    QRect cellRect(int cell) const override { return cardRect(cell); }
    std::optional<int> cellAt(const QPoint& position) const override { return cardAt(position); }
    int currentCell() const override { return m_current; }
    void setCurrentCell(int cell) override { setCurrent(cell); }
    bool canPick() const override { return m_clickable; }
    void pick(int cell) override { click(cell); }

    int count() const { return static_cast<int>(m_cards.size()); }
    const RowCard& at(int position) const { return m_cards[static_cast<std::size_t>(position)]; }
    CardLines lines() const;
    std::optional<int> goalOf(int key) const;
    void setHovered(std::optional<int> position);
    void tellPointed(std::optional<int> before);
    void showToolTip(const QHelpEvent& help);
    void paintCopies(QPainter& painter, const QRect& card, int copies) const;

    const Appearance& m_appearance;
    std::vector<RowCard> m_cards;
    double m_cardWidth = 42;
    double m_gap = 5;
    bool m_clickable = false;
    QString m_clickTip;
    int m_current = 0;
    std::optional<int> m_hovered;
    std::optional<int> m_pressed;
};

} // namespace showdown::gui

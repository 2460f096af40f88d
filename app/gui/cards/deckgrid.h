// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/cards/deckkeys.h"
#include "app/gui/widgets/paintedcells.h"
#include "core/rules/houserules.h"

#include <QString>
#include <QWidget>

#include <array>
#include <functional>
#include <optional>

namespace showdown::gui {

class Appearance;

/// A key whose card lies somewhere already.
struct UsedKey
{
    QString holder;      ///< the number or letter of who has it
    QString description; ///< "In use, Player 1 card 3"

    bool operator==(const UsedKey&) const = default;
};

/// The keys of the natural cards by Card::index(); nothing for a card that can be had.
using UsedKeys = std::array<std::optional<UsedKey>, 52>;

/// The deck as keys, numbered as in DeckKeys, those of the wild and the unknown card tall. One tab
/// stop, in which the arrows move. From right to left the keys run the other way.
class DeckGrid : public QWidget, public PaintedCells
{
    Q_OBJECT

public:
    /// Follows the suit colours of the appearance, which has to outlive it.
    explicit DeckGrid(const Appearance& appearance, QWidget* parent = nullptr);

    /// Shows which cards lie somewhere already.
    void setUsedKeys(const UsedKeys& keys);

    /// Shows keys for the wild and the unknown card, or not; at first that of the wild alone. They
    /// share a column at the end of the rows, which have its room if there is none.
    void setExtraKeys(bool wild, bool unknown);

    /// Marks the natural cards that these rules make wild.
    void setRules(const HouseRules& rules);

    /// Marks the key of a card that would be replaced by another.
    void setHeldCard(std::optional<PlacedCard> card);

    /// Used keys lose the number of their holder; tool tip and description keep it.
    void setCompact(bool compact);

    /// Asks for this many pixels less in height, as far as keys can still be hit, so that
    /// something else finds room; less than 0: for more, as far as keys grow.
    void giveRoom(int height);

    /// How much of that it can do without, or use.
    int given() const;

    /// How many pixels its keys could be lower in all, and how many higher.
    int mostGiven() const;
    int mostGrowth() const;

    /// The key that the keyboard is at.
    int currentKey() const { return m_cursor.key(); }
    void setCurrentKey(int key);

    QString keyName(int key) const; ///< "King of diamonds", "Two of hearts (wild)", "Unknown card"
    QString keyDescription(int key) const; ///< of a used key its holder, else what setHints() gave

    /// Says of a key that is not in use what it would do; nothing, as at first, says nothing.
    void setHints(const std::function<QString(PlacedCard)>& hints) { m_hints = hints; }

    /// The button that is down on a key is no click: the card is dragged.
    void forgetPress() { m_pressed.reset(); }

    /// The place of a key, and the key at a place, in the widget; nothing between keys.
    QRectF keyRect(int key) const;
    std::optional<int> keyAt(const QPointF& position) const;

    /// As a click does.
    void pick(int key) override;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    /// A key was clicked, or pressed with Enter or Space, also one that is in use. Of the clicks of
    /// a double click on a natural card only the first counts; the others take every one.
    void cardPicked(showdown::PlacedCard card);

    /// The keyboard is at another key.
    void currentKeyChanged(int key);

    /// Escape was pressed.
    void left();

protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    struct Lengths;

    /// Those that are there; a key keeps its number while others come and go.
    int cellCount() const override;
    int cellOfChild(int child) const override;
    int childOfCell(int key) const override;
    QString cellName(int key) const override { return keyName(key); }
    QString cellDescription(int key) const override { return keyDescription(key); }
    QRect cellRect(int key) const override { return keyRect(key).toAlignedRect(); }
    std::optional<int> cellAt(const QPoint& position) const override { return keyAt(position); }
    int currentCell() const override { return currentKey(); }
    void setCurrentCell(int key) override { setCurrentKey(key); }

    Lengths lengths() const;
    qreal besideRows() const;
    QRectF extraKeyRect(int key, const QRectF& area) const;
    void applyFont();
    void setHovered(std::optional<int> key);
    void updateKey(int key);
    bool isRepeated(int key, quint64 time);

    const Appearance& m_appearance;
    UsedKeys m_used;
    HouseRules m_rules;
    std::function<QString(PlacedCard)> m_hints;
    std::optional<PlacedCard> m_held;
    ExtraKeys m_extra;
    bool m_compact = false;
    int m_given = 0; ///< the height that was asked for less
    DeckCursor m_cursor;
    std::optional<int> m_hovered;
    std::optional<int> m_pressed;
    std::optional<int> m_clicked; ///< the key of the latest click
    quint64 m_clickTime = 0;      ///< of that click, in milliseconds of the system
};

} // namespace showdown::gui

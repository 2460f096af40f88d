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

/// A key whose card is already in use.
struct UsedKey
{
    QString holder;      ///< the number or letter of its holder
    QString description; ///< "In use, Player 1 card 3"

    bool operator==(const UsedKey&) const = default;
};

/// The keys of the natural cards by Card::index(); nothing for an available card.
using UsedKeys = std::array<std::optional<UsedKey>, 52>;

/// The deck as keys, numbered as in DeckKeys; those of the wild and the unknown card are tall. One
/// tab stop, in which the arrows move. In right-to-left layouts the keys are mirrored.
class DeckGrid : public QWidget, public PaintedCells
{
    Q_OBJECT

public:
    /// Follows the suit colours of the appearance, which must outlive it.
    explicit DeckGrid(const Appearance& appearance, QWidget* parent = nullptr);

    /// Shows which cards are already in use.
    void setUsedKeys(const UsedKeys& keys);

    /// Shows or hides the keys of the wild and the unknown card; initially only the wild has one.
    /// They share a column at the end of the rows, which take its room if there is none.
    void setExtraKeys(bool wild, bool unknown);

    /// Marks the natural cards that these rules make wild.
    void setRules(const HouseRules& rules);

    /// Marks the key of the card that the next one would replace.
    void setHeldCard(std::optional<PlacedCard> card);

    /// Hides the holder's number on used keys; tool tip and description keep it.
    void setCompact(bool compact);

    /// Asks for this many pixels less in height, as far as keys can still be hit, to make room for
    /// something else; less than 0: for more, as far as keys grow.
    void giveRoom(int height);

    /// The part of giveRoom()'s request that it can meet.
    int given() const;

    /// How many pixels in height the keys could give up in all, and how many they could use.
    int mostGiven() const;
    int mostGrowth() const;

    /// The key with the keyboard cursor.
    int currentKey() const { return m_cursor.key(); }
    void setCurrentKey(int key);

    QString keyName(int key) const; ///< "King of diamonds", "Two of hearts (wild)", "Unknown card"
    QString keyDescription(int key) const; ///< for a used key its holder, otherwise its hint

    /// Sets what describes the effect of a key that is not in use; an empty function, as initially,
    /// says nothing.
    void setHints(const std::function<QString(PlacedCard)>& hints) { m_hints = hints; }

    /// Stops the current press from becoming a click: the card is being dragged.
    void forgetPress() { m_pressed.reset(); }

    /// The place of a key, and the key at a place, in the widget; nothing between keys.
    QRectF keyRect(int key) const;
    std::optional<int> keyAt(const QPointF& position) const;

    /// Acts as a click on the key.
    void pick(int key) override;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    /// Emitted when a key was clicked, or pressed with Enter or Space, even one in use. In a double
    /// click on a natural card only the first click counts; the wild and the unknown card count
    /// every click.
    void cardPicked(showdown::PlacedCard card);

    /// Emitted when the keyboard cursor moved to another key.
    void currentKeyChanged(int key);

    /// Emitted when Escape was pressed.
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

    /// The keys that exist; a key keeps its number when others come and go.
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
    int m_given = 0; ///< the requested reduction in height
    DeckCursor m_cursor;
    std::optional<int> m_hovered;
    std::optional<int> m_pressed;
    std::optional<int> m_clicked; ///< the key of the latest click
    quint64 m_clickTime = 0;      ///< of that click, in milliseconds of the system
};

} // namespace showdown::gui

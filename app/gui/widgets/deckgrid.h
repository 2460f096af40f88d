// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cards/card.h"

#include <QString>
#include <QWidget>

#include <array>
#include <optional>

namespace showdown {

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

/// The deck as keys: four suits by thirteen ranks, ace first, and a tall key for wilds. One tab
/// stop, in which the arrows move. From right to left the keys run the other way.
class DeckGrid : public QWidget
{
    Q_OBJECT

public:
    static constexpr int rows = 4;
    static constexpr int columns = 13;
    static constexpr int wildKey = rows * columns; ///< keys count from 0, row by row, this one last
    static constexpr int keyCount = wildKey + 1;

    explicit DeckGrid(const Appearance& appearance, QWidget* parent = nullptr);

    void setUsedKeys(const UsedKeys& keys);

    /// Marks the key of a card that would be replaced by another.
    void setHeldCard(std::optional<Card> card);

    /// Used keys lose the number of their holder; tool tip and description keep it.
    void setCompact(bool compact);

    /// The key that the keyboard is at.
    int currentKey() const { return m_current; }
    void setCurrentKey(int key);

    static Card cardOf(int key);
    static int keyOf(Card card);

    QString keyName(int key) const;        ///< "King of diamonds"
    QString keyDescription(int key) const; ///< empty unless the card is in use

    QRectF keyRect(int key) const;
    std::optional<int> keyAt(const QPointF& position) const;

    /// As a click does.
    void pick(int key);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    /// A key was clicked, or pressed with Enter or Space, also one that is in use.
    void cardPicked(showdown::Card card);

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

    Lengths lengths() const;
    void applyFont();
    std::optional<int> keyTowards(const QKeyEvent& event) const;
    std::optional<int> keyTyped(const QString& text) const;
    void setHovered(std::optional<int> key);
    void updateKey(int key);

    const Appearance& m_appearance;
    UsedKeys m_used;
    std::optional<Card> m_held;
    bool m_compact = false;
    int m_current = 0;
    int m_row = 0; ///< where the arrows lead back to from the wild key
    std::optional<int> m_hovered;
    std::optional<int> m_pressed;
};

} // namespace showdown

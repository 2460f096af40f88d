// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/odds/oddscount.h"
#include "app/gui/theme/colors.h"
#include "app/gui/widgets/cellmap.h"
#include "app/narration/nextcardtext.h"

#include <array>
#include <cstddef>
#include <memory>
#include <optional>

namespace showdown::gui {

/// The effect of every card that may come next: four columns of suits and thirteen rows of ranks,
/// ace first, then the jokers that are left. Each cell has its card, the mark of who would be ahead
/// and the equity that one player would have; for a player alone, what the card makes. A card
/// already in use is pale and has the mark of its holder.
///
///     A♠  A♥  A♦  A♣    0  1  2  3
///     K♠  K♥  K♦  K♣    4  5  6  7
///     …
///     ★                52
class NextCardMap : public CellMap
{
    Q_OBJECT

public:
    explicit NextCardMap(QWidget* parent = nullptr);

    /// Shows a count that has next cards, or none. The keyboard cursor stays. Only cells that
    /// changed are drawn again.
    void setCount(std::shared_ptr<const OddsCount> count, const narration::OddsPlayers& players);

    /// Sets the player, from 0 in the count, whose equity is shown.
    void setPlayer(int player);

    /// While another count is awaited the map is pale and disabled.
    void setWaiting(bool waiting);

    /// The card of a cell, and the cell of a card.
    static Card cardOf(int cell);
    static int cellOf(Card card);

    /// The effect of the card of a cell; nullptr if it is in use.
    const NextCard* nextOf(int cell) const;

    int cellCount() const override;
    QString cellName(int cell) const override;
    QString cellDescription(int cell) const override; ///< the hands that it makes
    QRect cellRect(int cell) const override;

    /// The text in a cell beside its card: "1 100 %", "= 50 %", "F" for a player alone, "B" for a
    /// card on the board.
    QString cellText(int cell) const;

    /// Asks for a card that may come.
    void pick(int cell) override;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void cardPicked(showdown::Card card);

protected:
    int columns() const override;
    std::optional<int> cellIn(int row, int column) const override;
    void paintEvent(QPaintEvent* event) override;

private:
    static constexpr int suits = 4;
    static constexpr int ranks = 13;
    static constexpr int jokerCell = suits * ranks;

    int rows() const { return cellCount() > jokerCell ? ranks + 1 : ranks; }
    bool isAlone() const { return m_players.count() == 1; }
    bool isOneKnown() const;
    void placeCards();
    void paintCell(QPainter& painter, int cell, const Colors& colors) const;
    void paintNext(QPainter& painter, const QRect& place, const NextCard& next,
                   const Colors& colors) const;
    void paintSeen(QPainter& painter, const QRect& place, int cell, const Colors& colors) const;
    QColor groundOf(const NextCard& next, const Colors& colors) const;

    std::shared_ptr<const OddsCount> m_count; ///< with next cards, or none
    narration::OddsPlayers m_players;
    int m_player = 0;
    bool m_isWaiting = false;
    std::array<int, suits * ranks + 1> m_next{}; ///< indexes into the next cards; -1 for none
    std::array<std::optional<SeenPlace>, std::size_t{suits} * ranks> m_seen{};
};

} // namespace showdown::gui

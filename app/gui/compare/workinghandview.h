// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/cards/bracket.h"
#include "app/gui/cards/cardpainter.h"
#include "app/gui/compare/comparemetrics.h"
#include "app/gui/compare/playerfacts.h"

#include <QWidget>

#include <array>
#include <optional>
#include <vector>

namespace showdown::gui {

class Appearance;
class TextLabel;

/// The five cards of a player in comparing order with brackets under them, or a note that says why
/// there are none. Each card is a child widget, for the pointer and for screen readers; all are
/// painted here, because rings and badges extend beyond their cards.
class WorkingHandView : public QWidget
{
    Q_OBJECT

public:
    /// objectNames begin with the purpose: `player1WorkingCard2`, `player1WorkingNoteLabel`.
    WorkingHandView(const Appearance& appearance, const QString& purpose,
                    QWidget* parent = nullptr);

    void setRow(const WorkingRow& row);
    const WorkingRow& row() const { return m_row; }

    /// Sets the sizes of the cards; the widget is somewhat larger, see margin().
    void setMetrics(const CompareMetrics& metrics);

    /// Room for rings on all four sides of the cards.
    int margin() const;

    /// Sets which cards have the ring of what decides, and which the ring of matched cards: those
    /// of the chosen row of Why, or else those that make the rank.
    void setRings(const std::array<bool, 5>& decides,
                  const std::optional<std::array<bool, 5>>& chosen);
    CardStates statesAt(int position) const;

    /// Outlines the card that comes from this slot; nothing: none.
    void outline(std::optional<int> slot);
    bool isOutlined(int position) const;

    /// The place of the card at a position, from 0.
    QRect cardRect(int position) const;

    /// The places of the brackets' names.
    std::vector<QRect> labelRects() const;

    QSize sizeHint() const override;

signals:
    /// Emitted when the pointer entered a card, with its slot, or left all cards.
    void slotPointedAt(std::optional<int> slot);

    /// Emitted when the user asked for the menu of the slot that a card comes from, at a point of
    /// the screen.
    void menuRequested(int slot, const QPoint& position);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void place();
    void showRow();
    CardContent contentAt(std::size_t position) const;
    Bracket bracketOf(const narration::HandPart& part) const;

    const Appearance& m_appearance;
    CompareMetrics m_metrics;
    WorkingRow m_row;
    std::array<bool, 5> m_decides{};
    std::optional<std::array<bool, 5>> m_chosen;
    std::optional<int> m_outlined; ///< the slot
    QWidget* m_all = nullptr;      ///< the cards, which are told of at once
    std::array<QWidget*, 5> m_cards{};
    TextLabel* m_note = nullptr;
};

} // namespace showdown::gui

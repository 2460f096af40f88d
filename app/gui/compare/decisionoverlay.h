// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#pragma once

#include "app/gui/compare/comparemetrics.h"
#include "app/gui/explain/comparisonsmodel.h"
#include "core/compare/comparison.h"
#include "core/compare/showdown.h"

#include <QString>
#include <QWidget>

#include <optional>
#include <vector>

namespace showdown::gui {

/// A row of the ladder of a player, both from 0.
struct LadderPlace
{
    int player = 0;
    int row = 0;

    bool operator==(const LadderPlace&) const = default;
};

/// What is marked in and between the working hands. Players count from 1.
struct DecisionMarks
{
    /// Cards with the ring of what decides.
    struct Ring
    {
        int player = 1;
        CardRange cards;

        bool operator==(const Ring&) const = default;
    };

    /// Two working hands joined, the upper one first.
    struct Join
    {
        int upper = 1;
        int lower = 2;
        bool tie = false;          ///< equal signs between all columns, and no label
        std::optional<int> column; ///< where the line runs, from 0; nothing: no column is marked
        QString label;             ///< "3 beats 2", "pair beats high card"

        bool operator==(const Join&) const = default;
    };

    std::vector<Ring> rings;
    std::vector<Ring> dealtRings; ///< the same around cards as dealt
    std::vector<Join> joins;

    /// Whether the card of a player, at a position from 0, is ringed in the working hand.
    bool isRinged(int player, int position) const;

    /// The same of a dealt card.
    bool isDealtRinged(int player, int position) const;

    bool operator==(const DecisionMarks&) const = default;
};

/// What decided: between the winner and the best of the others, or between all who share the
/// first place; nothing where nobody was compared.
DecisionMarks decisionMarks(const Showdown& showdown);

/// The cards that a part compared, whether or not it decided; nothing where there is no such part.
DecisionMarks partMarks(const Showdown& showdown, PartPlace place);

/// The cards that a row of the ladder of a player, both from 0, speaks of, as dealt and in the
/// working hand. What decided if it speaks of none, or there is no such row.
DecisionMarks rowMarks(const Showdown& showdown, LadderPlace place, const HouseRules& rules);

/// Where one player's panel and working hand lie, in the coordinates of the overlay.
struct HandPlace
{
    QRect panel;
    QRect room;                ///< that a pill over this panel has from side to side
    std::vector<QRect> cards;  ///< of the working hand; empty without one
    std::vector<QRect> labels; ///< which no line crosses
};

/// What is drawn over and between the panels: the line that joins the two deciding cards with its
/// pill, and equal signs after a tie. It lets the mouse through.
class DecisionOverlay : public QWidget
{
    Q_OBJECT

public:
    explicit DecisionOverlay(QWidget* parent);

    void setMarks(const DecisionMarks& marks);
    const DecisionMarks& marks() const { return m_marks; }

    /// One for each player, in order.
    void setPlaces(const std::vector<HandPlace>& places);

    /// In the compact form pills are smaller; where the working hands are not side by side with the
    /// cards, lines run past the cards of the lower hand.
    void setForm(const CompareMetrics& metrics);

    /// The area of the pill of a join, for those who look for it.
    QRect pillRect(const DecisionMarks::Join& join) const;

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    struct Pill
    {
        QRect rect;
        QFont font;
    };

    const HandPlace* placeOf(int player) const;
    bool canDraw(const DecisionMarks::Join& join) const;
    int columnX(const HandPlace& place, int column) const;
    QPolygon route(const DecisionMarks::Join& join) const;
    bool needsDetour(const DecisionMarks::Join& join) const;
    void paintLine(QPainter& painter, const DecisionMarks::Join& join, const QColor& color) const;
    void paintPill(QPainter& painter, const DecisionMarks::Join& join) const;
    void paintEqualSigns(QPainter& painter, const DecisionMarks::Join& join) const;
    Pill pillOf(const DecisionMarks::Join& join) const;

    DecisionMarks m_marks;
    std::vector<HandPlace> m_places;
    bool m_isCompact = false;
    bool m_detoursAlways = false;
};

} // namespace showdown::gui

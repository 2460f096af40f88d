// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/cards/bracket.h"
#include "app/gui/cards/cardpainter.h"
#include "app/gui/explain/steps/arenametrics.h"
#include "core/trace/scene.h"

#include <QFont>
#include <QRect>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace showdown::gui {

/// The picture of the arena at a step: what it shows and where, in pixels from left to right. A
/// right-to-left layout mirrors the places.
struct ArenaPicture
{
    struct Place
    {
        int player = 1;
        int position = 0;     ///< in the hand as dealt, from 0
        bool ofGroup = false; ///< shown a second time: in the group that it joins
        QRect rect;
        CardContent content;
        CardStates states;
        QString text; ///< as a screen reader says it

        /// Whether this is the same card in the same part of the arena.
        bool isSameAs(const Place& other) const
        {
            return player == other.player && position == other.position && ofGroup == other.ofGroup;
        }
    };

    /// The words at the start of a row.
    struct Words
    {
        QRect rect;
        std::optional<int> number; ///< of the player, in a disc before the title
        QString title;
        QString lines;
    };

    /// The number of a column.
    struct Index
    {
        QRect rect;
        QString text;
        bool isCurrent = false;
    };

    /// A name under cards.
    struct Part
    {
        Bracket bracket;
        Role role = Role::matched;
    };

    std::vector<Place> places;
    std::vector<Words> words;
    std::vector<Index> indexes;
    QRect indexTitle;
    /// "sorted", "hand1, hand2": words of the code; "position" where it has none.
    QString indexName;
    QFont indexFont; ///< so small that the name fits before the first index
    std::vector<Part> parts;
    std::vector<QPoint> equals; ///< the middles of discs between columns that are equal
    QRect band;                 ///< around the columns that are compared; may be empty
    QString bandName;           ///< "decides"
    QPoint pillMiddle;
    QString pill;  ///< "2 < 3"; empty if there is none
    QRect spent;   ///< where the wild that has joined the group lay,
    QRect joining; ///< and where it stands now; both empty if no wild has joined
    QString spentText;

    /// The picture of a step.
    static ArenaPicture of(const Run& run, Moment moment, const QStringList& names,
                           const ArenaMetrics& metrics);
};

/// The visible face of a card: the dealt card, or what a wild currently stands for.
CardContent contentOf(const PlayedCard& card, const Run& run);

} // namespace showdown::gui

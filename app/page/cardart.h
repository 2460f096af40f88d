// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cards/card.h"
#include "core/compare/workinghand.h"
#include "core/rules/playedhand.h"

#include <QMap>
#include <QString>

#include <optional>

namespace showdown::page {

/// The visible parts of a card.
struct Face
{
    std::optional<Rank> rank; ///< nothing of a joker
    std::optional<Suit>
        suit; ///< nothing of a joker, and of a substitute whose suit does not matter
    bool isSubstitute = false; ///< a wild stands in for a card

    static Face of(Card card);
    static Face of(const WorkingCard& card);
    /// The face of a played card; a wild that has taken a value stands in for a card. `dealt` is
    /// the card as dealt.
    static Face of(const PlayedCard& card, Card dealt);
};

/// The cards of a page as SVG: each face is drawn once, as a <symbol>, and used by its id. Suits
/// and courts are those of resources/.
class CardArt
{
public:
    /// The id of a face, which is included from now on: "card-Kh", "card-wild", "card-as-Q".
    QString id(const Face& face);

    /// A card in HTML. The label, which may contain anything, describes it to readers who do not
    /// see it.
    QString picture(const Face& face, const QString& label);

    /// The symbols of all faces requested so far, and of the pictures on them.
    QString symbols() const;

private:
    QMap<QString, Face> m_faces; ///< by id
};

} // namespace showdown::page

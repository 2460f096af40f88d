// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/tables/pastedodds.h"

namespace showdown::tables {

/// Places in a row of a text; nothing for an empty one.
using Places = std::vector<std::optional<PlacedCard>>;
using PlacesResult = std::variant<Places, NotationError>;

/// Reads cards, `?` for an unknown one and a dash for an empty place.
PlacesResult placesFrom(const QString& text);

/// Builds a situation from the parts of a text. An impossible part is reported at once or, if that
/// needs all parts, by finish().
class OddsParts
{
public:
    /// Adds the next player. A label "Player 3" says which one; other labels are names.
    std::optional<narration::PasteProblem> addHole(const QString& label, const Places& places);

    /// Adds cards after those already on the board.
    std::optional<narration::PasteProblem> addBoard(const Places& places);
    std::optional<narration::PasteProblem> addDead(const Places& places);

    /// Adds players with unknown cards, until there are this many.
    void addUnknownPlayers(int players);

    /// Odds are those of one deck, whatever the rules say.
    void setRules(const NamedRules& rules);

    /// A mistake in the next part.
    narration::PasteProblem mistake(SeenArea area, NotationError error) const;

    std::variant<PastedOdds, narration::PasteProblem> finish() const;

private:
    struct Player
    {
        QString label;
        Places hole;
    };

    void seatPlayers(CardTable& table) const;

    std::vector<Player> m_players;
    Places m_board;
    std::vector<Card> m_dead;
    std::optional<NamedRules> m_rules;
};

} // namespace showdown::tables

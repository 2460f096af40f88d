// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/files/pastedodds.h"

namespace showdown::files {

/// Places in a row of a text; nothing for an empty one.
using Places = std::vector<std::optional<PlacedCard>>;
using PlacesResult = std::variant<Places, NotationError>;

/// Reads cards, `?` for an unknown one and a dash for an empty place.
PlacesResult placesFrom(const QString& text);

/// Puts a situation together from the parts of a text. What is added and cannot be is told at once
/// or, where it takes all parts to know, by finish().
class OddsParts
{
public:
    /// The next player. A label "Player 3" says which one it is, other ones are names.
    std::optional<narration::PasteProblem> addHole(const QString& label, const Places& places);

    /// Goes on where the board ended so far.
    std::optional<narration::PasteProblem> addBoard(const Places& places);
    std::optional<narration::PasteProblem> addDead(const Places& places);

    /// Players whose cards nobody has seen, until there are so many.
    void addUnknownPlayers(int players);

    /// Odds are those of one deck, whatever the rules say.
    void setRules(const NamedRules& rules);

    /// A mistake in the part that comes next.
    narration::PasteProblem mistake(SeenArea area, NotationError error) const;

    std::variant<PastedOdds, narration::PasteProblem> finish() const;

private:
    struct Player
    {
        QString label;
        Places hole;
    };

    void seatPlayers(OddsTable& table) const;

    std::vector<Player> m_players;
    Places m_board;
    std::vector<Card> m_dead;
    std::optional<NamedRules> m_rules;
};

} // namespace showdown::files

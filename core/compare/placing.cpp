// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/compare/placing.h"

#include "core/compare/lens.h"
#include "core/compare/winningplayer.h"
#include "core/match/pokerhand.h"

#include <algorithm>
#include <utility>

namespace showdown {

namespace {

using Line = PlacePlayersLine;

constexpr auto lines = linesOf<Line>({
    {Line::start, "function PlacePlayers(hands)", when::noLens},
    {Line::start, "function PlacePlayers(hands, lens)", when::lens},
    {Line::nextHand, "  for each hand of hands"},
    {Line::findRank, "    ranks[player] ← GetPokerHand(hand)", when::noLens},
    {Line::checkFit, "    fits ← FitsLens(hand, lens)", when::lens},
    {Line::askFits, "    if fits", when::lens},
    {Line::takePart, "      its player takes part, with lens as the rank", when::lens},
    {Line::startPlaces, "  places ← 1 for each player who takes part"},
    {Line::askTooFew, "  if fewer than two players take part", when::lens},
    {Line::returnTooFew, "    return places: nobody to compare with", when::lens},
    {Line::setLeader, "  leader ← the first of them"},
    {Line::setOther, "  other ← the second of them"},
    {Line::compareTwo, "  result ← GetWinningPlayer(leader, other), with their hands and ranks"},
    {Line::askOtherWon, "  if result < 0"},
    {Line::swapRoles, "    leader and other change roles"},
    {Line::askDecided, "  if result ≠ 0"},
    {Line::placeOther, "    places[other] ← 2"},
    {Line::askNoThird, "  if there is no third of them"},
    {Line::returnTwo, "    return places"},
    {Line::setThird, "  third ← the third of them"},
    {Line::compareThird, "  result ← GetWinningPlayer(leader, third), with their hands and ranks"},
    {Line::askThirdWon, "  if result < 0"},
    {Line::lowerLeader, "    places[leader] ← 2"},
    {Line::lowerOther, "    places[other] ← places[other] + 1"},
    {Line::askThirdTied, "  if result = 0 and places[other] = 2"},
    {Line::otherBelowTie, "    places[other] ← 3"},
    {Line::askThirdBelowTie, "  if result > 0 and places[other] = 1"},
    {Line::thirdBelowTie, "    places[third] ← 3"},
    {Line::askBothBeaten, "  if result > 0 and places[other] = 2: second place is open"},
    {Line::compareRest, "    result ← GetWinningPlayer(other, third), with their hands and ranks"},
    {Line::thirdSecond, "    places[third] ← 2"},
    {Line::askRestBetter, "    if result > 0"},
    {Line::thirdLast, "      places[third] ← 3"},
    {Line::askRestWorse, "    if result < 0"},
    {Line::otherLast, "      places[other] ← 3"},
    {Line::returnPlaces, "  return places"},
});

std::vector<int> playersOf(std::span<const PlacedHand> hands)
{
    std::vector<int> players;
    for (const PlacedHand& each : hands)
        players.push_back(each.hand.player());
    return players;
}

/// One run of PlacePlayers.
class Placing
{
public:
    Placing(std::span<PlacedHand> hands, const Terms& terms, std::vector<Comparison>& comparisons,
            Recorder* recorder)
        : m_hands(hands),
          m_terms(terms),
          m_comparisons(comparisons),
          m_recorder(recorder),
          m_call(recorder, placePlayersListing, playersOf(hands))
    {}

    void run()
    {
        if (m_terms.lens)
            m_call.watch("lens", *m_terms.lens);
        m_call.line(Line::start);
        m_call.found(Started{Started::Question::places});
        findRanks();
        for (const PlacedHand* each : m_contenders) {
            while (m_places.size() < each->hand.player() - 1)
                m_places.add(0);
            m_places.add(1);
        }
        placeContenders();
        PlayersPlaced placed;
        std::ranges::copy(m_places, placed.places.begin());
        m_call.found(placed);
        for (PlacedHand* each : m_contenders)
            each->place = m_places[each->hand.player() - 1];
    }

private:
    /// An index into the contenders, and the number of that player for the listing to show.
    struct Role
    {
        std::size_t index = 0;
        int player = 0;
    };

    void findRanks()
    {
        m_call.watch("player", m_player);
        for (PlacedHand& each : m_hands) {
            m_player = each.hand.player();
            m_call.ask(Line::nextHand, true);
            m_call.line(m_terms.lens ? Line::checkFit : Line::findRank);
            showdown::findRank(each, m_terms, m_recorder);
            m_fits = each.rank.has_value();
            if (m_terms.lens)
                m_call.watch("fits", m_fits);
            if (!m_terms.lens || m_call.ask(Line::askFits, m_fits)) {
                m_contenders.push_back(&each);
                if (m_terms.lens)
                    m_call.line(Line::takePart);
            }
        }
        m_call.ask(Line::nextHand, false);
    }

    void placeContenders()
    {
        m_call.watch("places", m_places).line(Line::startPlaces);
        if (m_terms.lens && m_call.ask(Line::askTooFew, m_contenders.size() < 2))
            return m_call.line(Line::returnTooFew);
        placeFirstTwo();
        if (m_call.ask(Line::askNoThird, m_contenders.size() == 2))
            return m_call.line(Line::returnTwo);
        placeThird();
        m_call.line(Line::returnPlaces);
    }

    Role roleOf(std::size_t index) const { return {index, m_contenders[index]->hand.player()}; }

    void place(const Role& role, int place) { m_places.begin()[role.player - 1] = place; }
    int placeOf(const Role& role) const { return m_places[role.player - 1]; }

    void compare(const Role& first, const Role& second, int place)
    {
        const PlacedHand& hand1 = *m_contenders[first.index];
        const PlacedHand& hand2 = *m_contenders[second.index];
        Comparison comparison;
        comparison.firstPlayer = first.player;
        comparison.secondPlayer = second.player;
        comparison.place = place;
        if (m_recorder)
            m_recorder->setComparison(static_cast<int>(m_comparisons.size()));
        m_result = getWinningPlayer({hand1.hand, *hand1.rank}, {hand2.hand, *hand2.rank},
                                    m_terms.rules, comparison, m_recorder);
        if (m_recorder)
            m_recorder->setComparison(std::nullopt);
        m_comparisons.push_back(std::move(comparison));
    }

    void placeFirstTwo()
    {
        m_leader = roleOf(0);
        m_call.watch("leader", m_leader.player).line(Line::setLeader);
        m_other = roleOf(1);
        m_call.watch("other", m_other.player).line(Line::setOther);
        m_call.line(Line::compareTwo);
        compare(m_leader, m_other, 1);
        m_call.watch("result", m_result);
        if (m_call.ask(Line::askOtherWon, m_result == Outcome::worse)) {
            std::swap(m_leader, m_other);
            m_call.line(Line::swapRoles);
        }
        if (m_call.ask(Line::askDecided, m_result != Outcome::equal)) {
            place(m_other, 2);
            m_call.line(Line::placeOther);
        }
    }

    void placeThird()
    {
        m_third = roleOf(2);
        m_call.watch("third", m_third.player).line(Line::setThird);
        m_call.line(Line::compareThird);
        compare(m_leader, m_third, 1);
        if (m_call.ask(Line::askThirdWon, m_result == Outcome::worse)) {
            place(m_leader, 2);
            m_call.line(Line::lowerLeader);
            place(m_other, placeOf(m_other) + 1);
            m_call.line(Line::lowerOther);
        }
        const bool otherBeaten = placeOf(m_other) == 2;
        if (m_call.ask(Line::askThirdTied, m_result == Outcome::equal && otherBeaten)) {
            place(m_other, 3);
            m_call.line(Line::otherBelowTie);
        }
        const bool better = m_result == Outcome::better;
        if (m_call.ask(Line::askThirdBelowTie, better && placeOf(m_other) == 1)) {
            place(m_third, 3);
            m_call.line(Line::thirdBelowTie);
        }
        if (m_call.ask(Line::askBothBeaten, better && otherBeaten))
            placeRest();
    }

    /// The leader beat both others.
    void placeRest()
    {
        m_contenders[m_leader.index]->place = 1; // even if what was printed ends here
        m_call.line(Line::compareRest);
        compare(m_other, m_third, 2);
        place(m_third, 2);
        m_call.line(Line::thirdSecond);
        if (m_call.ask(Line::askRestBetter, m_result == Outcome::better)) {
            place(m_third, 3);
            m_call.line(Line::thirdLast);
        }
        if (m_call.ask(Line::askRestWorse, m_result == Outcome::worse)) {
            place(m_other, 3);
            m_call.line(Line::otherLast);
        }
    }

    std::span<PlacedHand> m_hands;
    const Terms& m_terms;
    std::vector<Comparison>& m_comparisons;
    Recorder* m_recorder;
    std::vector<PlacedHand*> m_contenders;
    int m_player = 0;
    bool m_fits = false;
    ValueList m_places; ///< player by player, 0 for those who take no part
    Role m_leader;
    Role m_other;
    Role m_third;
    Outcome m_result = Outcome::equal;
    Call<Line> m_call;
};

} // namespace

constinit const ListingOf<PlacePlayersLine> placePlayersListing{"PlacePlayers", lines};

void findRank(PlacedHand& hand, const Terms& terms, Recorder* recorder)
{
    if (!terms.lens) {
        RankCheck check = getPokerHand(hand.hand, terms.rules, recorder);
        hand.rank = check.rank;
        hand.ladder = std::move(check.ladder);
    } else if (terms.rules.knows(*terms.lens)) {
        const MatchAnswer answer = fitsLens(hand.hand, *terms.lens, terms.rules, recorder);
        if (fits(answer))
            hand.rank = terms.lens;
        hand.ladder = {{*terms.lens, answer}};
    }
}

void placePlayers(std::span<PlacedHand> hands, const Terms& terms,
                  std::vector<Comparison>& comparisons, Recorder* recorder)
{
    Placing(hands, terms, comparisons, recorder).run();
}

} // namespace showdown

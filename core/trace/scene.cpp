// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/trace/scene.h"

#include "core/match/samevalue.h"

#include <algorithm>
#include <iterator>
#include <variant>

namespace showdown {

namespace {

using Roles = std::vector<CardInRole>;

std::optional<CardRole> roleIn(const Roles& roles, const PlayedCard& card)
{
    const auto found = std::ranges::find_if(roles, [&card](const CardInRole& each) {
        return each.player == card.player && each.position == card.position;
    });
    return found == roles.end() ? std::nullopt : std::optional(found->role);
}

const Variable* variableOf(const Step& step, std::string_view name)
{
    const auto found = std::ranges::find(step.variables, name, &Variable::name);
    return found == step.variables.end() ? nullptr : &*found;
}

int numberOf(const Step& step, std::string_view name)
{
    const Variable* variable = variableOf(step, name);
    if (!variable)
        return 0;
    if (const auto* value = std::get_if<CardValue>(&variable->value))
        return value->value;
    const auto* number = std::get_if<int>(&variable->value);
    return number ? *number : 0;
}

/// Makes the scene of one step.
class Staging
{
public:
    Staging(const Run& run, Moment moment)
        : m_run(run),
          m_moment(moment),
          m_index(moment.step),
          m_step(run.step(moment.step)),
          m_chapter(run.chapterOf(moment.step))
    {}

    Scene scene() const
    {
        Scene scene;
        switch (m_chapter.kind) {
        case Chapter::Kind::rank:
            scene.group = group();
            scene.hands.push_back(soughtHand());
            scene.index = soughtIndex(scene.hands.front());
            break;
        case Chapter::Kind::comparison:
            scene.parts = settledParts();
            for (const int player : {comparison().firstPlayer, comparison().secondPlayer})
                scene.hands.push_back(comparedHand(player, scene.parts));
            scene.columns = columns(scene);
            scene.index = comparedIndex(scene);
            break;
        case Chapter::Kind::places:
            for (int player = 1; player <= static_cast<int>(m_run.hands().size()); ++player) {
                if (m_run.hands()[static_cast<std::size_t>(player) - 1].isComplete())
                    scene.hands.push_back(placedHand(player));
            }
            if (const auto* placed = found<PlayersPlaced>())
                scene.places = placed->places;
            break;
        }
        return scene;
    }

private:
    const PlayerResult& resultOf(int player) const
    {
        return m_run.outcome().players[static_cast<std::size_t>(player) - 1];
    }

    /// The finding of the step, if it has run and the finding is of this kind.
    template <typename T>
    const T* found() const
    {
        return m_moment.isBefore ? nullptr : findingOf<T>(m_step);
    }

    /// A step of a call with the current values of its variables.
    const Step& held(int call) const
    {
        return m_run.step(call == m_index ? m_run.heldAt(m_moment) : call);
    }

    /// The cards that the step is about; before a line has run, those that it asks about, because
    /// the next item of a loop is not known.
    Roles roles() const
    {
        const LineKind kind = m_step.listing->kindOf(m_step.line);
        if (!m_moment.isBefore || kind == LineKind::question)
            return m_step.cards;
        return kind == LineKind::loop && m_run.heldAt(m_moment) != m_index ? held(m_index).cards
                                                                           : Roles();
    }

    /// The findings of this chapter, up to the step.
    std::vector<int> findingsSoFar() const
    {
        std::vector<int> indexes;
        std::ranges::copy_if(m_run.findings(), std::back_inserter(indexes), [this](int index) {
            return index >= m_chapter.first && index <= m_moment.lastRun();
        });
        return indexes;
    }

    const Comparison& comparison() const
    {
        return m_run.outcome().comparisons[static_cast<std::size_t>(m_chapter.comparison)];
    }

    PlayedHand dealt(int player) const
    {
        return read(m_run.hands()[static_cast<std::size_t>(player) - 1], m_run.terms().rules,
                    player);
    }

    /// The step so far, if any, at which the rank of a player was found.
    std::optional<int> rankFoundAt(int player) const
    {
        const PlayerResult& result = resultOf(player);
        if (!result.result)
            return std::nullopt;
        const std::optional<int> step = m_run.answerOf(player, result.result->value.category());
        return step && *step <= m_moment.lastRun() ? step : std::nullopt;
    }

    SceneHand asSeen(const PlayedHand& hand, SceneHand::Order order, const Roles& roles) const
    {
        SceneHand seen{hand.player(), order, {}, {}, rankFoundAt(hand.player())};
        for (const PlayedCard& card : hand)
            seen.cards.push_back({card, roleIn(roles, card)});
        return seen;
    }

    /// A player's hand in comparing order, with the values that the wilds stand for.
    PlayedHand worked(int player) const
    {
        const PlayedHand hand = dealt(player);
        PlayedHand working(player);
        for (const WorkingCard& card : resultOf(player).result->working) {
            PlayedCard played = hand[card.dealtPosition];
            played.value = static_cast<std::uint8_t>(card.rank);
            played.suit = card.suit ? static_cast<std::uint8_t>(*card.suit) : std::uint8_t{0};
            working.add(played);
        }
        return working;
    }

    SceneHand soughtHand() const
    {
        const bool hasFound = m_step.finding && !m_moment.isBefore;
        return handAsHeld(m_chapter.player, hasFound ? m_step.cards : rolesOfCall());
    }

    /// The last variable of a step that holds at least `size` cards of a player; nullptr if none
    /// does.
    static const Variable* lastHand(const Step& step, int player, int size)
    {
        const auto last = std::find_if(
            step.variables.rbegin(), step.variables.rend(), [&](const Variable& variable) {
                const auto* hand = std::get_if<PlayedHand>(&variable.value);
                return hand && hand->player() == player && hand->size() >= size;
            });
        return last == step.variables.rend() ? nullptr : &*last;
    }

    /// A hand as the running function sees it, or the nearest caller that holds five cards of it.
    SceneHand handAsHeld(int player, const Roles& roles) const
    {
        std::vector<int> calls = m_run.callers(m_index);
        calls.push_back(m_index);
        std::ranges::reverse(calls);
        for (const int call : calls) {
            const Variable* last = lastHand(held(call), player, Hand::fullSize);
            if (!last)
                continue;
            const auto& seen = std::get<PlayedHand>(last->value);
            const bool isDealt = last->name.starts_with("hand")
                                 && std::ranges::is_sorted(seen, {}, &PlayedCard::position);
            SceneHand found =
                asSeen(seen, isDealt ? SceneHand::Order::dealt : SceneHand::Order::sorted, roles);
            found.variable = last->name;
            return found;
        }
        return asSeen(dealt(player), SceneHand::Order::dealt, roles);
    }

    static SceneIndex soughtIndex(const SceneHand& hand)
    {
        SceneIndex index{std::string(hand.variable), {}};
        for (std::size_t column = 0; column < hand.cards.size(); ++column)
            index.columns.at(column) = static_cast<int>(column);
        return index;
    }

    /// The indexes of both hands of the running function, if they are the same in each column.
    SceneIndex comparedIndex(const Scene& scene) const
    {
        std::array<std::array<std::optional<int>, Hand::fullSize>, 2> indexes;
        std::array<std::string, 2> names;
        for (std::size_t which = 0; which < scene.hands.size(); ++which) {
            const SceneHand& shown = scene.hands[which];
            const Variable* last = lastHand(held(m_index), shown.player, 1);
            if (!last)
                return {};
            names.at(which) = last->name;
            const auto& hand = std::get<PlayedHand>(last->value);
            for (std::size_t column = 0; column < shown.cards.size(); ++column) {
                const int position = shown.cards[column].card.position;
                const auto* at = std::ranges::find(hand, position, &PlayedCard::position);
                if (at != hand.end())
                    indexes.at(which).at(column) = static_cast<int>(at - hand.begin());
            }
        }
        if (indexes[0] != indexes[1])
            return {};
        return {names[0] + ", " + names[1], indexes[0]};
    }

    /// The running call that looks for cards of one value, as the step of its latest line.
    std::optional<int> counting() const
    {
        std::vector<int> calls = m_run.callers(m_index);
        calls.push_back(m_index);
        const auto found = std::ranges::find_if(calls, [this](int call) {
            return m_run.step(call).listing == &doCardsHaveSameValueListing;
        });
        return found == calls.end() ? std::nullopt : std::optional(*found);
    }

    /// The roles of this step, and those of the group that the running call has gathered so far.
    Roles rolesOfCall() const
    {
        Roles roles = this->roles();
        const std::optional<int> latest = counting();
        if (!latest)
            return roles;
        const int depth = m_run.step(*latest).depth;
        for (int index = std::min(*latest, m_moment.lastRun()); index >= 0; --index) {
            const Step& step = m_run.step(index);
            if (step.depth > depth)
                continue; // a call that has returned
            const bool setsBase =
                step.isAt(doCardsHaveSameValueListing, DoCardsHaveSameValueLine::setBase);
            for (const CardInRole& card : step.cards) {
                if (card.role != CardRole::current)
                    roles.push_back(card);
            }
            if (setsBase || step.isAt(doCardsHaveSameValueListing, DoCardsHaveSameValueLine::start))
                break;
        }
        return roles;
    }

    /// The number of natural cards counted. A new base value comes a line before the count begins
    /// again.
    int countOf(int call) const
    {
        const Step& step = held(call);
        return step.isAt(doCardsHaveSameValueListing, DoCardsHaveSameValueLine::setBase)
                   ? 0
                   : numberOf(step, "numMatched");
    }

    std::optional<SceneGroup> group() const
    {
        const auto* answered = found<RankAnswered>();
        const std::optional<int> foundAt = rankFoundAt(m_chapter.player);
        if (!answered && foundAt)
            answered = findingOf<RankAnswered>(m_run.step(*foundAt));
        if (answered)
            return fits(answered->answer) ? matchedGroup() : lackingGroup(answered->answer);
        const std::optional<int> call = counting();
        const int base = call ? numberOf(held(*call), "baseValue") : 0;
        if (base == 0)
            return std::nullopt;
        const SceneHand hand = soughtHand();
        SceneGroup group{base, 0, numberOf(held(*call), "numToMatch"), {}, {}};
        for (SceneCard card : hand.cards) {
            const bool isBeside = !card.role || card.role == CardRole::current;
            if (card.role == CardRole::wild)
                card.card.value = static_cast<std::uint8_t>(base);
            (isBeside ? group.rest : group.cards).push_back(card);
        }
        group.count =
            countOf(*call)
            + static_cast<int>(std::ranges::count(group.cards, CardRole::wild, &SceneCard::role));
        return group;
    }

    /// The cards that make the rank that has been found, in comparing order.
    std::optional<SceneGroup> matchedGroup() const
    {
        const PlayerResult& result = resultOf(m_chapter.player);
        if (!result.result)
            return std::nullopt;
        const Category rank = result.result->value.category();
        const int matched = matchedCount(rank);
        if (matched == 0)
            return std::nullopt;
        SceneGroup group;
        for (const PlayedCard& card : worked(m_chapter.player)) {
            const bool isMatched = static_cast<int>(group.cards.size()) < matched;
            const CardRole role = card.dealtWild ? CardRole::wild
                                  : isMatched    ? CardRole::matched
                                                 : CardRole::kicker;
            (isMatched ? group.cards : group.rest).push_back({card, role});
        }
        if (equalGroupCount(rank) == 1) {
            group.value = number(result.result->value[0]);
            group.count = group.needed = matched;
        }
        return group;
    }

    /// The largest group of a hand that is not of the rank, if the answer is about one.
    std::optional<SceneGroup> lackingGroup(const MatchAnswer& answer) const
    {
        SceneGroup group;
        if (const auto* few = std::get_if<TooFewEqual>(&answer)) {
            group.value = few->value;
            group.count = few->naturals + few->wilds;
            group.needed = few->needed;
        } else if (const auto* single = std::get_if<NoSecondGroup>(&answer)) {
            group.value = single->value;
        } else if (const auto* low = std::get_if<BelowFloor>(&answer)) {
            group.value = low->value;
        } else {
            return std::nullopt;
        }
        for (SceneCard card : soughtHand().cards) {
            const bool isPart = card.role == CardRole::matched || card.role == CardRole::wild;
            if (isPart && card.card.isWild())
                card.card.value = static_cast<std::uint8_t>(group.value);
            (isPart ? group.cards : group.rest).push_back(card);
        }
        return group.cards.empty() ? std::nullopt : std::optional(group);
    }

    std::vector<ScenePart> settledParts() const
    {
        const Category category = resultOf(comparison().firstPlayer).result->value.category();
        std::vector<ScenePart> parts;
        for (const int index : findingsSoFar()) {
            const auto* settled = findingOf<PartCompared>(m_run.step(index));
            if (!settled)
                continue;
            const PartKind kind = settled->part.kind;
            const bool isOfAll = kind == PartKind::rank || kind == PartKind::wilds;
            parts.push_back(
                {index, settled->part, isOfAll ? CardRange{} : partCards(settled->part, category)});
        }
        return parts;
    }

    /// The positions of a player's wilds that have been given values in this comparison.
    std::vector<int> givenWilds(int player) const
    {
        std::vector<int> positions;
        for (const int index : findingsSoFar()) {
            const auto* given = findingOf<WildsGiven>(m_run.step(index));
            if (given && given->wilds.player() == player)
                std::ranges::transform(given->wilds, std::back_inserter(positions),
                                       &PlayedCard::position);
        }
        return positions;
    }

    SceneHand comparedHand(int player, const std::vector<ScenePart>& parts) const
    {
        PlayedHand hand = worked(player);
        const std::vector<int> given = givenWilds(player);
        if (given.empty() && std::ranges::any_of(hand, &PlayedCard::dealtWild))
            return handAsHeld(player, roles());
        int column = 0;
        for (PlayedCard& card : hand) {
            const bool hasValue = std::ranges::find(given, card.position) != given.end()
                                  || std::ranges::any_of(parts, [column](const ScenePart& part) {
                                         return part.columns.contains(column);
                                     });
            if (card.dealtWild && !hasValue) {
                card.value = cardvalue::wild;
                card.suit = 0;
            }
            ++column;
        }
        return asSeen(hand, SceneHand::Order::working, roles());
    }

    /// The columns that this step compares: those of the part it settles, or those in which all
    /// cards lie that it looks at, the same in both hands.
    std::optional<CardRange> columns(const Scene& scene) const
    {
        if (!scene.parts.empty() && scene.parts.back().step == m_index) {
            const CardRange columns = scene.parts.back().columns;
            return columns.count > 0 ? std::optional(columns) : std::nullopt;
        }
        const std::optional<CardRange> first = lookedAt(scene.hands[0]);
        const std::optional<CardRange> second = lookedAt(scene.hands[1]);
        return first == second ? first : std::nullopt;
    }

    /// The columns of the cards of a hand that the step looks at; nothing if there are others
    /// between them, or if they are all.
    static std::optional<CardRange> lookedAt(const SceneHand& hand)
    {
        std::optional<CardRange> found;
        for (int column = 0; column < static_cast<int>(hand.cards.size()); ++column) {
            if (!hand.cards[static_cast<std::size_t>(column)].role)
                continue;
            if (found && found->first + found->count != column)
                return std::nullopt;
            found = CardRange{found ? found->first : column, found ? found->count + 1 : 1};
        }
        return found && found->count < Hand::fullSize ? found : std::nullopt;
    }

    SceneHand placedHand(int player) const
    {
        const bool isRanked = rankFoundAt(player).has_value();
        return asSeen(isRanked ? worked(player) : dealt(player),
                      isRanked ? SceneHand::Order::working : SceneHand::Order::dealt, roles());
    }

    const Run& m_run;
    Moment m_moment;
    int m_index;
    const Step& m_step;
    const Chapter& m_chapter;
};

} // namespace

Scene sceneAt(const Run& run, Moment moment)
{
    return Staging(run, moment).scene();
}

} // namespace showdown

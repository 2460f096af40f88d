// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/cases/exposers.h"
#include "core/questions/bughunt.h"
#include "core/questions/exercisefacts.h"
#include "core/questions/questiondealers.h"
#include "core/trace/alllistings.h"

#include <algorithm>
#include <set>

namespace showdown {
namespace {

using Table = std::vector<OpenHand>;

/// The values of each hand: tables that differ in suits alone are alike.
std::multiset<std::multiset<int>> valuesOf(const Table& table, const HouseRules& rules)
{
    std::multiset<std::multiset<int>> values;
    for (const Hand& hand : handsOf(table)) {
        const std::vector<int> naturals = naturalsOf(hand, rules);
        values.insert({naturals.begin(), naturals.end()});
    }
    return values;
}

/// Functions with a line of the mistake.
std::vector<std::string> functionsOf(const Terms& terms)
{
    std::vector<std::string> functions;
    for (const Listing* listing : allListings()) {
        if (canBeFoundIn(*listing, terms.mistake) && !mistakenLines(*listing, terms).empty())
            functions.emplace_back(listing->function);
    }
    return functions;
}

/// Deals the tables of a question: the one that shows a mistake, and two others.
class BugDealer
{
public:
    BugDealer(const QuestionSource& source, const HouseRules& rules, SeededRandom& random)
        : m_random(random),
          m_dealer(rules, random),
          m_maker(rules, rankOf(source.topic), random),
          m_exposers(exposers(rankOf(source.topic))),
          m_isSorted(areShownSorted(source.difficulty, random))
    {
        m_exercise.rules = rules;
        m_exercise.lens = rankOf(source.topic); // code compares best ranks
    }

    std::optional<DealtExercise> deal()
    {
        const std::optional<FindBug> asked = someMistake();
        if (!asked)
            return std::nullopt;
        m_exercise.kind = *asked;
        const std::optional<Table> showing = showingTable();
        if (!showing)
            return std::nullopt;
        std::vector<Table> tables = othersThan(*showing);
        if (tables.size() + 1 != allTables.size())
            return std::nullopt;
        tables.insert(tables.begin() + m_random.below(tableCount), *showing);
        std::get<FindBug>(m_exercise.kind).tables = std::move(tables);
        return DealtExercise{std::move(m_exercise), {}};
    }

private:
    std::optional<FindBug> someMistake()
    {
        std::set<int> shown;
        for (const Exposer& exposer : m_exposers)
            shown.insert(exposer.mistakes.begin(), exposer.mistakes.end());
        std::vector<int> mistakes;
        std::ranges::set_intersection(allPrintedMistakes(), shown, std::back_inserter(mistakes));
        // tables for E1 are found so easily that it would be every other question
        if (mistakes.size() > 1 && m_random.chance(3, 4))
            std::erase(mistakes, 1);
        std::erase_if(mistakes, [this](int mistake) { return functionsWith(mistake).empty(); });
        if (mistakes.empty())
            return std::nullopt;
        FindBug asked;
        asked.mistake = m_random.pick(mistakes);
        asked.function = m_random.pick(functionsWith(asked.mistake));
        return asked;
    }

    std::vector<std::string> functionsWith(int mistake) const
    {
        return functionsOf({m_exercise.rules, m_exercise.lens, mistake});
    }

    int mistake() const { return std::get<FindBug>(m_exercise.kind).mistake; }

    std::optional<Table> dealt(std::span<const Shape> shapes, DealtOrder order)
    {
        constexpr std::size_t players = 2;
        const auto hands = m_dealer.deal(shapes.first(players), order);
        if (!hands)
            return std::nullopt;
        Table table(players);
        for (std::size_t i = 0; i < players; ++i) {
            std::ranges::copy((*hands)[i], table[i].begin());
            if (m_isSorted)
                sort(table[i]);
        }
        return table;
    }

    void sort(OpenHand& hand) const
    {
        std::ranges::stable_sort(hand, std::greater(), [this](const std::optional<Card>& card) {
            return m_exercise.rules.isWild(*card) ? 0 : number(*card->rank());
        });
    }

    /// With one other card, or two values in each other's place, which keeps groups.
    Table changed(Table table)
    {
        const bool isOneCard = m_random.chance(1, 2);
        const Rank first = m_random.pick(allRanks());
        const Rank second = m_random.pick(allRanks());
        const auto in = static_cast<std::size_t>(m_random.below(tableCount)); // or in both
        for (std::size_t player = 0; player < table.size(); ++player) {
            if (in != player && in < table.size())
                continue;
            if (isOneCard)
                replace(table[player], Card(first, m_random.pick(allSuits())));
            else
                exchange(table[player], first, second);
            if (m_isSorted)
                sort(table[player]);
        }
        return table;
    }

    void replace(OpenHand& hand, Card card)
    {
        auto& place = hand[static_cast<std::size_t>(m_random.below(Hand::fullSize))];
        if (place->rank())
            place = card;
    }

    static void exchange(OpenHand& hand, Rank first, Rank second)
    {
        for (std::optional<Card>& card : hand) {
            const auto rank = card->rank();
            if (rank == first || rank == second)
                card = Card(rank == first ? second : first, *card->suit());
        }
    }

    bool hasItsCards(const Table& table) const
    {
        return m_exercise.rules.deck == DeckKind::free || !findRepeatedCard(handsOf(table));
    }

    std::optional<Table> randomTable() { return dealt(m_maker.table(), DealtOrder::shuffled); }

    /// One that the test cases have.
    std::optional<Table> knownTable()
    {
        const Exposer& exposer = m_random.pick(m_exposers);
        return dealt(exposer.shapes, exposer.order);
    }

    /// Whether the mistake changes the answer there, by a line of the function.
    bool shows(const Table& table)
    {
        std::get<FindBug>(m_exercise.kind).tables = {table};
        const BugHunt hunt(m_exercise);
        return hunt.isShownAt(1) && std::holds_alternative<GivenAnswer>(hunt.printedAt(1))
               && hunt.runsMistake(1);
    }

    std::optional<Table> showingTable()
    {
        constexpr int tries = 8;
        for (int each = 0; each < tries; ++each) {
            const auto table = randomTable();
            if (table && shows(*table))
                return table;
        }
        std::vector<Exposer> own = m_exposers;
        std::erase_if(own, [this](const Exposer& exposer) {
            return std::ranges::find(exposer.mistakes, mistake()) == exposer.mistakes.end();
        });
        const Exposer& exposer = m_random.pick(own);
        const auto table = dealt(exposer.shapes, exposer.order);
        if (!table || !shows(*table))
            return std::nullopt;
        Table showing = *table; // as it is it would come again and again
        for (int each = 0; each < 3 * tries; ++each) {
            Table other = changed(showing);
            if (hasItsCards(other) && shows(other))
                showing = std::move(other);
        }
        return showing;
    }

    std::vector<Table> othersThan(const Table& showing)
    {
        constexpr int tries = 24;
        std::set known{valuesOf(showing, m_exercise.rules)};
        std::vector<Table> others;
        for (int each = 0; each < tries && others.size() + 1 < allTables.size(); ++each) {
            const auto table = m_random.chance(1, 2) ? randomTable() : knownTable();
            if (!table || isShown(*table))
                continue;
            if (known.insert(valuesOf(*table, m_exercise.rules)).second)
                others.push_back(*table);
        }
        return others;
    }

    bool isShown(const Table& table)
    {
        std::get<FindBug>(m_exercise.kind).tables = {table};
        return BugHunt(m_exercise).isShownAt(1);
    }

    SeededRandom& m_random;
    Dealer m_dealer;
    ShapeMaker m_maker;
    std::vector<Exposer> m_exposers;
    bool m_isSorted;
    Exercise m_exercise;
};

} // namespace

std::optional<DealtExercise> dealBug(const QuestionSource& source, const HouseRules& rules,
                                     SeededRandom& random)
{
    return BugDealer(source, rules, random).deal();
}

} // namespace showdown

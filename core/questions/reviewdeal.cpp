// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/questions/reviewdeal.h"

#include "core/cases/seededrandom.h"
#include "core/questions/naturalcards.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <functional>
#include <map>
#include <optional>

namespace showdown {
namespace {

enum class Form : std::uint8_t { late, ranks, tie };

constexpr std::array formsOfEight{Form::late,  Form::late,  Form::late,  Form::late,
                                  Form::ranks, Form::ranks, Form::ranks, Form::tie};

/// A hand and the values that it was picked by.
struct Dealt
{
    Hand hand;
    NaturalValues values;
};

using Fits = std::function<bool(const NaturalValues&)>;

/// The highest natural card, by its index.
int highestOf(const NaturalValues& values)
{
    const auto highest = std::ranges::find_if(values.counts.rbegin(), values.counts.rend(),
                                              [](int count) { return count > 0; });
    return static_cast<int>(values.counts.rend() - highest);
}

/// Whether hands of one rank are decided late or, where one deck has no two such hands without
/// wilds, by one step.
bool isLate(const HandValue& value, const HandValue& other)
{
    if (value.category() != other.category() || value == other)
        return false;
    using enum Category;
    constexpr std::array late{highCard, pair, twoPair, flush};
    const bool isSeldomEqual = std::ranges::find(late, value.category()) == late.end();
    const int step = std::abs(number(value[0]) - number(other[0]));
    return step == 0 || (isSeldomEqual && step == 1);
}

class ReviewDealer
{
public:
    ReviewDealer(const ReviewWish& wish, const HouseRules& rules, std::uint32_t seed)
        : m_wish(wish), m_rules(rules), m_random(seed)
    {}

    std::vector<std::vector<Hand>> deal()
    {
        std::vector<std::vector<Hand>> tables;
        auto forms = formsOfEight;
        std::vector<Category> topics = m_wish.topics;
        for (std::size_t i = 0; static_cast<int>(i) < m_wish.count && !topics.empty(); ++i) {
            if (i % forms.size() == 0)
                m_random.shuffle(forms);
            if (i % topics.size() == 0)
                m_random.shuffle(topics);
            const Category topic = topics[i % topics.size()];
            auto table = tableOf(forms[i % forms.size()], topic);
            for (const Form form : {Form::late, Form::ranks, Form::tie}) {
                if (!table) // a royal flush has only ties, for example
                    table = tableOf(form, topic);
            }
            if (!table)
                break;
            tables.push_back(*std::move(table));
        }
        return tables;
    }

private:
    std::optional<std::vector<Hand>> tableOf(Form form, Category topic)
    {
        constexpr int attempts = 40;
        for (int attempt = 0; attempt < attempts; ++attempt) {
            const bool withWilds = m_wish.wilds && attempt < attempts / 2;
            const std::array<int, 2> wilds = withWilds ? someWilds() : std::array{0, 0};
            const auto first = handWith(wilds[0], {}, [topic](const NaturalValues& values) {
                return values.value.category() == topic;
            });
            if (!first)
                continue;
            const auto second =
                handWith(wilds[1], first->hand, fitting(form, *first, otherThan(topic)));
            if (!second)
                continue;
            std::vector<Hand> hands{first->hand, second->hand};
            m_random.shuffle(hands);
            return hands;
        }
        return std::nullopt;
    }

    /// Of two hands, one or both of which hold some.
    std::array<int, 2> someWilds()
    {
        constexpr std::array<std::array<int, 2>, 6> numbers{
            {{1, 0}, {0, 1}, {1, 1}, {1, 2}, {2, 1}, {2, 0}}};
        return m_random.pick(numbers);
    }

    /// Another topic or, where there is none, a neighbour.
    Category otherThan(Category topic)
    {
        std::vector<Category> others;
        std::ranges::copy_if(m_wish.topics, std::back_inserter(others),
                             [topic](Category each) { return each != topic; });
        for (const Category each : allCategories()) {
            const int apart = std::abs(static_cast<int>(each) - static_cast<int>(topic));
            if (m_wish.topics.size() < 2 && apart == 1 && m_rules.knows(each))
                others.push_back(each);
        }
        return others.empty() ? topic : m_random.pick(others);
    }

    static Fits fitting(Form form, const Dealt& first, Category other)
    {
        switch (form) {
        case Form::late:
            return [first](const NaturalValues& values) {
                return isLate(values.value, first.values.value);
            };
        case Form::tie:
            return
                [first](const NaturalValues& values) { return values.value == first.values.value; };
        case Form::ranks:
            break;
        }
        return [first, other](const NaturalValues& values) {
            const int more = highestOf(values) - highestOf(first.values);
            return values.value.category() == other
                   && (values.value < first.values.value ? more >= 0 : more <= 0);
        };
    }

    std::optional<Dealt> handWith(int wilds, const std::optional<Hand>& held, const Fits& fits)
    {
        std::vector<const NaturalValues*> fitting;
        for (const NaturalValues& values : valuesWith(wilds)) {
            if (fits(values))
                fitting.push_back(&values);
        }
        CardSet taken;
        for (const Card card : held.value_or(Hand())) {
            if (!card.isJoker())
                taken.insert(card);
        }
        const NaturalCards left(m_rules, taken);
        std::erase_if(fitting, [&left](const auto* each) { return left.ways(*each) == 0; });
        if (fitting.empty())
            return std::nullopt;
        const NaturalValues& values = *m_random.pick(fitting); // each value is as likely
        std::vector<Card> cards = left.pick(values, m_random);
        cards.insert(cards.end(), static_cast<std::size_t>(wilds), Card::joker());
        m_random.shuffle(cards);
        return Dealt{Hand::of(cards).value(), values};
    }

    const std::vector<NaturalValues>& valuesWith(int wilds)
    {
        const auto [known, isNew] = m_values.try_emplace(wilds);
        if (isNew)
            known->second = naturalValues(wilds, m_rules);
        return known->second;
    }

    const ReviewWish& m_wish;
    const HouseRules& m_rules;
    SeededRandom m_random;
    std::map<int, std::vector<NaturalValues>> m_values; ///< by the number of wilds
};

} // namespace

std::vector<std::vector<Hand>> dealReview(const ReviewWish& wish, const HouseRules& rules,
                                          std::uint32_t seed)
{
    return ReviewDealer(wish, rules, seed).deal();
}

} // namespace showdown

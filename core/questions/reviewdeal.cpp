// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/questions/reviewdeal.h"

#include "core/cases/seededrandom.h"
#include "core/questions/handpicker.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <optional>

namespace showdown {
namespace {

enum class Form : std::uint8_t { late, ranks, tie };

constexpr std::array formsOfEight{Form::late,  Form::late,  Form::late,  Form::late,
                                  Form::ranks, Form::ranks, Form::ranks, Form::tie};

class ReviewDealer
{
public:
    ReviewDealer(const ReviewWish& wish, const HouseRules& rules, std::uint32_t seed)
        : m_wish(wish), m_rules(rules), m_random(seed), m_picker(m_rules, m_random)
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
            m_picker.gather();
            const auto first = m_picker.pick(wilds[0], HandPicker::ofRank(topic));
            if (!first)
                continue;
            const auto second = m_picker.pick(wilds[1], fitting(form, *first, otherThan(topic)));
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

    static ValuesFit fitting(Form form, const PickedHand& first, Category other)
    {
        return [form, other, to = first.values](const NaturalValues& values) {
            switch (form) {
            case Form::late:
                return differLate(values.value, to.value);
            case Form::ranks:
                return values.value.category() == other && isHighestCardMisleading(values, to);
            case Form::tie:
                break;
            }
            return values.value == to.value;
        };
    }

    const ReviewWish& m_wish;
    const HouseRules& m_rules;
    SeededRandom m_random;
    HandPicker m_picker;
};

} // namespace

std::vector<std::vector<Hand>> dealReview(const ReviewWish& wish, const HouseRules& rules,
                                          std::uint32_t seed)
{
    return ReviewDealer(wish, rules, seed).deal();
}

} // namespace showdown

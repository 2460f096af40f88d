// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cards/hand.h"
#include "core/rules/houserules.h"
#include "core/trace/step.h"

#include <QString>

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace showdown::narration {

/// A card value in a sentence: digits from "2" to "10", words from "jack" to "ace", and "wild".
QString valueWord(int value);

/// The value after "beats" and in other places where some languages inflect the word.
QString inflectedValueWord(int value);

/// "one queen".
QString valueSingle(int value);

/// "queens", as in "pair of queens".
QString valuePlural(int value);

/// "two" to "five", as in "three of three"; digits for all other numbers.
QString numberWord(int number);

/// "9, 8": the words of several values.
QString valueWordList(const ValueList& values);

/// The facts of a step, and how each kind of variable reads in a sentence. A variable that the step
/// does not have is empty or zero, and its text is `missing`. In the name of a variable # stands
/// for 1 or 2, the hand that the line works on: "sorted#".
class StepFacts
{
public:
    static constexpr char16_t missing = 0xFFFD;

    StepFacts(const Step& step, std::span<const Hand> hands, const HouseRules& rules)
        : m_step(step), m_hands(hands), m_rules(rules)
    {}

    const HouseRules& rules() const { return m_rules; }
    int player() const { return m_step.players.front(); }
    int otherPlayer() const { return m_step.players.size() > 1 ? m_step.players[1] : 0; }
    const std::vector<int>& players() const { return m_step.players; }
    Half half() const { return m_step.half; }
    /// The owner of the hand that the line works on, where it stands once for each of two hands.
    int owner() const { return half() == Half::first ? player() : otherPlayer(); }
    std::optional<bool> answer() const { return m_step.condition; }

    bool has(std::string_view variable) const { return find(variable) != nullptr; }

    /// A number, a card value, or an outcome as 1, 0, -1; false is 0 and true is 1.
    int number(std::string_view variable) const;
    ValueList values(std::string_view variable) const;
    std::vector<ValueCount> counts(std::string_view variable) const;
    PlayedHand hand(std::string_view variable) const;
    Category category(std::string_view variable) const;

    /// The number of wilds in a hand that have no value yet.
    int wilds(std::string_view variable) const;

    /// The value that a card of the step has in the hand of this name.
    int cardValue(std::string_view hand, int index) const;

    /// "6", "jack", "[K, ★]", "K♥ 10♠ 9★ ★": the value of the variable.
    QString text(std::string_view variable) const;

    /// A card of the step as it was dealt: "6♥", "★".
    QString card(int index) const;

    /// A card of the step as it is in the hand with this name.
    QString cardIn(std::string_view hand, int index) const;

    /// A card of a hand: "6♥", "★"; a wild that has taken a value is "9★".
    QString card(const PlayedCard& card) const;

private:
    const VariableValue* find(std::string_view variable) const;
    template <typename T>
    T value(std::string_view variable, T otherwise) const;

    std::optional<PlayedCard> played(std::string_view hand, int index) const;
    QString dealt(int player, int position) const;
    QString handText(const PlayedHand& hand) const;

    const Step& m_step;
    std::span<const Hand> m_hands;
    const HouseRules& m_rules;
};

} // namespace showdown::narration

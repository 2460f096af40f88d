// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/narration/steps/stepfacts.h"

#include "app/narration/cardtext.h"
#include "app/narration/categorytext.h"
#include "app/narration/fill.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>
#include <string>

namespace showdown::narration {

namespace {

struct StepFactsText
{
    Q_DECLARE_TR_FUNCTIONS(StepFactsText)
};

/// "K", "10", "★": a value in a list such as `cardValues`, the same in every language.
QString valueSymbol(int value)
{
    if (value == cardvalue::wild)
        return QStringLiteral("★");
    if (value == 0)
        return QStringLiteral("–");
    const std::optional<Rank> rank = rankOf(value);
    return rank ? rankSymbol(*rank) : QString::number(value);
}

QString listText(const ValueList& values)
{
    QStringList symbols;
    for (const int value : values)
        symbols << valueSymbol(value);
    return QStringLiteral("[%1]").arg(symbols.join(QStringLiteral(", ")));
}

QString listText(const std::vector<ValueCount>& counts)
{
    QStringList entries;
    for (const ValueCount& each : counts)
        entries << QStringLiteral("%1: %2").arg(valueSymbol(each.value)).arg(each.count);
    return QStringLiteral("[%1]").arg(entries.join(QStringLiteral(", ")));
}

/// The word for a value that no card was dealt with: a wild, none yet, or a bare number.
QString otherValue(int value)
{
    if (value == cardvalue::wild)
        return StepFactsText::tr("wild", "a card value: 'the base value is wild'");
    if (value == 0)
        return StepFactsText::tr("none", "a card value: 'the base value is none'");
    return QString::number(value);
}

} // namespace

QString valueWord(int value)
{
    const std::optional<Rank> rank = rankOf(value);
    return rank ? beatingValue(*rank) : otherValue(value);
}

QString inflectedValueWord(int value)
{
    const std::optional<Rank> rank = rankOf(value);
    return rank ? beatenValue(*rank) : otherValue(value);
}

QString valueSingle(int value)
{
    const std::optional<Rank> rank = rankOf(value);
    return rank ? rankSingle(*rank) : otherValue(value);
}

QString valuePlural(int value)
{
    if (value == cardvalue::wild)
        return StepFactsText::tr("wilds", "as in 'pair of wilds'");
    const std::optional<Rank> rank = rankOf(value);
    return rank ? rankPlural(*rank) : otherValue(value);
}

QString numberWord(int number)
{
    static constexpr std::array<SourceText, 4> words{{
        QT_TRANSLATE_NOOP3("StepFactsText", "two", "as in 'two of two'"),
        QT_TRANSLATE_NOOP3("StepFactsText", "three", "as in 'three of three'"),
        QT_TRANSLATE_NOOP3("StepFactsText", "four", "as in 'four of four'"),
        QT_TRANSLATE_NOOP3("StepFactsText", "five", "as in 'five of five'"),
    }};
    if (number < 2 || number > 5)
        return QString::number(number);
    return words[static_cast<std::size_t>(number) - 2].translated("StepFactsText");
}

QString valueWordList(const ValueList& values)
{
    QStringList words;
    for (const int value : values)
        words << valueWord(value);
    return words.join(QStringLiteral(", "));
}

const VariableValue* StepFacts::find(std::string_view variable) const
{
    std::string name(variable);
    std::ranges::replace(name, '#', m_step.half == Half::first ? '1' : '2');
    const auto found = std::ranges::find(m_step.variables, name, &Variable::name);
    return found == m_step.variables.end() ? nullptr : &found->value;
}

template <typename T>
T StepFacts::value(std::string_view variable, T otherwise) const
{
    const VariableValue* found = find(variable);
    Q_ASSERT_X(found, "StepFacts", "the step has no such variable");
    const T* value = found ? std::get_if<T>(found) : nullptr;
    return value ? *value : otherwise;
}

int StepFacts::number(std::string_view variable) const
{
    const VariableValue* found = find(variable);
    Q_ASSERT_X(found, "StepFacts", "the step has no such variable");
    if (!found)
        return 0;
    if (const auto* value = std::get_if<CardValue>(found))
        return value->value;
    if (const auto* outcome = std::get_if<Outcome>(found))
        return static_cast<int>(*outcome);
    if (const auto* flag = std::get_if<bool>(found))
        return *flag ? 1 : 0;
    return value(variable, 0);
}

ValueList StepFacts::values(std::string_view variable) const
{
    return value(variable, ValueList());
}

std::vector<ValueCount> StepFacts::counts(std::string_view variable) const
{
    return value(variable, std::vector<ValueCount>());
}

PlayedHand StepFacts::hand(std::string_view variable) const
{
    return value(variable, PlayedHand());
}

Category StepFacts::category(std::string_view variable) const
{
    return value(variable, Category::highCard);
}

int StepFacts::wilds(std::string_view variable) const
{
    const PlayedHand cards = hand(variable);
    return static_cast<int>(std::ranges::count_if(cards, &PlayedCard::isWild));
}

std::optional<PlayedCard> StepFacts::played(std::string_view hand, int index) const
{
    if (index >= static_cast<int>(m_step.cards.size()))
        return std::nullopt;
    const CardInRole& card = m_step.cards[static_cast<std::size_t>(index)];
    for (const PlayedCard& each : this->hand(hand)) {
        if (each.player == card.player && each.position == card.position)
            return each;
    }
    return std::nullopt;
}

int StepFacts::cardValue(std::string_view hand, int index) const
{
    const std::optional<PlayedCard> found = played(hand, index);
    return found ? found->value : 0;
}

QString StepFacts::cardIn(std::string_view hand, int index) const
{
    const std::optional<PlayedCard> found = played(hand, index);
    return found ? card(*found) : QString(missing);
}

QString StepFacts::text(std::string_view variable) const
{
    const VariableValue* found = find(variable);
    if (!found)
        return QString(missing);
    if (const auto* cards = std::get_if<PlayedHand>(found))
        return handText(*cards);
    if (const auto* list = std::get_if<ValueList>(found))
        return listText(*list);
    if (const auto* list = std::get_if<std::vector<ValueCount>>(found))
        return listText(*list);
    if (const auto* category = std::get_if<Category>(found))
        return categoryInline(*category);
    if (const auto* value = std::get_if<CardValue>(found))
        return valueWord(value->value);
    if (const auto* suit = std::get_if<std::optional<Suit>>(found))
        return *suit ? suitWord(**suit) : QString(missing);
    return QString::number(number(variable));
}

QString StepFacts::card(int index) const
{
    if (index >= static_cast<int>(m_step.cards.size()))
        return QString(missing);
    const CardInRole& card = m_step.cards[static_cast<std::size_t>(index)];
    return dealt(card.player, card.position);
}

QString StepFacts::card(const PlayedCard& card) const
{
    const bool hasTakenValue = card.dealtWild && !card.isWild();
    return hasTakenValue ? valueSymbol(card.value) + u'★' : dealt(card.player, card.position);
}

QString StepFacts::dealt(int player, int position) const
{
    if (player < 1 || player > static_cast<int>(m_hands.size()))
        return QString(missing);
    const Hand& hand = m_hands[static_cast<std::size_t>(player) - 1];
    return position < hand.size() ? cardSymbol(hand[position]) : QString(missing);
}

QString StepFacts::handText(const PlayedHand& hand) const
{
    if (hand.size() == 0)
        return StepFactsText::tr("no card", "in place of cards: 'CompareHands compares K♥ with …'");
    QStringList symbols;
    for (const PlayedCard& card : hand)
        symbols << this->card(card);
    return symbols.join(u' ');
}

} // namespace showdown::narration

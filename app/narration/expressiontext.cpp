// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/expressiontext.h"

#include "app/narration/cardtext.h"
#include "app/narration/categorytext.h"
#include "app/narration/listingtext.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <optional>
#include <string>

namespace showdown::narration {

namespace {

struct ExpressionText
{
    Q_DECLARE_TR_FUNCTIONS(ExpressionText)
};

const VariableValue* variable(const Step& step, QStringView name)
{
    const std::string wanted = name.toUtf8().toStdString();
    const auto found = std::ranges::find(step.variables, wanted, &Variable::name);
    return found == step.variables.end() ? nullptr : &found->value;
}

/// An index as a number: a literal, or the value of the variable with this name.
std::optional<int> indexOf(const Step& step, QStringView text)
{
    bool isNumber = false;
    const int number = text.toInt(&isNumber);
    if (isNumber)
        return number;
    const VariableValue* held = variable(step, text);
    const int* index = held ? std::get_if<int>(held) : nullptr;
    return index ? std::optional(*index) : std::nullopt;
}

QString noneText()
{
    return ExpressionText::tr("none", "the value of a variable that holds nothing yet");
}

/// "9", "wild", "none".
QString valueText(int value)
{
    if (value == cardvalue::wild)
        return ExpressionText::tr("wild", "the value of a variable");
    return value == 0 ? noneText() : QString::number(value);
}

QString cardText(const PlayedCard& card)
{
    if (card.isWild())
        return cardSymbol(Card::joker());
    const int value = card.value == cardvalue::lowAce ? cardvalue::ace : int{card.value};
    QString text = rankSymbol(rankOf(value).value());
    if (card.suit != 0)
        text += suitSymbol(static_cast<Suit>(card.suit));
    return card.dealtWild ? text + cardSymbol(Card::joker()) : text;
}

/// The text of each kind of variable.
struct VariableText
{
    QString operator()(int value) const { return QString::number(value); }
    QString operator()(bool value) const
    {
        return value ? QStringLiteral("true") : QStringLiteral("false");
    }
    QString operator()(CardValue card) const { return valueText(card.value); }
    QString operator()(std::optional<Suit> suit) const
    {
        return suit ? suitSymbol(*suit) : noneText();
    }
    QString operator()(Category category) const { return categoryInline(category); }
    QString operator()(Outcome outcome) const { return QString::number(static_cast<int>(outcome)); }
    QString operator()(const ValueList& values) const
    {
        QStringList texts;
        for (const int value : values)
            texts << valueText(value);
        return QStringLiteral("[%1]").arg(texts.join(QStringLiteral(", ")));
    }
    QString operator()(const std::vector<ValueCount>& counts) const
    {
        QStringList texts;
        for (const ValueCount& each : counts)
            texts << QStringLiteral("%1: %2").arg(valueText(each.value)).arg(each.count);
        return QStringLiteral("[%1]").arg(texts.join(QStringLiteral(", ")));
    }
    QString operator()(const PlayedHand& hand) const
    {
        QStringList texts;
        for (const PlayedCard& card : hand)
            texts << cardText(card);
        return texts.isEmpty() ? QStringLiteral("[]") : texts.join(u' ');
    }
};

/// The value at an index of a hand or a list.
QString elementText(const Step& step, const VariableValue& held, QStringView index)
{
    const std::optional<int> at = indexOf(step, index);
    if (const auto* hand = std::get_if<PlayedHand>(&held); hand && at && *at < hand->size())
        return valueText((*hand)[*at].value);
    if (const auto* list = std::get_if<ValueList>(&held); list && at && *at < list->size())
        return valueText((*list)[*at]);
    return {};
}

/// The current card of a loop, as it is in a hand of the step; nothing if the step does not say
/// which one, or if the card differs between its hands.
std::optional<PlayedCard> currentCard(const Step& step)
{
    const auto isCurrent = [](const CardInRole& card) { return card.role == CardRole::current; };
    const auto current = std::ranges::find_if(step.cards, isCurrent);
    if (std::ranges::count_if(step.cards, isCurrent) != 1)
        return std::nullopt;
    std::optional<PlayedCard> found;
    for (const Variable& each : step.variables) {
        const auto* hand = std::get_if<PlayedHand>(&each.value);
        const auto isIt = [current](const PlayedCard& card) {
            return card.player == current->player && card.position == current->position;
        };
        const auto* const card = hand ? std::ranges::find_if(*hand, isIt) : nullptr;
        if (!hand || card == hand->end())
            continue;
        if (found && *found != *card)
            return std::nullopt;
        found = *card;
    }
    return found;
}

/// The value or the suit of the current card of a loop.
QString loopCardText(const Step& step, QStringView part)
{
    const std::optional<PlayedCard> card = currentCard(step);
    if (!card)
        return {};
    if (part == u"value")
        return valueText(card->value);
    return part == u"suit" && card->suit != 0 ? suitSymbol(static_cast<Suit>(card->suit))
                                              : QString();
}

/// The value of a name in the code, with its index if it has one; empty if it is not a variable.
QString nameText(const Step& step, const QRegularExpressionMatch& name)
{
    const VariableValue* held = variable(step, name.capturedView(1));
    if (!held) {
        const QLatin1String loopCard("card.");
        return name.capturedView().startsWith(loopCard)
                   ? loopCardText(step, name.capturedView().mid(loopCard.size()))
                   : QString();
    }
    if (name.capturedLength(2) > 0)
        return elementText(step, *held, name.capturedView(2));
    return variableText(*held);
}

} // namespace

QString variableText(const VariableValue& value)
{
    return std::visit(VariableText{}, value);
}

Expression expressionOf(const Step& step, const Terms& terms)
{
    const QString line = listingLine(step.text(terms)).trimmed();
    const QLatin1String asks("if ");
    if (!step.condition || !line.startsWith(asks))
        return {};
    Expression expression{line.mid(asks.size()).section(u':', 0, 0), {}};

    static const QRegularExpression name(QStringLiteral(
        "(card\\.(?:value|suit)\\b|[A-Za-z]\\w*(?:\\.(?!value)\\w+)*)(?:\\[(\\w+)\\](?:\\.value)?)?"));
    QString numbers;
    bool isFilled = false;
    qsizetype from = 0;
    for (auto names = name.globalMatch(expression.code); names.hasNext();) {
        const QRegularExpressionMatch match = names.next();
        const QString value = nameText(step, match);
        isFilled |= !value.isEmpty();
        numbers += expression.code.mid(from, match.capturedStart() - from)
                   + (value.isEmpty() ? match.captured() : value);
        from = match.capturedEnd();
    }
    if (isFilled)
        expression.numbers = numbers + expression.code.mid(from);
    return expression;
}

} // namespace showdown::narration

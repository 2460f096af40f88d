// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/expressiontext.h"

#include <QRegularExpression>

#include <algorithm>
#include <optional>
#include <string>

namespace showdown::narration {

namespace {

const VariableValue* variable(const Step& step, QStringView name)
{
    const std::string wanted = name.toUtf8().toStdString();
    const auto found = std::ranges::find(step.variables, wanted, &Variable::name);
    return found == step.variables.end() ? nullptr : &found->value;
}

/// An index as a number: written so, or the variable of this name.
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

/// The value at an index of a hand or a list.
QString elementText(const Step& step, const VariableValue& held, QStringView index)
{
    const std::optional<int> at = indexOf(step, index);
    if (const auto* hand = std::get_if<PlayedHand>(&held); hand && at && *at < hand->size())
        return QString::fromStdString(toText(VariableValue(CardValue{(*hand)[*at].value})));
    if (const auto* list = std::get_if<ValueList>(&held); list && at && *at < list->size())
        return QString::fromStdString(toText(VariableValue(CardValue{(*list)[*at]})));
    return {};
}

/// What a name of the code stands for, with its index if it has one; empty if it is no variable.
QString valueText(const Step& step, const QRegularExpressionMatch& name)
{
    const VariableValue* held = variable(step, name.capturedView(1));
    if (!held)
        return {};
    if (name.capturedLength(2) > 0)
        return elementText(step, *held, name.capturedView(2));
    return QString::fromStdString(toText(*held));
}

} // namespace

Expression expressionOf(const Step& step, const Terms& terms)
{
    const QString line = QUtf8StringView(step.text(terms)).toString().trimmed();
    const QLatin1String asks("if ");
    if (!step.condition || !line.startsWith(asks))
        return {};
    Expression expression{line.mid(asks.size()).section(u':', 0, 0), {}};

    static const QRegularExpression name(
        QStringLiteral("([A-Za-z]\\w*(?:\\.(?!value)\\w+)*)(?:\\[(\\w+)\\](?:\\.value)?)?"));
    QString numbers;
    bool isFilled = false;
    qsizetype from = 0;
    for (auto names = name.globalMatch(expression.code); names.hasNext();) {
        const QRegularExpressionMatch match = names.next();
        const QString value = valueText(step, match);
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

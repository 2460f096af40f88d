// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/tables/rulesline.h"

namespace showdown::tables {

namespace {

using narration::PasteFault;
using narration::PasteProblem;

PasteProblem ruleProblem(PasteFault fault, const QString& text)
{
    PasteProblem result;
    result.fault = fault;
    result.text = text;
    return result;
}

} // namespace

QStringList filledLines(QString text)
{
    text.replace(QChar::LineSeparator, u'\n').replace(QChar::ParagraphSeparator, u'\n');
    text.replace(u'\r', u'\n');
    QStringList lines;
    for (const QString& line : text.split(u'\n')) {
        if (!line.trimmed().isEmpty())
            lines << line.trimmed();
    }
    return lines;
}

QStringList RulesLine::options()
{
    return {QStringLiteral("--rules"), QStringLiteral("--set"), QStringLiteral("--lens"),
            QStringLiteral("--deck"), QStringLiteral("--jokers")};
}

std::optional<PasteProblem> RulesLine::add(const QString& line)
{
    const QStringList known = options();
    QStringList words = line.simplified().split(u' ');
    while (!words.isEmpty()) {
        const QString word = words.takeFirst();
        const QString name = word.section(u'=', 0, 0);
        if (!known.contains(name))
            return ruleProblem(PasteFault::unknownOption, word);
        if (name != word)
            m_options.push_back({name, word.section(u'=', 1)});
        else if (words.isEmpty() || words.front().startsWith(QStringLiteral("--")))
            return ruleProblem(PasteFault::missingValue, word);
        else
            m_options.push_back({name, words.takeFirst()});
    }
    return std::nullopt;
}

std::optional<PasteProblem> RulesLine::set(HouseRules& rules, const Option& option)
{
    const bool isSet = option.name == u"--set";
    const QString name = isSet ? option.value.section(u'=', 0, 0) : option.name.mid(2);
    const QString value = isSet ? option.value.section(u'=', 1) : option.value;
    const std::optional<Rule> rule = ruleFromId(name.toStdString());
    if (!rule || (isSet && !option.value.contains(u'=')))
        return ruleProblem(PasteFault::unknownRule, option.value);
    if (setFromText(rules, *rule, value.toStdString()))
        return std::nullopt;
    PasteProblem wrong = ruleProblem(PasteFault::badValue, value);
    wrong.rule = *rule;
    return wrong;
}

std::variant<RulesLine::Rules, PasteProblem> RulesLine::finish() const
{
    Rules result{{m_preset, rulesOf(m_preset)}, {}};
    for (const Option& option : m_options) {
        if (option.name != u"--rules")
            continue;
        const std::optional<Preset> preset = presetFromId(option.value.toLower().toStdString());
        if (!preset)
            return ruleProblem(PasteFault::unknownRules, option.value);
        result.rules = {*preset, rulesOf(*preset)};
    }
    for (const Option& option : m_options) {
        if (option.name == u"--rules" || option.name == u"--lens")
            continue;
        if (const auto wrong = set(result.rules.rules, option))
            return *wrong;
    }
    for (const Option& option : m_options) {
        if (option.name != u"--lens")
            continue;
        result.lens = categoryFromId(option.value.toLower().toStdString());
        if (!result.lens)
            return ruleProblem(PasteFault::unknownRank, option.value);
        if (!result.rules.rules.knows(*result.lens))
            return ruleProblem(PasteFault::rankNotInRules, option.value);
    }
    return result;
}

} // namespace showdown::tables

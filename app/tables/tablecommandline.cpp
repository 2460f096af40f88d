// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/tables/tablecommandline.h"

#include "app/tables/commandwords.h"
#include "app/tables/rulesline.h"
#include "core/cards/notation.h"

namespace showdown::tables {

namespace {

using narration::PasteFault;
using narration::PasteProblem;

/// Options that a table ignores, each with a value.
QStringList passedOver()
{
    return {QStringLiteral("--format"),   QStringLiteral("--level"), QStringLiteral("--step"),
            QStringLiteral("--function"), QStringLiteral("--lang"),  QStringLiteral("--color")};
}

/// Reads one word after the other until something is wrong.
class TableCommandReader
{
public:
    std::variant<PastedTable, PasteProblem> read(QStringList words);

private:
    std::optional<PasteProblem> takeOption(const QString& name, const QString& value);
    std::optional<PasteProblem> addHand(const QString& word);

    RulesLine m_rules;
    PastedTable m_table;
    int m_wrongHand = 0; ///< from 1
    NotationError m_mistake;
};

std::variant<PastedTable, PasteProblem> TableCommandReader::read(QStringList words)
{
    const QString command = words.isEmpty() ? QString() : words.takeFirst();
    if (command != u"compare" && command != u"explain")
        return wordProblem(PasteFault::otherCommand, command, QStringLiteral("compare explain"));
    bool optionsEnded = false;
    while (!words.isEmpty()) {
        const QString word = words.takeFirst();
        if (optionsEnded || !word.startsWith(QStringLiteral("--"))) {
            if (const auto wrong = addHand(word))
                return *wrong;
            continue;
        }
        optionsEnded = word == u"--";
        if (optionsEnded)
            continue;
        const QString name = word.section(u'=', 0, 0);
        if (name == word && words.isEmpty())
            return wordProblem(PasteFault::wordWithoutValue, word);
        if (const auto wrong =
                takeOption(name, name == word ? words.takeFirst() : word.section(u'=', 1)))
            return *wrong;
    }
    if (m_wrongHand > 0) {
        PasteProblem wrong;
        wrong.fault = PasteFault::badHand;
        wrong.hand = m_wrongHand;
        wrong.isOnlyHand = m_table.hands.size() == 1;
        wrong.notation = m_mistake;
        return wrong;
    }
    const auto rules = m_rules.finish();
    if (const auto* wrong = std::get_if<PasteProblem>(&rules))
        return *wrong;
    m_table.rules = std::get<RulesLine::Rules>(rules).rules;
    m_table.lens = std::get<RulesLine::Rules>(rules).lens;
    return m_table;
}

std::optional<PasteProblem> TableCommandReader::takeOption(const QString& name,
                                                           const QString& value)
{
    if (passedOver().contains(name))
        return std::nullopt;
    if (!RulesLine::options().contains(name))
        return wordProblem(PasteFault::unknownWord, name,
                           QStringLiteral("--rules --set --lens --deck --jokers"));
    m_rules.add(name, value);
    return std::nullopt;
}

std::optional<PasteProblem> TableCommandReader::addHand(const QString& word)
{
    if (word.endsWith(QStringLiteral(".showdown"), Qt::CaseInsensitive))
        return wordProblem(PasteFault::fileInCommand, word);
    const auto parsed = parseHand(word.toStdString());
    const auto* error = std::get_if<NotationError>(&parsed);
    m_table.hands.push_back({{}, error ? Hand() : std::get<Hand>(parsed)});
    if (error && m_wrongHand == 0) {
        m_wrongHand = static_cast<int>(m_table.hands.size());
        m_mistake = *error;
    }
    return std::nullopt;
}

} // namespace

std::variant<PastedTable, PasteProblem> readTableCommand(const QStringList& words)
{
    return TableCommandReader().read(words);
}

} // namespace showdown::tables

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/tables/oddscommandline.h"

#include "app/tables/commandwords.h"
#include "app/tables/oddsparts.h"
#include "app/tables/rulesline.h"

#include <algorithm>

namespace showdown::tables {

namespace {

using narration::PasteFault;
using narration::PasteProblem;

QString knownOptions()
{
    return QStringLiteral("--hole --board --dead --players --rules --set");
}

/// Reads one option after the other until something is wrong.
class CommandReader
{
public:
    std::variant<PastedOdds, PasteProblem> read(QStringList words);

private:
    std::optional<PasteProblem> takeOption(const QString& name, const QString& value);

    RulesLine m_rules{Preset::standard};
    OddsParts m_parts;
    int m_players = 0;
};

std::variant<PastedOdds, PasteProblem> CommandReader::read(QStringList words)
{
    const QStringList switches{QStringLiteral("--progress"), QStringLiteral("--help")};
    const QString command = words.isEmpty() ? QString() : words.takeFirst();
    if (command != u"odds")
        return wordProblem(PasteFault::otherCommand, command, QStringLiteral("odds"));
    while (!words.isEmpty()) {
        const QString word = words.takeFirst();
        if (switches.contains(word))
            continue;
        const QString name = word.section(u'=', 0, 0);
        if (!name.startsWith(QStringLiteral("--")))
            return wordProblem(PasteFault::unknownWord, word, knownOptions());
        if (name == word && words.isEmpty())
            return wordProblem(PasteFault::wordWithoutValue, word);
        const QString value = name == word ? words.takeFirst() : word.section(u'=', 1);
        if (const auto wrong = takeOption(name, value))
            return *wrong;
    }
    const auto rules = m_rules.finish();
    if (const auto* wrong = std::get_if<PasteProblem>(&rules))
        return *wrong;
    m_parts.setRules(std::get<RulesLine::Rules>(rules).rules);
    m_parts.addUnknownPlayers(m_players);
    return m_parts.finish();
}

std::optional<PasteProblem> CommandReader::takeOption(const QString& name, const QString& value)
{
    const QStringList passedOver{QStringLiteral("--to"), QStringLiteral("--seed"),
                                 QStringLiteral("--format"), QStringLiteral("--lang"),
                                 QStringLiteral("--color")};
    if (passedOver.contains(name))
        return std::nullopt;
    if (RulesLine::options().contains(name)) {
        m_rules.add(name, value);
        return std::nullopt;
    }
    if (name == u"--players") {
        m_players = std::min(value.toInt(), CardTable::maximumPlayers);
        return std::nullopt;
    }
    const bool isBoard = name == u"--board";
    const bool isDead = name == u"--dead";
    if (!isBoard && !isDead && name != u"--hole")
        return wordProblem(PasteFault::unknownWord, name, knownOptions());
    const PlacesResult places = placesFrom(value);
    if (const auto* error = std::get_if<NotationError>(&places))
        return m_parts.mistake(isBoard  ? SeenArea::board
                               : isDead ? SeenArea::dead
                                        : SeenArea::hole,
                               *error);
    const Places& cards = std::get<Places>(places);
    return isBoard  ? m_parts.addBoard(cards)
           : isDead ? m_parts.addDead(cards)
                    : m_parts.addHole({}, cards);
}

} // namespace

std::variant<PastedOdds, PasteProblem> readOddsCommand(const QStringList& words)
{
    return CommandReader().read(words);
}

} // namespace showdown::tables

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/lessons/claimfacts.h"

#include "app/narration/cardtext.h"
#include "app/narration/categorytext.h"
#include "app/narration/comparisontext.h"
#include "app/narration/handtext.h"
#include "app/narration/mistaketext.h"
#include "app/narration/numbertext.h"
#include "core/cards/notation.h"
#include "core/compare/partname.h"
#include "core/printed/printedanswer.h"
#include "core/questions/exercisefacts.h"

#include <algorithm>

namespace showdown::lessons {

namespace {

QString qt(const std::string& text)
{
    return QString::fromStdString(text);
}

template <typename Elements, typename Text>
QString joined(const Elements& elements, Text text, const char* separator = " ")
{
    QStringList texts;
    for (const auto& element : elements)
        texts += text(element);
    return texts.join(QLatin1String(separator));
}

/// A number of cases out of all, with a decimal point in every language.
QString neutralPercent(const Chance& chance, int decimals)
{
    return narration::percentNumber(chance, decimals).replace(QLatin1Char(','), QLatin1Char('.'));
}

} // namespace

ClaimFacts::ClaimFacts(const Setting& setting, int player) : m_setting(setting), m_player(player) {}

int ClaimFacts::players() const
{
    return static_cast<int>(m_setting.situation ? m_setting.situation->players.size()
                                                : m_setting.hands.size());
}

std::optional<narration::GivenAnswer> ClaimFacts::verdict() const
{
    const Exercise exercise{m_setting.rules.rules, m_setting.lens, m_setting.hands,
                            m_setting.situation,   m_setting.hope, ChooseWinner{}};
    if (findFault(exercise))
        return std::nullopt;
    const std::optional<ExerciseAnswer> winners = rightAnswer(exercise);
    return winners ? std::optional(narration::GivenAnswer{exercise, *winners}) : std::nullopt;
}

const Run* ClaimFacts::run()
{
    if (m_run)
        return &*m_run;
    const std::vector<Hand> hands = m_setting.fullHands();
    if (hands.empty() || !std::ranges::all_of(hands, &Hand::isComplete))
        return nullptr;
    m_run.emplace(hands, Terms{m_setting.rules.rules, m_setting.lens});
    return &*m_run;
}

const PlayerResult* ClaimFacts::resultOf(int player)
{
    const Run* all = run();
    if (!all || player < 0 || player >= static_cast<int>(all->outcome().players.size()))
        return nullptr;
    return &all->outcome().players[static_cast<std::size_t>(player)];
}

const PlayerOuts* ClaimFacts::foundOuts()
{
    if (!m_outs) {
        m_outs.emplace();
        const std::optional<Situation>& situation = m_setting.situation;
        if (situation && !findError(*situation) && m_player <= players())
            *m_outs = outsFor(*situation, m_player, m_setting.hope);
    }
    return *m_outs ? &**m_outs : nullptr;
}

const EquityResult* ClaimFacts::counted()
{
    if (!m_equity && m_setting.situation && !findError(*m_setting.situation))
        m_equity = equityOf(*m_setting.situation);
    return m_equity ? &*m_equity : nullptr;
}

std::optional<QString> ClaimFacts::winners()
{
    const Run* all = run();
    if (!all || players() < 2)
        return std::nullopt;
    return joined(all->outcome().winners, [](int player) { return QString::number(player); });
}

std::optional<QString> ClaimFacts::decides()
{
    const Run* all = run();
    if (!all || players() < 2)
        return std::nullopt;
    if (all->outcome().winners.size() > 1)
        return QStringLiteral("tie");
    const Comparison* comparison = firstPlaceComparison(all->outcome());
    return comparison ? qt(toText(nameOf(*comparison->decidingPart()))) : QStringLiteral("fit");
}

std::optional<QString> ClaimFacts::rank(int player)
{
    const PlayerResult* result = resultOf(player);
    if (!result)
        return std::nullopt;
    return result->result ? qt(std::string(id(result->result->value.category())))
                          : QStringLiteral("null");
}

std::optional<QString> ClaimFacts::name(int player)
{
    const PlayerResult* result = resultOf(player);
    if (!result || !result->result)
        return std::nullopt;
    return narration::handName(result->result->value).whole;
}

std::optional<QString> ClaimFacts::values(int player)
{
    const PlayerResult* result = resultOf(player);
    if (!result || !result->result)
        return std::nullopt;
    const HandValue& value = result->result->value;
    QStringList numbers;
    for (int i = 0; i < value.size(); ++i)
        numbers += QString::number(number(value[i]));
    return numbers.join(QLatin1Char(' '));
}

std::optional<QString> ClaimFacts::working(int player)
{
    const PlayerResult* result = resultOf(player);
    if (!result || !result->result)
        return std::nullopt;
    return joined(result->result->working,
                  [](const WorkingCard& card) { return qt(toText(card)); });
}

std::optional<QString> ClaimFacts::wilds(int player)
{
    const PlayerResult* result = resultOf(player);
    if (!result || !result->result)
        return std::nullopt;
    return joined(result->result->substitutions,
                  [](const Substitution& wild) { return qt(toText(wild)); });
}

std::optional<QString> ClaimFacts::wildRanks(int player)
{
    const PlayerResult* result = resultOf(player);
    if (!result || !result->result)
        return std::nullopt;
    return joined(result->result->substitutions,
                  [](const Substitution& wild) { return QString(QLatin1Char(letter(wild.rank))); });
}

QStringList ClaimFacts::printed() const
{
    const HouseRules& rules = m_setting.rules.rules;
    const std::vector<Hand> hands = m_setting.fullHands();
    QStringList answers;
    if (hands.size() < 2 || !knowsPrintedCode(rules))
        return answers;
    const auto answerOf = [&](int mistake) {
        return printedAnswer(mistake, hands, m_setting.lens, rules);
    };
    const PrintedAnswer right = answerOf(repaired);
    for (int mistake = 1; mistake <= lastPrintedMistake; ++mistake) {
        const PrintedAnswer answer = answerOf(mistake);
        if (answer == right)
            continue;
        answers += narration::mistakeName(mistake);
        if (answer != PrintedAnswer(PrintedEnd::undefined))
            answers.back() += u':';
        if (const auto* given = std::get_if<GivenAnswer>(&answer)) {
            for (const int winner : given->winners)
                answers.back() += QString::number(winner);
        }
    }
    return answers;
}

std::optional<QString> ClaimFacts::outs()
{
    const PlayerOuts* found = foundOuts();
    return found ? std::optional(QString::number(found->count)) : std::nullopt;
}

std::optional<QString> ClaimFacts::outCards()
{
    const PlayerOuts* found = foundOuts();
    if (!found)
        return std::nullopt;
    QStringList cards;
    for (const Out& out : found->outs) {
        for (int copy = 0; copy < out.card.copies; ++copy)
            cards += qt(toText(out.card.card));
    }
    return cards.join(QLatin1Char(' '));
}

std::optional<QString> ClaimFacts::unseen()
{
    if (!m_setting.situation)
        return std::nullopt;
    return QString::number(UnseenDeck(*m_setting.situation).count());
}

std::optional<QString> ClaimFacts::percent()
{
    const PlayerOuts* found = foundOuts();
    return found ? std::optional(neutralPercent(found->nextCard, 0)) : std::nullopt;
}

std::optional<QString> ClaimFacts::against()
{
    const PlayerOuts* found = foundOuts();
    const std::optional<std::uint64_t> tenths =
        found ? found->nextCard.againstTenths() : std::nullopt;
    if (!tenths)
        return std::nullopt;
    return QStringLiteral("%1.%2 : 1").arg(*tenths / 10).arg(*tenths % 10);
}

std::optional<QString> ClaimFacts::equity(int player)
{
    const EquityResult* result = counted();
    if (!result || player >= result->players)
        return std::nullopt;
    return neutralPercent(result->share(player), 1);
}

std::optional<QString> ClaimFacts::boards()
{
    if (!m_setting.situation || findError(*m_setting.situation))
        return std::nullopt;
    return QString::number(dealCount(*m_setting.situation));
}

std::optional<QString> ClaimFacts::wins(int player)
{
    const EquityResult* result = counted();
    if (!result || player >= result->players)
        return std::nullopt;
    return QString::number(result->wins(player));
}

std::optional<QString> ClaimFacts::ties(int player)
{
    const EquityResult* result = counted();
    if (!result || player >= result->players)
        return std::nullopt;
    return QString::number(result->ties(player));
}

std::optional<std::map<std::string, std::string>> ClaimFacts::variablesAfter(
    const std::string& function, int call)
{
    const Run* all = run();
    if (!all)
        return std::nullopt;
    const std::vector<int> steps = stepsOfCall(*all, function, call);
    if (steps.empty())
        return std::nullopt;
    std::map<std::string, std::string> variables;
    for (const Variable& variable : all->step(steps.back()).variables)
        variables[std::string(variable.name)] = toText(variable.value);
    return variables;
}

std::optional<QString> ClaimFacts::rankInWords(int player)
{
    const PlayerResult* result = resultOf(player);
    if (!result || !result->result)
        return std::nullopt;
    return narration::categoryInline(result->result->value.category());
}

std::optional<QString> ClaimFacts::decidesInWords()
{
    const Run* all = run();
    const Comparison* comparison = all ? firstPlaceComparison(all->outcome()) : nullptr;
    if (!comparison)
        return std::nullopt;
    return narration::partName(*comparison->decidingPart(), comparison->comparator);
}

std::optional<QString> ClaimFacts::wildsInWords(int player)
{
    const PlayerResult* result = resultOf(player);
    if (!result || !result->result || result->result->substitutions.empty())
        return std::nullopt;
    return joined(
        result->result->substitutions,
        [](const Substitution& wild) { return narration::rankWord(wild.rank); }, ", ");
}

std::optional<QString> ClaimFacts::percentInWords()
{
    const PlayerOuts* found = foundOuts();
    return found ? std::optional(narration::percentText(found->nextCard, 0)) : std::nullopt;
}

std::optional<QString> ClaimFacts::againstInWords()
{
    const PlayerOuts* found = foundOuts();
    return found ? std::optional(narration::againstText(found->nextCard)) : std::nullopt;
}

std::optional<QString> ClaimFacts::equityInWords(int player)
{
    const EquityResult* result = counted();
    if (!result || player >= result->players)
        return std::nullopt;
    return narration::percentText(result->share(player), 1);
}

} // namespace showdown::lessons

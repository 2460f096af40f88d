// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/lessons/claims.h"

#include "core/cards/notation.h"
#include "core/printed/printedanswer.h"

#include <algorithm>

namespace showdown::lessons {

namespace {

using OfPlayer = std::optional<QString> (ClaimFacts::*)(int);

QString joined(const std::vector<int>& numbers)
{
    QStringList texts;
    for (const int number : numbers)
        texts += QString::number(number);
    return texts.join(QLatin1Char(' '));
}

/// `numWilds=0`
QString assigned(const std::string& name, const std::string& value)
{
    return QString::fromStdString(name) + QLatin1Char('=') + QString::fromStdString(value);
}

/// Checks the claims of one setting against the facts.
class Checker
{
public:
    Checker(const Claims& claims, ClaimFacts& facts, Problems& problems)
        : m_claims(claims), m_facts(facts), m_problems(problems)
    {}

    int check()
    {
        checkHands();
        checkPrinted();
        checkAfter();
        checkOdds();
        return static_cast<int>(m_claims.places.size());
    }

private:
    const ClaimPlace& place(const char* claim) const
    {
        static const ClaimPlace nowhere;
        const auto found = m_claims.places.find(claim);
        return found == m_claims.places.end() ? nowhere : found->second;
    }

    void idle(const char* claim)
    {
        m_problems.add(place(claim).line, narration::FileFault::claimIdle, {place(claim).written});
    }

    void hold(const char* claim, const QString& stated, const std::optional<QString>& found)
    {
        if (!found)
            idle(claim);
        else if (stated != *found)
            addWrong(place(claim).written, stated, *found, std::nullopt, place(claim).line,
                     m_problems);
    }

    /// A claim about who wins, or why.
    void holdVerdict(const char* claim, const QString& stated, const std::optional<QString>& found)
    {
        if (found && stated != *found)
            addWrong(place(claim).written, stated, *found, m_facts.verdict(), place(claim).line,
                     m_problems);
        else
            hold(claim, stated, found);
    }

    void checkHands()
    {
        if (m_claims.winners) {
            std::vector<int> winners = *m_claims.winners;
            std::ranges::sort(winners);
            holdVerdict("winners", joined(winners), m_facts.winners());
        }
        if (!m_claims.decides.isEmpty())
            holdVerdict("decides", m_claims.decides, m_facts.decides());
        for (int player = 0; player < static_cast<int>(m_claims.ranks.size()); ++player) {
            const RankClaim& claim = m_claims.ranks[static_cast<std::size_t>(player)];
            const std::string stated(claim.rank ? id(*claim.rank) : "null");
            if (claim.isClaimed)
                hold("ranks", QString::fromStdString(stated), m_facts.rank(player));
        }
        checkEach("names", m_claims.names, &ClaimFacts::name);
        checkEach("working", m_claims.working, &ClaimFacts::working);
        checkWilds();
        for (int player = 0; player < static_cast<int>(m_claims.values.size()); ++player) {
            const std::vector<int>& values = m_claims.values[static_cast<std::size_t>(player)];
            if (!values.empty())
                hold("values", joined(values), m_facts.values(player));
        }
    }

    void checkEach(const char* claim, const QStringList& stated, OfPlayer fact)
    {
        for (int player = 0; player < stated.size(); ++player) {
            if (!stated[player].isEmpty())
                hold(claim, stated[player], (m_facts.*fact)(player));
        }
    }

    /// With suits or without, in any order.
    void checkWilds()
    {
        const auto sorted = [](const QString& wilds) {
            QStringList words = wilds.split(QLatin1Char(' '));
            words.sort();
            return words;
        };
        for (int player = 0; player < m_claims.wilds.size(); ++player) {
            const QString& stated = m_claims.wilds[player];
            const std::optional<QString> found = m_facts.wilds(player);
            const QStringList words = sorted(stated);
            if (!stated.isEmpty()
                && (!found
                    || (words != sorted(*found) && words != sorted(*m_facts.wildRanks(player)))))
                hold("wilds", stated, found);
        }
    }

    void checkPrinted()
    {
        const QString& stated = m_claims.printed;
        if (stated.isEmpty() || changesNoAnswer(stated.section(u':', 0, 0).mid(1).toInt()))
            return;
        const QStringList known = m_facts.printed();
        if (known.isEmpty())
            idle("printed");
        else if (!known.contains(stated))
            hold("printed", stated, known.join(QLatin1Char(' ')));
    }

    void checkAfter()
    {
        if (!m_claims.after)
            return;
        const auto found = m_facts.variablesAfter(m_claims.after->function, m_claims.after->call);
        if (!found)
            return idle("after");
        for (const auto& [name, value] : m_claims.after->variables) {
            const auto variable = found->find(name);
            if (variable == found->end())
                return idle("after");
            hold("after", assigned(name, value), assigned(name, variable->second));
        }
    }

    void holdNumber(const char* claim, const std::optional<int>& stated,
                    std::optional<QString> (ClaimFacts::*fact)())
    {
        if (stated)
            hold(claim, QString::number(*stated), (m_facts.*fact)());
    }

    void holdNumbers(const char* claim, const std::vector<int>& stated, OfPlayer fact)
    {
        for (int player = 0; player < static_cast<int>(stated.size()); ++player)
            hold(claim, QString::number(stated[static_cast<std::size_t>(player)]),
                 (m_facts.*fact)(player));
    }

    void checkOdds()
    {
        holdNumber("outs", m_claims.outs, &ClaimFacts::outs);
        if (m_claims.outCards) {
            std::vector<Card> cards = *m_claims.outCards;
            std::ranges::sort(cards);
            QStringList texts;
            for (const Card card : cards)
                texts += QString::fromStdString(toText(card));
            hold("outs", texts.join(QLatin1Char(' ')), m_facts.outCards());
        }
        holdNumber("unseen", m_claims.unseen, &ClaimFacts::unseen);
        holdNumber("percent", m_claims.percent, &ClaimFacts::percent);
        if (!m_claims.against.isEmpty())
            hold("against", m_claims.against, m_facts.against());
        checkEach("equities", m_claims.equities, &ClaimFacts::equity);
        holdNumber("boards", m_claims.boards, &ClaimFacts::boards);
        holdNumbers("wins", m_claims.wins, &ClaimFacts::wins);
        holdNumbers("ties", m_claims.ties, &ClaimFacts::ties);
    }

    const Claims& m_claims;
    ClaimFacts& m_facts;
    Problems& m_problems;
};

} // namespace

void addWrong(const std::string& claim, const QString& stated, const QString& truth,
              const std::optional<narration::GivenAnswer>& verdict, int line, Problems& problems)
{
    std::vector<narration::FaultArgument> arguments{claim, stated.toStdString(),
                                                    truth.toStdString()};
    if (verdict)
        arguments.emplace_back(*verdict);
    using enum narration::FileFault;
    problems.add(line, verdict ? verdictWrong : claimWrong, std::move(arguments));
}

int checkClaims(const Claims& claims, ClaimFacts& facts, Problems& problems)
{
    return Checker(claims, facts, problems).check();
}

} // namespace showdown::lessons

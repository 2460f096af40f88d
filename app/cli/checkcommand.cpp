// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/cli/checkreport.h"
#include "app/cli/commands.h"
#include "app/cli/paint.h"
#include "app/narration/fill.h"
#include "core/cases/casesource.h"

#include <QCoreApplication>

#include <algorithm>
#include <ostream>

namespace showdown::cli {

namespace {

struct CheckCommandText
{
    Q_DECLARE_TR_FUNCTIONS(CheckCommandText)
};

constexpr int defaultCheckCount = 1000;
constexpr std::uint64_t defaultTimeout = 5; ///< in seconds
constexpr std::uint64_t longestTimeout = 3600;

CheckRequest readCheckRequest(const Arguments& arguments)
{
    CheckRequest request;
    request.cases = readCasesRequest(arguments, defaultCheckCount);
    request.timeout =
        std::chrono::seconds(readNumber(arguments, "timeout", defaultTimeout, 1, longestTimeout));
    request.keepsGoing = arguments.has("keep-going");
    const std::string* command = arguments.value("command");
    if (!command || command->empty())
        throw badUsage(CheckCommandText::tr("no command given; --command names it"));
    request.command = QString::fromLocal8Bit(command->c_str());
    return request;
}

/// The numbers of winners in an answer, ascending; nothing if it holds anything else.
std::optional<std::vector<int>> winnersIn(const QByteArray& answer, int players)
{
    std::vector<int> winners;
    const QByteArray words = answer.simplified();
    if (words.isEmpty())
        return winners;
    for (const QByteArray& word : words.split(' ')) {
        const int number = word.size() == 1 ? word.front() - '0' : 0;
        if (number < 1 || number > players || std::ranges::find(winners, number) != winners.end())
            return std::nullopt;
        winners.push_back(number);
    }
    std::ranges::sort(winners);
    return winners;
}

/// The rank in an answer, as id or as English name: `two-pair`, `Two pair`.
std::optional<Category> rankIn(const QByteArray& answer, const HouseRules& rules)
{
    QByteArray name = answer.simplified().toLower();
    name.replace(' ', '-').replace('_', '-');
    if (rules.pairFloor == Rank::jack
        && (name == "jacks-or-better" || name == "pair-of-jacks-or-better"))
        return Category::pair;
    return categoryFromId(
        std::string_view(name.constData(), static_cast<std::size_t>(name.size())));
}

/// What is wrong with the answer to a case; nothing if it is right.
std::optional<Fault> faultOf(const std::variant<QByteArray, Partner::NoAnswer>& answer,
                             const TestCase& testCase, const CasesRequest& request)
{
    if (const auto* noAnswer = std::get_if<Partner::NoAnswer>(&answer))
        return *noAnswer;
    const auto& written = std::get<QByteArray>(answer);
    if (request.question == CaseQuestion::rank) {
        const std::optional<Category> rank = rankIn(written, request.rules.rules);
        if (!rank)
            return Nonsense{written};
        if (rank == testCase.answer.players.front().result->value.category())
            return std::nullopt;
        return WrongRank{*rank, written};
    }
    const auto winners = winnersIn(written, static_cast<int>(testCase.hands.size()));
    if (winners == testCase.answer.winners)
        return std::nullopt;
    // By best rank somebody always wins.
    if (!winners || (winners->empty() && !testCase.lens))
        return Nonsense{written};
    return WrongWinners{*winners, written};
}

/// What came of a run.
struct CheckResult
{
    std::optional<FailedCase> first; ///< the first failure
    int asked = 0;                   ///< so many cases were put to the program
    Tally tally;
    std::set<int> refuted; ///< the slips that an answer speaks against
};

CheckResult ask(const CheckRequest& request)
{
    const CasesRequest& cases = request.cases;
    CaseSource source(cases.question, cases.rules.rules, cases.lens, cases.seed);
    Partner partner(request.command, request.timeout);
    CheckResult result;
    while (result.asked < cases.count) {
        TestCase testCase = source.next();
        ++result.asked;
        result.tally.add(testCase);
        const auto answer =
            partner.ask(QByteArray::fromStdString(questionText(testCase, cases.question)));
        std::optional<Fault> fault = faultOf(answer, testCase, cases);
        addRefuted(result.refuted, testCase, fault);
        if (!fault)
            continue;
        const bool isLost = std::holds_alternative<Partner::NoAnswer>(*fault);
        FailedCase failed{result.asked, std::move(testCase), *std::move(fault)};
        result.tally.add(failed);
        if (!result.first)
            result.first = std::move(failed);
        if (isLost || !request.keepsGoing)
            return result;
    }
    partner.sayGoodbye();
    return result;
}

/// "Wrong: 12 of 1000 cases" and where.
QString tallyReport(const CheckRequest& request, const CheckResult& result)
{
    QString text =
        narration::fill(CheckCommandText::tr("\nWrong: %1 of %2 cases\n"),
                        {QString::number(result.tally.failures()), QString::number(result.asked)});
    if (result.asked < request.cases.count)
        text += narration::fill(
            CheckCommandText::tr("Not asked: %1, because the command did not answer as asked\n",
                                 "%1: how many cases"),
            {QString::number(request.cases.count - result.asked)});
    text += QLatin1Char('\n') + result.tally.text(result.refuted);
    std::set<int> named = result.tally.slips();
    std::erase_if(named, [&](int slip) { return result.refuted.contains(slip); });
    const bool isExplained = namesSlips(*result.first, result.refuted);
    return named.empty() || isExplained ? text : text + slipsNote() + QLatin1Char('\n');
}

} // namespace

void runCheck(const Arguments& arguments, std::ostream& out)
{
    const CheckRequest request = readCheckRequest(arguments);
    const CheckResult result = ask(request);
    if (!result.first) {
        writeText(out, successReport(request));
        return;
    }
    QString text = failureReport(request, *result.first, result.refuted);
    if (request.keepsGoing)
        text += tallyReport(request, result);
    writeText(out, text);
    out.flush();
    throw badInput(failureSummary(request, *result.first));
}

} // namespace showdown::cli

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/cli/checkcommand.h"

#include "app/cli/checktext.h"
#include "app/cli/helptext.h"
#include "core/cases/casegenerator.h"

#include <QCoreApplication>

#include <algorithm>
#include <ostream>

namespace showdown::cli {

namespace {

struct CheckCommandText
{
    Q_DECLARE_TR_FUNCTIONS(CheckCommandText)
};

constexpr int defaultCount = 1000;

std::vector<OptionSpec> knownOptions()
{
    std::vector<OptionSpec> options(casesOptions.begin(), casesOptions.end());
    options.push_back({"command", true});
    return options;
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

/// What is wrong with the answer to a case; nothing if it is right.
std::optional<Fault> faultOf(const std::variant<QByteArray, Partner::NoAnswer>& answer,
                             const TestCase& testCase)
{
    if (const auto* noAnswer = std::get_if<Partner::NoAnswer>(&answer))
        return *noAnswer;
    const auto& written = std::get<QByteArray>(answer);
    const auto winners = winnersIn(written, static_cast<int>(testCase.hands.size()));
    if (winners == testCase.answer.winners)
        return std::nullopt;
    if (!winners || winners->empty())
        return Nonsense{written};
    return WrongAnswer{*winners};
}

std::optional<FailedCase> firstFailure(const CasesRequest& request, const QString& command)
{
    CaseGenerator generator(request.rules.rules, request.lens, request.seed);
    Partner partner(command);
    for (int number = 1; number <= request.count; ++number) {
        TestCase testCase = generator.next();
        const auto answer = partner.ask(QByteArray::fromStdString(questionText(testCase)));
        if (std::optional<Fault> fault = faultOf(answer, testCase))
            return FailedCase{request, number, std::move(testCase), *std::move(fault)};
    }
    partner.sayGoodbye();
    return std::nullopt;
}

} // namespace

std::optional<Failure> runCheck(std::span<const std::string> words, std::ostream& out)
{
    const Result<Arguments> arguments = parseArguments(words, knownOptions());
    if (const auto* failure = std::get_if<Failure>(&arguments))
        return *failure;
    const auto& given = std::get<Arguments>(arguments);
    if (given.has("help")) {
        out << checkHelp().toStdString();
        return std::nullopt;
    }
    const Result<CasesRequest> request = readCasesRequest(given, defaultCount);
    if (const auto* failure = std::get_if<Failure>(&request))
        return *failure;
    const std::string* command = given.value("command");
    if (!command || command->empty())
        return Failure{ExitCode::badUsage,
                       CheckCommandText::tr("no command given; --command names it")};

    const auto& wanted = std::get<CasesRequest>(request);
    const std::optional<FailedCase> failed =
        firstFailure(wanted, QString::fromLocal8Bit(command->c_str()));
    if (!failed) {
        out << agreement(wanted).toStdString();
        return std::nullopt;
    }
    out << report(*failed).toStdString() << std::flush;
    return Failure{ExitCode::badInput, summary(*failed)};
}

} // namespace showdown::cli

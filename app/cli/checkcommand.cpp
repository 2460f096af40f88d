// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/cli/casescommand.h"
#include "app/cli/commands.h"
#include "app/cli/explaincommand.h"
#include "app/cli/partner.h"
#include "app/narration/errortext.h"
#include "app/narration/fill.h"
#include "core/cards/notation.h"
#include "core/cases/casegenerator.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <ostream>
#include <variant>

namespace showdown::cli {

namespace {

struct CheckText
{
    Q_DECLARE_TR_FUNCTIONS(CheckText)
};

constexpr int defaultCheckCount = 1000;
constexpr int defaultTimeout = 5; ///< in seconds

/// An answer that names other winners.
struct WrongAnswer
{
    std::vector<int> winners; ///< ascending
};

/// An answer that is no list of winners.
struct Nonsense
{
    QByteArray written;
};

using Fault = std::variant<WrongAnswer, Nonsense, Partner::NoAnswer>;

/// A case that a program under test got wrong.
struct FailedCase
{
    CasesRequest request;
    int number = 1; ///< of the case, from 1
    TestCase testCase;
    Fault fault;
};

/// A case as it is put to a program: its hands, separated by '|'.
std::string questionText(const TestCase& testCase)
{
    std::string text;
    for (const Hand& hand : testCase.hands)
        text += (text.empty() ? "" : " | ") + toText(hand);
    return text;
}

QString winnersText(const std::vector<int>& winners)
{
    QStringList numbers;
    for (const int winner : winners)
        numbers += QString::number(winner);
    return numbers.isEmpty() ? CheckText::tr("nobody") : numbers.join(QLatin1Char(' '));
}

/// The first line of what a program wrote.
QString whatCame(const QByteArray& written)
{
    if (written.isEmpty())
        return CheckText::tr("nothing");
    return narration::quoted(QString::fromUtf8(written.split('\n').front()));
}

QString whatCame(const Fault& fault)
{
    if (const auto* wrong = std::get_if<WrongAnswer>(&fault))
        return winnersText(wrong->winners);
    if (const auto* nonsense = std::get_if<Nonsense>(&fault))
        return nonsense->written.isEmpty()
                   ? CheckText::tr("an empty line")
                   : narration::quoted(QString::fromUtf8(nonsense->written));
    return whatCame(std::get<Partner::NoAnswer>(fault).written);
}

QString troubleText(const Partner::NoAnswer& noAnswer)
{
    switch (noAnswer.trouble) {
    case Partner::Trouble::ended:
        return narration::fill(
            CheckText::tr("the command ended with exit status %1 and gave no answer"),
            {QString::number(noAnswer.status)});
    case Partner::Trouble::killed:
        return narration::fill(CheckText::tr("signal %1 ended the command, which gave no answer"),
                               {QString::number(noAnswer.status)});
    case Partner::Trouble::hung:
        return narration::fill(CheckText::tr("the command gave no answer for %1 seconds; "
                                             "does it flush its output after each line?"),
                               {QString::number(defaultTimeout)});
    case Partner::Trouble::babbled:
        return CheckText::tr("the command wrote more than one short line for a case");
    }
    return {};
}

QString faultText(const FailedCase& failed)
{
    const QString expected = winnersText(failed.testCase.answer.winners);
    if (std::holds_alternative<WrongAnswer>(failed.fault))
        return narration::fill(CheckText::tr("expected %1, came %2", "numbers of winners"),
                               {expected, whatCame(failed.fault)});
    if (std::holds_alternative<Nonsense>(failed.fault))
        return narration::fill(
            CheckText::tr("%1 is no answer; the winners' numbers are, separated by spaces"),
            {whatCame(failed.fault)});
    return troubleText(std::get<Partner::NoAnswer>(failed.fault));
}

/// The command line that shows the case step by step.
QString explainCommand(const FailedCase& failed)
{
    const NamedRules& rules = failed.request.rules;
    const auto text = [](std::string_view id) {
        return QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
    };
    QString command = QStringLiteral("showdown-cli explain");
    if (rules.preset != Preset::series)
        command += QStringLiteral(" --rules ") + text(id(rules.preset));
    for (const Rule rule : rules.changed())
        command +=
            QStringLiteral(" --set %1=%2").arg(text(id(rule)), text(valueText(rules.rules, rule)));
    if (failed.request.lens)
        command += QStringLiteral(" --lens ") + text(id(*failed.request.lens));
    for (const Hand& hand : failed.testCase.hands)
        command += QStringLiteral(" \"%1\"").arg(text(toText(hand)));
    return command;
}

/// Why the right answer is the right one: all but the single steps.
QString explanation(const FailedCase& failed)
{
    ExplainReport report =
        explainReport(failed.testCase.hands, failed.request.rules, failed.request.lens);
    report.steps.clear();
    return toText(report);
}

QString labelled(const QString& label, const QString& text)
{
    constexpr int width = 10;
    return QStringLiteral("  ") + label.leftJustified(width) + text + QLatin1Char('\n');
}

/// "case 12 of 1000: expected 1, came 2": one line.
QString summary(const FailedCase& failed)
{
    return narration::fill(
        CheckText::tr("case %1 of %2: %3", "%3: what is wrong"),
        {QString::number(failed.number), QString::number(failed.request.count), faultText(failed)});
}

/// What was asked, expected and came; after a wrong answer also the explanation of the right one.
QString failureReport(const FailedCase& failed)
{
    QString text =
        narration::fill(CheckText::tr("Case %1 of %2\n"),
                        {QString::number(failed.number), QString::number(failed.request.count)});
    text += labelled(CheckText::tr("hands", "label"),
                     QString::fromStdString(questionText(failed.testCase)));
    text +=
        labelled(CheckText::tr("expected", "label"), winnersText(failed.testCase.answer.winners));
    text += labelled(CheckText::tr("came", "label"), whatCame(failed.fault));
    if (!std::holds_alternative<WrongAnswer>(failed.fault))
        return text;
    return text + QLatin1Char('\n') + explanation(failed)
           + narration::fill(CheckText::tr("\nEvery step: %1\n", "%1: a command line"),
                             {explainCommand(failed)});
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
    Partner partner(command, std::chrono::seconds(defaultTimeout));
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

void runCheck(const Arguments& arguments, std::ostream& out)
{
    const CasesRequest request = readCasesRequest(arguments, defaultCheckCount);
    const std::string* command = arguments.value("command");
    if (!command || command->empty())
        throw badUsage(CheckText::tr("no command given; --command names it"));

    const std::optional<FailedCase> failed =
        firstFailure(request, QString::fromLocal8Bit(command->c_str()));
    if (!failed) {
        out << narration::fill(CheckText::tr("All cases agree: %1\n", "%1: how many"),
                               {QString::number(request.count)})
                   .toStdString();
        return;
    }
    out << failureReport(*failed).toStdString() << std::flush;
    throw badInput(summary(*failed));
}

} // namespace showdown::cli

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/cli/checkreport.h"

#include "app/cli/explaincommand.h"
#include "app/cli/report.h"
#include "app/narration/errortext.h"
#include "app/narration/fill.h"
#include "app/narration/sliptext.h"
#include "core/cards/notation.h"
#include "core/cases/exposers.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace showdown::cli {

namespace {

struct CheckText
{
    Q_DECLARE_TR_FUNCTIONS(CheckText)
};

QString qt(std::string_view text)
{
    return QUtf8StringView(text).toString();
}

QString winnersText(const std::vector<int>& winners)
{
    QStringList numbers;
    for (const int winner : winners)
        numbers += QString::number(winner);
    return numbers.isEmpty() ? CheckText::tr("nobody") : numbers.join(QLatin1Char(' '));
}

QString expectedText(const CheckRequest& request, const FailedCase& failed)
{
    const Showdown& answer = failed.testCase.answer;
    if (request.cases.question == CaseQuestion::rank)
        return qt(id(answer.players.front().result->value.category()));
    return winnersText(answer.winners);
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
    if (const auto* wrong = std::get_if<WrongWinners>(&fault))
        return wrong->winners.empty() ? winnersText({})
                                      : QString::fromUtf8(wrong->written.simplified());
    if (const auto* wrong = std::get_if<WrongRank>(&fault))
        return QString::fromUtf8(wrong->written.simplified());
    if (const auto* nonsense = std::get_if<Nonsense>(&fault))
        return nonsense->written.isEmpty()
                   ? CheckText::tr("an empty line")
                   : narration::quoted(QString::fromUtf8(nonsense->written));
    return whatCame(std::get<Partner::NoAnswer>(fault).written);
}

bool isWrongAnswer(const Fault& fault)
{
    return std::holds_alternative<WrongWinners>(fault) || std::holds_alternative<WrongRank>(fault);
}

QString troubleText(const CheckRequest& request, const Partner::NoAnswer& noAnswer)
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
        return CheckText::tr("the command gave no answer for %n seconds; "
                             "does it flush its output after each line?",
                             nullptr, static_cast<int>(request.timeout.count()));
    case Partner::Trouble::babbled:
        return CheckText::tr("the command wrote more than one short line for a case");
    }
    return {};
}

QString nonsenseText(const CheckRequest& request)
{
    if (request.cases.question == CaseQuestion::rank)
        return CheckText::tr("%1 is no answer; expected the name of a rank");
    return CheckText::tr("%1 is no answer; expected the winners' numbers, separated by spaces");
}

QString faultText(const CheckRequest& request, const FailedCase& failed)
{
    if (isWrongAnswer(failed.fault))
        return narration::fill(CheckText::tr("expected %1, came %2", "numbers of winners"),
                               {expectedText(request, failed), whatCame(failed.fault)});
    if (std::holds_alternative<Nonsense>(failed.fault))
        return narration::fill(nonsenseText(request), {whatCame(failed.fault)});
    return troubleText(request, std::get<Partner::NoAnswer>(failed.fault));
}

/// What an answer looks like.
QString formText(const CheckRequest& request)
{
    if (request.cases.question == CaseQuestion::rank)
        return CheckText::tr("one line with a rank, such as two-pair, or Two pair");
    if (request.cases.question == CaseQuestion::winnersByEachLens || request.cases.lens)
        return CheckText::tr("one line with the winners' numbers, such as 2, or 1 2 for a tie; an "
                             "empty one if no hand is of the rank");
    return CheckText::tr("one line with the winners' numbers, such as 2, or 1 2 for a tie");
}

/// The command line that shows the case step by step.
QString explainCommand(const CheckRequest& request, const TestCase& testCase)
{
    const NamedRules& rules = request.cases.rules;
    QString command = QStringLiteral("showdown-cli explain");
    if (rules.preset != Preset::series)
        command += QStringLiteral(" --rules ") + qt(id(rules.preset));
    for (const Rule rule : rules.changed())
        command +=
            QStringLiteral(" --set %1=%2").arg(qt(id(rule)), qt(valueText(rules.rules, rule)));
    if (testCase.lens)
        command += QStringLiteral(" --lens ") + qt(id(*testCase.lens));
    for (const Hand& hand : testCase.hands)
        command += QStringLiteral(" \"%1\"").arg(qt(toText(hand)));
    return command;
}

/// The command line that puts the case alone to the program.
QString askCommand(const CheckRequest& request, const TestCase& testCase)
{
    const bool isOneCommand = std::ranges::none_of(request.command, [](QChar character) {
        return QStringLiteral(";&|<\n").contains(character);
    });
    return QStringLiteral("echo '%1' | %2")
        .arg(qt(questionText(testCase, request.cases.question)),
             isOneCommand ? request.command : QStringLiteral("(%1)").arg(request.command));
}

/// Why the right answer is the right one: all but the single steps.
QString explanation(const CheckRequest& request, const TestCase& testCase)
{
    return reasonsText(explainReport(testCase.hands, request.cases.rules, testCase.lens));
}

QString labelled(const QString& label, const QString& text)
{
    constexpr int width = 10;
    return QStringLiteral("  ") + label.leftJustified(width) + text + QLatin1Char('\n');
}

/// Whether the printed code gives this very answer.
bool isPrinted(const PrintedAnswer& printed, const Fault& fault)
{
    if (const auto* wrong = std::get_if<WrongRank>(&fault))
        return printed.rank == wrong->rank;
    const auto* wrong = std::get_if<WrongWinners>(&fault);
    return wrong && !printed.rank && printed.winners == wrong->winners;
}

/// The slips that give this very answer, as they were printed, and that no other answer refutes.
std::vector<int> slipsOf(const FailedCase& failed, const std::set<int>& refuted)
{
    std::vector<int> slips;
    for (const PrintedAnswer& printed : failed.testCase.printed) {
        if (isPrinted(printed, failed.fault) && !refuted.contains(printed.slip))
            slips.push_back(printed.slip);
    }
    return slips;
}

/// The slips that best ranks never show.
QString slipsOfLensesAlone()
{
    const auto add = [](std::set<int>& slips, std::optional<Category> lens) {
        for (const Exposer& exposer : exposers(lens)) {
            for (const PrintedAnswer& printed : printedAnswers(exposer.slips))
                slips.insert(printed.slip);
        }
    };
    std::set<int> byBestRank;
    std::set<int> byLens;
    add(byBestRank, std::nullopt);
    for (const Category lens : allCategories())
        add(byLens, lens);
    QStringList names;
    for (const int slip : byLens) {
        if (!byBestRank.contains(slip))
            names << narration::slipName(slip);
    }
    return names.join(QStringLiteral(", "));
}

} // namespace

void addRefuted(std::set<int>& refuted, const TestCase& testCase, const std::optional<Fault>& fault)
{
    for (const PrintedAnswer& printed : testCase.printed) {
        if (!fault || !isPrinted(printed, *fault))
            refuted.insert(printed.slip);
    }
}

void Tally::add(const TestCase& testCase)
{
    ++m_lines[keyOf(testCase)].cases;
}

void Tally::add(const FailedCase& failed)
{
    ++m_failures;
    Line& line = m_lines[keyOf(failed.testCase)];
    if (line.failures++ == 0)
        line.first = failed.number;
    for (const int slip : slipsOf(failed, {}))
        line.slips.insert(slip);
}

std::set<int> Tally::slips() const
{
    std::set<int> slips;
    for (const auto& [key, line] : m_lines)
        slips.insert(line.slips.begin(), line.slips.end());
    return slips;
}

Tally::Key Tally::keyOf(const TestCase& testCase)
{
    std::string part = whyText(testCase.answer);
    if (testCase.lens)
        return {static_cast<int>(*testCase.lens), std::move(part)};
    if (part == "rank" || testCase.answer.winners.empty())
        return {-1, std::move(part)};
    const auto winner = static_cast<std::size_t>(testCase.answer.winners.front()) - 1;
    return {static_cast<int>(testCase.answer.players[winner].result->value.category()),
            std::move(part)};
}

QString Tally::text(const std::set<int>& refuted) const
{
    Columns columns({Align::left, Align::left, Align::right, Align::right, Align::right});
    columns.addHeadings({CheckText::tr("rank", "heading"), CheckText::tr("part", "heading"),
                         CheckText::tr("wrong", "heading: how many"),
                         CheckText::tr("of", "heading"),
                         CheckText::tr("first", "heading: the number of a case"),
                         CheckText::tr("as printed", "heading: slips such as E3")});
    for (const auto& [key, line] : m_lines) {
        if (line.failures == 0)
            continue;
        QStringList slips;
        for (const int slip : line.slips) {
            if (!refuted.contains(slip))
                slips << narration::slipName(slip);
        }
        const auto rank = static_cast<std::size_t>(std::max(key.first, 0));
        columns.add({key.first < 0 ? QStringLiteral("-") : qt(id(allCategories()[rank])),
                     qt(key.second), QString::number(line.failures), QString::number(line.cases),
                     QString::number(line.first),
                     slips.isEmpty() ? QStringLiteral("-") : slips.join(QLatin1Char(' '))});
    }
    return columns.text();
}

std::string questionText(const TestCase& testCase, CaseQuestion question)
{
    std::string text;
    for (const Hand& hand : testCase.hands)
        text += (text.empty() ? "" : " | ") + toText(hand);
    if (question == CaseQuestion::winnersByEachLens)
        return std::string(id(*testCase.lens)) + ": " + text;
    return text;
}

QString failureSummary(const CheckRequest& request, const FailedCase& failed)
{
    return narration::fill(CheckText::tr("case %1 of %2: %3", "%3: what is wrong"),
                           {QString::number(failed.number), QString::number(request.cases.count),
                            faultText(request, failed)});
}

bool namesSlips(const FailedCase& failed, const std::set<int>& refuted)
{
    return !slipsOf(failed, refuted).empty();
}

QString slipsNote()
{
    return CheckText::tr("E and a number: a slip of the printed articles, listed in the README");
}

QString failureReport(const CheckRequest& request, const FailedCase& failed,
                      const std::set<int>& refuted)
{
    QString text =
        narration::fill(CheckText::tr("Case %1 of %2\n"),
                        {QString::number(failed.number), QString::number(request.cases.count)});
    text += labelled(CheckText::tr("hands", "label"),
                     qt(questionText(failed.testCase, request.cases.question)));
    text += labelled(CheckText::tr("expected", "label"), expectedText(request, failed));
    text += labelled(CheckText::tr("came", "label"), whatCame(failed.fault));
    for (const int slip : slipsOf(failed, refuted))
        text += labelled(QString(), narration::slipText(slip));
    if (namesSlips(failed, refuted))
        text += labelled(QString(), slipsNote());
    if (std::holds_alternative<Nonsense>(failed.fault))
        text += labelled(CheckText::tr("wanted", "label"), formText(request));
    text += labelled(CheckText::tr("again", "label"), askCommand(request, failed.testCase));
    if (!isWrongAnswer(failed.fault))
        return text;
    return text + QLatin1Char('\n') + explanation(request, failed.testCase)
           + narration::fill(CheckText::tr("\nEvery step: %1\n", "%1: a command line"),
                             {explainCommand(request, failed.testCase)});
}

QString successReport(const CheckRequest& request)
{
    const CaseQuestion question = request.cases.question;
    const bool isBest = question == CaseQuestion::winners && !request.cases.lens;
    QString tested = CheckText::tr("who wins by best rank");
    if (question == CaseQuestion::rank)
        tested = CheckText::tr("the rank of single hands");
    else if (question == CaseQuestion::winnersByEachLens)
        tested = CheckText::tr("who wins when all hands are compared as one rank, each in turn");
    else if (request.cases.lens)
        tested = narration::fill(
            CheckText::tr("who wins when all hands are compared as one rank: %1", "%1: its id"),
            {qt(id(*request.cases.lens))});

    QStringList untested;
    if (!isBest)
        untested << CheckText::tr("who wins by best rank (neither --lens nor --match)");
    if (isBest && request.cases.rules.preset == Preset::series)
        untested << narration::fill(
            CheckText::tr("hands compared as one rank (--lens all), where alone %1 show",
                          "%1: slips such as E3, E4"),
            {slipsOfLensesAlone()});
    else if (request.cases.lens)
        untested << CheckText::tr("hands compared as the other ranks (--lens all)");
    else if (question != CaseQuestion::winnersByEachLens)
        untested << CheckText::tr("hands compared as one rank (--lens all)");
    if (question != CaseQuestion::rank)
        untested << CheckText::tr("the rank of single hands (--match)");

    QString text = narration::fill(CheckText::tr("All cases agree: %1\n", "%1: how many"),
                                   {QString::number(request.cases.count)});
    text += narration::fill(CheckText::tr("Tested: %1\n", "%1: what"), {tested});
    for (const QString& each : untested)
        text += narration::fill(CheckText::tr("Not tested: %1\n", "%1: what"), {each});
    if (isBest && request.cases.rules.preset == Preset::series)
        text += slipsNote() + QLatin1Char('\n');
    return text;
}

} // namespace showdown::cli

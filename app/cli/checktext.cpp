// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/cli/checktext.h"

#include "app/cli/explainreport.h"
#include "app/narration/errortext.h"
#include "app/narration/fill.h"
#include "core/cards/notation.h"

#include <QCoreApplication>
#include <QStringList>

namespace showdown::cli {

namespace {

struct CheckText
{
    Q_DECLARE_TR_FUNCTIONS(CheckText)
};

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
                               {QString::number(Partner::patienceInSeconds)});
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

QString row(const QString& label, const QString& text)
{
    constexpr int width = 10;
    return QStringLiteral("  ") + label.leftJustified(width) + text + QLatin1Char('\n');
}

} // namespace

std::string questionText(const TestCase& testCase)
{
    std::string text;
    for (const Hand& hand : testCase.hands)
        text += (text.empty() ? "" : " | ") + toText(hand);
    return text;
}

QString summary(const FailedCase& failed)
{
    return narration::fill(
        CheckText::tr("case %1 of %2: %3", "%3: what is wrong"),
        {QString::number(failed.number), QString::number(failed.request.count), faultText(failed)});
}

QString report(const FailedCase& failed)
{
    QString text =
        narration::fill(CheckText::tr("Case %1 of %2\n"),
                        {QString::number(failed.number), QString::number(failed.request.count)});
    text +=
        row(CheckText::tr("hands", "label"), QString::fromStdString(questionText(failed.testCase)));
    text += row(CheckText::tr("expected", "label"), winnersText(failed.testCase.answer.winners));
    text += row(CheckText::tr("came", "label"), whatCame(failed.fault));
    if (!std::holds_alternative<WrongAnswer>(failed.fault))
        return text;
    return text + QLatin1Char('\n') + explanation(failed)
           + narration::fill(CheckText::tr("\nEvery step: %1\n", "%1: a command line"),
                             {explainCommand(failed)});
}

QString agreement(const CasesRequest& request)
{
    return narration::fill(CheckText::tr("All cases agree: %1\n", "%1: how many"),
                           {QString::number(request.count)});
}

} // namespace showdown::cli

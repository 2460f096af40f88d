// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/cli/checkreport.h"

#include "app/cli/explaincommand.h"
#include "app/cli/report.h"
#include "app/narration/categorytext.h"
#include "app/narration/commandtext.h"
#include "app/narration/errortext.h"
#include "app/narration/fill.h"
#include "app/narration/foreigntext.h"
#include "app/narration/mistaketext.h"
#include "app/narration/numbertext.h"
#include "core/cards/notation.h"
#include "core/cases/exposers.h"

#include <QCoreApplication>
#include <QStringList>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <chrono>
#include <span>
#include <system_error>

namespace showdown::cli {

using Json = nlohmann::ordered_json;

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

QString expectedText(const CheckRequest& request, const FailedCase& failed)
{
    const Showdown& answer = failed.testCase.answer;
    if (request.cases.question == CaseQuestion::rank)
        return QString::fromUtf8(id(answer.players.front().result->value.category()));
    return winnersText(answer.winners);
}

/// What a program wrote. Qt removes a byte order mark at the beginning.
QString textOf(const QByteArray& written)
{
    return QString::fromUtf8(' ' + written).mid(1);
}

/// A line that a program wrote.
QString quotedLine(const QByteArray& line)
{
    return line.isEmpty() ? CheckText::tr("an empty line") : narration::quoted(textOf(line));
}

/// The first lines of what a program wrote.
QString whatCame(const QByteArray& written)
{
    constexpr qsizetype most = 3;
    if (written.isEmpty())
        return CheckText::tr("nothing");
    QList<QByteArray> lines = written.split('\n');
    if (lines.back().isEmpty())
        lines.removeLast();
    QStringList shown;
    for (const QByteArray& line : lines.first(std::min(lines.size(), most)))
        shown << quotedLine(line.trimmed());
    if (lines.size() > most)
        shown << QStringLiteral("…");
    return shown.join(QStringLiteral(", "));
}

QString whatCame(const Fault& fault)
{
    if (const auto* wrong = std::get_if<WrongWinners>(&fault))
        return wrong->winners.empty() ? winnersText({})
                                      : QString::fromUtf8(wrong->written.simplified());
    if (const auto* wrong = std::get_if<WrongRank>(&fault))
        return QString::fromUtf8(wrong->written.simplified());
    if (const auto* nonsense = std::get_if<Nonsense>(&fault))
        return quotedLine(nonsense->written);
    return whatCame(std::get<ComparatorProcess::Failure>(fault).written);
}

std::string writtenIn(const Fault& fault)
{
    const QByteArray& written =
        std::visit([](const auto& each) -> const QByteArray& { return each.written; }, fault);
    return textOf(written).toStdString();
}

bool isWrongAnswer(const Fault& fault)
{
    return std::holds_alternative<WrongWinners>(fault) || std::holds_alternative<WrongRank>(fault);
}

QString hungText(std::chrono::milliseconds timeout, bool hasBegun)
{
    if (hasBegun)
        return CheckText::tr("the command's answer has no end of line");
    const auto seconds = std::chrono::floor<std::chrono::seconds>(timeout);
    if (seconds == timeout)
        return CheckText::tr("the command gave no answer for %n seconds; "
                             "does it flush its output after each line?",
                             nullptr, static_cast<int>(seconds.count()));
    return narration::fill(CheckText::tr("the command gave no answer for %1 seconds; "
                                         "does it flush its output after each line?",
                                         "%1: a number with decimals, 0.5"),
                           {narration::secondsNumber(timeout)});
}

QString exitStatusText(int status)
{
    // A shell ends like this after a signal has ended its command.
    constexpr int bySignal = 128;
    constexpr int lastSignal = 31;
    const int signal = status - bySignal;
    const bool isSignal = signal >= 1 && signal <= lastSignal;
    return narration::fill(isSignal ? CheckText::tr("exit status %1 (as after signal %2)")
                                    : CheckText::tr("exit status %1"),
                           {QString::number(status), QString::number(signal)});
}

/// How the command ended before its answer.
QString endText(const ComparatorProcess::Failure& failure)
{
    return narration::fill(
        failure.written.isEmpty()
            ? CheckText::tr("the command ended with %1 and gave no answer", "%1: exit status 1")
            : CheckText::tr("the command ended with %1, and its answer has no end of line",
                            "%1: exit status 1"),
        {exitStatusText(failure.status)});
}

/// What happened after the last answer.
QString troubleAtEndText(const ComparatorProcess::Failure& failure)
{
    QStringList all;
    if (!failure.written.isEmpty())
        all << CheckText::tr("the command wrote more after its last answer, "
                             "at the end of its input");
    if (failure.trouble == ComparatorProcess::Trouble::killed)
        all << narration::fill(CheckText::tr("signal %1 ended the command after its last answer"),
                               {QString::number(failure.status)});
    if (failure.trouble == ComparatorProcess::Trouble::ended)
        all << narration::fill(
            CheckText::tr("the command ended with %1 after its last answer", "%1: exit status 1"),
            {exitStatusText(failure.status)});
    return all.join(QStringLiteral("; "));
}

/// Why there is no answer, or not the answer alone.
QString troubleText(const CheckRequest& request, const ComparatorProcess::Failure& failure)
{
    const QString status = QString::number(failure.status);
    switch (failure.trouble) {
    case ComparatorProcess::Trouble::notStarted:
        return narration::fill(
            CheckText::tr("the command could not be started: %1", "%1: why"),
            {QString::fromStdString(std::generic_category().message(failure.status))});
    case ComparatorProcess::Trouble::ended:
        return endText(failure);
    case ComparatorProcess::Trouble::killed:
        return narration::fill(CheckText::tr("signal %1 ended the command, which gave no answer"),
                               {status});
    case ComparatorProcess::Trouble::closed:
        return CheckText::tr("the command closed its output and gave no answer");
    case ComparatorProcess::Trouble::hung:
        return hungText(request.timeout, !failure.written.isEmpty());
    case ComparatorProcess::Trouble::babbled:
        return CheckText::tr("the command's answer has no end of line within 64 KB");
    case ComparatorProcess::Trouble::surplus:
        return CheckText::tr("the command wrote more than one line for a case");
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
    const auto& failure = std::get<ComparatorProcess::Failure>(failed.fault);
    return failed.isAtEnd ? troubleAtEndText(failure) : troubleText(request, failure);
}

/// The form of an answer.
QString formText(const CheckRequest& request)
{
    if (request.cases.question == CaseQuestion::rank)
        return CheckText::tr("one line with a rank, such as two-pair, or Two pair");
    if (request.cases.question == CaseQuestion::winnersByEachLens || request.cases.lens)
        return CheckText::tr("one line with the winners' numbers, such as 2, or 1 2 for a tie; an "
                             "empty one if no hand is of the rank");
    return CheckText::tr("one line with the winners' numbers, such as 2, or 1 2 for a tie");
}

/// The command line that puts the case alone to the program. Where no answer came in time, the
/// input stays open for as long: at its end the program may well answer.
QString askCommand(const CheckRequest& request, const FailedCase& failed)
{
    QString asking =
        QStringLiteral("echo '%1'")
            .arg(QString::fromUtf8(questionText(failed.testCase, request.cases.question)));
    const auto* failure = std::get_if<ComparatorProcess::Failure>(&failed.fault);
    if (failure && failure->trouble == ComparatorProcess::Trouble::hung)
        asking = QStringLiteral("(%1; sleep %2)")
                     .arg(asking)
                     .arg(std::chrono::ceil<std::chrono::seconds>(request.timeout).count());
    const bool isOneCommand = !narration::hasUnfit(request.command)
                              && std::ranges::none_of(request.command, [](QChar character) {
                                     return QStringView(u";&|<>(){}!#`").contains(character);
                                 });
    return asking + QStringLiteral(" | ")
           + (isOneCommand ? request.command
                           : QStringLiteral("sh -c ") + narration::shellWord(request.command));
}

/// The user's cases, up to that of this number, that a file must hold to be asked again: what came
/// through standard input is gone, and too long to be written out. 0 if none must.
int casesForFile(const CheckRequest& request, int number)
{
    constexpr int mostWrittenOut = 40;
    const int own = std::min(number, static_cast<int>(request.own.size()));
    return request.hasReadInput && own > mostWrittenOut ? own : 0;
}

/// The options for the user's cases up to that of this number.
std::vector<Option> ownOptions(const CheckRequest& request, int number)
{
    if (!request.hasReadInput)
        return request.ownOptions;
    if (casesForFile(request, number) > 0)
        return {{"cases", "FILE"}};
    std::vector<Option> options;
    for (const OwnCase& own : request.own) {
        if (static_cast<int>(options.size()) == number)
            break;
        options.push_back(
            {"case", questionText({own.hands, {}, own.lens}, request.cases.question)});
    }
    return options;
}

/// The word by which this program was started, for a shell.
QString thisProgram()
{
    return narration::shellWord(QCoreApplication::arguments().value(0));
}

/// The command line that asks all cases up to that of this number again.
QString repeatCommand(const CheckRequest& request, int number)
{
    const CasesRequest& cases = request.cases;
    QString command = thisProgram() + QStringLiteral(" check ")
                      + narration::rulesOptions(cases.rules, cases.lens);
    if (cases.question == CaseQuestion::winnersByEachLens)
        command += QStringLiteral(" --lens all");
    if (cases.question == CaseQuestion::rank)
        command += QStringLiteral(" --match");
    for (const Option& option : ownOptions(request, number))
        command += QStringLiteral(" --%1 %2")
                       .arg(QString::fromStdString(option.name),
                            narration::shellWord(QString::fromStdString(option.value)));
    const int made = std::max(number - static_cast<int>(request.own.size()), 0);
    return command
           + QStringLiteral(" --seed %1 --count %2 --timeout %3 --command %4")
                 .arg(cases.seed)
                 .arg(made)
                 .arg(std::chrono::duration<double>(request.timeout).count())
                 .arg(narration::shellWord(request.command));
}

/// Why the right answer is the right one: all but the single steps.
QString explanation(const CheckRequest& request, const TestCase& testCase)
{
    return reasonsText(explainReport(testCase.hands, request.cases.rules, testCase.lens));
}

constexpr int labelWidth = 12; ///< with what stands before it

QString labelStart(const QString& label)
{
    return (QStringLiteral("  ") + label).leftJustified(labelWidth);
}

/// A row of the report.
QString labelled(const QString& label, const QString& text)
{
    return wrapped(text, labelStart(label), QString(labelWidth, QLatin1Char(' ')));
}

/// A row with a command line, which stays on one line so that it can be pasted.
QString labelledCommand(const QString& label, const QString& command)
{
    return labelStart(label) + command + QLatin1Char('\n');
}

/// The printed mistakes that best ranks never show.
QString mistakesOfLensesAlone()
{
    const std::span<const int> all = allPrintedMistakes();
    const auto add = [&](std::set<int>& mistakes, std::optional<Category> lens) {
        for (const Exposer& exposer : exposers(lens)) {
            for (const int mistake : exposer.mistakes) {
                if (std::ranges::find(all, mistake) != all.end())
                    mistakes.insert(mistake);
            }
        }
    };
    std::set<int> byBestRank;
    std::set<int> byLens;
    add(byBestRank, std::nullopt);
    for (const Category lens : allCategories())
        add(byLens, lens);
    QStringList names;
    for (const int mistake : byLens) {
        if (!byBestRank.contains(mistake))
            names << narration::mistakeName(mistake);
    }
    return names.join(QStringLiteral(", "));
}

/// The meaning of "E3".
QString mistakesNote()
{
    return CheckText::tr("E and a number: a mistake of the printed articles ('showdown-cli help "
                         "check' lists them)");
}

/// What all wrong answers have in common: the one printed mistake that explains them, else a
/// pattern.
QString diagnosisText(const CheckRequest& request, const CheckResult& result)
{
    if (result.changedAnswer)
        return labelled(CheckText::tr("then", "label: what came next"),
                        narration::fill(CheckText::tr("%1, asked the same again", "%1: an answer"),
                                        {quotedLine(*result.changedAnswer)}));
    if (const std::optional<int> mistake = result.diagnosis.mistake())
        return labelled(QString(), narration::asPrintedText(*mistake))
               + labelled(QString(), narration::explainedText(result.diagnosis.wrong()))
               + labelled(QString(), mistakesNote());
    if (const std::optional<SharedPattern> shared = result.diagnosis.pattern())
        return labelled(
            CheckText::tr("wrong", "label: which cases"),
            narration::patternText(*shared, request.cases.question == CaseQuestion::rank));
    return {};
}

/// After which case the program gave no answer any more.
QString stoppedText(const CheckRequest& request, const CheckResult& result)
{
    if (!result.stopped)
        return {};
    return labelled(CheckText::tr("later", "label: what happened later"),
                    faultText(request, *result.stopped))
           + (result.stopped->isAtEnd
                  ? QString()
                  : labelled(
                      QString(),
                      narration::fill(CheckText::tr("to %1", "no answer to these hands"),
                                      {QString::fromUtf8(questionText(result.stopped->testCase,
                                                                      request.cases.question))})));
}

/// How to have the failure once more.
QString againText(const CheckRequest& request, const CheckResult& result)
{
    const QString again = CheckText::tr("again", "label");
    const FailedCase& failed = result.shown();
    if (!result.needsEarlierCases)
        return labelledCommand(again, askCommand(request, failed));
    const QString text =
        labelledCommand(again, repeatCommand(request, failed.number))
        + labelled(
            QString(),
            CheckText::tr("the case alone does not fail like this: it takes those before it"));
    const int forFile = casesForFile(request, failed.number);
    if (forFile == 0)
        return text;
    return text
           + labelled(QString(),
                      narration::fill(
                          CheckText::tr("write the first %1 cases to FILE before, one a line: they "
                                        "came through standard input, which has ended",
                                        "%1: how many"),
                          {QString::number(forFile)}));
}

/// "Wrong: 12 of 1000 cases" and where.
QString tallyText(const CheckRequest& request, const CheckResult& result)
{
    QString text =
        narration::fill(CheckText::tr("\nWrong: %1 of %2 cases\n"),
                        {QString::number(result.tally.failures()), QString::number(result.asked)});
    if (result.asked < request.total())
        text += narration::fill(
            CheckText::tr("Not asked: %1, because the command did not answer as asked\n",
                          "%1: how many cases"),
            {QString::number(request.total() - result.asked)});
    return text + QLatin1Char('\n') + result.tally.text();
}

QString agreementText(const CheckRequest& request)
{
    return narration::fill(CheckText::tr("All cases agree: %1\n", "%1: how many"),
                           {QString::number(request.total())});
}

/// The case that failed.
QString failedCaseText(const CheckRequest& request, const CheckResult& result)
{
    const FailedCase& failed = result.shown();
    const QStringList numbers{QString::number(failed.number), QString::number(request.total())};
    return narration::fill(result.smaller ? CheckText::tr("Case %1 of %2, made smaller\n")
                                          : CheckText::tr("Case %1 of %2\n"),
                           numbers)
           + labelled(CheckText::tr("hands", "label"),
                      QString::fromUtf8(questionText(failed.testCase, request.cases.question)))
           + labelled(CheckText::tr("expected", "label"), expectedText(request, failed));
}

QString failureText(const CheckRequest& request, const CheckResult& result)
{
    const FailedCase& failed = result.shown();
    QString text = failed.isAtEnd ? agreementText(request) : failedCaseText(request, result);
    if (!failed.isAtEnd || !writtenIn(failed.fault).empty())
        text += labelled(CheckText::tr("came", "label"), whatCame(failed.fault));
    if (std::holds_alternative<ComparatorProcess::Failure>(failed.fault))
        text += labelled(CheckText::tr("trouble", "label: why there is no answer"),
                         faultText(request, failed));
    text += diagnosisText(request, result);
    if (std::holds_alternative<Nonsense>(failed.fault))
        text += labelled(CheckText::tr("wanted", "label"), formText(request));
    text += againText(request, result);
    if (result.smaller)
        text += labelled(
            CheckText::tr("made from", "label: the case as it was asked first"),
            QString::fromUtf8(questionText(result.first->testCase, request.cases.question)));
    text += stoppedText(request, result);
    if (isWrongAnswer(failed.fault))
        text +=
            QLatin1Char('\n') + explanation(request, failed.testCase)
            + narration::fill(CheckText::tr("\nEvery step: %1\n", "%1: a command line"),
                              {narration::explainCommand(failed.testCase.hands, request.cases.rules,
                                                         failed.testCase.lens, thisProgram())});
    return request.keepsGoing && result.tally.failures() > 0 ? text + tallyText(request, result)
                                                             : text;
}

Json givenJson(const FailedCase& failed)
{
    if (const auto* wrong = std::get_if<WrongWinners>(&failed.fault))
        return wrong->winners;
    if (const auto* wrong = std::get_if<WrongRank>(&failed.fault))
        return id(wrong->rank);
    return nullptr;
}

/// Why there is no answer; null if there is one, right or wrong.
Json troubleJson(const Fault& fault)
{
    if (isWrongAnswer(fault))
        return nullptr;
    if (std::holds_alternative<Nonsense>(fault))
        return "no-answer";
    switch (std::get<ComparatorProcess::Failure>(fault).trouble) {
    case ComparatorProcess::Trouble::notStarted:
        return "not-started";
    case ComparatorProcess::Trouble::closed:
        return "closed";
    case ComparatorProcess::Trouble::ended:
        return "ended";
    case ComparatorProcess::Trouble::killed:
        return "killed";
    case ComparatorProcess::Trouble::hung:
        return "hung";
    case ComparatorProcess::Trouble::babbled:
        return "babbled";
    case ComparatorProcess::Trouble::surplus:
        return "surplus";
    }
    return nullptr;
}

/// The exit status or the signal that a program ended with.
Json statusJson(const Fault& fault)
{
    const auto* failure = std::get_if<ComparatorProcess::Failure>(&fault);
    const bool isOver = failure
                        && (failure->trouble == ComparatorProcess::Trouble::ended
                            || failure->trouble == ComparatorProcess::Trouble::killed);
    return isOver ? Json(failure->status) : Json(nullptr);
}

Json failureJson(const CheckRequest& request, const CheckResult& result)
{
    if (!result.first)
        return nullptr;
    const FailedCase& failed = result.shown();
    const TestCase& testCase = failed.testCase;
    const bool isRank = request.cases.question == CaseQuestion::rank;
    Json json;
    json["case"] = failed.number;
    json["line"] = questionText(testCase, request.cases.question);
    json["lens"] = testCase.lens ? Json(id(*testCase.lens)) : Json(nullptr);
    json["hands"] = Json::array();
    for (const Hand& hand : testCase.hands)
        json["hands"].push_back(toText(hand));
    if (isRank)
        json["expected"] = id(testCase.answer.players.front().result->value.category());
    else
        json["expected"] = testCase.answer.winners;
    json["came"] = givenJson(failed);
    json["written"] = writtenIn(failed.fault);
    json["trouble"] = troubleJson(failed.fault);
    json["status"] = statusJson(failed.fault);
    json["atEnd"] = failed.isAtEnd;
    json["why"] = whyText(testCase.answer);
    json["madeFrom"] = nullptr;
    if (result.smaller)
        json["madeFrom"] = questionText(result.first->testCase, request.cases.question);
    json["then"] = nullptr;
    if (result.changedAnswer)
        json["then"] = textOf(*result.changedAnswer).toStdString();
    json["alone"] = !result.needsEarlierCases;
    return json;
}

Json mistakeJson(const CheckResult& result)
{
    const std::optional<int> mistake = result.diagnosis.mistake();
    if (!mistake || result.changedAnswer)
        return nullptr;
    return {{"id", narration::mistakeName(*mistake).toStdString()},
            {"explained", result.diagnosis.wrong()}};
}

Json valueJson(const Pattern& pattern)
{
    switch (pattern.kind) {
    case Pattern::Kind::card:
        return std::string(1, letter(static_cast<Rank>(pattern.value)));
    case Pattern::Kind::rank:
        return id(*pattern.rank);
    case Pattern::Kind::part:
        return std::string(id(*pattern.rank)) + ' ' + toText(pattern.part);
    case Pattern::Kind::wilds:
    case Pattern::Kind::wildsOrMore:
    case Pattern::Kind::winner:
        return pattern.value;
    case Pattern::Kind::tie:
    case Pattern::Kind::threeHands:
    case Pattern::Kind::nobodyFits:
    case Pattern::Kind::differentRanks:
    case Pattern::Kind::kicker:
    case Pattern::Kind::kickerOfMany:
        break;
    }
    return nullptr;
}

Json patternJson(const CheckResult& result)
{
    const std::optional<SharedPattern> shared = result.diagnosis.pattern();
    if (!shared || result.changedAnswer || result.diagnosis.mistake())
        return nullptr;
    return {{"kind", id(shared->pattern.kind)},
            {"value", valueJson(shared->pattern)},
            {"wrong", shared->wrong},
            {"of", shared->of}};
}

Json stoppedJson(const CheckRequest& request, const CheckResult& result)
{
    if (!result.stopped)
        return nullptr;
    const FailedCase& stopped = *result.stopped;
    const std::string line = questionText(stopped.testCase, request.cases.question);
    return {{"line", stopped.isAtEnd ? Json(nullptr) : Json(line)},
            {"written", writtenIn(stopped.fault)},
            {"trouble", troubleJson(stopped.fault)},
            {"status", statusJson(stopped.fault)},
            {"atEnd", stopped.isAtEnd}};
}

QString successText(const CheckRequest& request)
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
            {QString::fromUtf8(id(*request.cases.lens))});

    QStringList untested;
    if (!isBest)
        untested << CheckText::tr("who wins by best rank (neither --lens nor --match)");
    if (isBest && request.cases.rules.preset == Preset::series)
        untested << narration::fill(
            CheckText::tr("hands compared as one rank (--lens all), where alone %1 show",
                          "%1: mistakes such as E3, E4"),
            {mistakesOfLensesAlone()});
    else if (request.cases.lens)
        untested << CheckText::tr("hands compared as the other ranks (--lens all)");
    else if (question != CaseQuestion::winnersByEachLens)
        untested << CheckText::tr("hands compared as one rank (--lens all)");
    if (question != CaseQuestion::rank)
        untested << CheckText::tr("the rank of single hands (--match)");

    QString text = agreementText(request);
    text += wrapped(narration::fill(CheckText::tr("Tested: %1\n", "%1: what"), {tested}).trimmed(),
                    {}, QStringLiteral("  "));
    for (const QString& each : untested)
        text += wrapped(
            narration::fill(CheckText::tr("Not tested: %1\n", "%1: what"), {each}).trimmed(), {},
            QStringLiteral("  "));
    if (isBest && request.cases.rules.preset == Preset::series)
        text += wrapped(mistakesNote());
    return text;
}

} // namespace

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

QString Tally::text() const
{
    Columns columns({Align::left, Align::left, Align::right, Align::right, Align::right});
    columns.addHeadings({CheckText::tr("rank", "heading"), CheckText::tr("part", "heading"),
                         CheckText::tr("wrong", "heading: how many"),
                         CheckText::tr("of", "heading"),
                         CheckText::tr("first", "heading: the number of a case")});
    for (const auto& [key, line] : m_lines) {
        if (line.failures == 0)
            continue;
        std::optional<Category> rank;
        if (key.first >= 0)
            rank = allCategories()[static_cast<std::size_t>(key.first)];
        columns.add({rank ? narration::categoryName(*rank)
                          : CheckText::tr("Different ranks", "of the two hands that are compared"),
                     narration::caseReason(key.second, rank), QString::number(line.failures),
                     QString::number(line.cases), QString::number(line.first)});
    }
    return columns.text();
}

Json Tally::json() const
{
    Json lines = Json::array();
    for (const auto& [key, line] : m_lines) {
        if (line.failures == 0)
            continue;
        Json rank;
        if (key.first >= 0)
            rank = id(allCategories()[static_cast<std::size_t>(key.first)]);
        lines.push_back({{"rank", rank},
                         {"part", key.second},
                         {"wrong", line.failures},
                         {"of", line.cases},
                         {"first", line.first}});
    }
    return lines;
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

QString failureSummary(const CheckRequest& request, const CheckResult& result)
{
    const FailedCase& failed = result.shown();
    const QString what = faultText(request, failed);
    if (failed.isAtEnd)
        return narration::fill(CheckText::tr("all cases agree, but %1", "%1: what is wrong"),
                               {what});
    return narration::fill(
        CheckText::tr("case %1 of %2: %3", "%3: what is wrong"),
        {QString::number(failed.number), QString::number(request.total()), what});
}

QString checkText(const CheckRequest& request, const CheckResult& result)
{
    return result.first ? failureText(request, result) : successText(request);
}

Json checkJson(const CheckRequest& request, const CheckResult& result)
{
    const CasesRequest& cases = request.cases;
    Json json;
    addRules(json, cases.rules);
    json["question"] = cases.question == CaseQuestion::rank ? "rank" : "winners";
    json["lens"] = nullptr;
    if (cases.question == CaseQuestion::winnersByEachLens)
        json["lens"] = "all";
    else if (cases.lens)
        json["lens"] = id(*cases.lens);
    json["seed"] = cases.seed;
    json["cases"] = request.total();
    json["asked"] = result.asked;
    json["wrong"] = result.tally.failures();
    json["mistake"] = mistakeJson(result);
    json["pattern"] = patternJson(result);
    json["failure"] = failureJson(request, result);
    json["ended"] = stoppedJson(request, result);
    json["table"] = result.tally.json();
    return json;
}

} // namespace showdown::cli

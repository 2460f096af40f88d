// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/cli/checkreport.h"
#include "app/cli/checkrun.h"
#include "app/cli/commands.h"
#include "app/cli/handarguments.h"
#include "app/cli/linereader.h"
#include "app/cli/paint.h"
#include "app/cli/report.h"
#include "app/narration/errortext.h"
#include "app/narration/fill.h"
#include "app/tables/readfile.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <iterator>
#include <ostream>

namespace showdown::cli {

namespace {

struct CheckCommandText
{
    Q_DECLARE_TR_FUNCTIONS(CheckCommandText)
};

constexpr int defaultCheckCount = 1000;
constexpr std::chrono::seconds defaultTimeout(5);
constexpr std::chrono::milliseconds shortestTimeout(10);
constexpr std::chrono::seconds longestTimeout(3600);

/// The hands of a line, written as check() asks. Fails with what is wrong in it.
OwnCase readOwnCase(std::string_view text, const CasesRequest& cases)
{
    OwnCase own{{}, cases.lens};
    const HouseRules& rules = cases.rules.rules;
    if (cases.question == CaseQuestion::winnersByEachLens) {
        const std::size_t colon = text.find(':');
        const QString name = QUtf8StringView(text.substr(0, colon)).toString().trimmed().toLower();
        own.lens = categoryFromId(name.toStdString());
        if (colon == std::string_view::npos || !own.lens || !rules.knows(*own.lens))
            throw badInput(CheckCommandText::tr(
                "a rank and a colon are expected before the hands, as in 'two-pair: HAND | HAND'"));
        text.remove_prefix(colon + 1);
    }
    const auto count = static_cast<std::size_t>(std::ranges::count(text, '|')) + 1;
    const bool isRank = cases.question == CaseQuestion::rank;
    if (isRank && count > 1)
        throw badInput(CheckCommandText::tr("with --match a case is one hand"));
    if (!isRank && (count < 2 || count > mostHands))
        throw badInput(CheckCommandText::tr("a case is two or three hands, separated by '|'"));
    own.hands = readHandsOfLine(text);
    const auto open = std::ranges::find_if_not(own.hands, &Hand::isComplete);
    if (open != own.hands.end())
        throw badInput(
            CheckCommandText::tr("hand %1 has %n card(s); a case needs five", "", open->size())
                .arg(open - own.hands.begin() + 1));
    refuseRepeatedCards(own.hands, rules);
    return own;
}

/// Adds the cases of a file. Fails at the first line that is wrong, and names it.
void readCasesFile(const std::string& name, CheckRequest& request)
{
    const QString shown = narration::quotedPath(QString::fromStdString(name));
    const QString path = QFile::decodeName(QByteArray::fromStdString(name));
    if (name != "-" && tables::faultOfFile(path) == narration::FileFault::notFile)
        throw badInput(narration::fill(
            CheckCommandText::tr("%1 cannot be read. It is no file; '--cases -' reads cases that "
                                 "another command pipes to standard input",
                                 "%1: what a name stands for, such as a pipe"),
            {shown}));
    const auto file = [](const QString& each) { return QFileInfo(each).canonicalFilePath(); };
    if (name == "-" || file(path) == file(QStringLiteral("/dev/stdin")))
        request.hasReadInput = true;
    readLines(name, [&request](std::string_view line) {
        request.own.push_back(readOwnCase(line, request.cases));
    });
}

/// Adds the cases that the arguments give: first those of `--case`, then those of files.
void readOwnCases(const Arguments& arguments, CheckRequest& request)
{
    for (const Option& option : arguments.options) {
        if (option.name != "case")
            continue;
        try {
            request.own.push_back(readOwnCase(option.value, request.cases));
        } catch (const Failure& failure) {
            throw badInput(
                narration::fill(CheckCommandText::tr("case %1: %2", "%1: hands; %2: what is wrong"),
                                {narration::quoted(QString::fromStdString(option.value)),
                                 QString::fromStdString(failure.message())}));
        }
    }
    for (const Option& option : arguments.options) {
        if (option.name == "cases")
            readCasesFile(option.value, request);
    }
    std::ranges::copy_if(
        arguments.options, std::back_inserter(request.ownOptions),
        [](const Option& option) { return option.name == "case" || option.name == "cases"; });
}

CheckRequest readCheckRequest(const Arguments& arguments)
{
    CheckRequest request;
    request.cases = readCasesRequest(arguments, defaultCheckCount, 0);
    request.format = readFormat(arguments, textOrJson, Format::text);
    request.timeout =
        readSeconds(arguments, "timeout", defaultTimeout, shortestTimeout, longestTimeout);
    request.keepsGoing = arguments.has("keep-going");
    const std::string* command = arguments.value("command");
    request.command = QString::fromLocal8Bit(command ? command->c_str() : "");
    if (request.command.trimmed().isEmpty())
        throw badUsage(CheckCommandText::tr("no command given; --command names it"));
    readOwnCases(arguments, request);
    if (request.total() > 0)
        return request;
    const std::string* file = arguments.value("cases");
    if (std::ranges::count(arguments.options, "cases", &Option::name) == 1 && *file != "-")
        throw badInput(CheckCommandText::tr("there are no cases to ask in %1", "%1: a file")
                           .arg(narration::quotedPath(QString::fromStdString(*file))));
    throw badInput(CheckCommandText::tr("there are no cases to ask"));
}

} // namespace

void runCheck(const Arguments& arguments, std::ostream& out)
{
    const CheckRequest request = readCheckRequest(arguments);
    const CheckResult result = checked(request);
    if (request.format == Format::json)
        out << jsonText(checkJson(request, result), 2) << '\n';
    else
        writeText(out, checkText(request, result));
    if (!result.first)
        return;
    out.flush();
    throw badInput(failureSummary(request, result));
}

} // namespace showdown::cli

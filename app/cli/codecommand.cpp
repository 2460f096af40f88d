// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/cli/commands.h"
#include "app/cli/report.h"
#include "app/narration/code/codelisting.h"
#include "app/narration/code/takencode.h"
#include "app/tables/savefile.h"

#include <QCoreApplication>

#include <ostream>

namespace showdown::cli {

namespace {

struct CodeCommandText
{
    Q_DECLARE_TR_FUNCTIONS(CodeCommandText)
};

narration::CodeLanguage readLanguage(const Arguments& arguments)
{
    refuseOperands(arguments, 1);
    if (arguments.operands.empty())
        throw badUsage(CodeCommandText::tr("the language is missing: python or javascript"));
    return valueNamed(arguments.operands.front(), narration::programLanguages,
                      CodeCommandText::tr("unknown language %1; did you mean %2?"),
                      CodeCommandText::tr("unknown language %1; one of %2"));
}

/// The code of what is asked for. Fails at a function that the code does not have.
std::vector<narration::TakenLine> readTaken(const Arguments& arguments,
                                            narration::CodeLanguage language)
{
    const NamedRules rules = readRules(arguments);
    const std::string* function = arguments.value("function");
    if (!function)
        return narration::takenLines(language, rules).value();
    if (!function->empty()) {
        const QString name = QString::fromStdString(*function);
        if (auto lines = narration::takenLines(language, rules, name))
            return *lines;
    }
    throw unknownName(*function, narration::takenFunctions(),
                      CodeCommandText::tr("unknown function %1; did you mean %2?"),
                      CodeCommandText::tr("unknown function %1; one of %2"));
}

} // namespace

void runCode(const Arguments& arguments, std::ostream& out)
{
    const narration::CodeLanguage language = readLanguage(arguments);
    const QByteArray text = narration::takenText(readTaken(arguments, language)).toUtf8();
    const std::string* path = arguments.value("output");
    if (!path) {
        out << text.toStdString();
        return;
    }
    const tables::NewFile file{QString::fromStdString(*path), text};
    saveResults({&file, 1});
}

} // namespace showdown::cli

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/manual/completions.h"
#include "app/manual/program.h"

namespace showdown::manual {

namespace {

// %1 is the program, %2 the beginning of its functions, %3 the options that take a value before the
// command.
const char* const fishCommandFrame = R"(
# The command on the line, before the word that is typed; empty if there is none yet.
function %2_command
    set -l isValue
    for word in (commandline -opc)[2..-1]
        if test -n "$isValue"
            set isValue
        else if contains -- $word %3
            set isValue yes
        else if not string match -q -- '-*' $word
            echo $word
            return
        end
    end
end

function %2_in
    set -l command (%2_command)
    contains -- "$command" $argv
end
)";

QString fishQuoted(QString text)
{
    text.replace(u'\\', QStringLiteral("\\\\"));
    return u'\'' + text.replace(u'\'', QStringLiteral("\\'")) + u'\'';
}

/// The values at a place, in the form that `complete` takes. With `isNeeded` there must be one.
QString fishValues(const Values& values, bool isNeeded)
{
    const QString needed = isNeeded ? QStringLiteral(" -x") : QString();
    switch (values.kind) {
    case Values::Kind::any:
        return needed;
    case Values::Kind::words:
        return needed + QStringLiteral(" -a ") + fishQuoted(values.words.join(QLatin1Char(' ')));
    case Values::Kind::tables:
        return needed + QStringLiteral(" -k -a '(__fish_complete_suffix .showdown)'");
    case Values::Kind::files:
        return isNeeded ? QStringLiteral(" -r -F") : QStringLiteral(" -F");
    case Values::Kind::folders:
        return needed + QStringLiteral(" -a '(__fish_complete_directories)'");
    }
    return {};
}

QString fishOptions(const QString& complete, const QList<OptionEntry>& options)
{
    QString text;
    for (const OptionEntry& option : options) {
        text += complete + QStringLiteral(" -l ") + QString::fromStdString(option.name);
        for (const char letter : option.letters)
            text += QStringLiteral(" -s ") + QLatin1Char(letter);
        if (option.takesValue())
            text += fishValues(option.values, true);
        text += QStringLiteral(" -d ") + fishQuoted(option.what) + u'\n';
    }
    return text;
}

QString fishOperands(const QString& complete, const QList<Values>& operands)
{
    QString text;
    for (const Values& values : operands) {
        if (values.kind != Values::Kind::any)
            text += complete + fishValues(values, false) + u'\n';
    }
    return text;
}

/// The options before a command that take a value.
QString fishTakingValues(const QList<OptionEntry>& options)
{
    QStringList names;
    for (const OptionEntry& option : options) {
        if (option.takesValue())
            names << QStringLiteral("--") + QString::fromStdString(option.name);
    }
    return names.join(QLatin1Char(' '));
}

QString fishCommands(const Program& program, const QString& complete, const QString& function)
{
    const auto in = [&](const QStringList& commands) {
        return complete + QStringLiteral(" -n '%1_in %2'").arg(function, commands.join(u' '));
    };
    const QString none = QStringLiteral("\"\"");
    QStringList all{none};
    QStringList sharing;
    QString text;
    for (const CommandEntry& command : program.commands) {
        const QString name = QString::fromStdString(command.name);
        all << name;
        if (command.takesShared)
            sharing << name;
        text += QStringLiteral("%1 -a %2 -d %3\n").arg(in({none}), name, fishQuoted(command.what));
    }
    text += fishOptions(in({none}), program.options) + fishOptions(in(all), program.common)
            + fishOptions(in(sharing), program.shared);
    for (const CommandEntry& command : program.commands) {
        const QString here = in({QString::fromStdString(command.name)});
        text += fishOptions(here, command.options) + fishOperands(here, command.operands);
    }
    return text;
}

} // namespace

QString fishCompletion(const Program& program)
{
    const QString name = QString::fromStdString(program.name);
    const QString complete = QStringLiteral("complete -c ") + name;
    const QString function = QStringLiteral("__") + QString(name).replace(u'-', u'_');
    QString text = QStringLiteral("# fish completion for %1\n"
                                  "# SPDX-FileCopyrightText: 2026 The Showdown authors\n"
                                  "# SPDX-License-Identifier: MIT\n")
                       .arg(name);
    if (program.commands.isEmpty())
        return text + u'\n' + complete + QStringLiteral(" -f\n")
               + fishOptions(complete, program.options + program.common)
               + fishOperands(complete, program.operands);

    QString helper = QString::fromLatin1(fishCommandFrame);
    helper.replace(QStringLiteral("%2"), function);
    helper.replace(QStringLiteral("%3"), fishTakingValues(program.options + program.common));
    return text + helper + u'\n' + complete + QStringLiteral(" -f\n")
           + fishCommands(program, complete, function);
}

} // namespace showdown::manual

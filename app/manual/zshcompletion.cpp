// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/manual/completions.h"
#include "app/manual/program.h"

namespace showdown::manual {

namespace {

QString zshQuoted(QString text)
{
    return u'\'' + text.replace(u'\'', QStringLiteral("'\\''")) + u'\'';
}

/// The text of a description, in which a bracket or a colon would end it.
QString zshText(QString text)
{
    text.replace(u'\\', QStringLiteral("\\\\"));
    text.replace(u'[', QStringLiteral("\\["));
    text.replace(u']', QStringLiteral("\\]"));
    return text.replace(u':', QStringLiteral("\\:"));
}

QString zshAction(const Values& values)
{
    switch (values.kind) {
    case Values::Kind::any:
        return QStringLiteral(" ");
    case Values::Kind::words:
        return u'(' + values.words.join(QLatin1Char(' ')) + u')';
    case Values::Kind::tables:
        return QStringLiteral("_files -g \"*.showdown\"");
    case Values::Kind::files:
        return QStringLiteral("_files");
    case Values::Kind::folders:
        return QStringLiteral("_files -/");
    }
    return {};
}

/// An option as _arguments takes it. One that takes a value may be given again.
QString zshOption(const OptionEntry& option)
{
    const QString name = QStringLiteral("--") + QString::fromStdString(option.name);
    const QString what = u'[' + zshText(option.what) + u']';
    if (option.takesValue())
        return zshQuoted(u'*' + name + u'=' + what + u':' + zshText(option.placeholder) + u':'
                         + zshAction(option.values));
    if (option.letters.empty())
        return zshQuoted(name + what);
    QStringList names;
    for (const char letter : option.letters)
        names << QStringLiteral("-") + QLatin1Char(letter);
    names << name;
    return zshQuoted(u'(' + names.join(u' ') + u')') + u'{' + names.join(u',') + u'}'
           + zshQuoted(what);
}

QString zshLines(const QList<OptionEntry>& options, const QString& indent)
{
    QString text;
    for (const OptionEntry& option : options)
        text += indent + zshOption(option) + u'\n';
    return text;
}

QStringList zshOperands(const QList<Values>& operands)
{
    QStringList words;
    for (qsizetype i = 0; i < operands.size(); ++i) {
        const QString place =
            i + 1 < operands.size() ? QString::number(i + 1) : QStringLiteral("*");
        words << zshQuoted(place + QStringLiteral(": :") + zshAction(operands[i]));
    }
    return words;
}

/// One branch of the choice between commands.
QString zshCommand(const CommandEntry& command)
{
    QString text = QStringLiteral("        %1)\n          options=(\n")
                       .arg(QString::fromStdString(command.name));
    text += zshLines(command.options, QStringLiteral("            "));
    for (const QString& operand : zshOperands(command.operands))
        text += QStringLiteral("            %1\n").arg(operand);
    text += QStringLiteral("          )\n          _arguments $common%1 $options && found=0\n")
                .arg(command.takesShared ? QStringLiteral(" $shared") : QString());
    return text + QStringLiteral("          ;;\n");
}

QString zshCommandNames(const Program& program)
{
    QString text;
    for (const CommandEntry& command : program.commands)
        text += QStringLiteral("        ")
                + zshQuoted(QString::fromStdString(command.name) + u':' + command.what) + u'\n';
    return text;
}

QString zshChoice(const Program& program)
{
    QString text = QStringLiteral("  case $state in\n"
                                  "    command)\n"
                                  "      local -a commands=(\n")
                   + zshCommandNames(program)
                   + QStringLiteral("      )\n"
                                    "      _describe -t commands command commands && found=0\n"
                                    "      ;;\n"
                                    "    argument)\n"
                                    "      case $words[1] in\n");
    for (const CommandEntry& command : program.commands)
        text += zshCommand(command);
    return text + QStringLiteral("      esac\n      ;;\n  esac\n");
}

} // namespace

QString zshCompletion(const Program& program)
{
    const QString name = QString::fromStdString(program.name);
    const bool hasCommands = !program.commands.isEmpty();
    const QString indent = QStringLiteral("    ");
    QString text = QStringLiteral("#compdef %1\n"
                                  "# SPDX-FileCopyrightText: 2026 The Showdown authors\n"
                                  "# SPDX-License-Identifier: MIT\n\n"
                                  "_%1() {\n"
                                  "  local curcontext=$curcontext context state line\n"
                                  "  local -i found=1\n"
                                  "  typeset -A opt_args\n"
                                  "  local -a options\n"
                                  "  local -a common=(\n")
                       .arg(name);
    text += zshLines(program.common, indent) + QStringLiteral("  )\n");
    if (!program.shared.isEmpty())
        text += QStringLiteral("  local -a shared=(\n") + zshLines(program.shared, indent)
                + QStringLiteral("  )\n");
    text += QStringLiteral("  options=(\n") + zshLines(program.options, indent);
    const QStringList operands = hasCommands ? QStringList{QStringLiteral("'1: :->command'"),
                                                           QStringLiteral("'*:: :->argument'")}
                                             : zshOperands(program.operands);
    for (const QString& operand : operands)
        text += indent + operand + u'\n';
    text += QStringLiteral("  )\n  _arguments -C $common $options && found=0\n");
    if (hasCommands)
        text += zshChoice(program);
    return text + QStringLiteral("  return found\n}\n\n_%1 \"$@\"\n").arg(name);
}

} // namespace showdown::manual

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/manual/completions.h"
#include "app/manual/program.h"

namespace showdown::manual {

namespace {

// %1 is the program, %2 the name of its function, %3 and %4 the tables below, %5 whether it has
// commands.
const char* const bashFrame = R"(# bash completion for %1
# SPDX-FileCopyrightText: 2026 The Showdown authors
# SPDX-License-Identifier: MIT

# What may stand after an option of a command, or in one of the places after the command.
%2_place()
{
    kind=none words=
    case $1:$2 in
%3    esac
}

# The options of a command.
%2_options()
{
    case $1 in
%4    esac
}

%2()
{
    # bash takes --format=json and pairFloor=J apart: here they are one word again.
    local -a line=()
    local word isJoined=
    for word in "${COMP_WORDS[@]:1:COMP_CWORD}"; do
        if [[ ($word == = || $isJoined) && ${#line[@]} -gt 0 ]]; then
            line[-1]+=$word
        else
            line+=("$word")
        fi
        isJoined=
        [[ $word == = ]] && isJoined=yes
    done
    local current=${line[-1]}
    unset 'line[-1]'

    # What stands before the word.
    local hasCommands=%5 command= option= isEnded= kind words
    local -i operands=0
    for word in "${line[@]}"; do
        if [[ $option ]]; then
            option=
        elif [[ ! $isEnded && $word == -- ]]; then
            isEnded=yes
        elif [[ ! $isEnded && $word == -?* ]]; then
            %2_place "$command" "$word"
            [[ $kind != none ]] && option=$word
        elif [[ $hasCommands && ! $command ]]; then
            command=$word
        else
            operands+=1
        fi
    done

    local value=$current
    if [[ ! $option && ! $isEnded && $current == --*=* ]]; then
        option=${current%%=*} value=${current#*=}
    fi
    COMPREPLY=()
    if [[ ! $option && ! $isEnded && $current == -* ]]; then
        kind=words words=$(%2_options "$command")
    elif [[ $option ]]; then
        %2_place "$command" "$option"
    else
        %2_place "$command" "$operands"
        [[ $kind == none ]] && %2_place "$command" '*'
    fi

    local IFS=$'\n'
    case $kind in
        words) COMPREPLY=($(IFS=$' \t\n'; compgen -W "$words" -- "$value")) ;;
        tables) COMPREPLY=($(compgen -f -X '!*.showdown' -- "$value") $(compgen -d -- "$value")) ;;
        files) COMPREPLY=($(compgen -f -- "$value")) ;;
        folders) COMPREPLY=($(compgen -d -- "$value")) ;;
    esac
    [[ $kind == tables || $kind == files || $kind == folders ]] && compopt -o filenames 2>/dev/null

    # Only what stands after the last equals sign is replaced, where bash breaks words at it.
    if [[ $COMP_WORDBREAKS == *=* ]]; then
        [[ $value == *=* ]] && COMPREPLY=("${COMPREPLY[@]#"${value%"${value##*=}"}"}")
    elif [[ $value != "$current" ]]; then
        COMPREPLY=("${COMPREPLY[@]/#/${current%%=*}=}")
    fi
}

complete -F %2 %1
)";

QString bashKind(Values::Kind kind)
{
    switch (kind) {
    case Values::Kind::any:
        return QStringLiteral("any");
    case Values::Kind::words:
        return QStringLiteral("words");
    case Values::Kind::tables:
        return QStringLiteral("tables");
    case Values::Kind::files:
        return QStringLiteral("files");
    case Values::Kind::folders:
        return QStringLiteral("folders");
    }
    return {};
}

QString bashPlace(const QString& pattern, const Values& values)
{
    const QString words =
        values.words.isEmpty()
            ? QString()
            : QStringLiteral(" words='%1'").arg(values.words.join(QLatin1Char(' ')));
    return QStringLiteral("        %1) kind=%2%3 ;;\n").arg(pattern, bashKind(values.kind), words);
}

/// The places after the options and after the command itself.
QString bashPlaces(const QString& command, const QList<OptionEntry>& options,
                   const QList<Values>& operands)
{
    QString text;
    for (const OptionEntry& option : options) {
        if (option.takesValue())
            text += bashPlace(command + QStringLiteral(":--") + QString::fromStdString(option.name),
                              option.values);
    }
    for (qsizetype i = 0; i < operands.size(); ++i) {
        const QString place = i + 1 < operands.size() ? QString::number(i) : QStringLiteral("'*'");
        text += bashPlace(command + u':' + place, operands[i]);
    }
    return text;
}

QString bashOptions(const QString& command, const QList<OptionEntry>& options)
{
    QStringList words;
    for (const OptionEntry& option : options) {
        words << QStringLiteral("--") + QString::fromStdString(option.name);
        for (const char letter : option.letters)
            words << QStringLiteral("-") + QLatin1Char(letter);
    }
    return QStringLiteral("        %1) echo '%2' ;;\n").arg(command, words.join(QLatin1Char(' ')));
}

} // namespace

QString bashCompletion(const Program& program)
{
    const QString none = QStringLiteral("''");
    QStringList names;
    QString places;
    QString options;
    for (const CommandEntry& command : program.commands) {
        const QString name = QString::fromStdString(command.name);
        names << name;
        places += bashPlaces(name, optionsOf(program, command), command.operands);
        options += bashOptions(name, optionsOf(program, command));
    }
    const QList<OptionEntry> own = program.options + program.common;
    const QList<Values> first = names.isEmpty() ? program.operands : QList<Values>{oneOf(names)};
    places += bashPlaces(none, own, first);
    options += bashOptions(none, own);

    const QString name = QString::fromStdString(program.name);
    QString text = QString::fromLatin1(bashFrame);
    text.replace(QStringLiteral("%1"), name);
    text.replace(QStringLiteral("%2"), u'_' + QString(name).replace(u'-', u'_'));
    text.replace(QStringLiteral("%3"), places);
    text.replace(QStringLiteral("%4"), options);
    text.replace(QStringLiteral("%5"), names.isEmpty() ? QString() : QStringLiteral("yes"));
    return text;
}

} // namespace showdown::manual

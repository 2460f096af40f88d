// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/manual/program.h"

#include "app/manual/completions.h"
#include "app/manual/manpage.h"

namespace showdown::manual {

Values oneOf(const QStringList& words)
{
    return {Values::Kind::words, words};
}

QList<OptionEntry> optionsOf(const Program& program, const CommandEntry& command)
{
    return command.options + (command.takesShared ? program.shared : QList<OptionEntry>())
           + program.common;
}

QString shownOption(const OptionEntry& option)
{
    QString text = QStringLiteral("--") + QString::fromStdString(option.name);
    for (auto letter = option.letters.rbegin(); letter != option.letters.rend(); ++letter)
        text.prepend(QStringLiteral("-%1, ").arg(QLatin1Char(*letter)));
    return option.takesValue() ? text + u' ' + option.placeholder : text;
}

QString meaningOf(const OptionEntry& option)
{
    QString text = option.what;
    if (!option.more.isEmpty())
        text += QStringLiteral(": ") + option.more;
    return option.note.isEmpty() ? text : text + QStringLiteral("; ") + option.note;
}

QStringList formNames()
{
    return {QStringLiteral("man"), QStringLiteral("bash"), QStringLiteral("zsh"),
            QStringLiteral("fish")};
}

QString described(const Program& program, const QString& form)
{
    switch (formNames().indexOf(form.toLower())) {
    case 0:
        return manPage(program, pageDate());
    case 1:
        return bashCompletion(program);
    case 2:
        return zshCompletion(program);
    case 3:
        return fishCompletion(program);
    default:
        return {};
    }
}

} // namespace showdown::manual

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include <string>

namespace showdown::manual {

// A program as its command line presents it: the one source of what it reads, its --help, its man
// page and its completions. Texts are in the language that was current when they were requested.

/// The possible values at one place of a command line.
struct Values
{
    enum class Kind {
        any,    ///< nothing that a shell could complete
        words,  ///< one of `words`
        tables, ///< a `.showdown` file
        files,  ///< any file
        folders,
    };
    Kind kind = Kind::any;
    QStringList words = {};
};

Values oneOf(const QStringList& words);

/// A word and what it means: `deuces`, "every two is wild".
struct Term
{
    QString term = {};
    QString meaning = {};
};

/// An option of a program or of one of its commands.
struct OptionEntry
{
    std::string name = {};    ///< without dashes
    QString placeholder = {}; ///< the word for its value: LEVEL. Empty: it takes none
    QString what = {};        ///< its purpose, in a line without a full stop
    QString more = {};        ///< its values in words; may be empty
    Values values = {};
    QList<Term> terms = {};   ///< what the values mean
    std::string letters = {}; ///< its short names, without dash; may be empty
    QString note = {};        ///< further remarks; may be empty

    bool takesValue() const { return !placeholder.isEmpty(); }
};

/// A heading and its text: in the man page, or for a command.
struct Chapter
{
    QString heading = {};
    QStringList paragraphs = {};
    QList<Term> terms = {};
};

/// A command: the word after the program's name.
struct CommandEntry
{
    std::string name = {};
    QString what = {};               ///< in a line without a full stop
    QStringList synopses = {};       ///< how it is called, each on one line
    QStringList paragraphs = {};     ///< what it does
    QList<Term> terms = {};          ///< the words that may follow it
    QList<OptionEntry> options = {}; ///< its own
    bool takesShared = true;         ///< whether it takes the program's shared options besides
    QList<Values> operands = {};     ///< what follows it; the last stands for all further ones
    QStringList examples = {};       ///< command lines
    QString exitStatus = {};
    Chapter table = {}; ///< a reference table shown there, without a heading; may be empty
};

/// A program, with commands or without.
struct Program
{
    std::string name = {};
    QString version = {};
    QString what = {}; ///< the line of NAME, in small letters and without a full stop
    QStringList synopses = {};
    QStringList paragraphs = {};
    QList<CommandEntry> commands = {};
    QString sharedHeading = {};
    QList<OptionEntry> shared = {};  ///< options of those commands that take them
    QList<OptionEntry> common = {};  ///< options of the program and of every command
    QList<OptionEntry> options = {}; ///< options of the program alone
    QList<Values> operands = {};     ///< of a program without commands
    QStringList examples = {};
    QList<Chapter> chapters = {};
    QStringList seeAlso = {}; ///< other man pages: showdown(1)
};

/// All options that a command takes: its own, the shared ones, the common ones.
QList<OptionEntry> optionsOf(const Program& program, const CommandEntry& command);

/// "--lens RANK", "-h, --help".
QString shownOption(const OptionEntry& option);

/// The meaning of an option and further remarks: "what: more; note".
QString meaningOf(const OptionEntry& option);

/// The forms in which a program describes itself to others: `man`, `bash`, `zsh`, `fish`.
QStringList formNames();

/// The description of a program in the form of this name. Empty if there is no such form.
QString described(const Program& program, const QString& form);

} // namespace showdown::manual

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/start/startprogram.h"

#include "app/gui/start/optionwords.h"
#include "app/gui/start/screenshot.h"
#include "app/narration/translation.h"

namespace showdown::gui {
namespace {

using manual::OptionEntry;
using manual::Values;

OptionEntry valueEntry(const char* name, const char* placeholder, const QString& what,
                       const Values& values = {})
{
    return {name, QString::fromLatin1(placeholder), what, {}, values, {}, {}, {}};
}

OptionEntry flagEntry(const char* letters, const char* name, const QString& what)
{
    return {name, {}, what, {}, {}, {}, letters, {}};
}

/// An option that takes one of a few words; its description lists them for %1.
OptionEntry choiceEntry(const char* name, const char* placeholder, const QString& what,
                        const QStringList& words)
{
    return valueEntry(name, placeholder, what.arg(words.join(QStringLiteral(", "))),
                      manual::oneOf(words));
}

QList<OptionEntry> windowEntries()
{
    return {
        choiceEntry("lang", "L", StartOptionsText::tr("The language to speak, one of: %1"),
                    narration::availableLanguages()),
        choiceEntry("theme", "T", StartOptionsText::tr("The colours, one of: %1"), themeWords()),
        choiceEntry("suits", "S",
                    StartOptionsText::tr("How many colours the suits have, one of: %1"),
                    suitWords()),
        valueEntry("view", "NAME", StartOptionsText::tr("The view to show, such as compare"),
                   manual::oneOf(viewWords())),
        valueEntry("tab", "NAME",
                   StartOptionsText::tr("The page of the explanation to show, such as why"),
                   manual::oneOf(pageWords())),
        valueEntry("step", "N",
                   StartOptionsText::tr(
                       "The step of the run to show, counted as showdown-cli explain counts")),
        choiceEntry("level", "LEVEL",
                    StartOptionsText::tr("How much of the run to tell, one of: %1"), levelWords()),
    };
}

QList<OptionEntry> pictureEntries()
{
    return {
        valueEntry(
            "screenshot", "FILE",
            StartOptionsText::tr("Save a picture of the window instead of showing it; the ending "
                                 "says the format, one of: %1")
                .arg(pictureEndings().join(QStringLiteral(", "))),
            {Values::Kind::files, {}}),
        valueEntry("size", "WxH",
                   StartOptionsText::tr("The size of the window in the picture, 1280x770 if not "
                                        "given")),
        valueEntry("scale", "N",
                   StartOptionsText::tr("Draw everything so many times as large, 1 to 4")),
        valueEntry("text-size", "N",
                   StartOptionsText::tr("The size of the text in the picture, in percent: %1 to %2")
                       .arg(Appearance::smallestText)
                       .arg(Appearance::largestText)),
    };
}

QList<manual::Chapter> startChapters()
{
    const auto term = [](const char* word, const QString& meaning) {
        return manual::Term{QString::fromLatin1(word), meaning};
    };
    return {
        {StartOptionsText::tr("Exit status"),
         {},
         {term("0", StartOptionsText::tr("all went well")),
          term("1", StartOptionsText::tr("there is no display; or a picture was wanted, and the "
                                         "file to show could not be read, or the picture not be "
                                         "written")),
          term("2", StartOptionsText::tr("an option, or the value of one, is wrong"))}},
        {StartOptionsText::tr("Files"),
         {},
         {term("*.showdown",
               StartOptionsText::tr("one table or several, each with its hands, players and rules, "
                                    "or a situation of Odds; JSON")),
          term("~/.local/share/showdown/tables/",
               StartOptionsText::tr("the tables of the last time, one file a window")),
          term("~/.local/share/showdown/progress.sqlite",
               StartOptionsText::tr("which exercises of the lessons are done")),
          term("~/.config/showdown.ini",
               StartOptionsText::tr("how the window stood, recent files, and the settings"))}},
        {StartOptionsText::tr("Environment"),
         {},
         {term("LANGUAGE, LC_ALL, LC_MESSAGES, LANG",
               StartOptionsText::tr("the language, unless --lang is given")),
          term("QT_QPA_PLATFORM",
               StartOptionsText::tr("offscreen draws a picture without a display, as happens by "
                                    "itself where there is none")),
          term("XDG_DATA_HOME, XDG_CONFIG_HOME",
               StartOptionsText::tr("folders in place of ~/.local/share and ~/.config"))}},
    };
}

} // namespace

manual::Program startProgram()
{
    manual::Program program;
    program.name = "showdown";
    program.version = QStringLiteral(SHOWDOWN_VERSION);
    program.what = StartOptionsText::tr("see which poker hand wins, and why");
    program.synopses = {QStringLiteral("showdown [OPTIONS] [FILE.showdown]")};
    program.paragraphs = {
        StartOptionsText::tr("Compares poker hands with wild cards and shows why one wins.")};
    program.options =
        QList<OptionEntry>{
            flagEntry("h", "help", StartOptionsText::tr("Show this text and end")),
            flagEntry("vV", "version", StartOptionsText::tr("Show the version and end"))}
        + windowEntries() + pictureEntries();
    program.options << choiceEntry(
        describeOption, "FORMAT",
        StartOptionsText::tr("Describe the program to other programs and end: as a man page, or as "
                             "completions of a shell, one of: %1"),
        manual::formNames());
    program.operands = {{Values::Kind::tables, {}}};
    program.examples = {
        QStringLiteral("showdown hands.showdown"),
        QStringLiteral("showdown --screenshot odds.png --view odds --size 1280x770 --theme light"),
        QStringLiteral("showdown --step 12 --level story hands.showdown"),
    };
    program.chapters = startChapters();
    program.seeAlso = {QStringLiteral("showdown-cli(1)")};
    return program;
}

} // namespace showdown::gui

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/cli/options.h"

#include "app/cli/paint.h"
#include "app/narration/code/takencode.h"
#include "app/narration/fill.h"
#include "app/narration/mistaketext.h"
#include "app/narration/rulestext.h"
#include "app/narration/translation.h"
#include "app/worksheet/worksheet.h"
#include "core/questions/practicequestion.h"
#include "core/rules/presets.h"
#include "core/trace/alllistings.h"
#include "core/trace/finding.h"

namespace showdown::cli {

namespace {

using manual::oneOf;
using manual::OptionEntry;
using manual::Term;
using manual::Values;

OptionEntry valueOption(const char* name, const char* placeholder, const QString& what,
                        const QString& more, const Values& values)
{
    return {name, QString::fromLatin1(placeholder), what, more, values, {}, {}, {}};
}

OptionEntry flag(const char* name, const QString& what, const QString& note = {})
{
    return {name, {}, what, {}, {}, {}, {}, note};
}

/// The option with what else there is to say of it.
OptionEntry noted(OptionEntry option, const QString& note)
{
    option.note = note;
    return option;
}

/// The description of each rule, with a value as an example.
QList<Term> ruleTerms()
{
    const auto term = [](const char* example, const QString& meaning) {
        return Term{QString::fromLatin1(example), meaning};
    };
    return {
        term("pairFloor=J", HelpText::tr("the lowest pair that counts: 2 to 10, J, Q, K, A")),
        term("lowAceStraight=on", HelpText::tr("A-2-3-4-5 is the lowest straight")),
        term("fiveOfAKind=on", HelpText::tr("five equal cards are the highest rank")),
        term("flushRepeats=on",
             HelpText::tr("every wild in a flush is an ace, even beside an ace")),
        term("naturalBeatsWild=on",
             HelpText::tr("of two equal hands the one with fewer wilds wins")),
        term("wildScope=bug",
             HelpText::tr("a wild is an ace, or completes a straight or flush; or full")),
        term("wildRanks=2,J", HelpText::tr("ranks that are wild as well, or none")),
        term("wildCards=Jh,Js", HelpText::tr("cards that are wild as well, or none")),
        term("deck=free", HelpText::tr("a card may be held more than once; or one")),
        term("jokers=2", HelpText::tr("how many jokers the deck holds, 0 to 1000")),
    };
}

Values ruleSettings()
{
    QStringList settings;
    for (const Rule rule : allRules()) {
        for (const QString& value : usualValues(rule))
            settings << QString::fromUtf8(id(rule)) + u'=' + value;
    }
    return oneOf(settings);
}

Values ranksAnd(const QStringList& others)
{
    return oneOf(idsOf(allCategories()) + others);
}

Values formats(std::initializer_list<const char*> names)
{
    QStringList words;
    for (const char* name : names)
        words << QString::fromLatin1(name);
    return oneOf(words);
}

} // namespace

QList<Term> presetTerms()
{
    QList<Term> terms;
    for (const Preset preset : allPresets())
        terms += {QString::fromUtf8(id(preset)), narration::presetDescription(preset)};
    return terms;
}

QStringList presetNames()
{
    return idsOf(allPresets());
}

QStringList usualValues(Rule rule)
{
    static const QStringList ranks =
        QStringLiteral("2 3 4 5 6 7 8 9 10 J Q K A").split(QLatin1Char(' '));
    static const QString none = QStringLiteral("none");
    switch (rule) {
    case Rule::pairFloor:
        return ranks;
    case Rule::lowAceStraight:
    case Rule::fiveOfAKind:
    case Rule::flushRepeats:
    case Rule::naturalBeatsWild:
        return {QStringLiteral("on"), QStringLiteral("off")};
    case Rule::wildScope:
        return {QStringLiteral("full"), QStringLiteral("bug")};
    case Rule::wildRanks:
        return QStringList(none) + ranks;
    case Rule::wildCards:
        return {none, QStringLiteral("Jh,Js")};
    case Rule::deck:
        return {QStringLiteral("one"), QStringLiteral("free")};
    case Rule::jokers:
        return {QStringLiteral("0"), QStringLiteral("1"), QStringLiteral("2")};
    }
    return {};
}

QList<OptionEntry> rulesOptions()
{
    OptionEntry rules = valueOption("rules", "NAME", HelpText::tr("all house rules at once"), {},
                                    oneOf(presetNames()));
    rules.note = HelpText::tr("series if not given");
    rules.terms = presetTerms();
    OptionEntry set =
        valueOption("set", "RULE=VALUE", HelpText::tr("change one rule"), {}, ruleSettings());
    set.note = HelpText::tr("may be given several times");
    set.terms = ruleTerms();
    return {
        rules,
        set,
        valueOption("deck", "KIND", HelpText::tr("short for --set deck=KIND"), {},
                    oneOf(usualValues(Rule::deck))),
        valueOption("jokers", "N", HelpText::tr("short for --set jokers=N"), {},
                    oneOf(usualValues(Rule::jokers))),
    };
}

QList<OptionEntry> commonOptions()
{
    const QStringList languages = narration::availableLanguages();
    QStringList colours;
    for (const std::string_view name : colourWishNames)
        colours << QString::fromUtf8(name);
    OptionEntry help = flag("help", HelpText::tr("this text"));
    help.letters = "h";
    return {
        valueOption("lang", "L", HelpText::tr("the language"), languages.join(QStringLiteral(", ")),
                    oneOf(languages)),
        valueOption(
            "color", "WHEN", HelpText::tr("when text is coloured"),
            HelpText::tr("auto (the default), on a terminal unless NO_COLOR is set; always; "
                         "or never"),
            oneOf(colours)),
        help,
    };
}

OptionEntry lensOption()
{
    return valueOption(
        "lens", "RANK", HelpText::tr("compare all hands as this rank, whatever better they may be"),
        HelpText::tr("high-card, pair, two-pair, three-of-a-kind, straight, flush, full-house, "
                     "four-of-a-kind, straight-flush, royal-flush, or five-of-a-kind where the "
                     "rules have it; best, as without --lens, takes back the lens of a file"),
        ranksAnd({QStringLiteral("best")}));
}

OptionEntry tableOption()
{
    return noted(
        valueOption("table", "N", HelpText::tr("one table of a file that has several"), {}, {}),
        HelpText::tr("1 is the first"));
}

OptionEntry formatOption()
{
    return valueOption("format", "FORMAT", HelpText::tr("how the result is written"),
                       HelpText::tr("text for people (the default), or json for other programs"),
                       formats({"text", "json"}));
}

OptionEntry explainFormatOption()
{
    OptionEntry option = formatOption();
    option.more = HelpText::tr("text for people (the default), json for other programs, html: a "
                               "page that steps through the run in any browser, without network, "
                               "or md: its story as Markdown");
    option.values.words << QStringLiteral("html") << QStringLiteral("md");
    return option;
}

OptionEntry compareFormatOption()
{
    OptionEntry option = formatOption();
    option.more = HelpText::tr("text for people (the default), or json for other programs; of a "
                               "batch json (the default) or csv");
    option.values.words << QStringLiteral("csv");
    return option;
}

QList<OptionEntry> batchOptions()
{
    return {
        noted(valueOption(
                  "batch", "FILE",
                  HelpText::tr("compare the hands of each line of a file (- for standard input)"),
                  {}, {Values::Kind::files, {}}),
              HelpText::tr("they are separated by '|', and each line is answered by a line of "
                           "JSON with its number, or with --format csv of ranks, places and "
                           "winners; blank lines and lines that begin with # are skipped")),
        noted(valueOption(
                  "jobs", "N", HelpText::tr("how many lines of a batch to answer at once"),
                  HelpText::tr(
                      "1 to 64, but no more than there are cores; 0 for as many as there are"),
                  {}),
              HelpText::tr("1 if not given. The answers keep the order of the lines")),
    };
}

QList<OptionEntry> stepOptions()
{
    QStringList functions;
    for (const std::string_view name : functionNames())
        functions << QString::fromUtf8(name);
    return {
        valueOption("level", "LEVEL", HelpText::tr("which steps a text shows"),
                    HelpText::tr("story (the default), those that have found something out; "
                                 "questions, what was asked and answered as well; every, each "
                                 "line that ran"),
                    oneOf(idsOf(allLevels))),
        noted(valueOption(
                  "step", "N",
                  HelpText::tr("one step alone, with its listing, its variables and its callers"),
                  {}, {}),
              HelpText::tr("N counts at the level if --level is given, else all steps")),
        valueOption("function", "NAME", HelpText::tr("the steps of one function"),
                    HelpText::tr("DoCardsHaveSameValue, for example"), oneOf(functions)),
    };
}

QList<OptionEntry> caseOptions(const QString& defaultCount)
{
    return {
        noted(valueOption("lens", "RANK", HelpText::tr("compare all hands as this rank"), {},
                          ranksAnd({QStringLiteral("best"), QStringLiteral("all")})),
              HelpText::tr("a hand that is not of it takes no part ('showdown-cli help compare'). "
                           "best: by best rank, as without --lens; all: as each rank in turn")),
        flag("match", HelpText::tr("single hands instead, and their ranks")),
        noted(valueOption("count", "N", HelpText::tr("how many cases"), {}, {}),
              narration::fill(HelpText::tr("%1 if not given", "%1: a number"), {defaultCount})),
        noted(valueOption("seed", "S", HelpText::tr("other cases"), {}, {}),
              HelpText::tr("one number always gives the same ones")),
    };
}

OptionEntry casesFormatOption()
{
    return valueOption("format", "FORMAT", HelpText::tr("how the cases are written"),
                       HelpText::tr("json (the default), or csv with a line of headings"),
                       formats({"json", "csv"}));
}

QList<OptionEntry> checkOptions()
{
    return {
        noted(valueOption("case", "HANDS", HelpText::tr("hands of your own, asked first"),
                          HelpText::tr("\"HAND | HAND\", as CMD is asked"), {}),
              HelpText::tr("may be given several times")),
        noted(valueOption("cases", "FILE",
                          HelpText::tr("the hands of each line of a file, asked next (- for "
                                       "standard input)"),
                          {}, {Values::Kind::files, {}}),
              HelpText::tr("blank lines and lines that begin with # are skipped; with --count 0 "
                           "nothing else is asked")),
        flag("keep-going", HelpText::tr("go on after a wrong answer"),
             HelpText::tr("a table of them ends the report")),
        noted(valueOption("timeout", "S", HelpText::tr("how many seconds an answer may take"),
                          HelpText::tr("0.01 to 3600"), {}),
              HelpText::tr("5 if not given")),
        formatOption(),
        valueOption("command", "CMD", HelpText::tr("the program under test"), {},
                    {Values::Kind::files, {}}),
    };
}

QList<OptionEntry> lessonOptions()
{
    return {
        flag("watch", HelpText::tr("check again each time a file in the folder changes"),
             HelpText::tr("until Ctrl+C")),
        noted(valueOption("from", "FILE",
                          HelpText::tr("begin with an example and a question who wins for each "
                                       "table of a file"),
                          {}, {Values::Kind::files, {}}),
              HelpText::tr("FILE.showdown, or a text with the hands of a table on each line, "
                           "separated by '|'; blank lines and lines that begin with # are "
                           "skipped")),
    };
}

QList<OptionEntry> codeOptions()
{
    return {
        valueOption("function", "NAME",
                    HelpText::tr("that function and those that it calls, without the part that "
                                 "reads hands"),
                    {}, oneOf(narration::takenFunctions())),
        noted(valueOption("output", "FILE", HelpText::tr("the file to write"), {},
                          {Values::Kind::files, {}}),
              HelpText::tr("standard output if not given")),
    };
}

QList<OptionEntry> practiceOptions()
{
    const QString several = HelpText::tr("all if not given; may be given several times");
    const auto chosen = [](const char* name, const char* placeholder, const QString& what,
                           const QStringList& ids) {
        return valueOption(name, placeholder, what, ids.join(QStringLiteral(", ")), oneOf(ids));
    };
    return {
        noted(
            chosen("topic", "T", HelpText::tr("what the questions are about"), idsOf(allTopics())),
            several),
        noted(chosen("kind", "K", HelpText::tr("what they ask"), idsOf(allQuestionKinds())),
              several),
        noted(chosen("difficulty", "D", HelpText::tr("how hard they are"), idsOf(allDifficulties)),
              HelpText::tr("all in turn if not given")),
        noted(valueOption("count", "N", HelpText::tr("how many questions"),
                          HelpText::tr("1 to 500"), {}),
              narration::fill(HelpText::tr("%1 if not given", "%1: a number"),
                              {QStringLiteral("15")})),
        noted(valueOption("seed", "S", HelpText::tr("other questions"), {}, {}),
              HelpText::tr("one number always gives the same ones, the first of them for any N; "
                           "without it one is drawn, and printed")),
    };
}

QList<OptionEntry> worksheetOptions()
{
    const Values anyFile{Values::Kind::files, {}};
    const auto chosen = [](const char* name, const char* placeholder, const QString& what,
                           const QString& more, const QStringList& ids) {
        return valueOption(name, placeholder, what, more, oneOf(ids));
    };
    return {
        valueOption("versions", "V", HelpText::tr("how many versions of it, A, B, C and so on"),
                    HelpText::tr("1 to 26; equally difficult, with other cards: each has the "
                                 "next seed"),
                    {}),
        noted(valueOption("from", "FILE", HelpText::tr("ask who wins at each table of a file"), {},
                          anyFile),
              HelpText::tr("as 'lesson new' takes it; the rules and the lens are those of the "
                           "file")),
        chosen("paper", "P", HelpText::tr("the paper"), HelpText::tr("a4 (the default), or letter"),
               idsOf(worksheet::allPapers)),
        chosen("columns", "C", HelpText::tr("how many columns a page has"),
               HelpText::tr("1 (the default), or 2"), {QStringLiteral("1"), QStringLiteral("2")}),
        chosen("suits", "S", HelpText::tr("the colours of the suits"),
               HelpText::tr("two (the default), four, or grey for a printer without colours"),
               idsOf(worksheet::allSuitInks)),
        flag("hints", HelpText::tr("print a hint with each question")),
        flag("no-lines", HelpText::tr("leave out the lines to write on")),
        flag("no-name", HelpText::tr("leave out the lines for name and date"),
             HelpText::tr("the date is printed if SOURCE_DATE_EPOCH is set")),
        valueOption("title", "TEXT", HelpText::tr("the title of the sheet"),
                    HelpText::tr("at most 80 characters"), {}),
        valueOption("format", "FORMAT", HelpText::tr("how the sheet is written"),
                    HelpText::tr("pdf, for a printer; html, a page to print or to fill in and mark "
                                 "in any browser, without network; or json for other programs; "
                                 "if not given, the ending of FILE decides"),
                    formats({"pdf", "html", "json"})),
        noted(valueOption("output", "FILE", HelpText::tr("the file to write"), {}, anyFile),
              HelpText::tr("standard output if not given, but not for pdf; of several versions "
                           "sheet.html becomes sheet-A.html, sheet-B.html")),
        noted(valueOption("key", "FILE",
                          HelpText::tr("the file for the key, with each answer and its reason"), {},
                          anyFile),
              HelpText::tr("as pdf or html; json has the answers in the sheet")),
    };
}

QList<Term> mistakeTerms()
{
    QList<Term> terms;
    for (const int mistake : narration::printedMistakes())
        terms += {narration::mistakeName(mistake), narration::mistakeMeaning(mistake)};
    return terms;
}

QList<OptionEntry> oddsOptions()
{
    QList<OptionEntry> options = rulesOptions();
    const QString oneDeck = QStringLiteral("one");
    for (OptionEntry& option : options) {
        option.terms.clear(); // they are told of 'compare'
        if (option.name == "rules") {
            option.more = presetNames().join(QStringLiteral(", "));
            option.note = HelpText::tr("standard if not given");
        } else if (option.name == "set") {
            option.more = HelpText::tr("all rules of 'showdown-cli help compare' but deck=free, as "
                                       "odds are those of one deck");
            option.values.words.removeOne(QStringLiteral("deck=free"));
        } else if (option.name == "deck") {
            option.more = oneDeck;
            option.values = oneOf({oneDeck});
        }
    }
    return options
           + QList<OptionEntry>{
               valueOption(
                   "hole", "CARDS", HelpText::tr("the two cards of a player"),
                   HelpText::tr("\"Ah Kd\", or ? for one that nobody has seen, \"Ah ?\"; once for "
                                "each of up to three players; \"\" is a player who does not play"),
                   {}),
               noted(valueOption(
                         "players", "N", HelpText::tr("how many players there are"), {},
                         oneOf({QStringLiteral("1"), QStringLiteral("2"), QStringLiteral("3")})),
                     HelpText::tr("those without --hole have unknown cards")),
               valueOption("board", "CARDS", HelpText::tr("the cards on the table"),
                           HelpText::tr("none, three, four or five"), {}),
               valueOption("dead", "CARDS",
                           HelpText::tr("cards that have been seen and are out of play"), {}, {}),
               noted(
                   valueOption("to", "RANK",
                               HelpText::tr("what a player alone hopes for, or better"), {},
                               ranksAnd({})),
                   HelpText::tr("straight if not given. Not for several players, who hope to win")),
               noted(valueOption("seed", "S", HelpText::tr("another sample"), {}, {}),
                     HelpText::tr("one is taken where there are too many deals to count them all")),
               flag("progress", HelpText::tr("show how far the count is"),
                    HelpText::tr("without it, only of a long count and only if standard error is a "
                                 "terminal")),
           };
}

} // namespace showdown::cli

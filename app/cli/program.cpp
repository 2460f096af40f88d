// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/cli/program.h"

#include "app/cli/help.h"
#include "app/cli/options.h"
#include "app/narration/code/codelisting.h"

namespace showdown::cli {

namespace {

using manual::Chapter;
using manual::CommandEntry;
using manual::OptionEntry;
using manual::Values;

const Values tableFiles{Values::Kind::tables, {}};

QString handParagraph()
{
    return HelpText::tr(
        "HAND is up to five cards in one argument: \"Kh 6c 6h 2s *\", 10h,10d or KhKdQs9c2h.\n"
        "A card is 2 to 10, T, J, Q, K or A and a suit, h d c s; a wild is *, w or joker.\n"
        "A hand with fewer than five cards is unfinished; \"\" is a player who does not play.\n"
        "A file of hands, such as table.showdown, may stand in place of all of them; options\n"
        "override its rules and its lens.\n");
}

QString oneHandParagraph()
{
    return HelpText::tr(
        "HAND is five cards in one argument: \"Kh 6c 6h 2s *\", 10h,10d,Qs,9c,w or KhKdQs9c*.\n"
        "A card is 2 to 10, T, J, Q, K or A and a suit, h d c s; a wild is *, w or joker.\n"
        "A file of hands, such as table.showdown, may stand in its place if one of its hands\n"
        "alone holds a wild; options override its rules.\n");
}

CommandEntry compareEntry()
{
    CommandEntry entry{"compare", HelpText::tr("compare one to three hands")};
    entry.synopses = {
        QStringLiteral(
            "showdown-cli compare [RULES] [--lens RANK] [--format text|json] HAND [HAND [HAND]]"),
        QStringLiteral("showdown-cli compare [RULES] [--lens RANK] --batch FILE [--jobs N] "
                       "[--format json|csv]"),
    };
    entry.paragraphs = {
        HelpText::tr("Compares one to three hands and says which wins and why.\n"),
        handParagraph(),
    };
    entry.options =
        QList<OptionEntry>{lensOption(), tableOption(), compareFormatOption()} + batchOptions();
    entry.operands = {tableFiles};
    entry.examples = {
        QStringLiteral("showdown-cli compare \"Qh 9d Qc 7s 2h\" \"9c Qs 3d * 7h\""),
        QStringLiteral("showdown-cli compare table.showdown --rules standard"),
        QStringLiteral("showdown-cli compare week.showdown --table 3"),
        QStringLiteral("showdown-cli compare --rules deuces --format json \"2h 2d Kc 9s 4s\""),
        QStringLiteral("showdown-cli compare --deck free --lens flush \"8h7h4h2h*\" \"9d8d5d**\""),
    };
    return entry;
}

CommandEntry explainEntry()
{
    CommandEntry entry{"explain", HelpText::tr("compare them and show every step")};
    entry.synopses = {QStringLiteral(
        "showdown-cli explain [RULES] [--lens RANK] [--level LEVEL] [--step N | --function NAME] "
        "[--format text|json|html|md] HAND [HAND [HAND]]")};
    entry.paragraphs = {
        HelpText::tr(
            "Compares one to three hands and says how that went: for every rank why a hand is\n"
            "of it or not, what was compared with what, and the steps of the code that ran.\n"),
        handParagraph(),
    };
    entry.options =
        QList<OptionEntry>{lensOption(), tableOption(), explainFormatOption()} + stepOptions();
    entry.operands = {tableFiles};
    entry.examples = {
        QStringLiteral("showdown-cli explain \"Qh 9d Qc 7s 2h\" \"9c Qs 3d * 7h\" | less"),
        QStringLiteral("showdown-cli explain --rules bug --level every \"Kh Kd 5c 2s *\""),
        QStringLiteral("showdown-cli explain --level story --step 12 \"Qh 9d Qc 7s 2h\" \"9c Qs "
                       "3d * 7h\""),
        QStringLiteral("showdown-cli explain --format json \"Kh 6c 6h 2s *\" \"Ks 6d 6s 3h w\" > "
                       "run.json"),
        QStringLiteral("showdown-cli explain --format html \"Kh 6c 6h 2s *\" \"Ks 6d 6s 3h w\" > "
                       "run.html"),
    };
    return entry;
}

CommandEntry casesEntry()
{
    CommandEntry entry{"cases", HelpText::tr("write test cases for a comparator of your own")};
    entry.synopses = {
        QStringLiteral("showdown-cli cases [RULES] [--lens best|all|RANK] [--match] [--count N] "
                       "[--seed S] [--format json|csv]")};
    entry.paragraphs = {HelpText::tr(
        "Writes test cases for a comparator of your own: two or three hands a line, with the\n"
        "right answer and the part that decided; with --match one hand, and what it just\n"
        "misses. Hands that expose the printed mistakes come first, then hands at an edge, then\n"
        "every kind of decision and tie, then hands by chance.\n")};
    entry.options = caseOptions(QStringLiteral("100")) << casesFormatOption();
    entry.examples = {
        QStringLiteral("showdown-cli cases --count 20"),
        QStringLiteral("showdown-cli cases --lens two-pair --format csv > two-pair.csv"),
    };
    return entry;
}

QStringList checkParagraphs()
{
    return {
        HelpText::tr(
            "Tests a comparator of your own. CMD, a command of the shell, is started once. It is\n"
            "given the hands of a case on a line, separated by '|', and must answer with a line:\n"
            "the numbers of the winners, separated by spaces. With --lens all the rank stands\n"
            "before the hands ('two-pair: HAND | HAND'), and an empty line says that no hand is\n"
            "of it. With --match the line is one hand and the answer its rank. CMD must flush each\n"
            "answer, and wait for no more input before it (mawk needs -W interactive).\n"),
        HelpText::tr(
            "After the first wrong answer up to 100 more cases are asked, for as long as one\n"
            "answer may take (--timeout). If one mistake of the printed articles explains all that\n"
            "is wrong under the rules of the series, it is named, else what the wrong answers\n"
            "share, if anything. Then the case is made smaller, with fewer hands, wilds and cards\n"
            "that differ, as long as the answer is wrong. It is shown with the right answer,\n"
            "explained.\n"),
        HelpText::tr(
            "CMD also fails if it writes more than its answers, or if a signal or an exit status\n"
            "other than 0 ends it after the last one. At the end of its input it has as long as an\n"
            "answer may take, 5 seconds at most, to end by itself; if it does not, it is ended, and\n"
            "that is no failure.\n"),
        HelpText::tr(
            "JSON has the keys rules, changed, question (winners or rank), lens, seed, cases,\n"
            "asked, wrong; mistake (id, how many wrong answers it explains), pattern (kind, value,\n"
            "so many wrong of so many), failure (the case shown: case, line, lens, hands, expected,\n"
            "came, written, trouble, status, atEnd, why, madeFrom, then, alone), ended (where the\n"
            "program stopped answering, or what it did after its last answer), and table (wrong\n"
            "answers by rank and part).\n"),
    };
}

CommandEntry checkEntry()
{
    CommandEntry entry{"check",
                       HelpText::tr("feed such cases to a program and explain its first mistake")};
    entry.synopses = {
        QStringLiteral("showdown-cli check [RULES] [--lens best|all|RANK] [--match] [--count N] "
                       "[--seed S] [--case HANDS] [--cases FILE] [--keep-going] [--timeout S] "
                       "[--format text|json] --command CMD")};
    entry.paragraphs = checkParagraphs();
    entry.options = caseOptions(QStringLiteral("1000")) + checkOptions();
    entry.examples = {
        QStringLiteral("showdown-cli check --command \"python3 compare.py\""),
        QStringLiteral("showdown-cli check --lens pair --count 200 --seed 7 --command ./jacks"),
        QStringLiteral("showdown-cli check --lens all --keep-going --command ./compare"),
        QStringLiteral("showdown-cli check --match --command ./rank-of"),
        QStringLiteral("showdown-cli check --count 0 --cases failed.txt --command ./compare"),
    };
    entry.exitStatus = HelpText::tr(
        "Exit status: 0 if all answers are right and CMD ends with status 0; 1 if not, or if\n"
        "an answer does not come in time; 2 if an option or a name is wrong.\n");
    entry.table.paragraphs = {HelpText::tr(
        "The mistakes of the printed articles that 'check' names, each with everything "
        "else\nrepaired. It knows what they give for the cases that are asked first:\n")};
    entry.table.terms = mistakeTerms();
    return entry;
}

CommandEntry ranksEntry()
{
    CommandEntry entry{"ranks", HelpText::tr("count how often each rank comes")};
    entry.synopses = {QStringLiteral("showdown-cli ranks [RULES] [--format text|json]")};
    entry.paragraphs = {HelpText::tr(
        "Counts how often each rank comes, of all five-card hands of one deck with its\n"
        "jokers.\n")};
    entry.options = {formatOption()};
    entry.examples = {
        QStringLiteral("showdown-cli ranks --rules standard --jokers 2"),
        QStringLiteral("showdown-cli ranks --rules deuces --format json"),
    };
    return entry;
}

CommandEntry wildEntry()
{
    CommandEntry entry{"wild", HelpText::tr("list every choice for the wilds of a hand")};
    entry.synopses = {QStringLiteral("showdown-cli wild [RULES] [--format text|json] HAND")};
    entry.paragraphs = {
        HelpText::tr(
            "Lists every choice for the wilds of a hand and what it makes, the best first.\n"),
        oneHandParagraph(),
    };
    entry.options = {tableOption(), formatOption()};
    entry.operands = {tableFiles};
    entry.examples = {
        QStringLiteral("showdown-cli wild \"Kh 6c 6h 2s *\""),
        QStringLiteral("showdown-cli wild --format json \"2s 2h 2d Qc *\""),
    };
    return entry;
}

CommandEntry rulesEntry()
{
    CommandEntry entry{"rules", HelpText::tr("say what the house rules of a name set")};
    entry.synopses = {QStringLiteral("showdown-cli rules [NAME] [--format text|json]")};
    entry.paragraphs = {HelpText::tr(
        "Says in words what the house rules of a name set, each rule as --set RULE=VALUE\n"
        "takes it; without NAME all of them. NAME is one of:\n")};
    entry.terms = presetTerms();
    entry.options = {formatOption()};
    entry.takesShared = false;
    entry.operands = {manual::oneOf(presetNames())};
    entry.examples = {
        QStringLiteral("showdown-cli rules"),
        QStringLiteral("showdown-cli rules deuces --format json"),
    };
    return entry;
}

QStringList oddsParagraphs()
{
    return {
        HelpText::tr(
            "Says how often each of up to three players wins who hold two cards each and share a\n"
            "board of five, and which single cards help: a player alone to a rank, a player against\n"
            "others to win, on the board's last card.\n"),
        HelpText::tr(
            "A player alone is also told how often each rank comes at the river, every board counted,\n"
            "and on the flop two chances of the rank hoped for: exactly, of all pairs of cards, and by\n"
            "outs, as one works it out at the table, which leaves out pairs that make it only together.\n"),
        HelpText::tr(
            "Every deal is counted. Only with unknown hole cards and more than 3,000,000,000 deals a\n"
            "sample is taken; the result says so and gives its standard error. Ctrl+C ends a long\n"
            "count and prints a sample in its place, marked as partial; a second one prints\n"
            "nothing.\n"),
        HelpText::tr(
            "FILE.showdown, in place of the cards: a file of this program with a situation of Odds.\n"
            "Its rules hold unless options change them.\n"),
    };
}

CommandEntry oddsEntry()
{
    CommandEntry entry{"odds", HelpText::tr("say who wins how often, and which cards help")};
    entry.synopses = {
        QStringLiteral("showdown-cli odds [RULES] --hole CARDS [--hole CARDS [--hole CARDS]] "
                       "[--players N] "
                       "[--board CARDS] [--dead CARDS] [--to RANK] [--seed S] "
                       "[--progress] "
                       "[--format text|json]"),
        QStringLiteral("showdown-cli odds [RULES] FILE.showdown [--table N] [--to RANK] [--seed S] "
                       "[--progress] "
                       "[--format text|json]"),
    };
    entry.paragraphs = oddsParagraphs();
    entry.takesShared = false; // its rules begin with another preset, and the deck is one
    entry.options = oddsOptions() << tableOption() << formatOption();
    entry.operands = {tableFiles};
    entry.examples = {
        QStringLiteral("showdown-cli odds --hole \"4c 9c\" --board \"7d 5c Kh 8c\""),
        QStringLiteral("showdown-cli odds --hole \"As Ks\" --hole \"Qd Qc\" --format json"),
        QStringLiteral("showdown-cli odds --jokers 2 --hole \"As *\" --players 2"),
        QStringLiteral("showdown-cli odds situation.showdown --rules deuces"),
    };
    entry.exitStatus = HelpText::tr(
        "Exit status: 0, also after Ctrl+C; 1 if a card or a file is wrong; 2 if an option\n"
        "or a name is.\n");
    return entry;
}

CommandEntry lessonEntry()
{
    CommandEntry entry{"lesson",
                       HelpText::tr("begin a lesson, or check that what lessons say is true")};
    entry.synopses = {
        QStringLiteral(
            "showdown-cli lesson check FOLDER [FOLDER...] [--watch] [--format text|json]"),
        QStringLiteral("showdown-cli lesson new FOLDER [--from FILE]")};
    entry.paragraphs = {
        HelpText::tr(
            "Reads lessons and holds everything that they claim against the engine: who wins, why,\n"
            "names, numbers, and the answers of exercises. Each mistake is a line on standard error,\n"
            "with its file and line.\n"),
        HelpText::tr(
            "FOLDER: a lesson (a folder with lesson.md and tasks.json), a folder of lessons, or\n"
            "one with a folder for each language, where translations are compared with en.\n"),
        HelpText::tr(
            "'lesson new' makes such a folder, called as 06-two-pair: a template without a mistake,\n"
            "with a sample of each kind of exercise; or with --from a lesson of your own hands.\n"),
    };
    entry.options = lessonOptions() << formatOption();
    entry.takesShared = false;
    entry.operands = {manual::oneOf({QStringLiteral("check"), QStringLiteral("new")}),
                      {Values::Kind::folders, {}}};
    entry.examples = {
        QStringLiteral("showdown-cli lesson check resources/lessons"),
        QStringLiteral("showdown-cli lesson check resources/lessons/en/07-two-pair"),
        QStringLiteral("showdown-cli lesson new mine/01-first"),
    };
    entry.exitStatus = HelpText::tr(
        "Exit status: 0 if nothing is wrong; 1 if something is, or a folder cannot be read;\n"
        "2 if the command is wrong.\n");
    return entry;
}

CommandEntry practiceEntry()
{
    CommandEntry entry{"practice", HelpText::tr("ask questions, and give the reason for each")};
    entry.synopses = {
        QStringLiteral("showdown-cli practice [RULES] [--topic T]... [--kind K]... [--difficulty "
                       "easy|medium|hard] [--count N] [--seed S] [--format text|json]")};
    entry.paragraphs = {
        HelpText::tr(
            "Asks questions made from a seed and says of each answer whether it is right, and why.\n"
            "It reads a line for an answer: a letter, two for a shared win (ab), cards, or a\n"
            "number. '?' gives a hint, which costs the point; 'q' or the end of input ends with\n"
            "the score. Questions about odds play by standard rules. Nothing is kept.\n"),
        HelpText::tr(
            "With one --topic, one --kind and --difficulty, --seed names a question: the first has\n"
            "that seed itself. 'Copy command' in the window copies such a command.\n"),
        HelpText::tr(
            "With --format json it writes all questions with answers, hints and reasons.\n"),
    };
    entry.options = practiceOptions() << formatOption();
    entry.examples = {
        QStringLiteral("showdown-cli practice"),
        QStringLiteral("showdown-cli practice --topic straight --topic wilds --difficulty hard"),
        QStringLiteral("showdown-cli practice --kind outs --count 5 --seed 7 --format json"),
    };
    entry.exitStatus = HelpText::tr(
        "Exit status: 0, also after wrong answers; 1 if there are fewer questions of this\n"
        "choice than asked for; 2 if an option or a name is wrong.\n");
    return entry;
}

CommandEntry worksheetEntry()
{
    CommandEntry entry{"worksheet",
                       HelpText::tr("write such questions as a sheet for paper, and its key")};
    entry.synopses = {
        QStringLiteral("showdown-cli worksheet [RULES] [--topic T]... [--kind K]... [--difficulty "
                       "easy|medium|hard] [--count N] [--seed S] [--versions V] [SHEET]"),
        QStringLiteral("showdown-cli worksheet --from FILE [SHEET]")};
    entry.paragraphs = {
        HelpText::tr(
            "Writes a sheet of questions made from a seed, or about the tables of a file, and\n"
            "with --key a key with the answers and their reasons. No hand comes twice on a sheet.\n"
            "SHEET is any of the options from --paper on. PDF is painted by the window's program,\n"
            "showdown, which lies beside this one.\n"),
        HelpText::tr(
            "In a browser the sheet can be filled in and marked. The address can do that too:\n"
            "sheet.html#q1=A&q2=12&mark. On paper neither marks nor answers show. A hand to be\n"
            "built is not marked: one answer is shown.\n"),
    };
    entry.options = practiceOptions() + worksheetOptions();
    entry.examples = {
        QStringLiteral("showdown-cli worksheet --versions 3 --output sheet.pdf --key key.pdf"),
        QStringLiteral("showdown-cli worksheet --seed 7 --output sheet.html --key key.html"),
        QStringLiteral("showdown-cli worksheet --from hands.showdown --output sheet.html"),
    };
    entry.exitStatus = HelpText::tr(
        "Exit status: 0; 1 if there are fewer questions of this choice than asked for, or a\n"
        "file is wrong or cannot be written; 2 if an option or a name is wrong.\n");
    return entry;
}

CommandEntry codeEntry()
{
    CommandEntry entry{"code",
                       HelpText::tr("write the code of the series as a program of its own")};
    entry.synopses = {QStringLiteral(
        "showdown-cli code python|javascript [RULES] [--function NAME] [--output FILE]")};
    entry.paragraphs = {
        HelpText::tr(
            "Writes the functions that compare hands under these rules, line for line those that\n"
            "'explain' steps through, as one module for Python 3.9 or ES2020 that needs no other.\n"),
        HelpText::tr(
            "The program reads a line of hands and writes who wins, by number; of one hand its\n"
            "rank. With --lens RANK, or a rank before the hands, all are compared as that rank. So\n"
            "'check' can ask it. To write your own, begin with one function.\n"),
    };
    entry.options = codeOptions();
    entry.operands = {manual::oneOf(idsOf(narration::programLanguages))};
    entry.examples = {
        QStringLiteral("showdown-cli code python --rules standard --output hands.py"),
        QStringLiteral("showdown-cli code javascript --function AreCardsStraight"),
        QStringLiteral("showdown-cli check --rules standard --command \"python3 hands.py\""),
    };
    entry.exitStatus = HelpText::tr(
        "Exit status: 0; 1 if the file cannot be written; 2 if an option or a name is wrong.\n");
    return entry;
}

CommandEntry helpEntry(const QList<CommandEntry>& others)
{
    CommandEntry entry{"help", HelpText::tr("say what a command does, or describe the program")};
    entry.synopses = {
        QStringLiteral("showdown-cli help [COMMAND]"),
        QStringLiteral("showdown-cli help E7"),
        QStringLiteral("showdown-cli help --format man|bash|zsh|fish"),
        QStringLiteral("showdown-cli help --format schema [NAME]"),
    };
    entry.paragraphs = {
        HelpText::tr(
            "Says what a command does and what it takes, or what the program does; of E and a\n"
            "number, which mistake of the printed articles that is.\n"),
        HelpText::tr(
            "With --format schema it prints the JSON schema of what a command writes with\n"
            "--format json, or of a kind of file; without NAME it lists which there are.\n"
            "Within a major version of this program keys are only added.\n")};
    entry.options = {{"format",
                      QStringLiteral("FORMAT"),
                      HelpText::tr("describe the whole program to other programs instead"),
                      HelpText::tr("man for a man page; bash, zsh or fish for completions of that "
                                   "shell; schema for what is written as JSON"),
                      manual::oneOf(manual::formNames() << schemaForm),
                      {},
                      {},
                      {}}};
    entry.takesShared = false;
    QStringList names;
    for (const CommandEntry& other : others)
        names << QString::fromStdString(other.name);
    for (const manual::Term& mistake : mistakeTerms())
        names << mistake.term;
    entry.operands = {manual::oneOf(names)};
    entry.examples = {QStringLiteral("showdown-cli help compare"),
                      QStringLiteral("showdown-cli help --format bash > showdown-cli"),
                      QStringLiteral("showdown-cli help --format schema odds")};
    return entry;
}

QList<Chapter> chapters()
{
    const auto code = [](const char* number, const QString& meaning) {
        return manual::Term{QString::fromLatin1(number), meaning};
    };
    return {
        {HelpText::tr("Exit status"),
         {},
         {code("0", HelpText::tr("all is well")),
          code("1", HelpText::tr("a hand or a file is wrong, or the result cannot be written; with "
                                 "check and lesson also, something that was checked is wrong")),
          code("2", HelpText::tr("an option, a command or a name is wrong"))}},
        {HelpText::tr("Files"),
         {},
         {{QStringLiteral("*.showdown"),
           HelpText::tr("one table or several, each with its hands, players and rules, or a "
                        "situation of Odds, as showdown saves them; JSON")}}},
        {HelpText::tr("Environment"),
         {},
         {{QStringLiteral("NO_COLOR"),
           HelpText::tr("if it is set, nothing is coloured unless --color always asks for it")},
          {QStringLiteral("SOURCE_DATE_EPOCH"),
           HelpText::tr("the date of a worksheet, in seconds since 1970")},
          {QStringLiteral("LANGUAGE, LC_ALL, LC_MESSAGES, LANG"),
           HelpText::tr("the language, unless --lang is given")}}},
    };
}

} // namespace

manual::Program program()
{
    manual::Program all;
    all.name = "showdown-cli";
    all.version = QStringLiteral(SHOWDOWN_VERSION);
    all.what = HelpText::tr("compare poker hands and say why one wins");
    all.paragraphs = {
        HelpText::tr("Compares poker hands with wild cards and says why one wins.\n"),
        handParagraph(),
    };
    all.commands = {compareEntry(), explainEntry(),  casesEntry(),     checkEntry(),
                    ranksEntry(),   wildEntry(),     rulesEntry(),     oddsEntry(),
                    lessonEntry(),  practiceEntry(), worksheetEntry(), codeEntry()};
    all.commands << helpEntry(all.commands);
    for (const CommandEntry& command : all.commands)
        all.synopses += command.synopses;
    all.synopses << QStringLiteral("showdown-cli --help | --version");
    all.sharedHeading = HelpText::tr("House rules");
    all.shared = rulesOptions();
    all.common = commonOptions();
    all.options = {
        {"version", {}, HelpText::tr("the version of this program"), {}, {}, {}, "vV", {}}};
    all.chapters = chapters();
    all.seeAlso = {QStringLiteral("showdown(1)")};
    return all;
}

} // namespace showdown::cli

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/cli/help.h"

#include "app/cli/helpparts.h"
#include "app/narration/fill.h"

namespace showdown::cli {

namespace {

QString compareSynopsis()
{
    return QStringLiteral(
        "showdown-cli compare [RULES] [--lens RANK] [--format text|json] HAND [HAND [HAND]]");
}

QString batchSynopsis()
{
    return QStringLiteral(
        "showdown-cli compare [RULES] [--lens RANK] --batch FILE [--jobs N] [--format json|csv]");
}

QString explainSynopsis()
{
    return QStringLiteral(
        "showdown-cli explain [RULES] [--lens RANK] [--level LEVEL] [--step N | --function NAME]\n"
        "           [--format text|json|html|md] HAND [HAND [HAND]]");
}

QString casesSynopsis()
{
    return QStringLiteral(
        "showdown-cli cases [RULES] [--lens best|all|RANK] [--match] [--count N]\n"
        "           [--seed S] [--format json|csv]");
}

QString checkSynopsis()
{
    return QStringLiteral(
        "showdown-cli check [RULES] [--lens best|all|RANK] [--match] [--count N]\n"
        "           [--seed S] [--keep-going] [--timeout S] --command CMD");
}

QString ranksSynopsis()
{
    return QStringLiteral("showdown-cli ranks [RULES] [--format text|json]");
}

QString wildSynopsis()
{
    return QStringLiteral("showdown-cli wild [RULES] [--format text|json] HAND");
}

QString rulesSynopsis()
{
    return QStringLiteral("showdown-cli rules [NAME] [--format text|json]");
}

QString oddsSynopsis()
{
    return QStringLiteral(
        "showdown-cli odds [RULES] --hole CARDS [--hole CARDS [--hole CARDS]] [--players N]\n"
        "           [--board CARDS] [--dead CARDS] [--to RANK] [--seed S] [--progress]\n"
        "           [--format text|json]");
}

QString oddsFileSynopsis()
{
    return QStringLiteral(
        "showdown-cli odds [RULES] FILE.showdown [--to RANK] [--seed S] [--progress]\n"
        "           [--format text|json]");
}

QString lessonSynopsis()
{
    return QStringLiteral("showdown-cli lesson check FOLDER [FOLDER...]");
}

QString runFormatHelp()
{
    return HelpText::tr(
        "  --format FORMAT   text for people (the default), json for other programs, html: a page\n"
        "                    that steps through the run in any browser, without network, or\n"
        "                    md: its story as Markdown\n");
}

QString stepsHelp()
{
    return HelpText::tr(
        "  --level LEVEL     which steps a text shows: story (the default), those that have found\n"
        "                    something out; questions, what was asked and answered as well;\n"
        "                    every, each line that ran\n"
        "  --step N          one step alone, with its listing, its variables and its callers;\n"
        "                    N counts at the level if --level is given, else all steps\n"
        "  --function NAME   the steps of one function: DoCardsHaveSameValue\n");
}

QString batchHelp()
{
    return HelpText::tr(
        "  --batch FILE      compare the hands of each line of a file (- for standard input),\n"
        "                    separated by '|', and write a line of JSON for each, or with\n"
        "                    --format csv ranks, places and winners; blank lines and lines that\n"
        "                    begin with # are skipped\n"
        "  --jobs N          how many lines of a batch to answer at once, 1 to 64; 1 if not given.\n"
        "                    The answers keep the order of the lines\n");
}

QString casesOptionsHelp(const QString& defaultCount)
{
    return narration::fill(
        HelpText::tr(
            "Options:\n"
            "  --lens RANK       compare all hands as this rank; a hand that is not of it\n"
            "                    takes no part ('showdown-cli help compare'). best: by best\n"
            "                    rank, as without --lens; all: as each rank in turn\n"
            "  --match           single hands instead, and their ranks\n"
            "  --count N         how many cases; %1 if not given\n"
            "  --seed S          other cases; one number always gives the same ones\n",
            "%1: a number"),
        {defaultCount});
}

QString oddsRulesHelp()
{
    return HelpText::tr(
        "RULES, the house rules: --rules NAME, where standard is the default here, --set RULE=VALUE,\n"
        "and --jokers N ('showdown-cli help compare'). Odds are those of one deck: --deck free\n"
        "is no choice here.\n");
}

QString oddsOptionsHelp()
{
    return HelpText::tr(
        "  --hole CARDS      the two cards of a player, ? for one that nobody has seen:\n"
        "                    \"Ah Kd\", \"Ah ?\"; once for each of up to three players;\n"
        "                    \"\" is a player who does not play\n"
        "  --players N       how many there are; those without --hole have unknown cards\n"
        "  --board CARDS     the cards on the table: none, three, four or five\n"
        "  --dead CARDS      cards that have been seen and are out of play\n"
        "  --to RANK         what a player alone hopes for, or better; straight if not given.\n"
        "                    Not for several players, who hope to win\n"
        "  --seed S          another sample, where there are too many deals to count them all\n"
        "  --progress        show how far the count is even if it is short, or if standard\n"
        "                    error is no terminal\n");
}

} // namespace

QString programHelp()
{
    const QStringList parts{
        usageHelp({compareSynopsis(), batchSynopsis(), explainSynopsis(), casesSynopsis(),
                   checkSynopsis(), ranksSynopsis(), wildSynopsis(), rulesSynopsis(),
                   oddsSynopsis(), oddsFileSynopsis(), lessonSynopsis(),
                   QStringLiteral("showdown-cli help COMMAND"),
                   QStringLiteral("showdown-cli --help | --version")}),
        HelpText::tr("Compares poker hands with wild cards and says why one wins.\n"),
        HelpText::tr(
            "Commands:\n"
            "  compare           compare one to three hands\n"
            "  explain           compare them and show every step\n"
            "  cases             write test cases for a comparator of your own\n"
            "  check             feed such cases to a program and explain its first mistake\n"
            "  ranks             count how often each rank comes\n"
            "  wild              list every choice for the wilds of a hand\n"
            "  rules             say what the house rules of a name set\n"
            "  odds              say who wins how often, and which cards help\n"
            "  lesson            check that what lessons say is true\n"
            "\n"
            "'showdown-cli help COMMAND' says more.\n"),
        HelpText::tr("Options:\n"
                     "  -V, --version     the version of this program\n")
            + commonHelp(),
        exitHelp(),
    };
    return parts.join(QLatin1Char('\n'));
}

QString compareHelp()
{
    const QStringList parts{
        usageHelp({compareSynopsis(), batchSynopsis()}),
        HelpText::tr("Compares one to three hands and says which wins and why.\n"),
        handHelp(),
        rulesHelp(),
        optionsHelp() + formatHelp() + batchHelp() + commonHelp(),
        examplesHelp(QStringLiteral(
            "  showdown-cli compare \"Qh 9d Qc 7s 2h\" \"9c Qs 3d * 7h\"\n"
            "  showdown-cli compare table.showdown --rules standard\n"
            "  showdown-cli compare --rules deuces --format json \"2h 2d Kc 9s 4s\"\n"
            "  showdown-cli compare --deck free --lens full-house \"8h 8d 7h 7d *\" \"8c 8d 7s * *\"\n")),
        exitHelp(),
    };
    return parts.join(QLatin1Char('\n'));
}

QString explainHelp()
{
    const QStringList parts{
        usageHelp({explainSynopsis()}),
        HelpText::tr(
            "Compares one to three hands and says how that went: for every rank why a hand is\n"
            "of it or not, what was compared with what, and the steps of the code that ran.\n"),
        handHelp(),
        rulesHelp(),
        optionsHelp() + runFormatHelp() + stepsHelp() + commonHelp(),
        examplesHelp(QStringLiteral(
            "  showdown-cli explain \"Qh 9d Qc 7s 2h\" \"9c Qs 3d * 7h\" | less\n"
            "  showdown-cli explain --rules bug --level every \"Kh Kd 5c 2s *\"\n"
            "  showdown-cli explain --level story --step 12 \"Qh 9d Qc 7s 2h\" \"9c Qs 3d * 7h\"\n"
            "  showdown-cli explain --format json \"Kh 6c 6h 2s *\" \"Ks 6d 6s 3h w\" > steps.json\n"
            "  showdown-cli explain --format html \"Kh 6c 6h 2s *\" \"Ks 6d 6s 3h w\" > run.html\n")),
        exitHelp(),
    };
    return parts.join(QLatin1Char('\n'));
}

QString casesHelp()
{
    const QStringList parts{
        usageHelp({casesSynopsis()}),
        HelpText::tr(
            "Writes test cases for a comparator of your own: two or three hands a line, with the\n"
            "right answer and the part that decided; with --match one hand, and what it just\n"
            "misses. Hands that expose the known slips come first, then hands at an edge, then\n"
            "every kind of decision and tie, then hands by chance.\n"),
        rulesHelp(),
        casesOptionsHelp(QStringLiteral("100"))
            + HelpText::tr(
                "  --format FORMAT   json (the default), or csv with a line of headings\n")
            + commonHelp(),
        examplesHelp(
            QStringLiteral("  showdown-cli cases --count 20\n"
                           "  showdown-cli cases --lens two-pair --format csv > two-pair.csv\n")),
        exitHelp(),
    };
    return parts.join(QLatin1Char('\n'));
}

QString checkHelp()
{
    const QStringList parts{
        usageHelp({checkSynopsis()}),
        HelpText::tr(
            "Tests a comparator of your own. CMD, a command of the shell, is started once. It is\n"
            "given the hands of a case on a line, separated by '|', and must answer with a line:\n"
            "the numbers of the winners, separated by spaces. With --lens all the rank stands\n"
            "before the hands ('two-pair: HAND | HAND'), and an empty line says that no hand is\n"
            "of it. With --match the line is one hand and the answer its rank. At the first\n"
            "wrong answer the right one is explained.\n"),
        rulesHelp(),
        casesOptionsHelp(QStringLiteral("1000"))
            + HelpText::tr(
                "  --keep-going      go on after a wrong answer; a table of them ends the report\n"
                "  --timeout S       how many seconds an answer may take; 5 if not given\n"
                "  --command CMD     the program under test\n")
            + commonHelp(),
        examplesHelp(QStringLiteral(
            "  showdown-cli check --command \"python3 compare.py\"\n"
            "  showdown-cli check --lens pair --count 200 --seed 7 --command ./jacks-or-better\n"
            "  showdown-cli check --lens all --keep-going --command ./compare\n"
            "  showdown-cli check --match --command ./rank-of\n")),
        HelpText::tr(
            "Exit status: 0 if all answers are right; 1 if one is wrong or does not come in\n"
            "time; 2 if an option or a name is wrong.\n"),
    };
    return parts.join(QLatin1Char('\n'));
}

QString ranksHelp()
{
    const QStringList parts{
        usageHelp({ranksSynopsis()}),
        HelpText::tr(
            "Counts how often each rank comes, of all five-card hands of one deck with its\n"
            "jokers.\n"),
        rulesHelp(),
        optionsHeading() + formatHelp() + commonHelp(),
        examplesHelp(QStringLiteral("  showdown-cli ranks --rules standard --jokers 2\n"
                                    "  showdown-cli ranks --rules deuces --format json\n")),
        exitHelp(),
    };
    return parts.join(QLatin1Char('\n'));
}

QString wildHelp()
{
    const QStringList parts{
        usageHelp({wildSynopsis()}),
        HelpText::tr(
            "Lists every choice for the wilds of a hand and what it makes, the best first.\n"),
        oneHandHelp(),
        rulesHelp(),
        optionsHeading() + formatHelp() + commonHelp(),
        examplesHelp(QStringLiteral("  showdown-cli wild \"Kh 6c 6h 2s *\"\n"
                                    "  showdown-cli wild --format json \"2s 2h 2d Qc *\"\n")),
        exitHelp(),
    };
    return parts.join(QLatin1Char('\n'));
}

QString rulesCommandHelp()
{
    const QStringList parts{
        usageHelp({rulesSynopsis()}),
        HelpText::tr(
            "Says in words what the house rules of a name set, each rule as --set RULE=VALUE\n"
            "takes it; without NAME all of them. NAME is one of:\n")
            + presetLines(),
        optionsHeading() + formatHelp() + commonHelp(),
        examplesHelp(QStringLiteral("  showdown-cli rules\n"
                                    "  showdown-cli rules deuces --format json\n")),
        exitHelp(),
    };
    return parts.join(QLatin1Char('\n'));
}

QString oddsHelp()
{
    const QStringList parts{
        usageHelp({oddsSynopsis(), oddsFileSynopsis()}),
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
            "count and prints what it has come to so far, marked as partial; a second one prints\n"
            "nothing.\n"),
        HelpText::tr(
            "FILE.showdown, in place of the cards: a file of this program with a situation of Odds.\n"
            "Its rules hold unless options change them.\n"),
        oddsRulesHelp(),
        optionsHeading() + oddsOptionsHelp() + formatHelp() + commonHelp(),
        examplesHelp(
            QStringLiteral("  showdown-cli odds --hole \"4c 9c\" --board \"7d 5c Kh 8c\"\n"
                           "  showdown-cli odds --hole \"As Ks\" --hole \"Qd Qc\" --format json\n"
                           "  showdown-cli odds --jokers 2 --hole \"As *\" --players 2\n"
                           "  showdown-cli odds situation.showdown --rules deuces\n")),
        HelpText::tr(
            "Exit status: 0, also after Ctrl+C; 1 if a card or a file is wrong; 2 if an option\n"
            "or a name is.\n"),
    };
    return parts.join(QLatin1Char('\n'));
}

QString lessonHelp()
{
    const QStringList parts{
        usageHelp({lessonSynopsis()}),
        HelpText::tr(
            "Reads lessons and holds everything that they claim against the engine: who wins, why,\n"
            "names, numbers, and the answers of exercises. Each mistake is a line on standard error,\n"
            "with its file and line.\n"),
        HelpText::tr(
            "FOLDER: a lesson (a folder with lesson.md and tasks.json), a folder of lessons, or\n"
            "one with a folder for each language, where translations are compared with en.\n"),
        optionsHeading() + commonHelp(),
        examplesHelp(
            QStringLiteral("  showdown-cli lesson check resources/lessons\n"
                           "  showdown-cli lesson check resources/lessons/en/06-two-pair\n")),
        HelpText::tr(
            "Exit status: 0 if nothing is wrong; 1 if something is, or a folder cannot be read;\n"
            "2 if the command is wrong.\n"),
    };
    return parts.join(QLatin1Char('\n'));
}

} // namespace showdown::cli

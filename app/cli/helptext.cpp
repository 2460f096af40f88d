// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/cli/helptext.h"

#include "app/cli/helpparts.h"
#include "app/narration/fill.h"

#include <QCoreApplication>
#include <QStringList>

namespace showdown::cli {

namespace {

struct HelpText
{
    Q_DECLARE_TR_FUNCTIONS(HelpText)
};

QString synopsis()
{
    return QStringLiteral(
        "showdown-cli compare [RULES] [--lens RANK] [--format text|json] HAND [HAND [HAND]]");
}

QString batchSynopsis()
{
    return QStringLiteral("showdown-cli compare [RULES] [--lens RANK] --batch FILE");
}

QString explainSynopsis()
{
    return QStringLiteral(
        "showdown-cli explain [RULES] [--lens RANK] [--format text|json] HAND [HAND [HAND]]");
}

QString casesSynopsis()
{
    return QStringLiteral("showdown-cli cases [RULES] [--lens RANK] [--count N] [--seed S] "
                          "[--format json|csv]");
}

QString checkSynopsis()
{
    return QStringLiteral("showdown-cli check [RULES] [--lens RANK] [--count N] [--seed S] "
                          "--command CMD");
}

QString optionsHelp()
{
    return HelpText::tr(
        "Options:\n"
        "  --lens RANK       compare all hands as this rank, whatever better they may be:\n"
        "                    high-card, pair, two-pair, three-of-a-kind, straight, flush,\n"
        "                    full-house, four-of-a-kind, straight-flush, royal-flush, or\n"
        "                    five-of-a-kind where the rules have it\n"
        "  --format FORMAT   text (the default), or json for other programs\n");
}

QString batchHelp()
{
    return HelpText::tr(
        "  --batch FILE      compare the hands of each line of a file (- for standard input),\n"
        "                    separated by '|', and write a line of JSON for each; blank lines and\n"
        "                    lines that begin with # are skipped\n");
}

QString casesOptionsHelp(const QString& defaultCount)
{
    return narration::fill(
        HelpText::tr(
            "Options:\n"
            "  --lens RANK       compare all hands as this rank; a hand that is not of it\n"
            "                    takes no part ('showdown-cli compare --help')\n"
            "  --count N         how many cases; %1 if not given\n"
            "  --seed S          other cases; one number always gives the same ones\n",
            "%1: a number"),
        {defaultCount});
}

} // namespace

QString programHelp()
{
    const QStringList parts{
        narration::fill(
            HelpText::tr("Usage: %1\n       showdown-cli --help | --version\n",
                         "%1: a command line"),
            {stacked({synopsis(), batchSynopsis(), explainSynopsis(), casesSynopsis(),
                      checkSynopsis(), ranksSynopsis(), wildSynopsis(), oddsSynopsis()})}),
        HelpText::tr("Compares poker hands with wild cards and says why one wins.\n"),
        HelpText::tr(
            "Commands:\n"
            "  compare           compare one to three hands\n"
            "  explain           compare them and show every step\n"
            "  cases             write test cases for a comparator of your own\n"
            "  check             feed such cases to a program and explain its first mistake\n"
            "  ranks             count how often each rank comes\n"
            "  wild              list every choice for the wilds of a hand\n"
            "  odds              say who wins how often, and which cards help\n"
            "\n"
            "'showdown-cli COMMAND --help' says more.\n"),
        HelpText::tr("Options:\n"
                     "  --version         the version of this program\n")
            + commonHelp(),
        exitHelp(),
    };
    return parts.join(QLatin1Char('\n'));
}

QString compareHelp()
{
    const QStringList parts{
        narration::fill(HelpText::tr("Usage: %1\n", "%1: a command line"),
                        {stacked({synopsis(), batchSynopsis()})}),
        HelpText::tr("Compares one to three hands and says which wins and why.\n"),
        handHelp(),
        rulesHelp(),
        optionsHelp() + batchHelp() + commonHelp(),
        examplesHelp(QStringLiteral(
            "  showdown-cli compare \"Qh 9d Qc 7s 2h\" \"9c Qs 3d * 7h\"\n"
            "  showdown-cli compare --rules deuces --format json \"2h 2d Kc 9s 4s\"\n"
            "  showdown-cli compare --deck free --lens full-house \"8h 8d 7h 7d *\" \"8c 8d 7s * *\"\n")),
        exitHelp(),
    };
    return parts.join(QLatin1Char('\n'));
}

QString explainHelp()
{
    const QStringList parts{
        narration::fill(HelpText::tr("Usage: %1\n", "%1: a command line"), {explainSynopsis()}),
        HelpText::tr(
            "Compares one to three hands and says how that went: for every rank why a hand is\n"
            "of it or not, what was compared with what, and each line of the pseudo-code that ran.\n"),
        handHelp(),
        rulesHelp(),
        optionsHelp() + commonHelp(),
        examplesHelp(QStringLiteral(
            "  showdown-cli explain \"Qh 9d Qc 7s 2h\" \"9c Qs 3d * 7h\" | less\n"
            "  showdown-cli explain --rules bug \"Kh Kd 5c 2s *\"\n"
            "  showdown-cli explain --format json \"Kh 6c 6h 2s *\" \"Ks 6d 6s 3h w\" > steps.json\n")),
        exitHelp(),
    };
    return parts.join(QLatin1Char('\n'));
}

QString casesHelp()
{
    const QStringList parts{
        narration::fill(HelpText::tr("Usage: %1\n", "%1: a command line"), {casesSynopsis()}),
        HelpText::tr(
            "Writes test cases for a comparator of your own: two or three hands a line, with the\n"
            "right answer and the part that decided. Hands that expose the known slips come\n"
            "first, then every kind of decision and tie, then hands by chance.\n"),
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
        narration::fill(HelpText::tr("Usage: %1\n", "%1: a command line"), {checkSynopsis()}),
        HelpText::tr(
            "Tests a comparator of your own. CMD, a command of the shell, is started once. It is\n"
            "given the hands of a case on a line, separated by '|', and must answer with a line:\n"
            "the numbers of the winners, separated by spaces. At the first wrong answer the\n"
            "right one is explained.\n"),
        rulesHelp(),
        casesOptionsHelp(QStringLiteral("1000"))
            + HelpText::tr("  --command CMD     the program under test\n") + commonHelp(),
        examplesHelp(QStringLiteral(
            "  showdown-cli check --command \"python3 compare.py\"\n"
            "  showdown-cli check --lens pair --count 200 --seed 7 --command ./jacks-or-better\n")),
        HelpText::tr(
            "Exit status: 0 if all answers are right; 1 if one is wrong or none comes within\n"
            "5 seconds; 2 if an option or a name is wrong.\n"),
    };
    return parts.join(QLatin1Char('\n'));
}

} // namespace showdown::cli

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/cli/helpparts.h"
#include "app/cli/helptext.h"
#include "app/narration/fill.h"

#include <QCoreApplication>

namespace showdown::cli {

namespace {

struct HelpText
{
    Q_DECLARE_TR_FUNCTIONS(HelpText)
};

QString usage(const QString& synopsis)
{
    return narration::fill(HelpText::tr("Usage: %1\n", "%1: a command line"), {synopsis});
}

QString formatHelp()
{
    return HelpText::tr("  --format FORMAT   json (the default), or text for people\n");
}

QString optionsHeading()
{
    return HelpText::tr("Options:\n");
}

QString oddsRulesHelp()
{
    return HelpText::tr(
        "RULES, the house rules: --rules NAME, where standard is the default here, --set RULE=VALUE,\n"
        "--deck and --jokers N ('showdown-cli compare --help'). Odds are those of one deck.\n");
}

QString oddsOptionsHelp()
{
    return HelpText::tr(
        "  --hole CARDS      the two cards of a player, ? for one that nobody has seen:\n"
        "                    \"Ah Kd\", \"Ah ?\"; once for each of up to three players\n"
        "  --players N       how many play; those without --hole have unknown cards\n"
        "  --board CARDS     the cards on the table: none, three, four or five\n"
        "  --dead CARDS      cards that have been seen and are out of play\n"
        "  --to RANK         what a player alone hopes for, or better; straight if not given\n"
        "  --seed S          another sample, where there are too many deals to count them all\n"
        "  --progress        show how far the count is even if it is short, or if standard\n"
        "                    error is no terminal\n");
}

} // namespace

QString ranksHelp()
{
    const QStringList parts{
        usage(ranksSynopsis()),
        HelpText::tr(
            "Counts how often each rank comes, of all five-card hands of one deck with its\n"
            "jokers.\n"),
        rulesHelp(),
        optionsHeading() + formatHelp() + commonHelp(),
        examplesHelp(QStringLiteral("  showdown-cli ranks --rules standard --jokers 2\n"
                                    "  showdown-cli ranks --rules deuces --format text\n")),
        exitHelp(),
    };
    return parts.join(QLatin1Char('\n'));
}

QString wildHelp()
{
    const QStringList parts{
        usage(wildSynopsis()),
        HelpText::tr(
            "Lists every choice for the wilds of a hand and what it makes, the best first.\n"),
        handHelp(),
        rulesHelp(),
        optionsHeading() + formatHelp() + commonHelp(),
        examplesHelp(QStringLiteral("  showdown-cli wild \"Kh 6c 6h 2s *\"\n"
                                    "  showdown-cli wild --format text \"2s 2h 2d Qc *\"\n")),
        exitHelp(),
    };
    return parts.join(QLatin1Char('\n'));
}

QString oddsHelp()
{
    const QStringList parts{
        usage(oddsSynopsis()),
        HelpText::tr(
            "Says how often each of up to three players wins who hold two cards each and share a\n"
            "board of five, and which single cards help: a player alone to a rank, a player against\n"
            "others to win, on the board's last card.\n"),
        HelpText::tr(
            "Every deal is counted. Only with unknown hole cards and more than 3,000,000,000 deals a\n"
            "sample is taken; the result says so and gives its standard error. Ctrl+C ends a long\n"
            "count and prints what it has come to so far, marked as partial; a second one prints\n"
            "nothing.\n"),
        oddsRulesHelp(),
        optionsHeading() + oddsOptionsHelp() + formatHelp() + commonHelp(),
        examplesHelp(QStringLiteral(
            "  showdown-cli odds --hole \"4c 9c\" --board \"7d 5c Kh 8c\" --format text\n"
            "  showdown-cli odds --hole \"As Ks\" --hole \"Qd Qc\"\n"
            "  showdown-cli odds --jokers 2 --hole \"As *\" --players 2\n")),
        HelpText::tr(
            "Exit status: 0, also after Ctrl+C; 1 if a card is wrong; 2 if an option or a\n"
            "name is.\n"),
    };
    return parts.join(QLatin1Char('\n'));
}

} // namespace showdown::cli

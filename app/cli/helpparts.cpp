// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/cli/helpparts.h"

#include "app/narration/fill.h"
#include "app/narration/translation.h"

#include <QCoreApplication>

namespace showdown::cli {

namespace {

struct HelpText
{
    Q_DECLARE_TR_FUNCTIONS(HelpText)
};

} // namespace

QString stacked(const QStringList& synopses)
{
    return synopses.join(QStringLiteral("\n       "));
}

QString ranksSynopsis()
{
    return QStringLiteral("showdown-cli ranks [RULES] [--format json|text]");
}

QString wildSynopsis()
{
    return QStringLiteral("showdown-cli wild [RULES] [--format json|text] HAND");
}

QString oddsSynopsis()
{
    return QStringLiteral(
        "showdown-cli odds [RULES] --hole CARDS [--hole CARDS [--hole CARDS]] [--players N]\n"
        "           [--board CARDS] [--dead CARDS] [--to RANK] [--seed S] [--progress]\n"
        "           [--format json|text]");
}

QString handHelp()
{
    return HelpText::tr(
        "HAND is up to five cards in one argument: \"Kh 6c 6h 2s *\", 10h,10d or KhKdQs9c2h.\n"
        "A card is 2 to 10, T, J, Q, K or A and a suit, h d c s; a wild is *, w or joker.\n"
        "A hand with fewer than five cards is unfinished; \"\" is a player who does not play.\n");
}

QString rulesHelp()
{
    return HelpText::tr(
        "RULES, the house rules:\n"
        "  --rules NAME      series (the default), standard, bug or deuces\n"
        "  --set RULE=VALUE  change one rule; may be given several times:\n"
        "      pairFloor=J           the lowest pair that counts: 2 to 10, J, Q, K, A\n"
        "      lowAceStraight=on     A-2-3-4-5 is the lowest straight\n"
        "      fiveOfAKind=on        five equal cards are the highest rank\n"
        "      flushRepeats=on       a wild in a flush may be a second ace\n"
        "      naturalBeatsWild=on   of two equal hands the one with fewer wilds wins\n"
        "      wildScope=bug         a wild is an ace, or completes a straight or flush; or full\n"
        "      wildRanks=2,J         ranks that are wild as well, or none\n"
        "      wildCards=Jh,Js       cards that are wild as well, or none\n"
        "      deck=free             a card may be held more than once; or one\n"
        "      jokers=2              how many jokers the deck holds, 0 to 1000\n"
        "  --deck free       short for --set deck=free\n"
        "  --jokers N        short for --set jokers=N\n");
}

QString commonHelp()
{
    return narration::fill(HelpText::tr("  --lang L          the language: %1\n"
                                        "  --help            this text\n"
                                        "  --                what follows is no option\n"),
                           {narration::availableLanguages().join(QStringLiteral(", "))});
}

QString exitHelp()
{
    return HelpText::tr("Exit status: 0; 1 if a hand is wrong; 2 if an option or a name is.\n");
}

QString examplesHelp(const QString& commandLines)
{
    return narration::fill(HelpText::tr("Examples:\n%1", "%1: command lines"), {commandLines});
}

} // namespace showdown::cli

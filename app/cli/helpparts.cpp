// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/cli/helpparts.h"

#include "app/cli/report.h"
#include "app/narration/fill.h"
#include "app/narration/rulestext.h"
#include "app/narration/translation.h"

namespace showdown::cli {

namespace {

QString exampleLine(const QString& example, const QString& words)
{
    constexpr int width = 28;
    return wrapped(words, QStringLiteral("      ").append(example).leftJustified(width),
                   QString(width, QLatin1Char(' ')));
}

/// What each rule is, with a value as an example.
QStringList ruleLines()
{
    const auto line = [](const char* example, const QString& words) {
        return exampleLine(QString::fromLatin1(example), words);
    };
    return {
        line("pairFloor=J", HelpText::tr("the lowest pair that counts: 2 to 10, J, Q, K, A")),
        line("lowAceStraight=on", HelpText::tr("A-2-3-4-5 is the lowest straight")),
        line("fiveOfAKind=on", HelpText::tr("five equal cards are the highest rank")),
        line("flushRepeats=on", HelpText::tr("a wild in a flush may be a second ace")),
        line("naturalBeatsWild=on",
             HelpText::tr("of two equal hands the one with fewer wilds wins")),
        line("wildScope=bug",
             HelpText::tr("a wild is an ace, or completes a straight or flush; or full")),
        line("wildRanks=2,J", HelpText::tr("ranks that are wild as well, or none")),
        line("wildCards=Jh,Js", HelpText::tr("cards that are wild as well, or none")),
        line("deck=free", HelpText::tr("a card may be held more than once; or one")),
        line("jokers=2", HelpText::tr("how many jokers the deck holds, 0 to 1000")),
    };
}

} // namespace

QString usageHelp(const QStringList& synopses)
{
    const QString pattern = HelpText::tr("Usage: %1\n", "%1: a command line");
    const QString indent(pattern.indexOf(QStringLiteral("%1")), QLatin1Char(' '));
    return narration::fill(pattern, {synopses.join(QLatin1Char('\n') + indent)});
}

QString handHelp()
{
    return HelpText::tr(
        "HAND is up to five cards in one argument: \"Kh 6c 6h 2s *\", 10h,10d or KhKdQs9c2h.\n"
        "A card is 2 to 10, T, J, Q, K or A and a suit, h d c s; a wild is *, w or joker.\n"
        "A hand with fewer than five cards is unfinished; \"\" is a player who does not play.\n"
        "A file of hands, such as table.showdown, may stand in place of all of them; options\n"
        "override its rules and its lens.\n");
}

QString oneHandHelp()
{
    return HelpText::tr(
        "HAND is five cards in one argument: \"Kh 6c 6h 2s *\", 10h,10d,Qs,9c,w or KhKdQs9c*.\n"
        "A card is 2 to 10, T, J, Q, K or A and a suit, h d c s; a wild is *, w or joker.\n"
        "A file of hands, such as table.showdown, may stand in its place if one of its hands\n"
        "alone holds a wild; options override its rules.\n");
}

QString presetLines()
{
    QString presets;
    for (const Preset preset : allPresets())
        presets += exampleLine(QLatin1String(id(preset)), narration::presetDescription(preset));
    return presets;
}

QString rulesHelp()
{
    return HelpText::tr("RULES, the house rules:\n"
                        "  --rules NAME      all of them at once; series if not given:\n")
           + presetLines()
           + HelpText::tr("  --set RULE=VALUE  change one rule; may be given several times:\n")
           + ruleLines().join(QString())
           + HelpText::tr("  --deck free       short for --set deck=free\n"
                          "  --jokers N        short for --set jokers=N\n");
}

QString optionsHeading()
{
    return HelpText::tr("Options:\n");
}

QString formatHelp()
{
    return HelpText::tr(
        "  --format FORMAT   text for people (the default), or json for other programs\n");
}

QString optionsHelp()
{
    return HelpText::tr(
        "Options:\n"
        "  --lens RANK       compare all hands as this rank, whatever better they may be:\n"
        "                    high-card, pair, two-pair, three-of-a-kind, straight, flush,\n"
        "                    full-house, four-of-a-kind, straight-flush, royal-flush, or\n"
        "                    five-of-a-kind where the rules have it; best, as without --lens,\n"
        "                    takes back the lens of a file\n");
}

QString commonHelp()
{
    return narration::fill(
        HelpText::tr("  --lang L          the language: %1\n"
                     "  --color WHEN      auto (the default) colours text on a terminal,\n"
                     "                    always elsewhere too, never nowhere; with NO_COLOR\n"
                     "                    set nothing is coloured\n"
                     "  -h, --help        this text\n"
                     "  --                what follows is no option\n"),
        {narration::availableLanguages().join(QStringLiteral(", "))});
}

QString examplesHelp(const QString& commandLines)
{
    return narration::fill(HelpText::tr("Examples:\n%1", "%1: command lines"), {commandLines});
}

QString exitHelp()
{
    return HelpText::tr(
        "Exit status: 0; 1 if a hand or a file is wrong; 2 if an option or a name is.\n");
}

} // namespace showdown::cli

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/narration/oddsarithmetictext.h"

#include "app/narration/fill.h"
#include "app/narration/numbertext.h"

#include <QCoreApplication>

#include <concepts>

namespace showdown::narration {

namespace {

struct ArithmeticText
{
    Q_DECLARE_TR_FUNCTIONS(ArithmeticText)
};

/// The goal of a chance by outs.
enum class Aim : std::uint8_t {
    make, ///< alone: the rank hoped for
    lead, ///< on the flop against others
    keep, ///< on the flop for a player ahead
    win,  ///< on the turn against others
};

Aim aimOf(const Situation& situation, bool leads = false)
{
    if (leads && situation.street() == Street::flop)
        return Aim::keep;
    if (situation.players.size() == 1)
        return Aim::make;
    return situation.street() == Street::flop ? Aim::lead : Aim::win;
}

QString number(std::integral auto value)
{
    return QString::number(value);
}

QString outsReckoning(Aim aim)
{
    switch (aim) {
    case Aim::make:
        return ArithmeticText::tr("cards that make it", "what outs are, of a player alone");
    case Aim::lead:
        return ArithmeticText::tr("cards that put you ahead", "what outs are, on the flop");
    case Aim::keep:
        return ArithmeticText::tr("cards that keep the lead", "what they are, on the flop");
    case Aim::win:
        return ArithmeticText::tr("cards that win", "what outs are, on the turn");
    }
    return {};
}

QString chanceLabel(Aim aim)
{
    switch (aim) {
    case Aim::make:
        return ArithmeticText::tr("Make it", "label: the chance of the rank hoped for");
    case Aim::lead:
    case Aim::keep:
        return ArithmeticText::tr("Ahead", "label: the chance to be ahead after the next card");
    case Aim::win:
        return ArithmeticText::tr("Win", "label: the chance to win");
    }
    return {};
}

ArithmeticRow oddsRow(const PlayerOuts& outs, bool leads)
{
    const QString good = number(outs.count);
    const QString bad = number(outs.missesNext().good());
    const QString label = ArithmeticText::tr("Odds", "label: misses to outs, or outs to misses");
    if (leads && isLikely(outs.nextCard))
        return {label,
                fill(ArithmeticText::tr("%1 cards : %2 others", "%1, %2: numbers"), {good, bad}),
                inFavourText(outs.nextCard)};
    if (leads)
        return {label,
                fill(ArithmeticText::tr("%1 others : %2 cards", "%1, %2: numbers"), {bad, good}),
                againstText(outs.nextCard)};
    if (isLikely(outs.nextCard))
        return {label,
                fill(ArithmeticText::tr("%1 outs : %2 misses", "%1, %2: numbers"), {good, bad}),
                inFavourText(outs.nextCard)};
    return {label,
            fill(ArithmeticText::tr("%1 misses : %n out(s)", "%1: a number", outs.count), {bad}),
            againstText(outs.nextCard)};
}

ArithmeticRow byHeartRow(int outs, int times, int percent)
{
    return {
        ArithmeticText::tr("By heart", "label: the outs twice, or four times"),
        fill(ArithmeticText::tr("%1 outs × %2", "a rule by heart; %1: a number; %2: 2 or 4"),
             {number(outs), number(times)}),
        fill(ArithmeticText::tr("about %1 %", "a rule by heart; %1: a number"), {number(percent)})};
}

bool leads(const ArithmeticFacts& facts)
{
    return facts.standing == OutsStanding::leads;
}

/// The rule by heart and how far it is off, or why it is not used.
void addByHeart(ArithmeticPart& part, const ArithmeticFacts& facts, int times, const Chance& exact)
{
    const int outs = facts.outs.count;
    const int percent = outs * times;
    if (!hasRuleByHeart(facts.standing, percent)) {
        if (hasRuleByHeart(facts.standing, 0))
            part.notes << ArithmeticText::tr("The rule by heart is for a few outs.");
        return;
    }
    part.rows.push_back(byHeartRow(outs, times, percent));
    if (outs > 0 || exact.good() > 0)
        part.notes << byHeartError(percent, exact);
}

ArithmeticPart nextCardPart(const ArithmeticFacts& facts, int decimals)
{
    const PlayerOuts& outs = facts.outs;
    const Aim aim = aimOf(facts.situation, leads(facts));
    const int seen = static_cast<int>(facts.situation.shownCards().size());
    ArithmeticPart part;
    part.rows = {{ArithmeticText::tr("Unseen", "label: how many cards nobody has seen"),
                  fill(ArithmeticText::tr("%1 cards − %2 seen", "%1, %2: numbers"),
                       {number(seen + outs.unseen), number(seen)}),
                  number(outs.unseen)},
                 {leads(facts) ? ArithmeticText::tr("Cards", "label: how many leave a player ahead")
                               : ArithmeticText::tr("Outs", "label: how many cards help"),
                  outsReckoning(aim), number(outs.count)},
                 {chanceLabel(aim),
                  fill(ArithmeticText::tr("%1 ÷ %2 unseen", "%1, %2: numbers of cards"),
                       {number(outs.count), number(outs.unseen)}),
                  percentText(outs.nextCard, decimals)},
                 oddsRow(outs, leads(facts))};
    addByHeart(part, facts, 2, outs.nextCard);
    return part;
}

QString whyTheyDiffer(const ArithmeticFacts& facts, const Chance& byOuts)
{
    if (aimOf(facts.situation) != Aim::make)
        return ArithmeticText::tr("The outs tell who is ahead after one card, but the other card "
                                  "can change that. Every pair is counted to the end.");
    const bool isSame = byOuts.reduced() == facts.byRiver->reduced();
    return isSame ? ArithmeticText::tr("Both ways agree: no pair makes it without an out.")
                  : ArithmeticText::tr(
                      "The outs leave out pairs of cards that make it only together.");
}

ArithmeticRow allPairsRow(const Chance& byRiver, int decimals)
{
    return {ArithmeticText::tr("All pairs", "label: every pair of cards to come is counted"),
            fill(ArithmeticText::tr("%1 of %2 pairs", "%1, %2: numbers"),
                 {countText(byRiver.good()), countText(byRiver.all())}),
            percentText(byRiver, decimals)};
}

ArithmeticPart bothCardsPart(const ArithmeticFacts& facts, int decimals)
{
    const PlayerOuts& outs = facts.outs;
    const Chance first = outs.missesNext();
    const Chance second = outs.missesAgain();
    const Chance byOuts = outs.inTwoCards();
    ArithmeticPart part;
    part.heading = ArithmeticText::tr("With both cards to come", "heading");
    if (leads(facts)) {
        part.rows = {allPairsRow(*facts.byRiver, decimals)};
        return part;
    }
    part.rows = {
        {ArithmeticText::tr("By outs", "label: at least one out in two cards"),
         fill(QStringLiteral("1 − %1/%2 × %3/%4"), {number(first.good()), number(first.all()),
                                                    number(second.good()), number(second.all())}),
         percentText(byOuts, decimals)}};
    if (facts.byRiver)
        part.rows.push_back(allPairsRow(*facts.byRiver, decimals));
    addByHeart(part, facts, 4, facts.byRiver.value_or(byOuts));
    if (facts.byRiver)
        part.notes << whyTheyDiffer(facts, byOuts);
    return part;
}

} // namespace

bool hasRuleByHeart(OutsStanding standing, int percent)
{
    const bool isOpen = standing == OutsStanding::alone || standing == OutsStanding::draws;
    return isOpen && percent < 100;
}

QString byHeartError(int percent, const Chance& exact)
{
    // in thousandths of all cases, so that nothing is rounded before the end
    const auto wanted = static_cast<std::uint64_t>(percent) * 10 * exact.all();
    const std::uint64_t real = 1000 * exact.good();
    if (wanted == real)
        return ArithmeticText::tr("By heart is exact here.");
    const bool isLow = wanted < real;
    const std::uint64_t difference = isLow ? real - wanted : wanted - real;
    const std::uint64_t tenths = (2 * difference + exact.all()) / (2 * exact.all());
    if (tenths == 0)
        return ArithmeticText::tr("By heart is off by less than a tenth of a point.");
    // a percentage of one decimal without its sign
    const QString points = percentNumber({tenths, 1000});
    return fill(isLow ? ArithmeticText::tr("By heart is %1 points too low.", "%1: '2.7'")
                      : ArithmeticText::tr("By heart is %1 points too high.", "%1: '2.7'"),
                {points});
}

QString oddsCaption(const Chance& chance)
{
    if (!chance.againstTenths() || !chance.inFavourTenths())
        return ArithmeticText::tr("odds", "under '5.0 : 1'");
    return isLikely(chance) ? ArithmeticText::tr("odds in favour", "under '1.5 : 1'")
                            : ArithmeticText::tr("odds against", "under '5.0 : 1'");
}

QString chanceCaption(const Situation& situation)
{
    switch (aimOf(situation)) {
    case Aim::make:
        return situation.street() == Street::flop
                   ? ArithmeticText::tr("with the next card", "under '19.1 %'")
                   : ArithmeticText::tr("chance to make it", "under '16.7 %'");
    case Aim::lead:
    case Aim::keep:
        return ArithmeticText::tr("chance to be ahead", "under '16.7 %': after the next card");
    case Aim::win:
        return ArithmeticText::tr("chance to win", "under '16.7 %'");
    }
    return {};
}

std::vector<ArithmeticPart> arithmeticText(const ArithmeticFacts& facts, int decimals)
{
    ArithmeticPart next = nextCardPart(facts, decimals);
    if (facts.situation.street() != Street::flop)
        return {next};
    next.heading = ArithmeticText::tr("With the next card", "heading");
    if (leads(facts) && !facts.byRiver)
        return {next};
    return {next, bothCardsPart(facts, decimals)};
}

} // namespace showdown::narration

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/narration/verdicttext.h"

#include "app/narration/cardtext.h"
#include "app/narration/categorytext.h"
#include "app/narration/decisiontext.h"
#include "app/narration/fill.h"
#include "app/narration/handtext.h"
#include "app/narration/tabletext.h"

#include <QCoreApplication>

#include <vector>

namespace showdown::narration {

namespace {

struct VerdictText
{
    Q_DECLARE_TR_FUNCTIONS(VerdictText)
};

/// The players of a showdown by their outcome; numbers count from 1.
struct Roll
{
    std::vector<int> takingPart;   ///< five cards, and of the rank that all are compared as
    std::vector<int> notFitting;   ///< five cards, but not of that rank
    std::vector<int> unfinished;   ///< one to four cards
    std::vector<int> withoutCards; ///< not playing

    explicit Roll(const Showdown& showdown);

    std::size_t complete() const { return takingPart.size() + notFitting.size(); }
    std::size_t playing() const { return complete() + unfinished.size(); }
};

/// The facts that the sentences of a verdict need.
struct VerdictFacts
{
    const Showdown& showdown;
    const HouseRules& rules;
    std::optional<Category> lens;
    const QStringList& names;
    Medium medium = Medium::window;
    Roll roll;

    const PlayerResult& player(int number) const;
    QString name(int number) const;
};

Roll::Roll(const Showdown& showdown)
{
    int number = 0;
    for (const PlayerResult& player : showdown.players) {
        ++number;
        if (player.result)
            takingPart.push_back(number);
        else if (player.failsLens())
            notFitting.push_back(number);
        else if (player.plays())
            unfinished.push_back(number);
        else
            withoutCards.push_back(number);
    }
}

const PlayerResult& VerdictFacts::player(int number) const
{
    return showdown.players[static_cast<std::size_t>(number - 1)];
}

QString VerdictFacts::name(int number) const
{
    return playerName(number, names);
}

/// How many values a comparison found equal before it decided; nothing if the ranks differ.
std::optional<int> equalValues(const Comparison& comparison)
{
    const std::optional<Decision> decision = Decision::of(comparison);
    if (!decision)
        return static_cast<int>(comparison.parts.size());
    if (decision->kind == PartKind::rank)
        return std::nullopt;
    return decision->position;
}

bool involves(const Comparison& comparison, int player)
{
    return comparison.firstPlayer == player || comparison.secondPlayer == player;
}

/// The comparison of the winner with the best of the others.
const Comparison* decidingComparison(const VerdictFacts& facts, int winner)
{
    for (const Comparison& comparison : facts.showdown.comparisons) {
        if (!involves(comparison, winner))
            continue;
        const int other =
            comparison.firstPlayer == winner ? comparison.secondPlayer : comparison.firstPlayer;
        if (facts.player(other).place == 2)
            return &comparison;
    }
    return nullptr;
}

/// True if the player who is not in this comparison shares at least this many first values with the
/// two who are. Any comparison with one of them will do, as the two share these values.
bool thirdShares(const VerdictFacts& facts, const Comparison& comparison, int values)
{
    if (facts.roll.takingPart.size() < 3)
        return false;
    for (const Comparison& other : facts.showdown.comparisons) {
        const bool samePlayers = other.firstPlayer == comparison.firstPlayer
                                 && other.secondPlayer == comparison.secondPlayer;
        if (!samePlayers)
            return equalValues(other).value_or(-1) >= values;
    }
    return false;
}

/// Why a player's pair does not help: it is below the lowest that counts.
Sentence lowPairSentences(const VerdictFacts& facts)
{
    Sentence all;
    for (const int number : facts.roll.takingPart) {
        const std::optional<Rank> pair = lowPair(facts.player(number).result->value, facts.rules);
        if (pair)
            all.append(Sentence::of(
                VerdictText::tr("%1's pair of %2 does not count: the lowest that does is "
                                "a pair of %3.",
                                "%2: 'tens'; %3: 'jacks'"),
                {facts.name(number), rankPlural(*pair), rankPlural(facts.rules.pairFloor)}));
    }
    return all;
}

/// High cards, compared from the highest on.
Sentence noPairSentence(const VerdictFacts& facts, const Comparison& comparison,
                        const Decision& decision)
{
    const QString pair = categoryPredicate(Category::pair, facts.rules);
    const QString better = beatingValue(rankOf(decision.better).value());
    const QString worse = beatenValue(rankOf(decision.worse).value());
    if (facts.roll.takingPart.size() == facts.roll.playing())
        return Sentence::of(VerdictText::tr("No one has %1; "
                                            "<b>the highest card decides, %2 beats %3.</b>",
                                            "%1: 'a pair', 'a pair of jacks or better'"),
                            {pair, better, worse});
    return Sentence::of(
        VerdictText::tr("Neither %4 nor %5 has %1; <b>the highest card decides, %2 beats %3.</b>",
                        "%1: 'a pair', 'a pair of jacks or better'"),
        {pair, better, worse, facts.name(comparison.firstPlayer),
         facts.name(comparison.secondPlayer)});
}

/// Empty if there is no hand to beat.
Sentence winningSentence(const VerdictFacts& facts, int winner)
{
    const Comparison* comparison = decidingComparison(facts, winner);
    const std::optional<Decision> decision = comparison ? Decision::of(*comparison) : std::nullopt;
    if (!decision)
        return {};
    if (decision->kind == PartKind::rank) {
        Sentence sentence = Sentence::of(categoryBeats(static_cast<Category>(decision->better),
                                                       static_cast<Category>(decision->worse)),
                                         {});
        if (static_cast<Category>(decision->better) == Category::pair)
            sentence.append(lowPairSentences(facts));
        return sentence;
    }

    const HandValue& value = facts.player(winner).result->value;
    if (decision->position == 0 && value.category() == Category::highCard && !facts.lens)
        return noPairSentence(facts, *comparison, *decision);
    if (thirdShares(facts, *comparison, decision->position))
        return decidedSentence(*decision, value, {.count = 3, .first = {}, .second = {}});
    const bool namesNeeded = decision->kind != PartKind::wilds || facts.roll.takingPart.size() > 2;
    if (!namesNeeded)
        return decidedSentence(*decision, value, {.count = 2, .first = {}, .second = {}});
    return decidedSentence(*decision, value,
                           {.count = 2,
                            .first = facts.name(comparison->firstPlayer),
                            .second = facts.name(comparison->secondPlayer)});
}

/// Why players with the same values as the winners still do not win.
Sentence moreWildsSentence(const VerdictFacts& facts)
{
    for (const Comparison& comparison : facts.showdown.comparisons) {
        const std::optional<Decision> decision = Decision::of(comparison);
        if (decision && decision->kind == PartKind::wilds) {
            const bool firstIsBetter = comparison.winner() == comparison.firstPlayer;
            const int loser = firstIsBetter ? comparison.secondPlayer : comparison.firstPlayer;
            return Sentence::of(VerdictText::tr("%1 has the same with more wilds.",
                                                "%1: 'Player 3', who loses to two who tie"),
                                {facts.name(loser)});
        }
    }
    return {};
}

Sentence tieSentence(const VerdictFacts& facts, bool ofAll)
{
    const std::vector<int>& winners = facts.showdown.winners;
    const QString what = handPhrase(facts.player(winners.front()).result->value, HandDetail::all);
    Sentence sentence = Sentence::of(
        winners.size() == 2 ? VerdictText::tr("Both have %1; <b>all five values match.</b>")
                            : VerdictText::tr("All three have %1; <b>all five values match.</b>"),
        {what});
    if (!ofAll)
        sentence.append(moreWildsSentence(facts));
    return sentence;
}

/// Which players have five cards that are not of the rank all are compared as.
Sentence notFittingSentence(const VerdictFacts& facts)
{
    const std::vector<int>& players = facts.roll.notFitting;
    if (players.empty() || !facts.lens)
        return {};
    const QString predicate = categoryPredicate(*facts.lens, facts.rules);
    const bool everyone = players.size() == facts.roll.playing();
    if (players.size() == 1)
        return Sentence::of(VerdictText::tr("%1's hand is %2.", "%2: 'no full house'"),
                            {facts.name(players[0]), categoryDenied(*facts.lens, facts.rules)});
    if (players.size() > 2)
        return Sentence::of(VerdictText::tr("None of the three hands is %1.", "%1: 'a full house'"),
                            {predicate});
    if (everyone)
        return Sentence::of(VerdictText::tr("Neither hand is %1.", "%1: 'a full house'"),
                            {predicate});
    return Sentence::of(VerdictText::tr("Neither %1's nor %2's hand is %3.", "%3: 'a full house'"),
                        {facts.name(players[0]), facts.name(players[1]), predicate});
}

Sentence missingSentence(const VerdictFacts& facts, int number)
{
    const int missing = facts.player(number).hand.missing();
    return Sentence::of(VerdictText::tr("%1 needs %n more card(s).", "%1: 'Player 2'", missing),
                        {facts.name(number)});
}

Sentence unfinishedSentences(const VerdictFacts& facts)
{
    Sentence all;
    for (const int number : facts.roll.unfinished)
        all.append(missingSentence(facts, number));
    return all;
}

Verdict made(VerdictKind kind, bool soFar, const QString& title, const Sentence& sentence)
{
    return {kind, soFar, title, sentence.plain, sentence.rich};
}

Verdict noCompleteHand(const VerdictFacts& facts)
{
    if (facts.medium == Medium::text) {
        Sentence missing = unfinishedSentences(facts);
        if (missing.plain.isEmpty())
            missing = Sentence::of(VerdictText::tr("Nobody plays.", "no player has a card"), {});
        return made(VerdictKind::noCompleteHand, false, VerdictText::tr("No hand is complete"),
                    missing);
    }
    return made(VerdictKind::noCompleteHand, false, VerdictText::tr("Build two hands"),
                Sentence::of(VerdictText::tr("Pick five cards for %1. Click a card below, or type "
                                             "Ks, 10h or * for a wild.",
                                             "%1: 'Player 1'; the letters stay English"),
                             {facts.name(1)}));
}

/// One complete hand without another to compare with: what is missing, or else what the hand is.
Verdict oneComplete(const VerdictFacts& facts)
{
    const int number = facts.roll.takingPart.front();
    Sentence sentence = unfinishedSentences(facts);
    const bool isAwaited = facts.medium == Medium::window && !facts.roll.withoutCards.empty();
    if (facts.roll.unfinished.empty() && isAwaited)
        sentence = missingSentence(facts, facts.roll.withoutCards.front());
    else if (facts.roll.unfinished.empty())
        sentence = Sentence::of(VerdictText::tr("%1.", "the name of the only hand, as a sentence"),
                                {handName(facts.player(number).result->value).whole});
    return made(VerdictKind::oneComplete, false,
                fill(VerdictText::tr("%1 is ready", "%1: 'Player 1'"), {facts.name(number)}),
                sentence);
}

Verdict noneFits(const VerdictFacts& facts, bool soFar)
{
    Sentence sentence = notFittingSentence(facts);
    sentence.append(unfinishedSentences(facts));
    return made(VerdictKind::noneFits, soFar,
                soFar ? VerdictText::tr("No hand fits so far") : VerdictText::tr("No hand fits"),
                sentence);
}

Verdict winner(const VerdictFacts& facts, bool soFar)
{
    const int number = facts.showdown.winners.front();
    Sentence sentence = winningSentence(facts, number);
    sentence.append(notFittingSentence(facts));
    sentence.append(unfinishedSentences(facts));
    const QString pattern = soFar ? VerdictText::tr("%1 wins so far", "%1: 'Player 2'")
                                  : VerdictText::tr("%1 wins", "%1: 'Player 2'");
    return made(VerdictKind::winner, soFar, fill(pattern, {facts.name(number)}), sentence);
}

QString tieTitle(const VerdictFacts& facts, bool ofAll, bool soFar)
{
    if (ofAll && facts.showdown.winners.size() == 2)
        return VerdictText::tr("It is a tie", "of two players");
    if (ofAll)
        return VerdictText::tr("Everyone ties", "of three players");
    const int first = facts.showdown.winners[0];
    const int second = facts.showdown.winners[1];
    const QString firstName = facts.name(first);
    const QString secondName = facts.name(second);
    if (firstName == playerName(first) && secondName == playerName(second))
        return fill(soFar ? VerdictText::tr("Players %1 and %2 tie so far", "%1 and %2: numbers")
                          : VerdictText::tr("Players %1 and %2 tie", "%1 and %2: numbers"),
                    {QString::number(first), QString::number(second)});
    return fill(soFar ? VerdictText::tr("%1 and %2 tie so far", "%1 and %2: names")
                      : VerdictText::tr("%1 and %2 tie", "%1 and %2: names"),
                {firstName, secondName});
}

Verdict tie(const VerdictFacts& facts, bool soFar)
{
    const bool ofAll = facts.showdown.winners.size() == facts.roll.playing();
    Sentence sentence = tieSentence(facts, ofAll);
    sentence.append(notFittingSentence(facts));
    sentence.append(unfinishedSentences(facts));
    return made(ofAll ? VerdictKind::tieOfAll : VerdictKind::tieOfSome, soFar,
                tieTitle(facts, ofAll, soFar), sentence);
}

} // namespace

QString Verdict::text() const
{
    return fill(VerdictText::tr("%1. %2", "the title of the verdict, a full stop, its sentence"),
                {title, sentence});
}

QString Verdict::richText() const
{
    return fill(VerdictText::tr("%1. %2", "the title of the verdict, a full stop, its sentence"),
                {title.toHtmlEscaped(), richSentence});
}

Verdict verdict(const Showdown& showdown, const HouseRules& rules, std::optional<Category> lens,
                const QStringList& names, Medium medium)
{
    const VerdictFacts facts{showdown, rules, lens, names, medium, Roll(showdown)};
    const Roll& roll = facts.roll;
    if (roll.complete() == 0)
        return noCompleteHand(facts);
    const bool soFar = !roll.unfinished.empty();
    if (roll.takingPart.empty())
        return noneFits(facts, soFar);
    if (roll.complete() == 1)
        return oneComplete(facts);
    return showdown.winners.size() == 1 ? winner(facts, soFar) : tie(facts, soFar);
}

QString decision(const Comparison& comparison)
{
    const std::optional<Decision> decided = Decision::of(comparison);
    return decided ? decisionLabel(*decided) : QString();
}

} // namespace showdown::narration

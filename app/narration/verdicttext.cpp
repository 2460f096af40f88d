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
struct Situation
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

const PlayerResult& Situation::player(int number) const
{
    return showdown.players[static_cast<std::size_t>(number - 1)];
}

QString Situation::name(int number) const
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
const Comparison* decidingComparison(const Situation& situation, int winner)
{
    for (const Comparison& comparison : situation.showdown.comparisons) {
        if (!involves(comparison, winner))
            continue;
        const int other =
            comparison.firstPlayer == winner ? comparison.secondPlayer : comparison.firstPlayer;
        if (situation.player(other).place == 2)
            return &comparison;
    }
    return nullptr;
}

/// True if the player who is not in this comparison shares at least this many first values with the
/// two who are. Any comparison with one of them will do, as the two share these values.
bool thirdShares(const Situation& situation, const Comparison& comparison, int values)
{
    if (situation.roll.takingPart.size() < 3)
        return false;
    for (const Comparison& other : situation.showdown.comparisons) {
        const bool samePlayers = other.firstPlayer == comparison.firstPlayer
                                 && other.secondPlayer == comparison.secondPlayer;
        if (!samePlayers)
            return equalValues(other).value_or(-1) >= values;
    }
    return false;
}

/// Why a player's pair does not help: it is below the lowest that counts.
Sentence lowPairSentences(const Situation& situation)
{
    Sentence all;
    for (const int number : situation.roll.takingPart) {
        const std::optional<Rank> pair =
            lowPair(situation.player(number).result->value, situation.rules);
        if (pair)
            all.append(Sentence::of(
                VerdictText::tr("%1's pair of %2 does not count: the lowest that does is "
                                "a pair of %3.",
                                "%2: 'tens'; %3: 'jacks'"),
                {situation.name(number), rankPlural(*pair),
                 rankPlural(situation.rules.pairFloor)}));
    }
    return all;
}

/// High cards, compared from the highest on.
Sentence noPairSentence(const Situation& situation, const Comparison& comparison,
                        const Decision& decision)
{
    const QString pair = categoryPredicate(Category::pair, situation.rules);
    const QString better = beatingValue(rankOf(decision.better).value());
    const QString worse = beatenValue(rankOf(decision.worse).value());
    if (situation.roll.takingPart.size() == situation.roll.playing())
        return Sentence::of(VerdictText::tr("No one has %1; "
                                            "<b>the highest card decides, %2 beats %3.</b>",
                                            "%1: 'a pair', 'a pair of jacks or better'"),
                            {pair, better, worse});
    return Sentence::of(
        VerdictText::tr("Neither %4 nor %5 has %1; <b>the highest card decides, %2 beats %3.</b>",
                        "%1: 'a pair', 'a pair of jacks or better'"),
        {pair, better, worse, situation.name(comparison.firstPlayer),
         situation.name(comparison.secondPlayer)});
}

/// Empty if there is no hand to beat.
Sentence winningSentence(const Situation& situation, int winner)
{
    const Comparison* comparison = decidingComparison(situation, winner);
    const std::optional<Decision> decision = comparison ? Decision::of(*comparison) : std::nullopt;
    if (!decision)
        return {};
    if (decision->kind == PartKind::rank) {
        Sentence sentence = Sentence::of(categoryBeats(static_cast<Category>(decision->better),
                                                       static_cast<Category>(decision->worse)),
                                         {});
        if (static_cast<Category>(decision->better) == Category::pair)
            sentence.append(lowPairSentences(situation));
        return sentence;
    }

    const HandValue& value = situation.player(winner).result->value;
    if (decision->position == 0 && value.category() == Category::highCard && !situation.lens)
        return noPairSentence(situation, *comparison, *decision);
    if (thirdShares(situation, *comparison, decision->position))
        return decidedSentence(*decision, value, {.count = 3, .first = {}, .second = {}});
    const bool namesNeeded =
        decision->kind != PartKind::wilds || situation.roll.takingPart.size() > 2;
    if (!namesNeeded)
        return decidedSentence(*decision, value, {.count = 2, .first = {}, .second = {}});
    return decidedSentence(*decision, value,
                           {.count = 2,
                            .first = situation.name(comparison->firstPlayer),
                            .second = situation.name(comparison->secondPlayer)});
}

/// Why players with the same values as the winners still do not win.
Sentence moreWildsSentence(const Situation& situation)
{
    for (const Comparison& comparison : situation.showdown.comparisons) {
        const std::optional<Decision> decision = Decision::of(comparison);
        if (decision && decision->kind == PartKind::wilds) {
            const bool firstIsBetter = comparison.winner() == comparison.firstPlayer;
            const int loser = firstIsBetter ? comparison.secondPlayer : comparison.firstPlayer;
            return Sentence::of(VerdictText::tr("%1 has the same with more wilds.",
                                                "%1: 'Player 3', who loses to two who tie"),
                                {situation.name(loser)});
        }
    }
    return {};
}

Sentence tieSentence(const Situation& situation, bool ofAll)
{
    const std::vector<int>& winners = situation.showdown.winners;
    const QString what =
        handPhrase(situation.player(winners.front()).result->value, HandDetail::all);
    Sentence sentence = Sentence::of(
        winners.size() == 2 ? VerdictText::tr("Both have %1; <b>all five values match.</b>")
                            : VerdictText::tr("All three have %1; <b>all five values match.</b>"),
        {what});
    if (!ofAll)
        sentence.append(moreWildsSentence(situation));
    return sentence;
}

/// Which players have five cards that are not of the rank all are compared as.
Sentence notFittingSentence(const Situation& situation)
{
    const std::vector<int>& players = situation.roll.notFitting;
    if (players.empty() || !situation.lens)
        return {};
    const QString predicate = categoryPredicate(*situation.lens, situation.rules);
    const bool everyone = players.size() == situation.roll.playing();
    if (players.size() == 1)
        return Sentence::of(
            VerdictText::tr("%1's hand is %2.", "%2: 'no full house'"),
            {situation.name(players[0]), categoryDenied(*situation.lens, situation.rules)});
    if (players.size() > 2)
        return Sentence::of(VerdictText::tr("None of the three hands is %1.", "%1: 'a full house'"),
                            {predicate});
    if (everyone)
        return Sentence::of(VerdictText::tr("Neither hand is %1.", "%1: 'a full house'"),
                            {predicate});
    return Sentence::of(VerdictText::tr("Neither %1's nor %2's hand is %3.", "%3: 'a full house'"),
                        {situation.name(players[0]), situation.name(players[1]), predicate});
}

Sentence missingSentence(const Situation& situation, int number)
{
    const int missing = situation.player(number).hand.missing();
    return Sentence::of(VerdictText::tr("%1 needs %n more card(s).", "%1: 'Player 2'", missing),
                        {situation.name(number)});
}

Sentence unfinishedSentences(const Situation& situation)
{
    Sentence all;
    for (const int number : situation.roll.unfinished)
        all.append(missingSentence(situation, number));
    return all;
}

Verdict made(VerdictKind kind, bool soFar, const QString& title, const Sentence& sentence)
{
    return {kind, soFar, title, sentence.plain, sentence.rich};
}

Verdict noCompleteHand(const Situation& situation)
{
    if (situation.medium == Medium::text) {
        Sentence missing = unfinishedSentences(situation);
        if (missing.plain.isEmpty())
            missing = Sentence::of(VerdictText::tr("Nobody plays.", "no player has a card"), {});
        return made(VerdictKind::noCompleteHand, false, VerdictText::tr("No hand is complete"),
                    missing);
    }
    return made(VerdictKind::noCompleteHand, false, VerdictText::tr("Build two hands"),
                Sentence::of(VerdictText::tr("Pick five cards for %1. Click a card below, or type "
                                             "Ks, 10h or * for a wild.",
                                             "%1: 'Player 1'; the letters stay English"),
                             {situation.name(1)}));
}

/// One complete hand without another to compare with: what is missing, or else what the hand is.
Verdict oneComplete(const Situation& situation)
{
    const int number = situation.roll.takingPart.front();
    Sentence sentence = unfinishedSentences(situation);
    const bool isAwaited =
        situation.medium == Medium::window && !situation.roll.withoutCards.empty();
    if (situation.roll.unfinished.empty() && isAwaited)
        sentence = missingSentence(situation, situation.roll.withoutCards.front());
    else if (situation.roll.unfinished.empty())
        sentence = Sentence::of(VerdictText::tr("%1.", "the name of the only hand, as a sentence"),
                                {handName(situation.player(number).result->value).whole});
    return made(VerdictKind::oneComplete, false,
                fill(VerdictText::tr("%1 is ready", "%1: 'Player 1'"), {situation.name(number)}),
                sentence);
}

Verdict noneFits(const Situation& situation, bool soFar)
{
    Sentence sentence = notFittingSentence(situation);
    sentence.append(unfinishedSentences(situation));
    return made(VerdictKind::noneFits, soFar,
                soFar ? VerdictText::tr("No hand fits so far") : VerdictText::tr("No hand fits"),
                sentence);
}

Verdict winner(const Situation& situation, bool soFar)
{
    const int number = situation.showdown.winners.front();
    Sentence sentence = winningSentence(situation, number);
    sentence.append(notFittingSentence(situation));
    sentence.append(unfinishedSentences(situation));
    const QString pattern = soFar ? VerdictText::tr("%1 wins so far", "%1: 'Player 2'")
                                  : VerdictText::tr("%1 wins", "%1: 'Player 2'");
    return made(VerdictKind::winner, soFar, fill(pattern, {situation.name(number)}), sentence);
}

QString tieTitle(const Situation& situation, bool ofAll, bool soFar)
{
    if (ofAll && situation.showdown.winners.size() == 2)
        return VerdictText::tr("It is a tie", "of two players");
    if (ofAll)
        return VerdictText::tr("Everyone ties", "of three players");
    const int first = situation.showdown.winners[0];
    const int second = situation.showdown.winners[1];
    const QString firstName = situation.name(first);
    const QString secondName = situation.name(second);
    if (firstName == playerName(first) && secondName == playerName(second))
        return fill(soFar ? VerdictText::tr("Players %1 and %2 tie so far", "%1 and %2: numbers")
                          : VerdictText::tr("Players %1 and %2 tie", "%1 and %2: numbers"),
                    {QString::number(first), QString::number(second)});
    return fill(soFar ? VerdictText::tr("%1 and %2 tie so far", "%1 and %2: names")
                      : VerdictText::tr("%1 and %2 tie", "%1 and %2: names"),
                {firstName, secondName});
}

Verdict tie(const Situation& situation, bool soFar)
{
    const bool ofAll = situation.showdown.winners.size() == situation.roll.playing();
    Sentence sentence = tieSentence(situation, ofAll);
    sentence.append(notFittingSentence(situation));
    sentence.append(unfinishedSentences(situation));
    return made(ofAll ? VerdictKind::tieOfAll : VerdictKind::tieOfSome, soFar,
                tieTitle(situation, ofAll, soFar), sentence);
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
    const Situation situation{showdown, rules, lens, names, medium, Roll(showdown)};
    const Roll& roll = situation.roll;
    if (roll.complete() == 0)
        return noCompleteHand(situation);
    const bool soFar = !roll.unfinished.empty();
    if (roll.takingPart.empty())
        return noneFits(situation, soFar);
    if (roll.complete() == 1)
        return oneComplete(situation);
    return showdown.winners.size() == 1 ? winner(situation, soFar) : tie(situation, soFar);
}

QString decision(const Comparison& comparison)
{
    const std::optional<Decision> decided = Decision::of(comparison);
    return decided ? decisionLabel(*decided) : QString();
}

} // namespace showdown::narration

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/practicetext.h"

#include "app/narration/cardtext.h"
#include "app/narration/categorytext.h"
#include "app/narration/comparisontext.h"
#include "app/narration/exercisenumbertext.h"
#include "app/narration/expressiontext.h"
#include "app/narration/fill.h"
#include "app/narration/handtext.h"
#include "app/narration/listingtext.h"
#include "app/narration/mistaketext.h"
#include "app/narration/numbertext.h"
#include "app/narration/oddstext.h"
#include "app/narration/onesteptext.h"
#include "app/narration/questiontext.h"
#include "app/narration/rankingstext.h"
#include "app/narration/rulestext.h"
#include "app/narration/storytext.h"
#include "app/narration/tabletext.h"
#include "core/questions/exercisefacts.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>

namespace showdown::narration {

namespace {

struct PracticeText
{
    Q_DECLARE_TR_FUNCTIONS(PracticeText)
};

/// The hand with an open place, from 1.
int builderOf(const Exercise& exercise)
{
    const std::vector<CardPlace> open = openPlaces(exercise);
    return open.empty() ? 1 : open.front().hand + 1;
}

/// Words the question of each kind.
struct PracticeAsked
{
    const Exercise& exercise;

    bool isAlone() const
    {
        return exercise.situation ? exercise.situation->players.size() == 1
                                  : exercise.hands.size() == 1;
    }
    QString hope() const { return categoryWithArticle(exercise.hope.value_or(Category::straight)); }

    QString operator()(const ChooseWinner& /*kind*/) const
    {
        return questionKindName(QuestionKind::winner);
    }
    QString operator()(const ChooseDecidingCard& /*kind*/) const
    {
        return questionKindName(QuestionKind::decidingCard);
    }
    QString operator()(const OrderParts& /*kind*/) const
    {
        return PracticeText::tr("In which order are these hands compared?");
    }
    QString operator()(const NameWilds& asked) const
    {
        const int wilds = wildsIn(
            handsOf(exercise.hands)[static_cast<std::size_t>(asked.player) - 1], exercise.rules);
        const QStringList player{playerName(asked.player)};
        if (isAlone())
            return wilds == 1 ? questionKindName(QuestionKind::wild)
                              : PracticeText::tr("What do the wilds become?");
        return wilds == 1
                   ? fill(PracticeText::tr("What does %1's wild become?", "%1: 'Player 2'"), player)
                   : fill(PracticeText::tr("What do %1's wilds become?", "%1: 'Player 2'"), player);
    }
    QString operator()(const NameRank& asked) const
    {
        return isAlone() ? questionKindName(QuestionKind::rank)
                         : fill(PracticeText::tr("What rank is %1's hand?", "%1: 'Player 2'"),
                                {playerName(asked.player)});
    }
    QString operator()(const ChooseName& asked) const
    {
        return isAlone() ? questionKindName(QuestionKind::name)
                         : fill(PracticeText::tr("What is %1's hand called?", "%1: 'Player 2'"),
                                {playerName(asked.player)});
    }
    QString operator()(const ChooseHand& asked) const
    {
        return fill(PracticeText::tr("Which hand is %1?", "%1: 'a straight'"),
                    {categoryPredicate(asked.rank, exercise.rules)});
    }
    QString operator()(const MarkOuts& asked) const
    {
        if (isAlone())
            return fill(
                PracticeText::tr("Which cards, dealt next, make %1 or better?", "%1: 'a straight'"),
                {hope()});
        const QStringList player{playerName(asked.player)};
        return exercise.situation->boardCardsToCome() > 1
                   ? fill(
                       PracticeText::tr("Which cards, dealt next, put %1 ahead?", "%1: 'Player 1'"),
                       player)
                   : fill(
                       PracticeText::tr("Which cards, dealt next, make %1 win?", "%1: 'Player 1'"),
                       player);
    }
    QString operator()(const GiveNumber& asked) const
    {
        using Asked = GiveNumber::Of;
        const QString player = playerName(asked.player);
        switch (asked.of) {
        case Asked::cardValue:
            return fill(
                PracticeText::tr("What is the value of this card: %1?", "%1: 'Jack of hearts'"),
                {cardName(*asked.card)});
        case Asked::outs:
            return isAlone()
                       ? fill(PracticeText::tr("How many outs are there for %1 or better?",
                                               "%1: 'a straight'"),
                              {hope()})
                       : fill(PracticeText::tr("How many outs does %1 have?", "%1: 'Player 1'"),
                              {player});
        case Asked::unseen:
            return PracticeText::tr("How many cards are unseen?");
        case Asked::percent:
            if (isAlone())
                return fill(
                    PracticeText::tr(
                        "What is the chance of %1 or better with the next card, in percent?",
                        "%1: 'a straight'"),
                    {hope()});
            return fill(exercise.situation->boardCardsToCome() > 1
                            ? PracticeText::tr("What is %1's chance to be ahead with the next "
                                               "card, in percent?",
                                               "%1: 'Player 1'")
                            : PracticeText::tr("What is %1's chance to win with the next card, in "
                                               "percent?",
                                               "%1: 'Player 1'"),
                        {player});
        case Asked::against:
            return isAlone()
                       ? fill(
                           PracticeText::tr(
                               "The odds against %1 or better with the next card are “x : 1”. What is x?",
                               "%1: 'a straight'"),
                           {hope()})
                       : fill(
                           PracticeText::tr(
                               "The odds against %1's outs with the next card are “x : 1”. What is x?",
                               "%1: 'Player 1'"),
                           {player});
        case Asked::equity:
            return fill(
                PracticeText::tr("What is %1's share of the pot, in percent?", "%1: 'Player 1'"),
                {player});
        case Asked::wilds:
            return isAlone() ? PracticeText::tr("How many wilds does this hand hold?")
                             : fill(PracticeText::tr("How many wilds does %1's hand hold?",
                                                     "%1: 'Player 2'"),
                                    {player});
        case Asked::partValue:
            return fill(
                PracticeText::tr(
                    "What is the value of this part of %1's hand: %2? A jack is 11, a queen 12, a king 13, an ace 14.",
                    "%1: 'Player 2'; %2: 'Kicker 1'"),
                {player, partName(*asked.part, rankOfHand(asked.player))});
        case Asked::variable:
            return fill(
                PracticeText::tr(
                    "What is %1 at the end of call %2 of %3?",
                    "%1: 'startIndex', a variable; %2: a number; %3: 'DoCardsHaveSameValue', a function"),
                {QString::fromStdString(asked.variable), QString::number(asked.call),
                 QString::fromStdString(asked.function)});
        }
        return {};
    }
    QString operator()(const FindNextStep& asked) const
    {
        const Run run(handsOf(exercise.hands), {exercise.rules, exercise.lens});
        const Step& step = run.step(asked.step);
        if (asked.of == FindNextStep::Of::answer) {
            const Question asks = *questionAt(run, asked.step, asked.level);
            const QString question = questionText(run, asked.step, asks);
            return std::holds_alternative<ConditionAsked>(asks) ? placed(run, asked.step, question)
                                                                : question;
        }
        const QStringList place{QString::number(step.number(run.terms())),
                                QUtf8StringView(step.listing->function).toString(),
                                listingLine(step.text(run.terms())).trimmed()};
        return placed(
            run, asked.step,
            asked.of == FindNextStep::Of::line
                ? fill(
                    PracticeText::tr("Line %1 of %2 has just run: %3. Which line of it runs next?",
                                     "%2: 'Straight', a function; %3: 'if found', code"),
                    place)
                : fill(PracticeText::tr(
                           "Line %1 of %2 has just run: %3. Which function is called next?",
                           "%2: 'Straight', a function; %3: 'if found', code"),
                       place));
    }
    QString operator()(const BuildHands& asked) const
    {
        const BuildGoal& goal = asked.goal;
        const int builder = builderOf(exercise);
        const auto index = static_cast<std::size_t>(builder) - 1;
        const std::optional<Category> rank = goal.ranks[index];
        const auto name = rank ? HandValue::of(*rank, goal.values[index]) : std::nullopt;
        if (name)
            return fill(
                PracticeText::tr("Build this hand: %1.", "%1: 'Full house, tens over threes'"),
                {handName(*name).whole});
        QStringList arguments{playerName(builder)};
        if (goal.ties)
            return fill(
                PracticeText::tr("Finish %1's hand so that the hands tie.", "%1: 'Player 1'"),
                arguments);
        const bool wins = goal.winners == std::vector{builder};
        if (rank) {
            arguments << categoryPredicate(*rank, exercise.rules);
            if (!wins)
                return fill(PracticeText::tr("Finish %1's hand so that it is %2.",
                                             "%1: 'Player 1'; %2: 'a straight'"),
                            arguments);
        }
        QStringList told{
            rank ? fill(PracticeText::tr("Finish %1's hand so that it is %2 and wins.",
                                         "%1: 'Player 1'; %2: 'a straight'"),
                        arguments)
                 : fill(PracticeText::tr("Finish %1's hand so that it wins.", "%1: 'Player 1'"),
                        arguments)};
        if (goal.decides)
            told << fill(PracticeText::tr("This part must decide: %1.", "%1: 'Kicker 3'"),
                         {partName(*goal.decides, rank.value_or(rankOfOthers(builder)))});
        return told.join(u' ');
    }

private:
    /// A question about a step, after what has to be known to answer it.
    static QString placed(const Run& run, int index, const QString& question)
    {
        QStringList variables;
        for (const Variable& variable : run.step(index).variables)
            variables << QUtf8StringView(variable.name).toString() + QStringLiteral(" = ")
                             + variableText(variable.value);
        const QString part = chapterTitle(run, run.chapterOf(index));
        if (variables.isEmpty())
            return fill(PracticeText::tr("%1. %2", "'Rank check for Player 2'; a question"),
                        {part, question});
        return fill(PracticeText::tr("%1. Variables: %2. %3",
                                     "'Rank check for Player 2'; 'numMatched = 2, numToMatch = 3'; "
                                     "a question"),
                    {part, variables.join(QStringLiteral(", ")), question});
    }
    /// High card for a hand that is not complete or takes no part.
    Category rankOfHand(int player) const
    {
        const Showdown showdown = showdownOf(exercise, handsOf(exercise.hands));
        const auto& result = showdown.players[static_cast<std::size_t>(player) - 1].result;
        return result ? result->value.category() : Category::highCard;
    }
    Category rankOfOthers(int player) const
    {
        Category highest = Category::highCard;
        for (int other = 1; other <= static_cast<int>(exercise.hands.size()); ++other) {
            if (other != player)
                highest = std::max(highest, rankOfHand(other));
        }
        return highest;
    }
};

bool holdsWild(const Exercise& exercise)
{
    return std::ranges::any_of(handsOf(exercise.hands), [&exercise](const Hand& hand) {
        return wildsIn(hand, exercise.rules) > 0;
    });
}

/// The first hint of each kind: what to look at.
struct FirstHint
{
    const Exercise& exercise;

    QString operator()(const ChooseWinner& /*kind*/) const
    {
        if (exercise.lens)
            return PracticeText::tr("First see what each hand is worth as this rank.");
        return holdsWild(exercise)
                   ? PracticeText::tr(
                       "First find out what each wild becomes, then name the rank of each hand.")
                   : PracticeText::tr(
                       "Sort each hand and name its rank before you look at single cards.");
    }
    QString operator()(const ChooseDecidingCard& /*kind*/) const
    {
        return PracticeText::tr(
            "Name the rank of each hand. Only equal ranks are compared part by part.");
    }
    QString operator()(const OrderParts& /*kind*/) const
    {
        return PracticeText::tr("The cards that make the rank come before those that are left.");
    }
    QString operator()(const NameWilds& /*kind*/) const
    {
        return exercise.lens
                   ? PracticeText::tr("What is missing for this rank?")
                   : PracticeText::tr("Ask from the highest rank down: what can be completed?");
    }
    QString operator()(const NameRank& /*kind*/) const
    {
        return holdsWild(exercise)
                   ? PracticeText::tr("Ask from the highest rank down: what can be completed?")
                   : PracticeText::tr(
                       "Ask from the highest rank down: is it one suit, are five values in a row, which ones are equal?");
    }
    QString operator()(const ChooseName& /*kind*/) const
    {
        return PracticeText::tr(
            "Find the rank first. The name begins with what is compared first.");
    }
    QString operator()(const ChooseHand& /*kind*/) const
    {
        return PracticeText::tr("Sort each hand. Then look at suits, gaps and equal values.");
    }
    QString operator()(const MarkOuts& /*kind*/) const
    {
        return exercise.situation->players.size() == 1
                   ? PracticeText::tr(
                       "Which values or which suit are missing? Leave out what has been seen.")
                   : PracticeText::tr("For each card that helps, ask what it gives the others.");
    }
    QString operator()(const GiveNumber& asked) const
    {
        using Asked = GiveNumber::Of;
        switch (asked.of) {
        case Asked::cardValue:
            return PracticeText::tr("Which card comes just before it?");
        case Asked::outs:
            return PracticeText::tr(
                "Go through the values and suits that help, and count no card twice.");
        case Asked::unseen:
            return PracticeText::tr(
                "How many cards does the deck have, and how many of them can be seen?");
        case Asked::percent:
            return PracticeText::tr("How many cards help, and how many are unseen?");
        case Asked::against:
            return PracticeText::tr("How many cards miss for each one that helps?");
        case Asked::equity:
            return PracticeText::tr(
                "On how many boards does this player win, and which are shared?");
        case Asked::wilds:
            return PracticeText::tr("Read the rules of the table first: what is wild?");
        case Asked::partValue:
            return PracticeText::tr("Sort the hand and name its rank.");
        case Asked::variable:
            return PracticeText::tr("Which lines set it, and which was the last of them to run?");
        }
        return {};
    }
    QString operator()(const FindNextStep& asked) const
    {
        switch (asked.of) {
        case FindNextStep::Of::function:
            return PracticeText::tr("What is known by now, and what has to be found out next?");
        case FindNextStep::Of::line:
            return PracticeText::tr(
                "If the line asks something, its answer says where the code goes on.");
        case FindNextStep::Of::answer:
            return PracticeText::tr("Look at the cards that the code looks at.");
        }
        return {};
    }
    QString operator()(const BuildHands& asked) const
    {
        if (asked.goal.winners.empty())
            return PracticeText::tr("Which of the given cards already belong to it?");
        return exercise.hands.size() > 2
                   ? PracticeText::tr("Name the other hands first: which is the better of them?")
                   : PracticeText::tr(
                       "Name the other hand first: what has to be beaten, or matched?");
    }
};

/// How far two hands are equal, without what comes of the part that is named.
QString equalUpTo(const Comparison& comparison, const Showdown& showdown)
{
    const auto owner = static_cast<std::size_t>(comparison.firstPlayer) - 1;
    const auto& result = showdown.players[owner].result;
    const QString rank = categoryWithArticle(result->value.category());
    const ComparisonPart& part = comparison.parts.back();
    if (part.kind == PartKind::rank)
        return fill(PracticeText::tr("%1 has %2.", "%1: 'Player 1'; %2: 'a straight'"),
                    {playerName(comparison.firstPlayer), rank});
    return fill(PracticeText::tr("%1 and %2 both have %3. Nothing differs before this part: %4.",
                                 "%1, %2: players; %3: 'a pair'; %4: 'Kicker 2'"),
                {playerName(comparison.firstPlayer), playerName(comparison.secondPlayer), rank,
                 partName(part, comparison.comparator)});
}

QString whoWinsHint(const Exercise& exercise)
{
    const Showdown showdown = showdownOf(exercise, handsOf(exercise.hands));
    const auto isBeaten = [](const PlayerResult& player) { return player.place != 1; };
    const auto loser = std::ranges::find_if(showdown.players, isBeaten);
    if (showdown.players.size() > 2 && loser != showdown.players.end())
        return fill(PracticeText::tr("%1 does not win.", "%1: 'Player 3'"),
                    {playerName(static_cast<int>(loser - showdown.players.begin()) + 1)});
    if (showdown.comparisons.empty())
        return fill(PracticeText::tr("Only one hand is %1.", "%1: 'a full house'"),
                    {categoryPredicate(*exercise.lens, exercise.rules)});
    return equalUpTo(showdown.comparisons.front(), showdown);
}

/// "It is one of two: Straight, or Flush.": the right option and the most tempting other one.
QString oneOfTwo(const PracticeQuestion& question)
{
    const int right = *rightOption(question);
    const auto tempting = std::ranges::find_if(
        question.options, [](const Option& option) { return option.mistake.has_value(); });
    const int other = tempting != question.options.end()
                          ? static_cast<int>(tempting - question.options.begin())
                          : static_cast<int>(right == 0);
    const auto text = [&question](int option) {
        return exerciseChoice(question.exercise,
                              question.options[static_cast<std::size_t>(option)].answer);
    };
    return fill(
        PracticeText::tr("It is one of these two: %1 or %2.", "two answers: 'Straight', 'Flush'"),
        {text(std::min(right, other)), text(std::max(right, other))});
}

/// The second hint of each kind: the part that decides, or what is left to choose from.
struct SecondHint
{
    const PracticeQuestion& question;
    const Exercise& exercise = question.exercise;

    QString operator()(const ChooseWinner& /*kind*/) const { return whoWinsHint(exercise); }
    QString operator()(const ChooseDecidingCard& /*kind*/) const
    {
        const Showdown showdown = showdownOf(exercise, handsOf(exercise.hands));
        return equalUpTo(*firstPlaceComparison(showdown), showdown);
    }
    QString operator()(const OrderParts& /*kind*/) const
    {
        const Showdown showdown = showdownOf(exercise, handsOf(exercise.hands));
        const Comparison& comparison = showdown.comparisons.front();
        if (comparison.parts.size() > 2)
            return fill(PracticeText::tr("This part comes first: %1.", "%1: 'Pair'"),
                        {partName(comparison.parts.front(), comparison.comparator)});
        return fill(PracticeText::tr("The name has the same order: %1.",
                                     "%1: 'Full house, kings over fours'"),
                    {handName(showdown.players.front().result->value).whole});
    }
    QString operator()(const NameWilds& asked) const
    {
        const Showdown showdown = showdownOf(exercise, handsOf(exercise.hands));
        const auto& result = showdown.players[static_cast<std::size_t>(asked.player) - 1].result;
        if (exercise.lens)
            return oneOfTwo(question);
        return fill(PracticeText::tr("The highest rank within reach: %1.", "%1: 'Straight'"),
                    {categoryName(result->value.category(), exercise.rules)});
    }
    QString operator()(const ChooseHand& /*kind*/) const
    {
        return exercise.hands.size() > 2
                   ? oneOfTwo(question)
                   : PracticeText::tr("Count suits, gaps and equal values of each hand.");
    }
    QString operator()(const MarkOuts& asked) const
    {
        const auto outs = outsAsked(exercise, asked.player);
        return fill(PracticeText::tr("Number of outs: %1.", "outs; %1: a number"),
                    {QString::number(outs->count)});
    }
    QString operator()(const GiveNumber& asked) const
    {
        using Asked = GiveNumber::Of;
        if (asked.of == Asked::outs) {
            QStringList makes;
            for (const OutGroup& group : outGroups(*outsAsked(exercise, asked.player)))
                makes << group.makes;
            return fill(PracticeText::tr("The outs make: %1.", "%1: 'Flush, ace high; Straight'"),
                        {makes.join(QStringLiteral("; "))});
        }
        if (asked.of == Asked::against || asked.of == Asked::equity) { // one out more is the answer
            GiveNumber unseen;
            unseen.of = Asked::unseen;
            return numberWorking(exercise, unseen);
        }
        Judgement wrong; // its reason says how to find the number, without giving it away
        if (!exercise.hands.empty())
            wrong.showdown = showdownOf(exercise, handsOf(exercise.hands));
        return numberReason(exercise, asked, wrong);
    }
    QString operator()(const FindNextStep& asked) const
    {
        constexpr std::size_t few = 3; // of so few, two would be no help
        if (question.options.size() > few)
            return oneOfTwo(question);
        const Run run(handsOf(exercise.hands), {exercise.rules, exercise.lens});
        const Question asks = *questionAt(run, asked.step, asked.level);
        const auto* rank = std::get_if<RankAsked>(&asks);
        if (!rank)
            return phaseText(run, asked.step, asks);
        const Hand hand = run.hands()[static_cast<std::size_t>(rank->player) - 1];
        std::vector<Card> cards(hand.begin(), hand.end());
        std::ranges::sort(cards, std::greater());
        return fill(PracticeText::tr("From high to low: %1.", "%1: 'Q♥ Q♣ 9♦ 7♠ 3♥'"),
                    {cardSymbols(Hand::of(cards).value(), exercise.rules)});
    }
    QString operator()(const BuildHands& /*kind*/) const
    {
        const std::vector<CardPlace> open = openPlaces(exercise);
        const Card card = *question.solution[static_cast<std::size_t>(open.front().hand)]
                                            [static_cast<std::size_t>(open.front().position)];
        if (open.size() > 1 || !card.rank())
            return fill(PracticeText::tr("One card to add: %1.", "%1: 'Q♥'"),
                        {cardSymbol(card, exercise.rules)});
        constexpr int span = 3;
        const int value = number(*card.rank());
        const int lowest = std::clamp(value - static_cast<int>(question.source.seed % (span + 1)),
                                      number(Rank::two), number(Rank::ace) - span);
        return fill(
            PracticeText::tr("Look for it among the cards from %1 to %2.",
                             "%1, %2: 'nine', 'queen'"),
            {rankWord(*showdown::rankOf(lowest)), rankWord(*showdown::rankOf(lowest + span))});
    }
    QString operator()(const auto& /*of a hand*/) const { return oneOfTwo(question); }
};

/// What a beginner does, in the order of BeginnersMistake.
constexpr auto beginnersMistakes = std::to_array<SourceText>({
    QT_TRANSLATE_NOOP3("PracticeText", "You take the wild for an ace", "a mistake"),
    QT_TRANSLATE_NOOP3("PracticeText", "You put the wild with the lowest group", "a mistake"),
    QT_TRANSLATE_NOOP3("PracticeText", "You put a spare wild at the lower end of a straight",
                       "a mistake"),
    QT_TRANSLATE_NOOP3("PracticeText", "You forget that ace to five can be a straight",
                       "a mistake"),
    QT_TRANSLATE_NOOP3("PracticeText", "You take ace to five for a straight where the rules do not",
                       "a mistake"),
    QT_TRANSLATE_NOOP3("PracticeText", "You take ace to five for a straight as high as its ace",
                       "a mistake"),
    QT_TRANSLATE_NOOP3("PracticeText", "You count a pair that is too low under the rules",
                       "a mistake"),
    QT_TRANSLATE_NOOP3("PracticeText", "You leave out a low pair where every pair counts",
                       "a mistake"),
    QT_TRANSLATE_NOOP3("PracticeText", "You mix up what a wild is in a flush", "a mistake"),
    QT_TRANSLATE_NOOP3("PracticeText", "You take four cards for a straight or a flush",
                       "a mistake"),
    QT_TRANSLATE_NOOP3("PracticeText", "You let a straight beat a flush", "a mistake"),
    QT_TRANSLATE_NOOP3("PracticeText", "You compare a kicker before the cards that make the rank",
                       "a mistake"),
    QT_TRANSLATE_NOOP3("PracticeText", "You let the highest card win, whatever the ranks",
                       "a mistake"),
    QT_TRANSLATE_NOOP3("PracticeText", "You stop before the kickers", "a mistake"),
    QT_TRANSLATE_NOOP3("PracticeText", "You compare the lower group first", "a mistake"),
    QT_TRANSLATE_NOOP3("PracticeText", "You add up the cards", "a mistake"),
    QT_TRANSLATE_NOOP3("PracticeText", "You let a suit break a tie", "a mistake"),
    QT_TRANSLATE_NOOP3("PracticeText", "You let more wilds break a tie", "a mistake"),
    QT_TRANSLATE_NOOP3("PracticeText", "You forget the third hand", "a mistake"),
    QT_TRANSLATE_NOOP3("PracticeText", "You count cards that have been seen", "a mistake"),
    QT_TRANSLATE_NOOP3("PracticeText", "You count outs that help another player more", "a mistake"),
    QT_TRANSLATE_NOOP3("PracticeText", "You take “once in 3.8” for “3.8 : 1”", "a mistake"),
});
static_assert(beginnersMistakes.size() == allBeginnersMistakes().size());

} // namespace

QString topicName(Topic topic, const HouseRules& rules)
{
    switch (topic) {
    case Topic::wilds:
        return PracticeText::tr("Wild substitution", "a topic of practice");
    case Topic::threePlayers:
        return PracticeText::tr("Three players", "a topic of practice");
    case Topic::rules:
        return PracticeText::tr("House rules", "a topic of practice");
    case Topic::code:
        return PracticeText::tr("Code", "a topic of practice");
    case Topic::odds:
        return PracticeText::tr("Odds", "a topic of practice");
    default:
        return categoryName(*rankOf(topic), rules);
    }
}

QString questionKindName(QuestionKind kind)
{
    switch (kind) {
    case QuestionKind::winner:
        return PracticeText::tr("Which hand wins?");
    case QuestionKind::rank:
        return PracticeText::tr("What rank is it?");
    case QuestionKind::name:
        return PracticeText::tr("What is it called?", "a hand");
    case QuestionKind::which:
        return PracticeText::tr("Which hand is it?", "the one of a rank");
    case QuestionKind::decidingCard:
        return PracticeText::tr("Which card decides?");
    case QuestionKind::order:
        return PracticeText::tr("In which order?", "the parts of two hands are compared");
    case QuestionKind::wild:
        return PracticeText::tr("What does the wild become?");
    case QuestionKind::outs:
        return PracticeText::tr("Which cards are outs?");
    case QuestionKind::number:
        return PracticeText::tr("How many?", "outs, or a chance");
    case QuestionKind::build:
        return PracticeText::tr("Build a hand");
    case QuestionKind::nextStep:
        return PracticeText::tr("What happens next?", "in the code");
    }
    return {};
}

QString difficultyName(Difficulty difficulty)
{
    switch (difficulty) {
    case Difficulty::easy:
        return PracticeText::tr("Easy", "a question");
    case Difficulty::medium:
        return PracticeText::tr("Medium", "a question that is neither easy nor hard");
    case Difficulty::hard:
        return PracticeText::tr("Hard", "a question");
    }
    return {};
}

QString mistakeSaid(const Mistake& mistake, std::optional<Topic> topic)
{
    if (const auto* printed = std::get_if<PrintedMistake>(&mistake))
        return fill(PracticeText::tr("You decide %1",
                                     "%1: 'as the printed CompareKickers does: it counts … (E3)'"),
                    {asPrintedText(printed->number)});
    const auto beginners = std::get<BeginnersMistake>(mistake);
    const std::optional<Category> rank = topic ? rankOf(*topic) : std::nullopt;
    if (beginners == BeginnersMistake::wildAsAce && rank)
    QT_TRANSLATE_NOOP3("PracticeText", "You overlook a straight or a flush", "a mistake"),
        return fill(
            PracticeText::tr("You take the wild for an ace in %1", "a mistake; %1: 'straights'"),
            {categoryPlural(*rank)});
    return beginnersMistakes[static_cast<std::size_t>(beginners)].translated("PracticeText");
}

QString practiceQuestionText(const PracticeQuestion& question)
{
    const Exercise& exercise = question.exercise;
    const QString asked = std::visit(PracticeAsked{exercise}, exercise.kind);
    return lensOf(exercise) ? comparingAs(*exercise.lens) + u' ' + asked : asked;
}

QString practiceListing(const PracticeQuestion& question)
{
    const Exercise& exercise = question.exercise;
    const auto* next = std::get_if<FindNextStep>(&exercise.kind);
    const auto* number = std::get_if<GiveNumber>(&exercise.kind);
    const bool isVariable = number && number->of == GiveNumber::Of::variable;
    if (!next && !isVariable)
        return {};
    const Run run(handsOf(exercise.hands), {exercise.rules, exercise.lens});
    if (isVariable)
        return numberedListing(run.step(stepsOfCall(run, number->function, number->call).back()),
                               run.terms());
    const bool isOfStep =
        next->of != FindNextStep::Of::answer
        || std::holds_alternative<ConditionAsked>(*questionAt(run, next->step, next->level));
    return isOfStep ? numberedListing(run.step(next->step), run.terms()) : QString();
}

QString optionKey(const PracticeQuestion& question, int option)
{
    const auto letter = [](int place) { return QString(QChar(u'A' + place)); };
    const ExerciseAnswer& answer = question.options[static_cast<std::size_t>(option)].answer;
    const auto* winners = std::get_if<Winners>(&answer);
    if (!winners)
        return letter(option);
    if (winners->players.size() > 1 && winners->players.size() == question.exercise.hands.size())
        return QStringLiteral("T");
    QString key;
    for (const int player : winners->players)
        key += letter(player - 1);
    return key;
}

QString practiceHint(const PracticeQuestion& question, int number)
{
    return number == 1 ? std::visit(FirstHint{question.exercise}, question.exercise.kind)
                       : std::visit(SecondHint{question}, question.exercise.kind);
}

QString practiceAnswerText(const PracticeQuestion& question, const ExerciseAnswer& answer)
{
    if (const double* number = std::get_if<double>(&answer))
        return tenthsText(*number);
    const auto* hands = std::get_if<BuiltHands>(&answer);
    if (!hands)
        return exerciseChoice(question.exercise, answer);
    const auto index = static_cast<std::size_t>(builderOf(question.exercise)) - 1;
    return cardSymbols(handsOf(*hands)[index], question.exercise.rules);
}

ExerciseFeedback practiceFeedback(const PracticeQuestion& question, const ExerciseAnswer& answer,
                                  const Judgement& judgement, int hints)
{
    ExerciseFeedback feedback = exerciseFeedback(question.exercise, answer, judgement);
    if (const auto* number = std::get_if<GiveNumber>(&question.exercise.kind))
        feedback.reason = numberWorking(question.exercise, *number); // there is no second try
    if (feedback.isRight && hints > 0)
        feedback.title = PracticeText::tr("Right, with a hint.", "an answer");
    return feedback;
}

} // namespace showdown::narration

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/practicetext.h"

#include "app/narration/bughunttext.h"
#include "app/narration/cardtext.h"
#include "app/narration/categorytext.h"
#include "app/narration/comparisontext.h"
#include "app/narration/exercisenumbertext.h"
#include "app/narration/exerciseoutstext.h"
#include "app/narration/expressiontext.h"
#include "app/narration/fill.h"
#include "app/narration/handtext.h"
#include "app/narration/listingtext.h"
#include "app/narration/numbertext.h"
#include "app/narration/oddstext.h"
#include "app/narration/onesteptext.h"
#include "app/narration/questiontext.h"
#include "app/narration/rankingstext.h"
#include "app/narration/rulestext.h"
#include "app/narration/storytext.h"
#include "app/narration/tabletext.h"
#include "core/cases/seededrandom.h"
#include "core/printed/printedanswer.h"
#include "core/questions/exercisefacts.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>
#include <cmath>

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
        const int wilds = wildsIn(handOf(exercise, asked.player), exercise.rules);
        return wilds == 1
                   ? ofPlayer(asked.player, questionKindName(QuestionKind::wild),
                              PracticeText::tr("What does %1's wild become?", "%1: 'Player 2'"))
                   : ofPlayer(asked.player, PracticeText::tr("What do the wilds become?"),
                              PracticeText::tr("What do %1's wilds become?", "%1: 'Player 2'"));
    }
    QString operator()(const NameRank& asked) const
    {
        return ofPlayer(asked.player, questionKindName(QuestionKind::rank),
                        PracticeText::tr("What rank is %1's hand?", "%1: 'Player 2'"));
    }
    QString operator()(const ChooseName& asked) const
    {
        return ofPlayer(asked.player, questionKindName(QuestionKind::name),
                        PracticeText::tr("What is %1's hand called?", "%1: 'Player 2'"));
    }
    QString operator()(const ChooseHand& asked) const
    {
        return fill(PracticeText::tr("Which hand ranks as %1?", "%1: 'a straight'"),
                    {categoryPredicate(asked.rank, exercise.rules)});
    }
    QString operator()(const MarkOuts& asked) const
    {
        return ofHope(
            asked.player,
            PracticeText::tr("Which cards, dealt next, make %1 or better?", "%1: 'a straight'"),
            isBeforeTurn()
                ? PracticeText::tr("Which cards, dealt next, put %1 ahead?", "%1: 'Player 1'")
                : PracticeText::tr("Which cards, dealt next, make %1 win?", "%1: 'Player 1'"));
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
            return ofHope(
                asked.player,
                PracticeText::tr("How many outs are there for %1 or better?", "%1: 'a straight'"),
                PracticeText::tr("How many outs does %1 have?", "%1: 'Player 1'"));
        case Asked::unseen:
            return PracticeText::tr("How many cards are unseen?");
        case Asked::percent:
            return ofHope(
                asked.player,
                PracticeText::tr(
                    "What is the chance of %1 or better with the next card, in percent?",
                    "%1: 'a straight'"),
                isBeforeTurn()
                    ? PracticeText::tr(
                        "What is %1's chance to be ahead with the next card, in percent?",
                        "%1: 'Player 1'")
                    : PracticeText::tr("What is %1's chance to win with the next card, in percent?",
                                       "%1: 'Player 1'"));
        case Asked::against:
            return ofHope(
                asked.player,
                PracticeText::tr(
                    "The odds against %1 or better with the next card are “x : 1”. What is x?",
                    "%1: 'a straight'"),
                PracticeText::tr(
                    "The odds against %1's outs with the next card are “x : 1”. What is x?",
                    "%1: 'Player 1'"));
        case Asked::equity:
            return fill(
                PracticeText::tr("What is %1's share of the pot, in percent?", "%1: 'Player 1'"),
                {player});
        case Asked::wilds:
            return ofPlayer(
                asked.player, PracticeText::tr("How many wilds does this hand hold?"),
                PracticeText::tr("How many wilds does %1's hand hold?", "%1: 'Player 2'"));
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
        const Run run = runOf(exercise);
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
    QString operator()(const FindBug& asked) const
    {
        const QString told =
            fill(PracticeText::tr("%1 was printed with a mistake. At which table does it change "
                                  "the answer, and in which line is it, or beside which missing "
                                  "one?",
                                  "%1: 'CompareKickers', a function"),
                 {QString::fromStdString(asked.function)});
        return BugHunt(exercise).mayReadUnset()
                   ? fill(PracticeText::tr("%1 What nobody has set counts as 0, and no loop begins "
                                           "there.",
                                           "%1: a question about code"),
                          {told})
                   : told;
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
                PracticeText::tr("Build this hand: %1.", "%1: 'full house, tens over threes'"),
                {handNameInline(*name)}); // all its values are judged
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
    bool isAlone() const
    {
        return exercise.situation ? exercise.situation->players.size() == 1
                                  : exercise.hands.size() == 1;
    }
    bool isBeforeTurn() const { return exercise.situation->boardCardsToCome() > 1; }
    QString ofPlayer(int player, const QString& alone, const QString& ofSeveral) const
    {
        return isAlone() ? alone : fill(ofSeveral, {playerName(player)});
    }
    /// A player alone hopes for a rank.
    QString ofHope(int player, const QString& alone, const QString& ofSeveral) const
    {
        const Category hope = exercise.hope.value_or(Category::straight);
        return ofPlayer(player, fill(alone, {categoryWithArticle(hope)}), ofSeveral);
    }
    /// A question about a step, after what has to be known to answer it: the variables, and the card
    /// that the line looks at.
    QString placed(const Run& run, int index, const QString& question) const
    {
        const Step& step = run.step(index);
        QStringList variables;
        for (const Variable& variable : step.variables)
            variables << QUtf8StringView(variable.name).toString() + QStringLiteral(" = ")
                             + variableText(variable.value);
        for (const CardInRole& card : step.cards) {
            if (card.role == CardRole::current)
                variables << QStringLiteral("card = ")
                                 + cardSymbol(handsOf(exercise.hands)[static_cast<std::size_t>(
                                                  card.player - 1)][card.position],
                                              exercise.rules);
        }
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
        const Showdown showdown = showdownOf(exercise);
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

/// What to look at, for each kind in the order of ExerciseKind; numbers and those of code have more.
constexpr auto firstHints = std::to_array<const char*>({
    QT_TRANSLATE_NOOP("PracticeText", "Which of the given cards already belong to it?"),
    QT_TRANSLATE_NOOP("PracticeText",
                      "Sort each hand and name its rank before you look at single cards."),
    QT_TRANSLATE_NOOP("PracticeText",
                      "Name the rank of each hand. Only equal ranks are compared part by part."),
    QT_TRANSLATE_NOOP("PracticeText",
                      "The cards that make the rank come before those that are left."),
    QT_TRANSLATE_NOOP("PracticeText", "Ask from the highest rank down: what can be completed?"),
    QT_TRANSLATE_NOOP(
        "PracticeText",
        "Ask from the highest rank down: is it one suit, are five values in a row, which ones are equal?"),
    QT_TRANSLATE_NOOP("PracticeText",
                      "Find the rank first. The name begins with what is compared first."),
    QT_TRANSLATE_NOOP("PracticeText", "Sort each hand. Then look at suits, gaps and equal values."),
    QT_TRANSLATE_NOOP("PracticeText",
                      "Which values or which suit are missing? Leave out what has been seen."),
});

/// In the order of GiveNumber::Of.
constexpr auto numberHints = std::to_array<const char*>({
    QT_TRANSLATE_NOOP("PracticeText", "Which card comes just before it?"),
    QT_TRANSLATE_NOOP("PracticeText",
                      "Go through the values and suits that help, and count no card twice."),
    QT_TRANSLATE_NOOP("PracticeText",
                      "How many cards does the deck have, and how many of them can be seen?"),
    QT_TRANSLATE_NOOP("PracticeText", "How many cards help, and how many are unseen?"),
    QT_TRANSLATE_NOOP("PracticeText", "How many cards miss for each one that helps?"),
    QT_TRANSLATE_NOOP("PracticeText",
                      "On how many boards does this player win, and which are shared?"),
    QT_TRANSLATE_NOOP("PracticeText", "Read the rules of the table first: what is wild?"),
    QT_TRANSLATE_NOOP("PracticeText", "Sort the hand and name its rank."),
    QT_TRANSLATE_NOOP("PracticeText", "Which lines set it, and which was the last of them to run?"),
});

/// In the order of FindNextStep::Of.
constexpr auto stepHints = std::to_array<const char*>({
    QT_TRANSLATE_NOOP("PracticeText", "What is known by now, and what has to be found out next?"),
    QT_TRANSLATE_NOOP("PracticeText",
                      "If the line asks something, its answer says where the code goes on."),
    QT_TRANSLATE_NOOP("PracticeText", "Look at the cards that the code looks at."),
});

QString firstHint(const Exercise& exercise)
{
    const ExerciseKind& kind = exercise.kind;
    if (const auto* number = std::get_if<GiveNumber>(&kind))
        return PracticeText::tr(numberHints.at(static_cast<std::size_t>(number->of)));
    if (const auto* next = std::get_if<FindNextStep>(&kind))
        return PracticeText::tr(stepHints.at(static_cast<std::size_t>(next->of)));
    if (std::holds_alternative<FindBug>(kind))
        return partingHint(BugHunt(exercise));
    const bool isWinner = std::holds_alternative<ChooseWinner>(kind);
    if (isWinner && exercise.lens)
        return PracticeText::tr("First see what each hand is worth as this rank.");
    if (isWinner && holdsWild(exercise))
        return PracticeText::tr(
            "First find out what each wild becomes, then name the rank of each hand.");
    if (std::holds_alternative<NameWilds>(kind) && exercise.lens)
        return PracticeText::tr("What is missing for this rank?");
    if (std::holds_alternative<NameRank>(kind) && holdsWild(exercise))
        return PracticeText::tr("Ask from the highest rank down: what can be completed?");
    if (std::holds_alternative<MarkOuts>(kind) && exercise.situation->players.size() > 1)
        return PracticeText::tr("For each card that helps, ask what it gives the others.");
    const auto* build = std::get_if<BuildHands>(&kind);
    if (build && !build->goal.winners.empty())
        return exercise.hands.size() > 2
                   ? PracticeText::tr("Name the other hands first: which is the better of them?")
                   : PracticeText::tr(
                       "Name the other hand first: what has to be beaten, or matched?");
    return PracticeText::tr(firstHints.at(kind.index()));
}

/// How far two hands are equal at least: of hands that tie no more than of those that do not.
QString equalUpTo(const Comparison& comparison, const Showdown& showdown)
{
    const auto owner = static_cast<std::size_t>(comparison.firstPlayer) - 1;
    const Category rank = showdown.players[owner].result->value.category();
    const QString first = playerName(comparison.firstPlayer);
    const auto& parts = comparison.parts;
    if (parts.back().kind == PartKind::rank || rank == Category::royalFlush)
        return fill(PracticeText::tr("%1 has %2.", "%1: 'Player 1'; %2: 'a straight'"),
                    {first, categoryWithArticle(rank)});
    const QStringList words{
        first, playerName(comparison.secondPlayer), categoryWithArticle(rank),
        partName(parts[parts.size() > 1 ? parts.size() - 2 : 0], comparison.comparator)};
    return fill(
        parts.size() > 1
            ? PracticeText::tr("%1 and %2 both have %3. After this part they are still equal: %4.",
                               "%1, %2: players; %3: 'a pair'; %4: 'Kicker 2'")
            : PracticeText::tr("%1 and %2 both have %3. This part is compared first: %4.",
                               "%1, %2: players; %3: 'a pair'; %4: 'Pair'"),
        words);
}

QString optionText(const PracticeQuestion& question, int option)
{
    return exerciseChoice(question.exercise,
                          question.options[static_cast<std::size_t>(option)].answer);
}

/// "It is one of these two: Straight or Flush.": the right option and one that tempts, if any does.
QString oneOfTwo(const PracticeQuestion& question)
{
    const std::vector<int> left = optionsLeft(question, 2);
    return fill(
        PracticeText::tr("It is one of these two: %1 or %2.", "two answers: 'Straight', 'Flush'"),
        {optionText(question, left.front()), optionText(question, left.back())});
}

QString joined(const QString& first, const QString& second)
{
    return fill(PracticeText::tr("%1 %2", "two sentences"), {first, second});
}

QString ruledOut(const QString& answers)
{
    return fill(PracticeText::tr("Ruled out: %1.", "wrong answers: 'Straight; Flush'"), {answers});
}

const HandValue& valueOf(const Showdown& showdown, int player)
{
    return showdown.players[static_cast<std::size_t>(player) - 1].result->value;
}

QString playerHas(int player, const HandValue& value)
{
    return fill(PracticeText::tr("%1 has: %2.", "'Player 3'; 'Straight, nine high'"),
                {playerName(player), handName(value).whole});
}

constexpr int closeSpan = 3;

/// Values around that of the card that the solution has at the first open place, and so many more
/// than the lowest; nothing for a joker. A wider range holds the closer one.
QString amongCards(const PracticeQuestion& question, int span)
{
    const CardPlace open = openPlaces(question.exercise).front();
    const auto rank =
        question
            .solution[static_cast<std::size_t>(open.hand)][static_cast<std::size_t>(open.position)]
            ->rank();
    if (!rank)
        return {};
    const auto seed = static_cast<int>(question.source.seed % 1000);
    const auto lowest = [](int first, int reach) {
        return std::clamp(first, number(Rank::two), number(Rank::ace) - reach);
    };
    const int close = lowest(number(*rank) - seed % (closeSpan + 1), closeSpan);
    const int first = lowest(close - seed % (span - closeSpan + 1), span);
    return fill(PracticeText::tr("Look for a card from %1 to %2.", "%1, %2: 'nine', 'queen'"),
                {rankWord(*showdown::rankOf(first)), rankWord(*showdown::rankOf(first + span))});
}

/// A range around the number, at none of its ends if there is room; or a closer one within.
QString amongNumbers(const PracticeQuestion& question, const GiveNumber& asked, bool isClose)
{
    using Asked = GiveNumber::Of;
    const auto number = static_cast<int>(std::lround(std::get<double>(rightAnswer(question))));
    const bool isPercent = asked.of == Asked::percent || asked.of == Asked::equity;
    const bool isValue = asked.of == Asked::cardValue || asked.of == Asked::partValue;
    const bool isOfHand = asked.of == Asked::wilds;
    const int span = isPercent ? 30 : isOfHand ? 2 : isValue ? 6 : std::max(6, number / 2);
    const int least = isValue ? showdown::number(Rank::two) : std::min(number, 0);
    const int most = isPercent  ? 100
                     : isOfHand ? Hand::fullSize
                     : isValue  ? showdown::number(Rank::ace)
                                : number + span;
    const auto seed = static_cast<int>(question.source.seed % 1000);
    const int first = std::clamp(number - 1 - seed % (span - 1), least, most - span);
    const int close = span / 2;
    const int start =
        isClose ? std::clamp(number - seed % (close + 1), first, first + span - close) : first;
    return fill(PracticeText::tr("The number is at least %1 and at most %2.", "numbers"),
                {QString::number(start), QString::number(start + (isClose ? close : span))});
}

/// What the first hint says about this very question, after what to look at: something that excludes
/// answers. Nothing where every such thing would give the right one away.
struct FirstFact
{
    const PracticeQuestion& question;
    const Exercise& exercise = question.exercise;

    /// Half of the cards that do not decide.
    QString operator()(const ChooseDecidingCard& /*kind*/) const
    {
        const Showdown showdown = showdownOf(exercise);
        std::vector<QString> deciding;
        std::vector<QString> others;
        for (int hand = 0; hand < static_cast<int>(exercise.hands.size()); ++hand) {
            for (int position = 0; position < Hand::fullSize; ++position) {
                const Card card = handOf(exercise, hand + 1)[position];
                (isDecidingCard(showdown, exercise.rules, {hand, position}) ? deciding : others)
                    .push_back(cardSymbol(card, exercise.rules));
            }
        }
        std::erase_if(others, [&deciding](const QString& card) {
            return std::ranges::find(deciding, card) != deciding.end();
        });
        SeededRandom(question.source.seed).shuffle(others);
        QStringList half;
        for (std::size_t i = 0; i < (others.size() + 1) / 2; ++i)
            half << others[i];
        half.removeDuplicates();
        return half.isEmpty() ? QString() : ruledOut(half.join(u' '));
    }
    QString operator()(const OrderParts& /*kind*/) const
    {
        const Showdown showdown = showdownOf(exercise);
        const Comparison& comparison = showdown.comparisons.front();
        return comparison.parts.size() > 2
                   ? fill(PracticeText::tr("This part does not come first: %1.", "%1: 'Kicker 1'"),
                          {partName(comparison.parts.back(), comparison.comparator)})
                   : QString();
    }
    QString operator()(const MarkOuts& asked) const
    {
        return fill(PracticeText::tr("Number of outs: %1.", "outs; %1: a number"),
                    {QString::number(outsAsked(exercise, asked.player)->count)});
    }
    QString operator()(const GiveNumber& asked) const
    {
        return amongNumbers(question, asked, false);
    }
    /// The hand that is to be beaten, or where to look for a card that is missing.
    QString operator()(const BuildHands& build) const
    {
        if (!build.goal.winners.empty()) {
            const Showdown showdown = compareHands(handsOf(question.solution), exercise.rules);
            int best = 0;
            for (int player = 1; player <= static_cast<int>(showdown.players.size()); ++player) {
                if (player != builderOf(exercise)
                    && (best == 0 || valueOf(showdown, best) < valueOf(showdown, player)))
                    best = player;
            }
            return playerHas(best, valueOf(showdown, best));
        }
        constexpr int wide = 6;
        return amongCards(question, wide);
    }
    QString operator()(const FindBug& /*its first hint is about its tables*/) const { return {}; }
    QString operator()(const auto& /*has options*/) const
    {
        QStringList wrong;
        const std::vector<int> left = optionsLeft(question, 1);
        for (int i = 0; i < static_cast<int>(question.options.size()); ++i) {
            if (!std::ranges::binary_search(left, i))
                wrong << optionText(question, i);
        }
        return wrong.isEmpty() ? QString() : ruledOut(wrong.join(QStringLiteral("; ")));
    }
};

/// The second hint of each kind: the part that decides, or what is left to choose from.
struct SecondHint
{
    const PracticeQuestion& question;
    const Exercise& exercise = question.exercise;

    QString operator()(const ChooseWinner& /*kind*/) const
    {
        if (narrows())
            return oneOfTwo(question);
        const Showdown showdown = showdownOf(exercise);
        if (showdown.comparisons.empty())
            return fill(PracticeText::tr("Only one hand is %1.", "%1: 'a full house'"),
                        {categoryPredicate(*exercise.lens, exercise.rules)});
        return equalUpTo(showdown.comparisons.front(), showdown);
    }
    QString operator()(const ChooseDecidingCard& /*kind*/) const
    {
        const Showdown showdown = showdownOf(exercise);
        return equalUpTo(*firstPlaceComparison(showdown), showdown);
    }
    QString operator()(const OrderParts& /*kind*/) const
    {
        const Showdown showdown = showdownOf(exercise);
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
        const Showdown showdown = showdownOf(exercise);
        const auto& result = showdown.players[static_cast<std::size_t>(asked.player) - 1].result;
        if (exercise.lens)
            return oneOfTwo(question);
        const QString rank =
            fill(PracticeText::tr("The highest rank within reach: %1.", "%1: 'Straight'"),
                 {categoryName(result->value.category(), exercise.rules)});
        return narrows() ? joined(rank, oneOfTwo(question)) : rank;
    }
    /// Of the hands that are left, or two from the beginning.
    QString operator()(const ChooseHand& /*kind*/) const
    {
        QStringList told;
        for (const int option : optionsLeft(question, 2))
            told << fill(
                PracticeText::tr("%1, from high to low: %2.",
                                 "%1: 'Player 1'; %2: 'Q♥ Q♣ 9♦ 7♠ 3♥'"),
                {optionText(question, option), fromHighToLow(handOf(exercise, option + 1))});
        return told.join(u' ');
    }
    QString operator()(const MarkOuts& asked) const
    {
        QStringList makes;
        for (const OutGroup& group : outGroups(*outsAsked(exercise, asked.player)))
            makes << group.makes;
        return fill(PracticeText::tr("The outs make: %1.", "%1: 'Flush, ace high; Straight'"),
                    {makes.join(QStringLiteral("; "))});
    }
    QString operator()(const GiveNumber& asked) const
    {
        using Asked = GiveNumber::Of;
        if (asked.of == Asked::outs)
            return (*this)(MarkOuts{asked.player});
        if (asked.of == Asked::against || asked.of == Asked::equity) { // one out more is the answer
            GiveNumber unseen;
            unseen.of = Asked::unseen;
            return numberWorking(exercise, unseen);
        }
        Judgement wrong; // its reason says how to find the number, without giving it away
        if (exercise.hands.empty())
            return numberReason(exercise, asked, wrong);
        wrong.showdown = showdownOf(exercise);
        return joined(numberReason(exercise, asked, wrong), amongNumbers(question, asked, true));
    }
    QString operator()(const FindNextStep& asked) const
    {
        if (narrows())
            return oneOfTwo(question);
        const Run run = runOf(exercise);
        const Question asks = *questionAt(run, asked.step, asked.level);
        const auto* rank = std::get_if<RankAsked>(&asks);
        if (!rank)
            return phaseText(run, asked.step, asks);
        const Hand hand = run.hands()[static_cast<std::size_t>(rank->player) - 1];
        return fill(PracticeText::tr("From high to low: %1.", "%1: 'Q♥ Q♣ 9♦ 7♠ 3♥'"),
                    {fromHighToLow(hand)});
    }
    QString operator()(const BuildHands& /*kind*/) const
    {
        const std::vector<CardPlace> open = openPlaces(exercise);
        const Card card = *question.solution[static_cast<std::size_t>(open.front().hand)]
                                            [static_cast<std::size_t>(open.front().position)];
        if (open.size() > 1 || !card.rank())
            return fill(PracticeText::tr("One card to add: %1.", "%1: 'Q♥'"),
                        {cardSymbol(card, exercise.rules)});
        return amongCards(question, closeSpan);
    }
    QString operator()(const FindBug& /*kind*/) const { return linesHint(BugHunt(exercise)); }
    QString operator()(const auto& /*of a hand*/) const { return oneOfTwo(question); }

private:
    /// Whether options can be taken away that the first hint has left.
    bool narrows() const
    {
        return optionsLeft(question, 2).size() < optionsLeft(question, 1).size();
    }
    QString fromHighToLow(const Hand& hand) const
    {
        std::vector<Card> cards(hand.begin(), hand.end());
        std::ranges::sort(cards, std::greater());
        return cardSymbols(Hand::of(cards).value(), exercise.rules);
    }
};

/// Adds to the reason what is wrong about an answer: there is no second try.
struct WrongAnswer
{
    const Exercise& exercise;
    const ExerciseAnswer& answer;
    const Judgement& judgement;
    const QString& reason;

    QString operator()(const ChooseName& asked) const
    {
        const auto& named = std::get<HandValue>(answer);
        const PlayerResult& owner = player(asked.player);
        return named.category() == owner.result->value.category()
                   ? wrongPart(owner.hand, {}, owner.result->value, named)
                   : reason;
    }
    QString operator()(const BuildHands& build) const
    {
        if (!judgement.missed || judgement.missed->what != MissedGoal::What::values)
            return reason;
        const auto index = static_cast<std::size_t>(judgement.missed->player) - 1;
        const PlayerResult& owner = judgement.showdown.players[index];
        const auto wanted = HandValue::of(*build.goal.ranks[index], build.goal.values[index]);
        return wanted ? wrongPart(owner.hand, exercise.lens, *wanted, owner.result->value) : reason;
    }
    /// In which part the card counts, where that one is equal.
    QString operator()(const ChooseDecidingCard& /*kind*/) const
    {
        const auto place = std::get<CardPlace>(answer);
        const Comparison& comparison = *firstPlaceComparison(judgement.showdown);
        const PlayerResult& owner = player(place.hand + 1);
        const bool isFirst = comparison.firstPlayer == place.hand + 1;
        const auto& working = owner.result->working;
        const auto* card = std::ranges::find(working, place.position, &WorkingCard::dealtPosition);
        const auto part = std::ranges::find_if(comparison.parts, [&](const ComparisonPart& each) {
            return (isFirst ? each.first : each.second) == number(card->rank);
        });
        const QString symbol = cardSymbol(owner.hand[place.position], exercise.rules);
        const QString told =
            part != comparison.parts.end() && part->first == part->second
                ? fill(PracticeText::tr("%1 counts in this part, which is equal: %2.",
                                        "%1: 'Q♥'; %2: 'Pair'"),
                       {symbol, partName(*part, comparison.comparator)})
                : fill(PracticeText::tr("%1 does not decide.", "%1: 'Q♥'"), {symbol});
        return joined(told, reason);
    }
    /// What a hand has that was said to win, where the reason may be about others.
    QString operator()(const ChooseWinner& /*kind*/) const
    {
        QString told = reason;
        for (const int named : std::get<Winners>(answer).players) {
            const PlayerResult& owner = player(named);
            if (exercise.hands.size() > 2 && owner.result && owner.place != 1)
                told = joined(told, playerHas(named, owner.result->value));
        }
        return told;
    }
    QString operator()(const MarkOuts& asked) const
    {
        return wrongOutsText(exercise, asked.player, judgement);
    }
    /// What would have been right.
    QString operator()(const FindBug& /*kind*/) const
    {
        const BugHunt hunt(exercise);
        QString told = reason;
        if (judgement.isTableWrong)
            told = joined(told, tableAnswers(hunt, hunt.showingTable()));
        told = joined(told, bugPartingText(hunt));
        return judgement.isLineWrong ? joined(told, mistakenLineText(hunt)) : told;
    }
    QString operator()(const auto& /*the reason is about the answer*/) const { return reason; }

private:
    const PlayerResult& player(int number) const
    {
        return judgement.showdown.players[static_cast<std::size_t>(number) - 1];
    }
    /// "Kicker 1: nine, not seven.": the first part in which two values of one rank differ.
    QString wrongPart(const Hand& hand, std::optional<Category> lens, const HandValue& right,
                      const HandValue& given) const
    {
        const std::vector<ComparisonPart> parts = partsOf(hand, exercise.rules, lens);
        int place = 0;
        while (place + 1 < right.size() && right[place] == given[place])
            ++place;
        return fill(
            PracticeText::tr("%1: %2, not %3.", "'Kicker 1'; 'nine'; 'seven'"),
            {partName(parts[static_cast<std::size_t>(place)], comparatorFor(right.category())),
             rankWord(right[place]), rankWord(given[place])});
    }
};

/// What a beginner does, in the order of BeginnersMistake.
constexpr auto beginnersMistakes = std::to_array<SourceText>({
    QT_TRANSLATE_NOOP3("PracticeText", "You take the wild for an ace", "a mistake"),
    QT_TRANSLATE_NOOP3("PracticeText", "You put the wild with the lowest group", "a mistake"),
    QT_TRANSLATE_NOOP3("PracticeText", "You pair the wild with the highest card", "a mistake"),
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
    QT_TRANSLATE_NOOP3("PracticeText", "You overlook a straight or a flush", "a mistake"),
    QT_TRANSLATE_NOOP3("PracticeText", "You stop at the first group", "a mistake"),
    QT_TRANSLATE_NOOP3("PracticeText", "You take one colour for one suit", "a mistake"),
    QT_TRANSLATE_NOOP3("PracticeText", "You take an ace for the lowest card", "a mistake"),
    QT_TRANSLATE_NOOP3("PracticeText", "You let a straight beat a flush", "a mistake"),
    QT_TRANSLATE_NOOP3("PracticeText", "You compare a kicker before the cards that make the rank",
                       "a mistake"),
    QT_TRANSLATE_NOOP3("PracticeText", "You let the highest card win, whatever the ranks",
                       "a mistake"),
    QT_TRANSLATE_NOOP3("PracticeText", "You stop before the kickers", "a mistake"),
    QT_TRANSLATE_NOOP3("PracticeText", "You take hands of one rank for a tie", "a mistake"),
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

/// What somebody does who answers as the printed code does, in the order of allPrintedMistakes().
constexpr auto asPrinted = std::to_array<SourceText>({
    QT_TRANSLATE_NOOP3("PracticeText", "You see a tie where one card is higher", "a mistake"),
    QT_TRANSLATE_NOOP3("PracticeText", "You count one hand's wilds for both", "a mistake"),
    QT_TRANSLATE_NOOP3("PracticeText", "You forget that three or four wilds are aces", "a mistake"),
    QT_TRANSLATE_NOOP3("PracticeText", "You take the cards as they were dealt, unsorted",
                       "a mistake"),
    QT_TRANSLATE_NOOP3("PracticeText", "You let the spare wilds of a straight repeat its cards",
                       "a mistake"),
    QT_TRANSLATE_NOOP3("PracticeText", "You give wilds in the gaps of a straight wrong values",
                       "a mistake"),
    QT_TRANSLATE_NOOP3("PracticeText", "You count a wild twice", "a mistake"),
    QT_TRANSLATE_NOOP3("PracticeText", "You take the first two pairs, not the highest ones",
                       "a mistake"),
    QT_TRANSLATE_NOOP3("PracticeText", "You count one pair twice", "a mistake"),
    QT_TRANSLATE_NOOP3("PracticeText", "You put all wilds of a full house with one group",
                       "a mistake"),
    QT_TRANSLATE_NOOP3("PracticeText", "You take any two straights for a tie", "a mistake"),
    QT_TRANSLATE_NOOP3("PracticeText", "You overlook cards of equal value", "a mistake"),
    QT_TRANSLATE_NOOP3("PracticeText", "You count the wilds of a straight as its highest cards",
                       "a mistake"),
    QT_TRANSLATE_NOOP3("PracticeText", "You count a natural card as part of a pair of wilds",
                       "a mistake"),
    QT_TRANSLATE_NOOP3("PracticeText", "You overlook two pair with wilds or three equal cards",
                       "a mistake"),
    QT_TRANSLATE_NOOP3("PracticeText", "You take the wrong card as the kicker of two pair",
                       "a mistake"),
    QT_TRANSLATE_NOOP3("PracticeText", "You make wilds aces where the hand has aces already",
                       "a mistake"),
    QT_TRANSLATE_NOOP3("PracticeText", "You take four equal cards and a wild for a full house",
                       "a mistake"),
    QT_TRANSLATE_NOOP3("PracticeText", "You count a wild above an ace in a full house",
                       "a mistake"),
    QT_TRANSLATE_NOOP3("PracticeText", "You count cards of three or four of a kind as kickers",
                       "a mistake"),
});

constexpr auto questionKinds = std::to_array<SourceText>({
    {QT_TRANSLATE_NOOP("PracticeText", "Which hand wins?")},
    {QT_TRANSLATE_NOOP("PracticeText", "What rank is it?")},
    QT_TRANSLATE_NOOP3("PracticeText", "What is it called?", "a hand"),
    QT_TRANSLATE_NOOP3("PracticeText", "Which hand is it?", "the one of a rank"),
    {QT_TRANSLATE_NOOP("PracticeText", "Which card decides?")},
    QT_TRANSLATE_NOOP3("PracticeText", "In which order?", "the parts of two hands are compared"),
    {QT_TRANSLATE_NOOP("PracticeText", "What does the wild become?")},
    {QT_TRANSLATE_NOOP("PracticeText", "Which cards are outs?")},
    QT_TRANSLATE_NOOP3("PracticeText", "How many?", "outs, or a chance"),
    {QT_TRANSLATE_NOOP("PracticeText", "Build a hand")},
    QT_TRANSLATE_NOOP3("PracticeText", "What happens next?", "in the code"),
    QT_TRANSLATE_NOOP3("PracticeText", "Find the bug", "a mistake of printed code"),
});
static_assert(questionKinds.size() == questionKindCount);

constexpr auto difficulties = std::to_array<SourceText>({
    QT_TRANSLATE_NOOP3("PracticeText", "Easy", "a question"),
    QT_TRANSLATE_NOOP3("PracticeText", "Medium", "a question that is neither easy nor hard"),
    QT_TRANSLATE_NOOP3("PracticeText", "Hard", "a question"),
});

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
    return questionKinds.at(static_cast<std::size_t>(kind)).translated("PracticeText");
}

QString difficultyName(Difficulty difficulty)
{
    return difficulties.at(static_cast<std::size_t>(difficulty)).translated("PracticeText");
}

QString mistakeSaid(const Mistake& mistake, std::optional<Topic> topic)
{
    if (const auto* printed = std::get_if<PrintedMistake>(&mistake)) {
        const auto all = allPrintedMistakes();
        const auto at = std::ranges::find(all, printed->number) - all.begin();
        return asPrinted.at(static_cast<std::size_t>(at)).translated("PracticeText");
    }
    const auto beginners = std::get<BeginnersMistake>(mistake);
    const std::optional<Category> rank = topic ? rankOf(*topic) : std::nullopt;
    if (beginners == BeginnersMistake::wildAsAce && rank)
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

std::optional<int> listedStep(const Exercise& exercise)
{
    const auto* next = std::get_if<FindNextStep>(&exercise.kind);
    const auto* number = std::get_if<GiveNumber>(&exercise.kind);
    const bool isVariable = number && number->of == GiveNumber::Of::variable;
    if (!next && !isVariable)
        return std::nullopt;
    const Run run = runOf(exercise);
    if (isVariable)
        return stepsOfCall(run, number->function, number->call).back();
    const bool isOfStep =
        next->of != FindNextStep::Of::answer
        || std::holds_alternative<ConditionAsked>(*questionAt(run, next->step, next->level));
    return isOfStep ? std::optional(next->step) : std::nullopt;
}

QString listingAsked(const Exercise& exercise)
{
    if (std::holds_alternative<FindBug>(exercise.kind)) {
        const BugHunt hunt(exercise);
        return numberedListing(*hunt.listing(), hunt.terms());
    }
    const std::optional<int> step = listedStep(exercise);
    if (!step)
        return {};
    const Run run = runOf(exercise);
    return numberedListing(*run.step(*step).listing, run.terms());
}

QString optionKey(const PracticeQuestion& question, int option)
{
    return optionKey(question.exercise, question.options[static_cast<std::size_t>(option)].answer,
                     option);
}

QString optionKey(const Exercise& exercise, const ExerciseAnswer& answer, int option)
{
    const auto letter = [](int place) { return QString(QChar(u'A' + place)); };
    const auto* winners = std::get_if<Winners>(&answer);
    if (!winners)
        return letter(option);
    if (winners->players.size() > 1 && winners->players.size() == exercise.hands.size())
        return QStringLiteral("T");
    QString key;
    for (const int player : winners->players)
        key += letter(player - 1);
    return key;
}

QString practiceHint(const PracticeQuestion& question, int number)
{
    const ExerciseKind& kind = question.exercise.kind;
    if (number > 1)
        return std::visit(SecondHint{question}, kind);
    const QString fact = std::visit(FirstFact{question}, kind);
    return fact.isEmpty() ? firstHint(question.exercise)
                          : joined(firstHint(question.exercise), fact);
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
    const Exercise& exercise = question.exercise;
    ExerciseFeedback feedback = exerciseFeedback(exercise, answer, judgement);
    if (const auto* number = std::get_if<GiveNumber>(&exercise.kind))
        feedback.reason = numberWorking(exercise, *number); // there is no second try
    else if (!judgement.isRight)
        feedback.reason =
            std::visit(WrongAnswer{exercise, answer, judgement, feedback.reason}, exercise.kind);
    if (const auto mistake = judgement.isRight ? std::nullopt : mistakeIn(question, answer))
        feedback.reason +=
            u'\n'
            + fill(PracticeText::tr("%1.", "a mistake: 'You let a suit break a tie'"),
                   {mistakeSaid(*mistake, question.source.topic)});
    if (feedback.isRight && hints > 0)
        feedback.title = PracticeText::tr("Right, with a hint.", "an answer");
    return feedback;
}

} // namespace showdown::narration

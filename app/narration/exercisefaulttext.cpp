// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/exercisefaulttext.h"

#include "app/narration/cardplacetext.h"
#include "app/narration/tabletext.h"
#include "core/questions/exercisefacts.h"

#include <QCoreApplication>

#include <algorithm>

namespace showdown::narration {

namespace {

struct ExerciseFaultText
{
    Q_DECLARE_TR_FUNCTIONS(ExerciseFaultText)
};

int missingCards(const BuiltHands& built)
{
    int missing = 0;
    for (const OpenHand& hand : built)
        missing += static_cast<int>(std::ranges::count(hand, std::optional<Card>()));
    return missing;
}

/// What an answer of each kind still lacks.
struct Unfinished
{
    QString operator()(const BuiltHands& built) const
    {
        return ExerciseFaultText::tr("%n card(s) are missing.", "of hands that are built",
                                     missingCards(built));
    }
    QString operator()(const Winners& /*none*/) const
    {
        return ExerciseFaultText::tr("Choose who wins.");
    }
    QString operator()(const CardPlace& /*none*/) const
    {
        return ExerciseFaultText::tr("Choose a card.");
    }
    QString operator()(const PartOrder& /*some*/) const
    {
        return ExerciseFaultText::tr("Put all comparisons in order.");
    }
    QString operator()(const WildRanks& /*some*/) const
    {
        return ExerciseFaultText::tr("Choose a value for each wild.");
    }
    QString operator()(Category /*none*/) const { return ExerciseFaultText::tr("Choose a rank."); }
    QString operator()(const HandValue& /*none*/) const
    {
        return ExerciseFaultText::tr("Choose a name.");
    }
    QString operator()(const ChosenHand& /*none*/) const
    {
        return ExerciseFaultText::tr("Choose a hand.");
    }
    QString operator()(const MarkedCards& /*none*/) const
    {
        return ExerciseFaultText::tr("Mark the cards that are outs.");
    }
    QString operator()(double /*none*/) const { return ExerciseFaultText::tr("Give a number."); }
    QString operator()(const NextStep& /*none*/) const
    {
        return ExerciseFaultText::tr("Choose what happens next.");
    }
    QString operator()(const FoundBug& /*none*/) const
    {
        return ExerciseFaultText::tr("Name a table and a line of the listing.");
    }
};

/// "Queen of diamonds is already in Player 1, card 3."
QString repeatedText(const Exercise& exercise, const ExerciseAnswer& answer)
{
    const auto* built = std::get_if<BuiltHands>(&answer);
    const auto repeated = built ? findRepeatedCard(handsOf(*built)) : std::nullopt;
    return repeated ? alreadyHeld(repeated->card,
                                  {SeenArea::hole, repeated->first.hand, repeated->first.position},
                                  exercise.rules)
                    : QString();
}

} // namespace

QString exerciseFaultText(ExerciseFault fault)
{
    switch (fault) {
    case ExerciseFault::noHands:
        return ExerciseFaultText::tr(
            "This kind of exercise needs hands or, for outs and odds, hole "
            "cards and a board; not both.");
    case ExerciseFault::handUnfinished:
        return ExerciseFaultText::tr("A hand has open places, though nothing is built.");
    case ExerciseFault::nothingOpen:
        return ExerciseFaultText::tr("No place is open, so nothing can be built.");
    case ExerciseFault::wrongHandCount:
        return ExerciseFaultText::tr("This kind of exercise needs another number of hands.");
    case ExerciseFault::noSuchPlayer:
        return ExerciseFaultText::tr("There is no such player.");
    case ExerciseFault::noWild:
        return ExerciseFaultText::tr("The hand holds no wild.");
    case ExerciseFault::nothingDecides:
        return ExerciseFaultText::tr("Nothing decides: the hands tie, or too few are of the rank "
                                     "that all are compared as.");
    case ExerciseFault::noOuts:
        return ExerciseFaultText::tr("There are no outs here.");
    case ExerciseFault::noSuchPart:
        return ExerciseFaultText::tr("These hands have no such part, or too few to put in order.");
    case ExerciseFault::noCard:
        return ExerciseFaultText::tr("There is no card that has a value; a wild has none.");
    case ExerciseFault::noSuchVariable:
        return ExerciseFaultText::tr("There is no such function, call or variable, or it is no "
                                     "number.");
    case ExerciseFault::unknownLens:
        return ExerciseFaultText::tr("The house rules do not know this rank.");
    case ExerciseFault::cardTwice:
        return ExerciseFaultText::tr("One deck holds each card once, but a card is there twice.");
    case ExerciseFault::badSituation:
        return ExerciseFaultText::tr("Hole cards, board and dead cards do not fit together.");
    case ExerciseFault::noGoal:
        return ExerciseFaultText::tr("Nothing is said of what is to be built.");
    case ExerciseFault::notOneName:
        return ExerciseFaultText::tr("Four different names are needed, and the hand's own among "
                                     "them.");
    case ExerciseFault::notOneHand:
        return ExerciseFaultText::tr("One hand has to be of this rank, and only one.");
    case ExerciseFault::noMistake:
        return ExerciseFaultText::tr("No line of this function that runs where the mistake shows "
                                     "was printed with it; or there is no such mistake, or it is "
                                     "not known under these rules.");
    case ExerciseFault::notOneTable:
        return ExerciseFaultText::tr("One table has to show the mistake, and only one.");
    case ExerciseFault::notThreeTables:
        return ExerciseFaultText::tr(
            "A bug is asked about with three tables of two hands each, and "
            "no other hands.");
    }
    return {};
}

QString answerFaultText(const Exercise& exercise, const ExerciseAnswer& answer, AnswerFault fault)
{
    switch (fault) {
    case AnswerFault::otherKind:
        return ExerciseFaultText::tr("This answers another question.");
    case AnswerFault::unfinished:
        return std::visit(Unfinished(), answer);
    case AnswerFault::cardTwice:
        return repeatedText(exercise, answer);
    case AnswerFault::changed:
        return ExerciseFaultText::tr("The cards that were given stay as they are.");
    case AnswerFault::noSuchLine:
        return ExerciseFaultText::tr("The listing has no such line.");
    }
    return {};
}

} // namespace showdown::narration

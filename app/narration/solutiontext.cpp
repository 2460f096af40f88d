// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/solutiontext.h"

#include "app/narration/bughunttext.h"
#include "app/narration/cardtext.h"
#include "app/narration/comparisontext.h"
#include "app/narration/exercisenumbertext.h"
#include "app/narration/exerciseoutstext.h"
#include "app/narration/exercisetext.h"
#include "app/narration/fill.h"
#include "app/narration/laddertext.h"
#include "app/narration/oddstext.h"
#include "app/narration/storytext.h"
#include "core/questions/exercisefacts.h"

#include <QCoreApplication>

#include <algorithm>

namespace showdown::narration {

namespace {

struct SolutionText
{
    Q_DECLARE_TR_FUNCTIONS(SolutionText)
};

/// Solves each kind of exercise.
struct Solution
{
    const Exercise& exercise;
    const BuiltHands& built;

    Run run() const { return {handsOf(exercise.hands), {exercise.rules, lensOf(exercise)}}; }

    QStringList operator()(const BuildHands& /*kind*/) const
    {
        if (built.empty())
            return rankSentences(run());
        QStringList cards;
        for (const auto [hand, position] : openPlaces(exercise))
            cards << cardSymbol(
                *built[static_cast<std::size_t>(hand)][static_cast<std::size_t>(position)],
                exercise.rules);
        Exercise solved = exercise;
        solved.hands = built;
        return QStringList{fill(SolutionText::tr("For example with %1:",
                                                 "%1: cards, '10♦ 7♠'; the reasons follow"),
                                {cards.join(u' ')})}
               + Solution{solved, built}(ChooseWinner());
    }
    QStringList operator()(const ChooseWinner& /*kind*/) const
    {
        const Run hands = run();
        return rankSentences(hands) + partSentences(hands.outcome());
    }
    QStringList operator()(const ChooseDecidingCard& /*kind*/) const
    {
        return (*this)(ChooseWinner());
    }
    QStringList operator()(const OrderParts& /*kind*/) const
    {
        return partSentences(run().outcome());
    }
    QStringList operator()(const NameWilds& asked) const { return ladderSentences(asked.player); }
    QStringList operator()(const NameRank& asked) const { return ladderSentences(asked.player); }
    QStringList operator()(const ChooseName& asked) const
    {
        return ladderSentences(asked.player) << exerciseChoice(exercise, *rightAnswer(exercise));
    }
    QStringList operator()(const ChooseHand& /*kind*/) const { return rankSentences(run()); }
    QStringList operator()(const MarkOuts& asked) const
    {
        QStringList steps;
        for (const OutGroup& group : outGroups(*outsAsked(exercise, asked.player))) {
            QStringList cards;
            for (const UnseenCard& card : group.cards)
                cards << cardSymbol(card.card, exercise.rules);
            steps << fill(SolutionText::tr("%1: %2", "outs: 'Flush, ace high', 'A♠ K♠ J♠'"),
                          {group.makes, cards.join(u' ')});
        }
        return steps;
    }
    QStringList operator()(const GiveNumber& asked) const
    {
        switch (asked.of) {
        case GiveNumber::Of::outs:
            return outGroupTexts(*outsAsked(exercise, asked.player));
        case GiveNumber::Of::unseen:
        case GiveNumber::Of::percent:
        case GiveNumber::Of::against:
            return rowSentences(asked);
        case GiveNumber::Of::equity:
            return {reason(asked, false), reason(asked, true)};
        case GiveNumber::Of::partValue:
            return QStringList{rankSentence(run(), asked.player)}
                   + QStringList{reason(asked, true)};
        case GiveNumber::Of::variable:
            return callSentences(exercise, asked);
        case GiveNumber::Of::cardValue:
        case GiveNumber::Of::wilds:
            break;
        }
        return {reason(asked, true)};
    }

    QStringList operator()(const FindNextStep& asked) const
    {
        return {nextStepReason(exercise, asked)};
    }
    QStringList operator()(const FindBug& /*kind*/) const
    {
        const BugHunt hunt(exercise);
        QStringList told;
        for (const int table : allTables)
            told << tableAnswers(hunt, table);
        return told << bugPartingText(hunt) << mistakenLineText(hunt);
    }

private:
    /// "Player 1 has a pair. The wild and Q♠ make a pair of queens."
    static QString rankSentence(const Run& run, int player)
    {
        const auto& result = run.outcome().players[static_cast<std::size_t>(player) - 1];
        if (!result.hand.isComplete())
            return {};
        const Category rank = run.terms().lens.value_or(
            result.result ? result.result->value.category() : Category::highCard);
        const std::optional<int> step = run.answerOf(player, rank);
        return step ? storyText(run, *step) : QString();
    }
    static QStringList rankSentences(const Run& run)
    {
        QStringList told;
        for (int player = 1; player <= static_cast<int>(run.hands().size()); ++player)
            told << rankSentence(run, player);
        told.removeAll(QString());
        return told;
    }
    static QStringList partSentences(const Showdown& showdown)
    {
        QStringList told;
        for (const Comparison& comparison : showdown.comparisons) {
            for (const ComparisonPart& part : comparison.parts)
                told << leafDescription(part, comparison);
        }
        return told;
    }
    /// The questions from the highest rank down to the one that fits.
    QStringList ladderSentences(int player) const
    {
        QStringList told;
        const Run hands = run();
        const PlayerResult& owner = hands.outcome().players[static_cast<std::size_t>(player) - 1];
        for (const LadderRow& row : owner.ladder) {
            if (row.fits())
                told << ladderDescription(row, owner, exercise.rules);
        }
        return told;
    }
    QStringList rowSentences(const GiveNumber& asked) const
    {
        QStringList told;
        for (const ArithmeticRow& row : numberRows(exercise, asked))
            told << rowWithResult(row);
        return told;
    }
    QString reason(const GiveNumber& asked, bool isRight) const
    {
        Judgement judgement;
        judgement.isRight = isRight;
        if (!exercise.hands.empty())
            judgement.showdown = run().outcome();
        return numberReason(exercise, asked, judgement);
    }
};

} // namespace

QStringList solutionSteps(const Exercise& exercise, const BuiltHands& built)
{
    return std::visit(Solution{exercise, built}, exercise.kind);
}

QStringList filledSteps(const Exercise& exercise, int count)
{
    const QStringList steps = solutionSteps(exercise);
    // for an order the last step but one gives the last one away
    const qsizetype kept = std::holds_alternative<BuildHands>(exercise.kind)   ? 0
                           : std::holds_alternative<ChooseHand>(exercise.kind) ? steps.size()
                           : std::holds_alternative<FindBug>(exercise.kind)    ? steps.size()
                           : std::holds_alternative<OrderParts>(exercise.kind) ? 2
                                                                               : 1;
    const auto most = std::max<qsizetype>(0, steps.size() - kept);
    return steps.first(std::clamp<qsizetype>(count, 0, most));
}

} // namespace showdown::narration

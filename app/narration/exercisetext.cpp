// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/exercisetext.h"

#include "app/narration/bughunttext.h"
#include "app/narration/cardtext.h"
#include "app/narration/categorytext.h"
#include "app/narration/comparisontext.h"
#include "app/narration/exercisenumbertext.h"
#include "app/narration/exerciseoutstext.h"
#include "app/narration/fill.h"
#include "app/narration/handtext.h"
#include "app/narration/laddertext.h"
#include "app/narration/listingtext.h"
#include "app/narration/questiontext.h"
#include "app/narration/storytext.h"
#include "app/narration/tabletext.h"
#include "app/narration/verdicttext.h"
#include "app/narration/wildtext.h"
#include "core/questions/contradiction.h"
#include "core/questions/exercisefacts.h"
#include "core/questions/wildquestion.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <functional>

namespace showdown::narration {

namespace {

struct ExerciseText
{
    Q_DECLARE_TR_FUNCTIONS(ExerciseText)
};

std::vector<Hand> handsIn(const Showdown& showdown)
{
    std::vector<Hand> hands;
    for (const PlayerResult& player : showdown.players)
        hands.push_back(player.hand);
    return hands;
}

/// "Straight: no. 3 up to queen: too far apart for five in a row."
QString rankReason(const PlayerResult& player, Category rank, const HouseRules& rules)
{
    const auto row = std::ranges::find(player.ladder, rank, &LadderRow::rank);
    return row == player.ladder.end() ? QString() : ladderDescription(*row, player, rules);
}

QString orderLabel(const PartName& part, const Showdown& showdown)
{
    return partName({part.kind, part.index}, showdown.comparisons.front().comparator);
}

QString tieLabel(const std::vector<int>& players, std::size_t of)
{
    if (players.size() > 2)
        return ExerciseText::tr("All three tie", "an answer to 'Who wins?'");
    if (players.size() == of)
        return ExerciseText::tr("Tie", "an answer to 'Who wins?', of two players");
    return fill(
        ExerciseText::tr("Players %1 and %2 tie", "an answer to 'Who wins?'; %1, %2: numbers"),
        {QString::number(players[0]), QString::number(players[1])});
}

/// Gives the reason for the answers of each kind.
struct ReasonOf
{
    const Exercise& exercise;
    const ExerciseAnswer& answer;
    const Judgement& judgement;

    const Showdown& showdown() const { return judgement.showdown; }
    const HouseRules& rules() const { return exercise.rules; }
    const PlayerResult& player(int number) const
    {
        return showdown().players[static_cast<std::size_t>(number) - 1];
    }

    /// "Player 2 wins. Both have a pair of queens; the third kicker decides, 3 beats 2."
    QString whoWins() const
    {
        return verdict(showdown(), rules(), exercise.lens, {}, Medium::text).text();
    }

    QString operator()(const BuildHands& /*kind*/) const
    {
        using What = MissedGoal::What;
        const bool isRankMissed =
            judgement.missed
            && (judgement.missed->what == What::rank || judgement.missed->what == What::values);
        if (showdown().players.size() > 1 && !isRankMissed)
            return whoWins();
        const auto place = isRankMissed ? contradictionOf(exercise, answer) : std::nullopt;
        if (place) {
            const Run run(handsIn(showdown()), {rules(), exercise.lens});
            if (const std::optional<int> step = stepAt(run, *place))
                return storyText(run, *step);
        }
        // one hand alone
        const auto& result = player(1).result;
        return rankReason(player(1),
                          result ? result->value.category()
                                 : exercise.lens.value_or(Category::highCard),
                          rules());
    }
    QString operator()(const ChooseWinner& /*kind*/) const { return whoWins(); }
    QString operator()(const ChooseDecidingCard& /*kind*/) const { return whoWins(); }
    QString operator()(const OrderParts& /*kind*/) const
    {
        if (!judgement.misplaced)
            return whoWins();
        const Comparison& comparison = showdown().comparisons.front();
        const auto wrong =
            std::ranges::find_if(comparison.parts, [this](const ComparisonPart& part) {
                return nameOf(part) == *judgement.misplaced;
            });
        const QString comes = leafDescription(*wrong, comparison);
        if (wrong == comparison.parts.begin())
            return fill(ExerciseText::tr("Another part is compared first. %1",
                                         "%1: 'Pair: Player 1 queens, Player 2 queens. Equal.'"),
                        {comes});
        return fill(ExerciseText::tr("After “%1” another part is compared. %2",
                                     "'Pair'; 'Kicker 1: Player 1 nine, Player 2 nine. Equal.'"),
                    {partName(*(wrong - 1), comparison.comparator), comes});
    }
    QString operator()(const NameWilds& asked) const
    {
        const std::optional<WildQuestion> question =
            exercise.lens ? std::nullopt : wildQuestion(handsIn(showdown()), asked.player, rules());
        if (!question)
            return rankReason(player(asked.player), *exercise.lens, rules());
        const QString best = wildBestText(*question);
        const WildOption* chosen = judgement.isRight ? nullptr : chosenOption(*question);
        if (!chosen)
            return best;
        return fill(
            ExerciseText::tr("%1: %2 %3",
                             "wilds: 'As a nine', 'Pair of nines, kickers king, eight, six.', "
                             "'As a king it makes a pair of kings; no other value makes more.'"),
            {wildPointedTitle(*chosen), wildMadeText(*chosen, rules()), best});
    }
    /// About the rank that contradicts the answer or, if it is right, about the hand's own.
    QString rankOf(int number) const
    {
        const PlayerResult& owner = player(number);
        return rankReason(owner, judgement.contradicts.value_or(owner.result->value.category()),
                          rules());
    }
    QString operator()(const NameRank& asked) const { return rankOf(asked.player); }
    QString operator()(const ChooseName& asked) const { return rankOf(asked.player); }
    QString operator()(const ChooseHand& /*kind*/) const
    {
        return rankOf(std::get<ChosenHand>(answer).player);
    }
    QString operator()(const MarkOuts& asked) const
    {
        return markedOutsText(exercise, asked.player, judgement);
    }
    QString operator()(const GiveNumber& asked) const
    {
        return numberReason(exercise, asked, judgement);
    }
    QString operator()(const FindNextStep& asked) const { return nextStepReason(exercise, asked); }
    QString operator()(const FindBug& /*kind*/) const
    {
        return foundBugReason(BugHunt(exercise), std::get<FoundBug>(answer));
    }

private:
    /// The best option with the values given in the answer; nullptr if there is none among the
    /// options.
    const WildOption* chosenOption(const WildQuestion& question) const
    {
        std::vector<Rank> ranks = std::get<WildRanks>(answer).ranks;
        std::ranges::sort(ranks, std::greater());
        const WildOption* best = nullptr;
        for (const WildOption& option : question.options) {
            if (option.ranks == ranks && (!best || option.made.value > best->made.value))
                best = &option;
        }
        return best;
    }
};

/// Names the answers of each kind.
struct ChoiceOf
{
    const Exercise& exercise;

    Showdown showdown() const { return showdownOf(exercise); }

    QString operator()(const BuiltHands& /*hands*/) const { return {}; }
    QString operator()(const Winners& winners) const
    {
        return winners.players.size() == 1 ? playerName(winners.players.front())
               : winners.players.empty()   ? QString()
                                           : tieLabel(winners.players, exercise.hands.size());
    }
    QString operator()(const CardPlace& place) const
    {
        const auto& card = exercise.hands[static_cast<std::size_t>(place.hand)]
                                         [static_cast<std::size_t>(place.position)];
        return card ? cardName(*card, exercise.rules) : QString();
    }
    QString operator()(const PartOrder& order) const
    {
        QStringList parts;
        for (const PartName& part : order)
            parts << orderLabel(part, showdown());
        return parts.join(QStringLiteral(", "));
    }
    QString operator()(const WildRanks& wilds) const
    {
        QStringList ranks;
        for (const Rank rank : wilds.ranks)
            ranks << rankName(rank);
        return ranks.join(QStringLiteral(", "));
    }
    QString operator()(Category rank) const { return categoryName(rank, exercise.rules); }
    QString operator()(const HandValue& value) const { return handName(value).whole; }
    QString operator()(const ChosenHand& hand) const { return playerName(hand.player); }
    QString operator()(const MarkedCards& marked) const
    {
        QStringList cards;
        for (const Card card : marked.cards)
            cards << cardSymbol(card, exercise.rules);
        return cards.join(u' ');
    }
    QString operator()(double /*number*/) const { return {}; }
    QString operator()(const NextStep& next) const
    {
        const auto& asked = std::get<FindNextStep>(exercise.kind);
        const Run run = runOf(exercise);
        if (const auto* function = std::get_if<std::string>(&next.what))
            return QString::fromStdString(*function);
        if (const auto* answer = std::get_if<Answer>(&next.what))
            return answerName(run, *questionAt(run, asked.step, asked.level), *answer);
        const int line = std::get<int>(next.what);
        const auto lines = run.step(asked.step).listing->shown(run.terms());
        return fill(ExerciseText::tr("Line %1: %2", "%1: a number; %2: code, 'if found'"),
                    {QString::number(line),
                     listingLine(lines[static_cast<std::size_t>(line) - 1]).trimmed()});
    }
    QString operator()(const FoundBug& found) const
    {
        return foundBugText(BugHunt(exercise), found);
    }
};

} // namespace

QString nextStepReason(const Exercise& exercise, const FindNextStep& asked)
{
    const Run run = runOf(exercise);
    if (asked.of == FindNextStep::Of::answer)
        return sentenceAt(run, asked.step, asked.level);
    return fill(
        ExerciseText::tr("%1 %2", "what a line of code did; which line is next"),
        {sentenceAt(run, asked.step, Level::every), nextLineText(run, *stepAfter(run, asked))});
}

QString ExerciseFeedback::text() const
{
    return reason.isEmpty()
               ? title
               : fill(ExerciseText::tr("%1 %2", "'Not quite.', the reason"), {title, reason});
}

ExerciseFeedback exerciseFeedback(const Exercise& exercise, const ExerciseAnswer& answer,
                                  const Judgement& judgement)
{
    return {judgement.isRight,
            judgement.isRight ? ExerciseText::tr("Right.", "an answer is right")
                              : ExerciseText::tr("Not quite.", "an answer is wrong"),
            std::visit(ReasonOf{exercise, answer, judgement}, exercise.kind)};
}

QString exerciseChoice(const Exercise& exercise, const ExerciseAnswer& answer)
{
    return std::visit(ChoiceOf{exercise}, answer);
}

} // namespace showdown::narration

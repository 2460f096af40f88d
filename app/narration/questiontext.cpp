// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/questiontext.h"

#include "app/narration/cardletters.h"
#include "app/narration/cardtext.h"
#include "app/narration/categorytext.h"
#include "app/narration/comparisontext.h"
#include "app/narration/expressiontext.h"
#include "app/narration/fill.h"
#include "app/narration/listingtext.h"
#include "app/narration/steptext.h"
#include "app/narration/storytext.h"
#include "app/narration/tabletext.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace showdown::narration {

namespace {

struct QuestionText
{
    Q_DECLARE_TR_FUNCTIONS(QuestionText)
};

const Comparison& comparisonOf(const Run& run, const PartAsked& question)
{
    return run.outcome().comparisons[static_cast<std::size_t>(question.comparison)];
}

bool isJacksOrBetter(Category rank, const HouseRules& rules)
{
    return rank == Category::pair && rules.pairFloor == Rank::jack;
}

/// The words for each kind of question.
struct Asked
{
    const Run& run;
    const Step& step;
    const QStringList& names;

    QString operator()(const ConditionAsked& /*question*/) const
    {
        const QString code = expressionOf(step, run.terms()).code;
        const QString function = QUtf8StringView(step.listing->function).toString();
        if (!code.isEmpty())
            return fill(QuestionText::tr("Is this true in %2: %1",
                                         "%1: 'unused > 0', code; %2: 'Straight', its function"),
                        {code, function});
        const QString loop = listingLine(step.text(run.terms())).trimmed();
        return fill(QuestionText::tr("Does this loop of %2 go on: %1",
                                     "%1: 'while unused > 0', code; %2: 'Straight', its function"),
                    {loop, function});
    }

    QString operator()(const RankAsked& question) const
    {
        const HouseRules& rules = run.terms().rules;
        const QString player = playerName(question.player, names);
        if (isJacksOrBetter(question.rank, rules))
            return fill(QuestionText::tr("Is %1's hand jacks or better?", "%1: 'Player 2'"),
                        {player});
        return fill(QuestionText::tr("Is %1's hand %2?", "%1: 'Player 2'; %2: 'a straight'"),
                    {player, categoryPredicate(question.rank, rules)});
    }

    QString operator()(const PartAsked& question) const
    {
        const Comparison& comparison = comparisonOf(run, question);
        const QStringList arguments{partName(question.part, comparison.comparator),
                                    playerName(comparison.firstPlayer, names),
                                    playerName(comparison.secondPlayer, names)};
        return question.part.kind == PartKind::wilds
                   ? fill(QuestionText::tr("%1: who has fewer, %2 or %3?",
                                           "Wilds: who has fewer, Player 1 or Player 2?"),
                          arguments)
                   : fill(QuestionText::tr("%1: whose is higher, %2's or %3's?",
                                           "Kicker 3: whose is higher, Player 1's or Player 2's?"),
                          arguments);
    }

    QString operator()(const WildAsked& question) const
    {
        const QStringList player{playerName(question.player, names)};
        const bool isOne = question.wilds == 1;
        if (question.wilds < question.held)
            return isOne ? fill(QuestionText::tr("One of %1's wilds takes a value. Which one?",
                                                 "%1: 'Player 2'"),
                                player)
                         : fill(QuestionText::tr(
                                    "Some of %1's wilds take a value. Which is the highest?",
                                    "%1: 'Player 2'"),
                                player);
        return isOne ? fill(QuestionText::tr("Which value does %1's wild take?", "%1: 'Player 2'"),
                            player)
                     : fill(QuestionText::tr("Which is the highest value that %1's wilds take?",
                                             "%1: 'Player 2'"),
                            player);
    }
};

/// The standing of the first hand, in a part other than a number of wilds.
QString standingName(Outcome outcome, const QStringList& players)
{
    switch (outcome) {
    case Outcome::worse:
        return fill(QuestionText::tr("%1's is lower than %2's", "an answer; players"), players);
    case Outcome::equal:
        return fill(QuestionText::tr("%1's and %2's are equal", "an answer; players"), players);
    case Outcome::better:
        return fill(QuestionText::tr("%1's is higher than %2's", "an answer; players"), players);
    }
    return {};
}

QString wildsName(Outcome outcome, const QStringList& players)
{
    switch (outcome) {
    case Outcome::worse:
        return fill(QuestionText::tr("%1 has more than %2", "an answer; players"), players);
    case Outcome::equal:
        return fill(QuestionText::tr("%1 and %2 have equally many", "an answer; players"), players);
    case Outcome::better:
        return fill(QuestionText::tr("%1 has fewer than %2", "an answer; players"), players);
    }
    return {};
}

QString yesOrNo(bool answer)
{
    return answer ? QuestionText::tr("Yes", "an answer") : QuestionText::tr("No", "an answer");
}

QString comparingText(const ComparisonPart& part, Comparator comparator)
{
    const QString index = QString::number(part.index);
    switch (part.kind) {
    case PartKind::rank:
        return QuestionText::tr("Comparing the ranks.");
    case PartKind::card:
        return fill(QuestionText::tr("Comparing card %1.", "%1: 1 to 5"), {index});
    case PartKind::pair:
        return QuestionText::tr("Comparing the pairs.");
    case PartKind::higherPair:
        return QuestionText::tr("Comparing the higher pairs.");
    case PartKind::lowerPair:
        return QuestionText::tr("Comparing the lower pairs.");
    case PartKind::trio:
        return QuestionText::tr("Comparing the trios.");
    case PartKind::quad:
        return QuestionText::tr("Comparing the quads.");
    case PartKind::five:
        return QuestionText::tr("Comparing the values.", "those of five equal cards");
    case PartKind::kicker:
        return hasOneKicker(comparator)
                   ? QuestionText::tr("Comparing the kickers.", "one of each hand")
                   : fill(QuestionText::tr("Comparing kicker %1.", "%1: 1 to 3"), {index});
    case PartKind::highest:
        return QuestionText::tr("Comparing the highest cards.");
    case PartKind::wilds:
        return QuestionText::tr("Counting the wilds.");
    }
    return {};
}

QString isIt(Category rank, const HouseRules& rules)
{
    return isJacksOrBetter(rank, rules)
               ? QuestionText::tr("Is it jacks or better?", "a hand")
               : fill(QuestionText::tr("Is it %1?", "a hand; %1: 'a full house'"),
                      {categoryPredicate(rank, rules)});
}

QString whichRank(const Terms& terms)
{
    return terms.lens ? isIt(*terms.lens, terms.rules) : QuestionText::tr("Which rank is it?");
}

QString whoComesFirst(const Run& run)
{
    return std::ranges::count_if(run.hands(), &Hand::isComplete) > 2
               ? QuestionText::tr("Who comes first, second and third?")
               : QuestionText::tr("Who comes first?");
}

/// The question of a whole chapter.
QString chapterQuestion(const Run& run, Chapter::Kind kind)
{
    switch (kind) {
    case Chapter::Kind::rank:
        return whichRank(run.terms());
    case Chapter::Kind::comparison:
        return QuestionText::tr("Which hand is higher?");
    case Chapter::Kind::places:
        return whoComesFirst(run);
    }
    return {};
}

/// The phase for each kind of finding.
struct Phase
{
    const Run& run;
    const Chapter& chapter;

    QString operator()(const RankAnswered& finding) const
    {
        return isIt(finding.rank, run.terms().rules);
    }
    QString operator()(const WildsGiven& /*finding*/) const
    {
        return QuestionText::tr("Which values do the wilds take?");
    }
    QString operator()(const PartCompared& finding) const
    {
        const auto comparison = static_cast<std::size_t>(chapter.comparison);
        return comparingText(finding.part, run.outcome().comparisons[comparison].comparator);
    }
    QString operator()(const auto& /*of the whole chapter*/) const
    {
        return chapterQuestion(run, chapter.kind);
    }
};

/// The rank that a hand is checked for by a call that goes on: whatever comes next, it answers.
std::optional<Category> rankInQuestion(const Run& run, int index)
{
    const std::optional<int> found =
        run.nextWhere(index - 1, [](const Step& step) { return step.finding.has_value(); });
    const auto* answered = found ? findingOf<RankAnswered>(run.step(*found)) : nullptr;
    const bool isKnown = answered && answered->rank != Category::highCard // has no call of its own
                         && run.startOfCall(*found) <= index;
    return isKnown ? std::optional(answered->rank) : std::nullopt;
}

/// The finding that the code acts on at a step, as long as it only asks for it and returns it: "if
/// found", "return result". Else the step itself.
int findingActedOn(const Run& run, const Chapter& chapter, int index)
{
    for (int earlier = index; earlier >= chapter.first; --earlier) {
        const Step& step = run.step(earlier);
        if (step.finding)
            return std::holds_alternative<Started>(*step.finding) ? index : earlier;
        const LineKind kind = step.listing->kindOf(step.line);
        if (kind != LineKind::question && kind != LineKind::result)
            return index;
    }
    return index;
}

/// What each kind of question finds out.
struct AskedPhase
{
    const Run& run;
    int index;
    const Chapter& chapter;

    QString operator()(const RankAsked& question) const
    {
        return isIt(question.rank, run.terms().rules);
    }
    QString operator()(const WildAsked& /*question*/) const
    {
        return QuestionText::tr("Which values do the wilds take?");
    }
    QString operator()(const PartAsked& question) const
    {
        return comparingText(question.part, comparisonOf(run, question).comparator);
    }
    QString operator()(const ConditionAsked& /*on the way to something*/) const
    {
        const std::optional<Category> rank = rankInQuestion(run, index);
        return rank ? isIt(*rank, run.terms().rules) : chapterQuestion(run, chapter.kind);
    }
};

} // namespace

QString questionText(const Run& run, int index, const Question& question, const QStringList& names)
{
    return std::visit(Asked{run, run.step(index), names}, question);
}

QString answerText(const Question& question, const Answer& answer)
{
    if (const bool* yes = std::get_if<bool>(&answer))
        return yesOrNo(*yes);
    if (const Rank* rank = std::get_if<Rank>(&answer))
        return rankSymbol(*rank);
    const std::vector<Answer> choices = choicesOf(question);
    const auto place = std::ranges::find(choices, answer) - choices.begin();
    return place < 3 ? QString(QStringView(u"<=>")[place]) : QString();
}

QString answerName(const Run& run, const Question& question, const Answer& answer,
                   const QStringList& names)
{
    if (const bool* yes = std::get_if<bool>(&answer))
        return yesOrNo(*yes);
    if (const Rank* rank = std::get_if<Rank>(&answer))
        return rankWord(*rank);
    const auto* asked = std::get_if<PartAsked>(&question);
    if (!asked)
        return {};
    const Comparison& comparison = comparisonOf(run, *asked);
    const QStringList players{playerName(comparison.firstPlayer, names),
                              playerName(comparison.secondPlayer, names)};
    const auto outcome = std::get<Outcome>(answer);
    return asked->part.kind == PartKind::wilds ? wildsName(outcome, players)
                                               : standingName(outcome, players);
}

QStringList answerKeys(const Question& question, const Answer& answer)
{
    QStringList keys{answerText(question, answer)};
    if (const bool* yes = std::get_if<bool>(&answer))
        keys = *yes ? QStringList{QuestionText::tr("Y", "the key for yes"), QStringLiteral("Y")}
                    : QStringList{QuestionText::tr("N", "the key for no"), QStringLiteral("N")};
    if (const Rank* rank = std::get_if<Rank>(&answer))
        keys << typedLetter(*rank);
    if (answer == Answer(Rank::ten))
        keys = {QStringLiteral("T"), QStringLiteral("1")};
    keys.removeDuplicates();
    return keys;
}

QString judgedText(const Run& run, int index, bool isRight, const QStringList& names)
{
    const QString told = sentenceAt(run, index, Level::story, names);
    return isRight ? fill(QuestionText::tr("Right. %1", "%1: a sentence that explains"), {told})
                   : fill(QuestionText::tr("Wrong. %1", "%1: a sentence that explains"), {told});
}

QString scoreText(int right, int asked)
{
    return fill(QuestionText::tr("First try: %1 of %2 right", "%1: answers; %2: questions"),
                {QString::number(right), QString::number(asked)});
}

QString phaseText(const Run& run, int index)
{
    const Chapter& chapter = run.chapterOf(index);
    const int acted = findingActedOn(run, chapter, index);
    const std::optional<int> found =
        run.nextWhere(acted - 1, [](const Step& step) { return step.finding.has_value(); });
    if (!found || *found > chapter.last)
        return chapterQuestion(run, chapter.kind);
    return std::visit(Phase{run, chapter}, *run.step(*found).finding);
}

QString phaseText(const Run& run, int index, const Question& question)
{
    return std::visit(AskedPhase{run, index, run.chapterOf(index)}, question);
}

QString nextLineText(const Run& run, int index)
{
    const Step& step = run.step(index);
    return fill(QuestionText::tr("Line %1 of %2 is about to run.", "%2: 'Straight', a function"),
                {QString::number(step.number(run.terms())),
                 QUtf8StringView(step.listing->function).toString()});
}

} // namespace showdown::narration

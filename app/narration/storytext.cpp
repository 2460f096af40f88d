// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/storytext.h"

#include "app/narration/cardtext.h"
#include "app/narration/categorytext.h"
#include "app/narration/comparisontext.h"
#include "app/narration/fill.h"
#include "app/narration/laddertext.h"
#include "app/narration/steptext.h"
#include "app/narration/tabletext.h"

#include <QCoreApplication>

#include <array>

namespace showdown::narration {

namespace {

struct StoryText
{
    Q_DECLARE_TR_FUNCTIONS(StoryText)
};

/// First to third.
constexpr std::array<SourceText, 3> onePlaced{{
    QT_TRANSLATE_NOOP3("StoryText", "%1 comes first.", "%1: 'Player 1'"),
    QT_TRANSLATE_NOOP3("StoryText", "%1 comes second.", "%1: 'Player 1'"),
    QT_TRANSLATE_NOOP3("StoryText", "%1 comes third.", "%1: 'Player 1'"),
}};

/// First and second.
constexpr std::array<SourceText, 2> twoPlaced{{
    QT_TRANSLATE_NOOP3("StoryText", "%1 and %2 share the first place.", "players"),
    QT_TRANSLATE_NOOP3("StoryText", "%1 and %2 share the second place.", "players"),
}};

/// One wild to five.
constexpr std::array<SourceText, 5> wildsGiven{{
    QT_TRANSLATE_NOOP3("StoryText", "%1's wild acts as %2.", "%1: 'Player 1'; %2: '8', 'J'"),
    QT_TRANSLATE_NOOP3("StoryText", "%1's wilds act as %2 and %3.",
                       "%1: 'Player 1'; %2, %3: '8', 'J'"),
    QT_TRANSLATE_NOOP3("StoryText", "%1's wilds act as %2, %3 and %4.",
                       "%1: 'Player 1'; %2, %3 …: '8', 'J'"),
    QT_TRANSLATE_NOOP3("StoryText", "%1's wilds act as %2, %3, %4 and %5.",
                       "%1: 'Player 1'; %2, %3 …: '8', 'J'"),
    QT_TRANSLATE_NOOP3("StoryText", "%1's wilds act as %2, %3, %4, %5 and %6.",
                       "%1: 'Player 1'; %2, %3 …: '8', 'J'"),
}};

/// The finding of each kind, in words.
struct FindingText
{
    const Run& run;
    const Step& step;
    const QStringList& names;

    QString player(std::size_t which = 0) const { return playerName(step.players[which], names); }
    const Comparison& comparison() const
    {
        return run.outcome().comparisons[static_cast<std::size_t>(*step.comparison)];
    }

    QString operator()(const Started& finding) const
    {
        switch (finding.question) {
        case Started::Question::whichRank:
            return fill(StoryText::tr("Which rank is %1's hand? The highest is tried first.",
                                      "%1: 'Player 1'"),
                        {player()});
        case Started::Question::fitsLens:
            return fill(StoryText::tr("Is %1's hand %2?", "%1: 'Player 1'; %2: 'a full house'"),
                        {player(), categoryPredicate(*run.terms().lens, run.terms().rules)});
        case Started::Question::whoWins:
            return fill(StoryText::tr("%1: whose hand is better?", "%1: 'Player 1 vs Player 2'"),
                        {branchTitle(comparison(), names)});
        case Started::Question::places:
            return run.terms().lens
                       ? StoryText::tr(
                           "Who comes first? Hands that fit are compared two at a time.")
                       : StoryText::tr(
                           "Who comes first? The hands are ranked, then compared two at "
                           "a time.");
        }
        return {};
    }

    QString operator()(const RankAnswered& finding) const
    {
        const auto index = static_cast<std::size_t>(step.players.front()) - 1;
        const PlayerResult& owner = run.outcome().players[index];
        const HouseRules& rules = run.terms().rules;
        const QString reason = ladderText({finding.rank, finding.answer}, owner, rules);
        if (!fits(finding.answer))
            return fill(StoryText::tr("%1's hand is %2. %3.",
                                      "'Player 1', 'no straight', 'Five different values'"),
                        {player(), categoryDenied(finding.rank, rules), reason});
        if (finding.rank == Category::highCard && !run.terms().lens)
            return fill(StoryText::tr("%1 is left with a high card. %2.",
                                      "'Player 1', 'A♥ is the highest card'"),
                        {player(), reason});
        return fill(StoryText::tr("%1 has %2. %3.",
                                  "'Player 1', 'a pair', 'The wild and Q♠ make a pair of queens'"),
                    {player(), categoryWithArticle(finding.rank), reason});
    }

    QString operator()(const WildsGiven& finding) const
    {
        QStringList arguments{playerName(finding.wilds.player(), names)};
        for (const PlayedCard& wild : finding.wilds) {
            arguments += spokenRank(wild.rank().value());
        }
        const auto count = static_cast<std::size_t>(arguments.size()) - 1;
        return fill(wildsGiven.at(count - 1).translated("StoryText"), arguments);
    }

    QString operator()(const PartCompared& finding) const
    {
        const ComparisonPart& part = finding.part;
        if (part.kind == PartKind::rank && part.outcome == Outcome::equal) {
            const auto rank = static_cast<Category>(part.first);
            const std::string_view function = name(comparatorFor(rank));
            return fill(StoryText::tr("Both have %1, so %2 compares them.",
                                      "%1: 'a pair'; %2: 'FindWinnerJacksOrBetter'"),
                        {categoryWithArticle(rank), QUtf8StringView(function).toString()});
        }
        return leafDescription(part, comparison(), names);
    }

    QString operator()(const HandsCompared& finding) const
    {
        switch (finding.outcome) {
        case Outcome::better:
            return fill(StoryText::tr("%1's hand is better than %2's.", "players"),
                        {player(0), player(1)});
        case Outcome::worse:
            return fill(StoryText::tr("%1's hand is better than %2's.", "players"),
                        {player(1), player(0)});
        case Outcome::equal:
            return fill(StoryText::tr("%1's hand and %2's are worth the same.", "players"),
                        {player(0), player(1)});
        }
        return {};
    }

    QString operator()(const PlayersPlaced& finding) const
    {
        std::array<QStringList, 3> placed;
        for (std::size_t index = 0; index < finding.places.size(); ++index) {
            if (const int place = finding.places[index]; place > 0)
                placed[static_cast<std::size_t>(place) - 1] +=
                    playerName(static_cast<int>(index) + 1, names);
        }
        QStringList told;
        for (std::size_t place = 0; place < placed.size(); ++place) {
            if (placed[place].size() == 1)
                told += fill(onePlaced[place].translated("StoryText"), placed[place]);
            else if (placed[place].size() == 2)
                told += fill(twoPlaced[place].translated("StoryText"), placed[place]);
            else if (placed[place].size() == 3)
                told += StoryText::tr("All three share the first place.");
        }
        return told.isEmpty() ? StoryText::tr("No hand takes part.") : told.join(QLatin1Char(' '));
    }
};

} // namespace

QString storyText(const Run& run, int index, const QStringList& names)
{
    const Step& step = run.step(index);
    return step.finding ? std::visit(FindingText{run, step, names}, *step.finding) : QString();
}

QString sentenceAt(const Run& run, int index, Level level, const QStringList& names)
{
    const Step& step = run.step(index);
    return level == Level::story && step.finding ? storyText(run, index, names)
                                                 : stepText(step, run.hands(), run.terms().rules);
}

QString chapterTitle(const Run& run, const Chapter& chapter, const QStringList& names)
{
    switch (chapter.kind) {
    case Chapter::Kind::rank:
        return fill(StoryText::tr("Rank check for %1", "%1: 'Player 2'"),
                    {playerName(chapter.player, names)});
    case Chapter::Kind::comparison:
        return branchTitle(run.outcome().comparisons[static_cast<std::size_t>(chapter.comparison)],
                           names);
    case Chapter::Kind::places:
        if (chapter.first == 0)
            return StoryText::tr("Start", "the first part of the steps");
        return chapter.last + 1 < run.size()
                   ? StoryText::tr("In between", "a part of the steps: before a comparison")
                   : StoryText::tr("Places", "a part of the steps: who comes first, second, third");
    }
    return {};
}

QString chapterDescription(const Run& run, const Chapter& chapter, const QStringList& names)
{
    if (chapter.kind != Chapter::Kind::comparison)
        return chapterTitle(run, chapter, names);
    const Comparison& comparison =
        run.outcome().comparisons[static_cast<std::size_t>(chapter.comparison)];
    const QString pattern = comparison.place == 1
                                ? StoryText::tr("%1 versus %2", "two players")
                                : StoryText::tr("For second place: %1 versus %2", "two players");
    return fill(pattern, {playerName(comparison.firstPlayer, names),
                          playerName(comparison.secondPlayer, names)});
}

QString chapterShortTitle(const Run& run, const Chapter& chapter)
{
    switch (chapter.kind) {
    case Chapter::Kind::rank:
        return playerName(chapter.player);
    case Chapter::Kind::comparison: {
        const Comparison& comparison =
            run.outcome().comparisons[static_cast<std::size_t>(chapter.comparison)];
        if (comparison.place > 1)
            return StoryText::tr("For 2nd", "a part of the steps: who comes second");
        return fill(
            StoryText::tr("%1 vs %2", "a part of the steps; the numbers of two players"),
            {QString::number(comparison.firstPlayer), QString::number(comparison.secondPlayer)});
    }
    case Chapter::Kind::places:
        break;
    }
    return chapterTitle(run, chapter);
}

QString levelName(Level level)
{
    switch (level) {
    case Level::story:
        return StoryText::tr("story", "a level of detail, inside a sentence");
    case Level::questions:
        return StoryText::tr("questions", "a level of detail, inside a sentence");
    case Level::every:
        return StoryText::tr("every line", "a level of detail, inside a sentence");
    }
    return {};
}

} // namespace showdown::narration

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/mistaketext.h"

#include "app/narration/cardtext.h"
#include "app/narration/categorytext.h"
#include "app/narration/comparisontext.h"
#include "app/narration/fill.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <optional>
#include <variant>

namespace showdown::narration {

namespace {

struct MistakeText
{
    Q_DECLARE_TR_FUNCTIONS(MistakeText)
};

/// A printed mistake: its function, and what that does there.
struct MistakeRow
{
    int number = 0;
    const char* function = nullptr;
    const char* does = nullptr;
};

constexpr auto mistakes = std::to_array<MistakeRow>({
    {1, "CompareHands", QT_TRANSLATE_NOOP("MistakeText", "it reads both values from hand 1")},
    {2, "CompareHands", QT_TRANSLATE_NOOP("MistakeText", "the loop runs one past the last card")},
    {3, "CompareKickers", QT_TRANSLATE_NOOP("MistakeText", "it counts hand 2's wilds in hand 1")},
    {4, "CompareTrios, CompareQuads",
     QT_TRANSLATE_NOOP("MistakeText", "hand 1's ace goes to a name that is never read")},
    {5, "FindWinner…", QT_TRANSLATE_NOOP("MistakeText", "the unsorted hand is passed on")},
    {6, "CompareHands",
     QT_TRANSLATE_NOOP("MistakeText",
                       "what 1, 0 and −1 mean differs between the code and the text")},
    {7, "AreCardsStraight",
     QT_TRANSLATE_NOOP("MistakeText", "the lowest value is set only after a gap")},
    {8, "AreCardsStraight",
     QT_TRANSLATE_NOOP("MistakeText", "the values in a gap are built on one that is not set yet")},
    {9, "DoCardsHaveSameValue", QT_TRANSLATE_NOOP("MistakeText", "spent wilds are counted again")},
    {10, "SetInfoAndCheckForTwoPair",
     QT_TRANSLATE_NOOP("MistakeText", "two calls find the first pairs, not the highest ones")},
    {11, "SetInfoAndCheckForTwoPair",
     QT_TRANSLATE_NOOP("MistakeText", "twos are taken out, and the pair stays in")},
    {12, "WildsAssumeCardValues",
     QT_TRANSLATE_NOOP("MistakeText", "the first group takes every wild, and nothing is sorted")},
    {13, "WildsAssumeInfoCardValues",
     QT_TRANSLATE_NOOP(
         "MistakeText",
         "it may ask for more aces than there are wilds; the answer is right by luck")},
    {14, "FindWinnerStraight",
     QT_TRANSLATE_NOOP("MistakeText", "hand 2 is put into one name and read from another")},
    {15, "TwoPair",
     QT_TRANSLATE_NOOP("MistakeText",
                       "the text says that the first call finds sixes; it finds kings")},
    {16, "GetTrioPairValues",
     QT_TRANSLATE_NOOP("MistakeText", "the text takes the pair for the trio")},
    {17, "DoCardsHaveSameValue",
     QT_TRANSLATE_NOOP("MistakeText", "it reads an info that every caller makes empty")},
    {18, "DoCardsHaveSameValue",
     QT_TRANSLATE_NOOP("MistakeText",
                       "where only wilds are left, it asks for names that do not exist")},
    {19, "AreCardsStraight",
     QT_TRANSLATE_NOOP("MistakeText", "the values of the wilds are stored in a wrong name")},
    {20, "CompareKickers",
     QT_TRANSLATE_NOOP("MistakeText", "it asks for exactly two wilds, where at least two count")},
    {21, "SetInfoAndCheckForTwoPair",
     QT_TRANSLATE_NOOP("MistakeText", "it counts values that come exactly twice")},
    {22, "GetKickers",
     QT_TRANSLATE_NOOP("MistakeText",
                       "it takes out the wilds alone, or values that come just twice")},
    {23, "ComparePairs, WildsAssumeInfoCardValues",
     QT_TRANSLATE_NOOP("MistakeText",
                       "wilds become aces although the other group is aces already")},
    {24, "FullHouse", QT_TRANSLATE_NOOP("MistakeText", "it takes two groups of one value")},
    {25, "FindWinnerFullHouse",
     QT_TRANSLATE_NOOP("MistakeText", "the wilds are never replaced and count 100")},
    {26, "WildsAssumeValues", QT_TRANSLATE_NOOP("MistakeText", "it writes into the dealt cards")},
    {27, "GetKickers",
     QT_TRANSLATE_NOOP("MistakeText", "one value is passed on where a list is wanted")},
    {28, "CompareTrios",
     QT_TRANSLATE_NOOP("MistakeText",
                       "the text calls the last case two wilds; it is also a pair and one wild")},
    {30, "FindWinnerFourOfAKind",
     QT_TRANSLATE_NOOP("MistakeText",
                       "names and sentences of other functions were copied and left as they were")},
});

const MistakeRow* find(int number)
{
    const auto* found = std::ranges::find(mistakes, number, &MistakeRow::number);
    return found == mistakes.end() ? nullptr : found;
}

/// How a pattern is told: %1 of %2 cases of it were answered wrongly; %3 is `detail`.
struct PatternTexts
{
    QString every; ///< all of them
    QString only;  ///< not all of them
    QString detail = {};
};

/// The texts for questions about one hand each; none where those for cases fit as well.
std::optional<PatternTexts> handTextsOf(const Pattern& pattern)
{
    const int value = pattern.value;
    switch (pattern.kind) {
    case Pattern::Kind::wilds:
        return PatternTexts{
            MistakeText::tr("every hand with exactly %n wild(s): %1 of %2", "", value),
            MistakeText::tr("only hands with exactly %n wild(s): %1 of %2", "", value)};
    case Pattern::Kind::wildsOrMore:
        return PatternTexts{
            MistakeText::tr("every hand with %n wild(s) or more: %1 of %2", "", value),
            MistakeText::tr("only hands with %n wild(s) or more: %1 of %2", "", value)};
    case Pattern::Kind::card:
        return PatternTexts{MistakeText::tr("every hand with %3: %1 of %2", "%3: 'tens'"),
                            MistakeText::tr("only hands with %3: %1 of %2", "%3: 'tens'"),
                            rankPluralAfterWith(static_cast<Rank>(value))};
    case Pattern::Kind::rank:
        return PatternTexts{
            MistakeText::tr("every hand that is %3: %1 of %2", "%3: 'a full house'"),
            MistakeText::tr("only hands that are %3: %1 of %2", "%3: 'a full house'"),
            categoryWithArticle(*pattern.rank)};
    default:
        return {};
    }
}

PatternTexts caseTextsOf(const Pattern& pattern)
{
    const int value = pattern.value;
    switch (pattern.kind) {
    case Pattern::Kind::tie:
        return {MistakeText::tr("every tie: %1 of %2"), MistakeText::tr("only ties: %1 of %2")};
    case Pattern::Kind::threeHands:
        return {MistakeText::tr("every case with three hands: %1 of %2"),
                MistakeText::tr("only cases with three hands: %1 of %2")};
    case Pattern::Kind::nobodyFits:
        return {MistakeText::tr("every case in which no hand is of the rank: %1 of %2"),
                MistakeText::tr("only cases in which no hand is of the rank: %1 of %2")};
    case Pattern::Kind::wilds:
        return {
            MistakeText::tr("every case with exactly %n wild(s) in a hand: %1 of %2", "", value),
            MistakeText::tr("only cases with exactly %n wild(s) in a hand: %1 of %2", "", value)};
    case Pattern::Kind::wildsOrMore:
        return {
            MistakeText::tr("every case with %n wild(s) or more in a hand: %1 of %2", "", value),
            MistakeText::tr("only cases with %n wild(s) or more in a hand: %1 of %2", "", value)};
    case Pattern::Kind::card:
        return {MistakeText::tr("every case with %3: %1 of %2", "%3: 'tens'"),
                MistakeText::tr("only cases with %3: %1 of %2", "%3: 'tens'"),
                rankPluralAfterWith(static_cast<Rank>(value))};
    case Pattern::Kind::rank:
        return {MistakeText::tr("every case that %3 wins: %1 of %2", "%3: 'a full house'"),
                MistakeText::tr("only cases that %3 wins: %1 of %2", "%3: 'a full house'"),
                categoryWithArticle(*pattern.rank)};
    case Pattern::Kind::part:
        return {MistakeText::tr("every case of %3 that '%4' decides: %1 of %2",
                                "%3: 'two pair'; %4: 'Lower pair'"),
                MistakeText::tr("only cases of %3 that '%4' decides: %1 of %2",
                                "%3: 'two pair'; %4: 'Lower pair'"),
                categoryInline(*pattern.rank)};
    case Pattern::Kind::differentRanks:
        return {MistakeText::tr("every case of hands of different rank: %1 of %2"),
                MistakeText::tr("only cases of hands of different rank: %1 of %2")};
    case Pattern::Kind::winner:
        return {MistakeText::tr("every case that hand %3 wins alone: %1 of %2", "%3: a number"),
                MistakeText::tr("only cases that hand %3 wins alone: %1 of %2", "%3: a number"),
                QString::number(value)};
    case Pattern::Kind::kicker:
        return {MistakeText::tr("every case that a kicker decides: %1 of %2"),
                MistakeText::tr("only cases that a kicker decides: %1 of %2")};
    case Pattern::Kind::kickerOfMany:
        return {MistakeText::tr(
                    "every case of three or four of a kind that a kicker decides: %1 of %2"),
                MistakeText::tr(
                    "only cases of three or four of a kind that a kicker decides: %1 of %2")};
    }
    return {};
}

PatternTexts textsOf(const Pattern& pattern, bool isSingleHands)
{
    const auto ofHands = isSingleHands ? handTextsOf(pattern) : std::nullopt;
    return ofHands ? *ofHands : caseTextsOf(pattern);
}

QString decidingPartText(const Pattern& pattern)
{
    return pattern.kind == Pattern::Kind::part ? partName(pattern.part, *pattern.rank) : QString();
}

/// Why a hand alone just misses a rank.
struct MissedRank
{
    std::string_view reason; ///< machine-readable
    const char* text = nullptr;
};

/// One for each reason but `Fits` and `NotReached`.
constexpr std::array<MissedRank, std::variant_size_v<MatchAnswer> - 2> missedRanks =
    std::to_array<MissedRank>({
        {SuitsDiffer::reason, QT_TRANSLATE_NOOP("MistakeText", "%1: suits differ")},
        {EqualValues::reason, QT_TRANSLATE_NOOP("MistakeText", "%1: equal values")},
        {GapTooWide::reason, QT_TRANSLATE_NOOP("MistakeText", "%1: gap too wide")},
        {NotAceHigh::reason, QT_TRANSLATE_NOOP("MistakeText", "%1: not ace high")},
        {TooFewEqual::reason, QT_TRANSLATE_NOOP("MistakeText", "%1: too few equal cards")},
        {NoSecondGroup::reason, QT_TRANSLATE_NOOP("MistakeText", "%1: no second group")},
        {BelowFloor::reason, QT_TRANSLATE_NOOP("MistakeText", "%1: pair too low")},
    });

} // namespace

QList<int> printedMistakes()
{
    const auto numbers = allPrintedMistakes();
    return {numbers.begin(), numbers.end()};
}

std::optional<int> mistakeFromName(const QString& name)
{
    for (const int mistake : allPrintedMistakes()) {
        if (name.compare(mistakeName(mistake), Qt::CaseInsensitive) == 0)
            return mistake;
    }
    return std::nullopt;
}

QString mistakeName(int mistake)
{
    return QStringLiteral("E%1").arg(mistake);
}

QString mistakeMeaning(int mistake)
{
    const MistakeRow* found = find(mistake);
    if (!found)
        return {};
    return fill(MistakeText::tr("%1: %2", "%1: a function; %2: what it does"),
                {QString::fromUtf8(found->function), mistakeDoes(mistake)});
}

QString mistakeDoes(int mistake)
{
    const MistakeRow* found = find(mistake);
    return found ? MistakeText::tr(found->does) : QString();
}

QString mistakeShowsText(int mistake)
{
    switch (showsIn(mistake)) {
    case MistakeShows::inAnswer:
        return MistakeText::tr("Some hands get a wrong answer.", "of a printed mistake");
    case MistakeShows::inStop:
        return MistakeText::tr("For some hands the code cannot go on.", "of a printed mistake");
    case MistakeShows::inStep:
        return MistakeText::tr("A step goes wrong; the answers are right.", "of a printed mistake");
    case MistakeShows::inText:
        return MistakeText::tr("The text is wrong; the code is right.", "of a printed mistake");
    }
    return {};
}

QString asPrintedText(int mistake)
{
    const MistakeRow* found = find(mistake);
    if (!found)
        return {};
    return fill(
        MistakeText::tr("as the printed %1 does: %2 (%3)",
                        "%1: a function; %2: what it does; %3: 'E3'"),
        {QString::fromUtf8(found->function), MistakeText::tr(found->does), mistakeName(mistake)});
}

QString explainedText(int wrong)
{
    return MistakeText::tr("it explains all %n wrong answer(s)", "", wrong);
}

QString caseReason(std::string_view why, std::optional<Category> rank)
{
    if (const std::optional<PartName> part = partFromText(why))
        return partName(*part, rank.value_or(Category::highCard));
    if (why == "tie")
        return MistakeText::tr("Tie");
    if (why == "fit")
        return MistakeText::tr("Fewer than two hands of this rank");
    const std::size_t blank = why.find(' ');
    const std::optional<Category> missed = categoryFromId(why.substr(0, blank));
    if (!missed || blank == std::string_view::npos)
        return MistakeText::tr("No higher rank");
    const auto* miss = std::ranges::find(missedRanks, why.substr(blank + 1), &MissedRank::reason);
    Q_ASSERT(miss != missedRanks.end());
    return fill(MistakeText::tr(miss->text), {categoryName(*missed)});
}

QString patternText(const SharedPattern& shared, bool isSingleHands)
{
    const PatternTexts texts = textsOf(shared.pattern, isSingleHands);
    return fill(shared.isEvery() ? texts.every : texts.only,
                {QString::number(shared.wrong), QString::number(shared.of), texts.detail,
                 decidingPartText(shared.pattern)});
}

} // namespace showdown::narration

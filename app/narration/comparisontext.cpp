// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/narration/comparisontext.h"

#include "app/narration/cardtext.h"
#include "app/narration/categorytext.h"
#include "app/narration/decisiontext.h"
#include "app/narration/fill.h"
#include "app/narration/handtext.h"
#include "app/narration/tabletext.h"
#include "core/match/valuegroups.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace showdown::narration {

namespace {

struct SoFarText
{
    Q_DECLARE_TR_FUNCTIONS(SoFarText)
};

struct ComparisonText
{
    Q_DECLARE_TR_FUNCTIONS(ComparisonText)
};

/// None to five.
constexpr std::array<SourceText, 6> wildFigures{{
    QT_TRANSLATE_NOOP3("ComparisonText", "none", "wilds: 'none = none', 'none beats one'"),
    QT_TRANSLATE_NOOP3("ComparisonText", "one", "wilds: 'none = none', 'none beats one'"),
    QT_TRANSLATE_NOOP3("ComparisonText", "two", "wilds: 'none = none', 'none beats one'"),
    QT_TRANSLATE_NOOP3("ComparisonText", "three", "wilds: 'none = none', 'none beats one'"),
    QT_TRANSLATE_NOOP3("ComparisonText", "four", "wilds: 'none = none', 'none beats one'"),
    QT_TRANSLATE_NOOP3("ComparisonText", "five", "wilds: 'none = none', 'none beats one'"),
}};

/// None to five.
constexpr std::array<SourceText, 6> wildWords{{
    QT_TRANSLATE_NOOP3("ComparisonText", "none", "'Wilds: Player 1 none, Player 2 one.'"),
    QT_TRANSLATE_NOOP3("ComparisonText", "one", "'Wilds: Player 1 none, Player 2 one.'"),
    QT_TRANSLATE_NOOP3("ComparisonText", "two", "'Wilds: Player 1 none, Player 2 one.'"),
    QT_TRANSLATE_NOOP3("ComparisonText", "three", "'Wilds: Player 1 none, Player 2 one.'"),
    QT_TRANSLATE_NOOP3("ComparisonText", "four", "'Wilds: Player 1 none, Player 2 one.'"),
    QT_TRANSLATE_NOOP3("ComparisonText", "five", "'Wilds: Player 1 none, Player 2 one.'"),
}};

Rank rank(int value)
{
    return rankOf(value).value();
}

QString wildFigure(int count)
{
    return wildFigures[static_cast<std::size_t>(count)].translated("ComparisonText");
}

QString wildWord(int count)
{
    return wildWords[static_cast<std::size_t>(count)].translated("ComparisonText");
}

/// The value compared: single cards by `card`, numbers of wilds by `wilds`.
QString valueText(PartKind kind, int value, QString (*card)(int), QString (*wilds)(int))
{
    switch (kind) {
    case PartKind::rank:
        return categoryInline(static_cast<Category>(value));
    case PartKind::pair:
    case PartKind::higherPair:
    case PartKind::lowerPair:
    case PartKind::trio:
    case PartKind::quad:
    case PartKind::five:
        return rankPlural(rank(value));
    case PartKind::card:
    case PartKind::kicker:
    case PartKind::highest:
        return card(value);
    case PartKind::wilds:
        return wilds(value);
    }
    return {};
}

/// Both values as they are beside "=", "<" and ">": single cards by the figures in their corners.
QStringList valueFigures(const ComparisonPart& part)
{
    const auto figure = [](int value) { return rankSymbol(rank(value)); };
    return {valueText(part.kind, part.first, figure, wildFigure),
            valueText(part.kind, part.second, figure, wildFigure)};
}

QString relation(const ComparisonPart& part)
{
    const bool fewerIsBetter = part.kind == PartKind::wilds;
    switch (part.outcome) {
    case Outcome::equal:
        return ComparisonText::tr("%1 = %2", "queens = queens");
    case Outcome::better:
        return fewerIsBetter ? ComparisonText::tr("%1 beats %2, decides", "wilds: none beats one")
                             : ComparisonText::tr("%1 > %2, decides", "K > 10");
    case Outcome::worse:
        return fewerIsBetter
                   ? ComparisonText::tr("%1 loses to %2, decides", "wilds: one loses to none")
                   : ComparisonText::tr("%1 < %2, decides", "2 < 3");
    }
    return {};
}

QString shortRelation(const ComparisonPart& part)
{
    const bool fewerIsBetter = part.kind == PartKind::wilds;
    switch (part.outcome) {
    case Outcome::equal:
        break;
    case Outcome::better:
        return fewerIsBetter ? ComparisonText::tr("%1 beats %2", "wilds: none beats one")
                             : ComparisonText::tr("%1 > %2", "K > 10");
    case Outcome::worse:
        return fewerIsBetter ? ComparisonText::tr("%1 loses to %2", "wilds: one loses to none")
                             : ComparisonText::tr("%1 < %2", "2 < 3");
    }
    return relation(part);
}

/// A pair is named even if it is too low to count in the end.
std::optional<HandValue> namedSoFar(const Hand& hand, HouseRules rules)
{
    rules.pairFloor = Rank::two;
    return valueSoFar(hand, rules);
}

} // namespace

QString soFar(const Hand& hand, const HouseRules& rules)
{
    const std::optional<HandValue> value = namedSoFar(hand, rules);
    if (!value)
        return {};
    return fill(SoFarText::tr("so far: %1", "of an unfinished hand; %1: 'a pair of aces'"),
                {handPhrase(*value, HandDetail::allGroups)});
}

QString madeSoFar(const Hand& hand, const HouseRules& rules)
{
    const std::optional<HandValue> value = namedSoFar(hand, rules);
    return value && value->category() != Category::highCard ? handTitle(*value) : QString();
}

QString branchTitle(const Comparison& comparison, const QStringList& names)
{
    const QString pattern = comparison.place == 1
                                ? ComparisonText::tr("%1 vs %2", "two players")
                                : ComparisonText::tr("For 2nd: %1 vs %2",
                                                     "two players, and the place they compare for");
    return fill(pattern, {playerName(comparison.firstPlayer, names),
                          playerName(comparison.secondPlayer, names)});
}

QString branchResult(const Comparison& comparison, const QStringList& names)
{
    const std::optional<int> winner = comparison.winner();
    if (!winner)
        return ComparisonText::tr("tie");
    const QString name = playerName(*winner, names);
    if (comparison.decidingPart()->kind == PartKind::rank) {
        const std::optional<Decision> decided = Decision::of(comparison);
        return fill(
            ComparisonText::tr("%1 higher: %2", "%1: 'Player 2'; %2: 'pair beats high card'"),
            {name, categoryBeatsShort(static_cast<Category>(decided->better),
                                      static_cast<Category>(decided->worse))});
    }
    return fill(ComparisonText::tr("%1 higher", "%1: 'Player 2'"), {name});
}

QString branchDescription(const Comparison& comparison, const QStringList& names)
{
    return fill(ComparisonText::tr("%1: %2.", "Player 1 vs Player 2: Player 2 higher."),
                {branchTitle(comparison, names), branchResult(comparison, names)});
}

std::vector<ComparisonPart> leafParts(const Comparison& comparison, const Showdown& showdown)
{
    if (comparison.comparator == Comparator::getWinningPlayer)
        return comparison.parts;
    const auto first = static_cast<std::size_t>(comparison.firstPlayer) - 1;
    const int category = static_cast<int>(showdown.players[first].result->value.category());
    std::vector<ComparisonPart> parts{{PartKind::rank, 0, category, category, Outcome::equal}};
    parts.insert(parts.end(), comparison.parts.begin(), comparison.parts.end());
    return parts;
}

bool hasOneKicker(Comparator comparator)
{
    constexpr auto categories = allCategories();
    return std::ranges::any_of(categories, [comparator](Category category) {
        return comparatorFor(category) == comparator && kickerCount(category) == 1;
    });
}

QString partName(const ComparisonPart& part, Comparator comparator)
{
    const QString index = QString::number(part.index);
    switch (part.kind) {
    case PartKind::rank:
        return ComparisonText::tr("Rank", "what is compared");
    case PartKind::card:
        return fill(ComparisonText::tr("Card %1", "what is compared; %1: 1 to 5"), {index});
    case PartKind::pair:
        return ComparisonText::tr("Pair", "what is compared");
    case PartKind::higherPair:
        return ComparisonText::tr("Higher pair", "what is compared");
    case PartKind::lowerPair:
        return ComparisonText::tr("Lower pair", "what is compared");
    case PartKind::trio:
        return ComparisonText::tr("Trio", "what is compared");
    case PartKind::quad:
        return ComparisonText::tr("Quad", "what is compared");
    case PartKind::five:
        return ComparisonText::tr("Value", "what is compared: that of five equal cards");
    case PartKind::kicker:
        return hasOneKicker(comparator)
                   ? ComparisonText::tr("Kicker", "what is compared")
                   : fill(ComparisonText::tr("Kicker %1", "what is compared; %1: 1 to 3"), {index});
    case PartKind::highest:
        return ComparisonText::tr("Highest card", "what is compared");
    case PartKind::wilds:
        return ComparisonText::tr("Wilds", "what is compared");
    }
    return {};
}

QString partName(const PartName& part, Category rank)
{
    return partName({part.kind, part.index}, comparatorFor(rank));
}

QString leafText(const ComparisonPart& part)
{
    return fill(relation(part), valueFigures(part));
}

QString partResult(const ComparisonPart& part)
{
    const auto isFirst = part.outcome == Outcome::better;
    if (part.kind == PartKind::rank && part.outcome != Outcome::equal)
        return categoryBeatsShort(static_cast<Category>(isFirst ? part.first : part.second),
                                  static_cast<Category>(isFirst ? part.second : part.first));
    return fill(shortRelation(part), valueFigures(part));
}

QString leafDescription(const ComparisonPart& part, const Comparison& comparison,
                        const QStringList& names)
{
    const auto word = [](int value) { return rankWord(rank(value)); };
    const bool firstIsBetter = part.outcome == Outcome::better;
    const QString first = playerName(comparison.firstPlayer, names);
    const QString second = playerName(comparison.secondPlayer, names);
    const QStringList arguments{partName(part, comparison.comparator),
                                first,
                                valueText(part.kind, part.first, word, wildWord),
                                second,
                                valueText(part.kind, part.second, word, wildWord),
                                firstIsBetter ? first : second};
    if (part.outcome == Outcome::equal)
        return fill(ComparisonText::tr("%1: %2 %3, %4 %5. Equal.",
                                       "Kicker 1: Player 1 nine, Player 2 nine. Equal."),
                    arguments);
    if (part.kind == PartKind::wilds)
        return fill(ComparisonText::tr("%1: %2 %3, %4 %5. %6 has fewer. Decides.",
                                       "Wilds: Player 1 none, Player 2 one. Player 1 has fewer."),
                    arguments);
    return fill(ComparisonText::tr("%1: %2 %3, %4 %5. %6 is higher. Decides.",
                                   "Kicker 3: Player 1 two, Player 2 three. Player 2 is higher."),
                arguments);
}

QString comparisonCount(int count)
{
    return ComparisonText::tr("%n comparison(s)", "how many there were", count);
}

QString comparisonsWait(bool lens)
{
    return lens ? ComparisonText::tr("Comparisons appear when two hands fit.",
                                     "in place of the comparisons, with 'Compare as full house'")
                : ComparisonText::tr("Comparisons appear when two hands are complete.",
                                     "in place of the comparisons");
}

} // namespace showdown::narration

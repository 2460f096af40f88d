// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/narration/wildtext.h"

#include "app/narration/cardtext.h"
#include "app/narration/categorytext.h"
#include "app/narration/fill.h"
#include "app/narration/handtext.h"
#include "app/narration/tabletext.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace showdown::narration {

namespace {

struct WildChoiceText
{
    Q_DECLARE_TR_FUNCTIONS(WildChoiceText)
};

/// Two to ace.
constexpr std::array<SourceText, 13> ranksAfterAs{{
    QT_TRANSLATE_NOOP3("WildChoiceText", "a two", "as in 'As a queen it makes a pair'"),
    QT_TRANSLATE_NOOP3("WildChoiceText", "a three", "as in 'As a queen it makes a pair'"),
    QT_TRANSLATE_NOOP3("WildChoiceText", "a four", "as in 'As a queen it makes a pair'"),
    QT_TRANSLATE_NOOP3("WildChoiceText", "a five", "as in 'As a queen it makes a pair'"),
    QT_TRANSLATE_NOOP3("WildChoiceText", "a six", "as in 'As a queen it makes a pair'"),
    QT_TRANSLATE_NOOP3("WildChoiceText", "a seven", "as in 'As a queen it makes a pair'"),
    QT_TRANSLATE_NOOP3("WildChoiceText", "an eight", "as in 'As a queen it makes a pair'"),
    QT_TRANSLATE_NOOP3("WildChoiceText", "a nine", "as in 'As a queen it makes a pair'"),
    QT_TRANSLATE_NOOP3("WildChoiceText", "a ten", "as in 'As a queen it makes a pair'"),
    QT_TRANSLATE_NOOP3("WildChoiceText", "a jack", "as in 'As a queen it makes a pair'"),
    QT_TRANSLATE_NOOP3("WildChoiceText", "a queen", "as in 'As a queen it makes a pair'"),
    QT_TRANSLATE_NOOP3("WildChoiceText", "a king", "as in 'As a queen it makes a pair'"),
    QT_TRANSLATE_NOOP3("WildChoiceText", "an ace", "as in 'As a queen it makes a pair'"),
}};

QString ofWildSuit(const QString& ranks, const WildOption& option)
{
    if (!option.suit)
        return ranks;
    return fill(
        WildChoiceText::tr("%1 of %2",
                           "what wilds stand for: 'a queen of hearts', 'ten and six of clubs'"),
        {ranks, suitWord(*option.suit)});
}

/// Two to five ranks, as %1 …; the first may have a capital.
QString wildRankList(const QStringList& ranks)
{
    switch (ranks.size()) {
    case 2:
        return fill(WildChoiceText::tr("%1 and %2", "two wilds: 'ten and seven'"), ranks);
    case 3:
        return fill(WildChoiceText::tr("%1, %2 and %3", "three wilds: 'ten, nine and seven'"),
                    ranks);
    case 4:
        return fill(WildChoiceText::tr("%1, %2, %3 and %4", "four wilds: 'ace, ace, ace and king'"),
                    ranks);
    case 5:
        return fill(WildChoiceText::tr("%1, %2, %3, %4 and %5", "five wilds, by their values"),
                    ranks);
    default:
        return ranks.value(0);
    }
}

constexpr std::array<SourceText, 4> equalAfterAs{{
    QT_TRANSLATE_NOOP3("WildChoiceText", "two %1", "two wilds that are equal: 'two nines'"),
    QT_TRANSLATE_NOOP3("WildChoiceText", "three %1", "wilds that are equal: 'three nines'"),
    QT_TRANSLATE_NOOP3("WildChoiceText", "four %1", "wilds that are equal: 'four nines'"),
    QT_TRANSLATE_NOOP3("WildChoiceText", "five %1", "wilds that are equal: 'five nines'"),
}};

constexpr std::array<SourceText, 4> equalAtStart{{
    QT_TRANSLATE_NOOP3("WildChoiceText", "Two %1", "two wilds that are equal: 'Two nines'"),
    QT_TRANSLATE_NOOP3("WildChoiceText", "Three %1", "wilds that are equal: 'Three nines'"),
    QT_TRANSLATE_NOOP3("WildChoiceText", "Four %1", "wilds that are equal: 'Four nines'"),
    QT_TRANSLATE_NOOP3("WildChoiceText", "Five %1", "wilds that are equal: 'Five nines'"),
}};

/// Two to five wilds of one rank.
QString equalWilds(const std::array<SourceText, 4>& forms, const std::vector<Rank>& ranks)
{
    return fill(forms[ranks.size() - 2].translated("WildChoiceText"), {rankPlural(ranks.front())});
}

/// "a queen", "ten and seven", "two nines": after 'As'.
QString wildCardsInline(const WildOption& option)
{
    const std::vector<Rank>& ranks = option.ranks;
    if (ranks.size() == 1) {
        const auto index = static_cast<std::size_t>(number(ranks.front()) - 2);
        return ofWildSuit(ranksAfterAs[index].translated("WildChoiceText"), option);
    }
    if (ranks.front() == ranks.back())
        return equalWilds(equalAfterAs, ranks);
    QStringList words;
    for (const Rank rank : ranks)
        words << rankWord(rank);
    return ofWildSuit(wildRankList(words), option);
}

/// The names of two hands, with enough detail to tell them apart.
QStringList toldApart(const HandValue& best, const HandValue& next)
{
    for (const HandDetail detail : {HandDetail::allGroups, HandDetail::all}) {
        const QStringList phrases{handPhrase(best, detail), handPhrase(next, detail)};
        if (phrases.front() != phrases.back())
            return phrases;
    }
    return {handPhrase(best, HandDetail::all), handPhrase(next, HandDetail::all)};
}

QString bestOfOneText(const WildQuestion& question)
{
    const WildOption& best = question.best();
    const QString as = wildCardsInline(best);
    const QString makes = handPhrase(*best.made.value, HandDetail::allGroups);
    switch (question.reason) {
    case WildReason::noneMakesMore:
        break;
    case WildReason::sameRankLower: {
        const WildOption& next = *question.next();
        const QStringList hands = toldApart(*best.made.value, *next.made.value);
        return fill(WildChoiceText::tr("As %1 it makes %2; as %3 only %4.",
                                       "a wild: 'an ace', 'a pair of aces', 'a king', 'a pair …'"),
                    {as, hands.front(), wildCardsInline(next), hands.back()});
    }
    case WildReason::nothingElse:
        return fill(WildChoiceText::tr("As %1 it makes %2; the rules allow no other value.",
                                       "a wild: 'an ace', 'ace high'"),
                    {as, makes});
    }
    return fill(WildChoiceText::tr("As %1 it makes %2; no other value makes more.",
                                   "a wild: 'a queen', 'a pair of queens'"),
                {as, makes});
}

QString banText(WildBan ban)
{
    switch (ban) {
    case WildBan::none:
        break;
    case WildBan::bugIsAce:
        return WildChoiceText::tr(
            "Not allowed: a bug is an ace unless it completes a straight or a flush.");
    case WildBan::flushWildsAreAces:
        return WildChoiceText::tr("Not allowed: in a flush every wild is an ace.");
    case WildBan::flushValuesDiffer:
        return WildChoiceText::tr("Not allowed: in a flush a wild repeats no value.");
    }
    return {};
}

QString winnersText(const WildStanding& standing, const QStringList& names)
{
    QStringList winners;
    for (const int player : standing.winners)
        winners << playerName(player, names);
    switch (winners.size()) {
    case 1:
        return fill(WildChoiceText::tr("%1 wins.", "%1: 'Player 1'"), winners);
    case 2:
        return fill(WildChoiceText::tr("%1 and %2 tie.", "'Player 1', 'Player 2'"), winners);
    default:
        return WildChoiceText::tr("All three tie.");
    }
}

QString placeText(const WildStanding& standing)
{
    return placeMark(standing.place, standing.isTied);
}

/// The text about who wins, and what that costs the player, who must be compared with another.
QString withCost(const QString& winners, const QString& player, const WildQuestion& question,
                 const WildOption& option)
{
    const QStringList words{winners, player, placeText(*option.standing),
                            placeText(*question.best().standing)};
    if (words[2] == words[3])
        return fill(WildChoiceText::tr("%1 It costs no place.", "%1: 'Player 1 wins.'"), words);
    return fill(WildChoiceText::tr("%1 %2: %3 instead of %4.",
                                   "'Player 1 wins.', 'Player 2', '3rd', '1st'"),
                words);
}

/// Adds that this is by best rank, needed only through a lens.
QString byBestRank(const QString& said, bool isThroughLens)
{
    return isThroughLens ? fill(WildChoiceText::tr("%1 That is by best rank.",
                                                   "%1: sentences; hands are compared as one rank"),
                                {said})
                         : said;
}

} // namespace

QString wildBestText(const WildQuestion& question)
{
    if (question.wilds.size() == 1)
        return bestOfOneText(question);
    const QStringList words{wildCardsInline(question.best()),
                            handPhrase(*question.best().made.value, HandDetail::allGroups)};
    if (question.reason == WildReason::nothingElse)
        return fill(WildChoiceText::tr("As %1 they make %2; the rules allow no other choice.",
                                       "wilds: 'two aces', 'a pair of aces'"),
                    words);
    return fill(WildChoiceText::tr("As %1 they make %2; no other choice makes more.",
                                   "wilds: 'ten and seven', 'a straight, ten high'"),
                words);
}

QString wildSuitsText(const WildQuestion& question)
{
    if (question.shape == WildShape::map && question.suit)
        return WildChoiceText::tr("Suits matter: each cell shows the best of them.");
    if (question.shape != WildShape::values)
        return {};
    if (question.suit)
        return fill(WildChoiceText::tr("Suits matter: all natural cards are %1.", "%1: 'hearts'"),
                    {suitWord(*question.suit)});
    switch (question.naturalSuits) {
    case 2:
        return WildChoiceText::tr("Suits do not matter: two suits are in the hand.");
    case 3:
        return WildChoiceText::tr("Suits do not matter: three suits are in the hand.");
    case 4:
        return WildChoiceText::tr("Suits do not matter: four suits are in the hand.");
    default:
        return WildChoiceText::tr("Suits do not matter: no choice makes a flush.");
    }
}

QString wildSymbols(const WildOption& option)
{
    QStringList symbols;
    for (const Rank rank : option.ranks)
        symbols << rankSymbol(rank) + (option.suit ? suitSymbol(*option.suit) : QString());
    return symbols.join(QLatin1Char(' '));
}

QString wildHandName(const HandValue& value)
{
    const HandName name = handName(value);
    if (value.category() != Category::flush)
        return name.whole;
    return fill(
        WildChoiceText::tr("%1, %2", "a flush: 'Flush, king high', 'then queen, nine, five, two'"),
        {name.whole, name.second});
}

QString wildCardsName(const WildOption& option)
{
    const std::vector<Rank>& ranks = option.ranks;
    if (ranks.size() == 1)
        return option.suit ? cardName(Card(ranks.front(), *option.suit)) : rankName(ranks.front());
    if (ranks.front() == ranks.back())
        return equalWilds(equalAtStart, ranks);
    QStringList words{rankName(ranks.front())};
    for (std::size_t i = 1; i < ranks.size(); ++i)
        words << rankWord(ranks[i]);
    return ofWildSuit(wildRankList(words), option);
}

QString wildPointedTitle(const WildOption& option)
{
    if (option.ranks.size() > 1)
        return wildCardsName(option);
    return fill(WildChoiceText::tr("As %1", "a wild: 'a nine'"), {wildCardsInline(option)});
}

QString wildMadeText(const WildOption& option, const HouseRules& rules)
{
    if (!option.isAllowed())
        return banText(option.made.ban);
    const HandValue& value = *option.made.value;
    if (const std::optional<Rank> pair = lowPair(value, rules))
        return fill(WildChoiceText::tr("High card: a pair of %1 does not count here.", "'nines'"),
                    {rankPlural(*pair)});
    return fill(WildChoiceText::tr("%1.", "a hand: 'Pair of nines, kickers king, eight, six'"),
                {wildHandName(value)});
}

QString wildOutcomeText(const WildOption& option, int player, const QStringList& names)
{
    if (!option.standing)
        return {};
    const bool wins = std::ranges::count(option.standing->winners, player) > 0;
    QStringList others;
    for (const int winner : option.standing->winners) {
        if (winner != player)
            others << playerName(winner, names);
    }
    if (others.isEmpty())
        return WildChoiceText::tr("Wins.", "the hand with this choice");
    if (others.size() == 1)
        return fill(wins ? WildChoiceText::tr("Ties with %1.") : WildChoiceText::tr("Loses to %1."),
                    others);
    return fill(wins ? WildChoiceText::tr("Ties with %1 and %2.")
                     : WildChoiceText::tr("Loses to %1 and %2."),
                others);
}

QString wildTrialTitle(const WildOption& option)
{
    const QStringList words{wildCardsInline(option)};
    return option.ranks.size() == 1
               ? fill(WildChoiceText::tr("Trying the wild as %1", "'a nine'"), words)
               : fill(WildChoiceText::tr("Trying the wilds as %1", "'king and nine'"), words);
}

QString wildTrialTitle(const WildOption& option, int player, const QStringList& names)
{
    const QStringList words{playerName(player, names), wildCardsInline(option)};
    return option.ranks.size() == 1
               ? fill(WildChoiceText::tr("Trying %1's wild as %2", "'Player 2', 'a nine'"), words)
               : fill(WildChoiceText::tr("Trying %1's wilds as %2", "'Player 2', 'king and nine'"),
                      words);
}

QString wildCostText(const WildQuestion& question, const WildOption& option,
                     const QStringList& names)
{
    return option.standing ? withCost(winnersText(*option.standing, names),
                                      playerName(question.player, names), question, option)
                           : QString();
}

Verdict wildTrialVerdict(const WildQuestion& question, const WildOption& option,
                         const Showdown& tried, const HouseRules& rules, bool isThroughLens,
                         const QStringList& names)
{
    Verdict trial = verdict(tried, rules, std::nullopt, names);
    QString plain = wildMadeText(option, rules);
    QString rich = plain.toHtmlEscaped();
    if (option.standing) {
        const QString player = playerName(question.player, names);
        plain = withCost(trial.text(), player, question, option);
        rich = withCost(trial.richText(), player.toHtmlEscaped(), question, option);
    }
    trial.title = wildTrialTitle(option, question.player, names);
    trial.sentence = byBestRank(plain, isThroughLens);
    trial.richSentence = byBestRank(rich, isThroughLens);
    return trial;
}

QString wildCellName(const WildQuestion& question, int option, bool isTried,
                     const HouseRules& rules)
{
    const WildOption& choice = question.options[static_cast<std::size_t>(option)];
    QStringList facts;
    if (!choice.isAllowed())
        facts << banText(choice.made.ban);
    else
        facts << handNameInline(*choice.made.value);
    if (choice.isAllowed() && lowPair(*choice.made.value, rules))
        facts << lowPairNote(*choice.made.value, rules);
    if (choice.standing)
        facts << placeInWords(choice.standing->place, choice.standing->isTied);
    if (choice.isAllowed() && question.isBest(option))
        facts << WildChoiceText::tr("best", "a choice for a wild, as a screen reader says it");
    if (isTried)
        facts << WildChoiceText::tr("tried", "a choice for a wild, as a screen reader says it");
    return fill(WildChoiceText::tr("%1: %2", "'Queen', 'pair of queens, first place, best'"),
                {wildCardsName(choice), facts.join(QStringLiteral(", "))});
}

QString wildMoreText(const WildQuestion& question, int shown)
{
    QStringList more;
    for (auto i = static_cast<std::size_t>(shown); i < question.order.size(); ++i)
        more << wildSymbols(question.options[static_cast<std::size_t>(question.order[i])]);
    if (more.isEmpty())
        return {};
    return fill(WildChoiceText::tr("and %n more: %1", "choices: 'and 7 more: 8 7 6 5 4 3 2'",
                                   static_cast<int>(more.size())),
                {more.join(QLatin1Char(' '))});
}

} // namespace showdown::narration

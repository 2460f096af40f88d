// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/narration/handtext.h"

#include "app/narration/cardtext.h"
#include "app/narration/fill.h"

#include <QCoreApplication>

#include <array>
#include <optional>

namespace showdown::narration {

namespace {

struct HandText
{
    Q_DECLARE_TR_FUNCTIONS(HandText)
};

using HandTexts = std::array<SourceText, allCategories().size()>;
// A royal flush and five of a kind have no second line.
using HandLines = std::array<SourceText, static_cast<std::size_t>(Category::royalFlush)>;

/// The values of a hand in words, as %1 … of every text about a hand: plurals for groups,
/// singulars for all others ("queens", "fives", "jack").
QStringList valueWords(const HandValue& value)
{
    QStringList words;
    for (int i = 0; i < value.size(); ++i)
        words += i < equalGroupCount(value.category()) ? rankPlural(value[i]) : rankWord(value[i]);
    return words;
}

template <std::size_t size>
QString text(const std::array<SourceText, size>& texts, const HandValue& value)
{
    const auto index = static_cast<std::size_t>(value.category());
    return index < size ? fill(texts[index].translated("HandText"), valueWords(value)) : QString();
}

constexpr HandTexts firstLines = std::to_array<SourceText>({
    QT_TRANSLATE_NOOP3("HandText", "High card, %1", "first line: High card, ace"),
    QT_TRANSLATE_NOOP3("HandText", "Pair of %1", "first line: Pair of queens"),
    QT_TRANSLATE_NOOP3("HandText", "Two pair", "first line"),
    QT_TRANSLATE_NOOP3("HandText", "Three %1", "first line: Three sixes"),
    QT_TRANSLATE_NOOP3("HandText", "Straight", "first line"),
    QT_TRANSLATE_NOOP3("HandText", "Flush, %1 high", "first line: Flush, ace high"),
    QT_TRANSLATE_NOOP3("HandText", "Full house", "first line"),
    QT_TRANSLATE_NOOP3("HandText", "Four %1", "first line: Four sevens"),
    QT_TRANSLATE_NOOP3("HandText", "Straight flush", "first line"),
    QT_TRANSLATE_NOOP3("HandText", "Royal flush", "first line"),
    QT_TRANSLATE_NOOP3("HandText", "Five %1", "first line: Five aces"),
});

constexpr HandLines secondLines = std::to_array<SourceText>({
    QT_TRANSLATE_NOOP3("HandText", "then %2, %3, %4, %5", "second line of a high card"),
    QT_TRANSLATE_NOOP3("HandText", "kickers %2, %3, %4", "second line of a pair"),
    QT_TRANSLATE_NOOP3("HandText", "%1 and %2, %3 kicker",
                       "second line of two pair: queens and fives, jack kicker"),
    QT_TRANSLATE_NOOP3("HandText", "kickers %2, %3", "second line of three of a kind"),
    QT_TRANSLATE_NOOP3("HandText", "%1 high", "second line of a straight: nine high"),
    QT_TRANSLATE_NOOP3("HandText", "then %2, %3, %4, %5", "second line of a flush"),
    QT_TRANSLATE_NOOP3("HandText", "%1 over %2", "second line of a full house: kings over eights"),
    QT_TRANSLATE_NOOP3("HandText", "%2 kicker", "second line of four of a kind: king kicker"),
    QT_TRANSLATE_NOOP3("HandText", "%1 high", "second line of a straight flush: nine high"),
});

constexpr HandTexts wholeNames = std::to_array<SourceText>({
    QT_TRANSLATE_NOOP3("HandText", "High card, %1, then %2, %3, %4, %5", "the whole name"),
    QT_TRANSLATE_NOOP3("HandText", "Pair of %1, kickers %2, %3, %4", "the whole name"),
    QT_TRANSLATE_NOOP3("HandText", "Two pair, %1 and %2, %3 kicker", "the whole name"),
    QT_TRANSLATE_NOOP3("HandText", "Three %1, kickers %2, %3", "the whole name"),
    QT_TRANSLATE_NOOP3("HandText", "Straight, %1 high", "the whole name"),
    QT_TRANSLATE_NOOP3("HandText", "Flush, %1 high", "the whole name"),
    QT_TRANSLATE_NOOP3("HandText", "Full house, %1 over %2", "the whole name"),
    QT_TRANSLATE_NOOP3("HandText", "Four %1, %2 kicker", "the whole name"),
    QT_TRANSLATE_NOOP3("HandText", "Straight flush, %1 high", "the whole name"),
    QT_TRANSLATE_NOOP3("HandText", "Royal flush", "the whole name"),
    QT_TRANSLATE_NOOP3("HandText", "Five %1", "the whole name"),
});

constexpr HandTexts handInlineNames = std::to_array<SourceText>({
    QT_TRANSLATE_NOOP3("HandText", "high card, %1, then %2, %3, %4, %5", "at the end of a list"),
    QT_TRANSLATE_NOOP3("HandText", "pair of %1, kickers %2, %3, %4", "at the end of a list"),
    QT_TRANSLATE_NOOP3("HandText", "two pair, %1 and %2, %3 kicker", "at the end of a list"),
    QT_TRANSLATE_NOOP3("HandText", "three %1, kickers %2, %3", "at the end of a list"),
    QT_TRANSLATE_NOOP3("HandText", "straight, %1 high", "at the end of a list"),
    QT_TRANSLATE_NOOP3("HandText", "flush, %1 high, then %2, %3, %4, %5", "at the end of a list"),
    QT_TRANSLATE_NOOP3("HandText", "full house, %1 over %2", "at the end of a list"),
    QT_TRANSLATE_NOOP3("HandText", "four %1, %2 kicker", "at the end of a list"),
    QT_TRANSLATE_NOOP3("HandText", "straight flush, %1 high", "at the end of a list"),
    QT_TRANSLATE_NOOP3("HandText", "royal flush", "at the end of a list"),
    QT_TRANSLATE_NOOP3("HandText", "five %1", "at the end of a list"),
});

/// The value of the only pair among five descending values, or nothing.
std::optional<Rank> onlyPair(const HandValue& value)
{
    std::optional<Rank> pair;
    for (int i = 1; i < value.size(); ++i) {
        if (value[i] != value[i - 1])
            continue;
        if (pair)
            return std::nullopt;
        pair = value[i];
    }
    return pair;
}

/// Under a group of equal cards, counted from 0.
QString equalGroup(const HandValue& value, int group)
{
    const QStringList words = valueWords(value);
    switch (groupRange(value.category(), group).count) {
    case 2:
        if (value.category() != Category::twoPair)
            return HandText::tr("pair", "under two cards");
        return group == 0 ? HandText::tr("higher pair", "under two cards")
                          : HandText::tr("lower pair", "under two cards");
    case 3:
        return fill(HandText::tr("three %1", "under three cards: three kings"), words);
    case 4:
        return fill(HandText::tr("four %1", "under four cards: four sevens"), words);
    default:
        return fill(HandText::tr("five %1", "under five cards: five aces"), words);
    }
}

/// Under five cards without a group of equal ones.
QString wholeHand(Category category)
{
    switch (category) {
    case Category::straight:
        return HandText::tr("straight", "under five cards");
    case Category::flush:
        return HandText::tr("flush", "under five cards");
    case Category::straightFlush:
        return HandText::tr("straight flush", "under five cards");
    case Category::royalFlush:
        return HandText::tr("royal flush", "under five cards");
    case Category::highCard:
    case Category::pair:
    case Category::twoPair:
    case Category::threeOfAKind:
    case Category::fullHouse:
    case Category::fourOfAKind:
    case Category::fiveOfAKind:
        break;
    }
    return HandText::tr("high cards", "under five cards");
}

constexpr HandTexts firstGroups = std::to_array<SourceText>({
    QT_TRANSLATE_NOOP3("HandPhrase", "%1 high", "as in 'both have %1': ace high"),
    QT_TRANSLATE_NOOP3("HandPhrase", "a pair of %1", "as in 'both have %1'"),
    QT_TRANSLATE_NOOP3("HandPhrase", "two pair, %1 high", "as in 'both have %1'; %1: 'queens'"),
    QT_TRANSLATE_NOOP3("HandPhrase", "three %1", "as in 'both have %1'; %1: 'sixes'"),
    QT_TRANSLATE_NOOP3("HandPhrase", "a straight, %1 high", "as in 'both have %1'"),
    QT_TRANSLATE_NOOP3("HandPhrase", "a flush, %1 high", "as in 'both have %1'"),
    QT_TRANSLATE_NOOP3("HandPhrase", "a full house with three %1", "as in 'both have %1'"),
    QT_TRANSLATE_NOOP3("HandPhrase", "four %1", "as in 'both have %1'; %1: 'sevens'"),
    QT_TRANSLATE_NOOP3("HandPhrase", "a straight flush, %1 high", "as in 'both have %1'"),
    QT_TRANSLATE_NOOP3("HandPhrase", "a royal flush", "as in 'both have %1'"),
    QT_TRANSLATE_NOOP3("HandPhrase", "five %1", "as in 'both have %1'; %1: 'aces'"),
});

constexpr HandTexts allGroups = std::to_array<SourceText>({
    QT_TRANSLATE_NOOP3("HandPhrase", "%1 high", "as in 'both have %1': ace high"),
    QT_TRANSLATE_NOOP3("HandPhrase", "a pair of %1", "as in 'both have %1'"),
    QT_TRANSLATE_NOOP3("HandPhrase", "two pair, %1 and %2", "as in 'both have %1'"),
    QT_TRANSLATE_NOOP3("HandPhrase", "three %1", "as in 'both have %1'; %1: 'sixes'"),
    QT_TRANSLATE_NOOP3("HandPhrase", "a straight, %1 high", "as in 'both have %1'"),
    QT_TRANSLATE_NOOP3("HandPhrase", "a flush, %1 high", "as in 'both have %1'"),
    QT_TRANSLATE_NOOP3("HandPhrase", "a full house, %1 over %2", "as in 'both have %1'"),
    QT_TRANSLATE_NOOP3("HandPhrase", "four %1", "as in 'both have %1'; %1: 'sevens'"),
    QT_TRANSLATE_NOOP3("HandPhrase", "a straight flush, %1 high", "as in 'both have %1'"),
    QT_TRANSLATE_NOOP3("HandPhrase", "a royal flush", "as in 'both have %1'"),
    QT_TRANSLATE_NOOP3("HandPhrase", "five %1", "as in 'both have %1'; %1: 'aces'"),
});

constexpr HandTexts wholeHands = std::to_array<SourceText>({
    QT_TRANSLATE_NOOP3("HandPhrase", "%1 high, then %2, %3, %4, %5", "as in 'both have %1'"),
    QT_TRANSLATE_NOOP3("HandPhrase", "a pair of %1, kickers %2, %3, %4", "as in 'both have %1'"),
    QT_TRANSLATE_NOOP3("HandPhrase", "two pair, %1 and %2, %3 kicker", "as in 'both have %1'"),
    QT_TRANSLATE_NOOP3("HandPhrase", "three %1, kickers %2, %3", "as in 'both have %1'"),
    QT_TRANSLATE_NOOP3("HandPhrase", "a straight, %1 high", "as in 'both have %1'"),
    QT_TRANSLATE_NOOP3("HandPhrase", "a flush, %1 high, then %2, %3, %4, %5",
                       "as in 'both have %1'"),
    QT_TRANSLATE_NOOP3("HandPhrase", "a full house, %1 over %2", "as in 'both have %1'"),
    QT_TRANSLATE_NOOP3("HandPhrase", "four %1, %2 kicker", "as in 'both have %1'"),
    QT_TRANSLATE_NOOP3("HandPhrase", "a straight flush, %1 high", "as in 'both have %1'"),
    QT_TRANSLATE_NOOP3("HandPhrase", "a royal flush", "as in 'both have %1'"),
    QT_TRANSLATE_NOOP3("HandPhrase", "five %1", "as in 'both have %1'; %1: 'aces'"),
});

QString phrase(const HandTexts& phrases, const HandValue& value)
{
    const auto index = static_cast<std::size_t>(value.category());
    return fill(phrases[index].translated("HandPhrase"), valueWords(value));
}

} // namespace

HandName handName(const HandValue& value)
{
    return {text(firstLines, value), text(secondLines, value), text(wholeNames, value)};
}

QString handTitle(const HandValue& value)
{
    const HandName name = handName(value);
    switch (value.category()) {
    case Category::straight:
    case Category::straightFlush:
        return name.whole;
    default:
        return name.first;
    }
}

QString handNameInline(const HandValue& value)
{
    return text(handInlineNames, value);
}

std::optional<Rank> lowPair(const HandValue& value, const HouseRules& rules)
{
    if (value.category() != Category::highCard)
        return std::nullopt;
    const std::optional<Rank> pair = onlyPair(value);
    return pair && *pair < rules.pairFloor ? pair : std::nullopt;
}

QString lowPairNote(const HandValue& value, const HouseRules& rules)
{
    const std::optional<Rank> pair = lowPair(value, rules);
    if (!pair)
        return {};
    return fill(HandText::tr("a pair of %1 counts as a high card here", "%1: 'tens'"),
                {rankPlural(*pair)});
}

std::vector<HandPart> handParts(const HandValue& value)
{
    const Category category = value.category();
    const int groups = equalGroupCount(category);
    const int matched = matchedCount(category);
    if (groups == 0)
        return {{0, Hand::fullSize, wholeHand(category), matched > 0}};

    std::vector<HandPart> parts;
    for (int group = 0; group < groups; ++group) {
        const CardRange range = groupRange(category, group);
        parts.push_back({range.first, range.count, equalGroup(value, group)});
    }
    const int kickers = Hand::fullSize - matched;
    if (kickers > 0)
        parts.push_back({matched, kickers,
                         kickers == 1 ? HandText::tr("kicker", "under one card")
                                      : HandText::tr("kickers", "under the cards"),
                         false});
    return parts;
}

QString handPhrase(const HandValue& value, HandDetail detail)
{
    switch (detail) {
    case HandDetail::rank:
        return categoryWithArticle(value.category());
    case HandDetail::firstGroup:
        return phrase(firstGroups, value);
    case HandDetail::allGroups:
        return phrase(allGroups, value);
    case HandDetail::all:
        return phrase(wholeHands, value);
    }
    return {};
}

} // namespace showdown::narration

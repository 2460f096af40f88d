// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/narration/fill.h"
#include "app/narration/handtext.h"

#include <QCoreApplication>

#include <array>

namespace showdown::narration {

namespace {

using HandPhrases = std::array<SourceText, 11>; // high card to five of a kind

constexpr HandPhrases firstGroups{{
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
}};

constexpr HandPhrases allGroups{{
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
}};

constexpr HandPhrases wholeHands{{
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
}};

QString phrase(const HandPhrases& phrases, const HandValue& value)
{
    const auto index = static_cast<std::size_t>(value.category());
    return fill(phrases[index].translated("HandPhrase"), valueWords(value));
}

} // namespace

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

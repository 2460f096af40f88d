// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/rulewords.h"

#include "app/narration/cardtext.h"
#include "app/narration/fill.h"
#include "core/cards/deck.h"

#include <QCoreApplication>

#include <array>

namespace showdown::narration {

namespace {

using RuleTexts = std::array<SourceText, allRules().size()>; // in the order of allRules()

QString text(const RuleTexts& texts, Rule rule)
{
    return texts[static_cast<std::size_t>(rule)].translated("RuleWords");
}

constexpr RuleTexts ruleNames = std::to_array<SourceText>({
    QT_TRANSLATE_NOOP3("RuleWords", "Lowest pair that counts", "a house rule; its value: 'jacks'"),
    QT_TRANSLATE_NOOP3("RuleWords", "Ace may stand below the two", "a house rule, on or off"),
    QT_TRANSLATE_NOOP3("RuleWords", "Five of a kind", "a house rule, on or off"),
    QT_TRANSLATE_NOOP3("RuleWords", "A flush may repeat a value", "a house rule, on or off"),
    QT_TRANSLATE_NOOP3("RuleWords", "Natural beats wild", "a house rule, on or off"),
    QT_TRANSLATE_NOOP3("RuleWords", "What a wild is", "a house rule"),
    QT_TRANSLATE_NOOP3("RuleWords", "Also wild", "a house rule; its value: 'twos'"),
    QT_TRANSLATE_NOOP3("RuleWords", "Also wild", "a house rule; its value: 'twos'"),
    QT_TRANSLATE_NOOP3("RuleWords", "One deck", "a house rule, on or off"),
    QT_TRANSLATE_NOOP3("RuleWords", "Jokers in the deck", "a house rule; its value is a number"),
});

constexpr RuleTexts ruleLines = std::to_array<SourceText>({
    QT_TRANSLATE_NOOP3("RuleWords", "Lower pairs count as high cards.", "what a house rule says"),
    QT_TRANSLATE_NOOP3("RuleWords", "A 2 3 4 5 is a straight, five high.",
                       "what a house rule says"),
    QT_TRANSLATE_NOOP3("RuleWords", "Ranks above the royal flush.", "what a house rule says"),
    QT_TRANSLATE_NOOP3("RuleWords", "Every wild in a flush is an ace, even beside an ace.",
                       "what a house rule says"),
    QT_TRANSLATE_NOOP3("RuleWords", "Of equal hands the one with fewer wilds wins.",
                       "what a house rule says"),
    QT_TRANSLATE_NOOP3("RuleWords", "What the wilds in a hand may stand for.",
                       "what a house rule says"),
    QT_TRANSLATE_NOOP3("RuleWords", "Natural cards that are as wild as a joker.",
                       "what a house rule says"),
    QT_TRANSLATE_NOOP3("RuleWords", "Natural cards that are as wild as a joker.",
                       "what a house rule says"),
    QT_TRANSLATE_NOOP3("RuleWords", "No card twice; wilds without limit.",
                       "what a house rule says"),
    QT_TRANSLATE_NOOP3("RuleWords", "For dealing, and for how rare a hand is.",
                       "what a house rule is for"),
});

constexpr RuleTexts changeNames = std::to_array<SourceText>({
    QT_TRANSLATE_NOOP3("RuleWords", "Change lowest pair", "undo step"),
    QT_TRANSLATE_NOOP3("RuleWords", "Change ace below the two", "undo step"),
    QT_TRANSLATE_NOOP3("RuleWords", "Change five of a kind", "undo step"),
    QT_TRANSLATE_NOOP3("RuleWords", "Change repeats in a flush", "undo step"),
    QT_TRANSLATE_NOOP3("RuleWords", "Change natural beats wild", "undo step"),
    QT_TRANSLATE_NOOP3("RuleWords", "Change what a wild is", "undo step"),
    QT_TRANSLATE_NOOP3("RuleWords", "Change what is also wild", "undo step"),
    QT_TRANSLATE_NOOP3("RuleWords", "Change what is also wild", "undo step"),
    QT_TRANSLATE_NOOP3("RuleWords", "Change one deck", "undo step"),
    QT_TRANSLATE_NOOP3("RuleWords", "Change jokers in the deck", "undo step"),
});

constexpr std::array<SourceText, allAlsoWild().size()> alsoWildNames = std::to_array<SourceText>({
    QT_TRANSLATE_NOOP3("RuleWords", "none", "natural cards that are wild"),
    QT_TRANSLATE_NOOP3("RuleWords", "twos", "natural cards that are wild"),
    QT_TRANSLATE_NOOP3("RuleWords", "one-eyed jacks", "natural cards that are wild"),
    QT_TRANSLATE_NOOP3("RuleWords", "king of hearts", "natural cards that are wild"),
});

struct RuleWords
{
    Q_DECLARE_TR_FUNCTIONS(RuleWords)
};

} // namespace

QString ruleName(Rule rule)
{
    return text(ruleNames, rule);
}

QString ruleLine(Rule rule)
{
    return text(ruleLines, rule);
}

QString wildScopeName(WildScope scope)
{
    return scope == WildScope::full ? RuleWords::tr("A wild is any card")
                                    : RuleWords::tr("A wild is a bug");
}

QString wildScopeLine(WildScope scope)
{
    return scope == WildScope::full ? RuleWords::tr("Whatever makes the best hand.")
                                    : RuleWords::tr("An ace, or it fills a straight or flush.");
}

QString alsoWildName(AlsoWild wild)
{
    return alsoWildNames[static_cast<std::size_t>(wild)].translated("RuleWords");
}

QString alsoWildText(const HouseRules& rules)
{
    if (const std::optional<AlsoWild> usual = alsoWild(rules))
        return alsoWildName(*usual);
    QStringList names;
    for (const Rank rank : allRanks()) {
        if (rules.wildRanks.contains(rank))
            names << rankPlural(rank);
    }
    for (const Card card : naturalDeck()) {
        if (rules.wildCards.contains(card))
            names << cardSymbol(card);
    }
    return names.join(QStringLiteral(", "));
}

QString ruleChangeName(Rule rule)
{
    return text(changeNames, rule);
}

} // namespace showdown::narration

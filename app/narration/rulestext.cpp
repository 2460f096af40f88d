// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/narration/rulestext.h"

#include "app/narration/cardtext.h"
#include "app/narration/categorytext.h"
#include "app/narration/fill.h"
#include "core/cards/deck.h"

#include <QCoreApplication>
#include <QStringList>

#include <array>

namespace showdown::narration {

namespace {

struct RulesText
{
    Q_DECLARE_TR_FUNCTIONS(RulesText)
};

using PresetTexts = std::array<SourceText, 4>; // in the order of allPresets()

QString text(const PresetTexts& texts, Preset preset)
{
    return texts[static_cast<std::size_t>(preset)].translated("RulesText");
}

constexpr PresetTexts presetNames{{
    QT_TRANSLATE_NOOP3("RulesText", "Series", "the name of house rules"),
    QT_TRANSLATE_NOOP3("RulesText", "Standard", "the name of house rules"),
    QT_TRANSLATE_NOOP3("RulesText", "Bug", "the name of house rules: the bug is a half-wild joker"),
    QT_TRANSLATE_NOOP3("RulesText", "Deuces wild", "the name of house rules"),
}};

constexpr PresetTexts presetLines{{
    QT_TRANSLATE_NOOP3("RulesText", "Series rules", "in the status bar"),
    QT_TRANSLATE_NOOP3("RulesText", "Standard rules", "in the status bar"),
    QT_TRANSLATE_NOOP3("RulesText", "Bug rules", "in the status bar"),
    QT_TRANSLATE_NOOP3("RulesText", "Deuces wild rules", "in the status bar"),
}};

constexpr PresetTexts presetDescriptions{{
    QT_TRANSLATE_NOOP3("RulesText", "no pair below jacks, no five of a kind, as in the articles",
                       "what house rules are: Series"),
    QT_TRANSLATE_NOOP3("RulesText", "every pair counts, and five of a kind is the highest rank",
                       "what house rules are: Standard"),
    QT_TRANSLATE_NOOP3("RulesText", "a wild is an ace, or completes a straight or flush",
                       "what house rules are: Bug"),
    QT_TRANSLATE_NOOP3("RulesText", "every two is wild", "what house rules are: Deuces wild"),
}};

bool isChanged(const NamedRules& rules)
{
    return !rules.changed().empty();
}

QString presetSentence(Preset preset)
{
    return fill(RulesText::tr("%1: %2.", "%1: 'Standard rules'; %2: 'every pair counts'"),
                {text(presetLines, preset), presetDescription(preset)});
}

QStringList changeSentences(const NamedRules& rules)
{
    QStringList ruleTexts;
    for (const Rule rule : rules.changed())
        ruleTexts += ruleSentence(rules.rules, rule);
    return ruleTexts;
}

struct RuleText
{
    Q_DECLARE_TR_FUNCTIONS(RuleText)
};

QString pairFloorSentence(Rank floor)
{
    if (floor == Rank::two)
        return RuleText::tr("Every pair counts.");
    if (floor == Rank::ace)
        return RuleText::tr("Only a pair of aces counts; a lower pair is a high card.");
    return fill(RuleText::tr("Pairs count from %1 up; a lower pair is a high card.", "%1: 'jacks'"),
                {rankPlural(floor)});
}

QString wildRanksSentence(const RankSet& ranks)
{
    QStringList names;
    for (const Rank rank : allRanks()) {
        if (ranks.contains(rank))
            names += rankPlural(rank);
    }
    if (names.isEmpty())
        return RuleText::tr("No value is wild.");
    if (names.size() == 1)
        return fill(RuleText::tr("All %1 are wild.", "%1: 'twos'"), names);
    return fill(RuleText::tr("These values are wild: %1.", "%1: 'twos, jacks'"),
                {names.join(QStringLiteral(", "))});
}

QString wildCardsSentence(const CardSet& cards)
{
    QStringList names;
    for (const Card card : naturalDeck()) {
        if (cards.contains(card))
            names += cardSymbol(card);
    }
    if (names.isEmpty())
        return RuleText::tr("No single card is wild.");
    return fill(RuleText::tr("These cards are wild: %1.", "%1: 'J♥, J♠'"),
                {names.join(QStringLiteral(", "))});
}

struct LensText
{
    Q_DECLARE_TR_FUNCTIONS(LensText)
};

constexpr std::array<SourceText, allCategories().size()> misfits = std::to_array<SourceText>({
    QT_TRANSLATE_NOOP3("LensText", "Not a high card", "instead of the rank of a hand"),
    QT_TRANSLATE_NOOP3("LensText", "Not a pair", "instead of the rank of a hand"),
    QT_TRANSLATE_NOOP3("LensText", "Not two pair", "instead of the rank of a hand"),
    QT_TRANSLATE_NOOP3("LensText", "Not three of a kind", "instead of the rank of a hand"),
    QT_TRANSLATE_NOOP3("LensText", "Not a straight", "instead of the rank of a hand"),
    QT_TRANSLATE_NOOP3("LensText", "Not a flush", "instead of the rank of a hand"),
    QT_TRANSLATE_NOOP3("LensText", "Not a full house", "instead of the rank of a hand"),
    QT_TRANSLATE_NOOP3("LensText", "Not four of a kind", "instead of the rank of a hand"),
    QT_TRANSLATE_NOOP3("LensText", "Not a straight flush", "instead of the rank of a hand"),
    QT_TRANSLATE_NOOP3("LensText", "Not a royal flush", "instead of the rank of a hand"),
    QT_TRANSLATE_NOOP3("LensText", "Not five of a kind", "instead of the rank of a hand"),
});

constexpr std::array<SourceText, allCategories().size()> comparisons = std::to_array<SourceText>({
    QT_TRANSLATE_NOOP3("LensText", "Every hand is compared as a high card.", "the lens"),
    QT_TRANSLATE_NOOP3("LensText", "Every hand is compared as a pair.", "the lens"),
    QT_TRANSLATE_NOOP3("LensText", "Every hand is compared as two pair.", "the lens"),
    QT_TRANSLATE_NOOP3("LensText", "Every hand is compared as three of a kind.", "the lens"),
    QT_TRANSLATE_NOOP3("LensText", "Every hand is compared as a straight.", "the lens"),
    QT_TRANSLATE_NOOP3("LensText", "Every hand is compared as a flush.", "the lens"),
    QT_TRANSLATE_NOOP3("LensText", "Every hand is compared as a full house.", "the lens"),
    QT_TRANSLATE_NOOP3("LensText", "Every hand is compared as four of a kind.", "the lens"),
    QT_TRANSLATE_NOOP3("LensText", "Every hand is compared as a straight flush.", "the lens"),
    QT_TRANSLATE_NOOP3("LensText", "Every hand is compared as a royal flush.", "the lens"),
    QT_TRANSLATE_NOOP3("LensText", "Every hand is compared as five of a kind.", "the lens"),
});

} // namespace

QString presetName(Preset preset)
{
    return text(presetNames, preset);
}

QString presetDescription(Preset preset)
{
    return text(presetDescriptions, preset);
}

QString rulesName(const NamedRules& rules)
{
    const QString name = presetName(rules.preset);
    return isChanged(rules) ? fill(RulesText::tr("%1 (changed)", "%1: 'Series'"), {name}) : name;
}

QString rulesLine(const NamedRules& rules)
{
    const QString line = text(presetLines, rules.preset);
    return isChanged(rules) ? fill(RulesText::tr("%1 (changed)", "%1: 'Series rules'"), {line})
                            : line;
}

QString rulesApart(const NamedRules& rules, Preset usual, std::optional<Category> lens)
{
    QStringList sentences;
    if (rules.preset != usual)
        sentences += presetSentence(rules.preset);
    sentences += changeSentences(rules);
    if (lens)
        sentences += comparingAs(*lens);
    return sentences.join(QLatin1Char(' '));
}

QString rulesInWords(const NamedRules& rules)
{
    constexpr std::array always{Rule::pairFloor, Rule::lowAceStraight, Rule::fiveOfAKind,
                                Rule::flushRepeats};
    constexpr std::array inUse{Rule::naturalBeatsWild, Rule::wildScope, Rule::wildRanks,
                               Rule::wildCards};
    const HouseRules usual = rulesOf(Preset::standard);
    QStringList sentences{rulesLine(rules) + u'.'};
    for (const Rule rule : always)
        sentences += ruleSentence(rules.rules, rule);
    for (const Rule rule : inUse) {
        if (valueText(rules.rules, rule) != valueText(usual, rule))
            sentences += ruleSentence(rules.rules, rule);
    }
    return sentences.join(QLatin1Char(' '));
}

QString ruleSentence(const HouseRules& rules, Rule rule)
{
    switch (rule) {
    case Rule::pairFloor:
        return pairFloorSentence(rules.pairFloor);
    case Rule::lowAceStraight:
        return rules.lowAceStraight ? RuleText::tr("A-2-3-4-5 is the lowest straight.")
                                    : RuleText::tr("A-2-3-4-5 is no straight.");
    case Rule::fiveOfAKind:
        return rules.fiveOfAKind
                   ? RuleText::tr("Five equal cards are five of a kind, the highest rank.")
                   : RuleText::tr("Five equal cards are four of a kind with a kicker.");
    case Rule::flushRepeats:
        return rules.flushRepeats
                   ? RuleText::tr("In a flush every wild is an ace, even beside another ace.")
                   : RuleText::tr("In a flush a wild is the highest value that is missing.");
    case Rule::naturalBeatsWild:
        return rules.naturalBeatsWild
                   ? RuleText::tr("Of two equal hands the one with fewer wilds wins.")
                   : RuleText::tr("Equal hands tie, however many wilds they hold.");
    case Rule::wildScope:
        return rules.wildScope == WildScope::full
                   ? RuleText::tr("A wild may be any card.")
                   : RuleText::tr("A wild is an ace, unless it completes a straight or a flush.");
    case Rule::wildRanks:
        return wildRanksSentence(rules.wildRanks);
    case Rule::wildCards:
        return wildCardsSentence(rules.wildCards);
    case Rule::deck:
        return rules.deck == DeckKind::one ? RuleText::tr("Each card can be held once.")
                                           : RuleText::tr("A card may be held more than once.");
    case Rule::jokers:
        return rules.jokers.count() == 0
                   ? RuleText::tr("The deck holds no joker.")
                   : RuleText::tr("The deck holds %n joker(s).", nullptr, rules.jokers.count());
    }
    return {};
}

QString ruleValues(Rule rule)
{
    switch (rule) {
    case Rule::pairFloor:
        return RuleText::tr("2 to 10, J, Q, K, A", "values of a rule");
    case Rule::lowAceStraight:
    case Rule::fiveOfAKind:
    case Rule::flushRepeats:
    case Rule::naturalBeatsWild:
        return QStringLiteral("on, off");
    case Rule::wildScope:
        return QStringLiteral("full, bug");
    case Rule::wildRanks:
        return RuleText::tr("none, or ranks such as 2,J", "values of a rule");
    case Rule::wildCards:
        return RuleText::tr("none, or cards such as Jh,Js", "values of a rule");
    case Rule::deck:
        return QStringLiteral("one, free");
    case Rule::jokers:
        return RuleText::tr("0 to 1000", "values of a rule");
    }
    return {};
}

QString doesNotFit(Category lens, const HouseRules& rules)
{
    if (lens != Category::pair || rules.pairFloor == Rank::two)
        return misfits[static_cast<std::size_t>(lens)].translated("LensText");
    if (rules.pairFloor == Rank::ace)
        return LensText::tr("Not a pair of aces", "instead of the rank of a hand");
    return fill(
        LensText::tr("Not a pair of %1 or better", "instead of the rank of a hand; %1: 'jacks'"),
        {rankPlural(rules.pairFloor)});
}

QString lensName(std::optional<Category> lens, const HouseRules& rules)
{
    return lens ? categoryName(*lens, rules)
                : LensText::tr("Best rank", "hands are compared as what they are");
}

QString comparingAs(Category lens)
{
    return comparisons[static_cast<std::size_t>(lens)].translated("LensText");
}

QString lensGone(Category lens)
{
    return fill(LensText::tr("Back to the best rank: these rules know no %1.",
                             "%1: 'five of a kind', a rank that was compared as"),
                {categoryInline(lens)});
}

QString workingHandCaption(std::optional<Category> lens)
{
    if (!lens)
        return LensText::tr("Working hand, in comparing order");
    return fill(LensText::tr("Working hand, as %1", "%1: 'full house'"), {categoryInline(*lens)});
}

QString workingHandCaptionShort(Category lens)
{
    return fill(LensText::tr("As %1", "over a working hand; %1: 'full house'"),
                {categoryInline(lens)});
}

} // namespace showdown::narration

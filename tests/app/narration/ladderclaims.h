// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cards/hand.h"
#include "core/rules/category.h"
#include "core/rules/houserules.h"
#include "core/rules/playedhand.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <array>
#include <functional>
#include <set>

namespace showdown::tests {

/// Counts in five cards, by their values alone.
struct CardCounts
{
    std::array<int, 15> counts{}; ///< natural cards by value
    std::set<Suit> suits;
    int wilds = 0;
    int bugs = 0; ///< wilds that count as aces among equal values
    bool lowAce = false;

    CardCounts(const Hand& hand, const HouseRules& rules) : lowAce(rules.lowAceStraight)
    {
        for (const Card card : hand) {
            if (rules.isWild(card)) {
                ++wilds;
                continue;
            }
            ++counts[std::size_t(number(*card.rank()))];
            suits.insert(*card.suit());
        }
        bugs = rules.wildScope == WildScope::bug ? wilds : 0;
    }

    int count(int value) const { return counts[std::size_t(value)]; }
    int freeWilds() const { return wilds - bugs; }
    /// The count where values have to be equal.
    int equal(int value) const { return count(value) + (value == cardvalue::ace ? bugs : 0); }
    int different() const
    {
        int values = 0;
        for (int value = cardvalue::two; value <= cardvalue::ace; ++value)
            values += equal(value) > 0 ? 1 : 0;
        return values;
    }

    /// The values missing in five in a row up to this one.
    std::set<int> missingUpTo(int highest) const
    {
        std::set<int> missing;
        for (int value = highest; value > highest - 5; --value) {
            const int dealt = value == cardvalue::lowAce ? cardvalue::ace : value;
            if (count(dealt) == 0)
                missing.insert(dealt);
        }
        return missing;
    }
};

inline int spokenValue(const QString& word)
{
    static const QStringList words{
        QStringLiteral("two"),   QStringLiteral("three"), QStringLiteral("four"),
        QStringLiteral("five"),  QStringLiteral("six"),   QStringLiteral("seven"),
        QStringLiteral("eight"), QStringLiteral("nine"),  QStringLiteral("ten"),
        QStringLiteral("jack"),  QStringLiteral("queen"), QStringLiteral("king"),
        QStringLiteral("ace")};
    QString name = word.toLower();
    if (name == u"sixes")
        name = QStringLiteral("six");
    else if (name.endsWith(u's'))
        name.chop(1);
    const int digits = name.toInt();
    return digits > 0 ? digits : int(words.indexOf(name)) + 2;
}

inline int spokenNumber(const QString& word)
{
    static const QStringList words{QStringLiteral("no"),   QStringLiteral("one"),
                                   QStringLiteral("two"),  QStringLiteral("three"),
                                   QStringLiteral("four"), QStringLiteral("five")};
    const int found = int(words.indexOf(word.toLower()));
    return found >= 0 ? found : word.toInt();
}

/// "a queen, a jack and a 10"
inline std::set<int> spokenValues(const QString& list)
{
    static const QRegularExpression one(QStringLiteral("\\ban? (\\w+)"));
    std::set<int> values;
    for (auto found = one.globalMatch(list); found.hasNext();)
        values.insert(spokenValue(found.next().captured(1)));
    return values;
}

using LadderClaim = std::function<bool(const CardCounts&, Category)>;
/// The claim of a reason about the cards.
struct LadderReading
{
    const char* pattern;
    LadderClaim (*claim)(const QStringList& words);
};

/// "Wild + two queens are 3 of 4"
inline LadderClaim groupClaim(int wilds, int naturals, int value, int sum, int needed)
{
    return [=](const CardCounts& facts, Category) {
        const bool sumHolds = wilds + naturals == sum && sum < needed;
        const bool bugsAreWilds = wilds == facts.wilds && facts.freeWilds() == 0;
        const int inGroup = value > 0 && bugsAreWilds ? facts.count(value)
                            : value > 0               ? facts.equal(value)
                                                      : 0;
        return sumHolds && inGroup == naturals && (wilds == facts.freeWilds() || bugsAreWilds);
    };
}

inline constexpr auto ladderReadings = std::to_array<LadderReading>({
    {"(Two|Three|Four) different suits",
     [](const QStringList& words) -> LadderClaim {
         const int number = spokenNumber(words[1]);
         return
             [=](const CardCounts& facts, Category) { return int(facts.suits.size()) == number; };
     }},
    {"(\\w+) different values(?:; the wilds? counts? as (?:an ace|aces))?",
     [](const QStringList& words) -> LadderClaim {
         const int number = spokenNumber(words[1]);
         return [=](const CardCounts& facts, Category) { return facts.different() == number; };
     }},
    {"Needs (.*), has (no|one|two) wilds?",
     [](const QStringList& words) -> LadderClaim {
         const std::set<int> needed = spokenValues(words[1]);
         const int wilds = spokenNumber(words[2]);
         return [=](const CardCounts& facts, Category rank) {
             const int first = rank == Category::royalFlush ? 14 : facts.lowAce ? 5 : 6;
             bool isLack = false;
             for (int highest = first; highest <= cardvalue::ace; ++highest)
                 isLack |= facts.missingUpTo(highest) == needed;
             return isLack && wilds == facts.wilds && int(needed.size()) == wilds + 1;
         };
     }},
    {"(\\w+) up to (\\w+): too far apart for five in a row",
     [](const QStringList& words) -> LadderClaim {
         const int first = spokenValue(words[1]);
         const int last = spokenValue(words[2]);
         return [=](const CardCounts& facts, Category) {
             const int lowest = first == cardvalue::ace ? cardvalue::lowAce : first;
             return facts.count(first) == 1 && facts.count(last) == 1 && last - lowest > 4
                    && (facts.lowAce || lowest > cardvalue::lowAce);
         };
     }},
    {"Not in a row up to the ace",
     [](const QStringList&) -> LadderClaim {
         return [](const CardCounts& facts, Category) {
             return int(facts.missingUpTo(cardvalue::ace).size()) > facts.wilds;
         };
     }},
    {"Only (\\w+) high, not ace high",
     [](const QStringList& words) -> LadderClaim {
         const int highest = spokenValue(words[1]);
         return [=](const CardCounts& facts, Category) {
             return highest < cardvalue::ace
                    && int(facts.missingUpTo(highest).size()) <= facts.wilds;
         };
     }},
    {"(Two|Three|Four|Five) (\\w+), but (?:with a wild all|all five) must differ",
     [](const QStringList& words) -> LadderClaim {
         const int number = spokenNumber(words[1]);
         const int value = spokenValue(words[2]);
         return [=](const CardCounts& facts, Category) { return facts.count(value) == number; };
     }},
    {"(Two|Three|Four) (\\w+) are (\\d) of (\\d)(?:; the wilds? counts? as (?:an ace|aces))?",
     [](const QStringList& words) -> LadderClaim {
         const int number = spokenNumber(words[1]);
         const bool areWilds = words[2] == u"wilds";
         const int value = areWilds ? 0 : spokenValue(words[2]);
         return groupClaim(areWilds ? number : 0, areWilds ? 0 : number, value, words[3].toInt(),
                           words[4].toInt());
     }},
    {"(Wild|Two wilds|Three wilds) \\+ (\\w+) (\\w+) (?:is|are) (\\d) of (\\d)",
     [](const QStringList& words) -> LadderClaim {
         const int wilds = words[1] == u"Wild" ? 1 : words[1].startsWith(u'T') ? 2 : 0;
         return groupClaim(words[1].startsWith(QStringLiteral("Three")) ? 3 : wilds,
                           spokenNumber(words[2]), spokenValue(words[3]), words[4].toInt(),
                           words[5].toInt());
     }},
    {"One wild makes only one pair",
     [](const QStringList&) -> LadderClaim {
         return [](const CardCounts& facts, Category) {
             return facts.freeWilds() == 1 && facts.different() == 4;
         };
     }},
    {"Only one pair: (\\w+)(?:; the wilds? counts? as (?:an ace|aces))?",
     [](const QStringList& words) -> LadderClaim {
         const int value = spokenValue(words[1]);
         return [=](const CardCounts& facts, Category) {
             return facts.equal(value) == 2 && facts.different() == 4;
         };
     }},
    {"Three (\\w+), but no second pair(?:; the wilds? counts? as (?:an ace|aces))?",
     [](const QStringList& words) -> LadderClaim {
         const int value = spokenValue(words[1]);
         return [=](const CardCounts& facts, Category) {
             return facts.equal(value) == 3 && facts.different() == 3;
         };
     }},
    {"Four (\\w+) leave only one other card(?:; the wilds? counts? as (?:an ace|aces))?",
     [](const QStringList& words) -> LadderClaim {
         const int value = spokenValue(words[1]);
         return [=](const CardCounts& facts, Category) {
             return facts.equal(value) == 4 || facts.equal(value) + facts.freeWilds() >= 4;
         };
     }},
    {"All five cards are (\\w+)(?:; the wilds? counts? as (?:an ace|aces))?",
     [](const QStringList& words) -> LadderClaim {
         const int value = spokenValue(words[1]);
         return [=](const CardCounts& facts, Category) { return facts.equal(value) == 5; };
     }},
    {"A pair of (\\w+) is below (\\w+)(?:; the wilds? counts? as (?:an ace|aces))?",
     [](const QStringList& words) -> LadderClaim {
         const int value = spokenValue(words[1]);
         const int floor = spokenValue(words[2]);
         return [=](const CardCounts& facts, Category) {
             return value < floor && facts.equal(value) + facts.freeWilds() >= 2;
         };
     }},
});

/// The claim of a reason; nothing if the reason is unknown here.
inline LadderClaim ladderClaim(const QString& reason)
{
    for (const LadderReading& each : ladderReadings) {
        const QRegularExpression pattern(
            QRegularExpression::anchoredPattern(QString::fromLatin1(each.pattern)));
        const QRegularExpressionMatch match = pattern.match(reason);
        if (match.hasMatch())
            return each.claim(match.capturedTexts());
    }
    return {};
}

} // namespace showdown::tests

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cases/dealer.h"
#include "core/cases/exposers.h"
#include "core/printed/printedanswer.h"
#include "core/trace/alllistings.h"
#include "core/trace/run.h"
#include "tests/support/randomhands.h"
#include "tests/support/texts.h"

#include <QStringList>

#include <algorithm>
#include <set>
#include <utility>
#include <vector>

namespace showdown::tests {

/// Every combination of the terms that lines depend on.
inline std::vector<Terms> allTerms()
{
    std::vector<Terms> all;
    for (unsigned bits = 0; bits < 128; ++bits) {
        Terms terms;
        terms.rules.pairFloor = (bits & 1U) != 0 ? Rank::two : Rank::jack;
        terms.rules.lowAceStraight = (bits & 2U) != 0;
        terms.rules.flushRepeats = (bits & 4U) != 0;
        terms.rules.naturalBeatsWild = (bits & 8U) != 0;
        terms.rules.wildScope = (bits & 16U) != 0 ? WildScope::bug : WildScope::full;
        terms.rules.fiveOfAKind = (bits & 32U) != 0;
        if ((bits & 64U) != 0)
            terms.lens = Category::twoPair;
        all.push_back(terms);
    }
    return all;
}

/// "DoCardsHaveSameValue: leave the loop": the function and its line, or the question with its
/// answer, "GetPokerHand: if found → yes".
inline QString describe(const Step& step, const Terms& terms)
{
    const QString answer = step.condition ? (*step.condition ? " → yes" : " → no") : "";
    return qt(step.listing->function) + QStringLiteral(": ") + qt(step.text(terms)).trimmed()
           + answer;
}

/// Runs through lines that random hands seldom reach.
inline std::vector<Run> rareRuns()
{
    struct Rare
    {
        std::vector<const char*> hands;
        const char* rules; ///< as rulesFrom() reads them
        std::optional<Category> lens;
    };
    static const std::vector<Rare> rare{
        {{"Ah 2d 3c 4s 5h", "Ad 2c 3s * 5d"}, "standard", std::nullopt},
        {{"8h 8d 8c 7s 7h", "8s 8h 8d 6c 6s"}, "standard", std::nullopt},
        {{"8h 8d 8c 6s 6h", "8s 8h 8d 7c 7s"}, "standard", std::nullopt},
        {{"8h 8d 8c 6s 6h", "9s 9h 9d 7c 7s"}, "standard", std::nullopt},
        {{"10h 10d 3c 3s 3h", "10c 10s 3d 3h 3c"}, "standard", std::nullopt},
        {{"Kh Kd 6c 6s *", "Kc Ks 6h 6d *"}, "standard", Category::twoPair},
        {{"8h 8d 8c 8s 2c", "8h 8d 8c 8s 3c"}, "series", std::nullopt},
        {{"8h 8d 8c 8s 3c", "8h 8d 8c 8s 2c"}, "series", std::nullopt},
        {{"Kh Kd 6c 6s 3h", "Kc Ks 6h 6d 2c"}, "series", std::nullopt},
        {{"Kh Kd 9c 7s 2h", "Kc * 9d 7c 2d"}, "series naturalBeatsWild=on", std::nullopt},
        {{"Ah 2h 3h 4h 5h", "Ad 2d 3d 4d *"}, "standard", Category::royalFlush},
    };
    std::vector<Run> runs;
    for (const Rare& each : rare) {
        std::vector<Hand> hands;
        for (const char* hand : each.hands)
            hands.push_back(handOf(hand));
        runs.emplace_back(std::move(hands),
                          Terms{rulesFrom(QString::fromLatin1(each.rules))->rules, each.lens});
    }
    return runs;
}

/// Runs with all kinds of rules, hands and lenses that together go through every line.
inline std::vector<Run> sampleRuns(int count)
{
    std::vector<Run> runs = rareRuns();
    RandomHands random(20260101);
    for (int i = 0; i < count; ++i) {
        const HouseRules rules = i % 4 == 0 ? rulesOf(Preset::series) : random.rules();
        const std::optional<Category> lens = random.lens();
        std::vector<Hand> hands(3);
        for (Hand& hand : hands)
            hand = random.hand(rules.deck);
        // the same hand again, so that ties are frequent
        if (i % 5 == 0)
            hands[1] = hands[0];
        if (i % 10 == 0)
            hands[2] = hands[0];
        if (i % 7 == 0)
            hands.pop_back();
        runs.emplace_back(std::move(hands), Terms{rules, lens});
    }
    return runs;
}

/// Runs of the code as printed, with each mistake: over the hands that expose it, and some more.
inline std::vector<Run> printedRuns(int count)
{
    HouseRules rules = rulesOf(Preset::series);
    rules.deck = DeckKind::free;
    std::vector<std::optional<Category>> lenses{std::nullopt};
    for (const Category lens : allCategories()) {
        if (rules.knows(lens))
            lenses.emplace_back(lens);
    }
    std::vector<Run> runs;
    RandomHands random(30);
    for (int mistake = 1; mistake <= lastPrintedMistake; ++mistake) {
        for (const std::optional<Category> lens : lenses) {
            const Terms terms{rules, lens, mistake};
            for (const Exposer& exposer : exposers(lens)) {
                SeededRandom seeded(1);
                if (std::ranges::find(exposer.mistakes, mistake) != exposer.mistakes.end())
                    runs.emplace_back(*Dealer(rules, seeded).deal(exposer.shapes, exposer.order),
                                      terms);
            }
            for (int i = 0; i < count; ++i) {
                const Hand hand = random.hand(rules.deck);
                runs.emplace_back(std::vector{hand, random.variant(hand), random.hand(rules.deck)},
                                  terms);
            }
        }
    }
    return runs;
}

/// The lines, as "function: line", that none of the runs goes through.
inline QStringList linesNeverReached(const std::vector<const Run*>& runs)
{
    std::set<const ListingLine*> reached;
    for (const Run* run : runs) {
        for (const Step& step : run->steps())
            reached.insert(step.listing->find(step.line, step.half, run->terms()));
    }
    QStringList missed;
    for (const Listing* listing : allListings()) {
        for (const ListingLine& line : listing->lines) {
            if (!reached.contains(&line))
                missed << qt(listing->function) + QStringLiteral(": ") + qt(line.text).trimmed();
        }
    }
    return missed;
}

} // namespace showdown::tests

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/questions/ruleoutcomes.h"
#include "core/rules/alsowild.h"
#include "core/rules/presets.h"
#include "tests/support/randomhands.h"
#include "tests/support/reference.h"
#include "tests/support/testprogram.h"
#include "tests/support/texts.h"

#include <QTest>

#include <algorithm>
#include <optional>
#include <vector>

using namespace showdown;
using namespace showdown::tests;

namespace {

/// The value of each hand by definition, and the places that follow.
struct ExpectedResult
{
    std::vector<std::optional<HandValue>> values;
    std::vector<int> places; ///< 0 for a hand that takes no part

    ExpectedResult(const std::vector<Hand>& hands, const HouseRules& rules,
                   std::optional<Category> lens)
    {
        std::vector<int> wilds;
        for (const Hand& hand : hands) {
            values.push_back(reference::valuesOf(hand, rules)[lens]);
            wilds.push_back(static_cast<int>(
                std::ranges::count_if(hand, [&](Card card) { return rules.isWild(card); })));
        }
        const auto isBetter = [&](std::size_t one, std::size_t other) {
            if (values[one] != values[other])
                return values[one] > values[other];
            return rules.naturalBeatsWild && wilds[one] < wilds[other];
        };
        for (std::size_t i = 0; i < hands.size(); ++i) {
            int place = values[i] ? 1 : 0;
            for (std::size_t other = 0; place > 0 && other < hands.size(); ++other)
                place += values[other] && isBetter(other, i) ? 1 : 0;
            places.push_back(place);
        }
    }

    bool sameWinners(const ExpectedResult& other) const
    {
        for (std::size_t i = 0; i < places.size(); ++i) {
            if ((places[i] == 1) != (other.places[i] == 1))
                return false;
        }
        return true;
    }

    ResultChange changeTo(const ExpectedResult& after) const
    {
        if (!sameWinners(after))
            return ResultChange::winners;
        if (places != after.places)
            return ResultChange::places;
        return values == after.values ? ResultChange::none : ResultChange::hand;
    }
};

struct RuleTrial
{
    std::vector<Hand> hands;
    HouseRules rules;
    std::optional<Category> lens;

    std::optional<Category> lensUnder(const HouseRules& changed) const
    {
        return lens && changed.knows(*lens) ? lens : std::nullopt;
    }

    QByteArray text() const
    {
        QString text = describe(NamedRules{Preset::series, rules});
        text += lens ? QStringLiteral(" as ") + qt(id(*lens)) : QString();
        for (const Hand& hand : hands)
            text += QStringLiteral(" | ") + qt(toText(hand));
        return text.toUtf8();
    }
};

/// Hands that differ little, so that rules decide between them; occasionally one is unfinished.
RuleTrial randomRuleTrial(RandomHands& random, Preset preset)
{
    RuleTrial trial;
    trial.rules = rulesOf(preset);
    trial.lens = random.lens();
    if (trial.lens && !trial.rules.knows(*trial.lens))
        trial.lens.reset();
    const int players = 1 + random.below(3);
    for (int i = 0; i < players; ++i) {
        const bool isLikeTheLast = i > 0 && random.below(2) == 0;
        trial.hands.push_back(isLikeTheLast ? random.variant(trial.hands.back())
                                            : random.hand(DeckKind::one));
    }
    if (random.below(10) == 0) {
        Hand some;
        some.add(Card::joker());
        trial.hands.back() = some;
    }
    return trial;
}

std::vector<Hand> handsOfTheSample()
{
    return {std::get<Hand>(parseHand("Qh 9d Qc 7s 2h")), std::get<Hand>(parseHand("9c Qs 3d * 7h")),
            std::get<Hand>(parseHand("As Jd 8c 6s 4h"))};
}

const RuleOutcome& outcomeOf(const std::vector<RuleOutcome>& outcomes, Rule rule)
{
    return *std::ranges::find(outcomes, rule, &RuleOutcome::rule);
}

} // namespace

/// What one changed rule would make of the hands.
class TestRuleOutcomes : public QObject
{
    Q_OBJECT

private slots:
    void changesAreThoseOfTheDefinition_data();
    void changesAreThoseOfTheDefinition();
    void theMostTellingValueIsAsked_data();
    void theMostTellingValueIsAsked();
    void everyOtherValueIsOffered();
    void withoutADifferenceTheUsualValueIsAsked();
    void theFirstChangedPlayerIsNamed();
    void theSampleIsAsInTheDesign();
    void aLensThatGoesIsTheBestRank();
};

void TestRuleOutcomes::changesAreThoseOfTheDefinition_data()
{
    QTest::addColumn<Preset>("preset");
    for (const Preset preset : allPresets())
        QTest::newRow(id(preset).data()) << preset;
}

void TestRuleOutcomes::changesAreThoseOfTheDefinition()
{
    QFETCH(const Preset, preset);
    RandomHands random(1);
    int differences = 0;
    for (int i = 0; i < 125; ++i) { // 500 with all presets
        const RuleTrial trial = randomRuleTrial(random, preset);
        const ExpectedResult before(trial.hands, trial.rules, trial.lens);
        for (const RuleOutcome& outcome : ruleOutcomes(trial.hands, trial.rules, trial.lens)) {
            const ExpectedResult expected(trial.hands, outcome.rules, outcome.lens);
            for (std::size_t player = 0; player < trial.hands.size(); ++player) {
                const PlayerResult& result = outcome.result.players[player];
                QVERIFY2(result.place.value_or(0) == expected.places[player], trial.text());
                QVERIFY2(!result.result || result.result->value == expected.values[player],
                         trial.text());
            }
            QVERIFY2(outcome.change == before.changeTo(expected), trial.text());
            differences += outcome.change != ResultChange::none ? 1 : 0;
        }
    }
    QVERIFY(differences > 50); // the trials are worth something
}

void TestRuleOutcomes::theMostTellingValueIsAsked_data()
{
    changesAreThoseOfTheDefinition_data();
}

void TestRuleOutcomes::theMostTellingValueIsAsked()
{
    QFETCH(const Preset, preset);
    RandomHands random(2);
    int winners = 0;
    for (int i = 0; i < 40; ++i) {
        const RuleTrial trial = randomRuleTrial(random, preset);
        for (const Rule rule : {Rule::pairFloor, Rule::wildRanks}) {
            const RuleOutcome outcome = ruleOutcome(trial.hands, trial.rules, trial.lens, rule);
            const std::vector<HouseRules> others = otherValues(trial.rules, rule);
            const ExpectedResult before(trial.hands, trial.rules, trial.lens);
            std::vector<ResultChange> changes;
            changes.reserve(others.size());
            for (const HouseRules& other : others)
                changes.push_back(before.changeTo({trial.hands, other, trial.lensUnder(other)}));
            const auto telling = std::ranges::find(changes, ResultChange::winners);
            winners += telling != changes.end() ? 1 : 0;
            QVERIFY2((outcome.change == ResultChange::winners) == (telling != changes.end()),
                     trial.text());
            if (telling != changes.end())
                QVERIFY2(outcome.rules
                             == others[static_cast<std::size_t>(telling - changes.begin())],
                         trial.text());
        }
    }
    QVERIFY(winners > 0);
}

void TestRuleOutcomes::everyOtherValueIsOffered()
{
    for (const Preset preset : allPresets()) {
        const HouseRules rules = rulesOf(preset);
        for (const Rule rule : rulesThatDecide()) {
            const std::vector<HouseRules> others = otherValues(rules, rule);
            const std::size_t expected = rule == Rule::pairFloor   ? 12
                                         : rule == Rule::wildRanks ? 3
                                                                   : 1;
            QCOMPARE(others.size(), expected);
            for (const HouseRules& other : others) {
                std::vector<Rule> changed = NamedRules{preset, other}.changed();
                std::erase(changed, Rule::wildCards); // one question with the ranks
                QVERIFY(changed.size() <= 1);
                QVERIFY(other != rules);
                QVERIFY(changed.empty() || changed.front() == rule);
            }
        }
    }
    QVERIFY(otherValues({}, Rule::deck).empty());
    QVERIFY(otherValues({}, Rule::jokers).empty());
    for (const AlsoWild wild : allAlsoWild())
        QCOMPARE(alsoWild(withAlsoWild({}, wild)), std::optional(wild));
    HouseRules both = withAlsoWild({}, AlsoWild::kingOfHearts);
    both.wildRanks.insert(Rank::two);
    QVERIFY(!alsoWild(both));
    QCOMPARE(otherValues(both, Rule::wildRanks).size(), std::size_t(4));
}

void TestRuleOutcomes::withoutADifferenceTheUsualValueIsAsked()
{
    const std::vector<Hand> hands{std::get<Hand>(parseHand("As Kd 9c 5h 3s"))};
    const auto floor = [&](Rank inForce) {
        HouseRules rules;
        rules.pairFloor = inForce;
        return ruleOutcome(hands, rules, std::nullopt, Rule::pairFloor).rules.pairFloor;
    };
    QCOMPARE(floor(Rank::jack), Rank::two);
    QCOMPARE(floor(Rank::ace), Rank::two);
    QCOMPARE(floor(Rank::two), Rank::jack);
    const auto wild = [&](AlsoWild inForce) {
        return alsoWild(
            ruleOutcome({}, withAlsoWild({}, inForce), std::nullopt, Rule::wildRanks).rules);
    };
    QCOMPARE(wild(AlsoWild::none), std::optional(AlsoWild::twos));
    QCOMPARE(wild(AlsoWild::twos), std::optional(AlsoWild::none));
}

void TestRuleOutcomes::theFirstChangedPlayerIsNamed()
{
    const Showdown before = compareHands(handsOfTheSample(), {});
    QCOMPARE(before.winners, std::vector{2});
    HouseRules kings;
    kings.pairFloor = Rank::king; // the pair of queens: 2nd before, 3rd with it
    const Showdown after = compareHands(handsOfTheSample(), kings);
    QCOMPARE(changeOf(before, after), ResultChange::places);
    QCOMPARE(firstChanged(before, after), std::optional(1));
    QCOMPARE(firstChanged(before, before), std::optional<int>());
    QCOMPARE(changeOf(before, before), ResultChange::none);
}

void TestRuleOutcomes::theSampleIsAsInTheDesign()
{
    HouseRules rules;
    rules.lowAceStraight = true;
    rules.naturalBeatsWild = true;
    const std::vector<RuleOutcome> outcomes = ruleOutcomes(handsOfTheSample(), rules);
    for (const RuleOutcome& outcome : outcomes) {
        const bool tells = outcome.rule == Rule::wildScope || outcome.rule == Rule::wildRanks;
        QCOMPARE(outcome.change, tells ? ResultChange::winners : ResultChange::none);
        if (tells)
            QCOMPARE(outcome.result.winners, std::vector{1});
    }
    QCOMPARE(outcomeOf(outcomes, Rule::pairFloor).rules.pairFloor, Rank::two);
    QCOMPARE(alsoWild(outcomeOf(outcomes, Rule::wildRanks).rules), std::optional(AlsoWild::twos));
}

void TestRuleOutcomes::aLensThatGoesIsTheBestRank()
{
    HouseRules rules = rulesOf(Preset::standard);
    const std::vector<Hand> hands{std::get<Hand>(parseHand("As Ad Ac Ah *")),
                                  std::get<Hand>(parseHand("Ks Kd Kc Kh Qd"))};
    const RuleOutcome outcome = ruleOutcome(hands, rules, Category::fiveOfAKind, Rule::fiveOfAKind);
    QVERIFY(!outcome.lens);
    QCOMPARE(outcome.result.winners, std::vector{1});
    QCOMPARE(outcome.result.players[1].place, std::optional(2)); // with the lens it had none
    QCOMPARE(outcome.change, ResultChange::places);
}

SHOWDOWN_TEST(TestRuleOutcomes)
#include "tst_ruleoutcomes.moc"

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/rules/presets.h"
#include "tests/core/questions/dealttables.h"
#include "tests/support/exercises.h"
#include "tests/support/randomsituations.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <algorithm>
#include <vector>

using namespace showdown;
using namespace showdown::tests;

/// Random exercises about outs and odds: the right answer is the one from counting every deal by
/// the definition of a hand's value.
class TestExerciseOdds : public QObject
{
    Q_OBJECT

private slots:
    void outs_data() { addPresets(); }
    void outs();
    void equities_data() { addPresets(); }
    void equities();

private:
    static void addPresets()
    {
        QTest::addColumn<QString>("rules");
        for (const Preset preset : allPresets())
            QTest::newRow(id(preset).data()) << qt(id(preset));
    }
};

namespace {

/// A situation with at most one wild among the cards that are not dead, because the reference is
/// slow.
Situation quickSituation(RandomSituations& random, int players, int boardCards,
                         const HouseRules& rules)
{
    while (true) {
        Situation situation = random.known(players, boardCards, 8);
        situation.rules = rules;
        const std::vector<Card> shown = situation.shownCards();
        const auto dead = static_cast<std::ptrdiff_t>(situation.dead.size());
        const auto isWild = [&rules](Card card) { return rules.isWild(card); };
        if (std::count_if(shown.begin(), shown.end() - dead, isWild) <= 1)
            return situation;
    }
}

/// The outs are judged card by card.
void checkMarks(const Exercise& exercise, const std::vector<Card>& outs)
{
    QVERIFY(judge(exercise, *rightAnswer(exercise)).isRight);
    QVERIFY(judge(exercise, MarkedCards{outs}).isRight);
    const std::vector<Card> fewer(outs.begin(), outs.end() - 1);
    QVERIFY(!judge(exercise, MarkedCards{fewer}).isRight);
    for (const UnseenCard& unseen : UnseenDeck(*exercise.situation).cards()) {
        MarkedCards more{outs};
        more.cards.push_back(unseen.card);
        const bool isOut = std::ranges::find(outs, unseen.card) != outs.end();
        QCOMPARE(judge(exercise, more).isRight, isOut);
    }
}

/// A number is right within the allowed tolerance.
void checkNumber(Exercise exercise, GiveNumber::Of of, int player, double number)
{
    exercise.kind = GiveNumber{.of = of, .player = player, .within = 0.01};
    QVERIFY(judge(exercise, number).isRight);
    QVERIFY(judge(exercise, number + 0.005).isRight);
    QVERIFY(judge(exercise, number - 0.005).isRight);
    QVERIFY(!judge(exercise, number + 0.02).isRight);
    QVERIFY(!judge(exercise, number - 0.02).isRight);
    QVERIFY(judge(exercise, *rightAnswer(exercise)).isRight);
}

} // namespace

void TestExerciseOdds::outs()
{
    QFETCH(const QString, rules);
    RandomSituations random(37);
    Exercise exercise;
    exercise.rules = rulesFrom(rules)->rules;
    PlainOdds odds(exercise.rules);
    for (int count = 0; count < 200;) {
        const int players = 1 + random.below(3);
        exercise.situation = quickSituation(random, players, 3 + random.below(2), exercise.rules);
        exercise.hope = static_cast<Category>(1 + random.below(5));
        const int player = 1 + random.below(players);
        exercise.kind = MarkOuts{player};

        const std::vector<Card> expected = plainOuts(exercise, player, odds);
        const PlainWorth now = *odds.worthOf(exercise.situation->cardsOf(0));
        const bool isThere = players == 1 && now.first.category() >= *exercise.hope;
        QCOMPARE(findFault(exercise).has_value(), isThere || expected.empty());
        if (findFault(exercise))
            continue;
        ++count;
        checkMarks(exercise, expected);
        const auto outs = static_cast<double>(expected.size());
        const int unseen = UnseenDeck(*exercise.situation).count();
        checkNumber(exercise, GiveNumber::Of::outs, player, outs);
        checkNumber(exercise, GiveNumber::Of::unseen, player, unseen);
        checkNumber(exercise, GiveNumber::Of::percent, player, 100 * outs / unseen);
        checkNumber(exercise, GiveNumber::Of::against, player, (unseen - outs) / outs);
        if (QTest::currentTestFailed())
            return;
    }
}

void TestExerciseOdds::equities()
{
    QFETCH(const QString, rules);
    RandomSituations random(39);
    Exercise exercise;
    exercise.rules = rulesFrom(rules)->rules;
    PlainOdds odds(exercise.rules);
    for (int count = 0; count < 50; ++count) {
        const int players = 2 + random.below(2);
        exercise.situation = quickSituation(random, players, 3 + random.below(2), exercise.rules);
        const auto byWinners = odds.counts(*exercise.situation);
        const int player = 1 + random.below(players);
        double deals = 0;
        double share = 0;
        for (const PlayerSet set : playerSets) {
            const auto times = static_cast<double>(byWinners[set]);
            deals += times;
            if (isAmong(set, player - 1))
                share += times / playersIn(set);
        }
        checkNumber(exercise, GiveNumber::Of::equity, player, 100 * share / deals);
        if (QTest::currentTestFailed())
            return;
    }
}

SHOWDOWN_TEST(TestExerciseOdds)
#include "tst_exerciseodds.moc"

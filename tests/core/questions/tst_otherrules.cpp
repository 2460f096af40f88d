// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/questions/otherrules.h"
#include "tests/core/questions/dealttables.h"
#include "tests/support/testprogram.h"
#include "tests/support/texts.h"

#include <QTest>

#include <vector>

using namespace showdown;
using namespace showdown::tests;

/// Who would win under the other presets.
class TestOtherRules : public QObject
{
    Q_OBJECT

private slots:
    void winnersAreThoseOfTheReference_data();
    void winnersAreThoseOfTheReference();
    void lensThatAPresetLacksIsGivenUp();
};

void TestOtherRules::winnersAreThoseOfTheReference_data()
{
    QTest::addColumn<QString>("rules");
    for (const char* rules : {"series", "standard", "bug", "deuces", "series naturalBeatsWild=on"})
        QTest::newRow(rules) << QString::fromUtf8(rules);
}

void TestOtherRules::winnersAreThoseOfTheReference()
{
    QFETCH(const QString, rules);
    const HouseRules inForce = rulesFrom(rules)->rules;

    RandomHands random(21);
    int others = 0;
    for (int trial = 0; trial < 500; ++trial) {
        const std::vector<Hand> hands = dealtTable(random, inForce);
        std::optional<Category> lens = random.lens();
        if (lens && !inForce.knows(*lens))
            lens.reset();
        const std::vector<int> now = referenceWinners(hands, inForce, lens);
        const std::vector<PresetOutcome> outcomes = underEveryPreset(hands, inForce, lens);
        QCOMPARE(outcomes.size(), allPresets().size());
        for (std::size_t i = 0; i < outcomes.size(); ++i) {
            const PresetOutcome& outcome = outcomes[i];
            QVERIFY(outcome.preset == allPresets()[i]);
            const HouseRules preset = rulesOf(outcome.preset);
            const auto known = lens && preset.knows(*lens) ? lens : std::nullopt;
            QVERIFY(outcome.lens == known);
            const std::vector<int> then = referenceWinners(hands, preset, known);
            QCOMPARE(outcome.result.winners, then);
            QCOMPARE(outcome.hasOtherWinners, then != now);
            others += then != now ? 1 : 0;
        }
    }
    QVERIFY(others > 50); // or nothing was tried
}

void TestOtherRules::lensThatAPresetLacksIsGivenUp()
{
    const std::vector<Hand> hands{handOf("9h 9d 9s 9c *"), handOf("Ah Kd Qs Jc 9h")};
    const auto outcomes = underEveryPreset(hands, rulesOf(Preset::standard), Category::fiveOfAKind);
    QVERIFY(!outcomes[0].lens);
    QVERIFY(outcomes[0].result.players[1].place == 2);
    QVERIFY(outcomes[1].lens == Category::fiveOfAKind);
    QVERIFY(!outcomes[1].result.players[1].place);
}

SHOWDOWN_TEST(TestOtherRules)
#include "tst_otherrules.moc"

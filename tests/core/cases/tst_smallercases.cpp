// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/cards/deck.h"
#include "core/cases/diagnosis.h"
#include "core/cases/smallercases.h"
#include "tests/core/cases/casesets.h"
#include "tests/support/testprogram.h"

#include <set>

using namespace showdown;
using namespace showdown::tests;

/// Smaller cases, and what wrong answers have in common.
class TestSmallerCases : public QObject
{
    Q_OBJECT

private slots:
    void theyAreLegalAndSmaller_data();
    void theyAreLegalAndSmaller();
    void whatIsSharedByChanceIsNoPattern();
};

void TestSmallerCases::theyAreLegalAndSmaller_data()
{
    QTest::addColumn<QString>("rules");
    for (const QString& rules : presets + QStringList{QStringLiteral("series deck=free")})
        QTest::addRow("%s", qPrintable(rules)) << rules;
}

void TestSmallerCases::theyAreLegalAndSmaller()
{
    QFETCH(const QString, rules);
    const NamedRules named = *rulesFrom(rules);
    std::size_t seen = 0;
    for (const TestCase& each : firstCases(named, std::nullopt, 120)) {
        const auto size = sizeOf(each.hands, named.rules);
        for (const std::vector<Hand>& hands : smallerCases(each.hands, named.rules)) {
            ++seen;
            QVERIFY(sizeOf(hands, named.rules) < size);
            QVERIFY(hands.size() >= 2);
            for (const Hand& hand : hands)
                QVERIFY(hand.isComplete());
            QVERIFY(named.rules.deck == DeckKind::free || !findRepeatedCard(hands));
        }
    }
    QVERIFY(seen > 1000);
}

/// Two or three wrong answers always have something in common.
void TestSmallerCases::whatIsSharedByChanceIsNoPattern()
{
    const NamedRules named;
    Diagnosis diagnosis(named.rules);
    int number = 0;
    for (const TestCase& each : firstCases(named, std::nullopt, 100)) {
        const bool isWrong = ++number == 30 || number == 70;
        diagnosis.add(each,
                      isWrong ? std::nullopt : std::optional(GivenAnswer{each.answer.winners, {}}));
    }
    QCOMPARE(diagnosis.wrong(), 2);
    QVERIFY(!diagnosis.pattern());
    QVERIFY(!diagnosis.mistake());
}

SHOWDOWN_TEST(TestSmallerCases)
#include "tst_smallercases.moc"

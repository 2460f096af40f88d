// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/questions/wildchoices.h"
#include "tests/support/randomhands.h"
#include "tests/support/reference.h"
#include "tests/support/testprogram.h"
#include "tests/support/texts.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <vector>

using namespace showdown;
using namespace showdown::tests;

/// Every choice for the wilds of a hand, and what it makes.
class TestWildChoices : public QObject
{
    Q_OBJECT

private slots:
    void choicesAre_data();
    void choicesAre();
    void bestChoiceIsTheValueOfTheHand();
    void choicesDescendAndDiffer();
};

namespace {

QString choiceText(const WildChoice& choice)
{
    QStringList as;
    for (const Substitution& substitution : choice.as)
        as << qt(toText(substitution));
    return as.join(u' ') + QStringLiteral(": ") + qt(toText(choice.value));
}

std::vector<WildChoice> choicesOf(const char* hand, const char* rules)
{
    return wildChoices(handOf(hand), rulesFrom(QString::fromUtf8(rules))->rules);
}

} // namespace

void TestWildChoices::choicesAre_data()
{
    QTest::addColumn<QString>("hand");
    QTest::addColumn<QString>("rules");
    QTest::addColumn<int>("count");
    QTest::addColumn<QStringList>("first");

    const auto row = [](const char* name, const char* hand, const char* rules, int count,
                        const QStringList& first) {
        QTest::newRow(name) << QString::fromUtf8(hand) << QString::fromUtf8(rules) << count
                            << first;
    };
    row("one wild beside a pair", "Kh 6c 6h 2s *", "series", 13,
        {"6: three-of-a-kind 6 13 2", "K: two-pair 13 6 2", "2: two-pair 6 2 13",
         "A: high-card 14 13 6 6 2"});
    row("one wild beside four of a suit", "Kh 6h 9h 2h *", "standard", 9 + 13,
        {"Ah: flush 14 13 9 6 2", "Qh: flush 13 12 9 6 2"});
    row("in a flush a wild may be a second ace only", "Ah 6h 9h 2h *", "series", 1 + 13,
        {"Ah: flush 14 14 9 6 2", "A: pair 14 9 6 2"});
    row("four to a royal flush", "Ah Kh Qh Jh *", "standard", 1 + 8 + 13,
        {"Th: royal-flush 14", "9h: flush 14 13 12 11 9"});
    row("a bug is an ace or completes a straight or flush", "9h 8c 7d 5s *", "bug", 2,
        {"6: straight 9", "A: high-card 14 9 8 7 5"});
    row("four equal cards and a wild", "9h 9c 9d 9s *", "standard", 13,
        {"9: five-of-a-kind 9", "A: four-of-a-kind 9 14"});
    row("two wilds", "9h 9c 9d * *", "standard", 91,
        {"9 9: five-of-a-kind 9", "A 9: four-of-a-kind 9 14"});
    row("a natural card that is wild", "2h 9c 9d 4s 3s", "deuces", 13,
        {"9: three-of-a-kind 9 4 3", "4: two-pair 9 4 3"});
    row("no wild", "Kh 6c 6h 2s 3s", "series", 0, {});
    row("an unfinished hand", "Kh 6c 6h *", "series", 0, {});
}

void TestWildChoices::choicesAre()
{
    QFETCH(const QString, hand);
    QFETCH(const QString, rules);
    QFETCH(const int, count);
    QFETCH(const QStringList, first);

    const auto choices = wildChoices(handOf(hand.toStdString()), rulesFrom(rules)->rules);
    QCOMPARE(static_cast<int>(choices.size()), count);
    for (qsizetype i = 0; i < first.size(); ++i)
        QCOMPARE(choiceText(choices[static_cast<std::size_t>(i)]), first[i]);
}

void TestWildChoices::bestChoiceIsTheValueOfTheHand()
{
    RandomHands random(7);
    for (int trial = 0; trial < 2000; ++trial) {
        const HouseRules rules = random.rules();
        const Hand hand = random.hand(rules.deck);
        if (std::ranges::count_if(hand, [&](Card card) { return rules.isWild(card); }) > 3)
            continue;
        const auto choices = wildChoices(hand, rules);
        if (!choices.empty()) {
            QVERIFY2(choices.front().value == *reference::valuesOf(hand, rules).best,
                     qPrintable(qt(toText(hand)) + describe(NamedRules{Preset::standard, rules})));
        }
    }
    const auto royal = choicesOf("* * * * *", "series");
    QCOMPARE(choiceText(royal.front()), QStringLiteral("As Ks Qs Js Ts: royal-flush 14"));
    QCOMPARE(choiceText(choicesOf("* * * * *", "bug").front()),
             QStringLiteral("A A A A A: five-of-a-kind 14"));
}

void TestWildChoices::choicesDescendAndDiffer()
{
    RandomHands random(8);
    for (int trial = 0; trial < 300; ++trial) {
        const HouseRules rules = random.rules();
        const Hand hand = random.hand(rules.deck);
        const auto choices = wildChoices(hand, rules);
        const auto notBelow = [](const WildChoice& first, const WildChoice& second) {
            return second.value >= first.value;
        };
        QVERIFY(std::ranges::adjacent_find(choices, notBelow) == choices.end());
    }
}

SHOWDOWN_TEST(TestWildChoices)
#include "tst_wildchoices.moc"

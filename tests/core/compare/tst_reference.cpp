// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/compare/showdown.h"
#include "tests/core/multisets.h"
#include "tests/core/rulesets.h"
#include "tests/support/reference.h"
#include "tests/support/testprogram.h"
#include "tests/support/texts.h"

#include <QTest>

#include <random>

using namespace showdown;
using namespace showdown::tests;

/// Every multiset of five out of thirteen ranks and the joker, by best rank and through every
/// lens, against the definition of a hand's value.
class TestReference : public QObject
{
    Q_OBJECT

private slots:
    void theDefinitionGivesTheSettledReadings_data();
    void theDefinitionGivesTheSettledReadings();
    void everyMultisetHasItsValue_data();
    void everyMultisetHasItsValue();
    void incompleteHandsHaveNoValue();
};

namespace {

/// The fault in the program's result for one hand; empty if there is none.
QString fault(const Hand& hand, const HouseRules& rules, std::optional<Category> lens,
              const std::optional<HandValue>& expected)
{
    const std::optional<HandResult> found = evaluate(hand, rules, lens);
    const std::optional<HandValue> value = found ? std::optional(found->value) : std::nullopt;
    if (value != expected)
        return QStringLiteral("expected %1, found %2").arg(describe(expected), describe(value));
    if (!found)
        return {};

    QString fault = qt(reference::faultOf(found->working, hand, rules, found->value));
    if (found->substitutions != substitutions(found->working))
        fault += QStringLiteral("the substitutions are not those of the working hand");
    if (!fault.isEmpty()) {
        fault += QStringLiteral(": %1 as").arg(describe(value));
        for (const WorkingCard& card : found->working)
            fault += u' ' + qt(toText(card));
    }
    return fault;
}

/// The first few differences of one hand, by best rank and through all lenses.
void compare(const Hand& hand, const NamedRules& named, QStringList& differences)
{
    const reference::Values expected = reference::valuesOf(hand, named.rules);
    const auto look = [&](std::optional<Category> lens) {
        const QString text = fault(hand, named.rules, lens, expected[lens]);
        if (!text.isEmpty())
            differences << QStringLiteral("%1 as %2: %3")
                               .arg(qt(toText(hand)), lens ? qt(id(*lens)) : "best rank", text);
    };
    look(std::nullopt);
    for (const Category category : allCategories())
        look(category);
}

} // namespace

void TestReference::theDefinitionGivesTheSettledReadings_data()
{
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("hand");
    QTest::addColumn<QString>("lens");
    QTest::addColumn<QString>("value");

    const auto row = [](const char* rules, const char* hand, const char* value,
                        const char* lens = "") {
        QTest::addRow("%s: %s %s", rules, hand, lens) << rules << hand << lens << value;
    };
    row("standard", "Ad Jd 9d 4d *", "flush 14 13 11 9 4");
    row("standard", "Kd 9d 4d * *", "flush 14 13 12 9 4");
    row("standard deck=free", "Ad Ad Kd 9d *", "three-of-a-kind 14 13 9");
    row("standard deck=free", "Ad Ad Kd 9d 4d", "flush 14 14 13 9 4");
    row("series", "Ad Jd 9d 4d *", "flush 14 14 11 9 4");
    row("bug", "8h 8d 8c * *", "full-house 8 14");
    row("bug", "8h 7c 6d * *", "straight 10");
    row("bug", "Ah Ad 5c * *", "four-of-a-kind 14 5");
    row("bug", "Kh Kd 5c 2s *", "pair 13 14 5 2");
    row("bug", "* * * * *", "five-of-a-kind 14");
    row("standard", "* * * * *", "five-of-a-kind 14");
    row("standard fiveOfAKind=off", "* * * * *", "royal-flush 14");
    row("standard deck=free", "2h 2h 2d 2c 2s", "five-of-a-kind 2");
    row("standard fiveOfAKind=off", "2h 2d 2c 2s *", "four-of-a-kind 2 14");
    row("standard fiveOfAKind=off deck=free", "2h 2h 2d 2c 2s", "four-of-a-kind 2 2");
    row("series", "Th Td 9c 4s 2h", "high-card 10 10 9 4 2");
    row("series", "Th Td 9c 4s 2h", "", "pair");
    row("series", "Th 9d 4c 2s *", "", "pair");
    row("series", "Th 9d 4c * *", "pair 14 10 9 4", "pair");
    row("series", "Kh Kd Kc 4s *", "three-of-a-kind 13 14 4", "three-of-a-kind");
    row("series", "* * * * 9h", "four-of-a-kind 14 9", "four-of-a-kind");
    row("series", "* * * * 9h", "", "five-of-a-kind");
    row("series", "Ah 2d 3c 4s 5h", "high-card 14 5 4 3 2");
    row("standard", "Ah 2d 3c 4s *", "straight 5");
    row("deuces", "2h 2d Kc 9s 4h", "three-of-a-kind 13 9 4");
    row("deuces", "2h 2d 2c 2s 4h", "five-of-a-kind 4");
    row("bug flushRepeats=on", "Kd 9d 4d 2d *", "", "pair");
}

void TestReference::theDefinitionGivesTheSettledReadings()
{
    QFETCH(const QString, rules);
    QFETCH(const QString, hand);
    QFETCH(const QString, lens);
    QFETCH(const QString, value);

    const std::optional<NamedRules> named = rulesFrom(rules);
    QVERIFY(named);
    const reference::Values values = reference::valuesOf(handOf(hand.toStdString()), named->rules);
    QCOMPARE(describe(values[categoryFromId(lens.toStdString())]),
             value.isEmpty() ? describe(std::nullopt) : value);
}

void TestReference::everyMultisetHasItsValue_data()
{
    QTest::addColumn<QString>("rules");

    for (const QByteArray& ruleSet : ruleSets())
        QTest::newRow(ruleSet) << QString::fromLatin1(ruleSet);
}

void TestReference::everyMultisetHasItsValue()
{
    QFETCH(const QString, rules);
    const std::optional<NamedRules> named = rulesFrom(rules);
    QVERIFY(named);

    // Single wild cards have particular suits, so all suits get their turn.
    const bool namesCards = !named->rules.wildCards.isEmpty();
    std::mt19937 random(1);
    QStringList differences;
    int multisets = 0;
    Multiset<5> cards{};
    const auto look = [&](Suits suits, int offset) {
        compare(*Hand::of(deal(cards, suits, offset, random)), *named, differences);
    };
    CasesOf cases(rules);
    do {
        ++multisets;
        if (!cases.next())
            continue;
        look(Suits::hearts, 0);
        look(Suits::mixed, 0);
        if (namesCards) {
            look(Suits::clubs, 0);
            for (int offset = 1; offset < 4; ++offset)
                look(Suits::mixed, offset);
        }
    } while (advance(cards) && differences.size() < 5);

    for (const QString& difference : differences.mid(0, 5))
        qWarning("%s: %s", qPrintable(rules), qPrintable(difference));
    QVERIFY2(differences.isEmpty(), "the program and the definition differ");
    QCOMPARE(multisets, 8568);
}

void TestReference::incompleteHandsHaveNoValue()
{
    for (const char* const text : {"", "*", "Kh Kd", "Kh Kd Kc Ks", "* * * *"}) {
        const Hand hand = handOf(text);
        QVERIFY(!reference::valuesOf(hand, {}).best);
        QVERIFY(!evaluate(hand, {}));
        for (const Category category : allCategories())
            QVERIFY(!evaluate(hand, {}, category));
    }
}

SHOWDOWN_TEST(TestReference)
#include "tst_reference.moc"

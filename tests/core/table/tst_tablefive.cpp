// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/compare/showdown.h"
#include "core/table/valuetable.h"
#include "tests/core/multisets.h"
#include "tests/core/rulesets.h"
#include "tests/support/effort.h"
#include "tests/support/randomhands.h"
#include "tests/support/reference.h"
#include "tests/support/testprogram.h"
#include "tests/support/texts.h"

#include <QTest>

#include <random>

using namespace showdown;
using namespace showdown::tests;

/// The look-up of five cards against the matchers and comparators, and against the definition of
/// a hand's value.
class TestTableFive : public QObject
{
    Q_OBJECT

private slots:
    void everyMultisetHasItsValue_data();
    void everyMultisetHasItsValue();
    void randomRulesAndHands();
};

namespace {

/// The fault in the look-up of one hand; empty if there is none.
QString fault(const ValueTable& table, const Hand& hand, const HandValue& expected, int wilds)
{
    const TableValue value = table.value(table.hand(hand.cards()));
    if (value == TableValue::none)
        return QStringLiteral("there is no value");
    if (table.handValue(value) != expected)
        return QStringLiteral("expected %1, found %2")
            .arg(describe(expected), describe(table.handValue(value)));
    if (table.category(value) != expected.category())
        return QStringLiteral("the category is not that of the value");
    if (table.wildCount(value) != wilds)
        return QStringLiteral("the value does not tell its wilds");
    if (table.value<5>(table.hand(hand.cards())) != value)
        return QStringLiteral("asked for five cards it answers something else");
    if (table.value(hand.cards()) != value)
        return QStringLiteral("its cards have another value than their sum");
    return {};
}

} // namespace

void TestTableFive::everyMultisetHasItsValue_data()
{
    QTest::addColumn<QString>("rules");
    for (const QByteArray& ruleSet : ruleSets())
        QTest::newRow(ruleSet) << QString::fromLatin1(ruleSet);
}

void TestTableFive::everyMultisetHasItsValue()
{
    QFETCH(const QString, rules);
    const std::optional<NamedRules> named = rulesFrom(rules);
    QVERIFY(named);
    const std::shared_ptr<const ValueTable> table = valueTable(named->rules);

    std::mt19937 random(1);
    QStringList differences;
    Multiset<5> cards{};
    const auto look = [&](Suits suits, int offset) {
        const Hand hand = *Hand::of(deal(cards, suits, offset, random));
        const HandResult result = *evaluate(hand, named->rules);
        const std::optional<HandValue> defined = reference::valuesOf(hand, named->rules).best;
        QString text = fault(*table, hand, result.value,
                             named->rules.naturalBeatsWild ? result.wildCount() : 0);
        if (defined != result.value)
            text += QStringLiteral("; matchers and definition differ");
        if (!text.isEmpty())
            differences << QStringLiteral("%1: %2").arg(qt(toText(hand)), text);
    };
    int multisets = 0;
    CasesOf cases(rules);
    do {
        ++multisets;
        if (!cases.next())
            continue;
        look(Suits::hearts, 0);
        look(Suits::mixed, multisets % 4);
        // single wild cards have particular suits
        if (!named->rules.wildCards.isEmpty())
            look(Suits::clubs, 0);
    } while (advance(cards) && differences.size() < 5);

    QCOMPARE(differences.join(u'\n'), QString());
    QCOMPARE(multisets, 8568);
}

void TestTableFive::randomRulesAndHands()
{
    const int ruleCount = trials(150, 20);
    constexpr int handCount = 1000;
    RandomHands random(20);
    QStringList differences;
    for (int i = 0; i < ruleCount; ++i) {
        const NamedRules named{Preset::series, random.rules()};
        const std::shared_ptr<const ValueTable> table = valueTable(named.rules);
        for (int j = 0; j < handCount && differences.size() < 5; ++j) {
            Hand hand = random.hand(DeckKind::free);
            if (j % 3 == 0)
                hand = random.variant(hand);
            const HandResult result = *evaluate(hand, named.rules);
            const QString text = fault(*table, hand, result.value,
                                       named.rules.naturalBeatsWild ? result.wildCount() : 0);
            if (!text.isEmpty())
                differences
                    << QStringLiteral("%1, %2: %3").arg(describe(named), qt(toText(hand)), text);
        }
    }
    QCOMPARE(differences.join(u'\n'), QString());
}

SHOWDOWN_TEST(TestTableFive)
#include "tst_tablefive.moc"

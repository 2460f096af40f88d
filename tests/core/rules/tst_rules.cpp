// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/cards/notation.h"
#include "core/rules/presets.h"
#include "core/rules/rule.h"
#include "tests/core/rulesets.h"
#include "tests/support/randomhands.h"
#include "tests/support/testprogram.h"
#include "tests/support/texts.h"

#include <QTest>

#include <algorithm>
#include <string>
#include <vector>

using namespace showdown;
using namespace showdown::tests;

/// House rules and presets.
class TestRules : public QObject
{
    Q_OBJECT

private slots:
    void presets_data();
    void presets();
    void namesReadBack();
    void valuesReadBack_data();
    void valuesReadBack();
    void badValuesChangeNothing_data();
    void badValuesChangeNothing();
    void changedRulesAreNamed();
    void wildCardsAreKnown();
    void jokerCountHasLimits();
    void everyRuleIsTried();
};

void TestRules::presets_data()
{
    QTest::addColumn<QStringList>("values");

    // pairFloor, lowAceStraight, fiveOfAKind, flushRepeats, naturalBeatsWild,
    // wildScope, wildRanks, wildCards, deck, jokers
    const auto row = [](const char* preset, const QString& values) {
        QTest::newRow(preset) << values.split(u' ');
    };
    row("series", "J off off on off full none none one 0");
    row("standard", "2 on on off off full none none one 0");
    row("bug", "2 on on off off bug none none one 0");
    row("deuces", "2 on on off off full 2 none one 0");
}

void TestRules::presets()
{
    QFETCH(const QStringList, values);
    const std::optional<Preset> preset = presetFromId(QTest::currentDataTag());
    QVERIFY(preset);
    QStringList found;
    for (const Rule rule : allRules())
        found << qt(valueText(rulesOf(*preset), rule));
    QCOMPARE(found, values);
}

void TestRules::namesReadBack()
{
    QCOMPARE(HouseRules(), rulesOf(Preset::series));
    QCOMPARE(NamedRules().rules, rulesOf(Preset::series));
    for (const Preset preset : allPresets())
        QCOMPARE(presetFromId(id(preset)), std::optional(preset));
    for (const Rule rule : allRules())
        QCOMPARE(ruleFromId(id(rule)), std::optional(rule));
    for (const Category category : allCategories())
        QCOMPARE(categoryFromId(id(category)), std::optional(category));

    QVERIFY(!presetFromId("Series"));
    QVERIFY(!presetFromId(""));
    QVERIFY(!ruleFromId("pairfloor"));
    QVERIFY(!ruleFromId(""));
    QVERIFY(!categoryFromId("three of a kind"));
    QVERIFY(!categoryFromId(""));
}

void TestRules::valuesReadBack_data()
{
    QTest::addColumn<QString>("rule");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("text");

    const auto row = [](const QString& rule, const QString& value, const QString& text = {}) {
        QTest::addRow("%s=%s", qPrintable(rule), qPrintable(value))
            << rule << value << (text.isNull() ? value : text);
    };
    for (const char* const rank : {"2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A"})
        row("pairFloor", rank);
    row("pairFloor", "10", "T");
    row("pairFloor", "t", "T");
    row("pairFloor", "a", "A");
    for (const char* const flag :
         {"lowAceStraight", "fiveOfAKind", "flushRepeats", "naturalBeatsWild"}) {
        row(flag, "on");
        row(flag, "off");
    }
    row("wildScope", "full");
    row("wildScope", "bug");
    row("wildRanks", "none");
    row("wildRanks", "2");
    row("wildRanks", "2,J");
    row("wildRanks", "j,2,10,2", "2,T,J");
    row("wildRanks", "2,3,4,5,6,7,8,9,T,J,Q,K,A");
    row("wildCards", "none");
    row("wildCards", "Jh,Js");
    row("wildCards", "Kh");
    row("wildCards", "jS,10♥,Jh,js", "Th,Jh,Js");
    row("deck", "one");
    row("deck", "free");
    row("jokers", "0");
    row("jokers", "1");
    row("jokers", "1000");
    row("jokers", "007", "7");
}

void TestRules::valuesReadBack()
{
    QFETCH(const QString, rule);
    QFETCH(const QString, value);
    QFETCH(const QString, text);

    const std::optional<Rule> changed = ruleFromId(rule.toStdString());
    QVERIFY(changed);
    for (const Preset preset : allPresets()) {
        const HouseRules before = rulesOf(preset);
        HouseRules rules = before;
        QVERIFY(setFromText(rules, *changed, value.toStdString()));
        QCOMPARE(qt(valueText(rules, *changed)), text);
        for (const Rule other : allRules()) {
            if (other != *changed)
                QCOMPARE(valueText(rules, other), valueText(before, other));
        }

        HouseRules again = before;
        QVERIFY(setFromText(again, *changed, text.toStdString()));
        QCOMPARE(again, rules);
        QVERIFY(setFromText(again, *changed, valueText(before, *changed)));
        QCOMPARE(again, before);
    }
}

void TestRules::badValuesChangeNothing_data()
{
    QTest::addColumn<QString>("rule");
    QTest::addColumn<QByteArrayList>("values");

    const auto row = [](const char* rule, const QByteArrayList& values) {
        QTest::newRow(rule) << QString(rule) << values;
    };
    row("pairFloor", {"", "1", "0", "11", "14", "B", "jack", " J", "J ", "JQ", "-2", "♥"});
    for (const char* const flag :
         {"lowAceStraight", "fiveOfAKind", "flushRepeats", "naturalBeatsWild"})
        row(flag, {"", "On", "ON", "true", "1", "yes", "on ", "o"});
    row("wildScope", {"", "Full", "bugs", "on", "none"});
    row("wildRanks", {"", ",", "2,", ",2", "2,,J", "2J", "2 J", "2, J", "1", "x", "none,2",
                      "2,none", "None", "Jh", "*", QByteArray("2\0", 2)});
    row("wildCards", {"", ",", "Jh,", ",Jh", "Jh,,Js", "JhJs", "Jh Js", "Jh, Js", "J", "*", "joker",
                      "Jh,w", "none,Jh", "11h", "Kс", "K\xFF"});
    row("deck", {"", "One", "two", "1", "none"});
    row("jokers", {"", "-1", "+1", "1001", "1e2", "0x1", " 1", "1 ", "2.0", "one",
                   "99999999999999999999", QByteArray("1\0", 2), QByteArray(1 << 20, '9')});
}

void TestRules::badValuesChangeNothing()
{
    QFETCH(const QString, rule);
    QFETCH(const QByteArrayList, values);
    const std::optional<Rule> named = ruleFromId(rule.toStdString());
    QVERIFY(named);

    HouseRules rules = rulesOf(Preset::deuces);
    rules.wildCards.insert(Card(Rank::king, Suit::hearts));
    rules.jokers = *JokerCount::of(2);
    const HouseRules before = rules;
    for (const QByteArray& value : values) {
        QVERIFY2(!setFromText(rules, *named, value.toStdString()), value.left(40).constData());
        QCOMPARE(rules, before);
    }
}

void TestRules::changedRulesAreNamed()
{
    for (const Preset preset : allPresets())
        QVERIFY((NamedRules{preset, rulesOf(preset)}.changed().empty()));

    NamedRules named;
    named.rules.jokers = *JokerCount::of(1);
    named.rules.pairFloor = Rank::two;
    named.rules.wildCards.insert(Card(Rank::king, Suit::hearts));
    QCOMPARE(named.changed(), (std::vector{Rule::pairFloor, Rule::wildCards, Rule::jokers}));

    const NamedRules all{Preset::series, rulesOf(Preset::deuces)};
    QCOMPARE(all.changed(), (std::vector{Rule::pairFloor, Rule::lowAceStraight, Rule::fiveOfAKind,
                                         Rule::flushRepeats, Rule::wildRanks}));
    const NamedRules scope{Preset::standard, rulesOf(Preset::bug)};
    QCOMPARE(scope.changed(), std::vector{Rule::wildScope});
}

void TestRules::wildCardsAreKnown()
{
    HouseRules rules;
    for (int index = 0; index < 52; ++index)
        QVERIFY(!rules.isWild(*cardOf(index)));
    QVERIFY(rules.isWild(Card::joker()));

    QVERIFY(setFromText(rules, Rule::wildRanks, "2,J"));
    QVERIFY(setFromText(rules, Rule::wildCards, "Jh,Kh"));
    QString wilds;
    for (int index = 0; index <= 52; ++index) {
        if (rules.isWild(*cardOf(index)))
            wilds += qt(toText(*cardOf(index)));
    }
    QCOMPARE(wilds, "2h2d2c2sJhJdJcJsKh*");

    CardSet cards;
    cards.insert(Card::joker()); // wild anyway
    QVERIFY(cards.isEmpty());
    cards.insert(Card(Rank::two, Suit::clubs));
    QVERIFY(!cards.isEmpty() && !cards.contains(Card::joker()));
    cards.remove(Card::joker());
    cards.remove(Card(Rank::two, Suit::clubs));
    QVERIFY(cards.isEmpty());
    RankSet ranks;
    ranks.insert(Rank::ace);
    QVERIFY(ranks.contains(Rank::ace) && !ranks.contains(Rank::two));
    ranks.remove(Rank::ace);
    QVERIFY(ranks.isEmpty());
}

void TestRules::jokerCountHasLimits()
{
    QVERIFY(!JokerCount::of(-1));
    QVERIFY(!JokerCount::of(1001));
    QCOMPARE(JokerCount::of(0)->count(), 0);
    QCOMPARE(JokerCount::of(1000)->count(), 1000);
    QCOMPARE(JokerCount(), *JokerCount::of(0));
}

/// The other tests find a mistake only under rules that they use.
void TestRules::everyRuleIsTried()
{
    const QByteArrayList sets = ruleSets();
    RandomHands random(20261122);
    std::vector<HouseRules> drawn(100);
    for (HouseRules& rules : drawn)
        rules = random.rules();
    for (const Rule rule : allRules()) {
        const QByteArray name = qt(id(rule)).toUtf8();
        QVERIFY2(std::ranges::any_of(
                     sets, [&](const QByteArray& set) { return set.contains(' ' + name + '='); }),
                 name);
        const std::string first = valueText(drawn.front(), rule);
        const bool isDrawn = std::ranges::any_of(
            drawn, [&](const HouseRules& rules) { return valueText(rules, rule) != first; });
        QVERIFY2(isDrawn || rule == Rule::jokers, name); // jokers change no hand's value
    }
}

SHOWDOWN_TEST(TestRules)
#include "tst_rules.moc"

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/ruleoutcometext.h"
#include "app/narration/rulewords.h"
#include "tests/support/testprogram.h"
#include "tests/support/texts.h"

#include <QTest>

#include <vector>

using namespace showdown;
using namespace showdown::narration;
using namespace showdown::tests;

/// The note under a house rule: what it would make of the hands.
class TestRuleOutcomeText : public QObject
{
    Q_OBJECT

private slots:
    void aNoteSaysWhatWouldComeOut_data();
    void aNoteSaysWhatWouldComeOut();
    void namesAreThoseOfThePlayers();
    void everyRuleHasItsWords();
};

void TestRuleOutcomeText::aNoteSaysWhatWouldComeOut_data()
{
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("hands");
    QTest::addColumn<QString>("rule");
    QTest::addColumn<QString>("lens");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* rules, const char* rule, const char* hands,
                        const char* expected, const char* lens = "") {
        QTest::addRow("%s: %s of %s", rules, rule, hands)
            << QString::fromLatin1(rules) << QString::fromLatin1(hands) << QString::fromLatin1(rule)
            << QString::fromLatin1(lens) << QString::fromLatin1(expected);
    };
    const char* const sample = "Qh 9d Qc 7s 2h | 9c Qs 3d * 7h | As Jd 8c 6s 4h";
    const char* const drawn = "series lowAceStraight=on naturalBeatsWild=on";
    row(drawn, "wildScope", sample,
        "With this on, Player 1 would win: pair of queens beats high card.");
    row(drawn, "wildRanks", sample, "With twos, Player 1 would win: three of a kind beats pair.");
    row(drawn, "pairFloor", sample, "");
    row(drawn, "lowAceStraight", sample, "");
    row(drawn, "naturalBeatsWild", sample, "");
    row("series", "pairFloor", "Th Td 9c 5s 3h | As Kd 8c 6s 4h",
        "With twos, Player 1 would win: pair of tens beats high card.");
    row("standard", "pairFloor", "Th Td 9c 5s 3h | As Kd 8c 6s 4h",
        "With jacks, Player 2 would win: ace beats 10.");
    row("series", "lowAceStraight", "As 2d 3c 4h 5s | Kh Kd 9c 5d 3h",
        "With this on, Player 1 would win: straight beats pair.");
    row("series lowAceStraight=on", "lowAceStraight", "As 2d 3c 4h 5s | Kh Kd 9c 5d 3h",
        "With this off, Player 2 would win: pair of kings beats high card.");
    row("series", "naturalBeatsWild", "Kh * 9c 5d 3h | Kc Kd 9h 5s 3c",
        "With this on, Player 2 would win with fewer wilds.");
    row("series naturalBeatsWild=on", "naturalBeatsWild", "Kh * 9c 5d 3h | Kc Kd 9h 5s 3c",
        "With this off, everyone would tie.");
    row("series naturalBeatsWild=on", "naturalBeatsWild",
        "Kh * 9c 5d 3h | Kc Kd 9h 5s 3c | 8c 8d 7c 5h 2s",
        "With this off, Player 1 and Player 2 would tie.");
    row("standard", "fiveOfAKind", "Ah As Ad Ac * | Kh Kd 9c 5d 3h | 8c 7d 6c 5h 2s",
        "Same winner; Player 1 drops to four of a kind.");
    row("standard", "flushRepeats", "Ad Kd 9d 4d * | Ah Kh 9h 4h *",
        "Same tie; Player 1 rises to a flush, ace high, then ace, king, nine, four.");
    row("standard", "fiveOfAKind", "Ah As Ad Ac *",
        "With this off, Player 1 would have four of a kind.");
    row("series", "flushRepeats", "Ad Kd 9d 4d * | Kh Kc 9c 5d 3h",
        "Same winner; Player 1 drops to a flush, ace high, then king, queen, nine, four.");
    row("series wildRanks=2", "wildRanks", "2h As Kd 9c 5s | Qh Qd 9h 5d 3h",
        "With no natural wilds, Player 2 would win: pair of queens beats high card.");
    row("standard", "pairFloor", "Th Td 9c 5s 3h | As Kd 8c 6s 4h",
        "With jacks, no hand would fit.", "pair");
    row("standard", "pairFloor", "Th Td 9c 5s 3h | As Ad 8c 6s 4h | 9h 9d 8h 6h 4d",
        "With jacks: same winner; Player 1's hand would not fit.", "pair");
    row("series", "pairFloor", "Th Td 9c 5s 3h | As Kd 8c 6s 4h", "With twos, Player 1 would win.",
        "pair");
    row("series pairFloor=Q", "pairFloor", "Jh Jd 9c 5s 3h | As Ad 8c 6s 4h | Ac Kd 8h 6h 4d",
        "With twos: same winner; Player 1 would be 2nd.");
}

void TestRuleOutcomeText::aNoteSaysWhatWouldComeOut()
{
    QFETCH(const QString, rules);
    QFETCH(const QString, hands);
    QFETCH(const QString, rule);
    QFETCH(const QString, lens);
    QFETCH(const QString, expected);
    std::vector<Hand> cards;
    const QStringList texts = hands.split(QStringLiteral(" | "));
    for (const QString& text : texts)
        cards.push_back(handOf(text.toStdString()));
    const HouseRules inForce = rulesFrom(rules)->rules;
    const std::optional<Category> asRank = categoryFromId(lens.toStdString());
    const Showdown before = compareHands(cards, inForce, asRank);
    const RuleOutcome outcome =
        ruleOutcome(cards, inForce, asRank, *ruleFromId(rule.toStdString()));
    QCOMPARE(ruleNote(before, outcome), expected);
}

void TestRuleOutcomeText::namesAreThoseOfThePlayers()
{
    const std::vector<Hand> hands{handOf("Th Td 9c 5s 3h"), handOf("As Kd 8c 6s 4h")};
    const RuleOutcome outcome = ruleOutcome(hands, {}, std::nullopt, Rule::pairFloor);
    QCOMPARE(ruleNote(compareHands(hands, {}), outcome, {QStringLiteral("Ann <%2> & Bob")}),
             QStringLiteral("With twos, Ann <%2> & Bob would win: pair of tens beats high card."));
}

void TestRuleOutcomeText::everyRuleHasItsWords()
{
    for (const Rule rule : allRules()) {
        QVERIFY(!ruleName(rule).isEmpty());
        QVERIFY(ruleLine(rule).endsWith(u'.'));
        QVERIFY(ruleChangeName(rule).startsWith(QStringLiteral("Change ")));
    }
    HouseRules rules;
    QCOMPARE(alsoWildText(rules), QStringLiteral("none"));
    rules.wildRanks.insert(Rank::two);
    QCOMPARE(alsoWildText(rules), QStringLiteral("twos"));
    rules.wildCards.insert(Card(Rank::jack, Suit::hearts));
    QCOMPARE(alsoWildText(rules), QStringLiteral("twos, J♥"));
}

SHOWDOWN_TEST(TestRuleOutcomeText)
#include "tst_ruleoutcometext.moc"

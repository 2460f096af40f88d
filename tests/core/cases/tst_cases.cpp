// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/cards/deck.h"
#include "tests/core/cases/casesets.h"
#include "tests/support/reference.h"
#include "tests/support/testprogram.h"

#include <set>

using namespace showdown;
using namespace showdown::tests;

namespace {

const QStringList oddRules{
    QStringLiteral("series deck=free"),
    QStringLiteral("standard naturalBeatsWild=on wildCards=Jh,Js,Kh"),
    QStringLiteral("bug pairFloor=A flushRepeats=on fiveOfAKind=off"),
    QStringLiteral("deuces wildRanks=2,3,4,5,6,7,8,9,T,J,Q,K"),
    QStringLiteral("standard wildRanks=2,3,4,5,6,7,8,9,T,J,Q,K,A"),
    QStringLiteral("bug wildRanks=2,3,4,5,6,7,8,9,T,J,Q,K,A"),
};

} // namespace

/// Test cases for other people's comparators: legal, right, and the known mistakes first.
class TestCases : public QObject
{
    Q_OBJECT

private slots:
    void casesAreLegalAndRight_data();
    void casesAreLegalAndRight();
    void oneSeedGivesTheSameCases();
    void exposersComeFirst_data();
    void exposersComeFirst();
    void everyMistakeThatHandsCanShowHasAnExposer();
    void theReasonIsThePartThatDecided_data();
    void theReasonIsThePartThatDecided();
};

void TestCases::casesAreLegalAndRight_data()
{
    addRows(presets + oddRules);
}

void TestCases::casesAreLegalAndRight()
{
    QFETCH(const QString, rules);
    QFETCH(const std::optional<Category>, lens);
    const NamedRules named = *rulesFrom(rules);
    const bool somebodyMayFit = !rules.startsWith(QStringLiteral("bug wildRanks"));
    for (const TestCase& each : earlyCases(rules, lens)) {
        const QString text = describe(each);
        QVERIFY2(each.hands.size() == 2 || each.hands.size() == 3, qPrintable(text));
        if (named.rules.deck == DeckKind::one)
            QVERIFY2(!findRepeatedCard(each.hands), qPrintable(text));
        const bool somebodyMust = somebodyMayFit && !lens;
        QVERIFY2(!somebodyMust || !each.answer.winners.empty(), qPrintable(text));
        QVERIFY(each.answer == compareHands(each.hands, named.rules, lens));
        for (std::size_t i = 0; i < each.hands.size(); ++i) {
            QVERIFY2(each.hands[i].isComplete(), qPrintable(text));
            const std::optional<HandResult>& result = each.answer.players[i].result;
            if (result && result->wildCount() > 2)
                continue; // the definition is slow with many wilds
            QCOMPARE(tests::describe(result ? std::optional(result->value) : std::nullopt),
                     tests::describe(reference::valuesOf(each.hands[i], named.rules)[lens]));
        }
    }
}

void TestCases::oneSeedGivesTheSameCases()
{
    const NamedRules named;
    const auto pair = Category::pair;
    const std::vector<TestCase> cases = firstCases(named, std::nullopt, 250);
    QVERIFY(cases == firstCases(named, std::nullopt, 250));
    QVERIFY(cases != firstCases(named, std::nullopt, 250, 2));
    QVERIFY(firstCases(named, pair, 50, 7) == firstCases(named, pair, 50, 7));
    // The same on every machine: these change only when the choice of cases changes.
    QCOMPARE(describe(cases[0]), QStringLiteral("9s Qs Jh Ac Ks | Qc Kd Js 8c 9c"));
    QCOMPARE(describe(cases[60]), QStringLiteral("9d 7d Jd Td * | * 7s * 6s *"));
    QCOMPARE(describe(cases[249]), QStringLiteral("9d 5d 6d 8d 7d | * 8s * * *"));
}

void TestCases::exposersComeFirst_data()
{
    addRows(presets + QStringList{QStringLiteral("series deck=free")});
}

void TestCases::exposersComeFirst()
{
    QFETCH(const QString, rules);
    QFETCH(const std::optional<Category>, lens);
    const NamedRules named = *rulesFrom(rules);
    SeededRandom random(3);
    Dealer dealer(named.rules, random);
    // As hands without suits, so that they can be found again.
    const auto ranksOf = [&](const Hand& hand) {
        std::multiset<int> ranks;
        for (const Card card : hand)
            ranks.insert(named.rules.isWild(card) ? 0 : number(*card.rank()));
        return ranks;
    };
    std::vector<std::vector<std::multiset<int>>> first;
    for (int i = 0; i < 60; ++i) {
        first.emplace_back();
        for (const Hand& hand : earlyCases(rules, lens)[static_cast<std::size_t>(i)].hands)
            first.back().push_back(ranksOf(hand));
    }
    for (const Exposer& exposer : exposers(lens)) {
        const auto hands = dealer.deal(exposer.shapes, exposer.order);
        if (!hands || compareHands(*hands, named.rules, lens).winners.empty())
            continue; // not under these rules
        std::vector<std::multiset<int>> wanted;
        for (const Hand& hand : *hands)
            wanted.push_back(ranksOf(hand));
        QVERIFY2(std::ranges::find(first, wanted) != first.end(), toText((*hands)[0]).c_str());
    }
}

void TestCases::everyMistakeThatHandsCanShowHasAnExposer()
{
    std::set<int> mistakes;
    const auto add = [&](std::optional<Category> lens) {
        for (const Exposer& exposer : exposers(lens))
            mistakes.insert(exposer.mistakes.begin(), exposer.mistakes.end());
    };
    add(std::nullopt);
    for (const Category lens : allCategories())
        add(lens);
    // The other mistakes are about names and sentences.
    QStringList missing;
    for (const int number : {1,  2,  3,  4,  5,  7,  8,  9,  10, 11, 12, 13, 14,
                             16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28}) {
        if (!mistakes.contains(number))
            missing << QString::number(number);
    }
    QCOMPARE(missing, QStringList());
}

void TestCases::theReasonIsThePartThatDecided_data()
{
    QTest::addColumn<QStringList>("hands");
    QTest::addColumn<QString>("lens");
    QTest::addColumn<QString>("why");
    const auto row = [](const char* why, const QString& hands, const char* lens = "") {
        QTest::addRow("%s: %s", why, qPrintable(hands))
            << hands.split(QStringLiteral(" | ")) << lens << why;
    };
    row("rank", QStringLiteral("Qh Qd 9s 7c 2h | Kh Jd 9c 7s 2d"));
    row("pair", QStringLiteral("Qh Qd 9s 7c 2h | Kh Kd 9c 7s 2d"));
    row("kicker 3", QStringLiteral("Qh Qd 9s 7c 2h | Qs Qc 9c 7s 3d"));
    row("tie", QStringLiteral("Qh Qd 9s 7c 2h | Qs Qc 9c 7s 2d"));
    row("higher-pair", QStringLiteral("5h 5d 4s 4c 2h | 6h 6d 3c 3s 2d"));
    row("card 5", QStringLiteral("Kh Jh 9h 7h 2h | Kd Jd 9d 7d 3d"));
    row("highest", QStringLiteral("Jh Td 9s 8c 7h | 8h 7d 6s 5c 4h"));
    // Three players: the last comparison for first place.
    row("kicker 1", QStringLiteral("Qh Qd 9s 7c 2h | Kh Jd 9c 7s 2d | Qs Qc Tc 7d 2c"));
    row("rank", QStringLiteral("Qh Qd 9s 7c 2h | Qs Qc Tc 7d 2c | Kh Jd 9c 7s 2d"));
    row("tie", QStringLiteral("Kh Jd 9c 7s 2d | Qh Qd 9s 7c 2h | Qs Qc 9d 7d 2c"));
    row("fit", QStringLiteral("Qh Qd 9s 7c 2h | Kh Jd 9c 7s 2d"), "pair");
    row("fit", QStringLiteral("Qh Qd 9s 7c 2h | Kh Jd 9c 7s 2d"), "flush");
    row("kicker 1", QStringLiteral("Qh Qd 9s 7c 2h | Kh Jd 9c 7s 2d | Qs Qc Tc 7d 2c"), "pair");
}

void TestCases::theReasonIsThePartThatDecided()
{
    QFETCH(const QStringList, hands);
    QFETCH(const QString, lens);
    std::vector<Hand> dealt;
    for (const QString& hand : hands)
        dealt.push_back(handOf(hand.toStdString()));
    const TestCase each =
        testCase(dealt, rulesOf(Preset::series), categoryFromId(lens.toStdString()));
    QTEST(qt(whyText(each.answer)), "why");
}

SHOWDOWN_TEST(TestCases)
#include "tst_cases.moc"

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/numbertext.h"
#include "app/narration/oddsarithmetictext.h"
#include "app/narration/oddsplayertext.h"
#include "app/narration/oddstext.h"
#include "core/odds/frequencies.h"
#include "tests/app/narration/narrating.h"
#include "tests/support/situations.h"
#include "tests/support/testprogram.h"

#include <QTest>

using namespace showdown;
using namespace showdown::narration;
using namespace showdown::tests;

namespace {

QStringList linesOf(const std::vector<ArithmeticPart>& parts)
{
    QStringList lines;
    for (const ArithmeticPart& part : parts) {
        if (!part.heading.isEmpty())
            lines << part.heading;
        for (const ArithmeticRow& row : part.rows)
            lines << row.label + QStringLiteral(" | ") + row.reckoning + QStringLiteral(" | ")
                         + row.result;
        lines << part.notes;
    }
    return lines;
}

} // namespace

/// The arithmetic of a chance.
class TestOddsArithmeticText : public QObject
{
    Q_OBJECT

private slots:
    void init() { speak("en"); }

    void oneCardIsWorkedOut();
    void oddsAboveOneHalfAreInFavour();
    void twoCardsAreCountedBothWays();
    void againstOthersTheFlopIsNotTheEnd();
    void theRuleByHeartIsForAFewOuts();
    void whoLeadsKeepsTheLead();
    void theErrorIsTold_data();
    void theErrorIsTold();
    void missesAreHeaded_data();
    void missesAreHeaded();
};

void TestOddsArithmeticText::oneCardIsWorkedOut()
{
    const Situation situation =
        situationOf(QStringLiteral("As Ks | Qh Qd | Jc Tc"), QStringLiteral("Qs 9s 4d 8h"));
    QCOMPARE(linesOf(arithmeticText({situation, *outsOf(situation, 0), {}})),
             (QStringList{QStringLiteral("Unseen | 52 cards − 10 seen | 42"),
                          QStringLiteral("Outs | cards that win | 7"),
                          QStringLiteral("Win | 7 ÷ 42 unseen | 16.7 %"),
                          QStringLiteral("Odds | 35 misses : 7 outs | 5.0 : 1"),
                          QStringLiteral("By heart | 7 outs × 2 | about 14 %"),
                          QStringLiteral("By heart is 2.7 points too low.")}));
    QCOMPARE(linesOf(arithmeticText({situation, *outsOf(situation, 0), {}}, 0))[2],
             QStringLiteral("Win | 7 ÷ 42 unseen | 17 %"));
    const Situation jokers =
        situationOf(QStringLiteral("As Ks | Qh Qd | Jc Tc"), QStringLiteral("Qs 9s 4d 8h"), {},
                    QStringLiteral("standard jokers=2"));
    QCOMPARE(linesOf(arithmeticText({jokers, *outsOf(jokers, 0), {}}))[0],
             QStringLiteral("Unseen | 54 cards − 10 seen | 44"));
}

void TestOddsArithmeticText::oddsAboveOneHalfAreInFavour()
{
    const Situation situation =
        situationOf(QStringLiteral("As Ks | Qh Qd | Jc Tc"), QStringLiteral("Qs 9s 4d 8h"));
    const PlayerOuts outs = *outsOf(situation, 2);
    QCOMPARE(linesOf(arithmeticText({situation, outs, {}}))[3],
             QStringLiteral("Odds | 25 outs : 17 misses | 1.5 : 1"));
    QCOMPARE(oddsCaption(outs.nextCard), QStringLiteral("odds in favour"));
    QCOMPARE(oddsCaption({7, 42}), QStringLiteral("odds against"));
    QCOMPARE(oddsCaption({42, 42}), QStringLiteral("odds"));
}

/// 25 outs: by heart two cards give 100 %, one card 50 %.
void TestOddsArithmeticText::theRuleByHeartIsForAFewOuts()
{
    const Situation situation = situationOf(QStringLiteral("Jc Td"), QStringLiteral("9h 8s 2c"));
    PlayerOuts outs = *outsOf(situation, 0);
    const auto rules = [&](int count) {
        outs.count = count;
        return linesOf(arithmeticText({situation, outs, {}})).filter(QStringLiteral("outs × "));
    };
    QCOMPARE(rules(24).size(), 2);
    QCOMPARE(rules(25), QStringList{QStringLiteral("By heart | 25 outs × 2 | about 50 %")});
    QCOMPARE(linesOf(arithmeticText({situation, outs, {}})).back(),
             QStringLiteral("The rule by heart is for a few outs."));
}

void TestOddsArithmeticText::whoLeadsKeepsTheLead()
{
    const Situation turn =
        situationOf(QStringLiteral("As Ks | Qh Qd | Jc Tc"), QStringLiteral("Qs 9s 4d 8h"));
    const PlayerOuts outs = *outsOf(turn, 2);
    QCOMPARE(linesOf(arithmeticText({turn, outs, {}, OutsStanding::leads})),
             (QStringList{QStringLiteral("Unseen | 52 cards − 10 seen | 42"),
                          QStringLiteral("Cards | cards that win | 25"),
                          QStringLiteral("Win | 25 ÷ 42 unseen | 59.5 %"),
                          QStringLiteral("Odds | 25 cards : 17 others | 1.5 : 1")}));
    const auto groups = leadGroups(outs, Category::straight);
    QCOMPARE(groups.back().makes, QStringLiteral("Nothing changes"));
    int all = 0;
    for (const OutGroup& group : groups)
        all += group.count;
    QCOMPARE(all, outs.count);

    const Situation flop = situationOf(QStringLiteral("As Ks | Qh Qd"), QStringLiteral("Qs 9s 4d"));
    const QStringList lines = linesOf(arithmeticText(
        {flop, *cardsAhead(flop, 1), equityOf(flop).winChance(1), OutsStanding::leads}));
    QVERIFY2(lines[2].startsWith(u"Cards | cards that keep the lead | "), qPrintable(lines[2]));
    QVERIFY2(lines.back().startsWith(u"All pairs | "), qPrintable(lines.back()));
    QVERIFY(lines.filter(QStringLiteral("eart")).isEmpty());
}

/// Nine and four of clubs with 7d 5c Kh: 6 and 8 make a straight only together.
void TestOddsArithmeticText::twoCardsAreCountedBothWays()
{
    const Situation situation = situationOf(QStringLiteral("4c 9c"), QStringLiteral("7d 8c Kh"));
    const PlayerOuts outs = *outsOf(situation, 0);
    const Chance byRiver = ranksAtRiver(situation, 0).chanceOfAtLeast(Category::straight);
    QCOMPARE(outs.count, 0);
    const QStringList lines = linesOf(arithmeticText({situation, outs, byRiver}));
    QCOMPARE(lines[0], QStringLiteral("With the next card"));
    QCOMPARE(lines[3], QStringLiteral("Make it | 0 ÷ 47 unseen | 0.0 %"));
    QCOMPARE(lines[6], QStringLiteral("With both cards to come")); // no out, no error by heart
    QCOMPARE(lines[7], QStringLiteral("By outs | 1 − 47/47 × 46/46 | 0.0 %"));
    QCOMPARE(lines[8], QStringLiteral("All pairs | %1 of 1,081 pairs | %2")
                           .arg(byRiver.good())
                           .arg(percentText(byRiver)));
    QCOMPARE(lines.back(),
             QStringLiteral("The outs leave out pairs of cards that make it only together."));

    const Situation open = situationOf(QStringLiteral("Jc Td"), QStringLiteral("9h 8s 2c"));
    const PlayerOuts openOuts = *outsOf(open, 0);
    const Chance both = ranksAtRiver(open, 0).chanceOfAtLeast(Category::straight);
    const QStringList openLines = linesOf(arithmeticText({open, openOuts, both}));
    QCOMPARE(openLines[8], QStringLiteral("By outs | 1 − 39/47 × 38/46 | 31.5 %"));
    QCOMPARE(openLines[10], QStringLiteral("By heart | 8 outs × 4 | about 32 %"));
    // without the exact count there is nothing to compare with
    QCOMPARE(linesOf(arithmeticText({open, openOuts, {}})).size(), openLines.size() - 2);
}

void TestOddsArithmeticText::againstOthersTheFlopIsNotTheEnd()
{
    const Situation situation =
        situationOf(QStringLiteral("As Ks | Qh Qd"), QStringLiteral("Qs 9s 4d"));
    const EquityResult equity = equityOf(situation);
    const PlayerOuts outs = *cardsAhead(situation, 0);
    const QStringList lines =
        linesOf(arithmeticText({situation, outs, Chance(equity.wins(0), equity.counted)}));
    QVERIFY2(lines[2].startsWith(u"Outs | cards that put you ahead | "), qPrintable(lines[2]));
    QVERIFY2(lines[9].startsWith(u"All pairs | ") && lines[9].contains(u"of 990 pairs"),
             qPrintable(lines[9]));
    QCOMPARE(lines.back(),
             QStringLiteral("The outs tell who is ahead after one card, but the other card can "
                            "change that. Every pair is counted to the end."));
}

void TestOddsArithmeticText::theErrorIsTold_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    QTest::newRow("too low") << byHeartError(14, {7, 42}) << "By heart is 2.7 points too low.";
    QTest::newRow("too high") << byHeartError(60, {1, 2}) << "By heart is 10.0 points too high.";
    QTest::newRow("exact") << byHeartError(50, {21, 42}) << "By heart is exact here.";
    QTest::newRow("half a tenth goes up")
        << byHeartError(0, {1, 2000}) << "By heart is 0.1 points too low.";
    QTest::newRow("almost") << byHeartError(0, {1, 2001})
                            << "By heart is off by less than a tenth of a point.";
}

void TestOddsArithmeticText::theErrorIsTold()
{
    QFETCH(const QString, text);
    QTEST(text, "expected");
}

void TestOddsArithmeticText::missesAreHeaded_data()
{
    QTest::addColumn<QString>("cards");
    QTest::addColumn<QString>("expected");
    QTest::newRow("spades") << "8s 4s"
                            << "Spades that are no outs";
    QTest::newRow("one card") << "8h"
                              << "Cards that are no outs";
    QTest::newRow("hearts") << "8h 4h"
                            << "Hearts that are no outs";
    QTest::newRow("two suits") << "8s 4h"
                               << "Cards that are no outs";
    QTest::newRow("a joker") << "*"
                             << "Cards that are no outs";
    QTest::newRow("a joker with others") << "8s *"
                                         << "Cards that are no outs";
}

void TestOddsArithmeticText::missesAreHeaded()
{
    QFETCH(const QString, cards);
    std::vector<UnseenCard> unseen;
    for (const Card card : cardsOf(cards))
        unseen.push_back({card, 1});
    const QString heading = missHeading(unseen);
    QTEST(heading, "expected");
}

SHOWDOWN_TEST(TestOddsArithmeticText)

#include "tst_oddsarithmetictext.moc"

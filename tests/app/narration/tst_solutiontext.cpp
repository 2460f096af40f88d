// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/solutiontext.h"
#include "tests/app/narration/narrating.h"
#include "tests/support/exercises.h"
#include "tests/support/testprogram.h"

#include <QTest>

using namespace showdown;
using namespace showdown::narration;
using namespace showdown::tests;

/// The solutions of exercises, step by step, and how much of them is shown.
class TestSolutionText : public QObject
{
    Q_OBJECT

private slots:
    void init() { QVERIFY(speak("en")); }
    void stepsReadWell_data();
    void stepsReadWell();
    void builtHandsAreAnExample();
};

void TestSolutionText::stepsReadWell_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("setting");
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QStringList>("steps");

    const auto row = [](const char* kind, const char* setting, const char* rules,
                        const QStringList& steps) {
        QTest::addRow("%s: %s, %s", kind, setting, rules)
            << QString::fromUtf8(kind) << QString::fromUtf8(setting) << QString::fromUtf8(rules)
            << steps;
    };
    const char* const table = "Qh Qd 9s 7c 2h | Qc Qs 9d 7d *";
    row("winner", table, "series",
        {"Player 1 has a pair. Q♥ and Q♦ make a pair of queens.",
         "Player 2 has three of a kind. The wild, Q♣ and Q♠ make three queens.",
         "Rank: Player 1 pair, Player 2 three of a kind. Player 2 is higher. Decides."});
    row("winner", "Qh Qd 9s 7c 2h | 3c 4s 5d 6d *", "series",
        {"Player 1 has a pair. Q♥ and Q♦ make a pair of queens.",
         "Player 2 has a straight. In a row: 3 up to 7, the wild acts as 7.",
         "Rank: Player 1 pair, Player 2 straight. Player 2 is higher. Decides."});
    row("winner; lens straight", "Qh Qd 9s 7c 2h | 2c 3d 4h 5s 6s", "series",
        {"Player 1's hand is no straight. Two queens, but all five must differ.",
         "Player 2 has a straight. In a row: 2 up to 6."});
    row("deciding-card", "Qh Qd 9s 7c 2h | Qc Qs 9d 8d 3h", "series",
        {"Player 1 has a pair. Q♥ and Q♦ make a pair of queens.",
         "Player 2 has a pair. Q♣ and Q♠ make a pair of queens.",
         "Pair: Player 1 queens, Player 2 queens. Equal.",
         "Kicker 1: Player 1 nine, Player 2 nine. Equal.",
         "Kicker 2: Player 1 seven, Player 2 eight. Player 2 is higher. Decides."});
    row("order", "Qh Qd 9s 7c 2h | Qc Qs 9d 8d 3h", "series",
        {"Pair: Player 1 queens, Player 2 queens. Equal.",
         "Kicker 1: Player 1 nine, Player 2 nine. Equal.",
         "Kicker 2: Player 1 seven, Player 2 eight. Player 2 is higher. Decides."});
    row("wild", "6h * 6c 2s Kh", "series",
        {"Royal flush: no. Three different suits.", "Straight flush: no. Three different suits.",
         "Four of a kind: no. Wild + two sixes are 3 of 4.",
         "Full house: no. Three different values.", "Flush: no. Three different suits.",
         "Straight: no. Two sixes, but all five must differ.",
         "Three of a kind: yes. The wild, 6♥ and 6♣ make three sixes."});
    row("rank", "Qh Qd 9s 7c 2h", "series",
        {"Royal flush: no. Four different suits.", "Straight flush: no. Four different suits.",
         "Four of a kind: no. Two queens are 2 of 4.", "Full house: no. Four different values.",
         "Flush: no. Four different suits.", "Straight: no. Two queens, but all five must differ.",
         "Three of a kind: no. Two queens are 2 of 3.", "Two pair: no. Only one pair: queens.",
         "Jacks or better: yes. Q♥ and Q♦ make a pair of queens."});
    row("which; of pair", "Qh Qd 9s 7c 2h | Ac Ks 9d 7d 3h", "series",
        {"Player 1 has a pair. Q♥ and Q♦ make a pair of queens.",
         "Player 2 is left with a high card. A♣ is the highest card."});
    row("build; winners 1", "Qh Qd 9s 7c _ | Qc Qs 9d 7d 3h", "series",
        {"Player 2 has a pair. Q♣ and Q♠ make a pair of queens."});
    const char* const draw = "4c 9c [7d 5c Kh 8c]";
    row("outs; hope straight", draw, "standard",
        {"Flush: A♣ K♣ Q♣ J♣ 10♣ 7♣ 6♣ 3♣ 2♣", "Straight: 6♠ 6♥ 6♦"});
    row("number; of outs; hope straight", draw, "standard",
        {"Flush: 9 cards.", "Straight: 3 cards."});
    row("number; of percent; hope flush", draw, "standard",
        {"Unseen: 52 cards − 6 seen = 46.", "Outs: cards that make it = 9.",
         "Make it: 9 ÷ 46 unseen = 19.6 %."});
    row("number; of against; hope flush", draw, "standard",
        {"Unseen: 52 cards − 6 seen = 46.", "Outs: cards that make it = 9.",
         "Make it: 9 ÷ 46 unseen = 19.6 %.", "Odds: 37 misses : 9 outs = 4.1 : 1."});
    row("bug; mistake 3; function CompareKickers; lens pair",
        "Ks 9s 4h Kc 3d | Qs Qh 9d 4c 3h || Ks 9s 4h * * | As Ah Kc 9d 3h"
        " || Ts 9h 7c 5d 2h | Tc Td 9s 7h 4c",
        "series",
        {"Table 1 as printed and repaired: Player 1 wins.",
         "Table 2 as printed: Player 2 wins; repaired: Player 1 wins.",
         "Table 3 as printed and repaired: nobody wins.",
         "The runs part in CompareKickers, line 9. numWilds is 0, as printed 2.",
         ("The mistake is in line 9, numWilds ← CountCardsByValue(sorted1, wild): it counts hand 2's "
          "wilds in hand 1. It should read: numWilds ← CountCardsByValue(sorted2, wild).")});
    row("number; of unseen", draw, "standard", {"Unseen: 52 cards − 6 seen = 46."});
    row("number; of equity", "4c 9c | Kd 2h [7d 5c Kh 8c]", "standard",
        {"Player 1: wins 27.3 %, ties 0.0 %.", "Player 1: Equity 27.3 %: wins 27.3 %, no ties."});
    row("number; of wilds", "* 8h 8d 2c *", "deuces", {"Wild in Player 1's hand: ★ 2♣ ★."});
    row("number; of value; card Jh", "-", "deuces", {"Jack of hearts has the value 11."});
    row("number; of part; named kicker 1", "Qh Qd 9s 7c 2h", "series",
        {"Player 1 has a pair. Q♥ and Q♦ make a pair of queens.",
         "Pair of queens, kickers nine, seven, two."});
    row("number; of variable; function DoCardsHaveSameValue; variable numMatched", "8h 8d 8c 8s 2h",
        "series",
        {"Look for four equal cards in 8♥ 8♦ 8♣ 8♠ 2♥.",
         "Start at card 1 of the sorted hand.",
         "No wild can fill in.",
         "There is no base value yet.",
         "No card is matched yet.",
         "Look at 8♥.",
         "There is no base value to compare 8♥ with yet.",
         "No group has begun yet.",
         "8♥ sets the base value: 8.",
         "The count starts again at 0.",
         "8♥ counts: 1 of 4.",
         "startIndex moves behind this card.",
         "1 of 4 so far: look on.",
         "Look at 8♦.",
         "8♦ equals the base value 8.",
         "8♦ counts: 2 of 4.",
         "startIndex moves behind this card.",
         "2 of 4 so far: look on.",
         "Look at 8♣.",
         "8♣ equals the base value 8.",
         "8♣ counts: 3 of 4.",
         "startIndex moves behind this card.",
         "3 of 4 so far: look on.",
         "Look at 8♠.",
         "8♠ equals the base value 8.",
         "8♠ counts: 4 of 4."});
}

void TestSolutionText::stepsReadWell()
{
    QFETCH(const QString, kind);
    QFETCH(const QString, setting);
    QFETCH(const QString, rules);
    const Exercise exercise = exerciseOf(kind, setting, rules);
    QVERIFY(!findFault(exercise));
    QStringList steps = solutionSteps(exercise);
    steps.replaceInStrings(QString(QChar::Nbsp), QStringLiteral(" "));
    QTEST(steps, "steps");

    // the answer itself is never filled in; of hands to be built there is none, of an order the last
    // two are left, and of hands and tables to choose from each step says what it is
    const auto left = kind.startsWith(u"build")                              ? 0
                      : kind.startsWith(u"which") || kind.startsWith(u"bug") ? steps.size()
                      : kind.startsWith(u"order")                            ? 2
                                                                             : 1;
    const auto most = std::max<qsizetype>(0, steps.size() - left);
    for (int count = -1; count <= static_cast<int>(steps.size()) + 1; ++count) {
        QStringList filled = filledSteps(exercise, count);
        filled.replaceInStrings(QString(QChar::Nbsp), QStringLiteral(" "));
        QCOMPARE(filled, steps.first(std::clamp<qsizetype>(count, 0, most)));
    }
}

void TestSolutionText::builtHandsAreAnExample()
{
    const Exercise exercise =
        exerciseOf(QStringLiteral("build; winners 1"),
                   QStringLiteral("Qh Qd 9s 7c _ | Qc Qs 9d 7d 3h"), QStringLiteral("series"));
    const QStringList steps =
        solutionSteps(exercise, openHands(QStringLiteral("Qh Qd 9s 7c 4h | Qc Qs 9d 7d 3h")));
    QCOMPARE(steps.front(), QStringLiteral("For example with 4♥:"));
    QVERIFY2(steps.back().endsWith(QStringLiteral("Player 1 is higher. Decides.")),
             qPrintable(steps.back()));
}

SHOWDOWN_TEST(TestSolutionText)
#include "tst_solutiontext.moc"

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/questions/mistakes.h"
#include "tests/support/exercises.h"
#include "tests/support/testprogram.h"

#include <QTest>

using namespace showdown;
using namespace showdown::tests;

/// The wrong answers that mistakes give.
class TestMistakes : public QObject
{
    Q_OBJECT

private slots:
    void idsAreReadBack();
    void eachGivesItsAnswer_data();
    void eachGivesItsAnswer();
    void wronglyBuiltHandsAreExplained();
    void orderMakesNoDifference();
};

void TestMistakes::idsAreReadBack()
{
    for (const BeginnersMistake mistake : allBeginnersMistakes())
        QVERIFY(mistakeFromId(id(mistake)) == Mistake(mistake));
    QVERIFY(mistakeFromId("E27") == Mistake(PrintedMistake{27}));
    QCOMPARE(id(Mistake(PrintedMistake{3})), std::string("E3"));
    for (const char* text : {"E", "E0", "E03", "E3x", "e3", "E18", "E31", "wild", ""})
        QVERIFY2(!mistakeFromId(text), text);
}

void TestMistakes::eachGivesItsAnswer_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("setting");
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("mistake");
    QTest::addColumn<QString>("answer"); // empty: the mistake does not matter
    const auto row = [](const char* name, const char* kind, const char* setting, const char* rules,
                        const char* mistake, const char* answer) {
        QTest::newRow(name) << kind << setting << rules << mistake << answer;
    };
    row("a wild is an ace", "wild", "9h 8s 7d 5c *", "series", "wild-as-ace", "A");
    row("it is one", "wild", "Kh 9s 7d 5c *", "standard", "wild-as-ace", "A");
    row("an ace, so no straight", "rank", "9h 8s 7d 5c *", "series", "wild-as-ace", "high-card");
    row("with the lowest", "wild", "Kh 9s 7d 5c *", "series", "wild-with-lowest", "5");
    row("with the lower pair", "wild", "Kh Ks 7d 7c *", "series", "wild-with-lowest", "7");
    row("with the highest", "wild", "Kh 9s 9d 5c *", "series", "wild-with-highest", "K");
    row("a pair of kings is all it makes", "wild", "Kh 9s 7d 5c *", "series", "wild-with-highest",
        "");
    row("a pair, no flush", "rank", "Kh 9h 7h 5h *", "standard", "wild-with-highest", "");
    row("one pair of two", "rank", "Kh Ks 7d 7c 2h", "series", "group-overlooked", "pair");
    row("a trio and two cards",
        "name; of full-house K 7, three-of-a-kind K 7 7, full-house 7 K, "
        "full-house K 8",
        "Kh Ks Kd 7c 7h", "series", "group-overlooked", "three-of-a-kind K 7 7");
    row("a pair too low to be seen alone", "rank", "Th Ts 7d 7c 2h", "series", "group-overlooked",
        "");
    row("five red cards", "rank", "Kh Jd 9h 5d 2h", "series", "colour-makes-flush", "flush");
    row("one suit is a flush", "rank", "Kh Jh 9h 5h 2h", "series", "colour-makes-flush", "");
    row("a black card", "rank", "Kh Jd 9h 5d 2s", "series", "colour-makes-flush", "");
    row("wilds of any colour", "rank", "Kh Jd 9h 5d *", "series", "colour-makes-flush", "flush");
    row("an ace after the king", "winner", "Ah 9s 7d 5c 2h | Kh 9d 7c 5s 2d", "series", "ace-low",
        "2");
    row("an ace as the last kicker", "winner", "Qh Qs Ad 5c 2h | Qd Qc 9d 7c 5s", "series",
        "ace-low", "2");
    row("aces in a pair", "winner", "Ah As 7d 5c 2h | Kh Kd 7c 5s 2d", "series", "ace-low", "");
    row("both have a pair", "winner", "Ah As 7d 5c 2h | Kh Kd 7c 5s 2d", "series", "rank-alone",
        "1 2");
    row("below a straight", "wild", "9h 8s 7d 6c *", "series", "wild-below", "5");
    row("a gap must be filled", "wild", "9h 8s 7d 5c *", "series", "wild-below", "");
    row("no wheel", "rank", "Ah 5s 4d 3c 2h", "standard", "wheel-forgotten", "high-card");
    row("a wheel", "rank", "Ah 5s 4d 3c 2h", "series", "wheel-assumed", "straight");
    row("no wheel to forget", "rank", "Ah 5s 4d 3c 2h", "series", "wheel-forgotten", "");
    row("a wheel up to the ace", "winner", "Ah 5s 4d 3c 2h | 6h 5d 4c 3s 2d", "standard",
        "wheel-ace-high", "1");
    row("a pair of tens", "rank", "Th Ts 8d 3c 2h", "series", "low-pair-counts", "pair");
    row("tens are no jacks", "rank", "Th Ts 8d 3c 2h", "standard", "low-pair-forgotten",
        "high-card");
    row("a second ace", "wild", "Ad Jd 9d 4d *", "standard", "flush-wild", "A");
    row("four of a suit", "rank", "Ad Jd 9d 4d 2c", "series", "four-are-enough", "flush");
    row("four in a row", "rank", "Td 9c 8d 7h 2c", "series", "four-are-enough", "straight");
    row("an unseen straight", "rank", "Td 9c 8d 7h 6c", "series", "row-overlooked", "high-card");
    row("an unseen row of a suit", "rank", "Td 9d 8d 7d 6d", "series", "row-overlooked", "flush");
    row("a wild shows the row", "rank", "Td 9c 8d 7h *", "series", "row-overlooked", "");
    row("named by its kicker", "name; of pair J Q 7 2, pair Q J 7 2, pair J Q 7 3, pair J Q 8 2",
        "Js Jd Qh 7c 2s", "series", "kicker-first", "pair Q J 7 2");
    row("no pair that counts", "name; of pair Q 9 7 2, pair Q 9 7 3, pair Q 9 8 2, pair Q T 7 2",
        "Qs Qd 9h 7c 2s", "series", "kicker-first", "");
    row("the pair named first",
        "name; of full-house T 3, full-house 3 T, full-house T 4, full-house T 2", "Ts Td Th 3c 3s",
        "series", "lower-first", "full-house 3 T");
    row("a straight is rarer", "winner", "Td 9c 8d 7h 6c | Kh 9h 6h 4h 2h", "series",
        "straight-beats-flush", "1");
    row("the kicker of a lower trio", "winner", "8d 8c 8h 4h 3c | 7h 7d 7c Ah 2h", "series",
        "kicker-first", "2");
    row("the kicker decides", "deciding-card", "8d 8c 8h 4h 3c | 7h 7d 7c Ah 2h", "series",
        "kicker-first", "2:4");
    row("the kicker comes first", "order", "Kd Kc 8h 4h 3c | Kh Ks 8d 4c 2h", "series",
        "kicker-first", "kicker 1, kicker 2, kicker 3, pair");
    row("the highest card", "winner", "8d 8c 8h 4h 3c | Ah Kd 7c 5h 2h", "series",
        "highest-card-wins", "2");
    row("pairs are equal", "winner", "Kd Kc 8h 4h 3c | Kh Ks 7d 4c 2h", "series", "kicker-ignored",
        "1 2");
    row("the lower pair", "winner", "Kd Kc 3h 3s 2c | Qh Qs Jd Jc 2h", "series", "lower-first",
        "2");
    row("the lower pair comes first", "order", "Kd Kc 3h 3s 2c | Kh Ks 4d 4c 2h", "series",
        "lower-first", "lower-pair, higher-pair");
    row("the larger sum", "winner", "Ad 7c 4h 3s 2c | Kh Qs Jd 9c 2h", "series", "sum-of-cards",
        "2");
    row("the higher suit", "winner", "Ad 7c 5h 3s 2c | As 7s 5d 3c 2h", "series",
        "suits-break-ties", "2");
    row("more wilds", "winner", "Kd Kc 9h 8s 7c | Kh * 9d 8d 7d", "series", "more-wilds-win", "2");
    row("the third hand", "winner", "Kd Kc 9h 8s 7c | Qh Qs 9d 8d 7d | Ah As 5d 3d 2c", "series",
        "third-forgotten", "1");
    row("fewer wilds win without a wheel", "winner", "As Ks Qs Js * | Ah Kh Qh Jh Th",
        "standard naturalBeatsWild=on", "wheel-forgotten", "");
    row("fewer wilds win without a row", "winner", "Ks Kh 4s 4d 2c | Kd * 4c 4h 2s",
        "standard naturalBeatsWild=on", "wild-below", "");
    row("of the whole deck", "number; of unseen", "4c 9c [7d 5c Kh 8c]", "standard", "seen-counted",
        "52");
    row("a chance of the whole deck", "number; of percent; within 0.5; hope flush",
        "Ah Kh [Qh 7h 2c 3s]", "standard", "seen-counted", "17.3077");
    row("once in", "number; of against; within 0.05; hope flush", "Ah Kh [Qh 7h 2c 3s]", "standard",
        "once-in", "5.1111");
    row("the printed code reads one hand twice", "winner", "Ah Ks Qd Jc 9h | Kh Qs Jd 9c 8h",
        "series", "E1", "1 2");
    row("printed for other rules", "winner", "Ah Ks Qd Jc 9h | Kh Qs Jd 9c 8h", "standard", "E1",
        "");
}

void TestMistakes::eachGivesItsAnswer()
{
    QFETCH(const QString, kind);
    QFETCH(const QString, setting);
    QFETCH(const QString, rules);
    QFETCH(const QString, mistake);
    QFETCH(const QString, answer);
    const Exercise exercise = exerciseOf(kind, setting, rules);
    const Mistake made = *mistakeFromId(mistake.toStdString());
    QVERIFY(!findFault(exercise));
    const auto given = answerBy(made, exercise);
    QCOMPARE(given.has_value(), !answer.isEmpty());
    if (!given)
        return;
    const ExerciseAnswer wanted = answerFrom(exercise, answer);
    if (const auto* number = std::get_if<double>(&wanted))
        QVERIFY(std::abs(std::get<double>(*given) - *number) < 0.001);
    else
        QVERIFY(*given == wanted);
    QVERIFY(!judge(exercise, *given).isRight);
    QVERIFY(explains(made, exercise, *given));
}

void TestMistakes::wronglyBuiltHandsAreExplained()
{
    const QString goal = QStringLiteral("build; rank1 pair");
    const Exercise exercise =
        exerciseOf(goal, QStringLiteral("_ Ts 8d 3c 2h"), QStringLiteral("series"));
    const auto built = [&exercise](const char* hand) {
        return answerFrom(exercise, QString::fromLatin1(hand));
    };
    const Mistake lowPair = BeginnersMistake::lowPairCounts;
    QVERIFY(explains(lowPair, exercise, built("Th Ts 8d 3c 2h")));
    QVERIFY(!explains(lowPair, exercise, built("Ah Ts 8d 3c 2h"))); // no pair at all
    QVERIFY(!explains(BeginnersMistake::wildAsAce, exercise, built("Th Ts 8d 3c 2h")));
}

void TestMistakes::orderMakesNoDifference()
{
    using enum Rank;
    QVERIFY(areSame(WildRanks{{ace, king}}, WildRanks{{king, ace}}));
    QVERIFY(!areSame(WildRanks{{ace, ace}}, WildRanks{{king, ace}}));
    QVERIFY(areSame(Winners{{1, 3}}, Winners{{3, 1}}));
    QVERIFY(areSame(MarkedCards{{Card(ace, Suit::clubs), Card(two, Suit::hearts)}},
                    MarkedCards{{Card(two, Suit::hearts), Card(ace, Suit::clubs)}}));
    QVERIFY(!areSame(ChosenHand{1}, Winners{{1}}));
    QVERIFY(!areSame(1.0, 2.0));
}

SHOWDOWN_TEST(TestMistakes)
#include "tst_mistakes.moc"

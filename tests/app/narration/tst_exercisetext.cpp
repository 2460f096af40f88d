// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/exercisefaulttext.h"
#include "app/narration/exercisetext.h"
#include "tests/app/narration/narrating.h"
#include "tests/support/answeredrows.h"
#include "tests/support/testprogram.h"

#include <QSet>
#include <QTest>

using namespace showdown;
using namespace showdown::narration;
using namespace showdown::tests;

/// The feedback on answers to exercises.
class TestExerciseText : public QObject
{
    Q_OBJECT

private slots:
    void init() { QVERIFY(speak("en")); }
    void feedbackReadsWell_data();
    void feedbackReadsWell();
    void choicesReadWell_data();
    void choicesReadWell();
    void whatIsMissingIsSaid_data();
    void whatIsMissingIsSaid();
    void everyFaultHasWordsInEveryLanguage();
};

namespace {

QString plainSpaces(QString text)
{
    return text.replace(QChar::Nbsp, u' ');
}

} // namespace

void TestExerciseText::feedbackReadsWell_data()
{
    addAnsweredColumns();
    QTest::addColumn<QString>("text");

    const auto row = [](const char* kind, const char* setting, const char* rules,
                        const char* answer, const char* text) {
        addAnsweredRow(kind, setting, rules, answer) << QString::fromUtf8(text);
    };
    const char* const table = "Qh Qd 9s 7c 2h | Qc Qs 9d 7d 3h";
    const char* const open = "Qh Qd 9s 7c _ | Qc Qs 9d 7d 3h";
    row("winner", table, "series", "2",
        "Right. Player 2 wins. Both Player 1 and Player 2 have a pair of queens; the third kicker decides, 3 beats 2.");
    row("winner", table, "series", "1",
        "Not quite. Player 2 wins. Both Player 1 and Player 2 have a pair of queens; the third kicker decides, 3 beats 2.");
    row("winner", "Qh Qd 9s 7c 2h | Qc Qs 9d 7d 2c", "series", "1",
        "Not quite. It is a tie. Both have a pair of queens, kickers nine, seven, two; all five "
        "values match.");
    row("winner; lens straight", "Qh Qd 9s 7c 2h | 2c 3d 4h 5s 6s", "series", "1",
        "Not quite. Player 2 wins. Player 1's hand is no straight.");
    row("deciding-card", table, "series", "2:5",
        "Right. Player 2 wins. Both Player 1 and Player 2 have a pair of queens; the third kicker decides, 3 beats 2.");
    row("deciding-card", table, "series", "2:1",
        "Not quite. Player 2 wins. Both Player 1 and Player 2 have a pair of queens; the third kicker decides, 3 beats 2.");
    row("order", table, "series", "pair, kicker 1, kicker 2, kicker 3",
        "Right. Player 2 wins. Both Player 1 and Player 2 have a pair of queens; the third kicker decides, 3 beats 2.");
    row("order", table, "series", "kicker 1, pair, kicker 2, kicker 3",
        "Not quite. Another part is compared first. Pair: Player 1 queens, Player 2 queens. Equal.");
    row("order", table, "series", "pair, kicker 2, kicker 1, kicker 3",
        "Not quite. After “Pair” another part is compared. Kicker 1: Player 1 nine, Player 2 nine. Equal.");
    row("wild", "6h * 6c 2s Kh", "series", "6",
        "Right. As a six it makes three sixes; no other value makes more.");
    row("wild", "6h * 6c 2s Kh", "series", "K",
        "Not quite. As a king: Two pair, kings and sixes, two kicker. As a six it makes three sixes; no other value makes more.");
    row("wild", "Ah Kh 9h 4h *", "series", "Q",
        "Not quite. As a queen: High card, ace, then king, queen, nine, four. As an ace of hearts it makes a flush, ace high; no other value makes more.");
    row("wild; lens two-pair", "6h * 6c 2s Kh", "series", "6",
        "Not quite. Two pair: yes. Two kings (★ K♥) and two sixes (6♥ 6♣).");
    row("wild", "* 8h 8d 8c *", "series", "8 8",
        "Not quite. Two eights: Four eights, eight kicker. As ace and eight they make four eights; no other choice makes more.");
    row("wild; player 2", "6h 6d 6c 2s Kh | * Qd 9s 7c 2h", "series", "A",
        "Not quite. As an ace: High card, ace, then queen, nine, seven, two. As a queen it makes a pair of queens; no other value makes more.");
    row("rank", "Qh Qd 9s 7c 2h", "series", "pair",
        "Right. Jacks or better: yes. Q♥ and Q♦ make a pair of queens.");
    row("rank", "Qh Qd 9s 7c 2h", "series", "flush", "Not quite. Flush: no. Four different suits.");
    row("rank", "Qh Qd 9s 7c 2h", "series", "high-card",
        "Not quite. Jacks or better: yes. Q♥ and Q♦ make a pair of queens.");
    const char* const names =
        "name; of full-house T 3, full-house 3 T, two-pair T 3 T, flush T 9 8 7 2";
    row(names, "Th 3d Tc 3s Ts", "series", "full-house T 3",
        "Right. Full house: yes. Three tens (10♥ 10♣ 10♠) and two threes (3♦ 3♠).");
    row(names, "Th 3d Tc 3s Ts", "series", "full-house 3 T",
        "Not quite. Full house: yes. Three tens (10♥ 10♣ 10♠) and two threes (3♦ 3♠).");
    row(names, "Th 3d Tc 3s Ts", "series", "flush T 9 8 7 2",
        "Not quite. Full house: yes. Three tens (10♥ 10♣ 10♠) and two threes (3♦ 3♠).");
    row("which; of flush", "9h 8d 7s 6c 5h | 2h 4h 6h 8h Th", "series", "1",
        "Not quite. Flush: no. Four different suits.");
    row("rank", "Qh Qd Qs Qc *", "series", "five-of-a-kind",
        "Not quite. Four of a kind: yes. Q♥, Q♦, Q♠ and Q♣ make four queens.");
    row("build; winners 1", open, "series", "Qh Qd 9s 7c 4c | Qc Qs 9d 7d 3h",
        "Right. Player 1 wins. Both Player 1 and Player 2 have a pair of queens; the third kicker decides, 4 beats 3.");
    row("build; winners 1", open, "series", "Qh Qd 9s 7c 2c | Qc Qs 9d 7d 3h",
        "Not quite. Player 2 wins. Both Player 1 and Player 2 have a pair of queens; the third kicker decides, 3 beats 2.");
    row("build; rank1 three-of-a-kind", open, "series", "Qh Qd 9s 7c 3c | Qc Qs 9d 7d 3h",
        "Not quite. Player 1's hand is not three of a kind. Two queens are 2 of 3.");
    row("build; rank1 two-pair", "Qh Qd _ _ _", "series", "Qh Qd 2c 2d 3h",
        "Right. Two pair: yes. Two queens (Q♥ Q♦) and two twos (2♣ 2♦).");
    row("build; rank1 two-pair", "Qh Qd _ _ _", "series", "Qh Qd 2c 4d 3h",
        "Not quite. Player 1's hand is not two pair. Only one pair: queens.");
    row("build; rank1 two-pair", "Qh Qd _ _ _", "series", "Qh Qd 2c 2d 2h",
        "Not quite. Player 1 has a full house. Three twos (2♣ 2♦ 2♥) and two queens (Q♥ Q♦).");
    row("build; rank2 straight; lens straight", open, "series", "Qh Qd 9s 7c 2c | Qc Qs 9d 7d 3h",
        "Not quite. Player 2's hand is no straight. Two queens, but all five must differ.");
    const char* const draw = "4c 9c [7d 5c Kh 8c]";
    row("outs; hope flush", draw, "standard", "2c 3c 6c 7c 10c Jc Qc Kc Ac",
        "Right. Flush: 9 cards.");
    row("outs; hope flush", draw, "standard", "2c 3c 6c 7c 10c Jc Qc Kh",
        "Not quite. K♥ has been seen already. 2 outs are missing.");
    row("outs; hope flush", draw, "standard", "2c 3c 6c 7c 10c Jc Qc Kc Ac Ks",
        "Not quite. K♠ is no out: it makes only a pair of kings.");
    const char* const duel = "4c 9c | Kd 2h [7d 5c Kh 8c]";
    row("outs", duel, "standard", "2c 3c 6c 7c 10c Jc Qc Kc Ac", "Not quite. 3 outs are missing.");
    row("outs", duel, "standard", "2c 3c 6c 6d 6h 6s 7c 10c Jc Qc Kc Ac 9s",
        "Not quite. 9♠ is no out. It makes a pair, but Player 2 has the same rank, and higher.");
    row("outs", "Ac 9c | Kd Kh [2c 3c 8h 7d]", "standard", "Qh",
        "Not quite. Q♥ is no out: Player 2 wins. 12 outs are missing.");
    row("outs", "Ac 9c | Kd Kh [2c 3c Ks 8d]", "standard", "2h 4c 5c 6c 7c 8c 10c Jc Qc",
        "Not quite. 2♥ is no out. It makes a pair, but it gives Player 2 a full house.");
    row("number; of value; card Jh", "-", "series", "12",
        "Not quite. From 2 to 10 a card has its own number as its value. Count on from there: jack, queen, king, ace.");
    row("number; of outs; hope flush", draw, "standard", "9", "Right. Flush: 9 cards.");
    row("number; of outs; hope flush", draw, "standard", "10",
        "Not quite. Outs: cards that make it.");
    row("number; of outs", duel, "standard", "10",
        "Not quite. Outs: cards that win. Cards that are no outs: 9♠ 9♥ 9♦ 4♠ 4♥ 4♦. They make a pair, but Player 2 has the same rank, and higher.");
    row("number; of unseen", draw, "standard", "46", "Right. Unseen: 52 cards − 6 seen = 46.");
    row("number; of unseen", draw, "standard", "48", "Not quite. Unseen: 52 cards − 6 seen.");
    row("number; of unseen", "4c 9c | ? ? []", "standard jokers=2", "52",
        "Right. Unseen: 54 cards − 2 seen = 52.");
    row("number; of percent; hope flush; within 0.5", draw, "standard", "20",
        "Right. Make it: 9 ÷ 46 unseen = 19.6 %.");
    row("number; of percent; hope flush; within 0.5", draw, "standard", "30",
        "Not quite. Make it: 9 ÷ 46 unseen.");
    row("number; of against; hope flush; within 0.05", draw, "standard", "4.1",
        "Right. Odds: 37 misses : 9 outs = 4.1 : 1.");
    row("number; of against; hope flush; within 0.05", draw, "standard", "5",
        "Not quite. Odds: 37 misses : 9 outs.");
    row("number; of equity; within 0.5", duel, "standard", "27.3",
        "Right. Player 1: Equity 27.3 %: wins 27.3 %, no ties.");
    row("number; of equity; within 0.5", duel, "standard", "50",
        "Not quite. Player 1: wins 27.3 %, ties 0.0 %.");
    row("number; of wilds", "* 8h 8d 2c *", "deuces", "3",
        "Right. Wild in Player 1's hand: ★ 2♣ ★.");
    row("number; of wilds", "8h 8d 3c Kh Qd", "deuces", "3",
        "Not quite. Look at each card of Player 1's hand: a joker is wild, and so is each card that the rules make wild.");
    row("number; of part; named kicker 3", table, "series", "2",
        "Right. Pair of queens, kickers nine, seven, two.");
    row("number; of part; named kicker 3", table, "series", "4",
        "Not quite. Player 1 has: Jacks or better. Its values are compared in this order: Pair, Kicker 1, Kicker 2, Kicker 3.");
    const char* const variable =
        "number; of variable; function DoCardsHaveSameValue; variable numMatched; call 4";
    row(variable, table, "series", "2",
        "Not quite. Go through call 4 of “DoCardsHaveSameValue” line by line, and note “numMatched” each time that a line sets it.");
    row(variable, table, "series", "1", "Right. 2♥ counts: 1 of 3.");
    row("number; of variable; function DoCardsHaveSameValue; variable numToMatch; call 4", table,
        "series", "1",
        "Not quite. Go through call 4 of “DoCardsHaveSameValue” line by line, and note “numToMatch” each time that a line sets it.");
}

void TestExerciseText::feedbackReadsWell()
{
    const auto [exercise, given] = answeredHere();
    QVERIFY(!findFault(exercise));
    const Judgement judgement = judge(exercise, given);
    QVERIFY(!judgement.fault);
    const ExerciseFeedback feedback = exerciseFeedback(exercise, given, judgement);
    QCOMPARE(feedback.isRight, judgement.isRight);
    QTEST(plainSpaces(feedback.text()), "text");

    QVERIFY(speak("de"));
    const ExerciseFeedback german = exerciseFeedback(exercise, given, judgement);
    QVERIFY(!german.reason.isEmpty());
    QVERIFY2(!german.text().contains(u'%') || german.text().contains(u" %"),
             qPrintable(german.text()));
}

void TestExerciseText::choicesReadWell_data()
{
    addAnsweredColumns();
    QTest::addColumn<QString>("text");

    const auto row = [](const char* kind, const char* setting, const char* rules,
                        const char* answer, const char* text) {
        addAnsweredRow(kind, setting, rules, answer) << QString::fromUtf8(text);
    };
    const char* const two = "Kh Kd 6c 6s 3h | Kc Ks 6h 6d 2c";
    const char* const three = "Kh Kd 6c 6s 3h | Kc Ks 6h 6d 2c | 2h 3d 4c 5s 7h";
    row("winner", two, "series", "2", "Player 2");
    row("winner", two, "series", "1 2", "Tie");
    row("winner", three, "series", "1 3", "Players 1 and 3 tie");
    row("winner", three, "series", "1 2 3", "All three tie");
    row("winner", two, "series", "", "");
    row("deciding-card", two, "series", "2:5", "Two of clubs");
    row("deciding-card", two, "deuces", "2:5", "Two of clubs (wild)");
    row("order", two, "series", "higher-pair", "Higher pair");
    row("order", two, "series", "higher-pair, lower-pair, kicker 1",
        "Higher pair, Lower pair, Kicker");
    row("wild", "6h * 6c 2s Kh", "series", "K", "King");
    row("rank", two, "series", "pair", "Jacks or better");
    row("rank", two, "standard", "pair", "Pair");
    row("name; of full-house T 3", "Th 3d Tc 3s Ts", "series", "full-house T 3",
        "Full house, tens over threes");
    row("which; of pair", two, "series", "2", "Player 2");
    row("outs; hope flush", "4c 9c [7d 5c Kh 8c]", "standard", "10h *", "10♥ ★");
    row("number; of value; card Jh", "-", "series", "12", "");
}

void TestExerciseText::choicesReadWell()
{
    const auto [exercise, given] = answeredHere();
    QTEST(exerciseChoice(exercise, given), "text");
}

void TestExerciseText::whatIsMissingIsSaid_data()
{
    addAnsweredColumns();
    QTest::addColumn<QString>("text");

    const auto row = [](const char* kind, const char* setting, const char* answer,
                        const char* text) {
        addAnsweredRow(kind, setting, "series", answer) << QString::fromUtf8(text);
    };
    const char* const open = "Qh Qd 9s _ _ | Qc Qs 9d 7d 3h";
    row("build; tie", open, open, "2 cards are missing.");
    row("build; tie", open, "Qh Qd 9s 2c _ | Qc Qs 9d 7d 3h", "1 card is missing.");
    row("build; tie", open, "Qh Qd 9s 2c 3h | Qc Qs 9d 7d 3h",
        "Three of hearts is already in Player 1, card 5.");
    row("build; tie", open, "Qh Qd 8s 2c 4h | Qc Qs 9d 7d 3h",
        "The cards that were given stay as they are.");
    row("winner", "Qh Qd 9s 7c 2h | Qc Qs 9d 7d 3h", "", "Choose who wins.");
    row("order", "Qh Qd 9s 7c 2h | Qc Qs 9d 7d 3h", "pair", "Put all comparisons in order.");
    row("wild", "6h * 6c 2s Kh", "", "Choose a value for each wild.");
    row("which; of pair", "Qh Qd 9s 7c 2h | Ac Ks 9d 7d 3h", "", "Choose a hand.");
    row("outs; hope flush", "4c 9c [7d 5c Kh 8c]", "", "Mark the cards that are outs.");
    row("number; of value; card Jh", "-", "nan", "Give a number.");
}

void TestExerciseText::whatIsMissingIsSaid()
{
    const auto [exercise, given] = answeredHere();
    const Judgement judgement = judge(exercise, given);
    QVERIFY(judgement.fault);
    QTEST(answerFaultText(exercise, given, *judgement.fault), "text");
}

void TestExerciseText::everyFaultHasWordsInEveryLanguage()
{
    for (const QString& language : availableLanguages()) {
        QVERIFY(speak(language.toLatin1().constData()));
        QSet<QString> texts;
        for (int fault = 0; fault <= static_cast<int>(ExerciseFault::notThreeTables); ++fault) {
            const QString text = exerciseFaultText(static_cast<ExerciseFault>(fault));
            QVERIFY(text.endsWith(u'.'));
            texts << text;
        }
        QCOMPARE(texts.size(), static_cast<int>(ExerciseFault::notThreeTables) + 1); // all different
    }
}

SHOWDOWN_TEST(TestExerciseText)
#include "tst_exercisetext.moc"

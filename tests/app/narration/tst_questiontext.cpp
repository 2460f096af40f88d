// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/questiontext.h"
#include "tests/app/narration/narrating.h"
#include "tests/support/testprogram.h"
#include "tests/support/traces.h"

#include <QTest>

#include <algorithm>

using namespace showdown;
using namespace showdown::narration;
using namespace showdown::tests;

/// The question for a learner before a step, and what is being found out at it.
class TestQuestionText : public QObject
{
    Q_OBJECT

private slots:
    void init() { QVERIFY(speak("en")); }
    void questionsReadWell_data();
    void questionsReadWell();
    void linesAreAskedAsTheyStand();
    void answersReadWell_data();
    void answersReadWell();
    void phasesReadWell_data();
    void phasesReadWell();
    void answersAreJudgedByTheStep();
    void aPhaseTellsNoAnswer();
    void everyQuestionHasWordsInEveryLanguage();
};

namespace {

Run runFrom(const QString& hands, const QString& rules, const QString& lens)
{
    std::vector<Hand> dealt;
    for (const QString& hand : hands.split(QStringLiteral(" | ")))
        dealt.push_back(handOf(hand.toStdString()));
    return {dealt, {rulesFrom(rules).value().rules, categoryFromId(lens.toStdString())}};
}

/// "Is this true in Straight: unused > 0": each once, in order.
QStringList questionsOf(const Run& run, Level level, const QStringList& names = {})
{
    QStringList texts;
    for (const int index : run.visible(level)) {
        if (const std::optional<Question> question = questionAt(run, index, level))
            texts << questionText(run, index, *question, names);
    }
    texts.removeDuplicates();
    return texts;
}

/// "Yes (Y)", "< Player 1's is lower than Player 2's (<)": an answer with its name and keys.
QStringList answersTo(const Run& run, const Question& question)
{
    QStringList texts;
    for (const Answer& answer : choicesOf(question))
        texts << QStringLiteral("%1 %2 (%3)")
                     .arg(answerText(question, answer), answerName(run, question, answer),
                          answerKeys(question, answer).join(u' '));
    return texts;
}

const QString queens = QStringLiteral("Qh 9d Qc 7s 2h | 9c Qs 3d * 7h | Kh 6c 6h 2s *");

} // namespace

void TestQuestionText::questionsReadWell_data()
{
    QTest::addColumn<QString>("hands");
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("lens");
    QTest::addColumn<QStringList>("questions"); ///< some of them, in this order

    QTest::newRow("every rank") << "Kh 9d 7c 4s 2h"
                                << "series fiveOfAKind=on"
                                << "" << QStringList{"Is Player 1's hand five of a kind?",
                                                     "Is Player 1's hand a royal flush?",
                                                     "Is Player 1's hand a straight flush?",
                                                     "Is Player 1's hand four of a kind?",
                                                     "Is Player 1's hand a full house?",
                                                     "Is Player 1's hand a flush?",
                                                     "Is Player 1's hand a straight?",
                                                     "Is Player 1's hand three of a kind?",
                                                     "Is Player 1's hand two pair?",
                                                     "Is Player 1's hand jacks or better?"};
    QTest::newRow("any pair") << "Kh 9d 7c 4s 2h"
                              << "standard"
                              << "" << QStringList{"Is Player 1's hand a pair?"};
    QTest::newRow("another floor")
        << "Kh 9d 7c 4s 2h"
        << "series pairFloor=T"
        << "" << QStringList{"Is Player 1's hand a pair of tens or better?"};
    QTest::newRow("a comparison") << queens << "series"
                                  << ""
                                  << QStringList{"Rank: whose is higher, Player 1's or Player 2's?",
                                                 "Which value does Player 2's wild take?",
                                                 "Pair: whose is higher, Player 1's or Player 2's?",
                                                 "Kicker 3: whose is higher, Player 1's or Player "
                                                 "2's?"};
    QTest::newRow("several wilds") << "8h 7d 6c * * | Jd Th 8d * *"
                                   << "standard"
                                   << "straight"
                                   << QStringList{"Which is the highest value that Player 2's "
                                                  "wilds take?",
                                                  "Highest card: whose is higher, Player 1's or "
                                                  "Player 2's?"};
    QTest::newRow("wilds beside the group")
        << "9h 9c * * * | 9d 9s * 9h 5c"
        << "series"
        << "four-of-a-kind"
        << QStringList{"Some of Player 1's wilds take a value. Which is the highest?",
                       "Kicker: whose is higher, Player 1's or Player 2's?"};
    QTest::newRow("numbers of wilds")
        << "Kh Kd 9c 7s 2h | Kc * 9d 7c 2d"
        << "series naturalBeatsWild=on"
        << "" << QStringList{"Wilds: who has fewer, Player 1 or Player 2?"};
}

void TestQuestionText::questionsReadWell()
{
    QFETCH(const QString, hands);
    QFETCH(const QString, rules);
    QFETCH(const QString, lens);
    QFETCH(const QStringList, questions);
    const QStringList asked = questionsOf(runFrom(hands, rules, lens), Level::story);
    qsizetype from = 0;
    for (const QString& question : questions) {
        const qsizetype at = asked.indexOf(question, from);
        QVERIFY2(at >= 0, qPrintable(question + u'\n' + asked.join(u'\n')));
        from = at + 1;
    }
}

void TestQuestionText::linesAreAskedAsTheyStand()
{
    const Run run = runFrom(QStringLiteral("Qh 9d Qc 7s *"), QStringLiteral("series"), {});
    const QString condition =
        QStringLiteral("Is this true in DoCardsHaveSameValue: numMatched + numWilds < numToMatch");
    const QString loop =
        QStringLiteral("Does this loop of GetPokerHand go on: for each rank that the rules know, "
                       "from the highest down to the pair");
    QVERIFY(questionsOf(run, Level::questions).contains(condition));
    QVERIFY(questionsOf(run, Level::every).contains(condition));
    QVERIFY(questionsOf(run, Level::every).contains(loop));
}

void TestQuestionText::answersReadWell_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QStringList>("answers");
    QTest::newRow("a line") << 0 << QStringList{"Yes Yes (Y)", "No No (N)"};
    QTest::newRow("a part") << 1
                            << QStringList{"< Player 1's is lower than Player 2's (<)",
                                           "= Player 1's and Player 2's are equal (=)",
                                           "> Player 1's is higher than Player 2's (>)"};
    QTest::newRow("numbers of wilds")
        << 2
        << QStringList{"< Player 1 has fewer than Player 2 (<)",
                       "= Player 1 and Player 2 have equally many (=)",
                       "> Player 1 has more than Player 2 (>)"};
    QTest::newRow("a wild") << 3 << QStringList{"2 two (2)",   "3 three (3)", "4 four (4)",
                                                "5 five (5)",  "6 six (6)",   "7 seven (7)",
                                                "8 eight (8)", "9 nine (9)",  "10 ten (T 1)",
                                                "J jack (J)",  "Q queen (Q)", "K king (K)",
                                                "A ace (A)"};
}

void TestQuestionText::answersReadWell()
{
    QFETCH(const int, kind);
    QFETCH(const QStringList, answers);
    const Run run = runFrom(queens, QStringLiteral("series"), {});
    const std::array<Question, 4> questions{
        ConditionAsked{}, PartAsked{0, {PartKind::kicker, 1, 9, 9, Outcome::equal}},
        PartAsked{0, {PartKind::wilds, 0, 0, 1, Outcome::better}}, WildAsked{}};
    QCOMPARE(answersTo(run, questions.at(static_cast<std::size_t>(kind))).join(u'\n'),
             answers.join(u'\n'));
}

void TestQuestionText::phasesReadWell_data()
{
    QTest::addColumn<QString>("hands");
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("lens");
    QTest::addColumn<QString>("phases"); ///< all of them, each once in a row

    QTest::newRow("one hand") << "Kh Kd 7c 4s 2h"
                              << "series"
                              << ""
                              << "Which rank is it? Is it a royal flush? Is it a straight flush? "
                                 "Is it four of a kind? Is it a full house? Is it a flush? Is it "
                                 "a straight? Is it three of a kind? Is it two pair? Is it jacks "
                                 "or better?";
    QTest::newRow("through a lens, two of two")
        << "8h 7d 6c * * | Jd Th 8d * *"
        << "standard"
        << "straight"
        << "Who comes first? Is it a straight? Who comes first? Which hand is higher? Comparing "
           "the ranks. Which values do the wilds take? Comparing the highest cards. Which hand is "
           "higher? Who comes first?";
    QTest::newRow("kickers with numbers")
        << "9h 9c 9d Kc 3d | 9d 9s * Kd 5c | 2h 3h 4d 6c"
        << "series"
        << "three-of-a-kind"
        << "Who comes first? Is it three of a kind? Who comes first? Which hand is higher? "
           "Comparing the ranks. Which values do the wilds take? Comparing the trios. Comparing "
           "kicker 1. Comparing kicker 2. Which hand is higher? Who comes first?";
    QTest::newRow("one kicker, counted wilds, nobody second")
        << "9h 9c 9d 9s 3d | 9d 9s * 9h 3c | 2h 3h 4d 6c 7c"
        << "series naturalBeatsWild=on"
        << "four-of-a-kind"
        << "Who comes first, second and third? Is it four of a kind? Who comes first, second and "
           "third? Which hand is higher? Comparing the ranks. Which values do the wilds take? "
           "Comparing the quads. Comparing the kickers. Counting the wilds. Which hand is higher? "
           "Who comes first, second and third?";
}

void TestQuestionText::phasesReadWell()
{
    QFETCH(const QString, hands);
    QFETCH(const QString, rules);
    QFETCH(const QString, lens);
    QFETCH(const QString, phases);
    const Run run = runFrom(hands, rules, lens);
    QStringList told;
    for (int index = 0; index < run.size(); ++index) {
        const QString text = phaseText(run, index);
        if (told.isEmpty() || told.back() != text)
            told << text;
    }
    QCOMPARE(told.join(u' '), phases);
}

void TestQuestionText::answersAreJudgedByTheStep()
{
    const Run run = runFrom(queens, QStringLiteral("series"), {});
    const int rank = run.answerOf(2, Category::straight).value();
    const QStringList names{QString(), QStringLiteral("Anna")};
    QCOMPARE(
        judgedText(run, rank, true, names),
        QStringLiteral(
            "Right. Anna's hand is no straight. 3 up to queen: too far apart for five in a row."));
    QCOMPARE(
        judgedText(run, rank, false),
        QStringLiteral(
            "Wrong. Player 2's hand is no straight. 3 up to queen: too far apart for five in a row."));
    const int line = run.nextWhere(0,
                                   [](const Step& step) {
                                       return step.condition && step.level() == Level::questions;
                                   })
                         .value();
    QVERIFY(judgedText(run, line, true).size() > QStringLiteral("Right. ").size());
    QCOMPARE(scoreText(3, 4), QStringLiteral("First try: 3 of 4 right"));
    QVERIFY(questionsOf(run, Level::story, names)
                .contains(QStringLiteral("Which value does Anna's wild take?")));
}

void TestQuestionText::aPhaseTellsNoAnswer()
{
    const Run run = runFrom(queens, QStringLiteral("series"), {});
    for (int index = 0; index < run.size(); ++index) {
        const QString text = phaseText(run, index);
        for (const char* told : {"queen", "King", "Yes", "No ", "decides", "equal", "wins"})
            QVERIFY2(!text.contains(QLatin1String(told)), qPrintable(text));
    }
}

void TestQuestionText::everyQuestionHasWordsInEveryLanguage()
{
    const std::vector<Run> sample = sampleRuns(100);
    for (const char* language : {"en", "de"}) {
        QVERIFY(speak(language));
        for (const Run& run : sample) {
            for (int index = 0; index < run.size(); ++index) {
                const QString phase = phaseText(run, index);
                QVERIFY2(phase.endsWith(u'.') || phase.endsWith(u'?'), qPrintable(phase));
                const std::optional<Question> question = questionAt(run, index, Level::every);
                if (!question)
                    continue;
                const QString text = questionText(run, index, *question);
                QVERIFY2(!text.isEmpty() && !text.contains(u'%') && !text.endsWith(u' '),
                         qPrintable(text));
                const QString judged = judgedText(run, index, true);
                QVERIFY2(judged.endsWith(u'.'), qPrintable(judged));
                for (const Answer& answer : choicesOf(*question)) {
                    QVERIFY(!answerText(*question, answer).isEmpty());
                    QVERIFY(!answerName(run, *question, answer).isEmpty());
                    const QStringList keys = answerKeys(*question, answer);
                    QVERIFY(!keys.isEmpty());
                    if (answer == Answer(Rank::queen)) // D, as in Dame
                        QCOMPARE(keys.join(u' '), language == QByteArray("de") ? "Q D" : "Q");
                }
            }
        }
    }
}

SHOWDOWN_TEST(TestQuestionText)
#include "tst_questiontext.moc"

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/cardtext.h"
#include "app/narration/categorytext.h"
#include "app/narration/comparisontext.h"
#include "app/narration/practicetext.h"
#include "core/printed/printedanswer.h"
#include "core/questions/bughunt.h"
#include "core/questions/exercisefacts.h"
#include "tests/app/narration/narrating.h"
#include "tests/support/effort.h"
#include "tests/support/exercises.h"
#include "tests/support/testprogram.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace showdown;
using namespace showdown::narration;
using namespace showdown::tests;

namespace {

const int questionsForWords = trials(300, 60);

PracticeQuestion practiceOf(const QString& kind, const QString& setting,
                            const QString& rules = QStringLiteral("series"))
{
    PracticeQuestion question;
    question.exercise = exerciseOf(kind, setting, rules);
    question.rules = *rulesFrom(rules);
    return question;
}

// of pairs: with E3 the second shows
const char* const pairTables = "Ks 9s 4h Kc 3d | Qs Qh 9d 4c 3h || Ks 9s 4h * * | As Ah Kc 9d 3h"
                               " || Qs 9h 7c 5d * | Qc Qd 9s 7h 4c";
const char* const pairBug = "bug; mistake 3; function CompareKickers; lens pair";

const char* const houseTables = "8h 7d * * * | Ah Ad As Kc Kd || Kh Ks Ad Ac As | 9h 9d 9s 3c 3d"
                                " || Qh Qd Qs 5c 5d | Jh Jd Js 8c 8d";

/// Offers answers, each with the mistake that leads to it, if any: `straight | flush = wild-as-ace`.
void offer(PracticeQuestion& question, const QString& answers)
{
    for (const QString& each : answers.split(QStringLiteral(" | "))) {
        const QString answer = each.section(QStringLiteral(" = "), 0, 0);
        question.options.push_back(
            {answerFrom(question.exercise, answer),
             mistakeFromId(each.section(QStringLiteral(" = "), 1).toStdString())});
    }
}

} // namespace

/// The words of practice: questions, hints, names, mistakes.
class TestPracticeText : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { speak("en"); }

    void namesDiffer_data();
    void namesDiffer();
    void topicsAreNamedAsInTheApp();
    void mistakesAreSaidToTheLearner();
    void questionsAreAsked_data();
    void questionsAreAsked();
    void hintsNarrow_data();
    void hintsNarrow();
    void firstHintsExclude_data();
    void firstHintsExclude();
    void hintsNeitherLieNorTell_data();
    void hintsNeitherLieNorTell();
    void aHintOfLinesKeepsTheRightOnes();
    void optionsHaveTheirKeys();
    void answersAreNamed();
    void aHintIsMentioned();
    void aWrongAnswerIsNamed_data();
    void aWrongAnswerIsNamed();
    void aWrongNumberIsWorkedOut_data();
    void aWrongNumberIsWorkedOut();
    void stepsAreAskedWithTheirVariables_data();
    void stepsAreAskedWithTheirVariables();
    void aRankIsWhatAHandIs();
    void everyQuestionHasWords_data();
    void everyQuestionHasWords();
};

void TestPracticeText::namesDiffer_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("English") << "en";
    QTest::newRow("German") << "de";
}

void TestPracticeText::namesDiffer()
{
    QFETCH(const QString, language);
    speak(qPrintable(language));
    QSet<QString> topics;
    for (const Topic topic : allTopics())
        topics += topicName(topic, rulesOf(Preset::series));
    QCOMPARE(topics.size(), topicCount);
    QSet<QString> kinds;
    for (const QuestionKind kind : allQuestionKinds())
        kinds += questionKindName(kind);
    QCOMPARE(kinds.size(), questionKindCount);
    QSet<QString> difficulties;
    for (const Difficulty difficulty : allDifficulties)
        difficulties += difficultyName(difficulty);
    QCOMPARE(difficulties.size(), 3);
    QSet<QString> mistakes;
    for (const BeginnersMistake mistake : allBeginnersMistakes())
        mistakes += mistakeSaid(mistake);
    for (const int printed : allPrintedMistakes())
        mistakes += mistakeSaid(PrintedMistake{printed});
    QCOMPARE(static_cast<std::size_t>(mistakes.size()),
             allBeginnersMistakes().size() + allPrintedMistakes().size());
    QVERIFY(!(topics + kinds + difficulties + mistakes).contains(QString()));
}

void TestPracticeText::topicsAreNamedAsInTheApp()
{
    QCOMPARE(topicName(Topic::pair, rulesOf(Preset::series)), QStringLiteral("Jacks or better"));
    QCOMPARE(topicName(Topic::pair, rulesOf(Preset::standard)), QStringLiteral("Pair"));
    QCOMPARE(topicName(Topic::wilds, rulesOf(Preset::series)), QStringLiteral("Wild substitution"));
}

void TestPracticeText::mistakesAreSaidToTheLearner()
{
    QCOMPARE(mistakeSaid(BeginnersMistake::wildAsAce),
             QStringLiteral("You take the wild for an ace"));
    QCOMPARE(mistakeSaid(BeginnersMistake::wildAsAce, Topic::straight),
             QStringLiteral("You take the wild for an ace in straights"));
    QCOMPARE(mistakeSaid(BeginnersMistake::suitsBreakTies, Topic::straight),
             QStringLiteral("You let a suit break a tie"));
    QCOMPARE(mistakeSaid(PrintedMistake{3}), QStringLiteral("You count one hand's wilds for both"));
    QCOMPARE(mistakeSaid(PrintedMistake{27}),
             QStringLiteral("You count cards of three or four of a kind as kickers"));
}

void TestPracticeText::questionsAreAsked_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("setting");
    QTest::addColumn<QString>("text");
    const auto row = [](const char* kind, const char* setting, const char* text) {
        QTest::newRow(text) << kind << setting << QString::fromUtf8(text);
    };
    const char* queens = "Qs Qd 9h 7c 2s | Qh Qc 9d 7s 3h";
    const char* wilds = "Kh 6c 6h 2s * | Ks 6d 5s * *";
    row("winner", queens, "Which hand wins?");
    row("winner; lens two-pair", queens, "Every hand is compared as two pair. Which hand wins?");
    row("deciding-card", queens, "Which card decides?");
    row("order", queens, "In which order are these hands compared?");
    row("rank", "Qs Qd 9h 7c 2s", "What rank is it?");
    row("rank; player 2", queens, "What rank is Player 2's hand?");
    row("name; of pair Q 9 7 2", "Qs Qd 9h 7c 2s", "What is it called?");
    row("name; player 2; of pair Q 9 7 3", queens, "What is Player 2's hand called?");
    row("which; of straight", queens, "Which hand ranks as a straight?");
    row("which; of pair", queens, "Which hand ranks as a pair of jacks or better?");
    row("wild", "Kh 6c 6h 2s *", "What does the wild become?");
    row("wild", "Kh 6c 6h * *", "What do the wilds become?");
    row("wild; player 1", wilds, "What does Player 1's wild become?");
    row("wild; player 2", wilds, "What do Player 2's wilds become?");
    row("outs", "4c 9c [7d 5c Kh 8c]", "Which cards, dealt next, make a straight or better?");
    row("outs; hope flush", "4c 9c [7d 5c Kh 8c]",
        "Which cards, dealt next, make a flush or better?");
    row("outs; player 2", "4c 9c | Ks Kd [7d 5c 8c]",
        "Which cards, dealt next, put Player 2 ahead?");
    row("outs; player 2", "4c 9c | Ks Kd [7d 5c Kh 8c]",
        "Which cards, dealt next, make Player 2 win?");
    row("number; of outs", "4c 9c [7d 5c Kh 8c]",
        "How many outs are there for a straight or better?");
    row("number; of unseen", "4c 9c [7d 5c Kh 8c]", "How many cards are unseen?");
    row("number; of percent", "4c 9c [7d 5c Kh 8c]",
        "What is the chance of a straight or better with the next card, in percent?");
    row("number; of percent; player 2", "4c 9c | Ks Kd [7d 5c 8c]",
        "What is Player 2's chance to be ahead with the next card, in percent?");
    row("number; of percent; player 2", "4c 9c | Ks Kd [7d 5c Kh 8c]",
        "What is Player 2's chance to win with the next card, in percent?");
    row("number; of against", "4c 9c [7d 5c Kh 8c]",
        "The odds against a straight or better with the next card are “x : 1”. What is x?");
    row("number; of equity; player 2", "4c 9c | Ks Kd [7d 5c Kh 8c]",
        "What is Player 2's share of the pot, in percent?");
    row("number; of part; named kicker 1", "Qs Qd 9h 7c 2s",
        "What is the value of this part of Player 1's hand: Kicker 1? A jack is 11, a queen 12, a king 13, an ace 14.");
    row("build; rank1 full-house; values1 10 3", "Ts Td _ 3c 3s",
        "Build this hand: full house, tens over threes.");
    row("build; rank1 straight", "Ts 9d _ 7c 6s",
        "Finish Player 1's hand so that it is a straight.");
    row("build; winners 2", "Qs Qd 9h 7c 2s | Qh Qc 9d 7s _",
        "Finish Player 2's hand so that it wins.");
    row("build; winners 2; decides kicker 3", "Qs Qd 9h 7c 2s | Qh Qc 9d 7s _",
        "Finish Player 2's hand so that it wins. This part must decide: Kicker 3.");
    row("build; winners 2; rank2 two-pair", "Qs Qd 9h 7c 2s | Qh Qc 9d 7s _",
        "Finish Player 2's hand so that it is two pair and wins.");
    row("build; winners 1 2; tie", "Qs Qd 9h 7c 2s | Qh Qc 9d 7s _",
        "Finish Player 2's hand so that the hands tie.");
    row(pairBug, pairTables,
        "Every hand is compared as a pair. CompareKickers was printed with a mistake. At which "
        "table does it change the answer, and in which line is it, or beside "
        "which missing one?");
    row("bug; mistake 9; function DoCardsHaveSameValue; lens full-house", houseTables,
        "Every hand is compared as a full house. DoCardsHaveSameValue was printed with a mistake. "
        "At which table does it change the answer, and in which line is it, or beside which missing one? "
        "What nobody has set counts as 0, and no loop begins there.");
}

void TestPracticeText::questionsAreAsked()
{
    QFETCH(const QString, kind);
    QFETCH(const QString, setting);
    QFETCH(const QString, text);
    QCOMPARE(practiceQuestionText(practiceOf(kind, setting)), text);
}

void TestPracticeText::hintsNarrow_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("setting");
    QTest::addColumn<QString>("options");
    QTest::addColumn<QString>("hint");
    const auto row = [](const char* kind, const char* setting, const char* options,
                        const char* hint) {
        QTest::newRow(hint) << kind << setting << options << QString::fromUtf8(hint);
    };
    row("winner", "Qs Qd 9h 7c 2s | Qh Qc 9d 7s 3h", "1 | 2 | 1 2",
        "Player 1 and Player 2 both have a pair. After this part they are still equal: Kicker 2.");
    row("winner", "Qs Qd 9h 7c 2s | Qh Qc 9d 7s 2h", "1 | 2 | 1 2",
        "Player 1 and Player 2 both have a pair. After this part they are still equal: Kicker 2.");
    row("winner", "Qs Jd Th 9c 8s | Qh Jc Td 9s 8h", "1 | 2 | 1 2",
        "Player 1 and Player 2 both have a straight. This part is compared first: Highest card.");
    row("winner", "As Ks Qs Js Ts | Ah Kh Qh Jh Th", "1 | 2 | 1 2", "Player 1 has a royal flush.");
    row("winner", "Qs Qd 9h 7c 2s | Qh Qc 9d 9s 2h", "1 | 2 | 1 2", "Player 1 has a pair.");
    row("winner", "Qs Qd 9h 7c 2s | Qh Qc 9d 9s 2h | Ks Jd 8h 6c 3s",
        "1 | 2 | 3 = highest-card-wins | 1 2 | 1 3 | 2 3 | 1 2 3",
        "It is one of these two: Player 2 or Player 3.");
    row("rank", "Ts 9d 8h 7c *", "flush | straight | three-of-a-kind | pair = wild-as-ace",
        "It is one of these two: Straight or Jacks or better.");
    row("wild", "Ts 9d 8h 7c *", "A = wild-as-ace | J | 6 | T",
        "The highest rank within reach: Straight. It is one of these two: Ace or Jack.");
    row("wild", "Ts 9d 8h 7c *", "A = wild-as-ace | J | 6",
        "The highest rank within reach: Straight."); // the first hint has left two
    row("which; of pair", "Qs Qd 9h 7c 2s | 9d Js 8c Tc 2h | Ks 3d 8h 6c Jh",
        "1 | 2 = four-are-enough | 3",
        "Player 1, from high to low: Q♠ Q♦ 9♥ 7♣ 2♠. Player 2, from high to low: J♠ 10♣ 9♦ 8♣ 2♥.");
    row("order", "Qs Qd 9h 7c 2s | Qh Qc 9d 7s 3h", "", "This part comes first: Pair.");
    row("order", "Qs Qd Qh 7c 7s | Jh Jc Jd 8s 8h", "",
        "The name has the same order: Full house, queens over sevens.");
    row("outs", "4c 9c [7d 5c Kh 8c]", "", "The outs make: Flush; Straight.");
    row("number; of unseen", "4c 9c [7d 5c Kh 8c]", "", "Unseen: 52 cards − 6 seen.");
    row("number; of against; hope royal-flush", "Ac Kc [Qc Jc 2h 3d]", "",
        "Unseen: 52 cards − 6 seen = 46."); // with one out the odds are the answer
    row("number; of outs; hope flush", "Ac Kc [Qc 9c 2h 3d]", "",
        "The outs make: Flush, ace high.");
    row(pairBug, pairTables, "", "The mistake is among lines 9 to 15.");
    // of four lines: half of them would be two
    row("bug; mistake 22; function GetKickers; lens two-pair",
        "Kh 9d 4c * * | Ks Kc 9h 9s 5d || Qs Qd 9h 9c 2s | Jh Jc 9d 9s 3h || "
        "Ks Kd 9h 9c 2s | Kh Kc 9d 9s 3h",
        "", "Table 2 as printed and repaired: Player 1 wins.");
}

void TestPracticeText::hintsNarrow()
{
    QFETCH(const QString, kind);
    QFETCH(const QString, setting);
    QFETCH(const QString, options);
    QFETCH(const QString, hint);
    PracticeQuestion question = practiceOf(kind, setting);
    if (!options.isEmpty())
        offer(question, options);
    QVERIFY(isSentence(practiceHint(question, 1)));
    QCOMPARE(practiceHint(question, 2), hint);
}

void TestPracticeText::firstHintsExclude_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("setting");
    QTest::addColumn<QString>("options");
    QTest::addColumn<QString>("fact");
    const auto row = [](const char* kind, const char* setting, const char* options,
                        const char* fact) {
        QTest::newRow(fact) << kind << setting << options << QString::fromUtf8(fact);
    };
    const char* const queens = "Qs Qd 9h 7c 2s | Qh Qc 9d 7s 3h";
    row("winner", queens, "1 = suits-break-ties | 2 | 1 2", "Ruled out: Tie.");
    row("rank", "Ts 9d 8h 7c *", "flush | straight | three-of-a-kind | pair = wild-as-ace",
        "Ruled out: Flush.");
    row("wild", "Ts 9d 8h 7c *", "A | J | 6 = wild-below", "Ruled out: Ace.");
    row("deciding-card", queens, "", "Ruled out: Q♥ 9♦ 7♣ Q♣.");
    row("order", queens, "", "This part does not come first: Kicker 3.");
    row("outs", "4c 9c [7d 5c Kh 8c]", "", "Number of outs: 12.");
    row("number; of unseen", "4c 9c [7d 5c Kh 8c]", "",
        "The number is at least 44 and at most 67.");
}

void TestPracticeText::firstHintsExclude()
{
    QFETCH(const QString, kind);
    QFETCH(const QString, setting);
    QFETCH(const QString, options);
    QFETCH(const QString, fact);
    PracticeQuestion question = practiceOf(kind, setting);
    if (!options.isEmpty())
        offer(question, options);
    const QString hint = practiceHint(question, 1);
    QVERIFY2(hint.endsWith(u' ' + fact), qPrintable(hint));
}

namespace {

/// What is wrong with the second hint about two hands that are compared; empty if nothing is.
QString faultOfComparing(const PracticeQuestion& question, const QString& hint)
{
    const Exercise& exercise = question.exercise;
    const Showdown showdown = showdownOf(exercise, handsOf(exercise.hands));
    const Comparison& comparison = showdown.comparisons.front();
    const auto rankOf = [&showdown](int player) {
        return categoryWithArticle(
            showdown.players[static_cast<std::size_t>(player) - 1].result->value.category());
    };
    const QString rank = rankOf(comparison.firstPlayer);
    if (!hint.contains(rank))
        return QStringLiteral("another rank");
    if (hint.contains(QStringLiteral("both")) && rank != rankOf(comparison.secondPlayer))
        return QStringLiteral("not both");
    const QString named = hint.section(QStringLiteral(": "), -1).chopped(1);
    const std::size_t parts = comparison.parts.size();
    for (std::size_t part = 0; part < parts; ++part) {
        const bool isNamed = named == partName(comparison.parts[part], comparison.comparator);
        if (isNamed && part + 1 == parts && parts > 1)
            return QStringLiteral("the last part");
    }
    return {};
}

/// Whether a hint gives the answer away, by what each kind must not say.
struct TellsAnswer
{
    const PracticeQuestion& question;
    const QString& hint;
    const ExerciseAnswer right = rightAnswer(question);

    bool operator()(const MarkOuts& /*kind*/) const
    {
        return std::ranges::any_of(std::get<MarkedCards>(right).cards, [this](Card card) {
            return hint.contains(cardSymbol(card, question.exercise.rules));
        });
    }
    bool operator()(const GiveNumber& /*kind*/) const
    {
        static const QRegularExpression word(QStringLiteral("[^0-9.]+"));
        return question.exercise.situation
               && hint.split(word).contains(practiceAnswerText(question, right));
    }
    bool operator()(const BuildHands& /*kind*/) const
    {
        const std::vector<CardPlace> open = openPlaces(question.exercise);
        const Card card = *question.solution[static_cast<std::size_t>(open.front().hand)]
                                            [static_cast<std::size_t>(open.front().position)];
        return open.size() == 1 && hint.contains(cardSymbol(card, question.exercise.rules));
    }
    bool operator()(const auto& /*kind*/) const
    {
        const QString said = practiceAnswerText(question, right);
        int others = 0;
        for (const Option& option : question.options) {
            const QString text = practiceAnswerText(question, option.answer);
            others += text != said && hint.contains(text) ? 1 : 0;
        }
        // a name of a player may come in any hint about hands that are compared
        return hint.contains(said) && others == 0 && !hint.startsWith(said + u' ');
    }
};

} // namespace

void TestPracticeText::hintsNeitherLieNorTell_data()
{
    QTest::addColumn<QuestionKind>("kind");
    for (const QuestionKind kind : allQuestionKinds())
        QTest::newRow(id(kind).data()) << kind;
}

void TestPracticeText::hintsNeitherLieNorTell()
{
    QFETCH(const QuestionKind, kind);
    for (const Preset preset : allPresets()) {
        const QuestionWish wish{{preset, rulesOf(preset)}, {}, {kind}, {}};
        for (const PracticeQuestion& question : makeQuestions(wish, 17, trials(500, 60))) {
            const QString asked = practiceQuestionText(question) + u'\n';
            for (int number = 1; number <= hintCount; ++number) {
                QString hint = practiceHint(question, number);
                if (kind == QuestionKind::wild)
                    hint.remove(QStringLiteral("Jacks or better")); // a rank, no jack
                const TellsAnswer tells{question, hint};
                QVERIFY2(!std::visit(tells, question.exercise.kind), qPrintable(asked + hint));
            }
            const bool areTwo =
                question.exercise.hands.size() == 2
                && (kind == QuestionKind::winner || kind == QuestionKind::decidingCard);
            if (!areTwo)
                continue;
            const QString hint = practiceHint(question, 2);
            const QString fault = faultOfComparing(question, hint);
            QVERIFY2(fault.isEmpty(), qPrintable(asked + hint + u'\n' + fault));
        }
    }
}

void TestPracticeText::aHintOfLinesKeepsTheRightOnes()
{
    static const QRegularExpression lines(QStringLiteral("lines (\\d+) to (\\d+)\\.$"));
    const QuestionWish wish{{}, {}, {QuestionKind::bug}, {}};
    int named = 0;
    for (const PracticeQuestion& question : makeQuestions(wish, 5, trials(500, 100))) {
        const QString hint = practiceHint(question, 2);
        const auto match = lines.match(hint);
        if (!match.hasMatch())
            continue;
        ++named;
        const auto [first, last] = std::ranges::minmax(BugHunt(question.exercise).mistakenLines());
        QVERIFY2(match.captured(1).toInt() <= first && last <= match.captured(2).toInt(),
                 qPrintable(hint));
    }
    QVERIFY(named > 10);
}

void TestPracticeText::optionsHaveTheirKeys()
{
    const auto keys = [](const QString& kind, const QString& setting, const QString& options) {
        PracticeQuestion question = practiceOf(kind, setting);
        offer(question, options);
        QStringList all;
        for (int i = 0; i < static_cast<int>(question.options.size()); ++i)
            all << optionKey(question, i);
        return all.join(u' ');
    };
    const QString two = QStringLiteral("Qs Qd 9h 7c 2s | Qh Qc 9d 7s 3h");
    QCOMPARE(keys(QStringLiteral("winner"), two, QStringLiteral("1 | 2 | 1 2")),
             QStringLiteral("A B T"));
    QCOMPARE(keys(QStringLiteral("winner"), two + QStringLiteral(" | Ks Jd 8h 6c 3s"),
                  QStringLiteral("1 | 2 | 3 | 1 2 | 1 3 | 2 3 | 1 2 3")),
             QStringLiteral("A B C AB AC BC T"));
    QCOMPARE(keys(QStringLiteral("rank"), QStringLiteral("Qs Qd 9h 7c 2s"),
                  QStringLiteral("pair | two-pair | high-card")),
             QStringLiteral("A B C"));
}

void TestPracticeText::answersAreNamed()
{
    const PracticeQuestion build = practiceOf(QStringLiteral("build; winners 2"),
                                              QStringLiteral("Qs Qd 9h 7c 2s | Qh Qc 9d 7s _"));
    QCOMPARE(
        practiceAnswerText(build, openHands(QStringLiteral("Qs Qd 9h 7c 2s | Qh Qc 9d 7s 3h"))),
        QStringLiteral("Q♥ Q♣ 9♦ 7♠ 3♥"));
    const PracticeQuestion number =
        practiceOf(QStringLiteral("number; of percent"), QStringLiteral("4c 9c [7d 5c Kh 8c]"));
    QCOMPARE(practiceAnswerText(number, 26.086956), QStringLiteral("26.1"));
    QCOMPARE(practiceAnswerText(number, 12.0), QStringLiteral("12"));
}

void TestPracticeText::aHintIsMentioned()
{
    const PracticeQuestion question =
        practiceOf(QStringLiteral("rank"), QStringLiteral("Qs Qd 9h 7c 2s"));
    const auto titleOf = [&question](Category answer, int hints) {
        return practiceFeedback(question, answer, judge(question.exercise, answer), hints).title;
    };
    QCOMPARE(titleOf(Category::pair, 0), QStringLiteral("Right."));
    QCOMPARE(titleOf(Category::pair, 1), QStringLiteral("Right, with a hint."));
    QCOMPARE(titleOf(Category::twoPair, 1), QStringLiteral("Not quite."));
}

void TestPracticeText::aWrongAnswerIsNamed_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("setting");
    QTest::addColumn<QString>("answer");
    QTest::addColumn<QString>("reason");
    const auto row = [](const char* kind, const char* setting, const char* answer,
                        const QByteArray& reason) {
        QTest::newRow(reason.left(reason.indexOf('\n')).constData())
            << kind << setting << answer << QString::fromUtf8(reason);
    };
    const char* queens = "Qs Qd 9h 7c 2s | Qh Qc 9d 7s 3h";
    row("name; of four-of-a-kind K 9", "Kd Ks Kh Kc 9h", "four-of-a-kind K 7",
        "Kicker: nine, not seven.");
    row("name; of full-house T 3", "Ts Td Th 3c 3s", "full-house 3 T",
        "Trio: ten, not three.\nYou compare the lower group first.");
    row("name; of pair Q 9 7 2", "Qs Qd 9h 7c 2s", "pair Q 9 8 2", "Kicker 2: seven, not eight.");
    row("build; rank1 pair; values1 12 9 7 2", "Qs Qd 9h 7c _", "Qs Qd 9h 7c 3s",
        "Kicker 3: two, not three.");
    row("deciding-card", queens, "2:1",
        "Q♥ counts in this part, which is equal: Pair. Player 2 wins. Both Player 1 and Player 2 "
        "have a pair of queens; the third kicker decides, 3 beats 2.");
    row("winner", "Qs Qd 9h 7c 2s | Qh Qc 9d 7s 3h | Kh Jc 8d 5s 3c", "3",
        "Player 2 wins. Both Player 1 and Player 2 have a pair of queens; the third kicker "
        "decides, 3 beats 2. Player 3 has: High card, king, then jack, eight, five, three.\nYou let "
        "the highest card win, whatever the ranks.");
    row("outs; hope flush", "Ac Kc [Qc 9c 2h 3d]", "2c 3c 4c 5c 6c 7c 8c Ks Kd",
        "K♦ is no out: it makes only a pair of kings. Nor are these: K♠. Missing: 10♣ J♣. Flush, "
        "ace high: 9 cards.");
    const QByteArray lineNine = "The mistake is in line 9, numWilds ← CountCardsByValue(sorted1, "
                                "wild): it counts hand 2's wilds in hand 1. It should "
                                "read: numWilds ← CountCardsByValue(sorted2, wild).";
    const QByteArray tableTwo = "Table 2 as printed: Player 2 wins; repaired: Player 1 wins.";
    const QByteArray parting =
        " The runs part in CompareKickers, line 9. numWilds is 0, as printed 2.";
    row(pairBug, pairTables, "1:9",
        "Table 1 as printed and repaired: Player 1 wins. " + lineNine + ' ' + tableTwo + parting);
    row(pairBug, pairTables, "2:3",
        tableTwo + " The mistake is not in line 3: numWilds ← CountCardsByValue(sorted1, wild)."
            + parting + ' ' + lineNine);
    row("bug; mistake 25; function FindWinnerFullHouse; lens full-house", houseTables, "1:9",
        "Table 1 as printed: Player 1 wins; repaired: Player 2 wins. The mistake is not in line 9: "
        "return 1: hand 1 is better. The runs part in FindWinnerFullHouse, line 2. The difference "
        "first shows in GetTrioPairValues, line 1. hand is 8♥ 8★ 8★ 7♦ 7★, as printed 8♥ 7♦ ★ ★ ★. "
        "The mistake is in lines 2, 3, 4 and 5. Line 2, working1 ← "
        "SortCardsByDescendingValue(hand1): the wilds are never replaced and count 100. Missing "
        "after line 2: FullHouse(hand1, info1): finds the values of both groups; cardValues ← "
        "WildsAssumeInfoCardValues(info1.cardValues); working1 ← WildsAssumeCardValues(hand1, "
        "cardValues).");
    row("bug; mistake 12; function WildsAssumeCardValues; lens full-house",
        "8h 8d 7c * * | 7h 7d 7s Kc Kd || Kh Ks Ad Ac As | 9h 9d 9s 3c 3d"
        " || Qh Qd Qs 5c 5d | Jh Jd Js 8c 8d",
        "1:2",
        "Table 1 as printed: Player 2 wins; repaired: Player 1 wins. The mistake is not in line 2: "
        "copy ← CopyHand(hand). The runs part in FindWinnerFullHouse, line 2. The difference first "
        "shows in WildsAssumeCardValues, line 6. It answers no, as printed yes. numMissing is 0, as "
        "printed 1. The mistake is in lines 6, 7 and 8. Line 6, for each wild of copy, if numMissing "
        "> 0: the first group takes every wild, and nothing is sorted. It should read: for each wild "
        "of copy, while numMissing > 0. Missing after line 7: numMissing ← numMissing − 1; copy ← "
        "SortCardsByDescendingValue(copy).");
}

void TestPracticeText::aWrongAnswerIsNamed()
{
    QFETCH(const QString, kind);
    QFETCH(const QString, setting);
    QFETCH(const QString, answer);
    QFETCH(const QString, reason);
    const PracticeQuestion question = practiceOf(kind, setting);
    const ExerciseAnswer wrong = answerFrom(question.exercise, answer);
    const Judgement judgement = judge(question.exercise, wrong);
    QVERIFY(!judgement.isRight && !judgement.fault);
    QCOMPARE(practiceFeedback(question, wrong, judgement, 0).reason, reason);
}

void TestPracticeText::aWrongNumberIsWorkedOut_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("setting");
    QTest::addColumn<QString>("reason");
    const auto row = [](const char* kind, const char* setting, const char* reason) {
        QTest::newRow(kind) << kind << setting << QString::fromUtf8(reason);
    };
    row("number; of part; named kicker 1", "Qs Qd 9h 7c 2s",
        "Player 1 has: Jacks or better. Its values are compared in this order: Pair = 12, Kicker 1 = "
        "9, Kicker 2 = 7, Kicker 3 = 2.");
    row("number; of unseen", "4c 9c [7d 5c Kh 8c]", "Unseen: 52 cards − 6 seen = 46.");
    row("number; of outs; hope flush", "Ac Kc [Qc 9c 2h 3d]", "Flush, ace high: 9 cards.");
}

void TestPracticeText::aWrongNumberIsWorkedOut()
{
    QFETCH(const QString, kind);
    QFETCH(const QString, setting);
    QFETCH(const QString, reason);
    const PracticeQuestion question = practiceOf(kind, setting);
    const ExerciseAnswer wrong = 50.0;
    QCOMPARE(practiceFeedback(question, wrong, judge(question.exercise, wrong), 0).reason, reason);
}

/// Easy ones, too, are about a line of a listing.
void TestPracticeText::stepsAreAskedWithTheirVariables_data()
{
    QTest::addColumn<Difficulty>("difficulty");
    for (const Difficulty difficulty : allDifficulties)
        QTest::newRow(std::string(id(difficulty)).c_str()) << difficulty;
}

void TestPracticeText::stepsAreAskedWithTheirVariables()
{
    QFETCH(const Difficulty, difficulty);
    const QuestionWish wish{{}, {Topic::code}, {QuestionKind::nextStep}, difficulty};
    int listings = 0;
    int variables = 0;
    for (const PracticeQuestion& question : makeQuestions(wish, 3, 20)) {
        const QString listing = listingAsked(question.exercise);
        const QString text = practiceQuestionText(question);
        listings += listing.isEmpty() ? 0 : 1;
        variables += text.contains(QStringLiteral(" Variables: ")) ? 1 : 0;
        QVERIFY2(!listing.contains(u'→'), qPrintable(listing));
    }
    QVERIFY(listings > 10 && variables > 10);
}

void TestPracticeText::aRankIsWhatAHandIs()
{
    speak("de");
    QCOMPARE(practiceQuestionText(practiceOf(QStringLiteral("which; of straight"),
                                             QStringLiteral("Qs Qd 9h 7c 2s | Qh Qc 9d 7s 3h"))),
             QStringLiteral("Welches Blatt hat als höchsten Rang eine Straße?"));
}

void TestPracticeText::everyQuestionHasWords_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<Preset>("preset");
    for (const Preset preset : allPresets()) {
        for (const char* language : {"en", "de"})
            QTest::addRow("%s %s", id(preset).data(), language) << language << preset;
    }
}

void TestPracticeText::everyQuestionHasWords()
{
    QFETCH(const QString, language);
    QFETCH(const Preset, preset);
    speak(qPrintable(language));
    const QuestionWish wish{{preset, rulesOf(preset)}, {}, {}, {}};
    const auto questions = makeQuestions(wish, 11, questionsForWords);
    QCOMPARE(static_cast<int>(questions.size()), questionsForWords);
    for (const PracticeQuestion& question : questions) {
        const QString asked = practiceQuestionText(question);
        QVERIFY2(isSentence(asked), qPrintable(asked));
        const QString first = practiceHint(question, 1);
        const QString second = practiceHint(question, 2);
        QVERIFY2(isSentence(first), qPrintable(first));
        QVERIFY2(isSentence(second), qPrintable(asked + u'\n' + second));
        QVERIFY2(first != second, qPrintable(asked + u'\n' + second));
        const ExerciseAnswer right = rightAnswer(question);
        QVERIFY2(!practiceAnswerText(question, right).isEmpty(), qPrintable(asked));
        QSet<QString> texts;
        int inHint = 0;
        for (const Option& option : question.options) {
            const QString text = practiceAnswerText(question, option.answer);
            texts += text;
            inHint += static_cast<int>(second.contains(text));
            QVERIFY2(!option.mistake || isSentence(mistakeSaid(*option.mistake) + u'.'),
                     qPrintable(text));
        }
        QVERIFY2(texts.size() == static_cast<qsizetype>(question.options.size())
                     && !texts.contains(QString()),
                 qPrintable(asked + u'\n' + texts.values().join(u'\n')));
        // a hint that names the right option names another one as well
        const bool namesOptions = std::holds_alternative<NameRank>(question.exercise.kind)
                                  || std::holds_alternative<ChooseName>(question.exercise.kind)
                                  || std::holds_alternative<ChooseHand>(question.exercise.kind);
        QVERIFY2(!namesOptions || inHint > 1, qPrintable(asked + u'\n' + second));
        const QString reason =
            practiceFeedback(question, right, judge(question.exercise, right), 0).reason;
        QVERIFY2(isSentence(reason), qPrintable(asked + u'\n' + reason));
    }
}

SHOWDOWN_TEST(TestPracticeText)
#include "tst_practicetext.moc"

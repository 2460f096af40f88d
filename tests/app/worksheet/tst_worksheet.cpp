// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/answerkeytext.h"
#include "app/narration/tabletext.h"
#include "app/worksheet/sheetpage.h"
#include "tests/app/narration/narrating.h"
#include "tests/app/page/pages.h"
#include "tests/core/questions/rightbyreference.h"
#include "tests/support/effort.h"
#include "tests/support/testprogram.h"

#include <QRegularExpression>
#include <QTest>

#include <set>

using namespace showdown;
using namespace showdown::tests;
using namespace showdown::worksheet;

namespace {

SheetWish sheetWish(std::uint32_t seed, Preset preset = Preset::series)
{
    SheetWish wish;
    wish.questions.rules = {preset, rulesOf(preset)};
    wish.seed = seed;
    wish.language = QStringLiteral("en");
    return wish;
}

/// A sheet of each seed, the presets in turn.
Worksheet sheetOfSeed(int seed)
{
    const auto presets = allPresets();
    return makeWorksheet(sheetWish(static_cast<std::uint32_t>(seed),
                                   presets[static_cast<std::size_t>(seed) % presets.size()]));
}

/// The cards of each hand, also of those that are built, in any order.
std::vector<std::multiset<std::optional<Card>>> handsOnSheet(const Worksheet& sheet)
{
    std::vector<std::multiset<std::optional<Card>>> hands;
    for (const PracticeQuestion& question : sheet.questions) {
        const Exercise& exercise = question.exercise;
        for (const OpenHand& hand : question.solution.empty() ? exercise.hands : question.solution)
            hands.emplace_back(hand.begin(), hand.end());
        if (!exercise.situation)
            continue;
        for (const HoleCards& hole : exercise.situation->players)
            hands.emplace_back(hole.begin(), hole.end());
    }
    return hands;
}

/// The text of each answer in a page, without its mark.
QStringList answersIn(const QByteArray& html)
{
    static const QRegularExpression answer(
        QStringLiteral("<p class=\"answer\"[^>]*>(?:<span class=\"mark\"></span> )?(.*)</p>"));
    QStringList answers;
    for (auto match = answer.globalMatch(QString::fromUtf8(html)); match.hasNext();)
        answers << match.next().captured(1);
    return answers;
}

} // namespace

/// Sheets of questions: what is on them, and their keys.
class TestWorksheet : public QObject
{
    Q_OBJECT

private slots:
    void init() { QVERIFY(speak("en")); }
    void everyAnswerIsTheReferences();
    void noHandComesTwice();
    void keyAndSheetAgree();
    void aReasonIsOneSentence_data();
    void aReasonIsOneSentence();
    void aNumberIsSaidToBeTheAnswer_data();
    void aNumberIsSaidToBeTheAnswer();
    void versionsAreEquallyDifficult();
    void aVersionIsTheSheetOfItsSeed();
    void theFirstQuestionsAreTheSameForAnyCount();
    void thereMayBeTooFew();
    void aSheetHasItsLanguage();
    void theCommandMakesItAgain();
};

void TestWorksheet::everyAnswerIsTheReferences()
{
    for (int seed = 0; seed < trials(1'000, 50); ++seed) {
        const Worksheet sheet = sheetOfSeed(seed);
        QCOMPARE(sheet.questions.size(), std::size_t(15));
        for (const PracticeQuestion& question : sheet.questions) {
            const ExerciseAnswer right = rightAnswer(question);
            QVERIFY(judge(question.exercise, right).isRight);
            if (isQuickByReference(question))
                QVERIFY2(std::visit(RightByReference{question, right}, question.exercise.kind),
                         qPrintable(QStringLiteral("%1 %2").arg(seed).arg(
                             id(question.source.kind).data())));
        }
    }
}

void TestWorksheet::noHandComesTwice()
{
    for (int seed = 0; seed < trials(1'000, 50); ++seed) {
        const auto hands = handsOnSheet(sheetOfSeed(seed));
        QCOMPARE((std::set(hands.begin(), hands.end()).size()), hands.size());
    }
    SheetWish wish = sheetWish(1, Preset::standard); // there are four royal flushes
    wish.questions.topics = {Topic::royalFlush, Topic::straightFlush};
    wish.count = 30;
    const auto hands = handsOnSheet(makeWorksheet(wish));
    QVERIFY(hands.size() >= 30);
    QCOMPARE((std::set(hands.begin(), hands.end()).size()), hands.size());
}

/// The answers of a sheet, which show once it is marked, are those of its key.
void TestWorksheet::keyAndSheetAgree()
{
    for (int seed = 0; seed < trials(200, 20); ++seed) {
        const Worksheet sheet = sheetOfSeed(seed);
        const QStringList answers = answersIn(sheetHtml(sheet));
        QCOMPARE(answers.size(), 15);
        QCOMPARE(answersIn(keyHtml(sheet)), answers);
        QCOMPARE(sheetHtml(sheetOfSeed(seed)), sheetHtml(sheet));
        for (qsizetype i = 0; i < answers.size(); ++i) {
            const PracticeQuestion& question = sheet.questions[static_cast<std::size_t>(i)];
            QVERIFY2(answers[i].startsWith(QStringLiteral("<b>")
                                           + narration::keyAnswer(question).toHtmlEscaped()),
                     qPrintable(answers[i]));
        }
        QVERIFY(!keyHtml(sheet).contains("<script"));
        QVERIFY(!keyHtml(sheet).contains("<input"));
    }
}

void TestWorksheet::aReasonIsOneSentence_data()
{
    QTest::addColumn<QString>("language");
    for (const char* language : {"en", "de"})
        QTest::newRow(language) << language;
}

void TestWorksheet::aReasonIsOneSentence()
{
    QFETCH(const QString, language);
    QVERIFY(speak(qPrintable(language)));
    static const QRegularExpression twoSentences(QStringLiteral("[^0-9][.!?] "));
    for (int seed = 0; seed < 30; ++seed) {
        for (const PracticeQuestion& question : sheetOfSeed(seed).questions) {
            const QString reason = narration::keyReason(question);
            QVERIFY2(reason.size() > 5 && (reason.endsWith(u'.') || reason.endsWith(u'?')),
                     qPrintable(reason));
            QVERIFY2(!reason.contains(twoSentences), qPrintable(reason));
        }
    }
}

void TestWorksheet::aNumberIsSaidToBeTheAnswer_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("begins");
    QTest::newRow("English") << QStringLiteral("en") << QStringLiteral("<b>Answer: ");
    QTest::newRow("German") << QStringLiteral("de") << QStringLiteral("<b>Antwort: ");
}

/// "4." below a question would look like the number of another one.
void TestWorksheet::aNumberIsSaidToBeTheAnswer()
{
    QFETCH(const QString, begins);
    SheetWish wish = sheetWish(7);
    QFETCH(const QString, language);
    wish.language = language;
    wish.questions.kinds = {QuestionKind::number};
    const QStringList answers = answersIn(keyHtml(makeWorksheet(wish)));
    QVERIFY(!answers.isEmpty());
    for (const QString& answer : answers)
        QVERIFY2(answer.startsWith(begins), qPrintable(answer));
}

void TestWorksheet::versionsAreEquallyDifficult()
{
    SheetWish wish = sheetWish(7);
    wish.versions = 3;
    wish.count = 40;
    const Worksheet first = makeWorksheet(wish, 0);
    for (int version = 1; version < wish.versions; ++version) {
        const Worksheet other = makeWorksheet(wish, version);
        QCOMPARE(other.questions.size(), first.questions.size());
        QVERIFY(other.questions != first.questions);
        for (std::size_t i = 0; i < first.questions.size(); ++i)
            QCOMPARE(other.questions[i].source.difficulty, first.questions[i].source.difficulty);
    }
}

void TestWorksheet::aVersionIsTheSheetOfItsSeed()
{
    const Worksheet version = makeWorksheet(sheetWish(7), 1);
    QCOMPARE(version.letter(), QStringLiteral("B"));
    QCOMPARE(version.seed(), std::optional<std::uint32_t>(8));
    QVERIFY(version.questions == makeWorksheet(sheetWish(8)).questions);
}

void TestWorksheet::theFirstQuestionsAreTheSameForAnyCount()
{
    SheetWish wish = sheetWish(21);
    const auto few = makeWorksheet(wish).questions;
    wish.count = 60;
    const auto many = makeWorksheet(wish).questions;
    QVERIFY(std::ranges::equal(few, std::span(many).first(few.size())));
}

void TestWorksheet::thereMayBeTooFew()
{
    SheetWish wish = sheetWish(7);
    wish.questions.topics = {Topic::royalFlush};
    wish.questions.kinds = {QuestionKind::name};
    wish.count = 500;
    const std::size_t made = makeWorksheet(wish).questions.size();
    QVERIFY(made > 0 && made < 500);
    QCOMPARE(tooFewText(9),
             QStringLiteral("Only 9 different questions of this choice can be made."));
    QCOMPARE(tooFewText(1),
             QStringLiteral("Only 1 different question of this choice can be made."));
}

/// The language of the program is another one.
void TestWorksheet::aSheetHasItsLanguage()
{
    SheetWish wish = sheetWish(7);
    wish.language = QStringLiteral("de");
    const QString html = QString::fromUtf8(sheetHtml(makeWorksheet(wish)));
    QVERIFY(html.contains(QStringLiteral("<html lang=\"de\"")));
    QVERIFY(html.contains(QStringLiteral("Spieler 1")));
    QVERIFY(!html.contains(QStringLiteral("Player 1")));
    QCOMPARE(narration::playerName(1), QStringLiteral("Player 1"));
}

void TestWorksheet::theCommandMakesItAgain()
{
    SheetWish wish = sheetWish(7);
    QCOMPARE(worksheetCommand(wish),
             QStringLiteral("showdown-cli worksheet --rules series --count 15 --seed 7 --lang en"));
    wish.questions.topics = {Topic::straight};
    wish.questions.kinds = {QuestionKind::winner, QuestionKind::wild};
    wish.questions.difficulty = Difficulty::hard;
    QVERIFY(setFromText(wish.questions.rules.rules, Rule::jokers, "2"));
    wish.versions = 2;
    wish.title = QStringLiteral("Class 7 b");
    wish.paper = Paper::letter;
    wish.columns = 2;
    wish.suits = Suits::grey;
    wish.hasHints = true;
    wish.hasLines = false;
    wish.hasName = false;
    QCOMPARE(worksheetCommand(wish),
             QStringLiteral("showdown-cli worksheet --rules series --set jokers=2 --topic straight "
                            "--kind winner --kind wild --difficulty hard --count 15 --seed 7 "
                            "--versions 2 --paper letter --columns 2 --suits grey --hints "
                            "--no-lines --no-name --title 'Class 7 b' --lang en"));
}

SHOWDOWN_TEST(TestWorksheet)
#include "tst_worksheet.moc"

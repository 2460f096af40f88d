// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/lessons/exercisereader.h"
#include "app/narration/commandtext.h"
#include "app/narration/practicetext.h"
#include "core/cards/notation.h"
#include "tests/app/cli/asking.h"
#include "tests/support/testprogram.h"

#include <QProcess>
#include <QRegularExpression>
#include <QTest>

using namespace showdown;
using namespace showdown::tests;

namespace {

/// Runs practice with these lines as its input.
CliRun practised(const char* words, const QString& lines)
{
    QProcess process;
    process.start(QStringLiteral(SHOWDOWN_CLI_PATH), wordsOf("practice") + wordsOf(words));
    process.write(lines.toUtf8());
    process.closeWriteChannel();
    if (!process.waitForFinished() || process.exitStatus() != QProcess::NormalExit)
        return {-1, {}, process.errorString()};
    return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()).simplified(),
            QString::fromUtf8(process.readAllStandardError())};
}

/// How a text session answers: what `right` and `answer` of the JSON say.
QString lineFor(const Json& question)
{
    if (question.contains("right"))
        return qt(question["right"].get<std::string>());
    const Json& answer = question["answer"];
    const std::string kind = question["kind"];
    if (kind == "build") {
        for (std::size_t i = 0; i < answer.size(); ++i) {
            if (question["hands"][i].get<std::string>().find('_') != std::string::npos)
                return qt(answer[i].get<std::string>());
        }
    }
    if (kind == "order") {
        QString letters;
        for (const Json& part : answer) {
            const auto shown = std::ranges::find(question["parts"], part);
            letters += QChar(u'A' + static_cast<int>(shown - question["parts"].begin()));
        }
        return letters;
    }
    return answer.is_string() ? qt(answer.get<std::string>()) : qt(dumped(answer));
}

} // namespace

/// `practice`: questions as JSON and by standard input.
class TestPracticeCommand : public QObject
{
    Q_OBJECT

private slots:
    void keysStandInTheirOrder();
    void oddsHaveASituation();
    void aBugHasTables();
    void theFirstQuestionsAreTheSameForAnyCount();
    void optionsChooseTheQuestions_data();
    void optionsChooseTheQuestions();
    void aCopiedCommandAsksTheQuestion_data();
    void aCopiedCommandAsksTheQuestion();
    void aSeedIsDrawnAndPrinted();
    void partsLieInAnyOrder();
    void everyRightAnswerIsRight_data();
    void everyRightAnswerIsRight();
    void aWrongAnswerIsExplained();
    void hintsCostThePoint();
    void whatAHintRuledOutIsNoAnswer();
    void endsWithTheScore_data();
    void endsWithTheScore();
    void aLineThatIsNoAnswerIsAskedAgain_data();
    void aLineThatIsNoAnswerIsAskedAgain();
    void itSpeaksGerman();
    void badWordsAreReported_data();
    void badWordsAreReported();
};

void TestPracticeCommand::keysStandInTheirOrder()
{
    Json json = asked("practice --seed 7 --kind winner --topic pair --count 2");
    QCOMPARE(keysOf(json), QStringLiteral("seed rules questions"));
    QCOMPARE(json["questions"].size(), std::size_t(2));
    const Json& question = json["questions"][0];
    QCOMPARE(
        keysOf(question),
        QStringLiteral(
            "n kind topic difficulty rules lens hands question options right answer hints reason remember lesson"));
    QCOMPARE(keysOf(question["options"][0]), QStringLiteral("key text answer mistake"));
    QCOMPARE(compact(question["options"][0]["answer"]), QStringLiteral("[1]"));
    QCOMPARE(qt(question["options"][0]["text"].get<std::string>()), QStringLiteral("Player 1"));
    QCOMPARE(qt(question["lesson"].get<std::string>()), QStringLiteral("jacks-or-better"));
    QCOMPARE(
        qt(question["remember"].get<std::string>()),
        QStringLiteral(
            "The pair first, then three kickers from high to low; below jacks a pair does not count."));
    json = asked("practice --seed 7 --kind wild --topic wilds --count 1 --jokers 2");
    QCOMPARE(keysOf(json), QStringLiteral("seed rules changed questions"));
    QVERIFY(
        keysOf(json["questions"][0])
            .startsWith(QStringLiteral(
                "n kind topic difficulty rules changed lens hands player question options right")));
}

void TestPracticeCommand::oddsHaveASituation()
{
    const Json json = asked("practice --seed 7 --kind outs --topic odds --count 6");
    for (const Json& question : json["questions"]) {
        QCOMPARE(
            keysOf(question),
            QStringLiteral(
                "n kind topic difficulty rules lens holes board dead to player question answer hints reason remember lesson"));
        QCOMPARE(qt(question["rules"].get<std::string>()), QStringLiteral("standard"));
        QCOMPARE(question["to"].is_null(), question["holes"].size() > 1);
    }
}

void TestPracticeCommand::aBugHasTables()
{
    const Json json = asked("practice --seed 7 --kind bug --topic two-pair --count 6");
    for (const Json& question : json["questions"]) {
        QCOMPARE(
            keysOf(question),
            QStringLiteral(
                "n kind topic difficulty rules lens printed function tables question listing answer lines hints reason remember lesson"));
        QCOMPARE(question["tables"].size(), std::size_t(3));
        QVERIFY(qt(question["answer"].get<std::string>())
                    .endsWith(u':' + QString::number(question["lines"].front().get<int>())));
        QCOMPARE(qt(question["lesson"].get<std::string>()), QStringLiteral("find-the-bug"));
        QVERIFY(!question["remember"].get<std::string>().empty());
    }
}

void TestPracticeCommand::theFirstQuestionsAreTheSameForAnyCount()
{
    const Json few = asked("practice --seed 21 --count 4")["questions"];
    const Json many = asked("practice --seed 21 --count 40")["questions"];
    QCOMPARE(many.size(), std::size_t(40));
    for (std::size_t i = 0; i < few.size(); ++i)
        QCOMPARE(compact(many[i]), compact(few[i]));
    QVERIFY(compact(asked("practice --seed 22 --count 4")["questions"]) != compact(few));
}

void TestPracticeCommand::optionsChooseTheQuestions_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("values");
    QTest::newRow("a topic") << "--topic straight"
                             << "topic"
                             << "straight";
    QTest::newRow("two topics") << "--topic straight --topic Flush"
                                << "topic"
                                << "flush straight";
    QTest::newRow("a kind") << "--kind winner"
                            << "kind"
                            << "winner";
    QTest::newRow("two kinds") << "--kind rank --kind name"
                               << "kind"
                               << "name rank";
    QTest::newRow("other rules") << "--topic rules"
                                 << "kind"
                                 << "build deciding-card name number order rank which wild winner";
    QTest::newRow("a difficulty") << "--difficulty hard"
                                  << "difficulty"
                                  << "hard";
}

void TestPracticeCommand::optionsChooseTheQuestions()
{
    QFETCH(const QString, words);
    QFETCH(const QString, key);
    QFETCH(const QString, values);
    const Json json = asked(wordsOf("practice --seed 3") + wordsOf(qPrintable(words)));
    QCOMPARE(json["questions"].size(), std::size_t(15));
    QStringList found;
    for (const Json& question : json["questions"])
        found << qt(question[key.toStdString()].get<std::string>());
    found.removeDuplicates();
    found.sort();
    QCOMPARE(found.join(u' '), values);
}

void TestPracticeCommand::aCopiedCommandAsksTheQuestion_data()
{
    QTest::addColumn<Topic>("topic");
    QTest::addColumn<QuestionKind>("kind");
    for (const QuestionKind kind : allQuestionKinds()) {
        for (const Topic topic : {Topic::pair, Topic::rules, Topic::code, Topic::odds}) {
            if (canAsk(topic, kind, rulesOf(Preset::series)))
                QTest::addRow("%s, %s", id(topic).data(), id(kind).data()) << topic << kind;
        }
    }
}

/// As the window copies it, under any rules.
void TestPracticeCommand::aCopiedCommandAsksTheQuestion()
{
    QFETCH(const Topic, topic);
    QFETCH(const QuestionKind, kind);
    NamedRules rules{Preset::series, rulesOf(Preset::series)};
    rules.rules.pairFloor = Rank::two;
    QuestionSource source{topic, kind, Difficulty::hard, rules, 2'000'000'011};
    std::optional<PracticeQuestion> question;
    while (!(question = makeQuestion(source)))
        ++source.seed;
    const QStringList command = narration::practiceCommand(source).split(u' ');
    QCOMPARE(command.first(), QStringLiteral("showdown-cli"));
    const Json json = asked(command.mid(1));
    QCOMPARE(json["questions"].size(), std::size_t(1));
    const Json& first = json["questions"][0];
    QCOMPARE(qt(first["question"].get<std::string>()), narration::practiceQuestionText(*question));
    QVERIFY(first["answer"] == lessons::answerJson(rightAnswer(*question)));
    QStringList hands;
    for (const OpenHand& hand : question->exercise.hands)
        hands << qt(toText(hand, '_'));
    QStringList shown;
    for (const Json& hand : first.value("hands", Json::array()))
        shown << qt(hand.get<std::string>());
    QCOMPARE(shown, hands);
}

void TestPracticeCommand::aSeedIsDrawnAndPrinted()
{
    const Json drawn = asked("practice --count 3");
    const QString seed = compact(drawn["seed"]);
    QCOMPARE(compact(asked(wordsOf("practice --count 3 --seed") + QStringList{seed})),
             compact(drawn));
    QVERIFY(compact(asked("practice --count 3")["seed"]) != seed); // once in 4 billion it is equal
    static const QRegularExpression printed(QStringLiteral("Seed: [0-9]+ "));
    QVERIFY(practised("--count 3", QStringLiteral("q\n")).out.contains(printed));
}

void TestPracticeCommand::partsLieInAnyOrder()
{
    const Json json =
        asked("practice --seed 5 --kind order --topic full-house --topic two-pair --count 60");
    int two = 0;
    int inOrder = 0;
    for (const Json& question : json["questions"]) {
        two += question["answer"].size() == 2 ? 1 : 0;
        inOrder += question["answer"].size() == 2 && question["parts"] == question["answer"];
    }
    QVERIFY2(inOrder > two / 4 && inOrder < two * 3 / 4, qPrintable(QString::number(inOrder)));
}

void TestPracticeCommand::everyRightAnswerIsRight_data()
{
    QTest::addColumn<QString>("kind");
    for (const char* kind : {"winner", "rank", "name", "which", "deciding-card", "order", "wild",
                             "outs", "number", "build", "next-step", "bug"})
        QTest::newRow(kind) << kind;
}

void TestPracticeCommand::everyRightAnswerIsRight()
{
    QFETCH(const QString, kind);
    const QString words = QStringLiteral("--seed 5 --kind ") + kind;
    const Json json = asked(wordsOf("practice") + wordsOf(qPrintable(words)));
    QString lines;
    for (const Json& question : json["questions"])
        lines += lineFor(question) + u'\n';
    const CliRun run = practised(qPrintable(words), lines);
    QCOMPARE(run.err, QString());
    QCOMPARE(run.exitCode, 0);
    QVERIFY2(run.out.endsWith(QStringLiteral("15 of 15 right.")), qPrintable(run.out));
    QCOMPARE(run.out.count(QStringLiteral("> Right.")), 15);
}

void TestPracticeCommand::aWrongAnswerIsExplained()
{
    const Json question =
        asked("practice --seed 7 --kind rank --topic straight --count 1")["questions"][0];
    const QString right = qt(question["right"].get<std::string>());
    const QString wrong = right == u"A" ? QStringLiteral("b") : QStringLiteral("a");
    const CliRun run = practised("--seed 7 --kind rank --topic straight --count 1", wrong + u'\n');
    QCOMPARE(run.exitCode, 0);
    for (const QString& part : {QStringLiteral("Seed: 7 "), QStringLiteral("Question 1 of 1: Easy"),
                                QStringLiteral("What rank is it?"), QStringLiteral("> Not quite. "),
                                QStringLiteral("The right answer: %1, Straight.").arg(right),
                                QStringLiteral("Remember: "), QStringLiteral("0 of 1 right.")})
        QVERIFY2(run.out.contains(part), qPrintable(part + u'\n' + run.out));
}

void TestPracticeCommand::hintsCostThePoint()
{
    const Json question =
        asked("practice --seed 7 --kind winner --topic pair --count 1")["questions"][0];
    const CliRun run = practised("--seed 7 --kind winner --topic pair --count 1",
                                 QStringLiteral("?\n?\n?\n") + lineFor(question) + u'\n');
    for (const Json& hint : question["hints"])
        QVERIFY2(run.out.contains(qt(hint.get<std::string>()).simplified()), qPrintable(run.out));
    QVERIFY(run.out.contains(QStringLiteral("There are no more hints.")));
    QVERIFY(run.out.contains(QStringLiteral("> Right, with a hint. ")));
    QVERIFY(run.out.endsWith(QStringLiteral("0 of 1 right. With a hint: 1.")));
}

void TestPracticeCommand::whatAHintRuledOutIsNoAnswer()
{
    const Json question =
        asked("practice --seed 7 --kind rank --topic pair --count 1")["questions"][0];
    const QString hint = qt(question["hints"][0].get<std::string>());
    const QString right = qt(question["right"].get<std::string>());
    QString struck;
    QStringList left;
    for (const Json& option : question["options"]) {
        const QString key = qt(option["key"].get<std::string>());
        if (hint.contains(
                QStringLiteral("Ruled out: %1.").arg(qt(option["text"].get<std::string>()))))
            struck = key;
        else
            left << key;
    }
    QVERIFY2(!struck.isEmpty() && left.size() == 3 && left.contains(right), qPrintable(hint));
    const CliRun run = practised("--seed 7 --kind rank --topic pair --count 1",
                                 QStringLiteral("?\n%1\n%2\n").arg(struck, right));
    QVERIFY2(run.out.contains(QStringLiteral("> Answer with one of %1. > Right")
                                  .arg(left.join(QStringLiteral(", ")))),
             qPrintable(run.out));
}

void TestPracticeCommand::endsWithTheScore_data()
{
    QTest::addColumn<QString>("lines");
    QTest::addColumn<QString>("score");
    QTest::newRow("nothing") << ""
                             << "0 of 0 right.";
    QTest::newRow("q") << "q\n"
                       << "0 of 0 right.";
    QTest::newRow("a capital") << " Q \r\n"
                               << "0 of 0 right.";
    QTest::newRow("the end within a line") << "t"
                                           << "of 1 right.";
    QTest::newRow("q after an answer") << "t\nq\nt\n"
                                       << "of 1 right.";
    QTest::newRow("more lines than questions") << "t\nt\nt\nt\nt\n"
                                               << "of 3 right.";
}

void TestPracticeCommand::endsWithTheScore()
{
    QFETCH(const QString, lines);
    QFETCH(const QString, score);
    const CliRun run = practised("--seed 7 --kind winner --topic pair --count 3", lines);
    QCOMPARE(run.err, QString());
    QCOMPARE(run.exitCode, 0);
    QVERIFY2(run.out.endsWith(score), qPrintable(run.out));
}

void TestPracticeCommand::aLineThatIsNoAnswerIsAskedAgain_data()
{
    QTest::addColumn<QString>("choice");
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("message");
    const auto row = [](const char* choice, const char* line, const char* message) {
        QTest::addRow("%s, '%s'", choice, line) << choice << line << QString::fromUtf8(message);
    };
    row("--kind winner --topic pair", "", "Answer with one of A, B, T.");
    row("--kind winner --topic pair", "d", "Answer with one of A, B, T.");
    row("--kind winner --topic three-players", "d", "Answer with one of A, B, C, AB, AC, BC, T.");
    row("--kind outs --topic odds", "Kx", "character 2: 'x' is no suit; one of h d c s");
    row("--kind outs --topic odds", "", "Mark the cards that are outs.");
    row("--kind number --topic odds", "many", "Answer with a number.");
    row("--kind order --topic pair --difficulty hard", "AB",
        "Answer with all letters in order, such as BAC.");
    row("--kind order --topic pair --difficulty hard", "AABC",
        "Answer with all letters in order, such as BAC.");
    row("--kind bug --topic pair", "2", "Answer with a table and a line, such as 2:7.");
    row("--kind bug --topic pair", "4:2", "Answer with a table and a line, such as 2:7.");
    row("--kind bug --topic pair", "2:99", "The listing has no such line.");
    row("--kind build --topic pair", "Kh Ks Kd Kc", "Answer with as many cards as are missing: ");
}

void TestPracticeCommand::aLineThatIsNoAnswerIsAskedAgain()
{
    QFETCH(const QString, choice);
    QFETCH(const QString, line);
    QFETCH(const QString, message);
    const CliRun run =
        practised(qPrintable(QStringLiteral("--seed 7 --count 1 ") + choice), line + u'\n');
    QCOMPARE(run.err, QString());
    QCOMPARE(run.exitCode, 0);
    QVERIFY2(run.out.contains(message), qPrintable(run.out));
    QVERIFY(run.out.endsWith(QStringLiteral("> 0 of 0 right.")));
}

void TestPracticeCommand::itSpeaksGerman()
{
    const Json json =
        asked(wordsOf("practice --lang de --seed 7 --kind winner --topic straight --count 1"));
    const Json& question = json["questions"][0];
    QCOMPARE(qt(question["question"].get<std::string>()), QStringLiteral("Welches Blatt gewinnt?"));
    QCOMPARE(qt(question["kind"].get<std::string>()), QStringLiteral("winner"));
    QVERIFY(qt(question["remember"].get<std::string>()).contains(QStringLiteral("Straße")));
}

void TestPracticeCommand::badWordsAreReported_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("message");
    const auto row = [](const char* words, int code, const char* message) {
        QTest::newRow(words) << words << code << QString::fromUtf8(message);
    };
    row("--topic strait", 2, "unknown topic 'strait'; did you mean straight?");
    row("--topic x", 2,
        "unknown topic 'x'; one of high-card, pair, two-pair, three-of-a-kind, straight, flush, full-house, four-of-a-kind, straight-flush, royal-flush, five-of-a-kind, wilds, three-players, rules, code, odds");
    row("--kind winer", 2, "unknown kind of question 'winer'; did you mean winner?");
    row("--kind mistake", 2,
        "unknown kind of question 'mistake'; one of winner, rank, name, which, deciding-card, order, wild, outs, number, build, next-step, bug");
    row("--difficulty hardest", 2, "unknown difficulty 'hardest'; one of easy, medium, hard");
    row("--count 0", 2, "");
    row("--count 501", 2, "");
    row("--seed 4294967296", 2, "");
    row("--format csv", 2, "");
    row("Kh", 2, "unexpected 'Kh'");
    row("--topic five-of-a-kind", 1, "no question of five-of-a-kind fits these rules");
    row("--topic code --kind outs", 1,
        "no question of code fits this choice; the topic has number, next-step, bug");
    row("--topic pair --topic three-players --kind rank", 1,
        "no question of three-players fits this choice; the topic has winner, which, build");
    row("--kind bug --rules standard", 1,
        "'bug' questions are asked under the rules of the series; only deck, jokers, wild cards and "
        "the lowest pair may differ");
    row("--topic royal-flush --kind name --seed 1 --count 500", 1,
        " questions fit this choice, not 500");
}

void TestPracticeCommand::badWordsAreReported()
{
    QFETCH(const QString, words);
    QFETCH(const int, code);
    QFETCH(const QString, message);
    const CliRun run = practised(qPrintable(words), QString());
    QCOMPARE(run.exitCode, code);
    QCOMPARE(run.out, QString());
    QVERIFY2(run.err.startsWith(QStringLiteral("showdown-cli: ")) && run.err.contains(message),
             qPrintable(run.err));
}

SHOWDOWN_TEST(TestPracticeCommand)
#include "tst_practicecommand.moc"

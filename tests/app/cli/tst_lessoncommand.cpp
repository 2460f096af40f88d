// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/lessons/lessonreader.h"
#include "tests/app/cli/cliprocess.h"
#include "tests/app/lessons/lessonfolder.h"
#include "tests/support/fulldisk.h"
#include "tests/support/hostile.h"
#include "tests/support/jsontext.h"
#include "tests/support/testprogram.h"
#include "tests/support/texts.h"

#include <QTemporaryDir>
#include <QTest>

#include <set>
#include <variant>

using namespace showdown;
using namespace showdown::tests;

namespace {

CliRun checkLessons(const QStringList& folders, const QString& language = QStringLiteral("en"))
{
    return runCli(QStringList{QStringLiteral("lesson"), QStringLiteral("check"),
                              QStringLiteral("--lang"), language}
                  + folders);
}

CliRun makeLesson(const QStringList& words)
{
    return runCli(
        QStringList{QStringLiteral("lesson"), QStringLiteral("new"), QStringLiteral("--lang=en")}
        + words);
}

} // namespace

/// `lesson new`: a lesson without a mistake. `lesson check`: a line for each mistake, or how much was checked.
class TestLessonCommand : public QObject
{
    Q_OBJECT

private slots:
    void whatWasCheckedIsSaid();
    void everyMistakeIsALine();
    void namesAreThoseOfTheLessonsLanguage();
    void translationsAreHeldAgainstEnglish();
    void whatCannotBeReadIsNotHeldAgainstEnglish();
    void aFolderOfNoLanguageIsEnglish();
    void allThatCanBeToldIsTold();
    void aWrongFolderHidesNoOther();
    void jsonControlsNoTerminal();
    void onlyNumbersAreHeldAgainstEachOther();
    void aTemplateHasNoMistake_data();
    void aTemplateHasNoMistake();
    void aLessonIsMadeOfTables();
    void aLessonIsMadeOfAFileOfSeveralTables();
    void aLessonIsMadeInTheLanguageOfItsFolder();
    void whereNoLessonCanBeNoneIsMade_data();
    void whereNoLessonCanBeNoneIsMade();
#ifdef Q_OS_UNIX
    void aLessonThatTheDiskRefusesIsNone();
#endif
    void changesAreWatched();
    void wrongWordsAreReported_data();
    void wrongWordsAreReported();
};

void TestLessonCommand::whatWasCheckedIsSaid()
{
    LessonFolder folder;
    folder.add(QStringLiteral("en/06-next"));
    const QString twice =
        QStringLiteral("Nothing is wrong. Lessons: 2, examples: 8, exercises: 8, claims: 82.\n");
    for (const QStringList& folders :
         {QStringList{folder.root()},
          {folder.lesson(QStringLiteral("en"))},
          {folder.lesson(), folder.lesson(QStringLiteral("en/06-next"))}}) {
        const CliRun run = checkLessons(folders);
        QCOMPARE(run.err, QString());
        QCOMPARE(run.out, twice);
        QCOMPARE(run.exitCode, 0);
    }
}

void TestLessonCommand::everyMistakeIsALine()
{
    LessonFolder folder(goodText().replace("percent: 26", "percent: 27"),
                        goodTasks().replace("\"wins\": [42, 2]", "\"wins\": [40, 4]"));
    const CliRun run = checkLessons({folder.root()});
    QCOMPARE(run.exitCode, 1);
    QCOMPARE(run.out, QString());
    const QString lesson = folder.lesson();
    QCOMPARE(run.err,
             lesson + QStringLiteral("/lesson.md:43: “percent” says “27”, but it is “26”.\n")
                 + lesson + QStringLiteral("/tasks.json:44: “wins” says “40”, but it is “42”.\n")
                 + lesson + QStringLiteral("/tasks.json:44: “wins” says “4”, but it is “2”.\n")
                 + QStringLiteral("showdown-cli: problems found: 3\n"));
}

/// In whatever language the messages are.
void TestLessonCommand::namesAreThoseOfTheLessonsLanguage()
{
    LessonFolder folder;
    folder.add(QStringLiteral("de/05-kickers"));
    const CliRun run = checkLessons({folder.lesson(QStringLiteral("de/05-kickers"))});
    QCOMPARE(run.exitCode, 1);
    QVERIFY2(run.err.contains(QStringLiteral("but it is “Zwei Paare, ")), qPrintable(run.err));
    const CliRun german = checkLessons({folder.lesson()}, QStringLiteral("de"));
    QCOMPARE(german.err, QString());
    QCOMPARE(german.exitCode, 0);
}

void TestLessonCommand::translationsAreHeldAgainstEnglish()
{
    LessonFolder folder;
    folder.add(QStringLiteral("de/09-kickers"), goodText(),
               goodTasks().replace("\"minutes\": 6", "\"minutes\": 7"));
    const CliRun moved = checkLessons({folder.lesson(QStringLiteral("de/09-kickers"))});
    QVERIFY2(moved.err.contains(QStringLiteral("“minutes” is another one in the English lesson")),
             qPrintable(moved.err));
    folder.add(QStringLiteral("de/07-alone"), "## Nichts\n", goodTasks());
    const CliRun run = checkLessons({folder.lesson(QStringLiteral("de/07-alone"))});
    QCOMPARE(run.exitCode, 1);
    QVERIFY2(
        run.err.contains(QStringLiteral("07-alone: There is no lesson of this name in English.\n")),
        qPrintable(run.err));
}

void TestLessonCommand::whatCannotBeReadIsNotHeldAgainstEnglish()
{
    LessonFolder folder;
    folder.add(QStringLiteral("de/05-kickers"), goodText(), "{");
    const CliRun run = checkLessons({folder.lesson(QStringLiteral("de/05-kickers"))});
    QCOMPARE(run.exitCode, 1);
    QVERIFY2(run.err.contains(QStringLiteral("/tasks.json:1: ")), qPrintable(run.err));
    QVERIFY2(run.err.endsWith(QStringLiteral("problems found: 3\n")), qPrintable(run.err));
}

void TestLessonCommand::aFolderOfNoLanguageIsEnglish()
{
    LessonFolder folder;
    folder.add(QStringLiteral("mine/05-kickers"));
    folder.add(QStringLiteral("la/05-kickers"),
               goodText().replace("name: Two pair", "name: Paria"));
    const CliRun mine = checkLessons({folder.lesson(QStringLiteral("mine"))}, QStringLiteral("de"));
    QCOMPARE(mine.err, QString());
    QCOMPARE(mine.exitCode, 0);
    const CliRun latin = checkLessons({folder.lesson(QStringLiteral("la"))});
    QVERIFY2(latin.err.contains(QStringLiteral("does not speak the language “la”")),
             qPrintable(latin.err));
}

/// Even if other parts cannot be read.
void TestLessonCommand::allThatCanBeToldIsTold()
{
    LessonFolder folder(goodText().replace("percent: 26", "percent: 27"),
                        goodTasks().replace("\"minutes\": 6", "\"minutes\": 0"));
    folder.add(QStringLiteral("en/05-later"));
    folder.add(QStringLiteral("en/09-kickers"));
    QVERIFY(QDir(folder.root()).mkpath(QStringLiteral("notes")));
    const CliRun run = checkLessons({folder.root(), QStringLiteral("/nowhere")});
    QCOMPARE(run.exitCode, 1);
    const QString lesson = folder.lesson();
    QCOMPARE(
        run.err,
        lesson + QStringLiteral("/lesson.md:43: “percent” says “27”, but it is “26”.\n") + lesson
            + QStringLiteral("/tasks.json:4: “minutes” should be a number from 1 to 60.\n")
            + folder.lesson(QStringLiteral("en/05-later"))
            + QStringLiteral(": The lesson “05-kickers” beside it has the same number.\n")
            + folder.lesson(QStringLiteral("en/09-kickers"))
            + QStringLiteral(
                ": The lesson “05-kickers” beside it has the same name behind its digits.\n")
            + folder.lesson(QStringLiteral("notes")) + QStringLiteral(": It holds no lessons.\n")
            + QStringLiteral("there is no folder '/nowhere'\n")
            + QStringLiteral("showdown-cli: problems found: 5\n"));
}

/// Whatever folders are called.
void TestLessonCommand::jsonControlsNoTerminal()
{
    LessonFolder folder;
    const QString name = QStringLiteral("le\u009b31m\u202es");
    folder.add(name + QStringLiteral("/en/05-kickers"), "", "");
    const QString path = folder.root() + u'/' + name;
    const CliRun run = checkLessons({path, QStringLiteral("--format=json")});
    QCOMPARE(run.exitCode, 1);
    QCOMPARE(firstUnfit(run.out), QString());
    const Json problem = parsed(run.out.toStdString()).at("problems").at(0);
    QCOMPARE(qt(problem.at("folder").get<std::string>()), path + QStringLiteral("/en/05-kickers"));
}

void TestLessonCommand::aWrongFolderHidesNoOther()
{
    const LessonFolder folder;
    const CliRun run =
        checkLessons({folder.root(), QStringLiteral("/nowhere"), QStringLiteral("--format=json")});
    QCOMPARE(run.exitCode, 1);
    QCOMPARE(run.err, QStringLiteral("showdown-cli: problems found: 1\n"));
    const Json json = parsed(run.out.toStdString());
    QCOMPARE(json.at("lessons").get<int>(), 1);
    QCOMPARE(json.at("problems").size(), std::size_t{1});
    QCOMPARE(qt(json.at("problems").at(0).at("folder").get<std::string>()),
             QStringLiteral("/nowhere"));
}

/// Folders without a number have none in common.
void TestLessonCommand::onlyNumbersAreHeldAgainstEachOther()
{
    LessonFolder folder;
    for (const char* name : {"en/l-bin", "en/l-box", "en/05-more", "en/\u202e<b>"})
        folder.add(QString::fromUtf8(name));
    const CliRun run = checkLessons({folder.root()});
    QCOMPARE(run.err.count(QStringLiteral("has the same number")), 1);
    QVERIFY(run.err.contains(QStringLiteral("/en/05-more: The lesson “05-")));
    QCOMPARE(run.err.count(QStringLiteral("is two digits and words")), 3);
    QVERIFY(!run.err.contains(QChar(u'\u202e')));
}

void TestLessonCommand::aTemplateHasNoMistake_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("English") << QStringLiteral("mine/01-first");
    QTest::newRow("German") << QStringLiteral("de/01-first");
    QTest::newRow("a language that is not spoken") << QStringLiteral("la/01-first");
}

void TestLessonCommand::aTemplateHasNoMistake()
{
    QFETCH(const QString, name);
    const QTemporaryDir dir;
    const QString folder = dir.filePath(name);
    const CliRun made = makeLesson({folder});
    QCOMPARE(made.err, QString());
    QVERIFY2(made.out.startsWith(QStringLiteral("Written: ") + folder), qPrintable(made.out));
    const CliRun run = checkLessons({folder});
    QCOMPARE(run.err, QString());
    QVERIFY2(run.out.startsWith(QStringLiteral("Nothing is wrong. Lessons: 1, ")),
             qPrintable(run.out));

    const lessons::Lesson lesson = lessons::readLesson(folder).lesson;
    QVERIFY(!lesson.aim.isEmpty());
    std::set<std::size_t> kinds;
    for (const lessons::LessonExercise& exercise : lesson.exercises)
        kinds.insert(exercise.exercise.kind.index());
    QCOMPARE(kinds.size(), std::variant_size_v<ExerciseKind> - 1); // no lesson asks for a next step

    const CliRun again = makeLesson({folder});
    QCOMPARE(again.exitCode, 1);
    QVERIFY2(again.err.endsWith(QStringLiteral("is there already, and not empty\n")),
             qPrintable(again.err));
}

void TestLessonCommand::aLessonIsMadeOfTables()
{
    LessonFolder folder;
    folder.write(QStringLiteral("hands.txt"), "# two of them\n"
                                              "Qs Qd 9h 7c 2s | Qh Qc 9d 7s 3h\n\n"
                                              "As Kd 9h 7c 2s | * Kc 9d 7s 2h | Ah Kh 9c 7d 2c\n");
    const QString made = folder.lesson(QStringLiteral("de/03-tables"));
    const CliRun run =
        makeLesson({made, QStringLiteral("--from"), folder.lesson(QStringLiteral("hands.txt"))});
    // beside en there are translations
    QCOMPARE(run.exitCode, 1);
    QVERIFY(!QFileInfo::exists(made));

    const QString mine = folder.lesson(QStringLiteral("mine/03-tables"));
    QCOMPARE(
        makeLesson({mine, QStringLiteral("--from"), folder.lesson(QStringLiteral("hands.txt"))})
            .err,
        QString());
    QCOMPARE(checkLessons({mine}).err, QString());
    const lessons::Lesson lesson = lessons::readLesson(mine).lesson;
    QCOMPARE(lesson.examples.size(), std::size_t(2));
    QCOMPARE(lesson.exercises.size(), std::size_t(2));
    QCOMPARE(lesson.examples.front().claims.decides, QStringLiteral("kicker 3"));
    QCOMPARE(lesson.examples.back().setting.hands.size(), std::size_t(3));
    QVERIFY(std::get<lessons::Prose>(lesson.blocks.front().content)
                .markdown.contains(u"- Player 1: `Qs` `Qd` `9h` `7c` `2s`\n"));

    const QString file = QStringLiteral(SHOWDOWN_TEST_DATA_DIR "/third-kicker.showdown");
    const QString other = folder.lesson(QStringLiteral("mine/04-file"));
    QCOMPARE(makeLesson({other, QStringLiteral("--from"), file}).err, QString());
    QCOMPARE(checkLessons({other}).err, QString());
}

void TestLessonCommand::aLessonIsMadeOfAFileOfSeveralTables()
{
    const QByteArray strip =
        contentOf(QStringLiteral(SHOWDOWN_TEST_DATA_DIR "/three-tables.showdown"));
    LessonFolder folder;
    const QString file = folder.lesson(QStringLiteral("week.showdown"));
    const QString made = folder.lesson(QStringLiteral("mine/03-week"));
    folder.write(QStringLiteral("week.showdown"), strip);
    QCOMPARE(makeLesson({made, QStringLiteral("--from"), file}).err, QString());
    QCOMPARE(checkLessons({made}).err, QString());
    const lessons::Lesson lesson = lessons::readLesson(made).lesson;
    QCOMPARE(lesson.title, QStringLiteral("Week 3"));
    QCOMPARE(lesson.exercises.size(), std::size_t(3));
    QStringList titles;
    for (const auto& example : lesson.examples)
        titles << example.title;
    QCOMPARE(titles, QStringList({QStringLiteral("Two queens"), QStringLiteral("Table 2"),
                                  QStringLiteral("Jacks wild")}));
    QCOMPARE(lesson.examples[1].setting.lens, std::optional(Category::pair));
    QVERIFY(std::get<lessons::Prose>(lesson.blocks.front().content)
                .markdown.startsWith(u"## Two queens\n\nAsk for the third kicker.\n\nThen for its "
                                     "place.\n\n- Player 1: `Qh` `9d`"));

    // Whatever a title or a note holds, it is text.
    const char* foreign = R"(# <b>B</b> [a](b) [a] (b) [c]: d `GetKickers` **x** http://x.y www.x.y
- ![p](q) <!-- ``` mailto:a@b &amp; \\[a](b))";
    const QByteArray text = QByteArray(foreign).replace('\n', "\\n");
    const QString other = folder.lesson(QStringLiteral("mine/04-foreign"));
    folder.write(QStringLiteral("week.showdown"),
                 QByteArray(strip)
                     .replace("Week 3", text)
                     .replace("Two queens", text)
                     .replace("Jacks wild", "More * than _this_ & <that>")
                     .replace("Ask for", text));
    QCOMPARE(makeLesson({other, QStringLiteral("--from"), file}).err, QString());
    QCOMPARE(checkLessons({other}).err, QString());
    QCOMPARE(lessons::readLesson(other).lesson.title, QStringLiteral("A new lesson"));

    const auto refused = [&](const char* from, const char* to) {
        folder.write(QStringLiteral("week.showdown"), QByteArray(strip).replace(from, to));
        const QString none = folder.lesson(QStringLiteral("mine/05-none"));
        const CliRun run = makeLesson({none, QStringLiteral("--from"), file});
        return run.exitCode == 1 && !QFileInfo::exists(none) ? run.err : QStringLiteral("made");
    };
    QCOMPARE(refused("\"7h\"", "null"),
             QStringLiteral("showdown-cli: '%1': table 1: a table to ask about has two or three "
                            "hands of five cards\n")
                 .arg(file));
    QCOMPARE(refused("\"5d\"", "\"5c\"").section(u'.', 1),
             QStringLiteral("showdown' cannot be read. Table 2: Five of clubs is there twice, as "
                            "“Player 1, card 3” and as “Player 2, card 3”, but one deck holds it "
                            "once.\n"));
}

void TestLessonCommand::aLessonIsMadeInTheLanguageOfItsFolder()
{
    const QTemporaryDir dir;
    const QString made = dir.filePath(QStringLiteral("de/01-tische"));
    const CliRun run =
        makeLesson({made, QStringLiteral("--from"),
                    QStringLiteral(SHOWDOWN_TEST_DATA_DIR "/third-kicker.showdown")});
    QCOMPARE(run.err, QString());
    const lessons::Lesson lesson = lessons::readLesson(made).lesson;
    QCOMPARE(lesson.title, QStringLiteral("Eine neue Lektion"));
    QCOMPARE(lesson.exercises.front().question, QStringLiteral("Wer gewinnt?"));
}

void TestLessonCommand::whereNoLessonCanBeNoneIsMade_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("tables");
    QTest::addColumn<QString>("message");
    const auto row = [](const char* name, const char* tables, const char* message) {
        QTest::newRow(message) << QString::fromLatin1(name) << QByteArray(tables)
                               << QString::fromUtf8(message);
    };
    row("en/first", "", "is two digits and words");
    row("en/05-other", "", "“05-kickers” beside it has the same number");
    row("en/06-kickers", "", "“05-kickers” beside it has the same name behind its digits");
    row("hands.txt", "", "is no folder");
    row("hands.txt/01-first", "", "there is no lesson in");
    row("en/06-more", "# nothing\n", "there is no table in");
    row("en/06-more", "Qs Qd 9h 7c 2s | Qh Qc 9d 7s 3h\nQs Qd 9h 7c 2s\n",
        "line 2: a table to ask about has two or three hands of five cards");
    row("en/06-more", "Qs Qd 9h 7c | Qh Qc 9d 7s 3h\n",
        "line 1: a table to ask about has two or three hands of five cards");
    row("en/06-more", "Qs Qd 9h 7c 2x | Qh Qc 9d 7s 3h\n", "line 1: hand 1, character 14: 'x'");
    row("en/06-more", "Qs Qd 9h 7c 2s | Qs Qc 9d 7s 3h\n",
        "hand 2, card 1: 'Qs' is already hand 1, card 1");
}

void TestLessonCommand::whereNoLessonCanBeNoneIsMade()
{
    QFETCH(const QString, name);
    QFETCH(const QByteArray, tables);
    QFETCH(const QString, message);
    LessonFolder folder;
    folder.write(QStringLiteral("hands.txt"), tables);
    QStringList words{folder.lesson(name)};
    if (!tables.isEmpty())
        words += {QStringLiteral("--from"), folder.lesson(QStringLiteral("hands.txt"))};
    const CliRun run = makeLesson(words);
    QCOMPARE(run.exitCode, 1);
    QCOMPARE(run.out, QString());
    QVERIFY2(run.err.contains(message), qPrintable(run.err));
    QCOMPARE(run.err.count(u'\n'), 1);
    QVERIFY(!QFileInfo(folder.lesson(name)).isDir());
}

#ifdef Q_OS_UNIX
void TestLessonCommand::aLessonThatTheDiskRefusesIsNone()
{
    const QTemporaryDir dir;
    const QString made = dir.filePath(QStringLiteral("01-first"));
    QVERIFY(makeLesson({made}).exitCode == 0);
    const qint64 text = QFileInfo(made + QStringLiteral("/lesson.md")).size();
    QCOMPARE_LT(text, QFileInfo(made + QStringLiteral("/tasks.json")).size());
    QVERIFY(QDir(made).removeRecursively());
    for (const qint64 most : {qint64{0}, text}) { // neither file, or only the first one
        const FullDisk full(static_cast<rlim_t>(most));
        const CliRun run = makeLesson({made});
        QCOMPARE(run.exitCode, 1);
        QVERIFY2(run.err.contains(QStringLiteral("there is no lesson in")), qPrintable(run.err));
        QVERIFY(!QFileInfo::exists(made));
    }
}
#endif

void TestLessonCommand::changesAreWatched()
{
    LessonFolder folder;
    QProcess process;
    process.start(QStringLiteral(SHOWDOWN_CLI_PATH),
                  {QStringLiteral("lesson"), QStringLiteral("check"), folder.root(),
                   QStringLiteral("--watch")});
    QByteArray said;
    const auto says = [&](QProcess::ProcessChannel channel, const char* text) {
        process.setReadChannel(channel);
        return QTest::qWaitFor(
            [&] {
                said += process.readAll();
                return said.contains(text);
            },
            10000);
    };
    QVERIFY2(says(QProcess::StandardOutput, "Lessons: 1"), said.constData());
    QVERIFY2(says(QProcess::StandardOutput, "Ctrl+C ends it."), said.constData());
    folder.write(QStringLiteral("en/05-kickers/lesson.md"),
                 goodText().replace("percent: 26", "percent: 27"));
    QVERIFY2(says(QProcess::StandardError, "“percent” says “27”"), said.constData());
    folder.write(QStringLiteral("en/05-kickers/lesson.md"), goodText());
    folder.add(QStringLiteral("en/06-next"));
    QVERIFY2(says(QProcess::StandardOutput, "Lessons: 2"), said.constData());
    QCOMPARE(process.state(), QProcess::Running);
    process.kill();
    process.waitForFinished();
}

void TestLessonCommand::wrongWordsAreReported_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<int>("exitCode");
    QTest::addColumn<QString>("message");
    const auto row = [](const QStringList& words, int exitCode, const char* message) {
        QTest::newRow(qPrintable(words.join(u' ') + u'.'))
            << words << exitCode << QString::fromUtf8(message);
    };
    row({}, 2, "lesson: 'check' or 'new', and a folder, are missing");
    row({QStringLiteral("chek")}, 2, "lesson can 'check' or make a 'new' one, not 'chek'");
    row({QStringLiteral("new")}, 2, "lesson new needs one folder, such as mine/01-first");
    row({QStringLiteral("new"), QStringLiteral("01-a"), QStringLiteral("--watch")}, 2,
        "--watch is for lesson check");
    row({QStringLiteral("new"), QStringLiteral("01-a"), QStringLiteral("--format=json")}, 2,
        "--format is for lesson check");
    row({QStringLiteral("check"), QStringLiteral("."), QStringLiteral("--from=x")}, 2,
        "--from is for lesson new");
    row({QStringLiteral("check"), QStringLiteral("/nowhere"), QStringLiteral("--watch")}, 1,
        "there is no folder '/nowhere'");
    row({QStringLiteral("check")}, 2, "no folder given; lesson check needs one or more");
    row({QStringLiteral("check"), QStringLiteral("--rules"), QStringLiteral("bug"),
         QStringLiteral("/tmp")},
        2, "unknown option '--rules'");
    row({QStringLiteral("check"), QStringLiteral("/nowhere/at/all")}, 1,
        "there is no folder '/nowhere/at/all'");
    row({QStringLiteral("check"), QStringLiteral("/dev/null")}, 1, "'/dev/null' is no folder");
    row({QStringLiteral("check"), QStringLiteral("circle")}, 1,
        "'circle' cannot be opened. It is a link that leads back to itself.");
    row({QStringLiteral("check"), QStringLiteral("dead")}, 1,
        "'dead' cannot be opened. It is a link to a file that does not exist.");
}

void TestLessonCommand::wrongWordsAreReported()
{
    QFETCH(const QStringList, words);
    QFETCH(const int, exitCode);
    QFETCH(const QString, message);
    const QTemporaryDir folder;
    const QString before = QDir::currentPath();
    QVERIFY(QDir::setCurrent(folder.path()));
    QVERIFY(QFile::link(QStringLiteral("circle"), QStringLiteral("circle")));
    QVERIFY(QFile::link(QStringLiteral("nothing"), QStringLiteral("dead")));
    const CliRun run = runCli(QStringList{QStringLiteral("lesson")} + words);
    QDir::setCurrent(before);
    QCOMPARE(run.out, QString());
    QCOMPARE(run.err, QStringLiteral("showdown-cli: ") + message + u'\n');
    QCOMPARE(run.exitCode, exitCode);
}

SHOWDOWN_TEST(TestLessonCommand)
#include "tst_lessoncommand.moc"

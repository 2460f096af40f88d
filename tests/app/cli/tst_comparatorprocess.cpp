// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/cli/comparatorprocess.h"
#include "tests/app/cli/checking.h"
#include "tests/support/effort.h"
#include "tests/support/hostile.h"
#include "tests/support/jsontext.h"
#include "tests/support/testprogram.h"

#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTemporaryFile>
#include <QTest>

#include <csignal>

using namespace showdown;
using namespace showdown::tests;

namespace {

bool isRunning(qint64 process)
{
    QFile status(QStringLiteral("/proc/%1/stat").arg(process));
    if (!status.open(QIODevice::ReadOnly))
        return false;
    const QByteArray words = status.readAll(); // none, or dead, in the moment in which it is reaped
    return !words.isEmpty() && !words.contains(") Z ") && !words.contains(") X ");
}

} // namespace

/// Programs under test that are no comparators: `check` survives them all and reports what they
/// did.
class TestComparatorProcess : public QObject
{
    Q_OBJECT

private slots:
    void aBrokenProgramIsReported_data();
    void aBrokenProgramIsReported();
    void linesBeyondTheAnswersAreTold_data();
    void linesBeyondTheAnswersAreTold();
    void whatComesAfterTheLastAnswerIsTold_data();
    void whatComesAfterTheLastAnswerIsTold();
    void theEndMayTakeNoLongerThanAnAnswer();
    void aLastWordHidesNoMistake_data();
    void aLastWordHidesNoMistake();
    void aProgramThatClosesItsOutputIsToldSo();
    void aProgramThatNeverReadsIsEnded();
    void whatIsInheritedChangesNothing_data();
    void whatIsInheritedChangesNothing();
    void aProgramThatHangsIsEnded();
    void noProgramWritesToAClosedPipe();
    void theProgramNeverOutlivesCheck_data();
    void theProgramNeverOutlivesCheck();
    void messagesOfTheProgramPassThrough();
    void answersThatAreNoneAreReported_data();
    void answersThatAreNoneAreReported();
};

void TestComparatorProcess::aBrokenProgramIsReported_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<int>("number");
    QTest::addColumn<QString>("came");
    QTest::addColumn<QString>("message");
    const auto row = [](const char* name, const QString& command, int number, const char* came,
                        const char* message) {
        QTest::newRow(name) << command << number << QString::fromUtf8(came)
                            << QString::fromUtf8(message);
    };
    const char* noAnswer = " is no answer; expected the winners' numbers, separated by spaces";
    row("dies at once", QStringLiteral("exit 3"), 1, "nothing",
        "the command ended with exit status 3 and gave no answer");
    row("does not exist", QStringLiteral("no-such-program-anywhere"), 1, "nothing",
        "the command ended with exit status 127 and gave no answer");
    row("dies midway", QStringLiteral("read line; echo 1; exit 4"), 2, "nothing",
        "the command ended with exit status 4 and gave no answer");
    row("dies within a line", QStringLiteral("read line; printf 1"), 1, "'1'",
        "the command ended with exit status 0, and its answer has no end of line");
    row("dies by a signal", QStringLiteral("kill -11 $$"), 1, "nothing",
        "signal 11 ended the command, which gave no answer");
    row("a command of its line dies by a signal", QStringLiteral("sh -c 'kill -15 $$'; exit $?"), 1,
        "nothing",
        "the command ended with exit status 143 (as after signal 15) and gave no answer");
    row("ends with a status of no signal", QStringLiteral("exit 128"), 1, "nothing",
        "the command ended with exit status 128 and gave no answer");
    row("ends with the highest status", QStringLiteral("exit 255"), 1, "nothing",
        "the command ended with exit status 255 and gave no answer");
    row("closes its input", QStringLiteral("exec 0<&-; read line; exit 5"), 1, "nothing",
        "the command ended with exit status 5 and gave no answer");
    row("babbles", echoing(QStringLiteral("hello")), 1, "'hello'",
        qPrintable(QStringLiteral("'hello'") + QLatin1String(noAnswer)));
    row("says nothing", echoing({}), 1, "an empty line",
        qPrintable(QStringLiteral("an empty line") + QLatin1String(noAnswer)));
    row("names a player too many", echoing(QStringLiteral("3")), 1, "'3'",
        qPrintable(QStringLiteral("'3'") + QLatin1String(noAnswer)));
    row("names a player twice", echoing(QStringLiteral("1 1")), 1, "'1 1'",
        qPrintable(QStringLiteral("'1 1'") + QLatin1String(noAnswer)));
    row("gives a place", echoing(QStringLiteral("1st")), 1, "'1st'",
        qPrintable(QStringLiteral("'1st'") + QLatin1String(noAnswer)));
    row("writes megabytes without an end",
        QStringLiteral("read line; head -c 50000000 /dev/zero; sleep 60"), 1, nullptr,
        "the command's answer has no end of line within 64 KB");
}

void TestComparatorProcess::aBrokenProgramIsReported()
{
    QFETCH(const QString, command);
    QFETCH(const int, number);
    QFETCH(const QString, came);
    QFETCH(const QString, message);
    const CliRun run = check(command);
    QCOMPARE(run.exitCode, 1);
    const QString summary =
        QStringLiteral("showdown-cli: case %1 of 1000: %2\n").arg(number).arg(message);
    QVERIFY2(run.err.endsWith(summary), qPrintable(run.err));
    QVERIFY(run.out.startsWith(QStringLiteral("Case %1 of 1000\n  hands ").arg(number)));
    if (!came.isNull())
        QCOMPARE(rowOf(run, QStringLiteral("came")), came);
    const bool isAnswer = message.contains(u" is no answer; ");
    QCOMPARE(run.out.contains(u"\n  trouble   "), !isAnswer);
    if (!isAnswer)
        QVERIFY2(run.out.simplified().contains(QStringLiteral(" trouble ") + message + u' '),
                 qPrintable(run.out));
}

/// At the first case that shows them, however late they are noticed.
void TestComparatorProcess::linesBeyondTheAnswersAreTold_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<int>("count");
    QTest::addColumn<int>("number"); // of the case that is blamed
    QTest::addColumn<QString>("came");
    QTest::addColumn<bool>("isAlone"); // it shows them by itself
    const auto row = [](const char* name, const QString& command, int count, int number,
                        const char* came, bool isAlone = true) {
        QTest::newRow(name) << command << count << number << QString::fromUtf8(came) << isAlone;
    };
    const QString right = faulty(QStringLiteral("none"));
    const QString talks = QStringLiteral("while read line; do printf '1\\ndebug\\n'; done");
    row("after the last case", talks, 1, 1, "'1', 'debug'");
    row("after each case", talks, 1000, 1, "'1', 'debug'");
    row("long after the answer",
        QStringLiteral("while read line; do echo 1; sleep 0.4; echo debug; done"), 1, 1,
        "'1', 'debug'");
    row("like an answer, long before that of the only question",
        QStringLiteral("echo 1; sleep 0.4; ") + right, 1, 1, "'1', '1'");
    row("half a line, before its own end", QStringLiteral("read line; echo 1; printf debug"), 1, 1,
        "'1', 'debug'");
    row("every answer twice", right + QStringLiteral(" | sed -u p"), 1000, 1, "'1', '1'");
    row("an empty line", right + QStringLiteral(" | sed -u 's/$/\\n/'"), 1000, 1,
        "'1', an empty line");
    row("before the first question", QStringLiteral("echo ready; ") + right, 1000, 1,
        "'ready', '1'");
    row("like an answer, before the first question", QStringLiteral("sleep 0.3; echo 1; ") + right,
        1000, 1, "'1', '1'");
    row("after a case in the middle", right + QStringLiteral(" | sed -u '7s/$/\\nx/'"), 1000, 7,
        "'2', 'x'", false);
    row("after the last of many", right + QStringLiteral(" | sed -u '100s/$/\\nx/'"), 100, 100,
        nullptr, false);
    row("without an end", QStringLiteral("read line; yes 1"), 1000, 1, "'1', '1', '1', …");
    row("unasked and without an end", QStringLiteral("yes 1"), 1, 1, "'1', '1', '1', …");
}

void TestComparatorProcess::linesBeyondTheAnswersAreTold()
{
    QFETCH(const QString, command);
    QFETCH(const int, count);
    QFETCH(const int, number);
    QFETCH(const QString, came);
    QFETCH(const bool, isAlone);
    const CliRun run = check(command, {QStringLiteral("--count=%1").arg(count)});
    QCOMPARE(run.exitCode, 1);
    QVERIFY2(run.err.endsWith(QStringLiteral("showdown-cli: case %1 of %2: the command wrote more "
                                             "than one line for a case\n")
                                  .arg(number)
                                  .arg(count)),
             qPrintable(run.err));
    QVERIFY2(run.out.startsWith(QStringLiteral("Case %1 of %2\n").arg(number).arg(count)),
             qPrintable(run.out));
    if (!came.isNull())
        QCOMPARE(rowOf(run, QStringLiteral("came")), came);
    QCOMPARE(!run.out.contains(u"the case alone does not fail like this"), isAlone);
}

void TestComparatorProcess::whatComesAfterTheLastAnswerIsTold_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<QString>("options");
    QTest::addColumn<QString>("came"); // beyond the answers
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("message");
    const auto row = [](const char* name, const QString& command, const char* options,
                        const char* came, int status, const QString& message) {
        QTest::newRow(name) << command << QString::fromLatin1(options) << QString::fromUtf8(came)
                            << status << message;
    };
    const QString right = faulty(QStringLiteral("none; "));
    const QString one = QStringLiteral("while read line; do echo 1; done; ");
    const QString wroteMore =
        QStringLiteral("the command wrote more after its last answer, at the end of its input");
    const QString status3 =
        QStringLiteral("the command ended with exit status 3 after its last answer");
    row("a line", right + QStringLiteral("echo bye"), "--count 20", "'bye'", 0, wroteMore);
    row("a line after the only case that is right", one + QStringLiteral("echo bye"), "--count 1",
        "'bye'", 0, wroteMore);
    row("a line and an exit status", right + QStringLiteral("echo bye; exit 3"), "--count 20",
        "'bye'", 3, wroteMore + QStringLiteral("; ") + status3);
    row("a long line and an exit status",
        right + QStringLiteral("head -c 9999 /dev/zero | tr '\\0' x; exit 3"), "--count 20",
        nullptr, 3, wroteMore + QStringLiteral("; ") + status3);
    row("lines that nobody reads", right + QStringLiteral("yes bye"), "--count 20",
        "'bye', 'bye', 'bye', …", 0, wroteMore);
    row("an exit status", right + QStringLiteral("exit 3"), "--count 20", nullptr, 3, status3);
    row("an exit status after an empty answer", QStringLiteral("read line; echo; exit 3"),
        "--lens flush --count 0 --case 'Ah Kd 9s 7c 2c | Ad Kh 9c 7s 2d'", nullptr, 3, status3);
    row("a signal", right + QStringLiteral("kill -11 $$"), "--count 20", nullptr, 11,
        QStringLiteral("signal 11 ended the command after its last answer"));
    row("a signal of a command of its line",
        QStringLiteral("sh -c '%1kill -9 $$'; exit $?").arg(one), "--count 1", nullptr, 137,
        QStringLiteral("the command ended with exit status 137 (as after signal 9) after its last "
                       "answer"));
}

/// No case is blamed then, and none is wrong.
void TestComparatorProcess::whatComesAfterTheLastAnswerIsTold()
{
    QFETCH(const QString, command);
    QFETCH(const QString, options);
    QFETCH(const QString, came);
    QFETCH(const int, status);
    QFETCH(const QString, message);
    const QStringList words = QProcess::splitCommand(QString(options).replace(u'\'', u'"'))
                              + QStringList{QStringLiteral("--keep-going")};
    const CliRun run = check(command, words);
    QCOMPARE(run.exitCode, 1);
    QVERIFY2(
        run.err.endsWith(QStringLiteral("showdown-cli: all cases agree, but %1\n").arg(message)),
        qPrintable(run.err));
    QVERIFY2(run.out.startsWith(u"All cases agree: "), qPrintable(run.out));
    QCOMPARE(run.out.count(u"\n  came "), came.isNull() && !message.contains(u"more") ? 0 : 1);
    if (!came.isNull())
        QCOMPARE(rowOf(run, QStringLiteral("came")), came);
    QVERIFY2(run.out.simplified().contains(QStringLiteral(" trouble %1 again echo '").arg(message)),
             qPrintable(run.out));
    QVERIFY2(!run.out.contains(u"Wrong: "), qPrintable(run.out));

    const Json report = parsed(
        check(command, words + QStringList{QStringLiteral("--format=json")}).out.toStdString());
    QCOMPARE(report["asked"].get<int>(), report["cases"].get<int>());
    QCOMPARE(report["wrong"].get<int>(), 0);
    QCOMPARE(report["failure"]["atEnd"].get<bool>(), true);
    const Json& told = report["failure"]["status"];
    QCOMPARE(told.is_null() ? 0 : told.get<int>(), status);
    QCOMPARE(report["failure"]["written"].get<std::string>().empty(),
             !message.contains(u"wrote more"));
}

/// The program is ended then, and what that makes of it is not its fault.
void TestComparatorProcess::theEndMayTakeNoLongerThanAnAnswer()
{
    const CliRun run = check(faulty(QStringLiteral("none; sleep 3; echo bye; exit 3")),
                             {QStringLiteral("--count=5"), QStringLiteral("--timeout=1")});
    QVERIFY2(run.out.startsWith(u"All cases agree: 5\n"), qPrintable(run.out));
    QCOMPARE(run.err, QString());
    QCOMPARE(run.exitCode, 0);
}

/// What a program does at its end makes its answers no less wrong, and is told as well.
void TestComparatorProcess::aLastWordHidesNoMistake_data()
{
    QTest::addColumn<QString>("word");
    QTest::addColumn<QString>("later");
    const QString status4 =
        QStringLiteral("the command ended with exit status 4 after its last answer");
    const QString wroteMore =
        QStringLiteral("the command wrote more after its last answer, at the end of its input");
    QTest::newRow("always the same") << QStringLiteral("echo bye") << wroteMore;
    QTest::newRow("always another") << QStringLiteral("date +%N") << wroteMore;
    QTest::newRow("an exit status") << QStringLiteral("exit 4") << status4;
    QTest::newRow("a line and an exit status")
        << QStringLiteral("echo bye; exit 4") << wroteMore + QStringLiteral("; ") + status4;
}

void TestComparatorProcess::aLastWordHidesNoMistake()
{
    QFETCH(const QString, word);
    QFETCH(const QString, later);
    const CliRun run = check(faulty(QStringLiteral("E9; ")) + word);
    QCOMPARE(run.exitCode, 1);
    QVERIFY2(run.err.contains(u": expected "), qPrintable(run.err));
    QVERIFY2(run.out.contains(u"(E9)"), qPrintable(run.out));
    QVERIFY2(run.out.simplified().contains(QStringLiteral(" later ") + later), qPrintable(run.out));

    const CliRun report =
        check(faulty(QStringLiteral("E9; ")) + word, {QStringLiteral("--format=json")});
    const Json ended = parsed(report.out.toStdString())["ended"];
    QVERIFY(ended["line"].is_null());
    QCOMPARE(ended["status"].is_null(), !word.contains(u"exit 4"));
    QCOMPARE(ended["written"].get<std::string>().empty(), word == u"exit 4");
}

void TestComparatorProcess::aProgramThatClosesItsOutputIsToldSo()
{
    const CliRun run =
        check(QStringLiteral("exec >&-; sleep 600"), {QStringLiteral("--timeout=1")});
    QCOMPARE(run.exitCode, 1);
    QCOMPARE(run.err, QStringLiteral("showdown-cli: case 1 of 1000: the command closed its output "
                                     "and gave no answer\n"));
}

/// The pipe to it is full at some time.
void TestComparatorProcess::aProgramThatNeverReadsIsEnded()
{
    cli::ComparatorProcess process(QStringLiteral("sleep 600"), std::chrono::milliseconds(100));
    const auto answer = process.ask(QByteArray(1 << 20, 'x'));
    const auto* failure = std::get_if<cli::ComparatorProcess::Failure>(&answer);
    QVERIFY(failure && failure->trouble == cli::ComparatorProcess::Trouble::hung);
}

/// Signals and limits are inherited from whoever starts the program.
void TestComparatorProcess::whatIsInheritedChangesNothing_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("message");
    const QString ended = QStringLiteral("the command ended with exit status 3 and gave no answer");
    QTest::newRow("nothing") << QString() << ended;
    QTest::newRow("ends of children are ignored") << QStringLiteral("trap '' CHLD; ") << ended;
    QTest::newRow("broken pipes are ignored") << QStringLiteral("trap '' PIPE; ") << ended;
    QTest::newRow("no file can be opened") << QStringLiteral("ulimit -n 7; ")
                                           << QStringLiteral("the command could not be started: "
                                                             "Too many open files");
}

void TestComparatorProcess::whatIsInheritedChangesNothing()
{
    QFETCH(const QString, before);
    QFETCH(const QString, message);
    const QString checking =
        QStringLiteral("exec '" SHOWDOWN_CLI_PATH "' check --command 'exit 3'");
    const CliRun run =
        runProgram(QStringLiteral("/bin/sh"), {QStringLiteral("-c"), before + checking});
    QCOMPARE(run.err, QStringLiteral("showdown-cli: case 1 of 1000: %1\n").arg(message));
    QCOMPARE(run.exitCode, 1);
}

void TestComparatorProcess::aProgramThatHangsIsEnded()
{
    QTemporaryFile file;
    QVERIFY(file.open());
    QElapsedTimer timer;
    timer.start();
    const int seconds = trials(5, 1); // 5 if none are given
    const CliRun run =
        check(QStringLiteral("read line; sleep 600 & echo $! > '%1'; printf '1 2'; wait")
                  .arg(file.fileName()),
              seconds == 5 ? QStringList() : QStringList{QStringLiteral("--timeout=1")});
    QCOMPARE(run.exitCode, 1);
    QCOMPARE(run.err,
             QStringLiteral("showdown-cli: case 1 of 1000: the command's answer has no end "
                            "of line\n"));
    QCOMPARE(rowOf(run, QStringLiteral("came")), QStringLiteral("'1 2'"));
    QCOMPARE_GE(timer.elapsed(), 1000 * seconds);
    const qint64 sleeper = file.readAll().trimmed().toLongLong();
    QVERIFY(sleeper > 0);
    QTRY_VERIFY(!isRunning(sleeper));
}

/// That would look like a mistake of its own.
void TestComparatorProcess::noProgramWritesToAClosedPipe()
{
    const QTemporaryDir directory;
    const QString broken = directory.filePath(QStringLiteral("broken"));
    const QString command =
        QStringLiteral("trap '' PIPE; read line; echo 1; read line; echo bye || touch '%1'")
            .arg(broken);
    for (int i = 0; i < 50; ++i) {
        cli::ComparatorProcess process(command, std::chrono::seconds(5));
        process.ask("");
    }
    QVERIFY(!QFile::exists(broken));
    const CliRun run =
        check(QStringLiteral("trap '' PIPE; ")
                  + faulty(QStringLiteral("none; head -c 500 /dev/zero; sleep 0.1; head -c 99 "
                                          "/dev/zero")),
              {QStringLiteral("--count=1")});
    QVERIFY2(!run.err.contains(u"head"), qPrintable(run.err));
}

void TestComparatorProcess::theProgramNeverOutlivesCheck_data()
{
    QTest::addColumn<int>("signal");
    QTest::addColumn<QString>("busy"); // what the program does until it is ended
    const QString computes = QStringLiteral("while :; do :; done");
    const QString waits = QStringLiteral("while read line; do sleep 600; done");
    const QString deaf = QStringLiteral("trap '' HUP INT TERM; sleep 600; sleep 600");
    for (const int signal : {SIGINT, SIGTERM, SIGHUP, SIGKILL}) {
        QTest::addRow("signal %d while it computes", signal) << signal << computes;
        QTest::addRow("signal %d while a part of it sleeps", signal) << signal << waits;
        QTest::addRow("signal %d though it heeds none", signal) << signal << deaf;
    }
}

void TestComparatorProcess::theProgramNeverOutlivesCheck()
{
    QFETCH(const int, signal);
    QFETCH(const QString, busy);
    QTemporaryFile file;
    QVERIFY(file.open());
    QProcess checking;
    checking.start(
        QStringLiteral(SHOWDOWN_CLI_PATH),
        {QStringLiteral("check"), QStringLiteral("--timeout=600"), QStringLiteral("--command"),
         QStringLiteral("sleep 600 & echo $$ $! > '%1'; %2").arg(file.fileName(), busy)});
    QTRY_VERIFY(QFileInfo(file.fileName()).size() > 0);
    const QList<QByteArray> started = file.readAll().simplified().split(' ');
    QCOMPARE(started.size(), 2);
    for (const QByteArray& process : started)
        QVERIFY(isRunning(process.toLongLong()));
    kill(static_cast<pid_t>(checking.processId()), signal);
    QVERIFY(checking.waitForFinished());
    QCOMPARE(checking.exitStatus(), QProcess::CrashExit);
    for (const QByteArray& process : started)
        QTRY_VERIFY2(!isRunning(process.toLongLong()), process.constData());
}

void TestComparatorProcess::messagesOfTheProgramPassThrough()
{
    const CliRun run = check(QStringLiteral("echo 'line 7: oops' >&2; exit 1"));
    QVERIFY(run.err.startsWith(QStringLiteral("line 7: oops\nshowdown-cli: case 1 ")));
}

void TestComparatorProcess::answersThatAreNoneAreReported_data()
{
    QTest::addColumn<QString>("run");
    QTest::addColumn<QStringList>("options");
    QTest::newRow("best rank") << QString() << QStringList();
    QTest::newRow("any rank") << QStringLiteral("all") << QStringList(QStringLiteral("--lens=all"));
    QTest::newRow("of one hand") << QStringLiteral("match")
                                 << QStringList(QStringLiteral("--match"));
}

/// Some 40 answers a run, one in four spoilt, and those to the cases that follow from the first.
void TestComparatorProcess::answersThatAreNoneAreReported()
{
    QFETCH(const QString, run);
    QFETCH(const QStringList, options);
    for (int seed = 0; seed < hostileTrials(100, 3); ++seed) {
        QStringList words = options;
        words << QStringLiteral("--count=40") << QStringLiteral("--keep-going")
              << QStringLiteral("--format=") + QString::fromLatin1(seed % 2 == 0 ? "json" : "text");
        const CliRun told = check(faulty(QStringLiteral("'#%1' ").arg(seed) + run), words);
        QCOMPARE(told.exitCode, 1);
        QVERIFY2(told.err.startsWith(u"showdown-cli: "), qPrintable(told.err));
        QCOMPARE(firstUnfit(told.err), QString());
        if (seed % 2 == 0)
            QVERIFY2(Json::accept(told.out.toStdString()), qPrintable(told.out));
        else
            QCOMPARE(firstUnfit(told.out), QString());
    }
}

SHOWDOWN_TEST(TestComparatorProcess)
#include "tst_comparatorprocess.moc"

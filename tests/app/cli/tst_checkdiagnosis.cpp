// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/cards/notation.h"
#include "tests/app/cli/checking.h"
#include "tests/support/jsonschema.h"
#include "tests/support/jsontext.h"
#include "tests/support/testprogram.h"
#include "tests/support/texts.h"

#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace showdown;
using namespace showdown::tests;

namespace {

/// A right program with a filter that changes what it reads or writes.
QString filtered(const QString& before, const QString& words, const QString& after)
{
    QString command = faulty(words);
    if (!before.isEmpty())
        command.prepend(QStringLiteral("sed -u '%1' | ").arg(before));
    if (!after.isEmpty())
        command += QStringLiteral(" | sed -u '%1'").arg(after);
    return command;
}

/// The text after a label of the report.
QString lineOf(const CliRun& run, const QString& label)
{
    return run.out.section(QStringLiteral("\n  ") + label.leftJustified(10), 1)
        .section(u'\n', 0, 0);
}

Json reportOf(const QString& command, const QStringList& more)
{
    const CliRun run = check(command, more + QStringList{QStringLiteral("--format=json")});
    return parsed(run.out.toStdString());
}

} // namespace

/// What `check` says the wrong answers come from, the smaller case that it shows, and hands of
/// one's own.
class TestCheckDiagnosis : public QObject
{
    Q_OBJECT

private slots:
    void mistakesOfTheReadersOwnAreToldByTheirPattern_data();
    void mistakesOfTheReadersOwnAreToldByTheirPattern();
    void aPrintedMistakeIsStillNamed_data();
    void aPrintedMistakeIsStillNamed();
    void theCaseShownIsSmallAndStillWrong_data();
    void theCaseShownIsSmallAndStillWrong();
    void aProgramThatChangesItsAnswersIsToldSo();
    void aProgramThatDiesLaterIsToldSo();
    void linesBeyondALaterAnswerAreTold();
    void ownCasesAreAskedFirst();
    void wrongCasesAreRefused_data();
    void wrongCasesAreRefused();
    void jsonFitsItsSchema_data();
    void jsonFitsItsSchema();
    void aFractionOfASecondIsTaken();
    void noSessionOfItsOwnSavesAChild();
};

void TestCheckDiagnosis::mistakesOfTheReadersOwnAreToldByTheirPattern_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QString>("pattern");
    const QStringList all{QStringLiteral("--lens=all")};
    const QStringList keepGoing{QStringLiteral("--keep-going")};
    const QString none = QStringLiteral("none");
    const QString first = QStringLiteral("s/^\\([1-3]\\) .*/\\1/");
    const auto lone = filtered({}, none, first);
    QTest::newRow("only the first of several winners")
        << lone << QStringList() << QStringLiteral("^every tie: (\\d+) of \\1$");
    QTest::newRow("the same over all cases")
        << lone << keepGoing << QStringLiteral("^every tie: (\\d+) of \\1$");
    QTest::newRow("ten read as nine")
        << filtered(QStringLiteral("s/T/9/g"), none, {}) << QStringList()
        << QStringLiteral("^only cases with tens: \\d+ of \\d+$");
    QTest::newRow("a wild is an ace")
        << filtered(QStringLiteral("s/\\*/As/g"), none, {}) << QStringList()
        << QStringLiteral("^only cases with 1 wild or more in a hand: \\d+ of \\d+$");
    QTest::newRow("the third hand is forgotten")
        << faulty(QStringLiteral("third")) << QStringList()
        << QStringLiteral("^only cases with three hands: \\d+ of \\d+$");
    QTest::newRow("a full house by its pair first")
        << faulty(QStringLiteral("pair-first all")) << all
        << QStringLiteral("^only cases of full house that 'Trio' decides: \\d+ of \\d+$");
    QTest::newRow("no kickers") << faulty(QStringLiteral("no-kickers all")) << all
                                << QStringLiteral(
                                       "^every case that a kicker decides: (\\d+) of \\1$");
    QTest::newRow("no kickers beside a trio or quads")
        << faulty(QStringLiteral("bare-trio all")) << all
        << QStringLiteral(
               "^every case of three or four of a kind that a kicker decides: (\\d+) of \\1$");
}

void TestCheckDiagnosis::mistakesOfTheReadersOwnAreToldByTheirPattern()
{
    QFETCH(const QString, command);
    QFETCH(const QStringList, options);
    QFETCH(const QString, pattern);
    const CliRun run = check(command, options);
    QCOMPARE(run.exitCode, 1);
    QVERIFY2(!run.out.contains(u"as the printed"), qPrintable(run.out));
    QVERIFY2(QRegularExpression(pattern).match(lineOf(run, QStringLiteral("wrong"))).hasMatch(),
             qPrintable(run.out));
}

void TestCheckDiagnosis::aPrintedMistakeIsStillNamed_data()
{
    QTest::addColumn<QString>("run");
    for (const char* each :
         {"E1 best", "E7 best", "E9 best", "E17 best", "E27 best", "E3 all", "E4 all", "E9 all",
          "E10 all", "E11 all", "E20 all", "E21 all", "E22 all", "E23 all", "E24 all", "E25 all",
          "E9 match", "E11 match", "E17 match"})
        QTest::newRow(each) << QString::fromLatin1(each).section(u' ', 1);
}

void TestCheckDiagnosis::aPrintedMistakeIsStillNamed()
{
    QFETCH(const QString, run);
    const QString mistake = QString::fromLatin1(QTest::currentDataTag()).section(u' ', 0, 0);
    QStringList options;
    if (run == u"match")
        options << QStringLiteral("--match");
    else
        options << QStringLiteral("--lens") << run;
    const Json report =
        reportOf(faulty(mistake + (run == u"best" ? QString() : u' ' + run)), options);
    QVERIFY(!report["mistake"].is_null());
    QCOMPARE(qt(report["mistake"]["id"].get<std::string>()), mistake);
    QVERIFY(report["pattern"].is_null());
}

void TestCheckDiagnosis::theCaseShownIsSmallAndStillWrong_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<int>("hands"); // at most
    QTest::addColumn<int>("wilds");
    const QStringList freeTrios{QStringLiteral("--deck=free"),
                                QStringLiteral("--lens=three-of-a-kind")};
    QTest::newRow("no second kicker after trips")
        << faulty(QStringLiteral("one-kicker three-of-a-kind")) << freeTrios << 2 << 0;
    QTest::newRow("no second kicker after trips of one deck")
        << faulty(QStringLiteral("one-kicker three-of-a-kind")) << freeTrios.mid(1) << 2 << 2;
    QTest::newRow("only the first of several winners")
        << filtered({}, QStringLiteral("none"), QStringLiteral("s/^\\([1-3]\\) .*/\\1/"))
        << QStringList() << 2 << 0;
    QTest::newRow("a full house by its pair first")
        << faulty(QStringLiteral("pair-first full-house"))
        << QStringList{QStringLiteral("--lens=full-house")} << 2 << 0;
    QTest::newRow("the third hand is forgotten")
        << faulty(QStringLiteral("third")) << QStringList() << 3 << 0;
}

void TestCheckDiagnosis::theCaseShownIsSmallAndStillWrong()
{
    QFETCH(const QString, command);
    QFETCH(const QStringList, options);
    QFETCH(const int, hands);
    QFETCH(const int, wilds);
    const CliRun run = check(command, options);
    QCOMPARE(run.exitCode, 1);
    const QString shown = rowOf(run, QStringLiteral("hands"));
    QVERIFY2(shown.count(u'|') + 1 <= hands, qPrintable(run.out));
    QVERIFY2(shown.count(u'*') <= wilds, qPrintable(run.out));
    const QString again = lineOf(run, QStringLiteral("again"));
    const CliRun answer = runProgram(QStringLiteral("/bin/sh"), {QStringLiteral("-c"), again});
    QCOMPARE(answer.out.trimmed(), rowOf(run, QStringLiteral("came")));
    if (run.out.section(u'\n', 0, 0).contains(u"made smaller"))
        QVERIFY(!lineOf(run, QStringLiteral("made from")).isEmpty());
}

void TestCheckDiagnosis::aProgramThatChangesItsAnswersIsToldSo()
{
    const CliRun run = check(QStringLiteral("while read line; do echo 2; read line; echo 1; done"));
    QCOMPARE(run.exitCode, 1);
    QCOMPARE(lineOf(run, QStringLiteral("then")), QStringLiteral("'1', asked the same again"));
    QVERIFY(run.out.startsWith(QStringLiteral("Case 1 of 1000\n")));
    QVERIFY(lineOf(run, QStringLiteral("wrong")).isEmpty());
}

void TestCheckDiagnosis::aProgramThatDiesLaterIsToldSo()
{
    // It dies while smaller cases are tried: 1 + 1 + 100 lines have already been answered.
    const CliRun run =
        check(QStringLiteral("for i in $(seq 103); do read line; echo 1 2; done; exit 7"),
              {QStringLiteral("--count=1000")});
    QCOMPARE(run.exitCode, 1);
    QCOMPARE(lineOf(run, QStringLiteral("later")),
             QStringLiteral("the command ended with exit status 7 and gave no answer"));
    QVERIFY(run.err.startsWith(QStringLiteral("showdown-cli: case 1 of 1000: expected 1, came ")));
}

/// After another mistake: at the hands to which they came.
void TestCheckDiagnosis::linesBeyondALaterAnswerAreTold()
{
    const QTemporaryDir directory;
    QFile asked(directory.filePath(QStringLiteral("asked.txt")));
    const CliRun run =
        check(QStringLiteral("tee -a '%1' | ").arg(asked.fileName())
              + filtered({}, QStringLiteral("none"), QStringLiteral("s/^1 2/2/;20s/$/\\nx/")));
    QCOMPARE(run.exitCode, 1);
    QVERIFY2(run.err.contains(u": expected 1 2, came 2\n"), qPrintable(run.err));
    QCOMPARE(lineOf(run, QStringLiteral("later")),
             QStringLiteral("the command wrote more than one line for a case"));
    QVERIFY(asked.open(QIODevice::ReadOnly));
    const QString line = QString::fromUtf8(asked.readAll().split('\n').value(19));
    QVERIFY2(run.out.contains(QStringLiteral("\n            to ") + line + u'\n'),
             qPrintable(run.out));
}

void TestCheckDiagnosis::ownCasesAreAskedFirst()
{
    const QTemporaryDir directory;
    QFile file(directory.filePath(QStringLiteral("cases.txt")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(
        "# of a lesson\n\nQs Qc 9h 7c 2s | Kh Kd 9d 7s 3h\r\n8s 8c 9h 7c 2s | 8h 8d 9d 7s 2h");
    file.close();
    QFile asked(directory.filePath(QStringLiteral("asked.txt")));
    const CliRun run =
        check(QStringLiteral("tee '%1' | ").arg(asked.fileName()) + faulty(QStringLiteral("none")),
              {QStringLiteral("--case=Ah Kd 9s 7c 2h|As Kc 9h 7d 2c"), QStringLiteral("--cases"),
               file.fileName(), QStringLiteral("--count=0")});
    QCOMPARE(run.exitCode, 0);
    QVERIFY(run.out.startsWith(QStringLiteral("All cases agree: 3\n")));
    QVERIFY(asked.open(QIODevice::ReadOnly));
    QCOMPARE(asked.readAll(), QByteArray("Ah Kd 9s 7c 2h | As Kc 9h 7d 2c\n"
                                         "Qs Qc 9h 7c 2s | Kh Kd 9d 7s 3h\n"
                                         "8s 8c 9h 7c 2s | 8h 8d 9d 7s 2h\n"));
    const CliRun wrong = check(echoing(QStringLiteral("1")),
                               {QStringLiteral("--lens=all"), QStringLiteral("--count=0"),
                                QStringLiteral("--case=pair: Qs Qc 9h 7c 2s | Kh Kd 9d 7s 3h")});
    QCOMPARE(wrong.exitCode, 1);
    QCOMPARE(lineOf(wrong, QStringLiteral("made from")),
             QStringLiteral("pair: Qs Qc 9h 7c 2s | Kh Kd 9d 7s 3h"));
}

void TestCheckDiagnosis::wrongCasesAreRefused_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QString>("message");
    const auto row = [](const char* text, const QStringList& more, const char* message) {
        QTest::newRow(text)
            << QStringList{QStringLiteral("--case"), QString::fromLatin1(text)} + more
            << QStringLiteral("case '%1': %2").arg(QLatin1String(text), QLatin1String(message));
    };
    row("Kh Kd 9s 7c 2h", {}, "a case is two or three hands, separated by '|'");
    row("Kh Kd 9s | Qh Qd 9d 7s 3h", {}, "hand 1 has 3 cards; a case needs five");
    row("Kh Kd 9s 7c 2x | Qh Qd 9d 7s 3h", {},
        "hand 1, character 14: 'x' is no suit; one of h d c s");
    row("Kh Kd | Qh", {QStringLiteral("--match")}, "with --match a case is one hand");
    row("pairs: Kh Kd", {QStringLiteral("--lens=all")},
        "a rank and a colon are expected before the hands, as in 'two-pair: HAND | HAND'");
    QTest::newRow("a folder") << QStringList{QStringLiteral("--cases=/")}
                              << QStringLiteral("'/' cannot be read. It is a folder.");
    QTest::newRow("a device") << QStringList{QStringLiteral("--cases=/dev/null")}
                              << QStringLiteral(
                                     "'/dev/null' cannot be read. It is no file; '--cases -' "
                                     "reads cases that another command pipes to "
                                     "standard input");
    QTest::newRow("no file") << QStringList{QStringLiteral("--cases=/no-such-file")}
                             << QStringLiteral(
                                    "'/no-such-file' cannot be read. It does not exist.");
}

void TestCheckDiagnosis::wrongCasesAreRefused()
{
    QFETCH(const QStringList, options);
    QFETCH(const QString, message);
    const CliRun run = check(echoing(QStringLiteral("1")), options);
    QCOMPARE(run.exitCode, 1);
    QCOMPARE(run.out, QString());
    QCOMPARE(run.err, QStringLiteral("showdown-cli: %1\n").arg(message));
}

void TestCheckDiagnosis::jsonFitsItsSchema_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<QStringList>("options");
    const auto row = [](const char* name, const QString& command, const QStringList& options = {}) {
        QTest::newRow(name) << command << options;
    };
    row("right", faulty(QStringLiteral("none")), {QStringLiteral("--deck=free")});
    row("a printed mistake", faulty(QStringLiteral("E3 all")), {QStringLiteral("--lens=all")});
    row("a pattern", faulty(QStringLiteral("third")));
    row("ranks", faulty(QStringLiteral("E9 match")), {QStringLiteral("--match")});
    row("ranks of tens", faulty(QStringLiteral("ten-as-one match")), {QStringLiteral("--match")});
    row("all cases", faulty(QStringLiteral("ties")), {QStringLiteral("--keep-going")});
    row("nonsense", echoing(QStringLiteral("x")));
    row("bytes", QStringLiteral("while read line; do printf '\\377\\n'; done"));
    row("a line too many", QStringLiteral("while read line; do echo 1; echo debug; done"));
    row("dies", QStringLiteral("exit 3"));
    row("a signal", QStringLiteral("kill -11 $$"));
    row("a signal after the last answer", faulty(QStringLiteral("none; kill -11 $$")));
    row("a line after the last answer", faulty(QStringLiteral("none; echo bye")));
    row("a line and a status after wrong answers", faulty(QStringLiteral("E9; echo bye; exit 3")));
    row("dies later", QStringLiteral("read line; echo 2; read line; echo 2; exit 3"));
    row("other answers", QStringLiteral("while read line; do echo 2; read line; echo 1; done"));
}

void TestCheckDiagnosis::jsonFitsItsSchema()
{
    QFETCH(const QString, command);
    QFETCH(const QStringList, options);
    const CliRun run = check(command, options + QStringList{QStringLiteral("--format=json")});
    QCOMPARE(schemaFault(run.out.toStdString(), QStringLiteral("check.schema.json")), QString());
    const Json report = parsed(run.out.toStdString());
    QCOMPARE(report["failure"].is_null(), run.exitCode == 0);
}

void TestCheckDiagnosis::aFractionOfASecondIsTaken()
{
    const CliRun run = check(QStringLiteral("sleep 600"), {QStringLiteral("--timeout=0.2")});
    QCOMPARE(run.exitCode, 1);
    QCOMPARE(run.err, QStringLiteral("showdown-cli: case 1 of 1000: the command gave no answer for "
                                     "0.2 seconds; does it flush its output after each line?\n"));
}

/// A child in a separate session ends with the program, even if its parent has ended before.
void TestCheckDiagnosis::noSessionOfItsOwnSavesAChild()
{
    const QTemporaryDir directory;
    QFile file(directory.filePath(QStringLiteral("child")));
    const CliRun run = check(QStringLiteral("(setsid sh -c 'echo $$ > \"%1\"; exec sleep 600' &); "
                                            "while [ ! -s '%1' ]; do sleep 0.01; done; ")
                                     .arg(file.fileName())
                                 + faulty(QStringLiteral("none")),
                             {QStringLiteral("--count=3")});
    QCOMPARE(run.exitCode, 0);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray child = file.readAll().trimmed();
    QVERIFY(child.toInt() > 0);
    QVERIFY(!QFile::exists(QStringLiteral("/proc/%1").arg(QString::fromLatin1(child))));
}

SHOWDOWN_TEST(TestCheckDiagnosis)
#include "tst_checkdiagnosis.moc"

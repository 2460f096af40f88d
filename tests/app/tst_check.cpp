// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/cards/notation.h"
#include "tests/app/cliprocess.h"
#include "tests/support/texts.h"

#include <QElapsedTimer>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTemporaryFile>
#include <QTest>

#include <vector>

using namespace showdown;

namespace {

/// How `check` ends that tests this command.
CliRun check(const QString& command, const QStringList& more = {})
{
    return runCli(QStringList{QStringLiteral("check"), QStringLiteral("--command"), command}
                  + more);
}

/// The comparator with a slip, through a lens or by best rank.
QString faultyComparator(const QString& slip, const QString& lens)
{
    return QStringLiteral("'" FAULTY_COMPARATOR_PATH "' %1 %2").arg(slip, lens);
}

QStringList lensOption(const QString& lens)
{
    return lens.isEmpty() ? QStringList() : QStringList{QStringLiteral("--lens"), lens};
}

/// What follows a label at the top of a report.
QString rowOf(const CliRun& run, const QString& label)
{
    const QStringList lines = run.out.split(u'\n').mid(1, 3);
    for (const QString& line : lines) {
        if (line.startsWith(QStringLiteral("  ") + label))
            return line.mid(2 + label.size()).trimmed();
    }
    return {};
}

/// The numbers of the winners among hands separated by '|'.
QString winnersOf(const QString& hands, const QString& lens)
{
    std::vector<Hand> dealt;
    for (const QString& hand : hands.split(u'|'))
        dealt.push_back(handOf(hand.toStdString()));
    const Showdown answer =
        showdown::showdown(dealt, rulesOf(Preset::series), categoryFromId(lens.toStdString()));
    QStringList numbers;
    for (const int winner : answer.winners)
        numbers << QString::number(winner);
    return numbers.join(u' ');
}

/// A program that answers every line alike.
QString echoing(const QString& answer)
{
    return QStringLiteral("while read line; do echo '%1'; done").arg(answer);
}

bool isRunning(qint64 process)
{
    QFile status(QStringLiteral("/proc/%1/stat").arg(process));
    if (!status.open(QIODevice::ReadOnly))
        return false;
    return !status.readAll().contains(") Z ");
}

} // namespace

/// Comparators under test: right ones, those with a slip of the articles, and programs that are no
/// comparators at all.
class TestCheck : public QObject
{
    Q_OBJECT

private slots:
    void aRightComparatorAgrees_data();
    void aRightComparatorAgrees();
    void everySlipIsCaught_data();
    void everySlipIsCaught();
    void oneSeedFindsTheSameCase();
    void answersMayBeUntidy();
    void theStepsAreThoseOfTheRules();
    void aBrokenProgramIsReported_data();
    void aBrokenProgramIsReported();
    void aProgramThatHangsIsEnded();
    void messagesOfTheProgramPassThrough();
    void theReadmeTellsTheTruth();
};

void TestCheck::aRightComparatorAgrees_data()
{
    QTest::addColumn<QString>("lens");
    QTest::newRow("best rank") << QString();
    for (const Category lens : allCategories()) {
        if (lens != Category::fiveOfAKind)
            QTest::newRow(id(lens).data()) << qt(id(lens));
    }
}

void TestCheck::aRightComparatorAgrees()
{
    QFETCH(const QString, lens);
    const CliRun run = check(faultyComparator(QStringLiteral("none"), lens), lensOption(lens));
    QCOMPARE(run.out, QStringLiteral("All cases agree: 1000\n"));
    QCOMPARE(run.err, QString());
    QCOMPARE(run.exitCode, 0);
}

void TestCheck::everySlipIsCaught_data()
{
    QTest::addColumn<QString>("slip");
    QTest::addColumn<QString>("lens");
    QTest::addColumn<bool>("stops"); // the printed code cannot go on
    const auto row = [](const char* slip, const QStringList& lenses, bool stops = false) {
        for (const QString& lens : lenses)
            QTest::addRow("%s %s", slip, qPrintable(lens))
                << QString::fromLatin1(slip) << lens << stops;
    };
    const QString best;
    const QString pair = QStringLiteral("pair");
    const QString twoPair = QStringLiteral("two-pair");
    const QString three = QStringLiteral("three-of-a-kind");
    const QString straight = QStringLiteral("straight");
    const QString fullHouse = QStringLiteral("full-house");
    const QString four = QStringLiteral("four-of-a-kind");
    const QString straightFlush = QStringLiteral("straight-flush");
    row("E1", {best, pair, twoPair, three, straight, four});
    row("E2", {best, pair, straight}, true);
    row("E3", {pair});
    row("E4", {three, four});
    row("E5", {best, pair, twoPair, three, four});
    row("E7", {best, straight, straightFlush});
    row("E8", {best, straight, straightFlush});
    row("E9", {best, twoPair, fullHouse});
    row("E10", {twoPair});
    row("E11", {best, twoPair});
    row("E12", {best, fullHouse});
    row("E14", {best, straight, straightFlush});
    row("E18", {fullHouse}, true);
    row("E19", {best, straight});
    row("E20", {pair});
    row("E21", {twoPair});
    row("E22", {twoPair});
    row("E23", {twoPair, fullHouse});
    row("E24", {fullHouse});
    row("E25", {best, fullHouse});
    row("E27", {best, three, four});
}

void TestCheck::everySlipIsCaught()
{
    QFETCH(const QString, slip);
    QFETCH(const QString, lens);
    QFETCH(const bool, stops);
    const CliRun run = check(faultyComparator(slip, lens), lensOption(lens));
    QCOMPARE(run.exitCode, 1);
    const int number = run.out.section(u' ', 1, 1).toInt();
    QVERIFY2(number >= 1 && number <= 40, qPrintable(run.out));

    const QString hands = rowOf(run, QStringLiteral("hands"));
    const QString expected = rowOf(run, QStringLiteral("expected"));
    const QString came = rowOf(run, QStringLiteral("came"));
    QCOMPARE(expected, winnersOf(hands, lens));
    if (stops) {
        QCOMPARE(came, QStringLiteral("nothing"));
        QVERIFY2(run.err.contains(u"ended with exit status 3"), qPrintable(run.err));
        return;
    }
    QVERIFY(came != expected);
    QCOMPARE(run.err, QStringLiteral("showdown-cli: case %1 of 1000: expected %2, came %3\n")
                          .arg(QString::number(number), expected, came));
    // The explanation of the right answer follows, and how to see its steps.
    const QStringList explain{QStringLiteral("explain")};
    const QString explained = runCli(explain + lensOption(lens) + hands.split(u'|')).out;
    const QString why = run.out.section(u'\n', 5).section(QStringLiteral("\nEvery step: "), 0, 0);
    QVERIFY(why.contains(u"Rank check"));
    QCOMPARE(explained.left(why.size()), why);
    const QString steps =
        run.out.section(QStringLiteral("\nEvery step: showdown-cli "), 1).trimmed();
    QCOMPARE(runCli(QProcess::splitCommand(steps)).out, explained);
}

void TestCheck::oneSeedFindsTheSameCase()
{
    const QString comparator = faultyComparator(QStringLiteral("E1"), {});
    const QStringList seven{QStringLiteral("--seed"), QStringLiteral("7")};
    QCOMPARE(check(comparator, seven).out, check(comparator, seven).out);
    QVERIFY(check(comparator, seven).out != check(comparator).out);
}

void TestCheck::answersMayBeUntidy()
{
    const QString untidy = faultyComparator(QStringLiteral("none"), {})
                           + QStringLiteral(" | sed -u -e 's/^1 2/2   1/' -e 's/$/ \\r/'");
    QCOMPARE(check(untidy).out, QStringLiteral("All cases agree: 1000\n"));
}

void TestCheck::theStepsAreThoseOfTheRules()
{
    const CliRun run =
        check(echoing(QStringLiteral("2")), {QStringLiteral("--rules"), QStringLiteral("deuces"),
                                             QStringLiteral("--deck"), QStringLiteral("free")});
    const QString steps =
        run.out.section(QStringLiteral("\nEvery step: showdown-cli "), 1).trimmed();
    const CliRun explained = runCli(QProcess::splitCommand(steps));
    QCOMPARE(explained.exitCode, 0);
    QCOMPARE(rulesLineOf(explained), QStringLiteral("Deuces wild rules (changed): deck=free"));
}

void TestCheck::aBrokenProgramIsReported_data()
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
    const char* noAnswer = " is no answer; the winners' numbers are, separated by spaces";
    row("dies at once", QStringLiteral("exit 3"), 1, "nothing",
        "the command ended with exit status 3 and gave no answer");
    row("does not exist", QStringLiteral("no-such-program-anywhere"), 1, "nothing",
        "the command ended with exit status 127 and gave no answer");
    row("dies midway", QStringLiteral("read line; echo 1; exit 4"), 2, "nothing",
        "the command ended with exit status 4 and gave no answer");
    row("dies within a line", QStringLiteral("read line; printf 1"), 1, "'1'",
        "the command ended with exit status 0 and gave no answer");
    row("dies by a signal", QStringLiteral("kill -11 $$"), 1, "nothing",
        "signal 11 ended the command, which gave no answer");
    row("its part dies by a signal", QStringLiteral("sh -c 'kill -9 $$'; exit $?"), 1, "nothing",
        "signal 9 ended the command, which gave no answer");
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
    row("never stops", QStringLiteral("yes 1"), 2, "'1'",
        "the command wrote more than one short line for a case");
    row("writes megabytes without an end", QStringLiteral("head -c 50000000 /dev/zero; sleep 60"),
        1, nullptr, "the command wrote more than one short line for a case");
}

void TestCheck::aBrokenProgramIsReported()
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
}

void TestCheck::aProgramThatHangsIsEnded()
{
    QTemporaryFile file;
    QVERIFY(file.open());
    QElapsedTimer timer;
    timer.start();
    const CliRun run = check(
        QStringLiteral("sleep 600 & echo $! > '%1'; printf '1 2'; wait").arg(file.fileName()));
    QCOMPARE(run.exitCode, 1);
    QCOMPARE(run.err, QStringLiteral("showdown-cli: case 1 of 1000: the command gave no answer for "
                                     "5 seconds; does it flush its output after each line?\n"));
    QCOMPARE(rowOf(run, QStringLiteral("came")), QStringLiteral("'1 2'"));
    QCOMPARE_GE(timer.elapsed(), 5000);
    const qint64 sleeper = file.readAll().trimmed().toLongLong();
    QVERIFY(sleeper > 0);
    QTRY_VERIFY(!isRunning(sleeper));
}

void TestCheck::messagesOfTheProgramPassThrough()
{
    const CliRun run = check(QStringLiteral("echo 'line 7: oops' >&2; exit 1"));
    QVERIFY(run.err.startsWith(QStringLiteral("line 7: oops\nshowdown-cli: case 1 ")));
}

/// The README shows a comparator and what `check` says of it.
void TestCheck::theReadmeTellsTheTruth()
{
    if (QStandardPaths::findExecutable(QStringLiteral("python3")).isEmpty())
        QSKIP("there is no python3");
    QFile readme(QStringLiteral(SHOWDOWN_TEST_DATA_DIR "/../../README.md"));
    QVERIFY(readme.open(QIODevice::ReadOnly));
    const QString text = QString::fromUtf8(readme.readAll());
    const auto block = [&](const QString& language) {
        return text.section(QStringLiteral("```") + language + u'\n', 1, 1)
            .section(QStringLiteral("```"), 0, 0);
    };
    const QTemporaryDir directory;
    QFile program(directory.filePath(QStringLiteral("compare.py")));
    QVERIFY(program.open(QIODevice::WriteOnly));
    program.write(block(QStringLiteral("python")).toUtf8());
    program.close();

    const QStringList runs = block(QStringLiteral("console"))
                                 .split(QStringLiteral("$ showdown-cli "), Qt::SkipEmptyParts);
    QCOMPARE(runs.size(), 2);
    for (const QString& run : runs) {
        const QStringList words =
            QProcess::splitCommand(run.section(u'\n', 0, 0)
                                       .replace(QStringLiteral("compare.py"),
                                                QStringLiteral("'%1'").arg(program.fileName())));
        const QString shown = run.section(u'\n', 1);
        QVERIFY(!shown.isEmpty());
        QCOMPARE(runCli(words).out.left(shown.size()), shown);
    }
}

QTEST_GUILESS_MAIN(TestCheck)
#include "tst_check.moc"

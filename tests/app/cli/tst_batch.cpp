// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "tests/app/cli/batching.h"
#include "tests/support/jsontext.h"
#include "tests/support/testprogram.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>
using namespace showdown;
using namespace showdown::tests;

namespace {

/// The output of `compare` about these hands, as JSON on one line.
QString compared(const QStringList& hands, const QStringList& more = {})
{
    const QStringList words{QStringLiteral("compare"), QStringLiteral("--format"),
                            QStringLiteral("json")};
    return qt(dumped(parsed(runCli(words + more + hands).out.toStdString())));
}

QString writeFile(const QTemporaryDir& directory, const QByteArray& content)
{
    QFile file(directory.filePath(QStringLiteral("batch.txt")));
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
        return {};
    return file.fileName();
}

/// A line of this length that ends with two hands.
QByteArray lineOfLength(qsizetype length)
{
    return QByteArray(length - pairs.size(), ' ') + pairs;
}

} // namespace

/// `compare --batch`: what each kind of line gives.
class TestBatch : public QObject
{
    Q_OBJECT

private slots:
    void linesAreAnswered_data();
    void linesAreAnswered();
    void aLineIsWhatCompareWrites();
    void mistakesSayWhere_data();
    void mistakesSayWhere();
    void fileAndInputAreAlike();
    void whatCannotBeReadIsReported();
    void wrongWordsAreBadUsage_data();
    void wrongWordsAreBadUsage();
};

void TestBatch::linesAreAnswered_data()
{
    QTest::addColumn<QByteArray>("input");
    QTest::addColumn<QString>("answers");
    const auto row = [](const char* name, const QByteArray& input, const char* answers) {
        QTest::newRow(name) << input << QString::fromLatin1(answers);
    };
    const QByteArray line = pairs + '\n';
    row("nothing", "", "");
    row("one comparison", line, "[2]");
    row("no end of the last line", line + pairs, "[2] [2]");
    row("blank lines and comments are counted", "\n  \t\n# a comment\n#\nbad\n", "L5");
    row("a comment begins the line", " # no comment\n" + line, "L1 [2]");
    row("CRLF", "\r\n# comment\r\n" + pairs + "\r\n" + pairs + "\r\nbad\r\n", "[2] [2] L5");
    row("CR alone ends nothing", pairs + '\r' + pairs + '\n', "L1");
    row("byte order mark", "\xEF\xBB\xBF" + line, "[2]");
    row("byte order mark before a comment", "\xEF\xBB\xBF# comment\n" + line, "[2]");
    row("byte order mark elsewhere", line + "\xEF\xBB\xBF" + line, "[2] L2");
    row("one hand", "Qh 9d Qc 7s 2h\n", "[1]");
    row("three hands", pairs + "| As Ad 2c 3c 4c\n", "[3]");
    row("four hands", pairs + "| As Ad 2c 3c 4c | Kd\n" + line, "L1 [2]");
    row("empty hands", "|\n||\n" + pairs + "|\n", "- - [2]");
    row("unfinished hand", "Kh Kd | \n", "-");
    row("no spaces", "Qh9dQc7s2h|9cQs3d*7h\n", "[2]");
    row("a card twice", "Qh 9d Qc 7s 2h | 9d Qs 3d * 7h\n" + line, "L1 [2]");
    row("zero byte", QByteArray("Kh\0Qd\n", 6) + line, "L1 [2]");
    row("no UTF-8", "Kh \xFF\n\xC3\n" + line, "L1 L2 [2]");
    row("no UTF-8 in a comment", "# \xFF\n" + line, "[2]");
    row("suit glyphs", "Q♥ 9♦ Q♣ 7♠ 2♥ | 9♣ Q♠ 3♦ * 7♥\n", "[2]");
    row("64 KB", lineOfLength(65536) + '\n' + line, "[2] [2]");
    row("64 KB and CRLF", lineOfLength(65536) + "\r\n" + line, "[2] [2]");
    row("64 KB at the end", lineOfLength(65536), "[2]");
    row("more than 64 KB", lineOfLength(65537) + '\n' + line, "L1 [2]");
    row("more than 64 KB and CRLF", lineOfLength(65537) + "\r\n" + line, "L1 [2]");
    row("more than 64 KB at the end", line + lineOfLength(65537), "[2] L2");
    row("a megabyte", QByteArray(1 << 20, 'K') + '\n' + line, "L1 [2]");
    row("a megabyte at the end", line + QByteArray(1 << 20, 'K'), "[2] L2");
    row("64 KB and a CR at the end", lineOfLength(65536) + '\r', "[2]");
    row("more than 64 KB, then lines in one go",
        lineOfLength(65537) + '\n' + lineOfLength(65536) + '\n' + line, "L1 [2] [2]");
    row("a megabyte of nothing", QByteArray(1 << 20, ' ') + '\n' + line, "L1 [2]");
}

void TestBatch::linesAreAnswered()
{
    QFETCH(const QByteArray, input);
    QFETCH(const QString, answers);
    const CliRun run = batch(input);
    QCOMPARE(inShort(run.out), answers);
    const bool anyWrong = answers.contains(u'L');
    QCOMPARE(run.exitCode, anyWrong ? 1 : 0);
    QCOMPARE(run.err.isEmpty(), !anyWrong);
}

void TestBatch::aLineIsWhatCompareWrites()
{
    const QStringList hands{QStringLiteral("Kh 6c 6h 2s *"), QStringLiteral("Kh 6c 6h 2s *"),
                            QString()};
    const QByteArray line = hands.join(u'|').toUtf8() + '\n';
    for (const QStringList& options :
         {QStringList{QStringLiteral("--deck"), QStringLiteral("free")},
          QStringList{QStringLiteral("--rules"), QStringLiteral("deuces"), QStringLiteral("--set"),
                      QStringLiteral("deck=free"), QStringLiteral("--lens"), QStringLiteral("pair"),
                      QStringLiteral("--lang"), QStringLiteral("de")}}) {
        const CliRun run = batch(
            line + line, options + QStringList{QStringLiteral("--format"), QStringLiteral("json")});
        const Json answer = parsed(compared(hands, options).toStdString());
        QCOMPARE(run.out, numbered(answer, 1) + u'\n' + numbered(answer, 2) + u'\n');
        QCOMPARE(run.exitCode, 0);
    }
}

void TestBatch::mistakesSayWhere_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QString>("message");
    QTest::newRow("no card") << QByteArray("Kh | Qd xs")
                             << "hand 2, character 5: 'x' is no card; one of 2-10 T J Q K A with a "
                                "suit, or * for a wild";
    QTest::newRow("a card twice") << QByteArray("Kh Qd | Qd")
                                  << "hand 2, card 1: 'Qd' is already hand 1, card 2; one deck "
                                     "holds each card once (--deck free allows more)";
    QTest::newRow("too many hands") << QByteArray("|||") << "4 hands; at most three";
    QTest::newRow("too long") << QByteArray(100000, '|') << "the line is longer than 64 KB";
    QTest::newRow("no UTF-8") << QByteArray("\xFF")
                              << "hand 1, character 1: a byte that is not UTF-8 is no card; one of "
                                 "2-10 T J Q K A with a suit, or * for a wild";
}

void TestBatch::mistakesSayWhere()
{
    QFETCH(const QByteArray, line);
    QFETCH(const QString, message);
    const CliRun run = batch(pairs + "\n\n" + line + "\nbad\n" + pairs + '\n');
    const Json wanted{{"line", 3}, {"error", message.toStdString()}};
    QCOMPARE(run.out.section(u'\n', 1, 1), qt(dumped(wanted)));
    QCOMPARE(inShort(run.out), QStringLiteral("[2] L3 L4 [2]"));
    QCOMPARE(run.err,
             QStringLiteral("showdown-cli: lines that are wrong: 2; the first is line 3\n"));
}

void TestBatch::fileAndInputAreAlike()
{
    const QByteArray content = pairs + "\nbad\n# comment\n" + pairs;
    const QTemporaryDir directory;
    const CliRun file = runCli(
        {QStringLiteral("compare"), QStringLiteral("--batch"), writeFile(directory, content)});
    const CliRun input = batch(content);
    QCOMPARE(inShort(file.out), QStringLiteral("[2] L2 [2]"));
    QCOMPARE(file.out, input.out);
    QCOMPARE(file.err, input.err);
    QCOMPARE(file.exitCode, input.exitCode);
}

void TestBatch::whatCannotBeReadIsReported()
{
    const QStringList command{QStringLiteral("compare"), QStringLiteral("--batch")};
    const CliRun missing = runCli(command + QStringList{QStringLiteral("/no/such/file")});
    QCOMPARE(missing.exitCode, 1);
    QCOMPARE(missing.out, QString());
    QCOMPARE(missing.err, QStringLiteral("showdown-cli: '/no/such/file' cannot be read. It does "
                                         "not exist.\n"));
    const CliRun german =
        runCli(command + QStringList{QStringLiteral("x"), QStringLiteral("--lang=de")});
    QCOMPARE(german.err,
             QStringLiteral("showdown-cli: 'x' ist nicht lesbar. Die Datei existiert nicht.\n"));
    const CliRun closed = runProgram(
        QStringLiteral("/bin/sh"),
        {QStringLiteral("-c"),
         QStringLiteral("exec '%1' compare --batch - <&-").arg(QStringLiteral(SHOWDOWN_CLI_PATH))});
    QCOMPARE(closed.exitCode, 1);
    QCOMPARE(closed.out, QString());
    QCOMPARE(closed.err, QStringLiteral("showdown-cli: standard input is closed\n"));
    const CliRun unreadable = runProgram(
        QStringLiteral("/bin/sh"),
        {QStringLiteral("-c"),
         QStringLiteral("exec '%1' compare --batch - </").arg(QStringLiteral(SHOWDOWN_CLI_PATH))});
    QCOMPARE(unreadable.err,
             QStringLiteral("showdown-cli: standard input cannot be read. It is a folder.\n"));
    const CliRun directory = runCli(command + QStringList{QStringLiteral("/")});
    QCOMPARE(directory.exitCode, 1);
    QCOMPARE(directory.err, QStringLiteral("showdown-cli: '/' cannot be read. It is a folder.\n"));
    const CliRun device = runCli(command + QStringList{QStringLiteral("/dev/zero")});
    QCOMPARE(device.err,
             QStringLiteral("showdown-cli: '/dev/zero' cannot be read. It is no file.\n"));
    QCOMPARE(runCli(command + QStringList{QStringLiteral("/dev/null")}).exitCode, 0);
    const CliRun pipe =
        runProgram(QStringLiteral("/bin/sh"),
                   {QStringLiteral("-c"), QStringLiteral("echo Kh | '" SHOWDOWN_CLI_PATH
                                                         "' compare --batch /dev/stdin")});
    QCOMPARE(pipe.exitCode, 0);
}

void TestBatch::wrongWordsAreBadUsage_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::newRow("text") << fromInput
                                 + QStringList{QStringLiteral("--format"), QStringLiteral("text")};
    QTest::newRow("a hand") << fromInput + QStringList{QStringLiteral("Kh")};
    QTest::newRow("no file") << fromInput.mid(0, 2);
    QTest::newRow("unknown lens") << fromInput
                                         + QStringList{QStringLiteral("--lens"),
                                                       QStringLiteral("full")};
    QTest::newRow("explain") << QStringList{QStringLiteral("explain")} + fromInput.mid(1);
}

void TestBatch::wrongWordsAreBadUsage()
{
    QFETCH(const QStringList, words);
    const CliRun run = runCli(words);
    QCOMPARE(run.exitCode, 2);
    QCOMPARE(run.out, QString());
    QVERIFY(run.err.startsWith(QStringLiteral("showdown-cli: ")));
}

SHOWDOWN_TEST(TestBatch)
#include "tst_batch.moc"

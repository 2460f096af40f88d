// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "tests/app/cli/batching.h"
#include "tests/support/effort.h"
#include "tests/support/randomhands.h"
#include "tests/support/testprogram.h"

#include <QFile>
#include <QTest>

using namespace showdown;
using namespace showdown::tests;

namespace {

/// The peak memory of a process, in KB; 0 if the system does not report it.
int peakOf(qint64 process)
{
    QFile status(QStringLiteral("/proc/%1/status").arg(process));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray& line : status.readAll().split('\n')) {
        if (line.startsWith("VmHWM:"))
            return line.mid(6).simplified().split(' ').front().toInt();
    }
    return 0;
}

bool isInstrumented()
{
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    return true;
#else
    return false;
#endif
}

} // namespace

/// `compare --batch` as a stream: it answers at once, in little memory, and whatever comes.
class TestBatchStream : public QObject
{
    Q_OBJECT

private slots:
    void whoeverWaitsGetsTheAnswer();
    void aLineThatGrowsTooLongIsReportedBeforeItEnds();
    void memoryDoesNotGrow();
    void anyBytesAreAnswered();
    void anyWordsAreAnswered();
};

void TestBatchStream::whoeverWaitsGetsTheAnswer()
{
    QProcess process;
    process.start(QStringLiteral(SHOWDOWN_CLI_PATH), fromInput);
    for (int i = 0; i < 3; ++i) {
        process.write(pairs + '\n');
        while (!process.canReadLine())
            QVERIFY(process.waitForReadyRead(10000));
        QCOMPARE(inShort(QString::fromUtf8(process.readLine())), QStringLiteral("[2]"));
        QCOMPARE(process.bytesAvailable(), 0);
    }
    process.closeWriteChannel();
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.exitCode(), 0);
}

void TestBatchStream::aLineThatGrowsTooLongIsReportedBeforeItEnds()
{
    QProcess process;
    process.start(QStringLiteral(SHOWDOWN_CLI_PATH), fromInput);
    process.write(pairs + '\n' + QByteArray(65537, 'K'));
    QStringList answers;
    while (answers.size() < 2) {
        QVERIFY(process.canReadLine() || process.waitForReadyRead(10000));
        while (process.canReadLine())
            answers << inShort(QString::fromUtf8(process.readLine()));
    }
    QCOMPARE(answers.join(u' '), QStringLiteral("[2] L2"));
    process.write(QByteArray(200000, 'K') + '\n' + pairs + '\n');
    process.closeWriteChannel();
    QVERIFY(process.waitForFinished());
    QCOMPARE(inShort(QString::fromUtf8(process.readAll())), QStringLiteral("[2]"));
    QCOMPARE(process.readAllStandardError(),
             QByteArray("showdown-cli: lines that are wrong: 1; the first is line 2\n"));
}

void TestBatchStream::memoryDoesNotGrow()
{
    QProcess process;
    process.start(QStringLiteral(SHOWDOWN_CLI_PATH), fromInput);
    RandomHands random(5);
    // Sends lines and waits for as many answers.
    const auto exchange = [&](int lines) {
        constexpr int block = 500;
        for (; lines > 0; lines -= block) {
            QByteArray text;
            for (int i = 0; i < block; ++i) {
                for (int hand = 0; hand < 2; ++hand)
                    text += QByteArray::fromStdString(toText(random.hand(DeckKind::one)))
                            + (hand == 0 ? " | " : "\n");
            }
            process.write(text);
            for (int answers = 0; answers < block;) {
                if (!process.canReadLine() && !process.waitForReadyRead(30000))
                    return false;
                answers += static_cast<int>(process.readAll().count('\n'));
            }
        }
        return true;
    };
    const bool instrumented = isInstrumented();
    QVERIFY(exchange(instrumented ? 500 : 5000));
    const int before = peakOf(process.processId());
    QVERIFY(exchange(instrumented ? 2000 : 45000));
    const int after = peakOf(process.processId());
    process.closeWriteChannel();
    QVERIFY(process.waitForFinished());
    if (!instrumented)
        QCOMPARE_LE(after - before, 1024);
}

void TestBatchStream::anyBytesAreAnswered()
{
    static const QByteArrayList pieces{"Kh", "10d", "T♠", "*", "w",    "joker", " ",  ",", "|",
                                       "\r", "#",   "Kx", "1", "\xE2", "\0",    "6*", "Jk"};
    RandomHands random(20260303);
    QByteArray input;
    int answers = 0;
    for (int i = 0; i < 3000; ++i) {
        QByteArray line;
        for (int count = random.below(12); count > 0; --count)
            line += random.below(5) > 0 ? pieces[random.below(static_cast<int>(pieces.size()))]
                                        : QByteArray(1, static_cast<char>(random.below(256)));
        line.replace('\n', ' ');
        const QByteArray withoutEnd = line.endsWith('\r') ? line.chopped(1) : line;
        const bool isBlank =
            QByteArray(withoutEnd).replace('\t', ' ').count(' ') == withoutEnd.size();
        if (!isBlank && !withoutEnd.startsWith('#'))
            ++answers;
        input += line + '\n';
    }
    const CliRun run = batch(input, {QStringLiteral("--deck"), QStringLiteral("free")});
    const QStringList all = inShort(run.out).split(u' ');
    QCOMPARE(all.size(), answers);
    QVERIFY(!run.out.contains(QStringLiteral("no JSON")));
    QVERIFY(all.contains(QStringLiteral("-")) || all.contains(QStringLiteral("[1]")));
    QCOMPARE(run.exitCode, 1);
}

void TestBatchStream::anyWordsAreAnswered()
{
    static const QStringList known{QStringLiteral("compare"),
                                   QStringLiteral("cases"),
                                   QStringLiteral("check"),
                                   QStringLiteral("--batch"),
                                   QStringLiteral("-"),
                                   QStringLiteral("--batch=-"),
                                   QStringLiteral("--format"),
                                   QStringLiteral("json"),
                                   QStringLiteral("csv"),
                                   QStringLiteral("--count=3"),
                                   QStringLiteral("--count"),
                                   QStringLiteral("--seed"),
                                   QStringLiteral("9"),
                                   QStringLiteral("--command"),
                                   QStringLiteral("true"),
                                   QStringLiteral("--lens"),
                                   QStringLiteral("pair"),
                                   QStringLiteral("--rules"),
                                   QStringLiteral("bug"),
                                   QStringLiteral("Kh Qd"),
                                   QStringLiteral("--"),
                                   QStringLiteral("/"),
                                   QString(),
                                   QStringLiteral("--batch=/dev/null")};
    RandomHands random(20260404);
    std::array<int, 3> seen{};
    for (int i = 0; i < trials(200, 80); ++i) {
        QStringList words{known[random.below(3)]};
        for (int count = random.below(6); count > 0; --count)
            words << known[random.below(static_cast<int>(known.size()))];
        const CliRun run = runCli(words);
        QVERIFY2(run.exitCode >= 0 && run.exitCode <= 2, qPrintable(words.join(u'|')));
        QVERIFY2(run.err.isEmpty() == (run.exitCode == 0), qPrintable(words.join(u'|')));
        ++seen[static_cast<std::size_t>(run.exitCode)];
    }
    for (const int count : seen)
        QCOMPARE_GT(count, 5);
}

SHOWDOWN_TEST(TestBatchStream)
#include "tst_batchstream.moc"

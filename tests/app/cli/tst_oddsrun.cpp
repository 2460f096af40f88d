// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/cli/longcount.h"
#include "tests/app/cli/asking.h"
#include "tests/app/cli/terminal.h"
#include "tests/support/jsontext.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <array>
#include <cmath>
#include <csignal>
#include <sstream>
#include <unistd.h>
#ifdef Q_OS_LINUX
#include <sched.h>
#endif

using namespace showdown;
using namespace showdown::cli;
using namespace showdown::tests;

namespace {

/// Two billion deals that take long, because hardly any are alike: both suits and hands differ.
const QStringList longCount =
    wordsOf("odds --hole As_? --hole Kd_? --hole ?_? --board 2h_7d_Tc --set wildCards=Jh,2c "
            "--format json");

/// The program on one processor, so that a long count is long everywhere.
class SlowCli : public QProcess
{
public:
    explicit SlowCli(const QStringList& words)
    {
        setProgram(QStringLiteral(SHOWDOWN_CLI_PATH));
        setArguments(words);
        setChildProcessModifier([this] {
#ifdef Q_OS_LINUX
            cpu_set_t first;
            CPU_ZERO(&first);
            CPU_SET(sched_getcpu(), &first);
            sched_setaffinity(0, sizeof(first), &first);
#endif
            if (m_errorTerminal >= 0)
                dup2(m_errorTerminal, STDERR_FILENO);
        });
    }

    /// Sends standard error to a terminal; call it before start().
    void setErrorTerminal(int descriptor)
    {
        m_errorTerminal = descriptor;
    }

    /// Presses Ctrl+C.
    void interrupt()
    {
        ::kill(static_cast<pid_t>(processId()), SIGINT);
    }

    /// The output of the program when it has ended; null if it failed.
    Json result()
    {
        if (!waitForFinished(60000) || exitStatus() != NormalExit || exitCode() != 0)
            return {};
        return parsed(readAllStandardOutput().toStdString());
    }

private:
    int m_errorTerminal = -1;
};

/// The bar itself, for systems without a terminal to show it on.
void verifyBar()
{
    std::ostringstream out;
    {
        const auto start = ProgressLine::Clock::now();
        ProgressLine line(out, true, ProgressWish::ifLong, start);
        EquityResult result;
        result.deals = 1932763140;
        result.counted = result.deals / 2;
        line.show(result, start + std::chrono::seconds(1));
    }
    const QByteArray text = QByteArray::fromStdString(out.str());
    QVERIFY2(text.contains("] Counting 1,932,763,140 boards… 50 %"), text.constData());
    QVERIFY(text.endsWith("\r\033[K"));
}

/// Waits until the program has reported its progress.
bool waitForProgress(SlowCli& process)
{
    process.setReadChannel(QProcess::StandardError);
    while (!process.canReadLine()) {
        if (!process.waitForReadyRead(30000))
            return false;
    }
    return true;
}

} // namespace

/// `odds` while it counts: samples, Ctrl+C, and progress.
class TestOddsRun : public QObject
{
    Q_OBJECT

private slots:
    void aSampleSaysSoAndCanBeRepeated();
    void interruptingGivesAFairSample();
    void interruptingTextSaysThatItIsPartial();
    void aPipeGetsProgressOnlyIfAskedFor();
    void aTerminalGetsABarForALongCount();
    void aTerminalGetsNoBarForAShortCount();
};

void TestOddsRun::aSampleSaysSoAndCanBeRepeated()
{
    const QStringList words = wordsOf("odds --hole As_Ks --players 3");
    const Json json = asked(words);
    QCOMPARE(compact(json.at("exact")), QStringLiteral("false"));
    QCOMPARE(compact(json.at("boards")), QStringLiteral("1894107877200"));
    double sum = 0.0;
    for (const Json& player : json.at("players")) {
        QVERIFY(player.at("error").get<double>() > 0.0);
        QVERIFY(player.at("error").get<double>() < 0.001);
        sum += player.at("equity").get<double>();
    }
    QCOMPARE(sum, 1.0);
    qint64 boards = 0;
    for (const Json& player : json.at("players"))
        boards += player.at("wins").get<qint64>();
    for (const Json& tie : json.at("ties"))
        boards += tie.at("boards").get<qint64>();
    QCOMPARE(boards, json.at("samples").get<qint64>());
    QCOMPARE(compact(asked(words)), compact(json));
    QCOMPARE(compact(asked(words + wordsOf("--seed 1"))), compact(json));
    QVERIFY(compact(asked(words + wordsOf("--seed 2"))) != compact(json));
}

/// Each share is that of all deals, as far as its error says. There are two billion deals: a count
/// that lasts longer than until it first says how far it is.
void TestOddsRun::interruptingGivesAFairSample()
{
    SlowCli process(wordsOf("odds --format json --progress --hole As_Ks --hole Qd_? --hole Jh_? "
                            "--dead 2h --rules deuces --set wildCards=Kh,3d,5s --set "
                            "naturalBeatsWild=on"));
    process.start();
    QVERIFY(waitForProgress(process));
    process.interrupt();
    const Json json = process.result();
    QVERIFY(json.is_object());
    QCOMPARE(compact(json.at("exact")), QStringLiteral("false"));
    QVERIFY(json.contains("partial"));
    QCOMPARE(compact(json.at("partial")), QStringLiteral("true"));
    const auto samples = json.at("samples").get<qint64>();
    QCOMPARE_GT(samples, 0);
    const std::array shares{0.3700408832249584, 0.3190675566603194, 0.3108915601147222};
    qint64 boards = 0;
    for (std::size_t index = 0; index < shares.size(); ++index) {
        const Json& player = json.at("players").at(index);
        boards += player.at("wins").get<qint64>();
        QVERIFY(player.at("error").is_number());
        const auto error = player.at("error").get<double>();
        QVERIFY(error > 0.0 && error < 0.01);
        QCOMPARE_LT(std::abs(player.at("equity").get<double>() - shares[index]), 6 * error);
    }
    for (const Json& tie : json.at("ties"))
        boards += tie.at("boards").get<qint64>();
    QCOMPARE(boards, samples);
}

void TestOddsRun::interruptingTextSaysThatItIsPartial()
{
    SlowCli process(longCount + wordsOf("--progress --format text"));
    process.start();
    QVERIFY(waitForProgress(process));
    process.interrupt();
    QVERIFY(process.waitForFinished(60000));
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 0);
    const QString out = QString::fromUtf8(process.readAllStandardOutput());
    for (const QString& line : out.split(u'\n'))
        QVERIFY2(line.size() <= 80, qPrintable(line));
    const QString words = out.simplified();
    QVERIFY2(
        words.contains(QStringLiteral(" Partial, because it was stopped; deals drawn by chance: ")),
        qPrintable(out));
    QVERIFY(words.contains(QStringLiteral(", standard error up to ")));
}

void TestOddsRun::aPipeGetsProgressOnlyIfAskedFor()
{
    SlowCli silent(longCount);
    SlowCli another(longCount + QStringList{QStringLiteral("--progress")});
    silent.start();
    another.start();
    // When the first has reported progress, the other has counted as long.
    another.setReadChannel(QProcess::StandardError);
    QVERIFY(another.waitForReadyRead(60000));
    another.interrupt();
    silent.interrupt();
    QVERIFY(another.result().is_object());
    QVERIFY(silent.result().is_object());
    QCOMPARE(silent.readAllStandardError(), QByteArray());

    const CliRun talking =
        runCli(wordsOf("odds --format json --hole As_Ks --hole Qd_Qc --progress"));
    QCOMPARE(talking.exitCode, 0);
    QVERIFY2(talking.err.endsWith(QStringLiteral("Counting 1,712,304 boards… 100 %\n")),
             qPrintable(talking.err));
    QVERIFY(!talking.err.contains(u'\r'));
    QVERIFY(talking.out.startsWith(u'{'));
}

void TestOddsRun::aTerminalGetsABarForALongCount()
{
    Terminal terminal;
    if (!terminal.isOpen()) {
        verifyBar();
        return;
    }
    SlowCli process(longCount);
    process.setErrorTerminal(terminal.descriptor());
    process.start();
    QTRY_VERIFY_WITH_TIMEOUT(terminal.text().contains("] Counting 1,932,763,140 boards… "), 30000);
    process.interrupt();
    QVERIFY(process.result().is_object());
    QVERIFY2(terminal.text().endsWith("\r\033[K"), terminal.text().constData());
    QVERIFY(!terminal.text().contains('\n'));
}

void TestOddsRun::aTerminalGetsNoBarForAShortCount()
{
    Terminal terminal;
    SlowCli process(wordsOf("odds --format json --hole As_Ks --hole Qd_Qc --board 2c_3c_4c"));
    process.setErrorTerminal(terminal.descriptor());
    process.start();
    QVERIFY(process.result().is_object());
    QCOMPARE(terminal.text(), QByteArray());
    QCOMPARE(process.readAllStandardError(), QByteArray());
}

SHOWDOWN_TEST(TestOddsRun)
#include "tst_oddsrun.moc"

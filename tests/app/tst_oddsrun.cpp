// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/cli/oddsreport.h"
#include "app/cli/progressline.h"
#include "tests/app/asking.h"
#include "tests/support/situations.h"

#include <QTest>

#include <csignal>
#include <sstream>
#ifdef Q_OS_UNIX
#include <fcntl.h>
#include <unistd.h>
#endif
#ifdef Q_OS_LINUX
#include <sched.h>
#endif

using namespace showdown;
using namespace std::chrono_literals;

namespace {

/// Nearly a billion deals in which no two suits are alike.
const QStringList longCount =
    wordsOf("odds --hole As_Kd --players 3 --board 2h_7d_Tc --set wildCards=Jh,2c");

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

    /// Lets standard error go to a terminal; to be called before start().
    void setErrorTerminal(int descriptor)
    {
        m_errorTerminal = descriptor;
    }

    /// What the program has printed when it has ended; null if it failed.
    Json result()
    {
        if (!waitForFinished(60000) || exitStatus() != NormalExit || exitCode() != 0)
            return {};
        return Json::parse(readAllStandardOutput().toStdString(), nullptr, false);
    }

private:
    int m_errorTerminal = -1;
};

/// A terminal of its own.
class Terminal
{
public:
    Terminal() : m_master(posix_openpt(O_RDWR | O_NOCTTY))
    {
        if (grantpt(m_master) == 0 && unlockpt(m_master) == 0)
            m_slave = open(ptsname(m_master), O_RDWR | O_NOCTTY);
        fcntl(m_master, F_SETFL, O_NONBLOCK);
    }
    Terminal(const Terminal&) = delete;
    Terminal& operator=(const Terminal&) = delete;
    ~Terminal()
    {
        close(m_slave);
        close(m_master);
    }

    int descriptor() const { return m_slave; }

    /// All that has been written to it.
    QByteArray text() const
    {
        QByteArray all;
        std::array<char, 4096> block{};
        for (ssize_t size = 1; size > 0;) {
            size = read(m_master, block.data(), block.size());
            all.append(block.data(), std::max<ssize_t>(size, 0));
        }
        return all;
    }

private:
    int m_master;
    int m_slave = -1;
};

/// What is written to standard error at a terminal.
QByteArray atTerminal(const QStringList& words)
{
    const Terminal terminal;
    SlowCli process(words);
    process.setErrorTerminal(terminal.descriptor());
    process.start();
    return process.result().is_object() ? terminal.text() : QByteArray("failed");
}

EquityResult counted(std::uint64_t count)
{
    EquityResult result;
    result.players = 2;
    result.deals = 1000;
    result.counted = count;
    return result;
}

/// What a progress line writes: each number of deals that have been counted comes at a time in
/// milliseconds.
QString progressOf(bool isTerminal, ProgressWish wish,
                   const std::vector<std::pair<int, int>>& times)
{
    std::ostringstream out;
    const ProgressLine::Clock::time_point start;
    {
        ProgressLine line(out, isTerminal, wish, start);
        for (const auto& [time, count] : times)
            line.show(counted(static_cast<std::uint64_t>(count)),
                      start + std::chrono::milliseconds(time));
    }
    return QString::fromStdString(out.str());
}

} // namespace

/// `odds` while it counts: samples, Ctrl+C, and how far it is.
class TestOddsRun : public QObject
{
    Q_OBJECT

private slots:
    void aSampleSaysSoAndCanBeRepeated();
    void aCountThatWasStoppedSaysSo_data();
    void aCountThatWasStoppedSaysSo();
    void interruptingPrintsWhatThereIs();
    void interruptingTextSaysThatItIsPartial();
    void aPipeGetsProgressOnlyIfAskedFor();
    void aTerminalGetsABarForALongCount();
    void aTerminalGetsNoBarForAShortCount();
    void aBarComesAfterHalfASecondAndGoes();
    void elsewhereALineComesForEachTenth();
    void withoutAWishNothingComes();
};

void TestOddsRun::aSampleSaysSoAndCanBeRepeated()
{
    const QStringList words = wordsOf("odds --hole As_Ks --players 3");
    const Json json = asked(words);
    QCOMPARE(compact(json["exact"]), QStringLiteral("false"));
    QCOMPARE(compact(json["boards"]), QStringLiteral("1894107877200"));
    double sum = 0.0;
    for (const Json& player : json["players"]) {
        QVERIFY(player["error"].get<double>() > 0.0);
        QVERIFY(player["error"].get<double>() < 0.001);
        sum += player["equity"].get<double>();
    }
    QCOMPARE(sum, 1.0);
    qint64 boards = 0;
    for (const Json& player : json["players"])
        boards += player["wins"].get<qint64>();
    for (const Json& tie : json["ties"])
        boards += tie["boards"].get<qint64>();
    QCOMPARE(boards, json["samples"].get<qint64>());
    QCOMPARE(compact(asked(words)), compact(json));
    QCOMPARE(compact(asked(words + wordsOf("--seed 1"))), compact(json));
    QVERIFY(compact(asked(words + wordsOf("--seed 2"))) != compact(json));
}

void TestOddsRun::aCountThatWasStoppedSaysSo_data()
{
    QTest::addColumn<bool>("exact");
    QTest::addColumn<qint64>("counted");
    QTest::addColumn<QString>("top");
    QTest::addColumn<QString>("player");

    QTest::newRow("a count") << true << qint64(4) << R"("exact":false,"samples":4,"partial":true,)"
                             << R"("wins":3,"ties":0,"equity":0.75,"error":null,)";
    QTest::newRow("a count that had not begun")
        << true << qint64(0) << R"("exact":false,"samples":0,"partial":true,)"
        << R"("wins":0,"ties":0,"equity":null,"error":null,)";
    QTest::newRow("a sample") << false << qint64(4)
                              << R"("exact":false,"samples":4,"partial":true,)"
                              << R"("wins":3,"ties":0,"equity":0.75,"error":0.25,)";
}

void TestOddsRun::aCountThatWasStoppedSaysSo()
{
    QFETCH(const bool, exact);
    QFETCH(const qint64, counted);
    QFETCH(const QString, top);
    QFETCH(const QString, player);
    EquityResult equity;
    equity.players = 2;
    equity.isExact = exact;
    equity.isCancelled = true;
    equity.deals = 44;
    equity.counted = static_cast<std::uint64_t>(counted);
    equity.byWinners[1] = static_cast<std::uint64_t>(counted > 0 ? 3 : 0);
    equity.byWinners[2] = static_cast<std::uint64_t>(counted > 0 ? 1 : 0);
    const Situation situation =
        situationOf(QStringLiteral("4c 9c | Kd Qd"), QStringLiteral("7d 5c Kh 8c"));
    const QString json = compact(toJson(
        oddsReport(situation, {Preset::standard, situation.rules}, Category::straight, equity)));
    QVERIFY2(json.contains(top), qPrintable(json));
    QVERIFY2(json.contains(player), qPrintable(json));
}

void TestOddsRun::interruptingPrintsWhatThereIs()
{
    SlowCli process(longCount + QStringList{QStringLiteral("--progress")});
    process.setReadChannel(QProcess::StandardError);
    process.start();
    while (!process.canReadLine())
        QVERIFY(process.waitForReadyRead(30000));
    kill(static_cast<pid_t>(process.processId()), SIGINT);
    const Json json = process.result();
    QVERIFY(json.is_object());
    QCOMPARE(compact(json["exact"]), QStringLiteral("false"));
    QCOMPARE(compact(json["partial"]), QStringLiteral("true"));
    const auto samples = json["samples"].get<qint64>();
    QCOMPARE_GT(samples, 0);
    QCOMPARE_LT(samples, json["boards"].get<qint64>());
    qint64 boards = 0;
    for (const Json& player : json["players"]) {
        boards += player["wins"].get<qint64>();
        QVERIFY(player["equity"].is_number());
        QVERIFY(player["error"].is_null());
    }
    for (const Json& tie : json["ties"])
        boards += tie["boards"].get<qint64>();
    QCOMPARE(boards, samples);
}

void TestOddsRun::interruptingTextSaysThatItIsPartial()
{
    SlowCli process(longCount + wordsOf("--progress --format text"));
    process.setReadChannel(QProcess::StandardError);
    process.start();
    while (!process.canReadLine())
        QVERIFY(process.waitForReadyRead(30000));
    kill(static_cast<pid_t>(process.processId()), SIGINT);
    QVERIFY(process.waitForFinished(60000));
    QCOMPARE(process.exitCode(), 0);
    const QString out = QString::fromUtf8(process.readAllStandardOutput());
    QVERIFY2(out.contains(QStringLiteral("\nPartial, because it was stopped; boards counted: ")),
             qPrintable(out));
    QVERIFY(out.contains(QStringLiteral(" of 966,381,570\n")));
}

void TestOddsRun::aPipeGetsProgressOnlyIfAskedFor()
{
    SlowCli silent(longCount);
    silent.start();
    QVERIFY(silent.result().is_object());
    QCOMPARE(silent.readAllStandardError(), QByteArray());

    const CliRun asked = runCli(wordsOf("odds --hole As_Ks --hole Qd_Qc --progress"));
    QCOMPARE(asked.exitCode, 0);
    QVERIFY2(asked.err.endsWith(QStringLiteral("Counting 1,712,304 boards… 100 %\n")),
             qPrintable(asked.err));
    QVERIFY(!asked.err.contains(u'\r'));
    QVERIFY(asked.out.startsWith(u'{'));
}

void TestOddsRun::aTerminalGetsABarForALongCount()
{
    const QByteArray text = atTerminal(longCount);
    QVERIFY2(text.contains("] Counting 966,381,570 boards… "), text.constData());
    QVERIFY2(text.endsWith("\r\033[K"), text.constData());
    QVERIFY(!text.contains('\n'));
}

void TestOddsRun::aTerminalGetsNoBarForAShortCount()
{
    QCOMPARE(atTerminal(wordsOf("odds --hole As_Ks --hole Qd_Qc --board 2c_3c_4c")), QByteArray());
}

void TestOddsRun::aBarComesAfterHalfASecondAndGoes()
{
    const QString clear = QStringLiteral("\r\033[K");
    QCOMPARE(progressOf(true, ProgressWish::ifLong, {{0, 10}, {499, 300}, {500, 400}, {600, 1000}}),
             clear + QStringLiteral("[########............] Counting 1,000 boards… 40 %") + clear
                 + QStringLiteral("[####################] Counting 1,000 boards… 100 %") + clear);
    QCOMPARE(progressOf(true, ProgressWish::ifLong, {{0, 10}, {499, 1000}}), QString());
    QVERIFY(progressOf(true, ProgressWish::always, {{0, 10}}).startsWith(clear));
}

void TestOddsRun::elsewhereALineComesForEachTenth()
{
    QCOMPARE(progressOf(false, ProgressWish::always,
                        {{0, 10}, {50, 99}, {100, 100}, {150, 190}, {200, 450}, {900, 1000}}),
             QStringLiteral("Counting 1,000 boards… 1 %\n"
                            "Counting 1,000 boards… 10 %\n"
                            "Counting 1,000 boards… 45 %\n"
                            "Counting 1,000 boards… 100 %\n"));
}

void TestOddsRun::withoutAWishNothingComes()
{
    QCOMPARE(progressOf(true, ProgressWish::never, {{0, 10}, {9000, 300}}), QString());
    QCOMPARE(progressOf(false, ProgressWish::never, {{0, 10}, {9000, 300}}), QString());
}

QTEST_GUILESS_MAIN(TestOddsRun)
#include "tst_oddsrun.moc"

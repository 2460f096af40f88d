// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/progress/progressstore.h"
#include "tests/app/progress/progresses.h"
#include "tests/support/effort.h"
#include "tests/support/testprogram.h"

#include <QProcess>
#include <QSet>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include <chrono>
#include <memory>
#include <random>

#ifdef Q_OS_UNIX
#include <csignal>
#include <sys/resource.h>
#endif

using namespace showdown;
using namespace showdown::narration;
using namespace showdown::progress;
using namespace showdown::tests;

namespace {

constexpr int manyAnswers = 1'000'000;

const QString inPractice = QStringLiteral("--practice");

/// A program that answers exercises of a lesson, or questions of practice, from a number on, and reports what is kept.
std::unique_ptr<QProcess> startAnswering(const QString& folder, const QString& lesson, int first,
                                         int count = manyAnswers)
{
    auto process = std::make_unique<QProcess>();
    process->start(QStringLiteral(SHOWDOWN_ANSWERING_PATH),
                   {folder, lesson, QString::number(first), QString::number(count)});
    return process;
}

/// The numbers on the complete lines of an output.
QList<int> numbersIn(const QByteArray& output)
{
    QList<int> numbers;
    for (const QByteArray& line : output.left(output.lastIndexOf('\n') + 1).split('\n')) {
        if (!line.isEmpty())
            numbers += line.toInt();
    }
    return numbers;
}

/// The numbers of the answers, each of which should be there once.
QList<int> answersIn(const ProgressStore& store, const QString& lesson)
{
    QList<int> numbers;
    for (const progress::Answer& each : store.journal().answers) {
        if (each.lesson.lesson == lesson)
            numbers += each.exercise.toInt();
    }
    for (const PracticeAnswer& each : store.practice().answers()) {
        if (lesson == inPractice)
            numbers += static_cast<int>(minute(30).secsTo(each.when) / 60);
    }
    return numbers;
}

/// Whether the unfinished round holds just the last answers.
bool isRoundWithItsAnswers(const ProgressStore& store)
{
    if (store.rounds().empty())
        return store.practice().answers().size() % 15 == 0;
    const std::vector<PracticeAnswer>& given = store.rounds().front().answers;
    const std::vector<PracticeAnswer>& all = store.practice().answers();
    return store.rounds().size() == 1 && given.size() == all.size() % 15
           && std::equal(given.rbegin(), given.rend(), all.rbegin());
}

} // namespace

/// Progress used by several programs, killed programs, and a failing disk.
class TestProgressUse : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void windowsSeeEachOther();
    void programsWriteAtOnce();
    void noFinishedAnswerIsLostByAKill_data();
    void noFinishedAnswerIsLostByAKill();
    void aFileThatIsHeldIsWaitedFor();
    void aRefusedAnswerIsWrittenWithTheNext();

private:
    QString folder() const { return m_folder->path(); }

    std::optional<QTemporaryDir> m_folder;
};

void TestProgressUse::init()
{
    m_folder.emplace();
    QVERIFY(m_folder->isValid());
}

void TestProgressUse::windowsSeeEachOther()
{
    ProgressStore one(folder());
    ProgressStore two(folder());
    QVERIFY(!one.record(answer(twoPair, "a", 1, true)));
    QVERIFY(two.records().empty());
    QVERIFY(!two.refresh());
    QCOMPARE(two.journal(), one.journal());
    QVERIFY(!two.record(answer(straights, "a", 2, true)));
    QVERIFY(!one.open(straights, minute(3))); // learns by it what the other one did
    QCOMPARE(one.records().size(), std::size_t(2));
    QVERIFY(!two.clear());
    QVERIFY(!one.refresh());
    QVERIFY(one.records().empty());
}

void TestProgressUse::programsWriteAtOnce()
{
    constexpr int count = 150;
    const QStringList lessons{QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c")};
    std::vector<std::unique_ptr<QProcess>> programs; // one of them will make the file
    for (const QString& lesson : lessons)
        programs.push_back(startAnswering(folder(), lesson, 0, count));
    for (const auto& program : programs) {
        QVERIFY(program->waitForFinished(100'000));
        QCOMPARE(program->exitCode(), 0);
    }
    const ProgressStore store(folder());
    QVERIFY(!store.problem());
    for (const QString& lesson : lessons)
        QCOMPARE(answersIn(store, lesson).size(), count);
    QCOMPARE(store.journal().answers.size(), std::size_t(3 * count));
}

void TestProgressUse::noFinishedAnswerIsLostByAKill_data()
{
    QTest::addColumn<QString>("lesson");
    QTest::addColumn<int>("kills");
    QTest::newRow("lessons") << QStringLiteral("a") << trials(100, 28);
    QTest::newRow("practice") << inPractice << trials(200, 28);
}

void TestProgressUse::noFinishedAnswerIsLostByAKill()
{
    QFETCH(QString, lesson);
    QFETCH(int, kills);
    std::mt19937 random(15); // NOLINT(bugprone-random-generator-seed): the same moments each time
    const auto upTo = [&random](int most) {
        return std::uniform_int_distribution<int>(0, most)(random);
    };
    QSet<int> told;
    int next = 0;
    int beforeTheFirst = 0;
    for (int kill = 0; kill < kills; ++kill) {
        const auto program = startAnswering(folder(), lesson, next);
        QVERIFY(program->waitForStarted());
        // One in four dies while it starts, the others after some answers; then chance decides.
        QByteArray output;
        if (kill % 4 != 0) {
            const int lines = 1 + upTo(12);
            while (output.count('\n') < lines) {
                QVERIFY(program->waitForReadyRead(60'000));
                output += program->readAllStandardOutput();
            }
            QThread::usleep(upTo(3'000));
        } else {
            QThread::usleep(upTo(40'000));
        }
        program->kill();
        QVERIFY(program->waitForFinished(60'000));
        QCOMPARE(program->exitStatus(), QProcess::CrashExit);
        output += program->readAllStandardOutput();
        beforeTheFirst += output.isEmpty() ? 1 : 0;
        for (const int number : numbersIn(output))
            told += number;

        const ProgressStore store(folder());
        QVERIFY(store.isKept());
        QVERIFY(!store.problem());
        const QList<int> numbers = answersIn(store, lesson);
        const QSet<int> kept(numbers.cbegin(), numbers.cend());
        QVERIFY2((told - kept).isEmpty(), qPrintable(QStringLiteral("kill %1").arg(kill)));
        // The other kept answers are those being given at the time.
        QCOMPARE_LE((kept - told).size(), kill + 1);
        QCOMPARE(numbers.size(), kept.size());
        QVERIFY(lesson != inPractice || isRoundWithItsAnswers(store));
        next = static_cast<int>(kept.size());
        for (int number = 0; number < next; ++number)
            QVERIFY(kept.contains(number));
    }
    QCOMPARE_GT(told.size(), kills);
    QCOMPARE_GT(beforeTheFirst, 0);
}

void TestProgressUse::aFileThatIsHeldIsWaitedFor()
{
    constexpr auto briefly = std::chrono::milliseconds(20);
    ProgressStore store(folder(), briefly);
    const QString name = QStringLiteral("holding");
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), name);
        database.setDatabaseName(progressFile(folder()));
        QVERIFY(database.open());
        QSqlQuery query(database);
        QVERIFY(query.exec(QStringLiteral("BEGIN IMMEDIATE")));

        QCOMPARE(store.record(answer(twoPair, "a", 1, true)), Failure(ProgressFault::busy));
        QCOMPARE(store.records().size(), std::size_t(1)); // not forgotten
        QCOMPARE(store.clear(), Failure(ProgressFault::busy));
        QCOMPARE(store.drop(QStringLiteral("/lessons")), Failure(ProgressFault::busy));
        QCOMPARE(store.records().size(), std::size_t(1));
        const ProgressStore late(folder(), briefly);
        QVERIFY(late.problem().has_value());
        QCOMPARE(late.problem()->fault, ProgressFault::busy);
        QVERIFY(!late.isKept());
        QVERIFY(query.exec(QStringLiteral("ROLLBACK")));
    }
    QSqlDatabase::removeDatabase(name);
    QVERIFY(!store.record(answer(twoPair, "b", 2, true)));
    QCOMPARE(ProgressStore(folder()).journal(), store.journal());
    QCOMPARE(store.journal().answers.size(), std::size_t(2));
}

void TestProgressUse::aRefusedAnswerIsWrittenWithTheNext()
{
#ifdef Q_OS_UNIX
    auto store = std::make_unique<ProgressStore>(folder());
    QVERIFY(!store->record(answer(twoPair, "a", 0, true)));
    auto* const earlier = std::signal(SIGXFSZ, SIG_IGN);
    rlimit limit{};
    QCOMPARE(getrlimit(RLIMIT_FSIZE, &limit), 0);
    const rlimit small{60'000, limit.rlim_max};
    QCOMPARE(setrlimit(RLIMIT_FSIZE, &small), 0);
    int given = 1;
    Failure failure;
    while (!failure && given < 1'000) {
        failure = store->record({twoPair, QString::number(given), minute(given), true});
        ++given;
    }
    const Failure second = store->record({twoPair, QStringLiteral("second"), minute(given), true});
    QCOMPARE(setrlimit(RLIMIT_FSIZE, &limit), 0);
    std::signal(SIGXFSZ, earlier);
    QVERIFY(failure.has_value());
    QVERIFY(second.has_value());
    ++given;
    QCOMPARE(store->journal().answers.size(), static_cast<std::size_t>(given));
    QCOMPARE(ProgressStore(folder()).journal().answers.size(), static_cast<std::size_t>(given - 2));

    QVERIFY(!store->record({twoPair, QStringLiteral("third"), minute(given), true}));
    const Journal all = store->journal();
    QCOMPARE(all.answers.size(), static_cast<std::size_t>(given + 1));
    QCOMPARE(ProgressStore(folder()).journal(), all);
#endif
}

SHOWDOWN_TEST(TestProgressUse)
#include "tst_progressuse.moc"

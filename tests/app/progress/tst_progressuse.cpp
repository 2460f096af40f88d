// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/progress/progressstore.h"
#include "tests/app/progress/progresses.h"
#include "tests/support/effort.h"
#include "tests/support/fulldisk.h"
#include "tests/support/testprogram.h"

#include <QProcess>
#include <QSet>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include <chrono>
#include <functional>
#include <memory>
#include <random>

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

using PracticeAnswers = std::vector<PracticeAnswer>;
using Change = std::function<Failure(ProgressStore& store)>;

/// Makes a file of a version, of which the current one has practice too; closed, so that it is whole.
bool makeFile(const QString& folder, int version)
{
    if (version < 4)
        return alter(progressFile(folder), olderFile(version, 2'000));
    Journal journal{{{twoPair, minute(0)}}, {}, {QStringLiteral("/home/me/lessons")}};
    for (int i = 0; i < 2'000; ++i)
        journal.answers.push_back({ownPair, QString::number(i), minute(i), true});
    PracticeChanges practice;
    practice.rounds.push_back(beginRound({}, {}, minute(0), 1));
    for (int i = 0; i < 100; ++i)
        practice.answers.push_back(practised({}, minute(i), true));
    const auto opened = ProgressDatabase::open(folder);
    return opened.database && !opened.database->add(journal, practice);
}

/// Puts the progress of one folder in place of that of another, which it returns.
QString copied(const QString& from, const QString& to)
{
    for (const QString& name : QDir(to).entryList(QDir::Files))
        QFile::remove(to + u'/' + name);
    for (const QString& name : QDir(from).entryList(QDir::Files))
        QFile::copy(from + u'/' + name, to + u'/' + name);
    QFile::remove(to + QStringLiteral("/progress.lock"));
    return to;
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
    void programsWriteAtOnce_data();
    void programsWriteAtOnce();
    void noFinishedAnswerIsLostByAKill_data();
    void noFinishedAnswerIsLostByAKill();
    void aKillLeavesTheOldOrTheNew_data();
    void aKillLeavesTheOldOrTheNew();
    void aFullDiskLosesNothing_data();
    void aFullDiskLosesNothing();
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

void TestProgressUse::programsWriteAtOnce_data()
{
    QTest::addColumn<QStringList>("lessons"); // of each program
    const QString a = QStringLiteral("a");
    QTest::newRow("two in lessons") << QStringList{a, QStringLiteral("b")};
    QTest::newRow("two in practice") << QStringList{inPractice, inPractice};
    QTest::newRow("five") << QStringList{a, QStringLiteral("b"), QStringLiteral("c"), inPractice,
                                         inPractice};
}

void TestProgressUse::programsWriteAtOnce()
{
    QFETCH(const QStringList, lessons);
    constexpr int count = 150;
    std::vector<std::unique_ptr<QProcess>> programs; // one of them will make the file
    int first = 0;
    for (const QString& lesson : lessons) {
        programs.push_back(startAnswering(folder(), lesson, first, count));
        first += count;
    }
    for (const auto& program : programs) {
        QVERIFY(program->waitForFinished(300'000));
        QCOMPARE(program->exitCode(), 0);
    }
    const ProgressStore store(folder());
    QVERIFY(!store.problem());
    QSet<int> numbers;
    for (const QString& lesson : QSet<QString>(lessons.cbegin(), lessons.cend())) {
        const QList<int> found = answersIn(store, lesson);
        QCOMPARE(found.size(), lessons.count(lesson) * count);
        numbers += QSet<int>(found.cbegin(), found.cend());
    }
    QCOMPARE(numbers.size(), first);
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

void TestProgressUse::aKillLeavesTheOldOrTheNew_data()
{
    QTest::addColumn<int>("version");
    for (int version = 1; version <= 3; ++version)
        QTest::addRow("a file of version %d comes along", version) << version;
    QTest::newRow("clearing") << 4;
}

void TestProgressUse::aKillLeavesTheOldOrTheNew()
{
    QFETCH(const int, version);
    const bool clears = version == 4;
    const QTemporaryDir before;
    QVERIFY(makeFile(before.path(), version));
    const Journal journal = ProgressStore(copied(before.path(), folder())).journal();
    QCOMPARE_GT(journal.answers.size(), std::size_t(1'000));
    const PracticeAnswers practice = ProgressStore(folder()).practice().answers();
    QCOMPARE(practice.size(), std::size_t(clears ? 100 : 0));
    std::mt19937 random(31); // NOLINT(bugprone-random-generator-seed): the same moments each time
    for (int kill = 0; kill < trials(200, 12); ++kill) {
        copied(before.path(), folder());
        QProcess program;
        program.start(QStringLiteral(SHOWDOWN_ANSWERING_PATH),
                      clears ? QStringList{folder(), QStringLiteral("--clear")}
                             : QStringList{folder(), QStringLiteral("a"), QStringLiteral("0"),
                                           QStringLiteral("0")});
        QVERIFY(program.waitForStarted());
        while (!QFile::exists(folder() + QStringLiteral("/progress.lock"))
               && program.state() == QProcess::Running)
            program.waitForFinished(0); // it is still starting
        QThread::usleep(std::uniform_int_distribution<int>(0, 12'000)(random));
        program.kill();
        program.waitForFinished(60'000);
        const QList<int> told = numbersIn(program.readAllStandardOutput());

        const ProgressStore store(folder());
        QVERIFY2(!store.problem() && store.isKept(), qPrintable(QString::number(kill)));
        QCOMPARE(store.journal().folders, journal.folders);
        if (!clears || !store.journal().answers.empty())
            QCOMPARE(store.journal(), journal);
        if (!store.practice().answers().empty())
            QCOMPARE(store.practice().answers(), practice);
        QCOMPARE(store.rounds().empty(), store.practice().answers().empty());
        QVERIFY(!told.contains(1) || store.journal().openings.empty());
        QVERIFY(!told.contains(2) || store.practice().answers().empty());
        QCOMPARE(QDir(folder()).entryList({QStringLiteral("progress-*")}), QStringList());
    }
}

void TestProgressUse::aFullDiskLosesNothing_data()
{
    QTest::addColumn<int>("version"); // of the file before; 0: none
    QTest::addColumn<Change>("change");
    const auto answering = [](ProgressStore& store) {
        return store.record(answer(straights, "a", 1, true));
    };
    const auto practising = [](ProgressStore& store) {
        PracticeRound round = beginRound({}, store.practice(), minute(0), 5);
        return store.record(round, answerTo(round, minute(0), true));
    };
    QTest::newRow("a new file") << 0 << Change(answering);
    QTest::newRow("an older file comes along") << 1 << Change(answering);
    QTest::newRow("an answer in a lesson") << 4 << Change(answering);
    QTest::newRow("an answer in practice") << 4 << Change(practising);
    QTest::newRow("clearing lessons") << 4 << Change([](ProgressStore& s) { return s.clear(); });
    QTest::newRow("clearing practice")
        << 4 << Change([](ProgressStore& store) { return store.clearPractice(); });
    QTest::newRow("dropping a folder") << 4 << Change([](ProgressStore& store) {
        return store.drop(QStringLiteral("/home/me/lessons"));
    });
}

/// Whatever it still takes: it is all as before or as wanted, and told.
void TestProgressUse::aFullDiskLosesNothing()
{
#ifdef Q_OS_UNIX
    QFETCH(const int, version);
    QFETCH(const Change, change);
    const QTemporaryDir before;
    QVERIFY(version == 0 || makeFile(before.path(), version));
    const auto stateOf = [](const ProgressStore& store) {
        return std::pair(store.journal(), store.practice().answers());
    };
    const auto earlier = stateOf(ProgressStore(copied(before.path(), folder())));
    int refused = 0;
    int taken = 0;
    const QList<int> sizes =
        areProofsWhole() ? QList<int>{10,     1'000,  4'096,  20'000,  32'000,  33'000, 36'000,
                                      40'000, 50'000, 70'000, 100'000, 200'000, 400'000}
                         : QList<int>{10, 33'000, 50'000};
    for (const int most : sizes + QList<int>{1'000'000}) {
        copied(before.path(), folder());
        std::optional<FullDisk> full(most);
        auto store = std::make_unique<ProgressStore>(folder());
        const bool isKept = store->isKept();
        const Failure fault = isKept ? change(*store) : store->problem()->fault;
        QVERIFY(isKept != store->problem().has_value());
        QVERIFY2(!fault || fault == ProgressFault::diskFull, qPrintable(QString::number(most)));
        const auto known = isKept ? stateOf(*store) : earlier;
        (fault ? refused : taken) += 1;
        {
            const QTemporaryDir now; // as a kill would leave it
            full.reset();
            const ProgressStore kept(copied(folder(), now.path()));
            QVERIFY(!kept.problem());
            QVERIFY(stateOf(kept) == (fault ? earlier : known));
        }
        store.reset(); // there is room again: what waits is written
        const ProgressStore again(folder());
        QVERIFY(!again.problem());
        QVERIFY(stateOf(again) == known);
    }
    QCOMPARE_GT(refused, 0);
    QCOMPARE_GT(taken, 0);
#endif
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
    std::optional<FullDisk> full(60'000);
    int given = 1;
    Failure failure;
    while (!failure && given < 1'000) {
        failure = store->record({twoPair, QString::number(given), minute(given), true});
        ++given;
    }
    const Failure second = store->record({twoPair, QStringLiteral("second"), minute(given), true});
    full.reset();
    QCOMPARE(failure, Failure(ProgressFault::diskFull));
    QCOMPARE(second, Failure(ProgressFault::diskFull));
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

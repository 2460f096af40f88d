// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/progress/practiceexport.h"
#include "app/progress/progressstore.h"
#include "tests/app/progress/progresses.h"
#include "tests/support/testprogram.h"

#include <QTemporaryDir>
#include <QTest>

#include <chrono>

using namespace showdown;
using namespace showdown::narration;
using namespace showdown::progress;
using namespace showdown::tests;

namespace {

const RoundWish ofPairs{Door::topics, 15, {}, {Topic::pair, Topic::twoPair}, {}};

PracticeRound roundOfPairs(int minutes = 0, std::uint32_t seed = 1)
{
    return beginRound(ofPairs, PracticeRecord(), minute(minutes), seed);
}

/// Answers so many questions of a round, every third of them wrong.
Failure practise(ProgressStore& store, PracticeRound& round, int count)
{
    for (int i = 0; i < count; ++i) {
        PracticeAnswer answer =
            answerTo(round, minute(round.current()), round.current() % 3 != 0, i % 2);
        answer.tempting = {PrintedMistake{7}};
        if (!answer.isRight)
            answer.mistake = PrintedMistake{7};
        if (const Failure failure = store.record(round, answer))
            return failure;
    }
    return std::nullopt;
}

} // namespace

/// The answers and rounds of practice in the file that keeps progress.
class TestPracticeFile : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void anUnfinishedRoundComesBack();
    void aFinishedRoundIsNotKept();
    void anEndedRoundIsNotKept();
    void clearingPracticeLeavesLessons();
    void clearingLessonsLeavesPractice();
    void windowsSeeEachOthersPractice();
    void twoWindowsGoOnWithOneRound();
    void aWindowThatClearedIsSeen();
    void aClockSetBackLosesNothing_data();
    void aClockSetBackLosesNothing();
    void olderFilesComeAlong_data();
    void olderFilesComeAlong();
    void aNewerFileWithPracticeIsSetAside();
    void aDamagedFileWithPracticeIsSetAside();
    void answersOfAnotherVersionAreKept();
    void aFolderThatCannotBeMadeKeepsPracticeInMemory();
    void aFileThatCannotBeWrittenIsReadWithPractice();
    void aRefusedAnswerOfPracticeIsWrittenWithTheNext();

private:
    QString folder() const { return m_folder->path(); }
    QString path() const { return progressFile(folder()); }

    std::optional<QTemporaryDir> m_folder;
};

void TestPracticeFile::init()
{
    m_folder.emplace();
    QVERIFY(m_folder->isValid());
}

void TestPracticeFile::anUnfinishedRoundComesBack()
{
    PracticeRound round = roundOfPairs();
    std::vector<PracticeAnswer> answers;
    {
        ProgressStore store(folder());
        QVERIFY(!store.saveRound(round));
        QCOMPARE(store.rounds(), std::vector<PracticeRound>{round});
        QVERIFY(!practise(store, round, 6));
        QVERIFY(!round.repeats.empty());
        QCOMPARE(store.rounds(), std::vector<PracticeRound>{round});
        answers = store.practice().answers();
        QCOMPARE(answers, round.answers);
    }
    const ProgressStore store(folder());
    QVERIFY(!store.problem());
    QCOMPARE(store.rounds(), std::vector<PracticeRound>{round});
    QCOMPARE(store.practice().answers(), answers);
    QCOMPARE(store.practice().memories(), PracticeRecord(answers).memories());
}

void TestPracticeFile::aFinishedRoundIsNotKept()
{
    ProgressStore store(folder());
    PracticeRound round = roundOfPairs();
    QVERIFY(!practise(store, round, 15));
    QVERIFY(round.isOver());
    QVERIFY(store.rounds().empty());
    const ProgressStore again(folder());
    QVERIFY(again.rounds().empty());
    QCOMPARE(again.practice().answers().size(), std::size_t(15));
}

void TestPracticeFile::anEndedRoundIsNotKept()
{
    ProgressStore store(folder());
    PracticeRound first = roundOfPairs();
    PracticeRound second = roundOfPairs(1);
    QVERIFY(!store.saveRound(first));
    QVERIFY(!store.saveRound(second));
    QCOMPARE(store.rounds(), (std::vector<PracticeRound>{second, first}));
    QVERIFY(!practise(store, first, 2));
    QVERIFY(!store.dropRound(first));
    QVERIFY(first.isOver());
    QCOMPARE(store.rounds(), std::vector<PracticeRound>{second});
    const ProgressStore again(folder());
    QCOMPARE(again.rounds(), std::vector<PracticeRound>{second});
    QCOMPARE(again.practice().answers().size(), std::size_t(2));
}

void TestPracticeFile::clearingPracticeLeavesLessons()
{
    ProgressStore store(folder());
    PracticeRound round = roundOfPairs();
    QVERIFY(!store.record(answer(twoPair, "a", 1, true)));
    QVERIFY(!practise(store, round, 4));
    QVERIFY(!store.clearPractice());
    for (int start = 1; start <= 2; ++start) {
        QVERIFY(store.practice().answers().empty());
        QVERIFY(store.practice().memories().empty());
        QVERIFY(store.rounds().empty());
        QCOMPARE(stateOf(store.records(), twoPair, {QStringLiteral("a")}), LessonState::done);
        QVERIFY(!store.refresh());
    }
    QVERIFY(ProgressStore(folder()).practice().answers().empty());
    PracticeRound next = roundOfPairs(2);
    QVERIFY(!practise(store, next, 3));
    QCOMPARE(store.practice().answers(), next.answers);
}

void TestPracticeFile::clearingLessonsLeavesPractice()
{
    ProgressStore store(folder());
    PracticeRound round = roundOfPairs();
    QVERIFY(!store.record(answer(twoPair, "a", 1, true)));
    QVERIFY(!practise(store, round, 4));
    QVERIFY(!store.clear());
    QVERIFY(store.records().empty());
    QCOMPARE(ProgressStore(folder()).practice().answers().size(), std::size_t(4));
}

void TestPracticeFile::windowsSeeEachOthersPractice()
{
    ProgressStore one(folder());
    ProgressStore two(folder());
    PracticeRound first = roundOfPairs(0, 1);
    PracticeRound second = roundOfPairs(0, 2);
    QVERIFY(!practise(one, first, 3));
    QVERIFY(two.practice().answers().empty());
    QVERIFY(!practise(two, second, 2)); // learns by it what the other one did
    QCOMPARE(two.practice().answers().size(), std::size_t(5));
    QVERIFY(!practise(one, first, 1));
    QCOMPARE(one.practice().answers().size(), std::size_t(6));
    QVERIFY(!two.refresh());
    QCOMPARE(two.practice().answers(), one.practice().answers());
    QCOMPARE(two.practice().memories(), one.practice().memories());
    QCOMPARE(two.rounds(), one.rounds());
    QCOMPARE(two.rounds().size(), std::size_t(2));
    QCOMPARE(ProgressStore(folder()).practice().answers(), one.practice().answers());
}

void TestPracticeFile::twoWindowsGoOnWithOneRound()
{
    ProgressStore one(folder());
    PracticeRound round = roundOfPairs();
    QVERIFY(!practise(one, round, 2));
    ProgressStore two(folder());
    PracticeRound same = two.rounds().front();
    QVERIFY(!practise(one, round, 3));
    QVERIFY(!practise(two, same, 1)); // behind the other one
    QCOMPARE(two.rounds(), std::vector<PracticeRound>{round});
    QCOMPARE(two.practice().answers().size(), std::size_t(6));
    QVERIFY(!two.dropRound(same)); // the other one still plays it
    QCOMPARE(ProgressStore(folder()).rounds(), std::vector<PracticeRound>{round});
    QVERIFY(!one.dropRound(round));
    QVERIFY(ProgressStore(folder()).rounds().empty());
}

void TestPracticeFile::aWindowThatClearedIsSeen()
{
    ProgressStore one(folder());
    ProgressStore two(folder());
    PracticeRound first = roundOfPairs(0, 1);
    PracticeRound second = roundOfPairs(0, 2);
    QVERIFY(!practise(one, first, 3));
    QVERIFY(!two.refresh());
    QVERIFY(!one.clearPractice());
    QVERIFY(!practise(one, second, 3)); // as many as before
    QVERIFY(!two.refresh());
    QCOMPARE(two.practice().answers(), second.answers);
    QCOMPARE(two.practice().memories(), one.practice().memories());
}

void TestPracticeFile::aClockSetBackLosesNothing_data()
{
    QTest::addColumn<int>("minutes"); // by which the clock is set back between two answers
    QTest::newRow("an hour") << 60;
    QTest::newRow("a day") << 24 * 60;
    QTest::newRow("four years") << 4 * 365 * 24 * 60;
}

void TestPracticeFile::aClockSetBackLosesNothing()
{
    QFETCH(const int, minutes);
    PracticeRound round = roundOfPairs();
    std::vector<PracticeAnswer> given;
    for (int i = 0; i < 6; ++i) {
        ProgressStore store(folder());
        const int now = i < 3 ? i : i - minutes;
        given.push_back(answerTo(round, minute(now), true));
        QVERIFY(!store.record(round, given.back()));
        QVERIFY(!store.record(answer(twoPair, "a", now, true)));
    }
    const ProgressStore store(folder());
    QCOMPARE(store.practice().answers(), given); // in the order in which they were given
    QCOMPARE(store.rounds(), std::vector<PracticeRound>{round});
    QCOMPARE(store.practice().streak(), 6);
    QCOMPARE(store.practice().bestStreak(), 6);
    QCOMPARE(store.journal().answers.size(), std::size_t(6));
    QCOMPARE(stateOf(store.records(), twoPair, {QStringLiteral("a")}), LessonState::done);
    const QDate inAWeek = minute(7 * 24 * 60 - minutes).date();
    for (std::size_t i = 3; i < given.size(); ++i) {
        const PracticeCard card{given[i].source.topic, given[i].source.kind};
        QVERIFY(store.practice().memories().at(card).due.date() <= inAWeek.addDays(30));
    }
}

void TestPracticeFile::olderFilesComeAlong_data()
{
    QTest::addColumn<int>("version");
    for (int version = 1; version <= 3; ++version)
        QTest::addRow("%d", version) << version;
}

void TestPracticeFile::olderFilesComeAlong()
{
    QFETCH(int, version);
    QVERIFY(alter(path(), olderFile(version)));
    const Journal wanted{{{twoPair, minute(0)}},
                         {answer(twoPair, "a", 1, true)},
                         {QStringLiteral("/home/me/lessons")}};
    PracticeRound round = roundOfPairs();
    {
        ProgressStore store(folder());
        QVERIFY(!store.problem());
        QCOMPARE(store.journal(), wanted);
        QVERIFY(store.practice().answers().empty());
        QVERIFY(!practise(store, round, 2));
    }
    const ProgressStore store(folder());
    QVERIFY(!store.problem());
    QCOMPARE(store.journal(), wanted);
    QCOMPARE(store.practice().answers(), round.answers);
}

void TestPracticeFile::aNewerFileWithPracticeIsSetAside()
{
    PracticeRound round = roundOfPairs();
    {
        ProgressStore store(folder());
        QVERIFY(!practise(store, round, 2));
    }
    QVERIFY(alter(path(), {QStringLiteral("PRAGMA user_version = 5")}));
    ProgressStore store(folder());
    QCOMPARE(store.problem()->fault, ProgressFault::newer);
    QVERIFY(store.practice().answers().empty());
    QVERIFY(store.rounds().empty());
    QVERIFY(!practise(store, round, 1));
}

void TestPracticeFile::aDamagedFileWithPracticeIsSetAside()
{
    PracticeRound round = roundOfPairs();
    for (const char* damage : {"DROP TABLE practice", "ALTER TABLE rounds RENAME TO games"}) {
        {
            ProgressStore store(folder());
            QVERIFY(!practise(store, round, 1));
        }
        QVERIFY(alter(path(), {QString::fromLatin1(damage)}));
        const ProgressStore store(folder());
        QVERIFY(store.problem().has_value());
        QCOMPARE(store.problem()->fault, ProgressFault::damaged);
        QVERIFY(store.isKept());
        QVERIFY(store.practice().answers().empty());
    }
    QVERIFY(QFile::exists(m_folder->filePath(QStringLiteral("progress-2.sqlite"))));
}

void TestPracticeFile::answersOfAnotherVersionAreKept()
{
    PracticeRound round = roundOfPairs();
    {
        ProgressStore store(folder());
        QVERIFY(!practise(store, round, 3));
    }
    QVERIFY(alter(path(), {QStringLiteral("UPDATE practice SET kind = 'later' WHERE id = 2"),
                           QStringLiteral("UPDATE rounds SET content = '{}'")}));
    {
        ProgressStore store(folder());
        QVERIFY(!store.problem());
        QCOMPARE(store.practice().answers().size(), std::size_t(2));
        QVERIFY(store.rounds().empty());
        QVERIFY(!practise(store, round, 1));
        QCOMPARE(store.practice().answers().size(), std::size_t(3));
    }
    QVERIFY(alter(path(), {QStringLiteral("UPDATE practice SET kind = 'rank' WHERE id = 2")}));
    QCOMPARE(ProgressStore(folder()).practice().answers().size(), std::size_t(4));
}

void TestPracticeFile::aFolderThatCannotBeMadeKeepsPracticeInMemory()
{
    const QString file = m_folder->filePath(QStringLiteral("file"));
    QVERIFY(writeFile(file, "no folder"));
    ProgressStore store(file);
    QVERIFY(!store.isKept());
    PracticeRound round = roundOfPairs();
    QVERIFY(!store.saveRound(round));
    QVERIFY(!practise(store, round, 5));
    QCOMPARE(store.practice().answers(), round.answers);
    QCOMPARE(store.rounds(), std::vector<PracticeRound>{round});
    QVERIFY(!store.refresh());
    QVERIFY(!practise(store, round, 10));
    QVERIFY(store.rounds().empty());
    QCOMPARE(store.practice().answers().size(), std::size_t(15));
    QVERIFY(!store.clearPractice());
    QVERIFY(store.practice().answers().empty());
}

void TestPracticeFile::aFileThatCannotBeWrittenIsReadWithPractice()
{
    PracticeRound round = roundOfPairs();
    {
        ProgressStore store(folder());
        QVERIFY(!practise(store, round, 3));
    }
    QVERIFY(QDir(folder()).mkpath(QStringLiteral("progress.sqlite-wal/full"))); // for root as well
    ProgressStore store(folder());
    QVERIFY(!store.isKept());
    QCOMPARE(store.problem()->fault, ProgressFault::notWritable);
    QCOMPARE(store.practice().answers(), round.answers);
    QCOMPARE(store.rounds(), std::vector<PracticeRound>{round});
    QVERIFY(!practise(store, round, 2));
    QCOMPARE(store.practice().answers().size(), std::size_t(5));
    QCOMPARE(store.rounds(), std::vector<PracticeRound>{round});
    QCOMPARE(store.clearPractice(), Failure(ProgressFault::notWritable));
    QCOMPARE(store.practice().answers().size(), std::size_t(5));
}

void TestPracticeFile::aRefusedAnswerOfPracticeIsWrittenWithTheNext()
{
    ProgressStore store(folder(), std::chrono::milliseconds(20));
    ProgressStore other(folder());
    PracticeRound round = roundOfPairs(0, 1);
    PracticeRound others = roundOfPairs(0, 2);
    QVERIFY(!practise(store, round, 1));
    const QString name = QStringLiteral("holding practice");
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), name);
        database.setDatabaseName(path());
        QVERIFY(database.open());
        QSqlQuery query(database);
        QVERIFY(query.exec(QStringLiteral("BEGIN IMMEDIATE")));
        for (int i = 0; i < 2; ++i)
            QCOMPARE(practise(store, round, 1), Failure(ProgressFault::busy));
        QCOMPARE(store.practice().answers(), round.answers); // not forgotten
        QCOMPARE(store.rounds(), std::vector<PracticeRound>{round});
        QCOMPARE(store.clearPractice(), Failure(ProgressFault::busy));
        QCOMPARE(store.practice().answers(), round.answers);
        QCOMPARE(ProgressStore(folder(), std::chrono::milliseconds(20)).practice().answers().size(),
                 std::size_t(1));
        QVERIFY(query.exec(QStringLiteral("ROLLBACK")));
    }
    QSqlDatabase::removeDatabase(name);
    QVERIFY(!practise(other, others, 1)); // comes before those that wait
    QVERIFY(!store.refresh());
    QCOMPARE(store.practice().answers().size(), std::size_t(4));
    QCOMPARE(store.practice().answers()[1], others.answers[0]);
    QVERIFY(!practise(store, round, 1));
    QCOMPARE(store.practice().answers().size(), std::size_t(5));
    const ProgressStore again(folder());
    QCOMPARE(again.practice().answers(), store.practice().answers());
    QCOMPARE(again.practice().memories(), store.practice().memories());
    QCOMPARE(again.rounds().size(), std::size_t(2));
    QVERIFY(again.rounds() == store.rounds());
}

SHOWDOWN_TEST(TestPracticeFile)
#include "tst_practicefile.moc"

// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/progresstext.h"
#include "app/progress/progressstore.h"
#include "tests/app/narration/narrating.h"
#include "tests/app/progress/progresses.h"
#include "tests/support/testprogram.h"

#include <QTemporaryDir>
#include <QTest>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif

using namespace showdown;
using namespace showdown::narration;
using namespace showdown::progress;
using namespace showdown::tests;

namespace {

/// A file with a few hundred answers.
bool fill(const QString& folder)
{
    Journal journal;
    for (int i = 0; i < 300; ++i)
        journal.answers.push_back({twoPair, QString::number(i), minute(i), true});
    const auto opened = ProgressDatabase::open(folder);
    return opened.database && !opened.database->add(journal);
}

} // namespace

/// The file that keeps progress, and the handling of unusable ones.
class TestProgressFile : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void aFreshFileIsMadeWithItsFolder();
    void everythingComesBack();
    void clearingKeepsFolders();
    void droppingTakesOneFolder();
    void closingAFolderKeepsItsAnswers();
    void damagedFilesAreSetAside_data();
    void damagedFilesAreSetAside();
    void aNewerFileIsSetAside();
    void anOlderFileComesAlong();
    void theNextFreeNumberIsTaken();
    void whatAKillLeftHalfSetAsideComesTogether();
    void whatCannotBeSetAsideStaysWhole();
    void anEmptyFileIsBegun();
    void aFolderThatCannotBeMadeKeepsNothing();
    void aFolderInPlaceOfTheFileKeepsNothing();
    void aPipeIsNotWaitedFor_data();
    void aPipeIsNotWaitedFor();
    void aFileThatCannotBeWrittenIsRead();
    void everyFaultHasWordsOfItsOwn();

private:
    QString folder() const { return m_folder->path(); }
    QString path() const { return progressFile(folder()); }

    std::optional<QTemporaryDir> m_folder;
};

void TestProgressFile::init()
{
    QVERIFY(speak("en"));
    m_folder.emplace();
    QVERIFY(m_folder->isValid());
}

void TestProgressFile::aFreshFileIsMadeWithItsFolder()
{
    const QString deep = m_folder->filePath(QStringLiteral("not/there yet"));
    {
        ProgressStore store(deep);
        QVERIFY(store.isKept());
        QVERIFY(!store.problem());
        QCOMPARE(store.journal(), Journal());
        QVERIFY(!store.record(answer(twoPair, "a", 1, true)));
    }
    const QByteArray content = contentOf(progressFile(deep));
    QVERIFY(content.startsWith("SQLite format 3"));
    QCOMPARE(content.mid(18, 2), QByteArray("\2\2"));        // with a write-ahead log
    QCOMPARE(content.mid(60, 4), QByteArray("\0\0\0\4", 4)); // the version of the schema
}

void TestProgressFile::everythingComesBack()
{
    Journal before;
    {
        ProgressStore store(folder());
        QVERIFY(!store.open(twoPair, minute(0)));
        QVERIFY(!store.record(answer(twoPair, "a", 1, false)));
        QVERIFY(!store.record(answer(ownPair, "a", 2, true)));
        QVERIFY(!store.record(answer(twoPair, "a", 3, true, false)));
        QVERIFY(!store.open(twoPair, minute(4))); // a second time
        QVERIFY(!store.addFolder(QStringLiteral("/home/me/lessons")));
        QVERIFY(!store.addFolder(QStringLiteral("/home/me/lessons")));
        before = store.journal();
    }
    QCOMPARE(before.openings.size(), std::size_t(1));
    QCOMPARE(before.openings.front().when, minute(0));
    QCOMPARE(before.answers.size(), std::size_t(3));
    QCOMPARE(before.folders.size(), 1);
    const ProgressStore store(folder());
    QVERIFY(!store.problem());
    QCOMPARE(store.journal(), before);
}

void TestProgressFile::clearingKeepsFolders()
{
    {
        ProgressStore store(folder());
        QVERIFY(!store.open(twoPair, minute(0)));
        QVERIFY(!store.record(answer(twoPair, "a", 1, true)));
        QVERIFY(!store.addFolder(QStringLiteral("/lessons")));
        QVERIFY(!store.clear());
        QVERIFY(store.records().empty());
        QCOMPARE(store.journal().folders.size(), 1);
    }
    const ProgressStore store(folder());
    QVERIFY(store.records().empty());
    QCOMPARE(store.journal().folders.join(u' '), QStringLiteral("/lessons"));
}

void TestProgressFile::droppingTakesOneFolder()
{
    {
        ProgressStore store(folder());
        QVERIFY(!store.open(twoPair, minute(0)));
        QVERIFY(!store.open(ownPair, minute(0)));
        QVERIFY(!store.record(answer(twoPair, "a", 1, true)));
        QVERIFY(!store.record(answer(ownPair, "a", 1, true)));
        QVERIFY(!store.addFolder(ownPair.origin));
        QVERIFY(!store.drop(ownPair.origin));
        QCOMPARE(store.records().size(), std::size_t(1));
    }
    const ProgressStore store(folder());
    QCOMPARE(store.records().size(), std::size_t(1));
    QVERIFY(store.records().contains(twoPair));
    QVERIFY(store.journal().folders.isEmpty());
}

void TestProgressFile::closingAFolderKeepsItsAnswers()
{
    {
        ProgressStore store(folder());
        QVERIFY(!store.record(answer(ownPair, "a", 1, true)));
        QVERIFY(!store.addFolder(ownPair.origin));
        QVERIFY(!store.addFolder(QStringLiteral("/lessons")));
        QVERIFY(!store.closeFolder(ownPair.origin));
        QCOMPARE(store.journal().folders.join(u' '), QStringLiteral("/lessons"));
    }
    const ProgressStore store(folder());
    QCOMPARE(store.journal().folders.join(u' '), QStringLiteral("/lessons"));
    QVERIFY(store.records().contains(ownPair));
}

void TestProgressFile::damagedFilesAreSetAside_data()
{
    QTest::addColumn<int>("cutTo");     // bytes left; negative counts from the end; 0 leaves all
    QTest::addColumn<int>("garbageAt"); // -1: none
    QTest::addColumn<int>("garbage");   // bytes of it

    QTest::newRow("ten bytes left") << 10 << -1 << 0;
    QTest::newRow("cut in the header") << 50 << -1 << 0;
    QTest::newRow("cut after the header") << 100 << -1 << 0;
    QTest::newRow("cut after the first page") << 4096 << -1 << 0;
    QTest::newRow("cut in a page") << 10'000 << -1 << 0;
    QTest::newRow("last bytes missing") << -100 << -1 << 0;
    QTest::newRow("garbage in the first bytes") << 0 << 0 << 16;
    QTest::newRow("garbage in the schema") << 0 << 100 << 3'000;
    QTest::newRow("garbage in a page of answers") << 0 << 3 * 4096 << 4'096;
    QTest::newRow("garbage everywhere") << 0 << 0 << 20'000;
}

void TestProgressFile::damagedFilesAreSetAside()
{
    QFETCH(int, cutTo);
    QFETCH(int, garbageAt);
    QFETCH(int, garbage);
    QVERIFY(fill(folder()));
    QByteArray content = contentOf(path());
    QVERIFY(content.size() > 20'000);
    if (cutTo != 0)
        content = cutTo > 0 ? content.left(cutTo) : content.chopped(-cutTo);
    if (garbageAt >= 0)
        content.replace(garbageAt, garbage, QByteArray(garbage, '\x5a'));
    QVERIFY(writeFile(path(), content));

    ProgressStore store(folder());
    QVERIFY(store.problem().has_value());
    QCOMPARE(store.problem()->fault, ProgressFault::damaged);
    QCOMPARE(progressProblemText(*store.problem()),
             QStringLiteral("The file with your progress was damaged. It is now called "
                            "“progress-1.sqlite”, and a new one was begun."));
    QCOMPARE(contentOf(m_folder->filePath(QStringLiteral("progress-1.sqlite"))), content);
    QVERIFY(store.isKept());
    QVERIFY(store.records().empty());
    QVERIFY(!store.record(answer(twoPair, "a", 1, true)));
    const ProgressStore again(folder());
    QVERIFY(!again.problem());
    QCOMPARE(again.journal().answers.size(), std::size_t(1));
}

void TestProgressFile::aNewerFileIsSetAside()
{
    QVERIFY(fill(folder()));
    QVERIFY(alter(path(), {QStringLiteral("PRAGMA user_version = 5")}));
    const ProgressStore store(folder());
    QVERIFY(store.problem().has_value());
    QCOMPARE(
        progressProblemText(*store.problem()),
        QStringLiteral("Your progress was kept by a newer version of Showdown. Its file is now "
                       "called “progress-1.sqlite”, and a new one was begun."));
    QVERIFY(store.isKept());
    QVERIFY(store.records().empty());
}

/// The first version kept lessons with the digits of their folders.
void TestProgressFile::anOlderFileComesAlong()
{
    const QString ofTable = QStringLiteral("CREATE TABLE %1 (id INTEGER PRIMARY KEY, %2)");
    const QString lessonAt = QStringLiteral("origin TEXT NOT NULL, lesson TEXT NOT NULL, ");
    const QString openings = QStringLiteral("INSERT INTO openings VALUES ");
    const QString answers = QStringLiteral("INSERT INTO answers VALUES ");
    QVERIFY(alter(
        path(),
        {ofTable.arg(QStringLiteral("openings"),
                     lessonAt + QStringLiteral("moment TEXT NOT NULL, UNIQUE (origin, lesson)")),
         ofTable.arg(QStringLiteral("answers"),
                     lessonAt
                         + QStringLiteral("exercise TEXT NOT NULL, moment TEXT NOT NULL, isRight "
                                          "INTEGER NOT NULL CHECK (isRight IN (0, 1))")),
         ofTable.arg(QStringLiteral("folders"), QStringLiteral("path TEXT NOT NULL UNIQUE")),
         openings + QStringLiteral("(3, '', '06-two-pair', '2026-03-01T09:00:00.000Z')"),
         openings + QStringLiteral("(4, '', '07-two-pair', '2026-03-01T09:05:00.000Z')"),
         openings + QStringLiteral("(5, '', '12-12-x', '2026-03-01T09:06:00.000Z')"),
         answers + QStringLiteral("(1, '', '06-two-pair', 'a', '2026-03-01T09:01:00.000Z', 1)"),
         answers + QStringLiteral("(2, '', '07-two-pair', 'b', '2026-03-01T09:02:00.000Z', 0)"),
         answers
             + QStringLiteral("(3, '/home/me/lessons', '06-two-pair', 'a', "
                              "'2026-03-01T09:03:00.000Z', 1)"),
         QStringLiteral("INSERT INTO folders VALUES (1, '/home/me/lessons')"),
         QStringLiteral("PRAGMA user_version = 1")}));
    const Journal wanted{
        {{twoPair, minute(0)}, {{{}, QStringLiteral("12-x")}, minute(6)}},
        {answer(twoPair, "a", 1, true), answer(twoPair, "b", 2, false),
         answer(ownPair, "a", 3, true)},
        {QStringLiteral("/home/me/lessons")},
    };
    for (int start = 1; start <= 2; ++start) { // it comes along once
        const ProgressStore store(folder());
        QVERIFY(!store.problem());
        QVERIFY(store.isKept());
        QCOMPARE(store.journal(), wanted);
    }
    QCOMPARE(QDir(folder()).entryList({QStringLiteral("*-1.sqlite")}), QStringList());
}

void TestProgressFile::theNextFreeNumberIsTaken()
{
    // Databases, but not ours, and none of them is overwritten.
    const QStringList foreign{QStringLiteral("CREATE TABLE answers (something TEXT)"),
                              QStringLiteral("PRAGMA user_version = 1")};
    for (const char* aside : {"progress-1.sqlite", "progress-2.sqlite", "progress-3.sqlite"}) {
        QVERIFY(alter(path(), aside[9] == '2' ? foreign : foreign.mid(0, 1)));
        QVERIFY(writeFile(path() + QStringLiteral("-shm"), "left over"));
        const QByteArray content = contentOf(path());
        {
            const ProgressStore store(folder());
            QVERIFY(store.problem().has_value());
            QCOMPARE(store.problem()->aside, std::string(aside));
        }
        const QByteArray kept = contentOf(m_folder->filePath(QString::fromLatin1(aside)));
        QVERIFY(kept.contains("CREATE TABLE answers (something TEXT)"));
        QVERIFY(QFile::remove(path()));
    }
}

/// The log is renamed first.
void TestProgressFile::whatAKillLeftHalfSetAsideComesTogether()
{
    QVERIFY(writeFile(path(), "no database"));
    const QString log = m_folder->filePath(QStringLiteral("progress-1.sqlite-wal"));
    QVERIFY(writeFile(log, "its log"));
    const ProgressStore store(folder());
    QVERIFY(store.isKept());
    QCOMPARE(store.problem()->aside, std::string("progress-1.sqlite"));
    QCOMPARE(contentOf(m_folder->filePath(QStringLiteral("progress-1.sqlite"))),
             QByteArray("no database"));
    QCOMPARE(contentOf(log), QByteArray("its log"));
}

void TestProgressFile::whatCannotBeSetAsideStaysWhole()
{
    QVERIFY(writeFile(path(), "no database"));
    // A name that looks free, but cannot be used.
    QVERIFY(QFile::link(m_folder->filePath(QStringLiteral("nowhere/at all")),
                        m_folder->filePath(QStringLiteral("progress-1.sqlite"))));
    const ProgressStore store(folder());
    QVERIFY(!store.isKept());
    QVERIFY(store.problem().has_value());
    QCOMPARE(store.problem()->fault, ProgressFault::notSetAside);
    QCOMPARE(contentOf(path()), QByteArray("no database"));
}

void TestProgressFile::anEmptyFileIsBegun()
{
    // The state after a kill just when the file was created.
    QVERIFY(writeFile(path(), {}));
    ProgressStore store(folder());
    QVERIFY(!store.problem());
    QVERIFY(store.isKept());
    QVERIFY(!store.record(answer(twoPair, "a", 1, true)));
}

void TestProgressFile::aFolderThatCannotBeMadeKeepsNothing()
{
    const QString file = m_folder->filePath(QStringLiteral("file"));
    QVERIFY(writeFile(file, "no folder"));
    for (const QString& place : {file, file + QStringLiteral("/below")}) {
        ProgressStore store(place);
        QVERIFY(!store.isKept());
        QVERIFY(store.problem().has_value());
        QCOMPARE(progressProblemText(*store.problem()),
                 QStringLiteral("The folder for your progress cannot be written to, so nothing "
                                "new is kept."));
        // Everything works nevertheless.
        QVERIFY(!store.open(twoPair, minute(0)));
        QVERIFY(!store.record(answer(twoPair, "a", 1, true)));
        QVERIFY(!store.addFolder(QStringLiteral("/lessons")));
        QVERIFY(!store.refresh());
        QCOMPARE(stateOf(store.records(), twoPair, {QStringLiteral("a")}), LessonState::done);
        QCOMPARE(store.journal().folders.size(), 1);
        QVERIFY(!store.drop(QStringLiteral("/lessons")));
        QVERIFY(store.journal().folders.isEmpty());
        QVERIFY(!store.clear());
        QVERIFY(store.records().empty());
    }
    QCOMPARE(contentOf(file), QByteArray("no folder"));
}

void TestProgressFile::aFolderInPlaceOfTheFileKeepsNothing()
{
    QVERIFY(QDir(folder()).mkpath(QStringLiteral("progress.sqlite/full")));
    ProgressStore store(folder());
    QVERIFY(!store.isKept());
    QVERIFY(store.problem().has_value());
    QCOMPARE(store.problem()->fault, ProgressFault::notWritable);
    QVERIFY(!store.record(answer(twoPair, "a", 1, true)));
    QCOMPARE(store.records().size(), std::size_t(1));
    QVERIFY(QFileInfo(path() + QStringLiteral("/full")).isDir());
}

void TestProgressFile::aPipeIsNotWaitedFor_data()
{
    QTest::addColumn<QString>("name");
    for (const char* name :
         {"progress.sqlite", "progress.sqlite-wal", "progress.sqlite-journal", "progress.lock"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

void TestProgressFile::aPipeIsNotWaitedFor()
{
#ifdef Q_OS_UNIX
    QFETCH(QString, name);
    QVERIFY(mkfifo(QFile::encodeName(folder() + u'/' + name).constData(), 0600) == 0);
    const ProgressStore store(folder());
    QVERIFY(!store.isKept());
    QVERIFY(store.problem().has_value());
    QCOMPARE(store.problem()->fault, ProgressFault::notFile);
#endif
}

void TestProgressFile::aFileThatCannotBeWrittenIsRead()
{
    QVERIFY(fill(folder()));
    QVERIFY(QDir(folder()).mkpath(QStringLiteral("progress.sqlite-wal/full"))); // for root as well
    const QByteArray before = contentOf(path());
    {
        ProgressStore store(folder());
        QVERIFY(!store.isKept());
        QVERIFY(store.problem().has_value());
        QCOMPARE(store.problem()->fault, ProgressFault::notWritable);
        QCOMPARE(store.journal().answers.size(), std::size_t(300));
        QVERIFY(!store.record(answer(twoPair, "a", 1, true)));
        QCOMPARE(store.journal().answers.size(), std::size_t(301));
        QCOMPARE(store.clear(), Failure(ProgressFault::notWritable));
        QCOMPARE(store.drop(QStringLiteral("/lessons")), Failure(ProgressFault::notWritable));
        QCOMPARE(store.journal().answers.size(), std::size_t(301));
    }
    QCOMPARE(contentOf(path()), before);
}

void TestProgressFile::everyFaultHasWordsOfItsOwn()
{
    QStringList texts;
    for (const ProgressFault fault :
         {ProgressFault::damaged, ProgressFault::newer, ProgressFault::notSetAside,
          ProgressFault::notWritable, ProgressFault::diskFull, ProgressFault::busy,
          ProgressFault::notFile, ProgressFault::noDatabase, ProgressFault::otherError}) {
        texts += progressProblemText({fault, "progress-1.sqlite"});
        QVERIFY(texts.last().endsWith(u'.'));
        QVERIFY(!texts.last().contains(u'%'));
        QVERIFY(answerNotKeptText(fault).endsWith(u'.'));
        QVERIFY(progressNotClearedText(fault).endsWith(u'.'));
    }
    QCOMPARE(texts.removeDuplicates(), 0);
}

SHOWDOWN_TEST(TestProgressFile)
#include "tst_progressfile.moc"

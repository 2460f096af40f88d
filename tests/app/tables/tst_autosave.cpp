// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/tables/autosave.h"
#include "app/tables/savefile.h"
#include "tests/support/tables.h"
#include "tests/support/testprogram.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QTemporaryDir>
#include <QTest>

#include <optional>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif

using namespace showdown;
using namespace showdown::tables;
using namespace showdown::tests;

namespace {

KeptTable keptOf(const char* cards)
{
    KeptTable kept;
    kept.file.tables.front().table = tableOf(QString::fromLatin1(cards));
    kept.isModified = true;
    return kept;
}

QStringList tablesIn(const LeftTables& left)
{
    QStringList tables;
    for (const LeftTable& each : left.tables)
        tables << describe(each.table.file.tables.front().table);
    return tables;
}

const char* const twoKings = "Ks Kd - - - | - - - - -";
const char* const twoQueens = "Qs Qd - - - | - - - - -";

} // namespace

/// The folder in which windows autosave their tables.
class TestAutosave : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_folder.emplace(); }

    void allOfATableIsKept();
    void severalTablesAreKept();
    void aTableIsNotLeftWhileItsWindowLives();
    void aTableIsTakenOverOnce();
    void leavingAndRemovingGoOnWithANewFile();
    void takingOverDeletesTheOwnFileIfWanted();
    void theNewestIsTheFirst();
    void aClockSetBackChangesNoOrder();
    void theLockOfADeadProgramHoldsNothing();
    void aFaultyFileIsNamed();
    void onlyFaultsOfContentSetAside_data();
    void onlyFaultsOfContentSetAside();
    void aFileOfTheLargestSizeIsKept();
    void aFileIsTakenIn();
    void anUnwritableFolderIsSaid();
    void nothingIsLookedAtWhileAnotherWindowLooks();
#ifdef Q_OS_UNIX
    void aLockThatIsNoneIsPassed();
#endif
    void aHugeFileHasNoDigest();

private:
    QString folder() const
    {
        return m_folder->filePath(QStringLiteral("data/tables"));
    }

    std::optional<QTemporaryDir> m_folder;
};

void TestAutosave::allOfATableIsKept()
{
    KeptTable kept = keptOf(twoKings);
    kept.file.tables.front().table.names[1] = QStringLiteral("Zoë");
    kept.file.tables.front().extras = R"({"by":"Ann","players":[{},{"seat":4}]})";
    kept.file.tables.front().setPart(oddsKey, oddsTableOf(QStringLiteral("- - | - - / 2c")));
    kept.path = QStringLiteral("/ho\"me/Zoë/a.showdown");
    kept.onDisk = digestOfBytes("x");
    kept.isLeft = true;
    {
        Autosave autosave(folder());
        QVERIFY(!autosave.write(kept));
    }
    const LeftTables left = Autosave(folder()).left();
    QCOMPARE(left.tables.size(), std::size_t(1));
    const KeptTable& read = left.tables[0].table;
    QVERIFY(read.file == kept.file);
    QCOMPARE(read.path, kept.path);
    QCOMPARE(read.onDisk, kept.onDisk);
    QVERIFY(read.isModified);
    QVERIFY(read.isLeft);
}

void TestAutosave::severalTablesAreKept()
{
    const QString path = QStringLiteral(SHOWDOWN_TEST_DATA_DIR "/three-tables.showdown");
    KeptTable kept;
    kept.file = std::get<TableStrip>(readTablesIn(path));
    kept.path = path;
    kept.onDisk = digestOf(path);
    kept.shown = 2;
    Autosave autosave(folder());
    for (const std::size_t count : {3U, 1U}) { // without the last two it becomes a file of one
        kept.file.tables.resize(count);
        QVERIFY(!autosave.write(kept));
        autosave.leave();
        const KeptTable read = *autosave.takeOver(autosave.left().tables.at(0).id);
        QCOMPARE(tableText(read.file), tableText(kept.file));
        QCOMPARE(read.path, path);
        QCOMPARE(read.onDisk, kept.onDisk);
        QVERIFY(!read.isModified);
        QCOMPARE(read.shown, count == 3 ? 2 : 0); // what is there
    }
}

void TestAutosave::aTableIsNotLeftWhileItsWindowLives()
{
    const Autosave reader(folder());
    QVERIFY(reader.left().tables.empty()); // not even the folder is there
    {
        Autosave autosave(folder());
        QVERIFY(!autosave.write(keptOf(twoKings)));
        QVERIFY(reader.left().tables.empty());
        QVERIFY(autosave.left().tables.empty());
        const QString own = QDir(folder()).entryList({QStringLiteral("*.showdown")}).constFirst();
        LeftTable living;
        living.id = own.chopped(int(qstrlen(".showdown")));
        QVERIFY(!reader.forget(living));
        QVERIFY(!autosave.write(keptOf(twoQueens)));
    }
    QCOMPARE(tablesIn(reader.left()), QStringList(QString::fromLatin1(twoQueens)));
}

void TestAutosave::aTableIsTakenOverOnce()
{
    {
        Autosave before(folder());
        QVERIFY(!before.write(keptOf(twoKings)));
    }
    Autosave one(folder());
    Autosave two(folder());
    const QString id = one.left().tables.at(0).id;
    QCOMPARE(two.left().tables.at(0).id, id); // both have seen it
    QVERIFY(one.takeOver(id));
    QVERIFY(!two.takeOver(id));
    QVERIFY(!one.takeOver(id));
    QVERIFY(!one.write(keptOf(twoQueens)));
    QVERIFY(!two.write(keptOf(twoKings)));
    QCOMPARE(QDir(folder()).entryList({QStringLiteral("*.showdown")}).size(), 2);
}

void TestAutosave::leavingAndRemovingGoOnWithANewFile()
{
    Autosave autosave(folder());
    autosave.remove(); // nothing yet
    QVERIFY(!autosave.write(keptOf(twoKings)));
    autosave.leave();
    QCOMPARE(tablesIn(autosave.left()), QStringList(QString::fromLatin1(twoKings)));
    QVERIFY(!autosave.write(keptOf(twoQueens)));
    autosave.remove();
    QCOMPARE(tablesIn(autosave.left()), QStringList(QString::fromLatin1(twoKings)));
    QVERIFY(autosave.forget(autosave.left().tables.at(0)));
    QVERIFY(autosave.left().tables.empty());
    QCOMPARE(QDir(folder()).entryList(QDir::Files), QStringList()); // no locks either
}

void TestAutosave::takingOverDeletesTheOwnFileIfWanted()
{
    for (const bool stays : {true, false}) {
        Autosave autosave(folder());
        QVERIFY(!autosave.write(keptOf(twoKings)));
        autosave.leave();
        const QString id = autosave.left().tables.at(0).id;
        QVERIFY(!autosave.write(keptOf(twoQueens)));
        QVERIFY(autosave.takeOver(id, stays));
        QCOMPARE(tablesIn(autosave.left()),
                 stays ? QStringList(QString::fromLatin1(twoQueens)) : QStringList());
        autosave.remove();
        for (const LeftTable& each : autosave.left().tables)
            autosave.forget(each);
    }
}

void TestAutosave::theNewestIsTheFirst()
{
    Autosave autosave(folder());
    for (const char* cards : {twoKings, twoQueens, twoKings}) {
        QVERIFY(!autosave.write(keptOf(cards)));
        autosave.leave();
        makeOlder(folder());
    }
    QCOMPARE(tablesIn(autosave.left()),
             QStringList({QString::fromLatin1(twoKings), QString::fromLatin1(twoQueens),
                          QString::fromLatin1(twoKings)}));
}

/// What was built last comes back first, and is not what a start deletes as the oldest.
void TestAutosave::aClockSetBackChangesNoOrder()
{
    Autosave autosave(folder());
    QVERIFY(!autosave.write(keptOf(twoKings)));
    autosave.leave();
    QFile kings(QDir(folder()).entryInfoList({QStringLiteral("*.showdown")}).at(0).filePath());
    QVERIFY(kings.open(QIODevice::ReadWrite));
    QVERIFY(kings.setFileTime(QDateTime::currentDateTime().addYears(4),
                              QFileDevice::FileModificationTime));
    kings.close();
    QVERIFY(!autosave.write(keptOf(twoQueens)));
    autosave.leave();
    for (const char* cards : {twoQueens, twoKings}) // one window goes on for a while
        QVERIFY(!autosave.write(keptOf(cards)));
    autosave.leave();
    QCOMPARE(tablesIn(autosave.left()),
             QStringList({QString::fromLatin1(twoKings), QString::fromLatin1(twoQueens),
                          QString::fromLatin1(twoKings)}));
    for (const LeftTable& each : autosave.left().tables)
        QVERIFY(autosave.forget(each));
}

void TestAutosave::theLockOfADeadProgramHoldsNothing()
{
    {
        Autosave autosave(folder());
        QVERIFY(!autosave.write(keptOf(twoKings)));
    }
    const QString name = QDir(folder()).entryList({QStringLiteral("*.showdown")}).constFirst();
    const QString lock =
        folder() + u'/' + name.chopped(int(qstrlen("showdown"))) + QStringLiteral("lock");
    // The lock left by a killed program: its number, name and machine.
    QVERIFY(!saveFile(lock, "4194304\nshowdown\n" + QSysInfo::machineHostName().toUtf8() + "\n"));
    Autosave autosave(folder());
    const LeftTables left = autosave.left();
    QCOMPARE(left.tables.size(), std::size_t(1));
    QVERIFY(autosave.takeOver(left.tables[0].id));
}

void TestAutosave::aFaultyFileIsNamed()
{
    QVERIFY(QDir().mkpath(folder()));
    const QString path = folder() + QStringLiteral("/x.showdown");
    QVERIFY(!saveFile(path, "{"));
    QVERIFY(!saveFile(folder() + QStringLiteral("/y.showdown"), R"({"showdown": 3})"));
    const LeftTables left = Autosave(folder()).left();
    QVERIFY(left.tables.empty());
    QCOMPARE(left.faulty.size(), std::size_t(1)); // that of a newer version waits for it
    QCOMPARE(left.faulty[0].path, path);
    QVERIFY(!Autosave(folder()).takeOver(QStringLiteral("x")));
    QCOMPARE(Autosave::setAside(path), path + QStringLiteral(".unread"));
    QVERIFY(!saveFile(path, "["));
    QCOMPARE(Autosave::setAside(path), path + QStringLiteral(".unread2"));
    QCOMPARE(contentOf(path + QStringLiteral(".unread")), QByteArray("{"));
    QVERIFY(Autosave(folder()).left().faulty.empty());
}

void TestAutosave::onlyFaultsOfContentSetAside_data()
{
    QTest::addColumn<narration::FileFault>("fault");
    QTest::addColumn<bool>("isOfContent");
    using narration::FileFault;
    QTest::newRow("empty") << FileFault::empty << true;
    QTest::newRow("too large") << FileFault::tooLarge << true;
    QTest::newRow("not ours") << FileFault::notShowdown << true;
    QTest::newRow("not found") << FileFault::notFound << false;
    QTest::newRow("no permission") << FileFault::noPermission << false;
    QTest::newRow("not readable") << FileFault::notReadable << false;
}

void TestAutosave::onlyFaultsOfContentSetAside()
{
    QFETCH(const narration::FileFault, fault);
    QFETCH(const bool, isOfContent);
    QCOMPARE((FaultyTable{{}, fault}).isOfContent(), isOfContent);
}

void TestAutosave::aFileOfTheLargestSizeIsKept()
{
    KeptTable kept = keptOf(twoKings);
    kept.file.tables.front().extras =
        "{\"x\":\"" + QByteArray(int(largestTableFile) - 100, 'x') + "\"}";
    {
        Autosave autosave(folder());
        QVERIFY(!autosave.write(kept));
    }
    const LeftTables left = Autosave(folder()).left();
    QCOMPARE(left.tables.size(), std::size_t(1));
    QVERIFY(left.tables[0].table.file == kept.file);
}

void TestAutosave::aFileIsTakenIn()
{
    const QString path = m_folder->filePath(QStringLiteral("table.showdown"));
    QVERIFY(!saveFile(path, tableText(keptOf(twoKings).file)));
    const Autosave autosave(folder());
    autosave.adopt(path);
    autosave.adopt(path); // which no longer exists
    QVERIFY(!QFile::exists(path));
    const LeftTables left = autosave.left();
    QCOMPARE(tablesIn(left), QStringList(QString::fromLatin1(twoKings)));
    QVERIFY(left.tables[0].table.isModified);
    QVERIFY(!left.tables[0].table.isLeft);
    QCOMPARE(left.tables[0].table.path, QString());
}

void TestAutosave::anUnwritableFolderIsSaid()
{
    const QString file = m_folder->filePath(QStringLiteral("data"));
    QVERIFY(!saveFile(file, "a file where the folder should be"));
    Autosave autosave(folder());
    QVERIFY(autosave.write(keptOf(twoKings)).has_value());
    QVERIFY(autosave.left().tables.empty());
    QVERIFY(!autosave.takeOver(QStringLiteral("x")));
    QVERIFY(QFile::remove(file));
    QVERIFY(!autosave.write(keptOf(twoKings))); // as soon as it can be
}

void TestAutosave::nothingIsLookedAtWhileAnotherWindowLooks()
{
    {
        Autosave before(folder());
        QVERIFY(!before.write(keptOf(twoKings)));
    }
    Autosave autosave(folder());
    const QString id = autosave.left().tables.at(0).id;
    {
        QLockFile room(folder() + QStringLiteral("/room.lock"));
        QVERIFY(room.tryLock(0));
        QVERIFY(autosave.left().tables.empty());
        QVERIFY(!autosave.takeOver(id));
    }
    QVERIFY(autosave.takeOver(id));
}

#ifdef Q_OS_UNIX
/// A pipe, which would block.
void TestAutosave::aLockThatIsNoneIsPassed()
{
    QString id;
    {
        Autosave before(folder());
        QVERIFY(!before.write(keptOf(twoKings)));
        id = QFileInfo(QDir(folder()).entryList({QStringLiteral("*.showdown")}).at(0)).baseName();
    }
    const QString lock = folder() + u'/' + id + QStringLiteral(".lock");
    QCOMPARE(mkfifo(QFile::encodeName(lock).constData(), 0600), 0);
    Autosave autosave(folder());
    QVERIFY(autosave.left().tables.empty());
    QVERIFY(!autosave.takeOver(id));
    QVERIFY(!autosave.write(keptOf(twoQueens)));
}
#endif

void TestAutosave::aHugeFileHasNoDigest()
{
    QFile file(m_folder->filePath(QStringLiteral("huge.showdown")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QVERIFY(!digestOf(file.fileName()).isEmpty());
    QVERIFY(file.resize(qint64(1) << 40)); // takes no room; to read it all would take hours
    QCOMPARE(digestOf(file.fileName()), QByteArray());
}

SHOWDOWN_TEST(TestAutosave)
#include "tst_autosave.moc"

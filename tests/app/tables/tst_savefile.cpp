// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/filetext.h"
#include "app/tables/savefile.h"
#include "tests/app/narration/narrating.h"
#include "tests/support/fulldisk.h"
#include "tests/support/testprogram.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStorageInfo>
#include <QTemporaryDir>
#include <QTest>

#include <optional>
#include <vector>

using namespace showdown;
using namespace showdown::tables;
using namespace showdown::narration;
using namespace showdown::tests;

/// A file is saved completely, or the old content stays.
class TestSaveFile : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void aFileIsWritten();
    void aFileIsReplaced();
    void aLinkStaysALink();
    void aMissingFolderIsNamed();
    void aFolderIsNotReplaced();
    void aLongNameIsNamed();
    void whatCanOnlyBeReadIsNamed();
    void aFullDeviceIsNamedAndStays();
    void aShortWriteKeepsTheOldFile();
    void ofSeveralFilesAllAreWrittenOrNone_data();
    void ofSeveralFilesAllAreWrittenOrNone();
    void aNewFileIsRemovedIfTheNextCannotBePutInItsPlace();

private:
    QString path() const { return m_folder->filePath(QStringLiteral("a.showdown")); }
    QStringList files() const { return QDir(m_folder->path()).entryList(QDir::Files, QDir::Name); }

    std::optional<QTemporaryDir> m_folder;
};

void TestSaveFile::init()
{
    QVERIFY(speak("en"));
    m_folder.emplace();
    QVERIFY(m_folder->isValid());
}

void TestSaveFile::aFileIsWritten()
{
    QVERIFY(!saveFile(path(), "{}"));
    QCOMPARE(contentOf(path()), QByteArray("{}"));
}

void TestSaveFile::aFileIsReplaced()
{
    QVERIFY(!saveFile(path(), "a longer text"));
    QVERIFY(!saveFile(path(), "{}"));
    QCOMPARE(contentOf(path()), QByteArray("{}"));
    QCOMPARE(files(), QStringList(QStringLiteral("a.showdown")));
}

void TestSaveFile::ofSeveralFilesAllAreWrittenOrNone_data()
{
    QTest::addColumn<QString>("last");
    QTest::addColumn<SaveFault>("fault");
    QTest::newRow("no folder") << QStringLiteral("none/c") << SaveFault::noFolder;
    QTest::newRow("a folder") << QStringLiteral(".") << SaveFault::isFolder;
    QTest::newRow("a long name") << QString(300, u'x') << SaveFault::nameTooLong;
    QTest::newRow("a full device") << QStringLiteral("/dev/full") << SaveFault::diskFull;
}

void TestSaveFile::ofSeveralFilesAllAreWrittenOrNone()
{
    QFETCH(const QString, last);
    QFETCH(const SaveFault, fault);
    QVERIFY(!saveFile(path(), "old"));
    const QString other = m_folder->filePath(QStringLiteral("b.showdown"));
    std::vector<NewFile> wanted{
        {path(), "new"}, {other, "b"}, {QDir(m_folder->path()).filePath(last), "c"}};
    const std::optional<NotSaved> failed = saveFiles(wanted);
    QVERIFY(failed);
    QCOMPARE(failed->path, wanted.back().path);
    QCOMPARE(failed->fault, fault);
    QCOMPARE(contentOf(path()), QByteArray("old"));
    QCOMPARE(files(), QStringList(QStringLiteral("a.showdown")));
    wanted.pop_back();
    QVERIFY(!saveFiles(wanted));
    QCOMPARE(contentOf(path()), QByteArray("new"));
    QCOMPARE(contentOf(other), QByteArray("b"));
}

/// The target of a link has a name that is too long to be replaced, which shows only in the end.
void TestSaveFile::aNewFileIsRemovedIfTheNextCannotBePutInItsPlace()
{
    const QString target = m_folder->filePath(QString(252, u'x'));
    QFile file(target);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("old") == 3);
    file.close();
    const QString link = m_folder->filePath(QStringLiteral("link"));
    QVERIFY(QFile::link(target, link));
    const std::vector<NewFile> wanted{{path(), "a"}, {link, "b"}};
    const std::optional<NotSaved> failed = saveFiles(wanted);
    QVERIFY(failed);
    QCOMPARE(failed->path, link);
    QVERIFY(!QFileInfo::exists(path()));
    QCOMPARE(contentOf(target), QByteArray("old"));
}

void TestSaveFile::aLinkStaysALink()
{
    const QString target = m_folder->filePath(QStringLiteral("b.showdown"));
    QVERIFY(!saveFile(target, "old"));
    QVERIFY(QFile::link(target, path()));
    QVERIFY(!saveFile(path(), "new"));
    QVERIFY(QFileInfo(path()).isSymLink());
    QCOMPARE(contentOf(target), QByteArray("new"));
}

void TestSaveFile::aMissingFolderIsNamed()
{
    const auto fault = saveFile(m_folder->filePath(QStringLiteral("none/a.showdown")), "{}");
    QCOMPARE(fault, std::optional(SaveFault::noFolder));
    QCOMPARE(fileNotSaved(*fault),
             QStringLiteral("The file could not be saved: its folder is not there. Save it in a "
                            "folder that is there, or make this one again."));
}

void TestSaveFile::aFolderIsNotReplaced()
{
    QCOMPARE(saveFile(m_folder->path(), "{}"), std::optional(SaveFault::isFolder));
    QVERIFY(QFileInfo(m_folder->path()).isDir());
}

void TestSaveFile::aLongNameIsNamed()
{
    const QString none = m_folder->filePath(QString(300, u'x'));
    QCOMPARE(saveFile(none, "{}"), std::optional(SaveFault::nameTooLong));
    QVERIFY(files().isEmpty());
    // The temporary file, which replaces the file at the end, has a longer name.
    const QString replaced = m_folder->filePath(QString(252, u'x'));
    static_cast<void>(saveFile(replaced, "{}"));
    QCOMPARE(saveFile(replaced, "{}"), std::optional(SaveFault::nameTooLong));
    QCOMPARE(saveFile(m_folder->filePath(QString(240, u'x')), "{}"), std::nullopt);
}

/// A disk, if there is one, and a file, unless the user running this may write everything.
void TestSaveFile::whatCanOnlyBeReadIsNamed()
{
    for (const QStorageInfo& disk : QStorageInfo::mountedVolumes()) {
        const QString folder = disk.rootPath();
        if (disk.isReadOnly() && QFileInfo(folder).isDir())
            QCOMPARE(saveFile(QDir(folder).filePath(QStringLiteral("a.showdown")), "{}"),
                     std::optional(SaveFault::readOnly));
    }
    QVERIFY(!saveFile(path(), "old"));
    QVERIFY(QFile::setPermissions(path(), QFile::ReadOwner));
    if (QFileInfo(path()).isWritable())
        return;
    QCOMPARE(saveFile(path(), "{}"), std::optional(SaveFault::noPermission));
    QCOMPARE(contentOf(path()), QByteArray("old"));
}

void TestSaveFile::aFullDeviceIsNamedAndStays()
{
    const QString device = QStringLiteral("/dev/full");
    QVERIFY(QFile::exists(device));
    const auto fault = saveFile(device, "{}");
    QCOMPARE(fault, std::optional(SaveFault::diskFull));
    QCOMPARE(fileNotSaved(*fault),
             QStringLiteral("The file could not be saved: the disk is full. Make room on the disk "
                            "and try again, or save it on another one."));
    QVERIFY(!QFileInfo(device).isFile());
}

void TestSaveFile::aShortWriteKeepsTheOldFile()
{
#ifdef Q_OS_UNIX
    QVERIFY(!saveFile(path(), "old"));
    std::optional<FullDisk> full(10'000);
    const auto fault = saveFile(path(), QByteArray(100'000, 'x'));
    full.reset();

    QCOMPARE(fault, std::optional(SaveFault::notWritable));
    QCOMPARE(contentOf(path()), QByteArray("old"));
    QCOMPARE(files(), QStringList(QStringLiteral("a.showdown")));
#endif
}

SHOWDOWN_TEST(TestSaveFile)
#include "tst_savefile.moc"

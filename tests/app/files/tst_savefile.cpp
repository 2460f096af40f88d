// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/files/savefile.h"
#include "app/narration/filetext.h"
#include "tests/app/narration/narrating.h"
#include "tests/support/testprogram.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#ifdef Q_OS_UNIX
#include <csignal>
#include <sys/resource.h>
#endif

using namespace showdown;
using namespace showdown::files;
using namespace showdown::narration;
using namespace showdown::tests;

namespace {} // namespace

/// A file is saved whole, or what was there stays.
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
    void aFullDeviceIsNamedAndStays();
    void aShortWriteKeepsTheOldFile();

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
    QCOMPARE(fileNotSaved(*fault), QStringLiteral("The file could not be saved: no such folder."));
}

void TestSaveFile::aFolderIsNotReplaced()
{
    QVERIFY(saveFile(m_folder->path(), "{}"));
    QVERIFY(QFileInfo(m_folder->path()).isDir());
}

void TestSaveFile::aFullDeviceIsNamedAndStays()
{
    const QString device = QStringLiteral("/dev/full");
    QVERIFY(QFile::exists(device));
    const auto fault = saveFile(device, "{}");
    QCOMPARE(fault, std::optional(SaveFault::diskFull));
    QCOMPARE(fileNotSaved(*fault), QStringLiteral("The file could not be saved: disk full."));
    QVERIFY(!QFileInfo(device).isFile());
}

void TestSaveFile::aShortWriteKeepsTheOldFile()
{
#ifdef Q_OS_UNIX
    QVERIFY(!saveFile(path(), "old"));
    auto* const earlier = std::signal(SIGXFSZ, SIG_IGN);
    rlimit limit{};
    QCOMPARE(getrlimit(RLIMIT_FSIZE, &limit), 0);
    const rlimit small{10'000, limit.rlim_max};
    QCOMPARE(setrlimit(RLIMIT_FSIZE, &small), 0);
    const auto fault = saveFile(path(), QByteArray(100'000, 'x'));
    QCOMPARE(setrlimit(RLIMIT_FSIZE, &limit), 0);
    std::signal(SIGXFSZ, earlier);

    QCOMPARE(fault, std::optional(SaveFault::notWritable));
    QCOMPARE(contentOf(path()), QByteArray("old"));
    QCOMPARE(files(), QStringList(QStringLiteral("a.showdown")));
#endif
}

SHOWDOWN_TEST(TestSaveFile)
#include "tst_savefile.moc"

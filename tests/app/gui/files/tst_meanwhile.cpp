// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/files/tablerecovery.h"
#include "tests/app/gui/files/filestest.h"
#include "tests/support/tables.h"
#include "tests/support/testprogram.h"

#include <QLockFile>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

tables::KeptTable keptOf(const char* cards)
{
    tables::KeptTable kept;
    kept.file.tables.front().table = tableOf(QString::fromLatin1(cards));
    kept.isModified = true;
    return kept;
}

} // namespace

/// Other programs and windows change what a window has opened, listed or kept, and one table
/// replaces another.
class TestMeanwhile : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }
    void init() { m_files = std::make_unique<FilesFolder>(); }

    void whatAChangedFileHeldIsRecoveredAsModified_data();
    void whatAChangedFileHeldIsRecoveredAsModified();
    void aTableWhoseFileIsGoneIsAskedAbout();
    void aTableWhoseFileIsGoneComesBackUnasked();
    void whatWasDiscardedWithItsFileDoesNotComeBack();
    void tablesWithoutCardsPushNoOthersOut();
    void whatWasWrittenAgainIsNotDeleted();
    void theNextOneComesBackIfTheNewestIsTaken();
    void aBusyFolderIsSaid();
    void aFileOpenedOverARestoredTableIsNotModified();

private:
    QString path(const char* name = "a.showdown") const { return m_files->path(name); }
    QString folder() const { return m_files->folder(); }
    void leave(const char* cards) const
    {
        tables::Autosave left(path("tables"));
        if (left.write(keptOf(cards)))
            qWarning("not kept");
        makeOlder(path("tables"));
    }

    std::unique_ptr<FilesFolder> m_files;
};

void TestMeanwhile::whatAChangedFileHeldIsRecoveredAsModified_data()
{
    QTest::addColumn<bool>("isGone");
    QTest::newRow("changed") << false;
    QTest::newRow("gone") << true;
}

void TestMeanwhile::whatAChangedFileHeldIsRecoveredAsModified()
{
    QFETCH(const bool, isGone);
    {
        StartedWindow test(folder(), m_files->withHands());
        QVERIFY(test.window().close());
    }
    QByteArray changed(handsFile);
    QVERIFY(isGone ? QFile::remove(path())
                   : !tables::saveFile(path(), changed.replace("Kh", "Ah")).has_value());
    StartedWindow test(folder(), m_files->withHands("b.showdown"));
    QVERIFY(test.isReady());
    test.entries("recoverMenu");
    test.trigger("recoverTable1Action");
    QCOMPARE(test.table(), QString::fromLatin1(handsOfFile));
    QVERIFY(test.window().isWindowModified());
    test.press(Qt::Key_N, Qt::ControlModifier);
    QVERIFY(test.choose("unsavedBox", "cancelButton"));
    QCOMPARE(test.table(), QString::fromLatin1(handsOfFile));
}

void TestMeanwhile::aTableWhoseFileIsGoneIsAskedAbout()
{
    StartedWindow test(folder(), m_files->withHands());
    QVERIFY(test.isReady());
    QVERIFY(QFile::remove(path()));
    test.press(Qt::Key_N, Qt::ControlModifier);
    auto* box = test.shown("unsavedBox");
    QVERIFY(box);
    QCOMPARE(box->text(), QStringLiteral("“a.showdown” was deleted or moved since it was opened."));
    QVERIFY(test.choose("unsavedBox", "saveChangesButton"));
    QVERIFY(test.choose("overwriteBox", "overwriteButton"));
    QCOMPARE(m_files->tableIn(path()), QString::fromLatin1(handsOfFile));
    QVERIFY(!test.document().isNamed()); // and the new table has begun
}

void TestMeanwhile::aTableWhoseFileIsGoneComesBackUnasked()
{
    {
        StartedWindow test(folder(), m_files->withHands());
        QVERIFY(QFile::remove(path()));
        QVERIFY(test.window().close());
    }
    StartedWindow again(folder());
    QCOMPARE(again.table(), QString::fromLatin1(handsOfFile));
    QVERIFY(again.window().isWindowModified());
}

void TestMeanwhile::whatWasDiscardedWithItsFileDoesNotComeBack()
{
    {
        StartedWindow test(folder(), m_files->withHands());
        QVERIFY(test.isReady());
        test.type("9c ");
        QVERIFY(QFile::remove(path()));
        QVERIFY(!test.window().close());
        QVERIFY(test.choose("unsavedBox", "discardChangesButton"));
        QVERIFY(!test.window().isVisible());
    }
    QCOMPARE(m_files->kept(), QStringList());
    StartedWindow again(folder());
    QVERIFY(again.session().table() == sampleTable());
}

void TestMeanwhile::tablesWithoutCardsPushNoOthersOut()
{
    leave("Ks Kd - - - | - - - - -");
    for (std::size_t each = 0; each < TableRecovery::mostLeft; ++each)
        leave("- - - - - | - - - - -");
    StartedWindow test(folder(), std::nullopt, false);
    QTRY_COMPARE(m_files->kept().size(), 1);
    QVERIFY(test.entries("recoverMenu").startsWith(QStringLiteral("&1 K♠ K♦")));
}

void TestMeanwhile::whatWasWrittenAgainIsNotDeleted()
{
    leave("Ks Kd - - - | - - - - -");
    leave("Qs Qd - - - | - - - - -");
    StartedWindow test(folder(), m_files->withHands());
    QVERIFY(test.isReady());
    test.entries("recoverMenu");
    test.trigger("forgetRecoverableAction");
    {
        tables::Autosave other(path("tables")); // another window goes on with the queens, and ends
        QVERIFY(other.takeOver(other.left().tables.at(0).id));
        QVERIFY(!other.write(keptOf("Js Jd - - - | - - - - -")));
    }
    QString message;
    connect(&test.window().files(), &FileCommands::said, this,
            [&](const QString& said) { message = said; });
    QVERIFY(test.choose("forgetBox", "deleteRecoverableButton"));
    const QString left = test.entries("recoverMenu");
    QVERIFY2(left.startsWith(QStringLiteral("&1 J♠ J♦")), qPrintable(left));
    QVERIFY(!left.contains(u"&2"));
    QCOMPARE(message,
             QStringLiteral("1 table stayed: it has changed since, or cannot be deleted."));
}

void TestMeanwhile::theNextOneComesBackIfTheNewestIsTaken()
{
    leave("Ks Kd - - - | - - - - -");
    leave("Qs Qd - - - | - - - - -");
    CompareSession session;
    OddsSession odds;
    Document document({{{}, &session}, {tables::oddsKey, &odds}});
    TableRecovery keeper(document);
    keeper.keepIn(path("tables"));
    tables::LeftTables left = keeper.left();
    tables::Autosave other(path("tables"));
    QVERIFY(other.takeOver(left.tables.at(0).id));
    QVERIFY(!keeper.restore(left.tables));
    QCOMPARE(describe(session.table()), QStringLiteral("Ks Kd - - - | - - - - -"));
}

void TestMeanwhile::aBusyFolderIsSaid()
{
    leave("Ks Kd - - - | - - - - -");
    StartedWindow test(folder(), m_files->withHands());
    QLockFile room(path("tables/room.lock"));
    QVERIFY(room.tryLock(1000));
    test.entries("recoverMenu");
    QVERIFY(test.find<QAction>(QStringLiteral("busyRecoverableAction"))->isVisible());
    QVERIFY(!test.find<QAction>(QStringLiteral("nothingToRecoverAction"))->isVisible());
    room.unlock();
    QVERIFY(test.entries("recoverMenu").startsWith(QStringLiteral("&1 K♠ K♦")));
}

void TestMeanwhile::aFileOpenedOverARestoredTableIsNotModified()
{
    {
        StartedWindow test(folder());
        QVERIFY(test.isReady());
        test.type("3s ");
        QTRY_COMPARE(m_files->keptTable(), test.table());
    }
    StartedWindow again(folder());
    QVERIFY(again.isReady());
    QVERIFY(again.document().isModified()); // it has no undo step, and is in no file
    again.window().files().open(m_files->withHands());
    QCOMPARE(again.title(), QStringLiteral("a.showdown[*] — Showdown"));
    QVERIFY(!again.window().isWindowModified());
}

SHOWDOWN_TEST(TestMeanwhile)
#include "tst_meanwhile.moc"

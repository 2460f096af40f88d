// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/tables/savefile.h"
#include "tests/app/gui/files/filestest.h"
#include "tests/support/testprogram.h"

#include <QSignalSpy>
#include <QTimer>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

constexpr const char* goodText = R"({"showdown": 1, "title": null,
 "rules": {"preset": "series", "changed": {}}, "lens": null,
 "players": [{"name": null, "cards": ["Kh", null, "*", null, null]},
  {"name": null, "cards": ["2s", "3s", null, null, null]}]})";

} // namespace

/// Files that cannot be opened or saved: the message, and that nothing else happens.
class TestFileFaults : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }
    void init() { m_files = std::make_unique<FilesFolder>(); }

    void aFaultyFileChangesNothing_data();
    void aFaultyFileChangesNothing();
    void aFaultyFileIsNotAskedAbout();
    void aStartWithAFaultyFileSaysSo();
    void aFullDiskIsSaidAndTriedAgain();
    void aDiskThatFillsUpKeepsTheOldFile();
    void aFolderThatIsGoneIsSaid();
    void aLongNameIsSaidAndChanged();
    void aChangedFileIsOpenedInstead();
    void whatCannotBeKeptIsSaidOnce();
    void whatCannotBeKeptIsAskedAbout();

private:
    QString path(const char* name = "a.showdown") const { return m_files->path(name); }

    std::unique_ptr<FilesFolder> m_files;
};

void TestFileFaults::aFaultyFileChangesNothing_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("reason");
    const auto row = [](const char* name, const QByteArray& content, const char* reason) {
        QTest::newRow(name) << content << QString::fromUtf8(reason);
    };
    const QByteArray good = goodText;
    const auto changed = [&good](const char* from, const char* to) {
        return QByteArray(good).replace(from, to);
    };
    row("empty", "", "It is empty.");
    row("blanks alone", " \n\t", "It is empty.");
    row("truncated", good.left(good.size() - 2), "Line 4, column 58: expected “]”.");
    row("no JSON", "two pair beats a pair", "It is not a Showdown file.");
    row("a picture", QByteArray("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16), "It is not a Showdown file.");
    row("other JSON", R"({"name": "Ann"})", "It is not a Showdown file.");
    row("a comma too few", changed("1, \"title\"", "1 \"title\""),
        "Line 1, column 16: expected “,”.");
    row("newer", changed("\"showdown\": 1", "\"showdown\": 3"), "It was made by a newer version.");
    row("a bad card", changed("\"3s\"", "\"Kx\""),
        "Player 2, card 2, character 2: 'x' is no suit; one of h d c s.");
    row("a bad card in the third of several tables",
        contentOf(QStringLiteral(SHOWDOWN_TEST_DATA_DIR "/three-tables.showdown"))
            .replace("\"3d\"]", "\"Kx\"]"),
        "Table 3, Player 2, card 5, character 2: 'x' is no suit; one of h d c s.");
    const QByteArray collection =
        contentOf(QStringLiteral(SHOWDOWN_TEST_DATA_DIR "/three-tables.showdown"));
    row("several tables, truncated", collection.chopped(4),
        "Line 47, column 13: expected a closing quotation mark.");
    row("several tables, of a newer version",
        QByteArray(collection).replace("\"showdown\": 2", "\"showdown\": 3"),
        "It was made by a newer version.");
    row("too large", good + QByteArray(qsizetype{1024} * 1024, ' '), "It is larger than 1 MB.");
}

void TestFileFaults::aFaultyFileChangesNothing()
{
    QFETCH(const QByteArray, content);
    QFETCH(const QString, reason);
    QVERIFY(!tables::saveFile(path(), goodText));
    StartedWindow test(m_files->folder(), path());
    QVERIFY(test.isReady());
    test.type("9c ");
    test.press(Qt::Key_Z, Qt::ControlModifier);
    const CardTable table = test.session().table();
    QVERIFY(!tables::saveFile(path("b.showdown"), content));

    test.press(Qt::Key_O, Qt::ControlModifier);
    QVERIFY(test.typePath("openTableDialog", path("b.showdown")));
    auto* box = test.shown("fileProblemBox");
    QVERIFY(box);
    QCOMPARE(
        box->text(),
        QStringLiteral("This file could not be opened. %1 Your table is unchanged.").arg(reason));
    QCOMPARE(box->informativeText(), QDir::toNativeSeparators(path("b.showdown")));
    QTest::keyClick(box, Qt::Key_Escape);
    QVERIFY(!test.shown("fileProblemBox"));
    QVERIFY(test.session().table() == table);
    QVERIFY(test.session().undoStack().canRedo()); // not even the history
    QCOMPARE(test.document().path(), path());
    QVERIFY(!test.entries("recentFilesMenu").contains(QStringLiteral("b.showdown")));
    QCOMPARE(contentOf(path("b.showdown")), content);
}

void TestFileFaults::aFaultyFileIsNotAskedAbout()
{
    QVERIFY(!tables::saveFile(path(), goodText));
    StartedWindow test(m_files->folder(), path());
    QVERIFY(test.isReady());
    test.type("9c ");
    test.window().files().open(m_files->folder());
    QVERIFY(!test.shown("unsavedBox"));
    auto* box = test.shown("fileProblemBox");
    QVERIFY(box);
    QCOMPARE(box->text(),
             QStringLiteral("This file could not be opened. It is a folder. Your table "
                            "is unchanged."));
}

void TestFileFaults::aStartWithAFaultyFileSaysSo()
{
    QVERIFY(!tables::saveFile(path(), "{"));
    StartedWindow test(m_files->folder(), path());
    QVERIFY(test.isReady());
    QTRY_VERIFY(test.shown("fileProblemBox"));
    QVERIFY(test.session().table() == sampleTable());
    QVERIFY(!test.document().isNamed());
    QCOMPARE(contentOf(path()), QByteArray("{"));
}

void TestFileFaults::aFullDiskIsSaidAndTriedAgain()
{
    if (!QFile::exists(QStringLiteral("/dev/full")))
        return; // no such device on this system
    StartedWindow test(m_files->folder());
    QVERIFY(test.isReady());
    test.type("3s ");
    const QString built = test.table();
    QVERIFY(QFile::link(QStringLiteral("/dev/full"), path("full.showdown")));
    QVERIFY(test.saveAs(path("full.showdown")));
    auto* overwrite = test.shown("overwriteBox");
    QVERIFY(overwrite);
    QCOMPARE(overwrite->text(), QStringLiteral("There is a file of this name already."));
    QVERIFY(test.choose("overwriteBox", "overwriteButton"));
    auto* box = test.shown("saveFaultBox");
    QVERIFY(box);
    QCOMPARE(box->text(), QStringLiteral("The file could not be saved: the disk is full."));
    QCOMPARE(box->informativeText(),
             path("full.showdown")
                 + QStringLiteral("\n\nMake room on the disk and try again, or save it on another "
                                  "one."));
    QVERIFY(test.choose("saveFaultBox", "tryAgainButton"));
    QTRY_VERIFY(test.shown("saveFaultBox"));
    QVERIFY(test.choose("saveFaultBox", "saveElsewhereButton"));
    QVERIFY(test.typePath("saveTableDialog", path("b.showdown")));
    QCOMPARE(m_files->tableIn(path("b.showdown")), built);
    QCOMPARE(test.title(), QStringLiteral("b.showdown[*] — Showdown"));
    QCOMPARE(test.table(), built);
}

void TestFileFaults::aDiskThatFillsUpKeepsTheOldFile()
{
#ifdef Q_OS_UNIX
    QVERIFY(!tables::saveFile(path(), goodText));
    StartedWindow test(m_files->folder(), path());
    QVERIFY(test.isReady());
    test.type("9c ");
    const QString built = test.table();
    std::optional<FullDisk> full(100);
    test.press(Qt::Key_S, Qt::ControlModifier);
    auto* box = test.shown("saveFaultBox");
    QVERIFY(box);
    QCOMPARE(contentOf(path()), QByteArray(goodText)); // whole, and of before
    QCOMPARE(test.table(), built);
    QVERIFY(test.window().isWindowModified());
    full.reset();
    QTest::keyClick(box, Qt::Key_Return); // to try again is the first choice
    QCOMPARE(m_files->tableIn(path()), built);
    QVERIFY(!test.window().isWindowModified());
#endif
}

void TestFileFaults::aFolderThatIsGoneIsSaid()
{
    QVERIFY(QDir().mkpath(path("gone")));
    QVERIFY(!tables::saveFile(path("gone/a.showdown"), goodText));
    StartedWindow test(m_files->folder(), path("gone/a.showdown"));
    QVERIFY(test.isReady());
    test.type("9c ");
    QVERIFY(QDir(path("gone")).removeRecursively());
    test.press(Qt::Key_S, Qt::ControlModifier);
    QVERIFY(test.choose("overwriteBox", "overwriteButton"));
    auto* box = test.shown("saveFaultBox");
    QVERIFY(box);
    QCOMPARE(box->text(), QStringLiteral("The file could not be saved: its folder is not there."));
    box->close();
    QVERIFY(test.window().isWindowModified());
}

void TestFileFaults::aLongNameIsSaidAndChanged()
{
    QFile file(path(QByteArray(243, 'x') + ".showdown")); // of another program
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(goodText);
    file.close();
    StartedWindow test(m_files->folder(), file.fileName());
    QVERIFY(test.isReady());
    test.type("9c ");
    test.press(Qt::Key_S, Qt::ControlModifier); // what is written first has a longer name
    QTRY_VERIFY(test.shown("saveFaultBox"));
    const auto* box = test.shown("saveFaultBox");
    QCOMPARE(box->text(), QStringLiteral("The file could not be saved: its name is too long."));
    QVERIFY(box->informativeText().endsWith(QStringLiteral("\n\nSave it under a shorter name.")));
    QVERIFY(test.choose("saveFaultBox", "saveElsewhereButton"));
    QVERIFY(test.typePath("saveTableDialog", path("b.showdown")));
    QCOMPARE(m_files->tableIn(path("b.showdown")), test.table());
}

void TestFileFaults::aChangedFileIsOpenedInstead()
{
    StartedWindow test(m_files->folder(), m_files->withHands());
    QVERIFY(test.isReady());
    test.type("9c ");
    const QString built = test.table();
    QVERIFY(!tables::saveFile(path(), "of somebody else"));
    test.press(Qt::Key_S, Qt::ControlModifier);
    QVERIFY(test.choose("overwriteBox", "openNewVersionButton"));
    QVERIFY(test.shown("fileProblemBox")); // which is no table
    test.shown("fileProblemBox")->close();
    QCOMPARE(test.table(), built);

    QByteArray other(handsFile);
    QVERIFY(!tables::saveFile(path(), other.replace("Kh", "Ah")));
    test.press(Qt::Key_N, Qt::ControlModifier);
    QVERIFY(test.choose("unsavedBox", "saveChangesButton"));
    QVERIFY(test.choose("overwriteBox", "openNewVersionButton"));
    QCOMPARE(test.table(), QStringLiteral("Ah - * - - | 2s 3s - - -")); // and nothing is new
    QCOMPARE(contentOf(path()), other);
    QVERIFY(!test.window().isWindowModified());
    test.type("9c ");
    test.press(Qt::Key_S, Qt::ControlModifier); // it is the user's own again
    QVERIFY(!test.shown("overwriteBox"));
    QCOMPARE(m_files->tableIn(path()), test.table());
}

void TestFileFaults::whatCannotBeKeptIsSaidOnce()
{
    QVERIFY(!tables::saveFile(path("tables"), "a file where the folder should be"));
    StartedWindow test(m_files->folder());
    QVERIFY(test.isReady());
    QSignalSpy said(&test.window().files(), &FileCommands::said);
    test.type("3s ");
    QTRY_COMPARE(said.count(), 1);
    const QString message = said[0][0].toString();
    const QString wanted = QStringLiteral("What you build cannot be kept in %1 for the next start. "
                                          "The file could not be saved: its folder is not there.");
    QCOMPARE(message, wanted.arg(path("tables")));
    test.type("4s ");
    const auto* pause = test.window().findChild<QTimer*>(QStringLiteral("autosavePause"));
    QVERIFY(pause->isActive());
    QTRY_VERIFY(!pause->isActive());
    QCOMPARE(said.count(), 1);
    QVERIFY(test.saveAs(path())); // all else works
    QCOMPARE(m_files->tableIn(path()), test.table());
}

/// The program asks about an untitled table only when it would be lost.
void TestFileFaults::whatCannotBeKeptIsAskedAbout()
{
    QVERIFY(!tables::saveFile(path("tables"), "a file where the folder should be"));
    StartedWindow test(m_files->folder());
    QVERIFY(test.isReady());
    test.type("3s ");
    const QString built = test.table();
    QVERIFY(!test.window().close());
    QVERIFY(test.choose("unsavedBox", "cancelButton"));
    QVERIFY(test.window().isVisible());
    QCOMPARE(test.table(), built);
    QVERIFY(!test.window().close());
    QVERIFY(test.choose("unsavedBox", "discardChangesButton"));
    QVERIFY(!test.window().isVisible());
}

SHOWDOWN_TEST(TestFileFaults)
#include "tst_filefaults.moc"
